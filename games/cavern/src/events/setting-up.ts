// Owns what facts of the set-up change: heroes and their cards, the stack, surges and the first player.

import { missing, takeTop, zoneOf, type EventRules, type Pile } from '@undercroft/kernel';
import { allyOf, tileOf, type TileId, type TreasureId } from '../content/cards.ts';
import type { Cavern } from '../cavern.ts';
import { adventureOf, heroOf } from '../content/cards.ts';
import { NOWHERE, type Board, type Hero, type HeroNo, type Team } from '../state.ts';
import { all, setHero, shuffleInto, topShown } from './parts.ts';

/** CAV-TEAM-02: players of two teams sit alternately; A8: the first player belongs to the first of them. */
const teamOf = (board: Board, hero: HeroNo): Team => {
  if (adventureOf(board.setup.adventure).teams !== true) return 0;
  return Math.abs(hero - board.first) % 2 === 0 ? 0 : 1;
};

/** A segment of the stack; that a named tile is in it is no secret (CAV-STACK-02). */
function segment(cards: readonly TileId[], knowers: number): Pile<TileId>[number] {
  const zone = zoneOf(cards);
  zone.cards.forEach((card, at) => {
    if (tileOf(card).kind === 'named') zone.knowers[at] = knowers;
  });
  return zone;
}

type Own =
  | 'hero.taken'
  | 'powers.taken'
  | 'treasure.revealed'
  | 'treasures.returned'
  | 'item.brought'
  | 'item.left'
  | 'ally.taken'
  | 'stack.built'
  | 'surges.given'
  | 'first.rolled'
  | 'first.chosen';

export const setupEvents: Pick<EventRules<Cavern>, Own> = {
  'hero.taken': {
    apply: (board, { id, level, powers }) => {
      const hero: Hero = {
        id,
        team: 0,
        level,
        hp: (heroOf(id).sides[level - 1] ?? missing()).hp,
        square: NOWHERE,
        escaped: false,
        conditions: [],
        curses: [],
        up: powers,
        down: [],
        items: [],
        row: [],
        treasured: false,
      };
      board.heroes = [...board.heroes, hero];
    },
  },
  'powers.taken': { apply: (board, { hero, powers }) => setHero(board, hero, { up: powers }) },
  'treasure.revealed': {
    shows: (board, { card }) => topShown(board.treasures.draw, card, all(board)),
    apply: (board, { card }) => {
      takeTop(board.treasures.draw, card, all(board));
      board.found = [...board.found, card];
    },
  },
  'treasures.returned': {
    apply: (board, { cards }) => {
      board.treasures.draw = shuffleInto<TreasureId>(board.treasures.draw, cards, all(board));
      board.found = [];
    },
  },
  // CAV-CAMP-01: what a hero has brought along is not in the deck.
  'item.brought': {
    apply: (board, { hero, card }) => {
      const zone = board.treasures.draw.find(({ cards }) => cards.includes(card)) ?? missing();
      const at = zone.cards.indexOf(card);
      zone.cards.splice(at, 1);
      zone.knowers.splice(at, 1);
      setHero(board, hero, { items: [...(board.heroes[hero] ?? missing()).items, { card, up: true }] });
    },
  },
  'item.left': {
    apply: (board, { hero, card }) => {
      const { items } = board.heroes[hero] ?? missing();
      const at = items.findIndex((one) => one.card === card);
      setHero(board, hero, { items: items.toSpliced(at, 1) });
      board.treasures.draw = shuffleInto<TreasureId>(board.treasures.draw, [card], all(board));
    },
  },
  'ally.taken': {
    apply: (board, { hero, ally }) => {
      board.allies = [...board.allies, { of: hero, kind: ally, hp: allyOf(ally).hp, square: NOWHERE }];
    },
  },
  'stack.built': {
    secret: { parts: () => 0 },
    // The first part is on top, and piles are listed from the bottom.
    apply: (board, { parts }) => {
      board.stack = parts.map((cards) => segment(cards, all(board))).reverse();
    },
  },
  'surges.given': {
    apply: (board, { surges }) => {
      board.surges = surges;
    },
  },
  'first.rolled': { apply: () => undefined },
  'first.chosen': {
    apply: (board, { hero }) => {
      board.first = hero;
      board.active = hero;
      board.heroes = board.heroes.map((one, no) => ({ ...one, team: teamOf(board, no) }));
    },
  },
};
