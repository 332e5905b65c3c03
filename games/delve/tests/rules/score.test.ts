// Owns the tests of DLV-SCORE: what every ending of a game counts.

import { check, dice, never } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '../../src/content/types.ts';
import { scoreOf } from '../../src/queries/score.ts';
import { afterVictory, between, boardWith, burn, decksAre, noRewards, playing, pots, together, wall, type HeroWanted } from '../scenes.ts';

const draw = { act: 'draw' } as const;
const undrawn = { act: 'leave-undrawn' } as const;
const toTheEast = { act: 'place', exit: wall(10, 16, 'E'), by: 0, mirrored: 0 } as const;
/** Cleared before: 4 × 1 + 3 × 2 + 2 × 3 = 16 points. */
const CLEARED: Record<Level, number> = { 1: 4, 2: 3, 3: 2, B: 0 };
const withCleared = (wanted: HeroWanted = {}): HeroWanted => ({
  ...wanted,
  change: (board) => {
    board.cleared = { ...CLEARED };
    wanted.change?.(board);
  },
});
const RICH = { health: 7, gems: { ruby: 3, emerald: 2, sapphire: 1 } } as const;

describe('the points', () => {
  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
    ['B', 5],
  ] as const)('[DLV-SCORE-01] an encounter of level %s counts %i', (level, points) => {
    for (const n of [1, 3]) {
      const board = boardWith();
      board.cleared[level] = n;
      expect(scoreOf(board)).toBe(n * points);
    }
    expect(LEVELS.length).toBe(4);
  });

  test('[DLV-SCORE-01] a victory: plus current health, plus available gems of all colours', () => {
    const board = boardWith(withCleared(RICH));
    board.result = 'victory';
    board.hero.health.used = 3;
    board.hero.gems.ruby.used = 1;
    expect(scoreOf(board)).toBe(16 + 4 + 2 + 2 + 1);
  });

  test('[DLV-SCORE-01] a failure, and a game under way: only the encounters', () => {
    const board = boardWith(withCleared(RICH));
    expect(scoreOf(board)).toBe(16);
    board.result = 'failed';
    expect(scoreOf(board)).toBe(16);
  });
});

describe('the endings', () => {
  test('[DLV-SCORE-01] victory over the Boss, its rewards counted', () => {
    // Boss 5; health 3 + 2; one emerald; four FIRE POTs are worth nothing.
    check(
      playing({ impending: ['BRN-B02'] }, withCleared({ health: 3, items: pots(5) })),
      [draw, undrawn, ...burn(0, 4), dice(6, 6), { act: 'take-all' }, { act: 'decline' }, { act: 'leave' }],
      [['game.won'], ['game.ended', { score: 16 + 5 + 5 + 1 }, 'DLV-SCORE-01']],
      (_, state) => expect(state.view(0).score).toBe(27),
    );
  });

  test('[DLV-SCORE-01] victory in a micro game', () => {
    check(
      playing({ impending: ['BRN-110'] }, { setup: { mode: 'micro', level: 1 }, health: 4 }),
      [draw, undrawn, together, dice(6, 5, 1, 1), { act: 'take-all' }, { act: 'leave' }],
      [['game.won'], ['game.ended', { score: 1 + 3 + 1 }]],
    );
  });

  test('[DLV-SCORE-01] fallen: the encounter under way counts nothing, neither do gems', () => {
    check(
      playing({ impending: ['BRN-104'] }, withCleared({ health: 1, items: ['firepot'] })),
      [draw, undrawn, together, dice(6, 6, 1, 1)],
      [['hero.fell'], never('game.ended')],
      (board, state) => {
        expect(board.cleared).toEqual(CLEARED);
        expect(state.view(0).score).toBe(16);
      },
    );
  });

  test('[DLV-SCORE-01] given up: only the encounters', () => {
    check(playing({ impending: ['BRN-104'] }, withCleared(RICH)), [{ act: 'give-up' }], [['game.ended', { score: 16 }]]);
  });
});

describe('completionist', () => {
  const won = (wanted: HeroWanted) =>
    boardWith({
      ...wanted,
      change: (board) => {
        board.cleared = { ...CLEARED, B: 1 };
        board.result = 'victory';
        wanted.change?.(board);
      },
    });
  const inside = (impending: readonly ['BRN-208'] | readonly ['BRN-302', 'BRN-208'], wanted: HeroWanted) =>
    between(
      won({
        ...wanted,
        change: (board) => {
          decksAre({ impending, victory: ['BRN-101', 'BRN-102', 'BRN-103'] })(board);
          board.completionist = true;
        },
      }),
    );

  test('[DLV-SCORE-02] level 1 cards moved to the victory pile score nothing more', () => {
    const board = won({
      ...RICH,
      change: decksAre({ impending: ['BRN-102'], discard: ['BRN-101', 'BRN-103'], reserve: ['BRN-208', 'BRN-302'] }),
    });
    check(
      afterVictory(board),
      [{ act: 'play-on' }, { act: 'stop' }],
      [['completion.began'], ['game.ended', { score: 16 + 5 + 7 + 6 }]],
      ({ cleared, decks }) => {
        expect(decks.victory.length).toBe(3);
        expect(cleared).toEqual({ ...CLEARED, B: 1 });
      },
    );
    check(afterVictory(board), [{ act: 'stop' }], [['game.ended', { score: 16 + 5 + 7 + 6 }]]);
  });

  test('[DLV-SCORE-02] it is scored once, at its end: further encounters, health and gems as they are then', () => {
    check(
      inside(['BRN-208'], { health: 5, items: pots(2) }),
      [draw, toTheEast, ...burn(0, 2), dice(1, 1), ...noRewards],
      [
        ['health.lost', { n: 2 }],
        ['game.ended', { score: 16 + 5 + 2 + 3 }],
      ],
    );
  });

  test('[DLV-SCORE-02] a failure there counts with 0 health, but with its gems and further encounters', () => {
    check(
      inside(['BRN-302', 'BRN-208'], { health: 1, gems: { sapphire: 2 }, items: pots(2) }),
      [
        draw,
        toTheEast,
        ...burn(0, 2),
        dice(6, 6),
        { act: 'commit', check: 0 },
        ...noRewards,
        draw,
        { act: 'place', exit: wall(12, 14, 'W'), by: 0, mirrored: 1 },
        together,
        dice(1, 1, 1, 1),
        { act: 'commit', check: 0 },
        { act: 'commit', check: 1 },
      ],
      [['hero.fell', { card: 'BRN-302' }]],
      (_, state) => expect(state.view(0).score).toBe(16 + 5 + 2 + 0 + 2),
    );
  });
});
