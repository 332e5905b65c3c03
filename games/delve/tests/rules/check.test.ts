// Owns the tests of DLV-CHECK: a check from its declaration to its commit, its total, and what may no longer be changed.

import { check, dice, never, openScene, refused, scripted } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { checkAt } from '../../src/queries/adjust.ts';
import { keptDice } from '../../src/pieces/dice.ts';
import { totalOf } from '../../src/queries/ladder.ts';
import { commit, inTurn, resolving, roundIn, together } from '../scenes.ts';

const spend = (gem: string, at: number, more: object = {}) => ({ act: 'spend', gem, check: at, ...more }) as const;
const up = (at: number, die: number) => spend('ruby', at, { die, step: 1 });

describe('the total and its target', () => {
  test('[DLV-CHECK-01] dice are rolled according to the current level of the skill that is named: three for D, two for +0 and +2', () =>
    check(
      roundIn('BRN-103', { bubbles: { AGL: 1, ATK: 2, DEF: 3, WIT: 4 } }),
      [together, dice(6, 6, 6, 1, 1, 2, 2)],
      [
        ['check.declared', { check: 0, purpose: 'test', skill: 'AGL', mode: 'D' }],
        ['check.declared', { check: 1, purpose: 'attack', skill: 'ATK', mode: '+0' }],
        ['check.declared', { check: 2, purpose: 'guard', skill: 'DEF', mode: '+2' }],
        ['check.rolled', { check: 0, dice: [6, 6, 6] }, 'DLV-CHECK-01'],
        ['check.rolled', { check: 1, dice: [1, 1] }, 'DLV-CHECK-01'],
        ['check.rolled', { check: 2, dice: [2, 2] }, 'DLV-CHECK-01'],
      ],
    ));

  test('[DLV-CHECK-02] a check is declared with its skill and its target, as printed on the card', () =>
    check(
      roundIn('BRN-205', { gems: { ruby: 1 } }),
      [together, dice(1, 1, 1, 1, 1, 1)],
      [
        ['check.declared', { purpose: 'test', skill: 'WIT', target: 5 }, 'DLV-CHECK-02'],
        ['check.declared', { purpose: 'attack', skill: 'ATK', target: 6 }, 'DLV-CHECK-02'],
        ['check.declared', { purpose: 'guard', skill: 'DEF', target: 5 }, 'DLV-CHECK-02'],
      ],
    ));

  test('[DLV-CHECK-03] a total lower than the target fails', () =>
    check(
      roundIn('BRN-105'),
      [together, dice(4, 1)],
      [['check.committed', { total: 5, target: 6, passed: false }, 'DLV-CHECK-03'], never('hit.scored')],
    ));

  test('[DLV-CHECK-03] a total higher than the target passes', () =>
    check(
      roundIn('BRN-105'),
      [together, dice(4, 3)],
      [
        ['check.committed', { total: 7, target: 6, passed: true }, 'DLV-CHECK-03'],
        ['hit.scored', { n: 1 }],
      ],
    ));

  test('[DLV-CHECK-04] a total equal to the target passes', () =>
    check(
      roundIn('BRN-105'),
      [together, dice(4, 2)],
      [
        ['check.committed', { total: 6, target: 6, passed: true }],
        ['hit.scored', { n: 1 }],
      ],
    ));

  test('[DLV-CHECK-03, DLV-CHECK-04] TV-04: AGL at +0, AGL5, dice 4, 1: total 5, passes', () =>
    check(
      roundIn('BRN-103'),
      [together, dice(4, 1, 1, 1, 1, 1)],
      [
        ['check.declared', { purpose: 'test', skill: 'AGL', target: 5, mode: '+0' }],
        ['check.committed', { skill: 'AGL', total: 5, target: 5, passed: true }],
        never('guard.modified'),
      ],
    ));

  test('[DLV-CHECK-05] modifiers of tests and of items are added to the total: -1 from the test and +2 from the shield', () =>
    check(
      roundIn('BRN-103', { items: ['oar'] }),
      [together, dice(1, 1, 1, 1, 3, 2), commit(0), { act: 'use', item: 0, check: 2 }, commit(1), commit(2)],
      [
        ['guard.modified', { n: -1 }],
        ['check.helped', { check: 2, n: 2 }],
        ['check.committed', { purpose: 'attack', total: 2 }],
        ['check.committed', { purpose: 'guard', total: 6, target: 6, passed: true }],
      ],
    ));

  test('[DLV-CHECK-05] a modifier for guard checks does not touch the attack check, nor one for the attack the guard', () => {
    check(
      roundIn('BRN-103'),
      [together, dice(1, 1, 4, 3, 4, 3)],
      [
        ['guard.modified', { n: -1 }],
        ['check.committed', { purpose: 'attack', total: 7 }],
        ['check.committed', { purpose: 'guard', total: 6 }],
      ],
    );
    check(
      roundIn('BRN-205'),
      [together, dice(1, 1, 4, 3, 4, 3)],
      [
        ['attack.modified', { n: -1 }],
        ['check.committed', { purpose: 'attack', total: 6 }],
        ['check.committed', { purpose: 'guard', total: 7 }],
      ],
    );
  });

  test('[DLV-CHECK-05] there is no upper limit on a total: two sixes, +2 and the gaff three times make 20', () =>
    check(
      roundIn('TAL-103', { bubbles: { ATK: 3 }, items: ['gaff'] }),
      [together, dice(6, 6, 6, 6), { act: 'use', item: 0, check: 0 }, { act: 'use', item: 0, check: 0 }, { act: 'use', item: 0, check: 0 }],
      [['check.committed', { purpose: 'attack', total: 20 }]],
    ));

  test('[DLV-CHECK-05] there is no lower limit on a total: two ones and -1 make 1', () =>
    check(roundIn('BRN-103'), [together, dice(1, 1, 1, 1, 1, 1)], [['check.committed', { purpose: 'guard', total: 1, passed: false }]]));

  test('[DLV-CHECK-05] a modifier counts in its own round only', () =>
    check(
      resolving('BRN-103'),
      [together, dice(1, 1, 1, 1, 3, 3), together, dice(6, 6, 1, 1, 3, 3)],
      [
        ['guard.modified', { n: -1 }],
        ['check.committed', { purpose: 'guard', total: 5, passed: false }],
        ['round.began', { round: 2 }],
        ['check.committed', { purpose: 'guard', total: 6, passed: true }],
      ],
    ));

  test('[DLV-CHECK-06, DLV-GEM-02] TV-11: DEF at D, DEF7, dice 3, 3, 3: one ruby changes nothing, the second makes 7', () =>
    check(
      roundIn('TAL-103', { bubbles: { DEF: 1 }, gems: { ruby: 2 } }),
      [together, dice(1, 1, 3, 3, 3), up(1, 0), up(1, 1)],
      [
        ['check.declared', { skill: 'DEF', target: 7, mode: 'D' }],
        ['die.changed', { check: 1, die: 0, from: 3, to: 4 }],
        ['die.changed', { check: 1, die: 1, from: 3, to: 4 }],
        ['check.committed', { skill: 'DEF', total: 7, passed: true }],
      ],
      ({ hero, encounter }) => {
        expect(encounter?.checks[1]?.dice).toEqual([4, 4, 3]);
        expect(hero.gems.ruby).toEqual({ gained: 2, used: 2 });
      },
    ));

  test('[DLV-CHECK-06] one ruby on a triple in mode D leaves the total where it was', () =>
    check(
      roundIn('TAL-103', { bubbles: { DEF: 1 }, gems: { ruby: 1 } }),
      [together, dice(1, 1, 3, 3, 3), up(1, 0)],
      [['die.changed'], ['check.committed', { skill: 'DEF', total: 6, passed: false }]],
    ));

  test('[DLV-CHECK-06] the kept dice are chosen anew: in mode A a die that was dropped is kept once it has grown', () =>
    check(
      roundIn('BRN-105', { bubbles: { AGL: 4 }, gems: { ruby: 2 } }),
      [together, { act: 'roll', mode: 'A' }, dice(2, 2, 2), up(0, 2), up(0, 2)],
      [['check.committed', { total: 6, target: 6, passed: true }]],
    ));

  test('[DLV-CHECK-06] a die lowered by a ruby may push another one out of the kept dice of mode D', () =>
    check(
      roundIn('BRN-105', { bubbles: { AGL: 1 }, gems: { ruby: 1 } }),
      [together, dice(4, 3, 4), spend('ruby', 0, { die: 2, step: -1 })],
      [
        ['die.changed', { die: 2, from: 4, to: 3 }],
        ['check.committed', { total: 6, passed: true }],
      ],
    ));

  test('[DLV-CHECK-06] the places of the kept dice: the lowest two of D, the highest two of A and A+2, of equal ones the first; else all', () => {
    expect(keptDice('D', [5, 2, 3])).toEqual([1, 2]);
    expect(keptDice('D', [2, 5, 3])).toEqual([0, 2]);
    expect(keptDice('D', [4, 4, 4])).toEqual([0, 1]);
    expect(keptDice('D', [1, 6, 6])).toEqual([0, 1]);
    expect(keptDice('A', [5, 2, 3])).toEqual([0, 2]);
    expect(keptDice('A', [2, 3, 5])).toEqual([1, 2]);
    expect(keptDice('A', [2, 2, 5])).toEqual([0, 2]);
    expect(keptDice('A+2', [6, 1, 6])).toEqual([0, 2]);
    expect(keptDice('+0', [6, 1])).toEqual([0, 1]);
    expect(keptDice('+2', [1, 6])).toEqual([0, 1]);
  });

  test('[DLV-CHECK-07] two ones that reach the target pass', () =>
    check(
      roundIn('BRN-104', { bubbles: { DEF: 3 } }),
      [together, dice(1, 2, 1, 1)],
      [['check.committed', { purpose: 'guard', total: 4, target: 4, passed: true }], never('health.lost')],
    ));

  test('[DLV-CHECK-07] two sixes are a total of 12 and no more: one circle is filled, and nothing else happens', () =>
    check(
      roundIn('TAL-103'),
      [together, dice(6, 6, 6, 6)],
      [
        ['check.committed', { purpose: 'attack', total: 12 }],
        ['hit.scored', { n: 1 }],
        ['check.committed', { purpose: 'guard', total: 12 }],
        ['circles.filled', { n: 1 }],
        never('check.rerolled'),
        never('health.gained'),
      ],
    ));

  test('[DLV-CHECK-07] two sixes that do not reach the target fail: in mode D with a 1', () =>
    check(
      roundIn('TAL-303', { bubbles: { DEF: 1 } }),
      [together, dice(1, 1, 6, 6, 1)],
      [
        ['check.committed', { purpose: 'guard', total: 7, target: 10, passed: false }],
        ['health.lost', { n: 1 }],
      ],
    ));
});

describe('declare, roll, window, commit', () => {
  test('[DLV-CHECK-08] every check passes through declare, roll, window and commit, in this order', () =>
    check(
      roundIn('BRN-105', { gems: { ruby: 1 } }),
      [together, dice(3, 3), commit(0)],
      [
        ['check.declared', { check: 0 }],
        ['check.rolled', { check: 0 }],
        ['check.committed', { check: 0 }],
      ],
    ));

  test('[DLV-CHECK-08] only a committed check has a result: while its window is open nothing follows from its dice', () =>
    check(
      roundIn('BRN-105', { gems: { ruby: 1 } }),
      [together, dice(6, 6)],
      [['check.rolled'], never('check.committed'), never('hit.scored'), never('circles.filled')],
      ({ encounter }) => expect(encounter?.checks).toMatchObject([{ state: 'rolled', passed: null }]),
    ));

  test('[DLV-CHECK-08] a failing check that is still open costs nothing, and may yet pass', () =>
    check(
      roundIn('BRN-105', { gems: { ruby: 2 } }),
      [together, dice(3, 2), up(0, 0), commit(0)],
      [['check.committed', { passed: true }], never('loss.pending'), never('health.lost')],
    ));

  test('[DLV-CHECK-09] TV-17: on a check committed as failed no gem may be spent', () =>
    check(
      roundIn('TAL-103', { gems: { ruby: 1, emerald: 1, sapphire: 1 } }),
      [
        together,
        dice(1, 2, 1, 2),
        commit(0),
        refused(up(0, 0), { rule: 'DLV-CHECK-09', pick: 'check', legal: [1] }),
        refused(spend('emerald', 0), { rule: 'DLV-CHECK-09', pick: 'check' }),
        refused(spend('sapphire', 0, { die: 0 }), { rule: 'DLV-CHECK-09', pick: 'check' }),
        refused(commit(0), { rule: 'DLV-CHECK-09', pick: 'check', legal: [1] }),
      ],
      [['check.committed', { check: 0, passed: false }], never('gem.spent')],
      ({ hero }) => expect(hero.gems.ruby.used).toBe(0),
    ));

  test('[DLV-CHECK-09] on a committed check no item may be used either', () =>
    check(
      roundIn('TAL-103', { items: ['gaff'], gems: { ruby: 1 } }),
      [together, dice(1, 2, 1, 2), commit(0), refused({ act: 'use', item: 0, check: 0 }, { rule: 'DLV-ITEM-09', pick: 'item' })],
      [['check.committed', { check: 0, passed: false }]],
    ));

  test('[DLV-CHECK-09] a committed check keeps its total whatever changes afterwards', () =>
    check(
      roundIn('TAL-103', { gems: { emerald: 1 } }),
      [together, dice(3, 3, 1, 1), commit(0), spend('emerald', 1), dice(6, 6)],
      [
        ['check.committed', { check: 0, total: 6, passed: true }],
        ['check.rerolled', { check: 1 }],
        ['check.committed', { check: 1, total: 12 }],
      ],
      ({ encounter }) => expect(encounter?.checks[0]).toMatchObject({ dice: [3, 3], passed: true, state: 'committed' }),
    ));

  test('[DLV-CHECK-10] foes never roll: every die of a whole encounter belongs to a check of the player', () => {
    const course = openScene(resolving('BRN-103'), scripted([1, 1, 4, 3, 1, 1, 6, 6, 4, 3, 1, 1, 6, 6]));
    for (const choice of [together, together]) course.apply(0, choice);
    const streams = course.facts.flatMap((fact) => (fact.type === 'chance' ? [fact.body.stream] : []));
    const round = ['test', 'test', 'attack', 'attack', 'guard', 'guard'];
    expect(streams).toEqual([...round, ...round]);
    expect(course.state.board.encounter?.stage).toBe('clear');
  });

  test('[DLV-CHECK-11] a check whose result is certain is rolled all the same: DEF at +2 against 4', () =>
    check(
      roundIn('BRN-104', { bubbles: { DEF: 3 } }),
      [together, dice(1, 1, 1, 1)],
      [
        ['check.rolled', { check: 1, dice: [1, 1] }],
        ['check.committed', { purpose: 'guard', total: 4, passed: true }],
      ],
    ));

  test('[DLV-CHECK-11] without gem and item all checks are committed at once, tests first, in the order of their declaration', () =>
    check(
      roundIn('BRN-103'),
      [together, dice(1, 1, 1, 1, 1, 1)],
      [
        ['check.committed', { check: 0, purpose: 'test' }],
        ['check.committed', { check: 1, purpose: 'attack' }],
        ['check.committed', { check: 2, purpose: 'guard' }],
      ],
      (_, state) => state.isOver,
    ));

  test('[DLV-CHECK-11] with a gem the window stays open even for a check that passes', () =>
    check(roundIn('BRN-105', { gems: { sapphire: 1 } }), [together, dice(6, 6)], [['check.rolled'], never('check.committed')], (_, state) =>
      expect(state.offers()).toMatchObject([{ decision: 'adjust', rule: 'DLV-GEM-09' }]),
    ));

  test('[DLV-CHECK-11] with an item that fits none of the open checks nothing is asked: the gaff in a trial of AGL', () =>
    check(
      roundIn('BRN-105', { items: ['gaff', ['slippers', 3]] }),
      [together, dice(1, 1)],
      [['check.committed', { passed: false }]],
      (_, state) => state.isOver,
    ));

  test('[DLV-CHECK-11] the last gem spent closes the window: what is left is committed at once', () =>
    check(
      roundIn('TAL-103', { gems: { ruby: 1 } }),
      [together, dice(3, 2, 1, 1), up(0, 0)],
      [['gem.spent'], ['check.committed', { check: 0, total: 6, passed: true }], ['check.committed', { check: 1, passed: false }]],
      (_, state) => state.isOver,
    ));

  test('[DLV-CHECK-11] in a sequential round too a check without anything to decide is committed before the next is asked for', () =>
    check(
      roundIn('TAL-103'),
      [inTurn, { act: 'roll', kind: 'attack' }, dice(6, 6, 1, 1)],
      [
        ['check.committed', { purpose: 'attack' }],
        ['check.declared', { purpose: 'guard' }],
        ['check.committed', { purpose: 'guard' }],
      ],
      (_, state) => state.isOver,
    ));

  test('[DLV-CHECK-05] the chance shown for an emerald counts the modifiers: DEF6 in mode D at -1 needs 7, 69 of 216', () =>
    check(
      roundIn('BRN-103', { bubbles: { DEF: 1 }, gems: { emerald: 1 } }),
      [together, dice(1, 1, 1, 1, 1, 1, 1), commit(0)],
      [['guard.modified', { n: -1 }]],
      (_, state) => {
        const asking = state.ask(0);
        for (const option of ['spend', 'emerald', 2]) asking?.take(option);
        expect(asking?.odds()).toEqual({ ways: 69, of: 216 });
      },
    ));

  test('[DLV-GEM-04, DLV-GEM-06] a chance is shown for a check or a die that is rolled again: none before it is named, none for a ruby', () => {
    const from = roundIn('TAL-103', { gems: { ruby: 1, emerald: 1, sapphire: 1 } });
    const shown = (...picks: readonly (string | number)[]) => {
      const asking = check(from, [together, dice(4, 1, 6, 6)], []).ask(0);
      for (const pick of picks) asking?.take(pick);
      return asking?.odds();
    };
    // The foe's DEF is 6: beside a 4 the other die must show 2 or more, beside a 1 it must show 5 or 6.
    expect(shown('spend', 'sapphire', 0, 1)).toEqual({ ways: 5, of: 6 });
    expect(shown('spend', 'sapphire', 0, 0)).toEqual({ ways: 2, of: 6 });
    expect(shown('spend', 'sapphire', 0)).toBeNull();
    expect(shown('spend', 'emerald', 0)).toEqual({ ways: 26, of: 36 });
    expect(shown('spend', 'emerald')).toBeNull();
    expect(shown('spend', 'ruby', 0)).toBeNull();
    expect(shown('spend', 'ruby', 0, 1)).toBeNull();
    expect(shown('spend', 'ruby', 0, 1, 1)).toBeNull();
  });

  test('[DLV-SKILL-09] the chance shown before a roll is that of the mode: DEF7 in +2 and in A; none before the mode is named', () => {
    const shown = (...picks: readonly string[]) => {
      const asking = check(roundIn('TAL-103', { bubbles: { DEF: 4 } }), [together], []).ask(0);
      for (const pick of picks) asking?.take(pick);
      return asking?.odds();
    };
    expect(shown('roll', '+2')).toEqual({ ways: 30, of: 36 });
    expect(shown('roll', 'A')).toEqual({ ways: 174, of: 216 });
    expect(shown('roll')).toBeNull();
  });

  test('[DLV-CHECK-05] the chance shown for an On Clear check counts IRON ALMANAC: DEF6 at +1 needs 5, 30 of 36', () =>
    check(resolving('TAL-103', { items: ['almanac'] }, { filled: 2 }), [{ act: 'take-all' }], [], (_, state) => {
      const asking = state.ask(0);
      asking?.take('roll');
      expect(asking?.odds()).toEqual({ ways: 30, of: 36 });
    }));

  test('[DLV-CHECK-09] a check that does not exist is refused, but not as one that was committed', () =>
    check(
      roundIn('TAL-103', { gems: { ruby: 1 } }),
      [together, dice(1, 1, 1, 1), refused(up(5, 0), { rule: 'DLV-GEM-01', pick: 'check', legal: [0, 1] })],
      [never('gem.spent')],
    ));

  test('[DLV-CHECK-09] the modifiers of the round stay part of a committed check: its total is still the one it was committed with', () =>
    check(
      roundIn('BRN-103', { gems: { ruby: 1 } }),
      [together, dice(1, 1, 1, 1, 4, 4), commit(0), commit(2)],
      [['check.committed', { purpose: 'guard', total: 7 }]],
      (board) => {
        const guard = checkAt(board, 2);
        expect(totalOf(board, guard)).toBe(7);
        expect(guard.bonus).toBe(-1);
      },
    ));

  test('[DLV-CHECK-09] so do those of the attack: +2 from the test is still in the total when the guard is open', () =>
    check(
      roundIn('QUI-109', { gems: { ruby: 1 } }),
      [{ ...together, take: [0] }, dice(6, 6, 3, 3, 1, 1), commit(0), commit(1)],
      [
        ['attack.modified', { n: 2 }],
        ['check.committed', { purpose: 'attack', total: 8 }],
      ],
      (board) => {
        const attack = checkAt(board, 1);
        expect(totalOf(board, attack)).toBe(8);
        expect(attack.bonus).toBe(2);
      },
    ));
});
