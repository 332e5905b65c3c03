// Owns what every fact changes on the board; nothing else changes it.

import {
  everyone,
  maskOf,
  pileOf,
  putInto,
  putUnder,
  shuffle,
  takeFrom,
  takeTop,
  type EventRules,
  type Pile,
  type Shown,
} from '@undercroft/kernel';
import { adventureOf, heroOf, mapOf, type MapId } from './content/cards.ts';
import type { Dungeoneer } from './dungeoneer.ts';
import { LEVEL } from './levels.ts';
import { withCard } from './queries/map.ts';
import { ENTERED, NOWHERE, openedBit, playerOf, type Board, type SpaceId } from './state.ts';

const all = ({ players }: Board): number => everyone(players.length);
const mapDeck = (board: Board, card: MapId): Pile => board.maps[mapOf(card).realm] as Pile;

/** The card on top of a deck, shown to everybody. */
function topShown(board: Board, pile: Pile, card: string, to = all(board)): readonly Shown[] {
  const zone = pile.at(-1);
  return zone === undefined ? [] : [{ zone, at: zone.cards.indexOf(card), to }];
}

/** A map card leaves its deck wherever it lies there: set-up looks for the cards that it needs. */
function takeMap(board: Board, card: MapId): void {
  const pile = mapDeck(board, card);
  const at = pile.findIndex((zone) => zone.cards.includes(card));
  if (at < 0) return;
  const zone = pile[at] as Pile[number];
  takeFrom(zone, card);
  if (zone.cards.length === 0) pile.splice(at, 1);
}

function lay(board: Board, card: MapId, x: number, y: number, turned: boolean): void {
  board.spaces = withCard(board.spaces, card, { x, y, turned });
  board.marks.push(0);
}

function place(board: Board, seat: number, space: SpaceId): void {
  const player = playerOf(board, seat);
  player.space = space;
  player.cusp = -1;
}

function spend(board: Board, seat: number, n: number): void {
  const player = playerOf(board, seat);
  // DGN-CHAL-02, DGN-SAVE-01: off-turn only the saved point can be spent.
  if (seat === board.turn) player.movement -= n;
  else player.saved -= n;
}

export const events: EventRules<Dungeoneer> = {
  'entrance.laid': {
    apply: (board, { card }) => {
      takeMap(board, card);
      lay(board, card, 0, 0, false);
    },
  },
  'ring.laid': { apply: () => undefined },
  'map.drawn': {
    shows: (board, { card }) => topShown(board, mapDeck(board, card), card),
    apply: (board, { card }) => {
      takeTop(mapDeck(board, card), card, all(board));
      board.drawn = card;
    },
  },
  'map.placed': {
    apply: (board, { card, x, y, turned }) => {
      if (board.drawn === card) board.drawn = null;
      else takeMap(board, card);
      lay(board, card, x, y, turned);
    },
  },
  'map.put-under': {
    apply: (board, { card }) => {
      putUnder(mapDeck(board, card), card, all(board));
      board.drawn = null;
    },
  },
  'hero.dealt': {
    apply: (board, { seat, hero }) => {
      const player = playerOf(board, seat);
      player.hero = hero;
      player.level = LEVEL[board.grade];
      player.life = heroOf(hero).life;
      player.glory = 1;
      player.peril = 1;
      board.heroes = board.heroes.filter((other) => other !== hero);
    },
  },
  'hero.placed': { apply: (board, { seat, space }) => place(board, seat, space) },
  'quest.dealt': {
    shows: (board, { seat, quest, open }) => topShown(board, board.quests, quest, open ? all(board) : maskOf(seat)),
    secret: { quest: (board, { seat, open }) => (open ? all(board) : maskOf(seat)) },
    apply: (board, { seat, quest, open }) => {
      const player = playerOf(board, seat);
      const knew = takeTop(board.quests, quest, open ? all(board) : maskOf(seat));
      if (open) player.quests = [...player.quests, { quest }];
      else putInto(player.sealed, quest, knew);
    },
  },
  'quest.turned-up': {
    shows: (board, { quest }) => topShown(board, board.quests, quest),
    apply: (board, { quest }) => {
      takeTop(board.quests, quest, all(board));
      board.global = [...board.global, { quest }];
    },
  },
  'card.drawn': {
    shows: (board, { seat, stock, card }) => topShown(board, board.stocks[stock]?.draw ?? [], card, maskOf(seat)),
    secret: { card: (_board, { seat }) => maskOf(seat) },
    apply: (board, { seat, stock, card }) => {
      const { draw } = board.stocks[stock] as Board['stocks'][number];
      putInto(playerOf(board, seat).hand, card, takeTop(draw, card, maskOf(seat)));
    },
  },
  'deck.shuffled': {
    apply: (board, { stock }) => {
      const found = board.stocks[stock] as Board['stocks'][number];
      found.draw.push(...pileOf(found.discard, all(board)));
      found.discard = [];
      shuffle(found.draw);
    },
  },
  'first.rolled': { apply: () => undefined },
  'first.chosen': {
    apply: (board, { seat }) => {
      board.turn = seat;
      board.first = seat;
    },
  },
  'turn.began': {
    apply: (board, { seat, round }) => {
      board.turn = seat;
      board.round = round;
      playerOf(board, seat).moved = false;
    },
  },
  'phase.began': { apply: (board, { phase }) => void (board.phase = phase) },
  'exits.closed': {
    apply: (board, { seat }) => {
      // DGN-COLLECT-03, A-09: the space in which the hero begins the turn is not new.
      for (let i = 0; i < board.marks.length; i++) board.marks[i] = 0;
      const { space } = playerOf(board, seat);
      if (space !== NOWHERE) board.marks[space] = ENTERED;
    },
  },
  'saved.lost': { apply: (board, { seat }) => void (playerOf(board, seat).saved = 0) },
  'movement.set': { apply: (board, { seat, n }) => void (playerOf(board, seat).movement = n) },
  'movement.spent': { apply: (board, { seat, n }) => spend(board, seat, n) },
  'movement.saved': {
    apply: (board, { seat }) => {
      playerOf(board, seat).saved = 1;
      playerOf(board, seat).movement = 0;
    },
  },
  'threat.rolled': { apply: (board, rolled) => void (board.rolled = rolled) },
  'exit.opened': {
    apply: (board, { space, side }) => void (board.marks[space] = (board.marks[space] as number) | openedBit(side)),
  },
  'hero.waited': { apply: (board, { seat, side }) => void (playerOf(board, seat).cusp = side) },
  'hero.moved': {
    apply: (board, { seat, to }) => {
      place(board, seat, to);
      if (seat === board.turn) playerOf(board, seat).moved = true;
    },
  },
  'space.collected': {
    apply: (board, { seat, space, glory, peril }) => {
      const player = playerOf(board, seat);
      player.glory += glory;
      player.peril += peril;
      board.marks[space] = (board.marks[space] as number) | ENTERED;
    },
  },
  'hero.tipped': {
    apply: (board, { seat, rise }) => {
      playerOf(board, seat).tipped = true;
      playerOf(board, seat).rise = rise;
    },
  },
  'hero.rose': {
    apply: (board, { seat }) => {
      playerOf(board, seat).tipped = false;
      playerOf(board, seat).rise = null;
    },
  },
  'hero.wounded': { apply: (board, { seat, life }) => void (playerOf(board, seat).life = life) },
  'hero.defeated': {
    apply: (board, { seat }) => {
      const player = playerOf(board, seat);
      player.alive = false;
      player.cusp = -1;
      player.movement = 0;
      player.saved = 0;
      // hand cards are discarded, Personal Quests go under the Quest deck.
      for (const card of player.hand.cards.slice()) toDiscard(board, seat, card);
      for (const { quest } of player.quests) putUnder(board.quests, quest, all(board));
      for (const quest of player.sealed.cards.slice()) putUnder(board.quests, quest, takeFrom(player.sealed, quest));
      player.quests = [];
    },
  },
  'card.discarded': { apply: (board, { seat, card }) => toDiscard(board, seat, card) },
  'turn.ended': { apply: () => undefined },
  'game.won': { apply: (board, { seats }) => void (board.winners = seats) },
};

function toDiscard(board: Board, seat: number, card: string): void {
  takeFrom(playerOf(board, seat).hand, card);
  const stock =
    board.stocks.length > 1 && (adventureOf(card).family === 'boon' || adventureOf(card).family === 'treasure')
      ? 0
      : board.stocks.length - 1;
  const found = board.stocks[stock] as Board['stocks'][number];
  found.discard = [...found.discard, card];
}
