// Owns the tests of hazards, opportunities and trials (DLV-TEST).

import { missing } from '@undercroft/kernel';
import { check, dice, never, refused } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import type { CardId } from '../../src/content/cards.ts';
import type { Effect } from '../../src/content/types.ts';
import { gemsOf, healthOf, type Board, type Encounter } from '../../src/state.ts';
import { commit, drawing, inTurn, openingOf, reprinted, resolving, roundIn, together, wall } from '../scenes.ts';

const encounterIn = (board: Board): Encounter => board.encounter ?? missing();
const gemsIn = (board: Board): readonly number[] => [gemsOf(board, 'ruby'), gemsOf(board, 'emerald'), gemsOf(board, 'sapphire')];
const hit = [6, 6] as const;
const miss = [1, 1] as const;
const taking = (...tests: readonly number[]) => ({ act: 'roll-together', take: tests }) as const;

// --- must and may ---------------------------------------------------------------------------------------------------

test('[DLV-TEST-01] a hazard is made without being asked for', () => {
  check(
    roundIn('BRN-103'),
    [together, dice(2, 2, ...hit, ...hit)],
    [
      ['check.declared', { check: 0, purpose: 'test', skill: 'AGL', target: 5, source: 0 }],
      ['check.committed', { purpose: 'test', total: 4, passed: false }],
      never('test.left-out'),
    ],
  );
});

test('[DLV-TEST-01] only opportunities can be taken or left out, beside a hazard that is made anyway', () => {
  const hazard = { when: 'round', must: true, skill: 'AGL', target: 5, fail: { do: 'guard', n: -1 } } as const;
  const opportunity = { when: 'round', must: false, skill: 'WIT', target: 5, pass: { do: 'guard', n: 1 } } as const;
  reprinted('BRN-103', { tests: [hazard, opportunity] }, () => {
    check(
      roundIn('BRN-103'),
      [refused(taking(0), { pick: 'take', legal: [1] }), together, dice(...hit, ...hit, ...hit)],
      [['check.declared', { purpose: 'test', source: 0 }], ['test.left-out', { source: 1 }], never('test.left-out', { source: 0 })],
    );
    check(
      roundIn('BRN-103'),
      [taking(1), dice(...hit, ...hit, ...hit, ...hit)],
      [['check.declared', { purpose: 'test', source: 0 }], ['check.declared', { purpose: 'test', source: 1 }], never('test.left-out')],
    );
  });
});

test('[DLV-TEST-01] a hazard is made in a round rolled in turn too', () => {
  check(
    roundIn('BRN-103'),
    [inTurn, dice(2, 2), { act: 'roll', kind: 'attack' }, dice(...hit, ...hit)],
    [
      ['check.committed', { purpose: 'test', passed: false }],
      ['check.committed', { purpose: 'attack' }],
      ['check.committed', { purpose: 'guard' }],
    ],
  );
});

test('[DLV-TEST-01] an opportunity can be left out: no dice, no effect', () => {
  check(
    roundIn('QUI-109'),
    [together, dice(4, 4, ...hit)],
    [
      ['test.left-out', { source: 0 }, 'DLV-TEST-01'],
      ['check.committed', { purpose: 'attack', total: 8, passed: true }],
      never('check.declared', { purpose: 'test' }),
    ],
  );
});

test('[DLV-TEST-01] an opportunity can be left out in a round rolled in turn, and at the start', () => {
  check(
    roundIn('QUI-109'),
    [inTurn, { act: 'leave' }, { act: 'roll', kind: 'guard' }, dice(...hit, ...miss)],
    [['test.left-out', { source: 0 }], never('check.declared', { purpose: 'test' }), never('attack.modified')],
  );
  check(openingOf('BRN-306'), [{ act: 'leave' }], [['test.left-out', { source: 0 }], never('check.declared'), never('circles.filled')]);
});

test('[DLV-TEST-01, DLV-ROUND-09] an opportunity left out in turn leaves the tests printed after it to be made', () => {
  reprinted(
    'TAL-103',
    {
      tests: [
        { when: 'round', must: false, skill: 'AGL', target: 5, pass: { do: 'attack', n: 2 } },
        { when: 'round', must: true, skill: 'WIT', target: 5, fail: { do: 'lose-health', n: 1 } },
      ],
    },
    () =>
      check(
        roundIn('TAL-103'),
        [inTurn, { act: 'leave' }, dice(...miss), { act: 'roll', kind: 'attack' }, dice(...miss, ...hit)],
        [
          ['test.left-out', { source: 0 }],
          ['check.committed', { purpose: 'test', skill: 'WIT', passed: false }],
          ['check.committed', { purpose: 'attack' }],
          ['check.committed', { purpose: 'guard' }],
          ['health.lost', { n: 1, cause: 'test' }],
        ],
      ),
  );
});

// --- when -----------------------------------------------------------------------------------------------------------

test('[DLV-TEST-02] a start test is made once, before round 1', () => {
  check(
    drawing(['TAL-110']),
    [{ act: 'place', exit: wall(10, 15, 'N'), by: 0, mirrored: 0 }, dice(2, 2, ...miss, ...hit, ...miss, ...hit), together, together],
    [
      ['opening.began'],
      ['check.declared', { purpose: 'test', skill: 'AGL', target: 5 }],
      ['health.lost', { n: 1, cause: 'test', left: 9 }],
      ['round.began', { round: 1 }],
      ['round.began', { round: 2 }],
      ['round.began', { round: 3 }],
    ],
    (board) => expect(healthOf(board)).toBe(9),
  );
});

test('[DLV-TEST-02] round tests belong to every round, odd and even ones to rounds with such a number', () => {
  const due: readonly (readonly [CardId, readonly number[]])[] = [
    ['BRN-103', [1, 2, 3, 4]],
    ['BRN-301', [2, 4]],
    ['TAL-301', [1, 3]],
    ['TAL-110', []],
  ];
  for (const [card, rounds] of due) {
    for (const round of [1, 2, 3, 4]) {
      const tested = rounds.includes(round);
      // As many dice as are asked for must be scripted: two more where a test is due.
      const { board } = check(
        roundIn(card, {}, { round: round - 1 }),
        [together, dice(...(tested ? hit : []), ...hit, ...hit)],
        [['round.began', { round }]],
      );
      expect(
        encounterIn(board).checks.map((one) => one.purpose),
        `${card} in round ${round}`,
      ).toEqual(tested ? ['test', 'attack', 'guard'] : ['attack', 'guard']);
    }
  }
});

test('[DLV-TEST-02] no round test, odd test or even test is made in the opening', () => {
  for (const card of ['BRN-103', 'BRN-301', 'TAL-301', 'QUI-109'] as const)
    check(openingOf(card), [], [['opening.began'], never('check.declared'), never('test.left-out')]);
});

test('[DLV-TEST-02] an opportunity of the start that is passed has filled its circle before round 1', () => {
  check(
    drawing(['BRN-306']),
    [{ act: 'place', exit: wall(10, 15, 'N'), by: 0, mirrored: 0 }, { act: 'attempt' }, dice(4, 4)],
    [
      ['check.committed', { purpose: 'test', total: 8, passed: true }],
      ['circles.filled', { n: 1, filled: 1, circles: 6 }],
      ['round.began', { round: 1, empty: 5, circles: 6 }],
    ],
  );
});

// --- effects --------------------------------------------------------------------------------------------------------

test('[DLV-TEST-03] TV-65 a passed opportunity adds 2 to the attack check of the round', () => {
  check(
    roundIn('QUI-109'),
    [taking(0), dice(4, 3, 3, 3, ...hit)],
    [
      ['check.committed', { purpose: 'test', total: 7, passed: true }],
      ['attack.modified', { n: 2 }, 'DLV-TEST-05'],
      ['check.committed', { purpose: 'attack', total: 8, target: 8, passed: true }],
      ['circles.filled', { n: 1 }],
    ],
  );
});

test('[DLV-TEST-03] TV-65 without the test the same dice are 6 and miss', () => {
  check(
    roundIn('QUI-109'),
    [together, dice(3, 3, ...hit)],
    [['check.committed', { purpose: 'attack', total: 6, passed: false }], never('circles.filled')],
  );
});

test('[DLV-TEST-03] an effect that is not printed does not exist: a failed opportunity and a passed hazard do nothing', () => {
  check(
    roundIn('QUI-109'),
    [taking(0), dice(3, 3, 4, 4, ...hit)],
    [
      ['check.committed', { purpose: 'test', passed: false }],
      ['check.committed', { purpose: 'attack', total: 8 }],
      never('attack.modified'),
      never('health.lost'),
    ],
  );
  check(
    roundIn('BRN-103'),
    [together, dice(3, 2, ...miss, 3, 3)],
    [
      ['check.committed', { purpose: 'test', passed: true }],
      ['check.committed', { purpose: 'guard', total: 6, passed: true }],
      never('guard.modified'),
    ],
  );
});

test('[DLV-TEST-03] a test may have both effects, and applies the one that fits', () => {
  const pass: Effect = { do: 'guard', n: 1 };
  const fail: Effect = { do: 'attack', n: -1 };
  reprinted('BRN-103', { tests: [{ when: 'round', must: true, skill: 'AGL', target: 5, pass, fail }] }, () => {
    check(roundIn('BRN-103'), [together, dice(3, 2, ...hit, ...hit)], [['guard.modified', { n: 1 }], never('attack.modified')]);
    check(roundIn('BRN-103'), [together, dice(2, 2, ...hit, ...hit)], [['attack.modified', { n: -1 }], never('guard.modified')]);
  });
});

test('[DLV-TEST-04] a hazard takes place in the round in which the last circle is filled', () => {
  check(
    resolving('TAL-202', {}, { filled: 2 }),
    [{ ...together, strike: 'ATK' }, dice(...miss, ...hit, ...hit)],
    [
      ['check.committed', { purpose: 'test', passed: false }],
      ['circles.filled', { filled: 3 }],
      ['health.lost', { n: 1, cause: 'test' }],
      ['room.cleared'],
    ],
  );
});

test('[DLV-TEST-04] a hazard takes place even if items filled the last circle before the dice', () => {
  check(
    resolving('TAL-202', { items: ['nails'] }, { filled: 2 }),
    [{ act: 'use', item: 0 }, together, dice(...miss, ...hit)],
    [
      ['attack.left-out'],
      ['check.committed', { purpose: 'test', passed: false }],
      ['health.lost', { n: 1, cause: 'test' }],
      ['room.cleared'],
      never('check.declared', { purpose: 'attack' }),
    ],
  );
});

test('[DLV-TEST-05] lose health: the loss waits until the hits are filled in, and comes before that of the guard check', () => {
  check(
    roundIn('TAL-202', {}, {}),
    [{ ...together, strike: 'ATK' }, dice(...miss, ...hit, ...miss)],
    [
      ['loss.pending', { cause: 'test', effect: { do: 'lose-health', n: 1 } }],
      ['circles.filled', { n: 1 }],
      ['health.lost', { n: 1, cause: 'test', left: 9 }],
      ['health.lost', { n: 1, cause: 'guard', left: 8 }],
    ],
  );
});

test('[DLV-TEST-05] lose health: as much as is printed', () => {
  reprinted('TAL-202', { tests: [{ when: 'round', must: true, skill: 'AGL', target: 6, fail: { do: 'lose-health', n: 3 } }] }, () =>
    check(
      roundIn('TAL-202'),
      [{ ...together, strike: 'ATK' }, dice(...miss, ...miss, ...hit)],
      [['health.lost', { n: 3, cause: 'test', left: 7 }]],
    ),
  );
});

test('[DLV-TEST-05] fill one circle: beside the hit of the attack check', () => {
  check(
    roundIn('QUI-201'),
    [taking(0), dice(4, 4, 4, 4, ...hit)],
    [
      ['hit.scored', { n: 1 }, 'DLV-TEST-05'],
      ['hit.scored', { n: 1 }],
      ['circles.filled', { n: 2, filled: 2 }],
    ],
  );
  check(roundIn('QUI-201'), [taking(0), dice(4, 4, ...miss, ...hit)], [['circles.filled', { n: 1, filled: 1 }]]);
});

test('[DLV-TEST-05] −1 to guard checks this round, and to no other check', () => {
  check(
    roundIn('BRN-103'),
    [together, dice(2, 2, 4, 3, 3, 3)],
    [
      ['guard.modified', { n: -1 }],
      ['check.committed', { purpose: 'attack', total: 7, passed: true }],
      ['check.committed', { purpose: 'guard', total: 5, target: 6, passed: false }],
    ],
  );
});

test('[DLV-TEST-05] −1 to guard checks is gone in the next round', () => {
  check(
    resolving('BRN-103'),
    [together, dice(2, 2, ...miss, 4, 3), together, dice(3, 3, ...miss, 3, 3)],
    [
      ['round.began', { round: 1 }],
      ['check.committed', { purpose: 'guard', total: 6 }],
      ['round.began', { round: 2 }],
      ['check.committed', { purpose: 'guard', total: 6, passed: true }],
    ],
    (board) => expect(healthOf(board)).toBe(10),
  );
});

test('[DLV-TEST-05] a modifier of guard checks counts for both guard checks of a VOLLEY', () => {
  reprinted('TAL-201', { keywords: [{ key: 'VOLLEY' }] }, () =>
    check(
      roundIn('TAL-201'),
      [taking(0), dice(4, 3, ...miss, 3, 2, 4, 1)],
      [
        ['guard.modified', { n: 1 }],
        ['check.committed', { check: 2, total: 6, passed: true }],
        ['check.committed', { check: 3, total: 6, passed: true }],
      ],
    ),
  );
});

test('[DLV-TEST-05] +1 to guard checks this round', () => {
  check(
    roundIn('TAL-201'),
    [taking(0), dice(4, 3, 3, 3, 3, 2)],
    [
      ['guard.modified', { n: 1 }],
      ['check.committed', { purpose: 'attack', total: 6 }],
      ['check.committed', { purpose: 'guard', total: 6, target: 6, passed: true }],
    ],
  );
});

test('[DLV-TEST-05] −1 to the attack check this round, and not to the guard check', () => {
  check(
    roundIn('TAL-102'),
    [together, dice(2, 2, 3, 3, 2, 2)],
    [
      ['attack.modified', { n: -1 }],
      ['check.committed', { purpose: 'attack', total: 5, target: 6, passed: false }],
      ['check.committed', { purpose: 'guard', total: 4, target: 4, passed: true }],
    ],
  );
});

test('[DLV-TEST-05] a modifier of the round touches no On Clear check, not even one of ATK or DEF', () => {
  reprinted('TAL-102', { checks: [{ skill: 'ATK', target: 6, gain: [{ gain: 'health', n: 1 }] }] }, () =>
    check(
      resolving('TAL-102', {}, { filled: 2 }),
      [together, dice(2, 2, 4, 3, ...hit), { act: 'choose', rewards: [] }, { act: 'roll' }, dice(3, 3)],
      [
        ['attack.modified', { n: -1 }],
        ['check.committed', { purpose: 'attack', total: 6, passed: true }],
        ['check.committed', { purpose: 'onClear', total: 6, passed: true }],
      ],
    ),
  );
});

test('[DLV-TEST-05] the attack check has its modifier also when it is rolled in turn, and an attack made with WIT has it too', () => {
  reprinted('QUI-109', { keywords: [{ key: 'STRIKE', skills: ['WIT', 'AGL'] }] }, () =>
    check(
      roundIn('QUI-109'),
      [{ ...inTurn, strike: 'WIT' }, { act: 'attempt' }, dice(4, 3), { act: 'roll', kind: 'guard' }, dice(3, 3), dice(3, 3)],
      [
        ['check.committed', { purpose: 'guard', total: 6 }],
        ['check.committed', { purpose: 'attack', skill: 'WIT', total: 8, passed: true }],
      ],
    ),
  );
});

test('[DLV-TEST-05] one more empty circle', () => {
  check(
    roundIn('TAL-206'),
    [together, dice(3, 2, ...miss, ...hit)],
    [
      ['check.committed', { purpose: 'test', total: 5, passed: false }],
      ['circle.added', { circles: 4 }],
    ],
    (board) => {
      expect(encounterIn(board)).toMatchObject({ circles: 4, filled: 0, added: 1 });
      expect(board.map.rooms[1]).toMatchObject({ circles: 4, filled: 0 });
    },
  );
});

test('[DLV-TEST-06] TV-36 the third circle is not added', () => {
  check(
    roundIn('TAL-206', {}, { circles: 5, added: 2 }),
    [together, dice(3, 2, ...miss, ...hit)],
    [['check.committed', { purpose: 'test', passed: false }], never('circle.added')],
    (board) => expect(encounterIn(board).circles).toBe(5),
  );
});

test('[DLV-TEST-06] three failed hazards add two circles', () => {
  const round = [...miss, ...miss, ...hit];
  check(
    resolving('TAL-206'),
    [dice(...round, ...round, ...round), together, together, together],
    [
      ['circle.added', { circles: 4 }],
      ['circle.added', { circles: 5 }],
      ['round.began', { round: 4, empty: 5, circles: 5 }],
      never('circle.added', { circles: 6 }),
    ],
  );
});

test('[DLV-TEST-06] added circles belong to the total used by SWARM, FRENZY and PHASE', () => {
  // 2 of 3 would be more than half; 2 of 4 is half.
  const state = { circles: 4, filled: 2, added: 1 } as const;
  const play = [together, dice(...hit, ...miss, ...hit)];
  const printed = [
    [{ key: 'FRENZY' }, 7, 8],
    [{ key: 'SWARM' }, 7, 7],
    [{ key: 'PHASE', atk: 1, def: -1 }, 6, 8],
  ] as const;
  for (const [keyword, def, atk] of printed) {
    reprinted('TAL-206', { keywords: [keyword] }, () =>
      check(roundIn('TAL-206', {}, state), play, [
        ['check.declared', { purpose: 'attack', target: def }],
        ['check.declared', { purpose: 'guard', target: atk }],
      ]),
    );
  }
});

test('[DLV-TEST-06] a circle added in a round counts from the next round on', () => {
  // 1 of 2 empty is half; with the added circle 2 of 3 are empty, which is more than half.
  reprinted('TAL-206', { keywords: [{ key: 'SWARM' }], foe: { count: 1, atk: 7, def: 7, health: 2 } }, () =>
    check(
      resolving('TAL-206', {}, { filled: 1 }),
      [together, dice(...miss, ...miss, ...hit), together, dice(...hit, ...miss, ...hit)],
      [
        ['round.began', { round: 1, empty: 1, circles: 2 }],
        ['check.declared', { purpose: 'guard', target: 7 }],
        ['round.began', { round: 2, empty: 2, circles: 3 }],
        ['check.declared', { purpose: 'guard', target: 8 }],
      ],
    ),
  );
});

test('[DLV-TEST-07] TV-35 lose a gem with no gem at hand: 1 health instead', () => {
  check(
    roundIn('TAL-107'),
    [together, dice(3, 2)],
    [
      ['check.committed', { purpose: 'trial', total: 5, target: 6, passed: false }],
      ['health.lost', { n: 1, cause: 'trial', left: 9 }],
      never('gem.lost'),
    ],
  );
});

test('[DLV-TEST-07] the gem lost is one of the player’s choice, and costs no health', () => {
  check(
    roundIn('TAL-107', { gems: { ruby: 2, sapphire: 1 } }),
    [
      together,
      dice(3, 2),
      commit(0),
      refused({ act: 'give', gem: 'emerald' }, { rule: 'DLV-TEST-07', pick: 'gem', legal: ['ruby', 'sapphire'] }),
      { act: 'give', gem: 'ruby' },
    ],
    [['gem.lost', { gem: 'ruby' }], never('health.lost')],
    (board) => {
      expect(gemsIn(board)).toEqual([1, 0, 1]);
      expect(healthOf(board)).toBe(10);
    },
  );
});

test('[DLV-TEST-07, DLV-KEY-12] a gem lost to a test is no failed guard check: PILFER and LEECH take nothing for it', () => {
  const robbed = {
    keywords: [{ key: 'PILFER' }, { key: 'LEECH' }],
    tests: [{ when: 'round', must: true, skill: 'WIT', target: 5, fail: { do: 'lose-gem' } }],
  } as const;
  reprinted('TAL-103', robbed, () => {
    const gems = { ruby: 3 };
    check(
      roundIn('TAL-103', { gems }, { filled: 1 }),
      [together, dice(...miss, ...miss, ...hit), commit(0), { act: 'commit-all' }],
      [['gem.lost', { gem: 'ruby' }], never('health.lost'), never('circle.erased')],
      (board) => expect(gemsOf(board, 'ruby')).toBe(2),
    );
    // The loss of the guard check still follows, with its own gem and circle.
    check(
      roundIn('TAL-103', { gems }, { filled: 1 }),
      [together, dice(...miss, ...miss, ...miss), commit(0), { act: 'commit-all' }],
      [
        ['gem.lost', { gem: 'ruby' }],
        ['health.lost', { cause: 'guard', left: 9 }],
        ['gem.lost', { gem: 'ruby' }],
        ['circle.erased', { by: 'LEECH' }],
      ],
      (board) => expect(gemsOf(board, 'ruby')).toBe(1),
    );
  });
});

test('[DLV-TEST-07] the last gem spent on the check itself is not at hand any more', () => {
  check(
    roundIn('TAL-107', { gems: { ruby: 1 } }),
    [together, dice(2, 2), { act: 'spend', gem: 'ruby', check: 0, die: 0, step: 1 }],
    [['check.committed', { total: 5, passed: false }], ['health.lost', { n: 1, cause: 'trial' }], never('gem.lost')],
  );
});

test('[DLV-TEST-07] the health lost instead of a gem has its DAMAGE window', () => {
  check(
    roundIn('TAL-107', { items: ['cork'] }),
    [together, dice(...miss), { act: 'use', item: 0 }],
    [['loss.reduced', { left: 0 }], never('health.lost'), never('gem.lost')],
  );
});

// --- trials ---------------------------------------------------------------------------------------------------------

test('[DLV-TEST-08] TV-35 a trial is one check each round: a pass fills one circle, a failure applies its cost, nothing else is rolled', () => {
  check(
    resolving('TAL-105'),
    [together, dice(3, 3), together, dice(3, 2), together, dice(6, 6), together, dice(6, 6)],
    [
      ['check.declared', { check: 0, purpose: 'trial', skill: 'AGL', target: 6 }],
      ['hit.scored', { n: 1 }, 'DLV-TEST-08'],
      ['circles.filled', { n: 1, filled: 1, circles: 3 }],
      ['check.committed', { purpose: 'trial', total: 5, passed: false }],
      ['health.lost', { n: 1, cause: 'trial', left: 9 }],
      ['circles.filled', { filled: 2 }],
      ['circles.filled', { filled: 3 }],
      ['room.cleared', { card: 'TAL-105' }],
      never('check.declared', { purpose: 'attack' }),
      never('check.declared', { purpose: 'guard' }),
    ],
    (board) => expect(healthOf(board)).toBe(9),
  );
});

test('[DLV-TEST-08] a trial has as many circles as effort', () => {
  check(drawing(['TAL-304']), [{ act: 'place', exit: wall(10, 15, 'N'), by: 0, mirrored: 0 }], [['circles.drawn', { n: 5 }]]);
});

test('[DLV-TEST-08] a pass of a trial fills one circle however high its total', () => {
  check(
    roundIn('BRN-105'),
    [together, dice(6, 6)],
    [
      ['check.committed', { total: 12, passed: true }],
      ['circles.filled', { n: 1 }],
    ],
  );
});

test('[DLV-TEST-08] the tests of a trial are rolled before its check, and can fill a circle of their own', () => {
  check(
    roundIn('BRN-203'),
    [taking(0), dice(4, 4, 3, 3)],
    [
      ['check.rolled', { check: 0, dice: [4, 4] }],
      ['check.rolled', { check: 1, dice: [3, 3] }],
      ['check.committed', { purpose: 'test', skill: 'WIT', passed: true }],
      ['check.committed', { purpose: 'trial', skill: 'AGL', total: 6, target: 7, passed: false }],
      ['circles.filled', { n: 1 }],
      ['health.lost', { cause: 'trial' }],
    ],
  );
});

test('[DLV-TEST-08] a trial rolled in turn is the same check', () => {
  check(
    roundIn('BRN-203'),
    [inTurn, { act: 'attempt' }, dice(4, 4), dice(4, 3)],
    [
      ['check.committed', { purpose: 'test' }],
      ['check.declared', { purpose: 'trial' }],
      ['circles.filled', { n: 2 }],
    ],
  );
});

// --- a choice of skills ---------------------------------------------------------------------------------------------

test('[DLV-TEST-09] the skill of a trial is chosen anew each round, among those listed', () => {
  check(
    resolving('TAL-106', { bubbles: { AGL: 3 } }),
    [
      { ...together, trial: 'AGL' },
      dice(3, 2),
      refused({ ...together, trial: 'ATK' }, { rule: 'DLV-TEST-09', pick: 'trial', legal: ['WIT', 'AGL'] }),
      refused(together, { pick: 'trial' }),
      { ...together, trial: 'WIT' },
      dice(4, 3),
    ],
    [
      ['check.declared', { purpose: 'trial', skill: 'AGL', mode: '+2', target: 7 }],
      ['check.committed', { total: 7, passed: true }],
      ['check.declared', { purpose: 'trial', skill: 'WIT', mode: '+0', target: 7 }],
      ['check.committed', { total: 7, passed: true }],
    ],
  );
});

test('[DLV-TEST-09] TV-66 STRIKE and GUARD are chosen anew each round', () => {
  check(
    resolving('TAL-306'),
    [
      { ...together, strike: 'WIT', guard: 'DEF' },
      dice(...miss, ...hit),
      { ...together, strike: 'AGL', guard: 'WIT' },
      dice(...miss, ...hit),
    ],
    [
      ['check.declared', { purpose: 'attack', skill: 'WIT' }],
      ['check.declared', { purpose: 'guard', skill: 'DEF' }],
      ['check.declared', { purpose: 'attack', skill: 'AGL' }],
      ['check.declared', { purpose: 'guard', skill: 'WIT' }],
    ],
  );
});

test('[DLV-TEST-10] the guard checks of a VOLLEY each have their own skill', () => {
  reprinted('TAL-305', { keywords: [{ key: 'VOLLEY' }, { key: 'GUARD', skills: ['DEF', 'WIT'] }] }, () =>
    check(
      roundIn('TAL-305', { bubbles: { WIT: 3 } }),
      [
        refused({ ...together, guard: 'DEF' }, { pick: 'secondGuard', legal: ['DEF', 'WIT'] }),
        { ...together, guard: 'DEF', secondGuard: 'WIT' },
        dice(...miss, 4, 4, 3, 3),
      ],
      [
        ['check.declared', { check: 1, purpose: 'guard', skill: 'DEF', mode: '+0' }],
        ['check.declared', { check: 2, purpose: 'guard', skill: 'WIT', mode: '+2' }],
        ['check.committed', { check: 1, total: 8, passed: true }],
        ['check.committed', { check: 2, total: 8, passed: true }],
      ],
    ),
  );
});

test('[DLV-TEST-10] the skills of a round rolled in turn are chosen at its start as well, whatever the order of the checks', () => {
  reprinted(
    'TAL-305',
    { keywords: [{ key: 'VOLLEY' }, { key: 'GUARD', skills: ['DEF', 'WIT'] }, { key: 'STRIKE', skills: ['ATK', 'AGL'] }] },
    () =>
      check(
        roundIn('TAL-305'),
        [
          { ...inTurn, strike: 'AGL', guard: 'DEF', secondGuard: 'WIT' },
          { act: 'roll', kind: 'second-guard' },
          dice(...hit),
          { act: 'roll', kind: 'guard' },
          dice(...hit, ...hit),
        ],
        [
          ['check.declared', { check: 0, purpose: 'guard', skill: 'WIT' }],
          ['check.declared', { check: 1, purpose: 'guard', skill: 'DEF' }],
          ['check.declared', { check: 2, purpose: 'attack', skill: 'AGL' }],
        ],
      ),
  );
});

test('[DLV-TEST-10] the skill stays the same when the check is re-rolled', () => {
  check(
    roundIn('TAL-106', { bubbles: { AGL: 1, WIT: 3 }, gems: { emerald: 1 } }),
    [{ ...together, trial: 'AGL' }, dice(1, 1, 1), { act: 'spend', gem: 'emerald', check: 0 }, dice(3, 4, 5)],
    [
      ['check.rerolled', { check: 0, dice: [3, 4, 5] }],
      ['check.committed', { skill: 'AGL', total: 7, passed: true }],
    ],
  );
});

test('[DLV-TEST-10] no skill is asked for a check that will not be made', () => {
  check(
    roundIn('TAL-306', { items: ['smoke', 'firepot'] }, { filled: 3 }),
    [
      { act: 'use', item: 0 },
      { act: 'use', item: 1 },
      refused({ ...together, strike: 'WIT' }, { pick: 'shape' }),
      refused({ ...together, guard: 'DEF' }, { pick: 'shape' }),
      together,
    ],
    [['attack.left-out'], never('check.declared')],
  );
});

// --- opportunities --------------------------------------------------------------------------------------------------

test('[DLV-TEST-11] rolled together, an opportunity is taken before any die, and then rolled with the others', () => {
  check(
    roundIn('TAL-201', { gems: { ruby: 1 } }),
    [
      taking(0),
      dice(3, 3, ...hit, 3, 2),
      refused({ act: 'leave' }, { pick: 'act', legal: ['commit', 'spend'] }),
      commit(0),
      commit(1),
      commit(2),
    ],
    [
      ['check.rolled', { check: 0 }],
      ['check.rolled', { check: 1 }],
      ['check.rolled', { check: 2 }],
      ['check.committed', { check: 0, purpose: 'test', passed: false }],
    ],
  );
});

test('[DLV-TEST-11] rolled together, an opportunity left out cannot be taken after the dice', () => {
  check(
    roundIn('TAL-201', { gems: { ruby: 1 } }),
    [together, dice(...hit, 3, 2), refused({ act: 'attempt' }, { pick: 'act' }), commit(0), commit(1)],
    [['test.left-out'], never('check.declared', { purpose: 'test' })],
  );
});

test('[DLV-TEST-11] rolled in turn, an opportunity is decided before its own dice, when the tests before it are known', () => {
  reprinted(
    'TAL-201',
    {
      tests: [
        { when: 'round', must: true, skill: 'AGL', target: 7, fail: { do: 'guard', n: -1 } },
        { when: 'round', must: false, skill: 'WIT', target: 7, pass: { do: 'guard', n: 1 } },
      ],
    },
    () =>
      check(
        roundIn('TAL-201'),
        [inTurn, dice(3, 3), { act: 'attempt' }, dice(4, 3), { act: 'roll', kind: 'guard' }, dice(3, 3), dice(...miss)],
        [
          ['guard.modified', { n: -1 }],
          ['check.declared', { purpose: 'test', skill: 'WIT', source: 1 }],
          ['guard.modified', { n: 1 }],
          ['check.committed', { purpose: 'guard', total: 6, passed: true }],
        ],
      ),
  );
});

test('[DLV-TEST-11] a rolled opportunity must be committed, before attack and guard', () => {
  check(
    roundIn('TAL-201', { gems: { ruby: 1 } }),
    [
      taking(0),
      dice(3, 3, ...hit, ...hit),
      refused(commit(1), { rule: 'DLV-ROUND-09', pick: 'check', legal: [0] }),
      commit(0),
      commit(1),
      commit(2),
    ],
    [
      ['check.committed', { check: 0, purpose: 'test', passed: false }],
      ['check.committed', { check: 1 }],
    ],
  );
});

test('[DLV-TEST-11] each opportunity of a round is taken or left out for itself', () => {
  const may = (skill: 'AGL' | 'WIT', pass: Effect) => ({ when: 'round', must: false, skill, target: 7, pass }) as const;
  reprinted('TAL-201', { tests: [may('AGL', { do: 'guard', n: 1 }), may('WIT', { do: 'attack', n: 2 })] }, () =>
    check(
      roundIn('TAL-201'),
      [taking(1), dice(4, 3, 3, 2, 3, 3)],
      [
        ['test.left-out', { source: 0 }],
        ['check.declared', { purpose: 'test', skill: 'WIT', source: 1 }],
        ['attack.modified', { n: 2 }],
        never('guard.modified'),
      ],
    ),
  );
});
