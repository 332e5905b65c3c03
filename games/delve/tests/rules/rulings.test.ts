// Owns the rulings found while building that no other test pins.

import { check, dice, never, refused } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { chalkable, drawnWall } from '../../src/queries/map.ts';
import { roundIn, together } from '../scenes.ts';

test('[DLV-ITEM-14] B-12: a wall towards an inner court counts as an outer wall', () => {
  // BRN-105 is a ring of 8 squares around an empty one.
  const walls = chalkable('BRN-105', []);
  expect(walls).toContain(drawnWall({ r: 0, c: 1, side: 'S' }));
  expect(walls).toContain(drawnWall({ r: 1, c: 0, side: 'E' }));
});

test('[DLV-ITEM-05] B-13: a check assured by STORM GLASS can no longer be touched', () =>
  check(
    roundIn('TAL-102', { items: ['storm'], gems: { ruby: 2 } }),
    [
      together,
      dice(1, 1, 3, 3, 3, 3),
      { act: 'use', item: 0, check: 0 },
      refused({ act: 'spend', gem: 'ruby', check: 0, die: 0, step: 1 }, { pick: 'check' }),
      { act: 'commit', check: 0 },
    ],
    [
      ['check.assured', { check: 0 }],
      never('gem.spent'),
      ['check.committed', { check: 0, passed: true, total: 5 }],
      never('attack.modified'),
    ],
  ));

test('[DLV-ITEM-05, DLV-VAR-WEB-03] B-08: HERON CLOAK rolls two dice and adds 2, also in the website variant', () =>
  check(
    roundIn('TAL-103', { items: ['heron'], bubbles: { ATK: 1, DEF: 1 }, setup: { skillTrack: 'web' } }),
    [together, { act: 'cloak', item: 0 }, { act: 'roll', mode: 'D' }, dice(2, 3, 1, 1, 1)],
    [
      ['check.prepared', { check: 0, mode: '+2' }],
      ['check.rolled', { check: 0, dice: [2, 3] }],
      ['check.committed', { check: 0, total: 7 }],
    ],
  ));
