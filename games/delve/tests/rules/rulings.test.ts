// Owns the rulings found while building that no other test pins.

import { check, dice, never, refused } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { cardOf } from '../../src/content/cards.ts';
import { chalkable } from '../../src/queries/map.ts';
import { drawnWall } from '../../src/pieces/rooms.ts';
import { place } from '../../src/rules/place.ts';
import { newEncounter } from '../../src/state.ts';
import {
  afterVictory,
  boardWith,
  commit,
  decksAre,
  drawing,
  fullGrid,
  LEFT_OVER,
  openingOf,
  reprinted,
  resolving,
  roundIn,
  sceneWith,
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

test('[DLV-ITEM-05, DLV-VAR-WEB-03] B-08: HERON CLOAK may also be worn where A+2 would be better', () =>
  check(
    roundIn('TAL-103', { items: ['heron'], bubbles: { ATK: 4, DEF: 4 }, setup: { skillTrack: 'web' } }),
    [together, { act: 'cloak', item: 0 }, { act: 'roll', mode: 'A+2' }, dice(2, 3, 1, 6, 6)],
    [
      ['check.rolled', { check: 0, mode: '+2', dice: [2, 3] }],
      ['check.rolled', { check: 1, mode: 'A+2', dice: [1, 6, 6] }],
    ],
  ));

test('[DLV-MODE-COMPLETE-01] B-04: without an unused unique card there is no playing on, whatever level 1 cards are left', () => {
  for (const reserve of [[], ['BRN-104', 'BRN-105']] as const) {
    const board = boardWith({ change: decksAre({ impending: ['BRN-102'], victory: ['BRN-B01'], reserve }) });
    board.result = 'victory';
    check(afterVictory(board), [], [['game.ended']], (_, state) => expect(state.isOver).toBe(true));
  }
});

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

test('[DLV-ITEM-05] B-09: a full room needs no weaker ATK behind SMOKE PELLET', () =>
  check(
    roundIn('TAL-103', { items: ['firepot', 'fork', 'smoke'] }),
    [{ act: 'use', item: 0 }, { act: 'use', item: 2 }, refused({ act: 'use', item: 1 }, { pick: 'item' })],
    [['foe.blinded'], never('foe.weakened')],
  ));

test('[DLV-ITEM-05, DLV-TEST-06] B-09: a weaker foe is of use in a full room while a hazard may still add a circle', () => {
  // TAL-206: a failed WIT hazard of every round adds a circle.
  const full = (added: number) => roundIn('TAL-206', { items: ['firepot', 'whet'] }, { filled: 1, added });
  check(
    full(1),
    [
      { act: 'use', item: 0 },
      { act: 'use', item: 1 },
    ],
    [
      ['circles.filled', { filled: 3 }],
      ['foe.weakened', { what: 'def' }],
    ],
  );
  check(full(2), [{ act: 'use', item: 0 }, refused({ act: 'use', item: 1 }, { pick: 'item' })], [never('foe.weakened')]);
});

test('[DLV-ITEM-05, DLV-ITEM-14] B-09: SURVEYOR’S CHALK is kept where every outer wall has an exit', () => {
  const chalked = [...chalkable('BRN-109', [])];
  const board = boardWith({ items: ['chalk'], change: (one) => void (one.encounter = { ...newEncounter('BRN-109'), chalked }) });
  expect(chalkable('BRN-109', chalked)).toEqual([]);
  check(
    sceneWith(board, place),
    [
      refused({ act: 'chalk', item: 0, wall: chalked[0] }, { rule: 'DLV-ITEM-05', pick: 'item', why: { key: 'nothing-to-do' } }),
      { act: 'automatic' },
    ],
    [['room.placed']],
  );
});

test('[DLV-ITEM-05] B-13: MIRROR BUCKLER may follow a guard check assured by STORM GLASS', () =>
  check(
    // QUI-110: GUARD AGL or DEF.
    roundIn('QUI-110', { items: ['storm', 'buckler'] }),
    [{ ...together, guard: 'AGL' }, dice(1, 1, 1, 1), { act: 'use', item: 0, check: 1 }, { act: 'use', item: 1 }, { act: 'go-on' }],
    [
      ['check.committed', { purpose: 'guard', passed: true }],
      ['item.used', { item: 'buckler' }],
      ['circles.filled', { n: 1 }],
    ],
  ));

test('[DLV-ROUND-11] B-16: losses of one cause come in the order in which their checks were committed', () =>
  reprinted(
    'BRN-103',
    {
      tests: [
        { when: 'round', must: true, skill: 'AGL', target: 5, fail: { do: 'lose-health', n: 1 } },
        { when: 'round', must: true, skill: 'WIT', target: 5, fail: { do: 'lose-health', n: 2 } },
      ],
    },
    () => {
      const lost = (first: number, second: number, losses: readonly number[]) =>
        check(
          roundIn('BRN-103', { gems: { ruby: 1 } }),
          [together, dice(1, 1, 1, 1, 6, 6, 6, 6), commit(first), commit(second), { act: 'commit-all' }],
          losses.map((n) => ['health.lost', { n, cause: 'test' }] as const),
        );
      lost(0, 1, [1, 2]);
      lost(1, 0, [2, 1]);
    },
  ));

test('[DLV-OPT-02] B-21: what FRENZY adds comes on top of deep', () => {
  const { foe } = cardOf('BRN-302');
  const half = { filled: 2, circles: 4 };
  check(
    roundIn('BRN-302', { setup: { deep: true } }, half),
    [together, dice(6, 6, 6, 6)],
    [['check.declared', { purpose: 'guard', target: (foe?.atk ?? 0) + 2 }]],
  );
});

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
