// Owns the rulings found while building that no other test pins.

import { check, dice, never, refused } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { chalkable, drawnWall } from '../../src/queries/map.ts';
import {
  afterVictory,
  boardWith,
  decksAre,
  drawing,
  fullGrid,
  LEFT_OVER,
  openingOf,
  reprinted,
  resolving,
  roundIn,
  together,
} from '../scenes.ts';

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

test('[DLV-HEALTH-07] B-26: after GUARDIAN WICK nothing is left to reduce', () =>
  check(
    roundIn('BRN-208', { items: ['wick', 'cork'], health: 2 }),
    [together, dice(1, 1, 1, 1), { act: 'use', item: 0 }],
    [['loss.reduced', { left: 1 }], ['health.lost', { n: 1, left: 1 }], never('item.used', { item: 'cork' })],
  ));

test('[DLV-ITEM-05] B-09: BELL HAMMER and MIRROR BUCKLER are kept when every circle has its hit', () => {
  check(
    roundIn('TAL-103', { items: ['hammer'] }, { filled: 1 }),
    [together, dice(6, 6, 6, 6)],
    [['circles.filled', { n: 1 }], never('item.used')],
  );
  check(
    roundIn('TAL-103', { items: ['buckler', 'firepot'] }),
    [{ act: 'use', item: 1 }, together, dice(6, 6)],
    [['attack.left-out'], ['check.committed', { purpose: 'guard', passed: true }], never('item.used', { item: 'buckler' })],
  );
});

test('[DLV-ITEM-05] B-09: HERON CLOAK is kept where the check rolls +2 anyway', () =>
  check(
    roundIn('TAL-103', { items: ['heron'], bubbles: { ATK: 3, DEF: 3 } }),
    [together, dice(1, 1, 6, 6)],
    [['check.rolled', { check: 0, mode: '+2' }], never('item.used')],
  ));

test('[DLV-ITEM-05] B-09: a full room needs no weaker foe, unless a guard check is still to come', () =>
  check(
    roundIn('TAL-103', { items: ['whet', 'firepot', 'fork', 'smoke'] }),
    [
      { act: 'use', item: 1 },
      refused({ act: 'use', item: 0 }, { pick: 'item', why: { rule: 'DLV-ITEM-05', key: 'nothing-to-do', args: { item: 'whet' } } }),
      { act: 'use', item: 2 },
      { act: 'use', item: 3 },
    ],
    [['circles.filled'], ['foe.weakened', { what: 'atk' }], ['foe.blinded']],
  ));

test('[DLV-ROUND-12] B-27: a hit beyond the last circle is lost, also in the opening', () =>
  reprinted(
    'BRN-106',
    {
      foe: { count: 1, atk: 4, def: 7, health: 1 },
      tests: [
        { when: 'start', must: true, skill: 'AGL', target: 5, pass: { do: 'fill-circle' } },
        { when: 'start', must: true, skill: 'WIT', target: 5, fail: { do: 'add-circle' } },
      ],
    },
    () =>
      check(
        openingOf('BRN-106', { items: ['buckler'] }),
        [dice(6, 6), { act: 'use', item: 0 }, dice(3, 3), dice(1, 1)],
        [
          ['circles.filled', { n: 1, filled: 1 }],
          ['hits.lost', { n: 1 }, 'DLV-ROUND-12'],
          ['circle.added', { circles: 2 }],
        ],
        (board) => board.encounter?.filled === 1 && board.encounter.hits === 0,
      ),
  ));

test('[DLV-CLEAR-06] B-24: whoever rolls for a reward takes what a pass gives, without being asked again', () =>
  check(
    resolving('TAL-103', {}, { filled: 2 }),
    [{ act: 'take-all' }, { act: 'roll' }, dice(6, 6)],
    [['check.committed', { purpose: 'onClear', passed: true }], ['gem.gained', { gem: 'ruby', n: 1 }], ['encounter.ended']],
  ));

test('[DLV-MAP-20, DLV-MAP-21] B-25: after a room that could not be drawn the hero stands beside the map, with its circles', () =>
  check(
    drawing(['TAL-103'], { change: fullGrid }),
    [{ act: 'leave-undrawn' }],
    [['room.unplaced'], ['circles.drawn', { n: 2 }]],
    ({ map }) => expect(map.rooms[map.heroRoom]).toMatchObject({ card: 'TAL-103', squares: [], circles: 2 }),
  ));

test('[DLV-MODE-COMPLETE-02] playing on turns face-down cards up: it cannot be taken back', () => {
  const board = boardWith({ change: decksAre({ impending: [['BRN-102', 'BRN-103']], reserve: LEFT_OVER, victory: ['BRN-B01'] }) });
  board.result = 'victory';
  const state = check(afterVictory(board), [], []);
  expect(state.view(0).decks.known).toEqual([]);
  expect(state.apply(0, { act: 'play-on' })).toMatchObject({ ok: true, barrier: true });
});
