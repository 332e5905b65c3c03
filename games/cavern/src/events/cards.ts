// Owns what facts of Treasure and Encounter cards, experience and objects change.

import { missing, takeTop, type EventRules } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import { heroOf, isMonster, type XpId } from '../content/cards.ts';
import { THING_CARDS } from '../content/things.ts';
import { heroAt, NOBODY, NOWHERE, type Board, type HeroNo, type Thing } from '../state.ts';
import { all, discardTo, dropFromRow, pushRow, setHero, setThing, topShown, without } from './parts.ts';

const pileFor = (board: Board, hero: HeroNo): number => (board.xp.length > 1 ? heroAt(board, hero).team : 0);

/** CAV-XP-15: Monster cards are discarded; villains and Fortunes leave the game. */
function spend(board: Board, hero: HeroNo, cards: readonly XpId[]): void {
  const at = pileFor(board, hero);
  let pile = board.xp[at] ?? missing();
  for (const card of cards) {
    pile = without(pile, card);
    if (isMonster(card)) discardTo(board.monsters, card);
  }
  board.xp = board.xp.with(at, pile);
}

type Own =
  | 'treasure.drawn'
  | 'treasure.refused'
  | 'treasure.more'
  | 'item.given'
  | 'fortune.discarded'
  | 'fortune.banked'
  | 'fortune.waits'
  | 'fortune.begun'
  | 'blessing.begun'
  | 'blessing.ended'
  | 'xp.spent'
  | 'hero.levelled'
  | 'encounter.drawn'
  | 'encounter.spared'
  | 'encounter.cancelled'
  | 'encounter.discarded'
  | 'environment.set'
  | 'trap.set'
  | 'trap.redrawn'
  | 'trap.gone'
  | 'trap.sprung'
  | 'curse.set'
  | 'curse.gone'
  | 'track.moved'
  | 'hazard.rolled'
  | 'ally.rolled';

export const cardEvents: Pick<EventRules<Cavern>, Own> = {
  'treasure.drawn': {
    shows: (board, { card }) => topShown(board.treasures.draw, card, all(board)),
    apply: (board, { hero, card }) => {
      takeTop(board.treasures.draw, card, all(board));
      board.found = [...board.found, card];
      setHero(board, hero, { treasured: true });
    },
  },
  'treasure.refused': {
    apply: (board, { card }) => {
      board.found = without(board.found, card);
      discardTo(board.treasures, card);
    },
  },
  'treasure.more': {
    apply: (board, { n }) => {
      board.draws = n;
    },
  },
  // CAV-TREASURE-05: no fact gives an item to anybody else.
  'item.given': {
    apply: (board, { card, to }) => {
      board.found = without(board.found, card);
      setHero(board, to, { items: [...heroAt(board, to).items, { card, up: true }] });
    },
  },
  // CAV-TREASURE-03.
  'fortune.discarded': {
    apply: (board, { card }) => {
      board.found = without(board.found, card);
      discardTo(board.treasures, card);
    },
  },
  'fortune.banked': {
    apply: (board, { hero, card }) => {
      board.found = without(board.found, card);
      const at = pileFor(board, hero);
      if (card === 'FO03') board.xp = board.xp.with(at, [...(board.xp[at] ?? missing()), card]);
    },
  },
  'fortune.waits': {
    apply: (board, waiting) => {
      board.waiting = [...board.waiting, waiting];
    },
  },
  'fortune.begun': {
    apply: (board) => {
      board.waiting = board.waiting.slice(1);
    },
  },
  'blessing.begun': {
    apply: (board, { hero, card, turns }) => {
      board.found = without(board.found, card);
      board.blessings = [...board.blessings, { card, by: hero, turns }];
    },
  },
  'blessing.ended': {
    apply: (board, { card }) => {
      board.blessings = board.blessings.filter((one) => one.card !== card);
      discardTo(board.treasures, card);
    },
  },
  'xp.spent': { apply: (board, { hero, cards }) => spend(board, hero, cards) },
  // CAV-XP-10, CAV-XP-14: damage taken stays.
  'hero.levelled': {
    apply: (board, { hero, daily }) => {
      const own = heroAt(board, hero);
      const [one, two] = heroOf(own.id).sides;
      setHero(board, hero, { level: 2, hp: own.hp === 0 ? 0 : own.hp + two.hp - one.hp, up: [...own.up, daily] });
    },
  },
  'encounter.drawn': {
    shows: (board, { card }) => topShown(board.encounters.draw, card, all(board)),
    apply: (board, { card }) => {
      takeTop(board.encounters.draw, card, all(board));
      board.encounter = card;
    },
  },
  'encounter.spared': { apply: () => undefined },
  'encounter.cancelled': {
    apply: (board, { card }) => {
      discardTo(board.encounters, card);
      board.encounter = null;
    },
  },
  'encounter.discarded': {
    apply: (board, { card }) => {
      discardTo(board.encounters, card);
      board.encounter = null;
    },
  },
  // CAV-ENC-05: a new one replaces and discards the old.
  'environment.set': {
    apply: (board, { card }) => {
      if (board.environment !== null) discardTo(board.encounters, board.environment);
      board.environment = card;
      board.encounter = null;
    },
  },
  // CAV-TRAP-01, CAV-TRAP-02.
  'trap.set': {
    apply: (board, { hero, card, square }) => {
      pushRow(board, hero, card, square);
      board.encounter = null;
    },
  },
  // CAV-TRAP-03.
  'trap.redrawn': {
    apply: (board, { card }) => {
      discardTo(board.encounters, card);
      board.encounter = null;
      board.redrawn = true;
    },
  },
  'trap.gone': {
    apply: (board, { no, card }) => {
      dropFromRow(board, no);
      discardTo(board.encounters, card);
    },
  },
  'trap.sprung': { apply: () => undefined },
  'curse.set': {
    apply: (board, { hero, card }) => {
      setHero(board, hero, { curses: [...heroAt(board, hero).curses, card] });
      board.encounter = null;
    },
  },
  'curse.gone': {
    apply: (board, { hero, card }) => {
      setHero(board, hero, { curses: without(heroAt(board, hero).curses, card) });
      discardTo(board.encounters, card);
    },
  },
  'track.moved': {
    apply: (board, { track, to }) => {
      board.tracks = { ...board.tracks, [track]: to };
    },
  },
  'hazard.rolled': { apply: () => undefined },
  'ally.rolled': { apply: () => undefined },
};

type Things = 'thing.put' | 'thing.taken' | 'thing.dropped' | 'thing.snatched' | 'thing.hurt' | 'things.delivered' | 'fissure.rolled';

/** G-25: the reservation of a crystal ends with the first pick-up. */
const FREE: Partial<Thing> = { crew: -1, finder: NOBODY, turns: 0 };

export const thingEvents: Pick<EventRules<Cavern>, Things> = {
  'thing.put': {
    apply: (board, { kind, square, crew, hero }) => {
      const { hp } = THING_CARDS[kind];
      const reserved = crew === -1 ? { crew, finder: NOBODY, turns: 0 } : { crew, finder: hero, turns: 2 };
      board.things = [...board.things, { id: board.nextFigure++, kind, hp, square, by: NOBODY, edge: NOWHERE, n: 0, ...reserved }];
    },
  },
  'thing.taken': {
    apply: (board, { hero, thing }) => {
      setThing(board, thing, { ...FREE, square: NOWHERE, by: hero });
      board.lifted = true;
    },
  },
  'thing.dropped': { apply: (board, { thing, square }) => setThing(board, thing, { square, by: NOBODY }) },
  'thing.snatched': { apply: (board, { hero, thing }) => setThing(board, thing, { by: hero }) },
  'thing.hurt': {
    apply: (board, { thing, hp }) => {
      setThing(board, thing, { hp });
      if (hp > 0) return;
      const gone = board.things.find(({ id }) => id === thing);
      board.things = board.things.filter(({ id }) => id !== thing);
      board.lasting = board.lasting.filter(({ on }) => on !== thing);
      if (gone?.kind === 'heart') board.destroyed++;
    },
  },
  'things.delivered': {
    apply: (board, { hero, kind, n, team }) => {
      board.things = board.things.filter((one) => one.by !== hero || one.kind !== kind);
      const [lantern, ember] = board.delivered;
      board.delivered = team === 0 ? [lantern + n, ember] : [lantern, ember + n];
      board.lastDelivery = team;
    },
  },
  'fissure.rolled': { apply: () => undefined },
};
