// Owns the tests of DLV-SKILL: the four skills, their ladder of bubbles, how each mode rolls, and where experience goes.

import { call } from '@undercroft/kernel';
import { check, dice, never, refused, scene, type Scene } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { CARD_IDS, cardOf } from '../../src/content/cards.ts';
import { SKILLS, type Skill } from '../../src/content/types.ts';
import type { Delve } from '../../src/delve.ts';
import { game } from '../../src/game.ts';
import { experience } from '../../src/rules/rewards.ts';
import type { DieMode } from '../../src/state.ts';
import { boardWith, commit, resolving, roundIn, together, wholeGame, type HeroWanted } from '../scenes.ts';

/** One experience, in one of these skills. */
const gaining = (skills: readonly Skill[], wanted: HeroWanted): Scene<Delve> =>
  scene(game, boardWith(wanted), call(experience, { skills }));
const all = (n: 1 | 2 | 3 | 4) => ({ ATK: n, DEF: n, AGL: n, WIT: n }) as const;
const rolled = (mode: DieMode) => ({ act: 'roll', mode }) as const;

describe('the ladder', () => {
  test('[DLV-SKILL-01] the sheet has four skills, and every check printed on a card names one of them', () => {
    expect(Object.keys(boardWith().hero.bubbles)).toEqual(['ATK', 'DEF', 'AGL', 'WIT']);
    const named = CARD_IDS.map(cardOf).flatMap((card) => [
      ...card.tests.map((one) => one.skill),
      ...card.checks.map((one) => one.skill),
      ...(card.trial?.skills ?? []),
      ...card.keywords.flatMap((one) => (one.key === 'STRIKE' || one.key === 'GUARD' ? one.skills : [])),
      ...[...card.auto, ...card.checks.flatMap((one) => one.gain)].flatMap((one) => (one.gain === 'experience' ? one.in : [])),
    ]);
    expect(new Set(named)).toEqual(new Set(SKILLS));
  });

  test('[DLV-SKILL-01] a skill that is not one of the four cannot be trained', () =>
    check(
      gaining(SKILLS, {}),
      [refused({ act: 'train', skill: 'STR' }, { rule: 'DLV-SKILL-12', pick: 'skill', legal: ['ATK', 'DEF', 'AGL', 'WIT'] })],
      [],
    ));

  test('[DLV-SKILL-02] the ladder is D, +0, +2, A: each further bubble gives the next mode', () => {
    const modes: readonly (readonly [1 | 2 | 3, DieMode, readonly number[]])[] = [
      [1, 'D', [1, 1, 1]],
      [2, '+0', [1, 1]],
      [3, '+2', [1, 1]],
    ];
    for (const [bubbles, mode, faces] of modes)
      check(
        roundIn('BRN-105', { bubbles: { AGL: bubbles } }),
        [together, dice(...faces)],
        [
          ['check.declared', { skill: 'AGL', mode }],
          ['check.rolled', { dice: faces }],
        ],
      );
    check(
      roundIn('BRN-105', { bubbles: { AGL: 4 } }),
      [together, rolled('A'), dice(1, 1, 1)],
      [
        ['check.prepared', { mode: 'A' }],
        ['check.rolled', { dice: [1, 1, 1] }],
      ],
    );
  });

  test('[DLV-SKILL-03] a skill has four bubbles: the fourth experience and any later one finds nothing to fill', () =>
    check(
      gaining(['ATK'], { bubbles: { ATK: 3 } }),
      [{ act: 'train', skill: 'ATK' }],
      [['skill.trained', { skill: 'ATK', bubbles: 4 }]],
      ({ hero }) => {
        expect(hero.bubbles.ATK).toBe(4);
        check(gaining(['ATK'], { bubbles: { ATK: 4 } }), [], [never('skill.trained'), ['experience.without-effect']]);
      },
    ));

  test('[DLV-SKILL-03] sixteen bubbles are the whole sheet: with fifteen filled one experience still counts, with sixteen none', () => {
    check(
      gaining(SKILLS, { bubbles: { ...all(4), WIT: 3 } }),
      [refused({ act: 'train', skill: 'ATK' }, { rule: 'DLV-SKILL-11', pick: 'skill', legal: ['WIT'] }), { act: 'train', skill: 'WIT' }],
      [['skill.trained', { skill: 'WIT', bubbles: 4 }]],
      ({ hero }) => expect(Object.values(hero.bubbles).reduce((sum, n) => sum + n, 0)).toBe(16),
    );
    check(
      gaining(SKILLS, { bubbles: all(4) }),
      [],
      [['experience.without-effect', { skills: SKILLS }, 'DLV-SKILL-11'], never('skill.trained')],
    );
  });
});

describe('how a mode rolls', () => {
  test('[DLV-SKILL-05] only D filled: three dice, the sum of the lowest two', () =>
    check(
      roundIn('BRN-105', { bubbles: { AGL: 1 } }),
      [together, dice(6, 4, 1)],
      [
        ['check.rolled', { dice: [6, 4, 1] }],
        ['check.committed', { total: 5, target: 6, passed: false }],
      ],
    ));

  test('[DLV-SKILL-05, DLV-CHECK-03] TV-05: WIT at D, dice 6, 2, 3: total 5 passes WIT5 and fails WIT6', () => {
    // BRN-205 has the test WIT5, BRN-108 is a trial of WIT6.
    check(
      roundIn('BRN-205', { bubbles: { WIT: 1 } }),
      [together, dice(6, 2, 3, 1, 1, 1, 1)],
      [
        ['check.declared', { purpose: 'test', skill: 'WIT', target: 5, mode: 'D' }],
        ['check.committed', { skill: 'WIT', total: 5, target: 5, passed: true }],
      ],
    );
    check(
      roundIn('BRN-108', { bubbles: { WIT: 1 } }),
      [together, dice(6, 2, 3)],
      [['check.committed', { skill: 'WIT', total: 5, target: 6, passed: false }]],
    );
  });

  test('[DLV-SKILL-06] +0 filled: two dice, their sum', () =>
    check(
      roundIn('BRN-105', { bubbles: { AGL: 2 } }),
      [together, dice(5, 1)],
      [
        ['check.rolled', { dice: [5, 1] }],
        ['check.committed', { total: 6, target: 6, passed: true }],
      ],
    ));

  test('[DLV-SKILL-06, DLV-CHECK-03] TV-03: AGL at +0, AGL5, dice 2, 1: total 3, fails', () =>
    check(
      roundIn('BRN-103'),
      [together, dice(2, 1, 6, 6, 6, 6)],
      [
        ['check.declared', { purpose: 'test', skill: 'AGL', target: 5, mode: '+0' }],
        ['check.committed', { skill: 'AGL', total: 3, target: 5, passed: false }],
      ],
    ));

  test('[DLV-SKILL-07] TV-06: ATK at +2, ATK7, dice 3, 2: total 7, passes', () =>
    check(
      roundIn('BRN-103', { bubbles: { ATK: 3 } }),
      [together, dice(6, 6, 3, 2, 6, 6)],
      [
        ['check.declared', { skill: 'ATK', mode: '+2', target: 7 }],
        ['check.rolled', { dice: [3, 2] }],
        ['check.committed', { skill: 'ATK', total: 7, passed: true }],
        ['circles.filled', { n: 1 }],
      ],
    ));

  test('[DLV-SKILL-07] +2 filled: two dice and 2 more, so that 3 and 1 are not enough for 7', () =>
    check(
      roundIn('BRN-103', { bubbles: { ATK: 3 } }),
      [together, dice(6, 6, 3, 1, 6, 6)],
      [['check.committed', { skill: 'ATK', total: 6, passed: false }], never('hit.scored')],
    ));

  test('[DLV-SKILL-08] A chosen: three dice, the sum of the highest two and nothing added', () =>
    check(
      roundIn('BRN-105', { bubbles: { AGL: 4 } }),
      [together, rolled('A'), dice(1, 4, 1)],
      [
        ['check.rolled', { dice: [1, 4, 1] }],
        ['check.committed', { total: 5, target: 6, passed: false }],
      ],
    ));

  test('[DLV-SKILL-08, DLV-SKILL-09] TV-07: DEF with four bubbles, mode A, DEF11, dice 6, 2, 5: total 11, passes', () =>
    check(
      roundIn('TAL-303', { bubbles: { DEF: 4 }, setup: { deep: true } }),
      [together, rolled('A'), dice(1, 1, 6, 2, 5)],
      [
        ['check.prepared', { check: 1, mode: 'A' }],
        ['check.rolled', { check: 1, dice: [6, 2, 5] }],
        ['check.committed', { skill: 'DEF', total: 11, target: 11, passed: true }],
        never('health.lost'),
      ],
    ));

  test('[DLV-SKILL-09] TV-08: DEF with four bubbles, mode +2, DEF11, dice 6, 2: total 10, fails; a third die is not rolled', () =>
    check(
      roundIn('TAL-303', { bubbles: { DEF: 4 }, setup: { deep: true } }),
      [together, rolled('+2'), dice(1, 1, 6, 2)],
      [
        ['check.prepared', { check: 1, mode: '+2' }],
        ['check.rolled', { check: 1, dice: [6, 2] }],
        ['check.committed', { skill: 'DEF', total: 10, target: 11, passed: false }],
        ['health.lost', { n: 1 }],
      ],
    ));
});

describe('choosing the mode', () => {
  test('[DLV-SKILL-09] a bubble further right replaces those to its left: with three filled, D and +0 can no longer be chosen and nothing is asked', () =>
    check(
      roundIn('BRN-105', { bubbles: { AGL: 3 } }),
      [together, dice(2, 2)],
      [['check.declared', { mode: '+2' }], ['check.rolled', { dice: [2, 2] }], ['check.committed', { total: 6 }], never('check.prepared')],
    ));

  test('[DLV-SKILL-09] with +2 and A filled the choice is between these two, and +2 is preselected', () =>
    check(
      roundIn('BRN-105', { bubbles: { AGL: 4 } }),
      [
        together,
        refused(rolled('D'), { rule: 'DLV-SKILL-09', pick: 'mode', legal: ['+2', 'A'] }),
        refused(rolled('+0'), { rule: 'DLV-SKILL-09', pick: 'mode' }),
        refused(rolled('A+2'), { rule: 'DLV-SKILL-09', pick: 'mode' }),
      ],
      [['check.declared', { mode: '+2' }], never('check.rolled')],
      (board) => expect(board.encounter?.checks).toMatchObject([{ mode: '+2', state: 'declared', dice: [] }]),
    ));

  test('[DLV-SKILL-09] in a simultaneous round each check with four bubbles is asked by itself, before any die is rolled', () =>
    check(
      roundIn('BRN-103', { bubbles: all(4), gems: { ruby: 1 } }),
      [together, rolled('A'), rolled('+2'), rolled('A'), dice(1, 2, 3, 4, 5, 6, 1, 2)],
      [
        ['check.prepared', { check: 0, mode: 'A' }, 'DLV-SKILL-09/c'],
        ['check.prepared', { check: 1, mode: '+2' }],
        ['check.prepared', { check: 2, mode: 'A' }],
        ['check.rolled', { check: 0, dice: [1, 2, 3] }],
        ['check.rolled', { check: 1, dice: [4, 5] }],
        ['check.rolled', { check: 2, dice: [6, 1, 2] }],
      ],
    ));

  test('[DLV-SKILL-09] only the checks of the skill with four bubbles are asked for', () =>
    check(
      roundIn('BRN-103', { bubbles: { DEF: 4 } }),
      [together, rolled('A'), dice(6, 6, 6, 6, 6, 6, 1)],
      [
        ['check.prepared', { check: 2, mode: 'A' }],
        never('check.prepared', { check: 0 }),
        never('check.prepared', { check: 1 }),
        ['check.committed', { skill: 'DEF', total: 12 }],
      ],
    ));

  test('[DLV-SKILL-09] the mode is chosen anew before each roll: one round in A, the next in +2', () =>
    check(
      resolving('BRN-105', { bubbles: { AGL: 4 } }),
      [together, rolled('A'), dice(1, 1, 1), together, rolled('+2'), dice(1, 1)],
      [
        ['check.rolled', { dice: [1, 1, 1] }],
        ['check.committed', { total: 2 }],
        ['check.rolled', { dice: [1, 1] }],
        ['check.committed', { total: 4 }],
      ],
    ));

  test('[DLV-SKILL-09] in a sequential round the mode of the second check is chosen after the first one is committed', () =>
    check(
      roundIn('TAL-103', { bubbles: all(4) }),
      [{ act: 'roll-in-turn' }, { act: 'roll', kind: 'guard' }, rolled('A'), dice(6, 6, 1), rolled('+2'), dice(1, 1)],
      [
        ['check.prepared', { check: 0, mode: 'A' }],
        ['check.committed', { purpose: 'guard', total: 12 }],
        ['check.declared', { purpose: 'attack', mode: '+2' }],
        ['check.prepared', { check: 1, mode: '+2' }],
        ['check.committed', { purpose: 'attack', total: 4 }],
      ],
    ));

  test('[DLV-SKILL-09, DLV-VAR-STACK-01] with four bubbles of the stacked ladder there is one mode, A+2, and nothing is asked', () =>
    check(
      roundIn('BRN-105', { bubbles: { AGL: 4 }, setup: { skillTrack: 'stacked' } }),
      [together, dice(1, 4, 4)],
      [['check.declared', { mode: 'A+2' }], ['check.committed', { total: 10 }], never('check.prepared')],
    ));

  test('[DLV-SKILL-09, DLV-VAR-WEB-01, DLV-VAR-WEB-03] with four bubbles of the web ladder there is one mode, A+2, and nothing is asked', () =>
    check(
      roundIn('BRN-105', { bubbles: { AGL: 4 }, setup: { skillTrack: 'web' } }),
      [together, dice(6, 5, 2)],
      [['check.declared', { mode: 'A+2' }], ['check.committed', { total: 13 }], never('check.prepared')],
    ));

  test('[DLV-SKILL-09, DLV-VAR-WEB-01, DLV-VAR-STACK-01] the third bubble is +2 in the stacked ladder and A in the web ladder', () => {
    check(
      roundIn('BRN-105', { bubbles: { AGL: 3 }, setup: { skillTrack: 'stacked' } }),
      [together, dice(5, 1)],
      [
        ['check.declared', { mode: '+2' }],
        ['check.committed', { total: 8 }],
      ],
    );
    check(
      roundIn('BRN-105', { bubbles: { AGL: 3 }, setup: { skillTrack: 'web' } }),
      [together, dice(5, 1, 2)],
      [
        ['check.declared', { mode: 'A' }],
        ['check.committed', { total: 7 }],
      ],
    );
  });
});

describe('experience', () => {
  test('[DLV-SKILL-04] one experience fills the leftmost empty bubble: one step, never two, and only of that skill', () =>
    check(
      gaining(['AGL', 'WIT'], { bubbles: { ATK: 1, DEF: 2, AGL: 2, WIT: 3 } }),
      [{ act: 'train', skill: 'AGL' }],
      [['skill.trained', { skill: 'AGL', bubbles: 3 }, 'DLV-SKILL-04']],
      ({ hero }) => expect(hero.bubbles).toEqual({ ATK: 1, DEF: 2, AGL: 3, WIT: 3 }),
    ));

  test('[DLV-SKILL-10] an experience may be declined, and is lost', () =>
    check(
      gaining(['AGL', 'WIT'], {}),
      [{ act: 'decline' }],
      [['reward.declined', { reward: 'experience' }, 'DLV-SKILL-10'], never('skill.trained')],
      ({ hero }, state) => {
        expect(hero.bubbles).toEqual(all(2));
        expect(state.isOver).toBe(true);
      },
    ));

  test('[DLV-SKILL-10] an experience of a veteran may be declined too', () =>
    check(
      wholeGame({ mode: 'micro', level: 2, veteran: 1 }),
      [{ chance: ['BRN-201', 'BRN-202', 'BRN-203'] }, { act: 'create', first: 'ATK', second: 'AGL' }, { act: 'decline' }, dice(1, 1, 1)],
      [['reward.declined', { reward: 'experience' }, 'DLV-SKILL-10'], ['hero.equipped']],
      ({ hero }) => expect(hero.bubbles).toEqual({ ATK: 2, DEF: 1, AGL: 2, WIT: 1 }),
    ));

  test('[DLV-SKILL-11] an experience in a skill with four bubbles has no effect, and nothing is asked', () =>
    check(
      gaining(['AGL'], { bubbles: { AGL: 4 } }),
      [],
      [['experience.without-effect', { skills: ['AGL'] }, 'DLV-SKILL-11'], never('skill.trained')],
      ({ hero }, state) => {
        expect(hero.bubbles.AGL).toBe(4);
        expect(state.isOver).toBe(true);
      },
    ));

  test('[DLV-SKILL-11] of several listed skills the full one is refused and the other one can still take it', () =>
    check(
      gaining(['ATK', 'DEF'], { bubbles: { ATK: 4 } }),
      [refused({ act: 'train', skill: 'ATK' }, { rule: 'DLV-SKILL-11', pick: 'skill', legal: ['DEF'] }), { act: 'train', skill: 'DEF' }],
      [['skill.trained', { skill: 'DEF', bubbles: 3 }]],
    ));

  test('[DLV-SKILL-12] of several listed skills the player puts it into one, and into no other skill', () =>
    check(
      gaining(['ATK', 'WIT'], {}),
      [
        refused({ act: 'train', skill: 'DEF' }, { rule: 'DLV-SKILL-12', pick: 'skill', legal: ['ATK', 'WIT'] }),
        { act: 'train', skill: 'WIT' },
      ],
      [['skill.trained', { skill: 'WIT', bubbles: 3 }], never('skill.trained', { skill: 'ATK' })],
      ({ hero }) => expect(hero.bubbles).toEqual({ ...all(2), WIT: 3 }),
    ));

  test('[DLV-SKILL-13] a check re-rolled by an emerald keeps the mode it was rolled in', () =>
    check(
      roundIn('BRN-105', { bubbles: { AGL: 4 }, gems: { emerald: 1 } }),
      [together, rolled('A'), dice(1, 1, 1), { act: 'spend', gem: 'emerald', check: 0 }, dice(2, 5, 1)],
      [
        ['check.prepared', { mode: 'A' }],
        ['check.rerolled', { dice: [2, 5, 1] }],
        ['check.committed', { total: 7 }],
      ],
      ({ encounter }) => expect(encounter?.checks).toMatchObject([{ mode: 'A' }]),
    ));

  test('[DLV-SKILL-13] experience gained by a check changes later checks of the skill and not that one', () =>
    check(
      resolving('TAL-105', { bubbles: { WIT: 2, AGL: 2 } }, { filled: 3 }),
      [{ act: 'take-all' }, { act: 'roll' }, dice(4, 4), commit(0), { act: 'train', skill: 'AGL' }, { act: 'roll' }, dice(1, 4)],
      [
        ['check.declared', { purpose: 'onClear', skill: 'WIT', mode: '+0' }],
        ['check.committed', { skill: 'WIT', total: 8, passed: true }],
        ['skill.trained', { skill: 'AGL', bubbles: 3 }],
        ['check.declared', { purpose: 'onClear', skill: 'AGL', mode: '+2' }],
        ['check.rolled', { check: 1, dice: [1, 4] }],
      ],
      ({ encounter }) => expect(encounter?.checks.map((one) => one.mode)).toEqual(['+0', '+2']),
    ));
});
