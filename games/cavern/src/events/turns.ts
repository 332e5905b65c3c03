// Owns what facts of turns, phases and moves change.

import { missing, type EventRules } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import { FRESH, NOWHERE } from '../state.ts';
import { discardTo, setHero } from './parts.ts';

type Own =
  | 'round.ended'
  | 'turn.began'
  | 'turn.ended'
  | 'phase.began'
  | 'lasting.ended'
  | 'hero.walked'
  | 'attack.taken'
  | 'hero.escaped'
  | 'adventure.ended';

export const turnEvents: Pick<EventRules<Cavern>, Own> = {
  'round.ended': { apply: () => undefined },
  'turn.began': {
    apply: (board, { hero, round }) => {
      board.active = hero;
      board.round = round;
      board.acting = FRESH;
      board.laid = 'none';
      board.redrawn = false;
      board.acted = [];
      board.handled = [];
      board.attack = null;
      board.rolled = null;
      // CAV-DEFEAT-07: the limit is one for each hero in each turn.
      if (board.heroes.some(({ treasured }) => treasured)) board.heroes = board.heroes.map((one) => ({ ...one, treasured: false }));
    },
  },
  'turn.ended': {
    apply: (board, { hero }) => {
      if (board.blessings.some(({ by }) => by === hero))
        board.blessings = board.blessings.map((one) => (one.by === hero ? { ...one, turns: one.turns - 1 } : one));
      if (board.things.some(({ finder }) => finder === hero))
        board.things = board.things.map((one) => {
          if (one.finder !== hero) return one;
          return one.turns > 1 ? { ...one, turns: one.turns - 1 } : { ...one, turns: 0, crew: -1, finder: -1 };
        });
    },
  },
  'phase.began': {
    apply: (board, { phase }) => {
      board.phase = phase;
    },
  },
  'lasting.ended': {
    apply: (board, { hero }) => {
      board.lasting = board.lasting.filter(({ by }) => by !== hero);
    },
  },
  'hero.walked': {
    apply: (board, { hero, path, cost, how }) => {
      setHero(board, hero, { square: path.at(-1) ?? missing() });
      if (how === 'free') return;
      const { moves, walked, attacked } = board.acting;
      // Of a move under way this is a part; otherwise it begins one.
      const begins = how === 'second' || walked < 0;
      board.acting = { attacked, moves: begins ? moves + 1 : moves, walked: begins ? cost : walked + cost };
    },
  },
  'attack.taken': {
    apply: (board) => {
      board.acting = { moves: board.acting.moves, walked: -1, attacked: true };
    },
  },
  // CAV-ESCAPE-02, CAV-ESCAPE-06: carried objects leave, and powers no longer help anyone.
  'hero.escaped': {
    apply: (board, { hero }) => {
      const { curses } = board.heroes[hero] ?? missing();
      for (const curse of curses) discardTo(board.encounters, curse);
      setHero(board, hero, { square: NOWHERE, escaped: true, curses: [], conditions: [] });
      board.things = board.things.filter(({ by }) => by !== hero);
      board.lasting = board.lasting.filter(({ by, on }) => by !== hero && on !== hero);
      board.allies = board.allies.filter(({ of }) => of !== hero);
    },
  },
  'adventure.ended': {
    apply: (board, result) => {
      board.result = result;
    },
  },
};
