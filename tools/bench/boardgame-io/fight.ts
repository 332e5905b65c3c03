// Owns an attack of the toy on boardgame.io: responses, counters, the dodge, the hit and what follows it.

import { missing } from '@undercroft/kernel';
import { DIE, DODGE_FROM, GUARD_POWER, HEALTH, seatsAfter, TAKE_MOST } from '../toy/content.ts';
import { INVALID_MOVE, type Move } from './api.ts';
import { ask, discardCard, drawCards, finishAction, type Context, type Result } from './flow.ts';
import { canCounter, canRespond, playerAt, type G } from './state.ts';

export function attack(context: Context, target: number, power: number): void {
  const { G, playerID } = context;
  const by = Number(playerID);
  G.fight = { by, target, power: power + (playerAt(G, by).kit === 'blade' ? 1 : 0), response: '', countered: false };
  G.waiting = [...seatsAfter(by)];
  askNext(context, 'respond');
}

/** Asks the next seat of the window that could do something, or goes on when nobody is left. */
function askNext(context: Context, stage: 'respond' | 'counter'): void {
  const { G } = context;
  const could = stage === 'respond' ? canRespond : canCounter;
  let seat = G.waiting.shift();
  while (seat !== undefined && !could(G, seat)) seat = G.waiting.shift();
  if (seat === undefined) resolve(context);
  else ask(context, seat, stage);
}

function answer(context: Context, card: 'guard' | 'dodge' | 'counter'): Result {
  const { G, playerID } = context;
  const seat = Number(playerID);
  const fight = G.fight ?? missing();
  if (!playerAt(G, seat).hand.includes(card) || (card === 'dodge' && seat !== fight.target)) return INVALID_MOVE;
  discardCard(G, seat, card);
  if (card === 'counter') fight.countered = !fight.countered;
  else fight.response = card;
  G.waiting = [...seatsAfter(seat)];
  askNext(context, 'counter');
  return undefined;
}

function resolve(context: Context): void {
  const { response, countered, target } = context.G.fight ?? missing();
  if (response !== 'dodge' || countered) hit(context);
  else if (context.random.Die(DIE) >= DODGE_FROM) finishAction(context);
  else if (playerAt(context.G, target).gold > 0) ask(context, target, 'reroll');
  else hit(context);
}

function hit(context: Context): void {
  const { G, random } = context;
  const { response, countered, by, target, power } = G.fight ?? missing();
  const victim = playerAt(G, target);
  const die = random.Die(DIE);
  const guard = response === 'guard' && !countered ? GUARD_POWER : 0;
  const damage = power - guard + (die === DIE ? 1 : 0) - (victim.kit === 'shield' ? 1 : 0);
  if (die === 1 || damage <= 0) {
    finishAction(context);
    return;
  }
  victim.health -= damage;
  if (victim.health > 0) ask(context, by, 'spoils');
  else {
    playerAt(G, by).points++;
    ask(context, target, 'fall');
  }
}

function rerolled(context: Context, again: boolean): Result {
  const { G, random } = context;
  if (again) playerAt(G, (G.fight ?? missing()).target).gold--;
  if (again && random.Die(DIE) >= DODGE_FROM) finishAction(context);
  else hit(context);
  return undefined;
}

function fallen(context: Context, how: 'gold' | 'hand' | 'points' | 'bow'): Result {
  const { G } = context;
  const { by, target } = G.fight ?? missing();
  const victim = playerAt(G, target);
  if ((how === 'gold' || how === 'points') && victim[how] === 0) return INVALID_MOVE;
  if (how === 'hand' && victim.hand.length === 0) return INVALID_MOVE;
  if (how === 'gold') {
    playerAt(G, by).gold += victim.gold;
    victim.gold = 0;
  } else if (how === 'hand') G.discard.push(...victim.hand.splice(0));
  else if (how === 'points') victim.points--;
  else playerAt(G, by).points++;
  victim.health = HEALTH;
  finishAction(context);
  return undefined;
}

function spoils(context: Context, amount: number, cards: number): Result {
  const { G, playerID, random } = context;
  const victim = playerAt(G, (G.fight ?? missing()).target);
  if (!Number.isInteger(amount) || amount < 0 || amount > Math.min(TAKE_MOST, victim.gold)) return INVALID_MOVE;
  victim.gold -= amount;
  playerAt(G, Number(playerID)).gold += amount;
  drawCards(G, Number(playerID), cards, random);
  finishAction(context);
  return undefined;
}

const pass =
  (stage: 'respond' | 'counter'): Move<G> =>
  (context) => {
    askNext(context, stage);
    return undefined;
  };

export const fightStages = {
  respond: {
    moves: {
      guard: (context: Context) => answer(context, 'guard'),
      dodge: (context: Context) => answer(context, 'dodge'),
      pass: pass('respond'),
    },
  },
  counter: { moves: { counter: (context: Context) => answer(context, 'counter'), pass: pass('counter') } },
  reroll: { moves: { again: (context: Context) => rerolled(context, true), accept: (context: Context) => rerolled(context, false) } },
  fall: {
    moves: {
      'give-gold': (context: Context) => fallen(context, 'gold'),
      'drop-hand': (context: Context) => fallen(context, 'hand'),
      'lose-point': (context: Context) => fallen(context, 'points'),
      bow: (context: Context) => fallen(context, 'bow'),
    },
  },
  spoils: {
    moves: {
      'take-gold': (context: Context, amount: number) => spoils(context, amount, 0),
      'take-card': (context: Context) => spoils(context, 0, 1),
      mercy: (context: Context) => spoils(context, 0, 0),
    },
  },
};
