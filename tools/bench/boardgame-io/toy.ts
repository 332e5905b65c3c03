// Owns the toy game on boardgame.io, written as its users write games: moves in stages, a stage for each kind of decision.

import { missing, at } from '@undercroft/kernel';
import * as rules from '../toy/content.ts';
import type { Card, Kit } from '../toy/content.ts';
import { INVALID_MOVE, TurnOrder, type GameConfig } from './api.ts';
import { enumerate } from './enumerate.ts';
import { attack, fightStages } from './fight.ts';
import { ask, discardCard, drawCards, finishAction, finishTurn, removeCard, renewDeck, type Context, type Result } from './flow.ts';
import { amountsOf, isPlayable, playerAt, playerView, targetsOf, type G } from './state.ts';

const NONE = -1;

function takeKit({ G, playerID }: Context, kit: Kit): Result {
  if (!rules.KITS.includes(kit)) return INVALID_MOVE;
  G.kits[playerID] = kit;
  if (Object.keys(G.kits).length < rules.SEATS) return undefined;
  for (const seat of rules.EVERY_SEAT) {
    const player = playerAt(G, seat);
    player.kit = G.kits[seat] ?? missing();
    if (player.kit === 'purse') player.gold += rules.PURSE;
  }
  return undefined;
}

function muster({ G, playerID, events, random }: Context, cards: number, coins: number): Result {
  G.turns++;
  G.actions = rules.ACTIONS;
  drawCards(G, Number(playerID), cards, random);
  playerAt(G, Number(playerID)).gold += coins;
  events.setActivePlayers({ currentPlayer: 'action' });
  return undefined;
}

/** A card without a target, or without an amount, is played without one. */
function play(context: Context, card: Card, target = NONE, amount = NONE): Result {
  const { G, playerID } = context;
  const seat = Number(playerID);
  if (!playerAt(G, seat).hand.includes(card) || !isPlayable(G, seat, card)) return INVALID_MOVE;
  if (targetsOf(G, seat, card)?.includes(target) === false) return INVALID_MOVE;
  if (amountsOf(G, seat, card, target)?.includes(amount) === false) return INVALID_MOVE;
  G.actions--;
  discardCard(G, seat, card);
  if (!asks(context, card, target, amount)) {
    atOnce(context, card, target, amount);
    finishAction(context);
  }
  return undefined;
}

/** The cards that lead to further questions. */
function asks(context: Context, card: Card, target: number, amount: number): boolean {
  const { G, playerID, events, random } = context;
  if (card === 'strike') attack(context, target, rules.STRIKE_POWER);
  else if (card === 'bolt') {
    playerAt(G, Number(playerID)).gold -= amount;
    attack(context, target, rules.BOLT_POWER + amount);
  } else if (card === 'levy') ask(context, target, 'pay');
  else if (card === 'scout') {
    renewDeck(G, random);
    events.setActivePlayers({ currentPlayer: 'scout' });
  } else if (card === 'feast') {
    G.bids = {};
    events.setActivePlayers({ all: 'bid', maxMoves: 1 });
  } else return false;
  return true;
}

function atOnce({ G, playerID, random }: Context, card: Card, target: number, amount: number): void {
  const me = playerAt(G, Number(playerID));
  if (card === 'heal') {
    me.gold -= amount - 1;
    me.health += amount;
  } else if (card === 'steal') {
    playerAt(G, target).gold -= amount;
    me.gold += amount;
  } else if (card === 'loot') {
    const die = random.Die(rules.DIE);
    me.gold += rules.lootOf(die);
    if (die === rules.DIE) drawCards(G, Number(playerID), 1, random);
  }
}

function trade(context: Context, card: Card): Result {
  const { G, playerID } = context;
  const me = playerAt(G, Number(playerID));
  if (!me.hand.includes(card)) return INVALID_MOVE;
  G.actions--;
  discardCard(G, Number(playerID), card);
  me.gold++;
  finishAction(context);
  return undefined;
}

function buy(context: Context): Result {
  const me = playerAt(context.G, Number(context.playerID));
  if (me.gold < rules.POINT_COST) return INVALID_MOVE;
  context.G.actions--;
  me.gold -= rules.POINT_COST;
  me.points++;
  finishAction(context);
  return undefined;
}

function payCoins(context: Context, amount: number): Result {
  const { G, ctx, playerID } = context;
  const me = playerAt(G, Number(playerID));
  if (!Number.isInteger(amount) || amount < 1 || amount > Math.min(rules.TAKE_MOST, me.gold)) return INVALID_MOVE;
  me.gold -= amount;
  playerAt(G, Number(ctx.currentPlayer)).gold += amount;
  finishAction(context);
  return undefined;
}

function payCard(context: Context, card: Card): Result {
  const { G, ctx, playerID } = context;
  if (!playerAt(G, Number(playerID)).hand.includes(card)) return INVALID_MOVE;
  removeCard(G, Number(playerID), card);
  playerAt(G, Number(ctx.currentPlayer)).hand.push(card);
  finishAction(context);
  return undefined;
}

function scouted(context: Context, bury: boolean): Result {
  const { deck } = context.G;
  if (bury) deck.unshift(deck.pop() ?? missing());
  finishAction(context);
  return undefined;
}

function bid(context: Context, coins: number): Result {
  const { G, playerID } = context;
  if (!Number.isInteger(coins) || coins < 0 || coins > playerAt(G, Number(playerID)).gold) return INVALID_MOVE;
  G.bids[playerID] = coins;
  if (Object.keys(G.bids).length < rules.SEATS) return undefined;
  const bids = rules.EVERY_SEAT.map((seat) => G.bids[seat] ?? missing());
  for (const seat of rules.EVERY_SEAT) playerAt(G, seat).gold -= at(bids, seat);
  const best = Math.max(...bids);
  if (bids.filter((n) => n === best).length === 1) playerAt(G, bids.indexOf(best)).points++;
  G.bids = {};
  finishAction(context);
  return undefined;
}

function drop(context: Context, places: number[]): Result {
  const { G, playerID } = context;
  const { hand } = playerAt(G, Number(playerID));
  if (new Set(places).size !== hand.length - rules.HAND_LIMIT || places.some((place) => hand[place] === undefined)) return INVALID_MOVE;
  for (const place of places.toSorted((a, b) => b - a)) G.discard.push(...hand.splice(place, 1));
  finishTurn(context);
  return undefined;
}

function done(context: Context): Result {
  context.G.actions--;
  finishAction(context, true);
  return undefined;
}

function setup({ random }: Pick<Context, 'random'>): G {
  const players = rules.EVERY_SEAT.map(() => ({ health: rules.HEALTH, gold: rules.GOLD, points: 0, kit: '' as const, hand: [] }));
  const G: G = {
    turns: 0,
    actions: 0,
    players,
    deck: random.Shuffle([...rules.ALL_CARDS]),
    discard: [],
    fight: null,
    waiting: [],
    kits: {},
    bids: {},
  };
  for (const seat of rules.EVERY_SEAT) drawCards(G, seat, rules.HAND, random);
  return G;
}

export const toy: GameConfig<G> = {
  name: 'toy',
  // The cheapest way it offers: no stack of earlier states.
  disableUndo: true,
  setup,
  phases: {
    kits: {
      start: true,
      next: 'play',
      endIf: ({ G }) => Object.keys(G.kits).length === rules.SEATS,
      turn: { activePlayers: { all: 'kit', maxMoves: 1 }, stages: { kit: { moves: { take: takeKit } } } },
    },
    play: {
      turn: {
        order: TurnOrder.RESET,
        activePlayers: { currentPlayer: 'muster' },
        stages: {
          muster: { moves: { cards: (context) => muster(context, 2, 0), coins: (context) => muster(context, 1, rules.MUSTER_GOLD) } },
          action: { moves: { play, trade, buy, done } },
          ...fightStages,
          pay: { moves: { coins: payCoins, card: payCard } },
          scout: { moves: { keep: (context) => scouted(context, false), bury: (context) => scouted(context, true) } },
          bid: { moves: { bid } },
          discard: { moves: { drop } },
        },
      },
    },
  },
  playerView,
  ai: { enumerate },
};
