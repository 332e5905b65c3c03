// Owns the tests of DLV-GEM: what a ruby, an emerald and a sapphire do, when and on what they may be spent, and how they are counted.

import { call } from '@undercroft/kernel';
import { check, dice, never, refused, scene } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/game.ts';
import { take } from '../../src/rules/rewards.ts';
import { available, type Board } from '../../src/state.ts';
import { text } from '../../src/text/index.ts';
import { commit, inRoom, openingOf, resolving, roundIn, together } from '../scenes.ts';

const ruby = (at: number, die: number, step: 1 | -1) => ({ act: 'spend', gem: 'ruby', check: at, die, step }) as const;
const emerald = (at: number) => ({ act: 'spend', gem: 'emerald', check: at }) as const;
const sapphire = (at: number, die: number) => ({ act: 'spend', gem: 'sapphire', check: at, die }) as const;
const left = ({ hero }: Board) => [available(hero.gems.ruby), available(hero.gems.emerald), available(hero.gems.sapphire)];

describe('what a gem does', () => {
  test('[DLV-GEM-01] a gem helps a check to pass that would have failed', () => {
    check(roundIn('BRN-105'), [together, dice(3, 2)], [['check.committed', { total: 5, passed: false }]]);
    check(
      roundIn('BRN-105', { gems: { ruby: 1 } }),
      [together, dice(3, 2), ruby(0, 0, 1)],
      [
        ['gem.spent', { gem: 'ruby', as: 'ruby', check: 0 }],
        ['check.committed', { total: 6, passed: true }],
      ],
    );
  });

  test('[DLV-GEM-01] gems may be spent, and need not be', () =>
    check(
      roundIn('BRN-105', { gems: { ruby: 3 } }),
      [together, dice(3, 2), commit(0)],
      [['check.committed', { passed: false }], never('gem.spent')],
      (board) => expect(left(board)).toEqual([3, 0, 0]),
    ));

  test('[DLV-GEM-01] what is no colour of a gem is refused as such', () =>
    check(
      roundIn('BRN-105', { gems: { ruby: 1 } }),
      [
        together,
        dice(3, 2),
        refused({ act: 'spend', gem: 'opal', check: 0 }, { rule: 'DLV-GEM-01', pick: 'gem', got: 'opal', legal: ['ruby'] }),
      ],
      [never('gem.spent')],
    ));

  test('[DLV-GEM-02] one ruby changes one die by 1, and no other die', () =>
    check(
      roundIn('TAL-103', { gems: { ruby: 2 } }),
      [together, dice(2, 3, 4, 5), ruby(1, 0, 1)],
      [
        ['gem.spent', { gem: 'ruby', check: 1 }],
        ['die.changed', { check: 1, die: 0, from: 4, to: 5 }, 'DLV-GEM-02'],
      ],
      (board) => {
        expect(board.encounter?.checks.map((one) => one.dice)).toEqual([
          [2, 3],
          [5, 5],
        ]);
        expect(left(board)).toEqual([1, 0, 0]);
      },
    ));

  test('[DLV-GEM-02, DLV-GEM-03] a ruby changes by 1 and by nothing else', () =>
    check(
      roundIn('BRN-105', { gems: { ruby: 2 } }),
      [
        together,
        dice(3, 2),
        ...[2, 0, -2].map((step) =>
          refused({ act: 'spend', gem: 'ruby', check: 0, die: 0, step }, { rule: 'DLV-GEM-03', pick: 'step', legal: [1, -1] }),
        ),
      ],
      [never('gem.spent')],
    ));

  test('[DLV-GEM-03] the change may be down', () =>
    check(
      roundIn('BRN-105', { gems: { ruby: 1 } }),
      [together, dice(4, 2), ruby(0, 0, -1)],
      [
        ['die.changed', { die: 0, from: 4, to: 3 }],
        ['check.committed', { total: 5, passed: false }],
      ],
    ));

  test('[DLV-GEM-03, DLV-ENGINE-05] TV-10: a die showing 6 cannot be raised: refused, and the ruby is kept', () =>
    check(
      roundIn('BRN-105', { gems: { ruby: 1 } }),
      [together, dice(6, 1), refused(ruby(0, 0, 1), { rule: 'DLV-GEM-03', pick: 'step', legal: [-1] })],
      [never('gem.spent'), never('die.changed')],
      (board) => {
        expect(left(board)).toEqual([1, 0, 0]);
        expect(board.encounter?.checks[0]?.dice).toEqual([6, 1]);
      },
    ));

  test('[DLV-GEM-03] a die showing 1 cannot be lowered', () =>
    check(
      roundIn('BRN-105', { gems: { ruby: 1 } }),
      [together, dice(6, 1), refused(ruby(0, 1, -1), { rule: 'DLV-GEM-03', pick: 'step', legal: [1] })],
      [never('gem.spent')],
    ));

  test('[DLV-GEM-03] a 5 may become a 6 and a 2 a 1', () =>
    check(
      roundIn('BRN-105', { gems: { ruby: 2 } }),
      [together, dice(5, 2), ruby(0, 0, 1), ruby(0, 1, -1)],
      [
        ['die.changed', { from: 5, to: 6 }],
        ['die.changed', { from: 2, to: 1 }],
        ['check.committed', { total: 7 }],
      ],
    ));

  test('[DLV-GEM-04] one emerald re-rolls all dice of one check, and of no other', () =>
    check(
      roundIn('TAL-103', { gems: { emerald: 1 } }),
      [together, dice(1, 2, 3, 4), emerald(0), dice(6, 5)],
      [
        ['gem.spent', { gem: 'emerald', check: 0 }],
        ['check.rerolled', { check: 0, dice: [6, 5] }, 'DLV-GEM-04'],
        ['check.committed', { check: 0, total: 11 }],
        ['check.committed', { check: 1, total: 7 }],
      ],
      (board) => expect(left(board)).toEqual([0, 0, 0]),
    ));

  test('[DLV-GEM-02, DLV-GEM-04, DLV-GEM-06] asked why, each gem names the rule of what it does', () => {
    const state = check(roundIn('BRN-105', { gems: { ruby: 1, emerald: 1, sapphire: 1 } }), [together, dice(3, 2)], []);
    const [offer] = state.offers();
    const rule = (picked: object, pick: string, gem: string) => offer && text.en.rule?.(state.view(0), offer, { ...picked }, pick, gem);
    expect(['ruby', 'emerald', 'sapphire'].map((gem) => rule({ act: 'spend' }, 'gem', gem))).toEqual([
      'DLV-GEM-02',
      'DLV-GEM-04',
      'DLV-GEM-06',
    ]);
    // PRISM CHIP: the colour that is copied decides, not the one that is spent.
    expect([rule({ act: 'use' }, 'gem', 'ruby'), rule({ act: 'use' }, 'as', 'emerald')]).toEqual([null, 'DLV-GEM-04']);
    expect(rule({ act: 'give' }, 'gem', 'ruby')).toBeNull();
  });

  test('[DLV-GEM-04] an emerald asks for no die: a single one cannot be named', () =>
    check(
      roundIn('BRN-105', { gems: { emerald: 1 } }),
      [together, dice(1, 2), refused({ ...emerald(0), die: 0 }, { pick: 'shape' })],
      [never('gem.spent')],
    ));

  test('[DLV-GEM-04, DLV-GEM-05] TV-12: DEF at D, DEF8, dice 1, 2, 6, emerald, new dice 5, 4, 4: all three re-rolled, total 8, passes', () =>
    check(
      roundIn('BRN-204', { bubbles: { DEF: 1 }, gems: { emerald: 1 } }),
      [together, dice(1, 1, 1, 2, 6), emerald(1), dice(5, 4, 4)],
      [
        ['check.declared', { skill: 'DEF', target: 8, mode: 'D' }],
        ['check.rolled', { check: 1, dice: [1, 2, 6] }],
        ['check.rerolled', { check: 1, dice: [5, 4, 4] }],
        ['check.committed', { skill: 'DEF', total: 8, passed: true }],
      ],
      (board) => expect(left(board)).toEqual([0, 0, 0]),
    ));

  test('[DLV-GEM-05] earlier ruby changes on the re-rolled dice are lost', () =>
    check(
      roundIn('BRN-105', { gems: { ruby: 2, emerald: 1 } }),
      [together, dice(1, 1), ruby(0, 0, 1), ruby(0, 0, 1), emerald(0), dice(2, 1)],
      [
        ['die.changed', { to: 2 }],
        ['die.changed', { to: 3 }],
        ['check.rerolled', { dice: [2, 1] }],
        ['check.committed', { total: 3 }],
      ],
      (board) => expect(left(board)).toEqual([0, 0, 0]),
    ));

  test('[DLV-GEM-05] modifiers stay when a check is re-rolled: those of tests and those of items', () =>
    check(
      roundIn('BRN-103', { items: ['oar'], gems: { emerald: 1 } }),
      [together, dice(1, 1, 1, 1, 1, 1), commit(0), { act: 'use', item: 0, check: 2 }, emerald(2), dice(3, 2), commit(1), commit(2)],
      [
        ['guard.modified', { n: -1 }],
        ['check.helped', { check: 2, n: 2 }],
        ['check.rerolled', { check: 2, dice: [3, 2] }],
        ['check.committed', { purpose: 'guard', total: 6, passed: true }],
      ],
    ));

  test('[DLV-GEM-05, DLV-GEM-12] TV-13: ATK9, dice 4, 4 and a ruby make 9 and pass; re-rolled to 2, 3 by an emerald the ruby is lost', () => {
    const from = roundIn('TAL-302', { gems: { ruby: 1, emerald: 1 } });
    check(
      from,
      [together, dice(4, 4, 6, 6), ruby(0, 0, 1), commit(0)],
      [
        ['check.declared', { skill: 'ATK', target: 9 }],
        ['check.committed', { skill: 'ATK', total: 9, passed: true }],
      ],
      (board) => expect(left(board)).toEqual([0, 1, 0]),
    );
    check(
      from,
      [together, dice(4, 4, 6, 6), ruby(0, 0, 1), emerald(0), dice(2, 3)],
      [
        ['die.changed', { from: 4, to: 5 }],
        ['check.rerolled', { dice: [2, 3] }],
        ['check.committed', { skill: 'ATK', total: 5, passed: false }],
      ],
      (board) => expect(left(board)).toEqual([0, 0, 0]),
    );
  });

  test('[DLV-GEM-06] TV-14: ATK9, dice 5, 1; a sapphire on the 1 shows 4: the 5 stays, total 9, passes', () =>
    check(
      roundIn('TAL-302', { gems: { sapphire: 1 } }),
      [together, dice(5, 1, 6, 6), sapphire(0, 1), dice(4)],
      [
        ['die.rerolled', { check: 0, die: 1, from: 1, to: 4 }, 'DLV-GEM-06'],
        ['check.committed', { skill: 'ATK', total: 9, target: 9, passed: true }],
      ],
      (board) => {
        expect(board.encounter?.checks[0]?.dice).toEqual([5, 4]);
        expect(left(board)).toEqual([0, 0, 0]);
      },
    ));

  test('[DLV-GEM-06] a sapphire leaves the other two dice of mode D as they are', () =>
    check(
      roundIn('BRN-105', { bubbles: { AGL: 1 }, gems: { sapphire: 1 } }),
      [together, dice(2, 5, 4), sapphire(0, 0), dice(3)],
      [
        ['die.rerolled', { die: 0, from: 2, to: 3 }],
        ['check.committed', { total: 7 }],
      ],
      ({ encounter }) => expect(encounter?.checks[0]?.dice).toEqual([3, 5, 4]),
    ));

  test('[DLV-GEM-06] a sapphire needs a die of the check', () =>
    check(
      roundIn('BRN-105', { gems: { sapphire: 1 } }),
      [together, dice(2, 5), refused(sapphire(0, 2), { rule: 'DLV-GEM-01', pick: 'die', legal: [0, 1] })],
      [never('gem.spent')],
    ));
});

describe('several gems', () => {
  test('[DLV-GEM-02, DLV-GEM-07] TV-09: ATK7, dice 2, 3; two rubies on the 2: dice 4, 3, total 7, passes', () =>
    check(
      roundIn('BRN-106', { gems: { ruby: 2 } }),
      [together, dice(2, 3, 6, 6), ruby(0, 0, 1), ruby(0, 0, 1)],
      [
        ['die.changed', { die: 0, from: 2, to: 3 }],
        ['die.changed', { die: 0, from: 3, to: 4 }],
        ['check.committed', { skill: 'ATK', total: 7, target: 7, passed: true }],
      ],
      (board) => {
        expect(board.encounter?.checks[0]?.dice).toEqual([4, 3]);
        expect(left(board)).toEqual([0, 0, 0]);
      },
    ));

  test('[DLV-GEM-07] gems of all three colours may go to the same check', () =>
    check(
      roundIn('BRN-105', { gems: { ruby: 1, emerald: 1, sapphire: 1 } }),
      [together, dice(1, 1), emerald(0), dice(1, 2), sapphire(0, 0), dice(3), ruby(0, 1, 1)],
      [
        ['check.rerolled'],
        ['die.rerolled', { from: 1, to: 3 }],
        ['die.changed', { from: 2, to: 3 }],
        ['check.committed', { total: 6, passed: true }],
      ],
    ));

  test('[DLV-GEM-08] TV-15: ATK10, dice 5, 1; a sapphire on the second die shows 3, another on it again 5: total 10, passes', () =>
    check(
      roundIn('TAL-301', { gems: { sapphire: 2 }, setup: { deep: true } }),
      [together, dice(6, 6, 5, 1, 6, 6), sapphire(1, 1), dice(3), sapphire(1, 1), dice(5)],
      [
        ['die.rerolled', { check: 1, die: 1, from: 1, to: 3 }],
        ['die.rerolled', { check: 1, die: 1, from: 3, to: 5 }],
        ['check.committed', { skill: 'ATK', total: 10, target: 10, passed: true }],
      ],
      (board) => expect(left(board)).toEqual([0, 0, 0]),
    ));

  test('[DLV-GEM-08] the same check may be re-rolled again and again with several emeralds', () =>
    check(
      roundIn('BRN-105', { gems: { emerald: 3 } }),
      [together, dice(1, 1), emerald(0), dice(1, 2), emerald(0), dice(2, 2), emerald(0), dice(6, 6)],
      [
        ['check.rerolled', { dice: [1, 2] }],
        ['check.rerolled', { dice: [2, 2] }],
        ['check.rerolled', { dice: [6, 6] }],
        ['check.committed', { total: 12 }],
      ],
    ));
});

describe('when and on what', () => {
  test('[DLV-GEM-09] gems are spent after the dice are seen: at the start of the round there is nothing to spend them on', () =>
    check(
      roundIn('BRN-105', { gems: { ruby: 1 } }),
      [refused(ruby(0, 0, 1), { pick: 'act', decision: 'plan-round' })],
      [never('gem.spent')],
    ));

  test('[DLV-GEM-09] nor before the dice of a check whose mode is being chosen', () =>
    check(
      roundIn('BRN-105', { bubbles: { AGL: 4 }, gems: { ruby: 1 } }),
      [together, refused(ruby(0, 0, 1), { pick: 'act', decision: 'prepare' })],
      [never('gem.spent')],
    ));

  test('[DLV-GEM-09] one at a time, in any order and mixture, each result seen before the next decision', () =>
    check(
      roundIn('TAL-103', { gems: { ruby: 2, sapphire: 1, emerald: 1 } }),
      [together, dice(1, 1, 1, 1), ruby(0, 0, 1), emerald(1), dice(3, 3), sapphire(0, 1), dice(4), ruby(1, 0, 1)],
      [
        ['die.changed', { check: 0, to: 2 }],
        ['check.rerolled', { check: 1, dice: [3, 3] }],
        ['die.rerolled', { check: 0, die: 1, to: 4 }],
        ['die.changed', { check: 1, die: 0, from: 3, to: 4 }],
        ['check.committed', { check: 0, total: 6 }],
        ['check.committed', { check: 1, total: 7 }],
      ],
    ));

  test('[DLV-GEM-09] two gems in one answer are refused', () =>
    check(
      roundIn('BRN-105', { gems: { ruby: 2 } }),
      [together, dice(1, 1), refused({ act: 'spend', gem: ['ruby', 'ruby'], check: 0, die: 0, step: 1 }, { pick: 'gem' })],
      [never('gem.spent')],
    ));

  test('[DLV-GEM-10] a gem may be spent on a die that is not kept: the dropped 1 of mode A becomes a 6', () =>
    check(
      roundIn('BRN-105', { bubbles: { AGL: 4 }, gems: { sapphire: 1 } }),
      [together, { act: 'roll', mode: 'A' }, dice(2, 3, 1), sapphire(0, 2), dice(6)],
      [
        ['die.rerolled', { die: 2, from: 1, to: 6 }],
        ['check.committed', { total: 9 }],
      ],
    ));

  test('[DLV-GEM-10] a ruby may go to the dropped high die of mode D, without gain', () =>
    check(
      roundIn('BRN-105', { bubbles: { AGL: 1 }, gems: { ruby: 1 } }),
      [together, dice(5, 2, 3), ruby(0, 0, 1)],
      [
        ['die.changed', { die: 0, from: 5, to: 6 }],
        ['check.committed', { total: 5, passed: false }],
      ],
    ));

  test('[DLV-GEM-11] gems may be spent on attack, guard and test of a round', () =>
    check(
      roundIn('BRN-103', { gems: { ruby: 3 } }),
      [together, dice(1, 1, 2, 2, 3, 3), ruby(2, 0, 1), ruby(1, 0, 1), ruby(0, 0, 1)],
      [
        ['die.changed', { check: 2 }],
        ['die.changed', { check: 1 }],
        ['die.changed', { check: 0 }],
        ['check.committed', { purpose: 'test', total: 3 }],
        ['check.committed', { purpose: 'attack', total: 5 }],
        ['check.committed', { purpose: 'guard', total: 6 }],
      ],
    ));

  test('[DLV-GEM-11] gems may be spent on the check of a trial', () =>
    check(
      roundIn('BRN-108', { gems: { emerald: 1 } }),
      [together, dice(1, 1), emerald(0), dice(3, 3)],
      [['check.declared', { purpose: 'trial' }], ['check.rerolled'], ['check.committed', { purpose: 'trial', passed: true }]],
    ));

  test('[DLV-GEM-11] gems may be spent in the opening: on the guard check of an AMBUSH and on a start test', () => {
    check(
      openingOf('BRN-106', { gems: { ruby: 1 } }),
      [dice(3, 2), ruby(0, 0, 1)],
      [['check.rolled'], ['gem.spent'], ['check.committed', { purpose: 'guard', total: 6, target: 6, passed: true }], never('health.lost')],
    );
    check(
      openingOf('TAL-110', { gems: { ruby: 1 } }),
      [dice(2, 2), ruby(0, 0, 1)],
      [['gem.spent'], ['check.committed', { purpose: 'test', total: 5, target: 5, passed: true }], never('health.lost')],
    );
  });

  test('[DLV-GEM-11] gems may be spent on an On Clear check', () =>
    check(
      resolving('TAL-103', { gems: { ruby: 1 } }, { filled: 2 }),
      [{ act: 'take-all' }, { act: 'roll' }, dice(3, 2), ruby(0, 0, 1)],
      [
        ['check.declared', { purpose: 'onClear', skill: 'DEF', target: 6 }],
        ['gem.spent'],
        ['check.committed', { purpose: 'onClear', total: 6, passed: true }],
        ['gem.gained', { gem: 'ruby', n: 1 }],
      ],
    ));

  test('[DLV-GEM-11] gems may not be spent on anything else: not on a loss of health, not when rewards are taken', () => {
    check(
      roundIn('TAL-103', { gems: { ruby: 1 }, items: ['cork'] }),
      [together, dice(1, 1, 1, 1), commit(0), commit(1), refused(ruby(0, 0, 1), { pick: 'act', decision: 'damage' })],
      [never('gem.spent')],
    );
    check(
      resolving('TAL-103', { gems: { ruby: 1 } }, { filled: 2 }),
      [refused(ruby(0, 0, 1), { pick: 'act', decision: 'collect' })],
      [never('gem.spent')],
    );
  });

  test('[DLV-GEM-12] a gem is gone even if the check fails in the end', () =>
    check(
      roundIn('BRN-105', { gems: { emerald: 1 } }),
      [together, dice(1, 1), emerald(0), dice(1, 2)],
      [['gem.spent', { gem: 'emerald' }, 'DLV-GEM-14'], ['check.committed', { passed: false }], never('gem.gained')],
      ({ hero }) => expect(hero.gems.emerald).toEqual({ gained: 1, used: 1 }),
    ));

  test('[DLV-GEM-13] a gem may be spent on a check that already passes: 10 against a BRITTLE 8 becomes 11 and fills two circles', () =>
    check(
      roundIn('BRN-110', { gems: { ruby: 1 } }),
      [together, dice(5, 5, 6, 6), ruby(0, 0, 1)],
      [
        ['gem.spent'],
        ['check.committed', { total: 11, passed: true }],
        ['hit.scored', { n: 2 }, 'DLV-KEY-09'],
        ['circles.filled', { n: 2, filled: 2 }],
      ],
    ));
});

describe('counting', () => {
  test('[DLV-GEM-14] a gem gained fills a small circle of its colour and no large one', () =>
    check(
      scene(
        game,
        inRoom('TAL-103'),
        call(take, {
          rewards: [
            { gain: 'ruby', n: 2 },
            { gain: 'sapphire', n: 1 },
          ],
        }),
      ),
      [],
      [
        ['gem.gained', { gem: 'ruby', n: 2 }, 'DLV-GEM-14'],
        ['gem.gained', { gem: 'sapphire', n: 1 }],
      ],
      ({ hero }) =>
        expect(hero.gems).toEqual({ ruby: { gained: 2, used: 0 }, emerald: { gained: 0, used: 0 }, sapphire: { gained: 1, used: 0 } }),
    ));

  test('[DLV-GEM-14] a gem used fills a large circle of its colour and leaves the small ones', () =>
    check(
      roundIn('BRN-105', { gems: { ruby: 2, emerald: 1, sapphire: 1 } }),
      [together, dice(1, 1), sapphire(0, 0), dice(1)],
      [['gem.spent', { gem: 'sapphire' }, 'DLV-GEM-14']],
      ({ hero }) =>
        expect(hero.gems).toEqual({ ruby: { gained: 2, used: 0 }, emerald: { gained: 1, used: 0 }, sapphire: { gained: 1, used: 1 } }),
    ));

  test('[DLV-GEM-14, DLV-GEM-15] TV-16: two rubies gained and used; one more gained and used: gained 3, used 3, none available', () =>
    check(
      resolving('BRN-103', { change: ({ hero }) => Object.assign(hero.gems.ruby, { gained: 2, used: 2 }) }, { filled: 2 }),
      [{ act: 'take-all' }, { act: 'roll' }, dice(1, 1), ruby(0, 0, 1)],
      [
        ['gem.gained', { gem: 'ruby', n: 1 }],
        ['gem.spent', { gem: 'ruby' }],
      ],
      ({ hero }) => {
        expect(hero.gems.ruby).toEqual({ gained: 3, used: 3 });
        expect(available(hero.gems.ruby)).toBe(0);
      },
    ));

  test('[DLV-GEM-15] a gem of a colour of which none is available cannot be spent: all used, or never gained', () =>
    check(
      roundIn('BRN-105', { gems: { emerald: 1 }, change: ({ hero }) => Object.assign(hero.gems.ruby, { gained: 4, used: 4 }) }),
      [
        together,
        dice(1, 1),
        refused(ruby(0, 0, 1), { rule: 'DLV-GEM-15', pick: 'gem', legal: ['emerald'] }),
        refused(sapphire(0, 0), { rule: 'DLV-GEM-15', pick: 'gem' }),
      ],
      [never('gem.spent')],
    ));

  test('[DLV-GEM-15] there is no maximum of gems: more than the ten circles of the sheet can be gained and spent', () =>
    check(
      scene(game, inRoom('TAL-103', { gems: { ruby: 14 } }), call(take, { rewards: [{ gain: 'ruby', n: 2 }] })),
      [],
      [['gem.gained', { n: 2 }]],
      (board) => {
        expect(available(board.hero.gems.ruby)).toBe(16);
        check(
          roundIn('BRN-105', { gems: { ruby: available(board.hero.gems.ruby) } }),
          [together, dice(1, 1), ...[1, 2, 3, 4, 5].flatMap(() => [ruby(0, 0, 1), ruby(0, 1, 1)]), commit(0)],
          [['check.committed', { total: 12 }]],
          (after) => expect(left(after)).toEqual([6, 0, 0]),
        );
      },
    ));

  test('[DLV-GEM-16] a gem lost to a card is marked like a used one and does nothing to any die', () =>
    check(
      roundIn('TAL-107', { gems: { ruby: 1, emerald: 1 } }),
      [together, dice(1, 2), commit(0), { act: 'give', gem: 'emerald' }],
      [
        ['check.committed', { total: 3, passed: false }],
        ['gem.lost', { gem: 'emerald' }, 'DLV-GEM-16/c'],
        never('check.rerolled'),
        never('gem.spent'),
        never('health.lost'),
      ],
      ({ hero, encounter }) => {
        expect(hero.gems.emerald).toEqual({ gained: 1, used: 1 });
        expect(hero.gems.ruby).toEqual({ gained: 1, used: 0 });
        expect(encounter?.checks[0]).toMatchObject({ dice: [1, 2], passed: false });
      },
    ));

  test('[DLV-GEM-16] a lost gem can no longer be spent', () =>
    check(
      resolving('TAL-107', { gems: { ruby: 1 } }),
      [together, dice(1, 2), commit(0), together, dice(1, 2)],
      [
        ['gem.lost', { gem: 'ruby' }],
        ['round.began', { round: 2 }],
        ['check.committed', { total: 3, passed: false }],
        ['health.lost', { n: 1 }],
      ],
      (board) => expect(left(board)).toEqual([0, 0, 0]),
    ));
});
