// Owns the tests of DLV-ROUND: checks together or in turn, what is rolled and committed when, and the order in which a round is resolved.

import { call } from '@undercroft/kernel';
import { check, dice, never, refused, scene } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/game.ts';
import { encounter } from '../../src/rules/encounter.ts';
import { healthOf } from '../../src/state.ts';
import { commit, drawing, inTurn, openingOf, reprinted, resolving, roundIn, together } from '../scenes.ts';

const next = (kind: 'attack' | 'guard' | 'second-guard') => ({ act: 'roll', kind }) as const;
const use = (item: number) => ({ act: 'use', item }) as const;
const ruby = (at: number, die = 0) => ({ act: 'spend', gem: 'ruby', check: at, die, step: 1 }) as const;
const goOn = { act: 'go-on' } as const;

describe('what a round is', () => {
  test('[DLV-ROUND-01] each round of combat has an attack check and a guard check, also after one of them failed', () =>
    check(
      resolving('TAL-103'),
      [together, dice(1, 1, 1, 1), together, dice(1, 1, 1, 1)],
      [
        ['round.began', { round: 1 }],
        ['check.committed', { purpose: 'attack' }],
        ['check.committed', { purpose: 'guard' }],
        ['round.began', { round: 2 }],
        ['check.committed', { purpose: 'attack' }],
        ['check.committed', { purpose: 'guard' }],
        ['round.began', { round: 3 }],
      ],
    ));

  test('[DLV-ROUND-02] attack and guard dice are rolled at the same time, and told apart', () =>
    check(
      roundIn('TAL-103', { gems: { ruby: 1 } }),
      [together, dice(1, 2, 3, 4)],
      [['check.rolled', { check: 0, dice: [1, 2] }], ['check.rolled', { check: 1, dice: [3, 4] }], never('check.committed')],
      (board) =>
        expect(board.encounter?.checks).toMatchObject([
          { purpose: 'attack', dice: [1, 2], state: 'rolled' },
          { purpose: 'guard', dice: [3, 4], state: 'rolled' },
        ]),
    ));

  test('[DLV-ROUND-03] the AGL roll of a card is rolled together with the others, its dice first', () =>
    check(
      roundIn('BRN-103', { gems: { ruby: 1 } }),
      [together, dice(1, 2, 3, 4, 5, 6)],
      [
        ['check.rolled', { check: 0, dice: [1, 2] }],
        ['check.rolled', { check: 1, dice: [3, 4] }],
        ['check.rolled', { check: 2, dice: [5, 6] }],
        never('check.committed'),
      ],
      ({ encounter: now }) => expect(now?.checks.map((one) => one.skill)).toEqual(['AGL', 'ATK', 'DEF']),
    ));

  test('[DLV-ROUND-03] a card without such a roll adds none, and one for even rounds adds it in round 2 only', () =>
    check(
      resolving('BRN-206'),
      [{ ...together, guard: 'DEF' }, dice(1, 1, 6, 6), { ...together, guard: 'DEF' }, dice(6, 6, 1, 1, 6, 6)],
      [
        ['round.began', { round: 1 }],
        ['check.declared', { check: 0, purpose: 'attack' }],
        ['round.began', { round: 2 }],
        ['check.declared', { check: 0, purpose: 'test', skill: 'AGL', target: 7 }],
        ['check.declared', { check: 1, purpose: 'attack' }],
      ],
    ));

  test('[DLV-ROUND-04] rolled in turn, each of the checks still takes place', () =>
    check(
      roundIn('BRN-103'),
      [inTurn, dice(6, 6), next('attack'), dice(1, 1, 6, 6)],
      [
        ['check.committed', { purpose: 'test' }],
        ['check.committed', { purpose: 'attack', passed: false }],
        ['check.committed', { purpose: 'guard', passed: true }],
      ],
      (_, state) => state.isOver,
    ));

  test('[DLV-ROUND-04] rolled in turn against a VOLLEY, all three checks take place', () =>
    check(
      roundIn('TAL-305'),
      [
        inTurn,
        next('second-guard'),
        dice(1, 1),
        refused(next('second-guard'), { rule: 'DLV-ROUND-06', pick: 'kind', legal: ['attack', 'guard'] }),
        next('attack'),
        dice(6, 6, 1, 1),
      ],
      [
        ['check.committed', { purpose: 'guard' }],
        ['check.committed', { purpose: 'attack' }],
        ['check.committed', { purpose: 'guard' }],
        ['health.lost', { n: 1 }],
        ['health.lost', { n: 1 }],
      ],
    ));
});

describe('the last attack', () => {
  test('[DLV-ROUND-05, DLV-ROUND-11] TV-19: foe ATK 6, DEF 7, one empty circle, hp 4; attack 7, guard 5: circle filled, hp 3, cleared, rewards follow', () =>
    check(
      resolving('BRN-106', { health: 4 }, { filled: 1 }),
      [together, dice(4, 3, 4, 1), { act: 'take-all' }],
      [
        ['check.committed', { purpose: 'attack', total: 7, target: 7, passed: true }],
        ['check.committed', { purpose: 'guard', total: 5, target: 6, passed: false }],
        ['circles.filled', { filled: 2, circles: 2 }],
        ['health.lost', { n: 1, left: 3 }],
        ['room.cleared'],
        ['item.gained', { item: 'gaff' }],
      ],
      (board) => expect(healthOf(board)).toBe(3),
    ));

  test('[DLV-ROUND-14, DLV-CLEAR-07, DLV-WIN-01] TV-20: the same with hp 1 and 1 health On Clear; attack 9, guard 5: failed, no reward', () =>
    check(
      resolving('QUI-110', { health: 1 }, { filled: 1 }),
      [{ ...together, guard: 'DEF' }, dice(5, 4, 4, 1)],
      [
        ['check.committed', { purpose: 'attack', total: 9, target: 7, passed: true }],
        ['circles.filled', { filled: 2, circles: 2 }],
        ['health.lost', { n: 1, left: 0 }],
        ['hero.fell', { card: 'QUI-110' }],
        never('room.cleared'),
        never('health.gained'),
      ],
      (board, state) => {
        expect(board.result).toBe('failed');
        expect(state.isOver).toBe(true);
        expect(state.returns()).toEqual([0]);
        expect(board.map.rooms[1]?.completed).toBe(false);
        expect(board.cleared).toEqual({ 1: 0, 2: 0, 3: 0, B: 0 });
      },
    ));

  test('[DLV-ROUND-04, DLV-ROUND-05] TV-21: as TV-19, sequential, attack first: the attack is committed, and the guard check is still rolled', () =>
    check(
      resolving('BRN-106', { health: 4 }, { filled: 1 }),
      [inTurn, next('attack'), dice(4, 3, 4, 1)],
      [
        ['check.committed', { purpose: 'attack', passed: true }],
        ['check.rolled', { check: 1, dice: [4, 1] }],
        ['check.committed', { purpose: 'guard', total: 5, passed: false }],
        ['circles.filled', { filled: 2 }],
        ['health.lost', { n: 1, left: 3 }],
        ['room.cleared'],
      ],
    ));

  test('[DLV-ROUND-05] a foe defeated in the round attacks with both checks of a VOLLEY', () =>
    check(
      resolving('TAL-305', { health: 4 }, { filled: 3 }),
      [together, dice(6, 6, 1, 1, 1, 1)],
      [['circles.filled', { filled: 4 }], ['health.lost', { left: 3 }], ['health.lost', { left: 2 }], ['room.cleared']],
    ));

  test('[DLV-ROUND-14] the last health lost to a test in the round of the last circle fails the game too', () =>
    check(
      resolving('TAL-202', { health: 1 }, { filled: 2 }),
      [{ ...together, strike: 'ATK' }, dice(1, 1, 6, 6, 6, 6)],
      [['circles.filled', { filled: 3, circles: 3 }], ['health.lost', { cause: 'test', left: 0 }], ['hero.fell'], never('room.cleared')],
      (board) => expect(board.result).toBe('failed'),
    ));

  test('[DLV-ROUND-14] the Boss defeated with the last health is no victory', () =>
    check(
      resolving('TAL-B02', { health: 2 }, { filled: 9 }),
      [together, dice(6, 6, 1, 1)],
      [
        ['circles.filled', { filled: 10, circles: 10 }],
        ['health.lost', { n: 2, left: 0 }],
        ['hero.fell'],
        never('game.won'),
        never('room.cleared'),
      ],
      (board) => expect(board.result).toBe('failed'),
    ));

  test('[DLV-ROUND-05, DLV-ROUND-11] the last attack of a LEECH costs health and no circle: the room is full and stays so', () =>
    check(
      resolving('QUI-307', {}, { filled: 3 }),
      [together, dice(6, 6, 1, 1)],
      [['circles.filled', { filled: 4, circles: 4 }], ['health.lost', { n: 1 }], ['room.cleared'], never('circle.erased')],
    ));
});

describe('together or in turn', () => {
  test('[DLV-ROUND-06] at the start of each round the player chooses; rolling together is offered first', () =>
    check(resolving('TAL-103'), [together, dice(1, 1, 6, 6)], [['round.began', { round: 2 }]], (_, state) => {
      expect(state.offers()).toMatchObject([{ decision: 'plan-round', rule: 'DLV-ROUND-06' }]);
      expect(state.legal(0)?.options).toEqual(['roll-together', 'roll-in-turn']);
    }));

  test('[DLV-ROUND-06] one round together does not bind the next one', () =>
    check(
      resolving('TAL-103'),
      [inTurn, next('guard'), dice(6, 6, 1, 1), together, dice(1, 1, 6, 6)],
      [
        ['check.declared', { check: 0, purpose: 'guard' }],
        ['check.declared', { check: 1, purpose: 'attack' }],
        ['round.began', { round: 2 }],
        ['check.declared', { check: 0, purpose: 'attack' }],
        ['check.declared', { check: 1, purpose: 'guard' }],
      ],
    ));

  test('[DLV-ROUND-06] in turn: the test comes first and is not asked for, then attack and guard in the order the player likes', () =>
    check(
      roundIn('BRN-103'),
      [
        inTurn,
        dice(6, 6),
        refused({ act: 'roll', kind: 'trial' }, { rule: 'DLV-ROUND-06', pick: 'kind', legal: ['attack', 'guard'] }),
        next('guard'),
        dice(5, 5, 4, 4),
      ],
      [
        ['check.committed', { check: 0, purpose: 'test' }],
        ['check.declared', { check: 1, purpose: 'guard' }],
        ['check.rolled', { check: 1, dice: [5, 5] }],
        ['check.committed', { check: 1, purpose: 'guard' }],
        ['check.declared', { check: 2, purpose: 'attack' }],
        ['check.rolled', { check: 2, dice: [4, 4] }],
      ],
    ));

  test('[DLV-ROUND-07] together: no gem and no item before all dice of the round lie open', () =>
    check(
      roundIn('BRN-103', { gems: { ruby: 1 }, items: ['slippers'], bubbles: { DEF: 4 } }),
      [
        refused(ruby(0), { pick: 'act', decision: 'plan-round' }),
        refused(use(0), { rule: 'DLV-ITEM-05', pick: 'item', decision: 'plan-round' }),
        together,
        refused(ruby(0), { pick: 'act', decision: 'prepare' }),
        refused({ ...use(0), check: 0 }, { pick: 'act', decision: 'prepare' }),
      ],
      [['check.declared', { check: 2 }], never('check.rolled')],
    ));

  test('[DLV-ROUND-07] together: gems may go to any of the checks, in any order, back and forth', () =>
    check(
      roundIn('BRN-103', { gems: { ruby: 4 } }),
      [together, dice(2, 2, 3, 3, 2, 3), ruby(2), ruby(0), ruby(2), ruby(1)],
      [
        ['die.changed', { check: 2, to: 3 }],
        ['die.changed', { check: 0, to: 3 }],
        ['die.changed', { check: 2, to: 4 }],
        ['die.changed', { check: 1, to: 4 }],
        ['check.committed', { purpose: 'test', total: 5, passed: true }],
        ['check.committed', { purpose: 'attack', total: 7, passed: true }],
        ['check.committed', { purpose: 'guard', total: 7, passed: true }],
      ],
    ));

  test('[DLV-ROUND-07] together: after one check is committed, gems may still go to the others', () =>
    check(
      roundIn('TAL-103', { gems: { ruby: 1 } }),
      [together, dice(6, 6, 3, 3), commit(0), ruby(1)],
      [
        ['check.committed', { check: 0 }],
        ['gem.spent', { check: 1 }],
        ['check.committed', { check: 1, total: 7, passed: true }],
      ],
    ));

  test('[DLV-ROUND-07] together: attack and guard may be committed in either order', () =>
    check(
      roundIn('TAL-103', { gems: { ruby: 1 } }),
      [together, dice(6, 6, 1, 1), commit(1), commit(0)],
      [['check.committed', { purpose: 'guard' }], ['check.committed', { purpose: 'attack' }], ['circles.filled'], ['health.lost']],
    ));

  test('[DLV-ROUND-08] in turn: the first check must be committed before the dice of the next are rolled', () =>
    check(
      roundIn('TAL-103', { gems: { ruby: 1 } }),
      [
        inTurn,
        next('attack'),
        dice(3, 2),
        refused(next('guard'), { pick: 'act', decision: 'adjust' }),
        refused(ruby(1), { pick: 'check', legal: [0] }),
      ],
      [['check.rolled', { check: 0 }], never('check.rolled', { check: 1 }), never('check.declared', { check: 1 })],
      ({ encounter: now }) => expect(now?.checks).toHaveLength(1),
    ));

  test('[DLV-ROUND-08] in turn: a gem cannot go back to the check before', () =>
    check(
      roundIn('TAL-103', { gems: { ruby: 1 } }),
      [
        inTurn,
        next('attack'),
        dice(3, 2),
        commit(0),
        dice(3, 3),
        refused(ruby(0), { rule: 'DLV-CHECK-09', pick: 'check', legal: [1] }),
        ruby(1),
      ],
      [
        ['check.committed', { purpose: 'attack', total: 5, passed: false }],
        ['check.rolled', { check: 1, dice: [3, 3] }],
        ['check.committed', { purpose: 'guard', total: 7, passed: true }],
      ],
    ));

  test('[DLV-ROUND-08] in turn: nothing is filled or lost before the last check is committed', () =>
    check(
      roundIn('TAL-103'),
      [inTurn, next('guard'), dice(1, 1, 6, 6)],
      [
        ['check.committed', { purpose: 'guard', passed: false }],
        ['check.committed', { purpose: 'attack', passed: true }],
        ['circles.filled'],
        ['health.lost'],
      ],
    ));

  test('[DLV-ROUND-09] tests are committed before attack and guard', () =>
    check(
      roundIn('BRN-103', { gems: { ruby: 1 } }),
      [
        together,
        dice(1, 1, 1, 1, 1, 1),
        refused(commit(1), { rule: 'DLV-ROUND-09', pick: 'check', legal: [0] }),
        refused(commit(2), { rule: 'DLV-ROUND-09', pick: 'check', legal: [0] }),
        commit(0),
        commit(2),
        commit(1),
      ],
      [
        ['check.committed', { check: 0, purpose: 'test' }],
        ['guard.modified', { n: -1 }, 'DLV-TEST-05'],
        ['check.committed', { check: 2, total: 1 }],
        ['check.committed', { check: 1 }],
      ],
    ));

  test('[DLV-ROUND-09] tests are committed before the check of a trial', () =>
    check(
      roundIn('BRN-203', { gems: { ruby: 1 } }),
      [
        { ...together, take: [0] },
        dice(1, 1, 1, 1),
        refused(commit(1), { rule: 'DLV-ROUND-09', pick: 'check', legal: [0] }),
        commit(0),
        commit(1),
      ],
      [
        ['check.committed', { purpose: 'test' }],
        ['check.committed', { purpose: 'trial' }],
      ],
    ));

  test('[DLV-ROUND-09] the modifier of a committed test is known while gems may still be spent: -1 is made good with a ruby', () =>
    check(
      roundIn('BRN-103', { gems: { ruby: 1 } }),
      [together, dice(1, 1, 1, 1, 3, 3), commit(0), ruby(2)],
      [
        ['guard.modified', { n: -1 }],
        ['gem.spent', { check: 2 }],
        ['check.committed', { purpose: 'guard', total: 6, passed: true }],
      ],
    ));

  test('[DLV-ROUND-09] an opportunity may be left out, together and in turn', () => {
    check(
      roundIn('QUI-109'),
      [together, dice(3, 3, 6, 6)],
      [
        ['test.left-out', { source: 0 }, 'DLV-TEST-01'],
        ['check.committed', { purpose: 'attack', total: 6 }],
        never('check.declared', { purpose: 'test' }),
      ],
    );
    check(
      roundIn('QUI-109'),
      [inTurn, { act: 'leave' }, next('attack'), dice(3, 3, 6, 6)],
      [
        ['test.left-out', { source: 0 }, 'DLV-TEST-01'],
        ['check.committed', { purpose: 'attack', total: 6 }],
        never('check.declared', { purpose: 'test' }),
      ],
    );
  });

  test('[DLV-ROUND-09] an opportunity taken in turn is committed before the attack, whose modifier it is', () =>
    check(
      roundIn('QUI-109'),
      [inTurn, { act: 'attempt' }, dice(4, 3), next('attack'), dice(3, 3, 6, 6)],
      [
        ['check.committed', { purpose: 'test', passed: true }],
        ['attack.modified', { n: 2 }],
        ['check.committed', { purpose: 'attack', total: 8, passed: true }],
      ],
    ));

  test('[DLV-ROUND-09] of two tests either may be committed first, but no other check before both are', () =>
    reprinted(
      'BRN-103',
      {
        tests: [
          { when: 'round', must: true, skill: 'AGL', target: 5, fail: { do: 'guard', n: -1 } },
          { when: 'round', must: true, skill: 'WIT', target: 5, pass: { do: 'guard', n: 1 } },
        ],
      },
      () =>
        check(
          roundIn('BRN-103', { gems: { ruby: 1 } }),
          [
            together,
            dice(1, 1, 6, 6, 1, 1, 3, 3),
            refused(commit(3), { rule: 'DLV-ROUND-09', pick: 'check', legal: [0, 1] }),
            commit(1),
            refused(commit(2), { rule: 'DLV-ROUND-09', pick: 'check', legal: [0] }),
            commit(0),
            commit(3),
            commit(2),
          ],
          [
            ['guard.modified', { n: 1 }],
            ['guard.modified', { n: -1 }],
            ['check.committed', { purpose: 'guard', total: 6, passed: true }],
          ],
        ),
    ));

  test('[DLV-ROUND-06] in turn: several tests are rolled and committed one by one, as printed', () =>
    reprinted(
      'BRN-103',
      {
        tests: [
          { when: 'round', must: true, skill: 'WIT', target: 5 },
          { when: 'round', must: true, skill: 'AGL', target: 5 },
        ],
      },
      () =>
        check(
          roundIn('BRN-103'),
          [inTurn, dice(1, 2, 3, 4), next('guard'), dice(5, 6, 6, 6)],
          [
            ['check.rolled', { check: 0, dice: [1, 2] }],
            ['check.committed', { check: 0, skill: 'WIT' }],
            ['check.declared', { check: 1, skill: 'AGL' }],
            ['check.committed', { check: 1, skill: 'AGL' }],
            ['check.declared', { check: 2, purpose: 'guard' }],
          ],
        ),
    ));

  test('[DLV-ROUND-09] a check that does not exist cannot be committed, and the refusal does not blame the tests', () =>
    check(
      roundIn('TAL-103', { gems: { ruby: 1 } }),
      [together, dice(1, 1, 1, 1), refused(commit(7), { rule: 'DLV-CHECK-08', pick: 'check', legal: [0, 1] })],
      [never('check.committed')],
    ));
});

describe('the start of a round', () => {
  test('[DLV-ROUND-10] the empty circles are counted before any item: SWARM bites though FIRE POT has filled two of four', () =>
    check(
      roundIn('TAL-205', { items: ['firepot'] }),
      [use(0), together, dice(1, 1, 1, 1)],
      [
        ['round.began', { empty: 4, circles: 4 }],
        ['circles.filled', { filled: 2 }],
        ['check.declared', { purpose: 'guard', target: 6 }],
      ],
    ));

  test('[DLV-ROUND-10] the count holds for the whole round: FRENZY does not wake though FIRE POT leaves less than half, but in the next round it does', () =>
    check(
      resolving('BRN-302', { items: ['firepot'] }, { filled: 2 }),
      [use(0), together, dice(1, 1, 6, 6), together, dice(1, 1, 6, 6)],
      [
        ['round.began', { round: 1, empty: 3, circles: 5 }],
        ['circles.filled', { filled: 4 }],
        ['check.declared', { purpose: 'guard', target: 9 }],
        ['round.began', { round: 2, empty: 1 }],
        ['check.declared', { purpose: 'guard', target: 10 }],
      ],
    ));

  test('[DLV-ROUND-10] PHASE uses the count of the start for ATK and DEF alike, whatever item was used', () =>
    check(
      roundIn('QUI-B03', { items: ['firepot'] }, { filled: 3 }),
      [use(0), { ...together, strike: 'ATK' }, dice(1, 1, 6, 6)],
      [
        ['round.began', { empty: 5, circles: 8 }],
        ['check.declared', { purpose: 'attack', target: 10 }],
        ['check.declared', { purpose: 'guard', target: 10 }],
      ],
    ));

  test('[DLV-ROUND-13] FIRE POT fills the last circles: no attack check, but guard check and hazard are made', () =>
    check(
      resolving('BRN-103', { items: ['firepot'] }),
      [use(0), together, dice(1, 1, 3, 3)],
      [
        ['circles.filled', { n: 2, filled: 2, circles: 2 }, 'DLV-ITEM-05'],
        ['attack.left-out', { round: 1 }, 'DLV-ROUND-13'],
        ['check.committed', { purpose: 'test', passed: false }],
        ['check.committed', { purpose: 'guard', total: 5, passed: false }],
        ['health.lost', { n: 1, cause: 'guard' }],
        ['room.cleared'],
        never('check.declared', { purpose: 'attack' }),
      ],
    ));

  test('[DLV-ROUND-13] the same in turn: the guard check alone is left and is not asked for', () =>
    check(
      resolving('BRN-103', { items: ['firepot'] }),
      [use(0), inTurn, dice(6, 6, 6, 6)],
      [
        ['attack.left-out'],
        ['check.committed', { purpose: 'test' }],
        ['check.committed', { purpose: 'guard' }],
        ['room.cleared'],
        never('check.declared', { purpose: 'attack' }),
      ],
    ));

  test('[DLV-ROUND-13] the skill of an attack that is left out is not asked for', () =>
    check(
      resolving('QUI-107', { items: ['firepot'] }),
      [use(0), refused({ ...together, strike: 'ATK' }, { pick: 'shape', got: 'strike' }), together, dice(6, 6)],
      [['attack.left-out'], ['room.cleared']],
    ));

  test('[DLV-ROUND-13] as long as a circle is empty the attack check is made', () =>
    check(
      roundIn('BRN-104', { items: ['firepot'] }),
      [use(0), together, dice(6, 6, 6, 6)],
      [
        ['circles.filled', { filled: 2, circles: 3 }],
        ['check.declared', { purpose: 'attack' }],
        ['circles.filled', { filled: 3 }],
        never('attack.left-out'),
      ],
    ));

  test('[DLV-ROUND-14] circles filled by an item do not save a hero whose guard fails with the last health', () =>
    check(
      resolving('TAL-103', { health: 1, items: ['firepot'] }),
      [use(0), together, dice(1, 1)],
      [['circles.filled', { filled: 2 }], ['health.lost', { left: 0 }], ['hero.fell'], never('room.cleared')],
    ));

  test('[DLV-ROUND-15] rounds are numbered from 1 in every encounter', () => {
    const place = (exit: string) => ({ act: 'place', exit, by: 0, mirrored: 0 });
    const fight = [together, dice(6, 6, 6, 6), together, dice(6, 6, 6, 6), { act: 'take-all' }, { act: 'leave' }];
    const rounds = [
      ['round.began', { round: 1 }],
      ['round.began', { round: 2 }],
      ['encounter.ended'],
      never('round.began', { round: 0 }),
      never('round.began', { round: 3 }),
    ] as const;
    const { board } = check(drawing(['TAL-104', 'TAL-103']), [place('336E'), ...fight], rounds);
    check(scene(game, board, call(encounter, {})), [place('335N'), ...fight], [['card.drawn', { card: 'TAL-104' }], ...rounds]);
  });

  test('[DLV-ROUND-16] a circle added by a test is there before the hits are filled in: the last circle is filled and the room is not cleared', () =>
    check(
      resolving('TAL-206', {}, { filled: 2 }),
      [together, dice(1, 1, 6, 6, 6, 6)],
      [
        ['check.committed', { purpose: 'test', passed: false }],
        ['circle.added', { circles: 4 }, 'DLV-ROUND-16'],
        ['check.committed', { purpose: 'attack', passed: true }],
        ['circles.filled', { n: 1, filled: 3, circles: 4 }],
        ['round.began', { round: 2, empty: 1, circles: 4 }],
        never('room.cleared'),
      ],
      ({ map }) => expect(map.rooms[1]).toMatchObject({ circles: 4, filled: 3, completed: false }),
    ));

  test('[DLV-ROUND-16] the circle is drawn when the test is committed, not before', () =>
    check(roundIn('TAL-206', { gems: { ruby: 1 } }), [together, dice(1, 1, 6, 6, 6, 6)], [never('circle.added')], (before) => {
      expect(before.encounter?.circles).toBe(3);
      check(
        roundIn('TAL-206', { gems: { ruby: 1 } }),
        [together, dice(1, 1, 6, 6, 6, 6), commit(0)],
        [['circle.added'], never('circles.filled')],
        (after) => expect(after.encounter?.circles).toBe(4),
      );
    }));

  test('[DLV-ROUND-17] the attack is left out once and for all: a hazard that adds a circle brings no attack check, and the room is not cleared', () =>
    check(
      resolving('TAL-206', { items: ['firepot'] }, { filled: 1 }),
      [use(0), together, dice(1, 1, 6, 6), together, dice(6, 6, 6, 6, 6, 6)],
      [
        ['attack.left-out', { round: 1 }],
        ['circle.added', { circles: 4 }],
        ['round.began', { round: 2, empty: 1, circles: 4 }],
        ['check.declared', { purpose: 'attack' }],
        ['circles.filled', { filled: 4 }],
        ['room.cleared'],
        never('attack.left-out', { round: 2 }),
      ],
    ));

  test('[DLV-ROUND-17] the same in turn: the circle is added before attack and guard, and still only the guard check is rolled', () =>
    check(
      resolving('TAL-206', { items: ['firepot'] }, { filled: 1 }),
      [use(0), inTurn, dice(1, 1, 6, 6)],
      [
        ['attack.left-out', { round: 1 }],
        ['circle.added'],
        ['check.committed', { purpose: 'guard' }],
        ['round.began', { round: 2, empty: 1 }],
        never('check.declared', { purpose: 'attack' }),
        never('room.cleared'),
      ],
    ));

  test('[DLV-ROUND-13] with the last circle filled and SMOKE PELLET used only the hazard is left to roll', () =>
    check(
      resolving('BRN-103', { items: ['firepot', 'smoke'] }),
      [use(0), use(1), together, dice(6, 6)],
      [
        ['attack.left-out'],
        ['check.committed', { purpose: 'test' }],
        ['room.cleared'],
        never('check.declared', { purpose: 'guard' }),
        never('check.declared', { purpose: 'attack' }),
      ],
    ));

  test('[DLV-ROUND-13] with nothing left to roll the room is cleared at once', () =>
    check(
      resolving('TAL-103', { items: ['firepot', 'smoke'] }),
      [use(0), use(1), together],
      [['attack.left-out'], ['room.cleared'], never('check.declared')],
    ));

  test('[DLV-ROUND-06] a round with one check has nothing to take in turn', () =>
    check(
      roundIn('BRN-105'),
      [refused(inTurn, { rule: 'DLV-ROUND-06', pick: 'act', legal: ['roll-together'] })],
      [never('check.declared')],
    ));

  test('[DLV-CHECK-08, DLV-ROUND-09] keeping all dice of two tests commits the tests only: the others stay open', () =>
    reprinted(
      'BRN-103',
      {
        tests: [
          { when: 'round', must: true, skill: 'AGL', target: 5, fail: { do: 'guard', n: -1 } },
          { when: 'round', must: true, skill: 'WIT', target: 5, fail: { do: 'guard', n: -1 } },
        ],
      },
      () =>
        check(
          roundIn('BRN-103', { gems: { ruby: 1 } }),
          [together, dice(1, 1, 1, 1, 6, 6, 3, 3), { act: 'commit-all' }, ruby(3)],
          [
            ['check.committed', { check: 0, purpose: 'test' }],
            ['check.committed', { check: 1, purpose: 'test' }],
            ['die.changed', { check: 3, to: 4 }],
            ['check.committed', { check: 2, purpose: 'attack' }],
            ['check.committed', { check: 3, purpose: 'guard', total: 5 }],
          ],
        ),
    ));

  test('[DLV-CHECK-08, DLV-ROUND-09] keeping all dice commits what is left once the test is committed', () =>
    check(
      roundIn('BRN-103', { gems: { ruby: 1 } }),
      [together, dice(1, 1, 6, 6, 3, 3), commit(0), { act: 'commit-all' }],
      [
        ['check.committed', { check: 0, purpose: 'test', passed: false }],
        ['guard.modified', { n: -1 }],
        ['check.committed', { check: 1, purpose: 'attack', passed: true }],
        ['check.committed', { check: 2, purpose: 'guard', passed: false, total: 5 }],
        ['circles.filled', { n: 1 }],
        ['health.lost', { n: 1 }],
      ],
    ));
});

describe('how a round is resolved', () => {
  test('[DLV-ROUND-11] only when all checks are committed: with one of them open nothing is filled and nothing lost', () =>
    check(
      roundIn('BRN-103', { gems: { ruby: 1 } }),
      [together, dice(1, 1, 6, 6, 1, 1), commit(0), commit(2)],
      [['loss.pending'], never('health.lost'), never('circles.filled')],
      (board) => expect(healthOf(board)).toBe(10),
    ));

  test('[DLV-ROUND-11] (a) circles, then (b) losses from tests, then from the guard check, in whatever order attack and guard were committed', () =>
    check(
      roundIn('TAL-202', { gems: { ruby: 1 } }),
      [{ ...together, strike: 'WIT' }, dice(1, 1, 6, 6, 1, 1), commit(0), commit(2), commit(1)],
      [
        ['check.committed', { purpose: 'guard' }],
        ['check.committed', { purpose: 'attack', skill: 'WIT' }],
        ['circles.filled', { n: 1 }, 'DLV-ROUND-11/a'],
        ['health.lost', { cause: 'test', left: 9 }],
        ['health.lost', { cause: 'guard', left: 8 }],
      ],
    ));

  test('[DLV-ROUND-11] (b) a loss from a test that takes the last health comes before the guard check: nothing later is resolved', () =>
    check(
      roundIn('TAL-202', { health: 1 }),
      [{ ...together, strike: 'ATK' }, dice(1, 1, 1, 1, 1, 1)],
      [['health.lost', { cause: 'test', left: 0 }], ['hero.fell'], never('health.lost', { cause: 'guard' })],
    ));

  test('[DLV-ROUND-11] (b) PILFER takes its gem with the loss of its guard check, after the health', () =>
    check(
      roundIn('TAL-104', { gems: { ruby: 1 } }),
      [together, dice(6, 6, 1, 1), commit(0), commit(1)],
      [['circles.filled'], ['health.lost', { cause: 'guard' }], ['gem.lost', { gem: 'ruby' }]],
    ));

  test('[DLV-ROUND-11] (a) before (b): LEECH erases a circle that was filled in the same round', () =>
    check(
      roundIn('QUI-307'),
      [together, dice(6, 6, 1, 1)],
      [
        ['circles.filled', { n: 1, filled: 1 }],
        ['health.lost', { cause: 'guard' }],
        ['circle.erased', { by: 'LEECH', filled: 0 }],
      ],
    ));

  test('[DLV-ROUND-11] (b) a failed trial check is paid after the circles of a test of the same round', () =>
    check(
      roundIn('BRN-203'),
      [{ ...together, take: [0] }, dice(6, 6, 1, 1)],
      [
        ['check.committed', { purpose: 'test', passed: true }],
        ['check.committed', { purpose: 'trial', passed: false }],
        ['circles.filled', { n: 1, filled: 1 }],
        ['health.lost', { cause: 'trial' }],
      ],
    ));

  test('[DLV-ROUND-11] (c) with all circles filled CLOCK is left out', () =>
    check(
      resolving('BRN-104', {}, { filled: 2, round: 2 }),
      [together, dice(6, 6, 6, 6)],
      [['round.began', { round: 3 }], ['circles.filled', { filled: 3 }], ['room.cleared'], never('health.lost')],
    ));

  test('[DLV-ROUND-11] (c) with all circles filled by items REGROW is left out too, and the guard is still made', () =>
    check(
      resolving('BRN-109', { items: ['nails'] }, { filled: 2 }),
      [use(0), together, dice(6, 6)],
      [['circles.filled', { filled: 3 }], ['check.committed', { purpose: 'guard' }], ['room.cleared'], never('circle.erased')],
    ));

  test('[DLV-ROUND-11] (d) REGROW comes after the losses', () =>
    check(
      roundIn('BRN-109', {}, { filled: 2 }),
      [together, dice(1, 1, 1, 1)],
      [
        ['health.lost', { cause: 'guard' }],
        ['circle.erased', { by: 'REGROW', filled: 1 }, 'DLV-KEY-07'],
      ],
    ));

  test('[DLV-ROUND-11] (e) CLOCK comes after the guard loss, (f) ROUND-END items after both', () =>
    check(
      roundIn('BRN-104', { health: 5, items: ['bread'] }, { round: 2 }),
      [together, dice(1, 1, 1, 1), use(0), goOn],
      [
        ['health.lost', { cause: 'guard', left: 4 }],
        ['health.lost', { cause: 'clock', left: 3 }, 'DLV-HEALTH-02'],
        ['item.used', { item: 'bread' }],
        ['health.gained', { n: 1 }],
      ],
      (board) => expect(healthOf(board)).toBe(4),
    ));

  test('[DLV-ROUND-11] (e) a hero who falls to CLOCK gets no ROUND-END item', () =>
    check(
      roundIn('BRN-104', { health: 1, items: ['bread'] }, { round: 2 }),
      [together, dice(1, 1, 6, 6)],
      [['health.lost', { cause: 'clock', left: 0 }], ['hero.fell'], never('health.gained')],
      (_, state) => state.isOver,
    ));

  test('[DLV-ROUND-11] (f) before (g): ROUND-END items are used before the room is cleared', () =>
    check(
      resolving('TAL-103', { items: ['bread'] }, { filled: 1 }),
      [together, dice(6, 6, 1, 1), use(0), goOn],
      [['circles.filled', { filled: 2 }], ['health.lost'], ['health.gained', { n: 1 }, 'DLV-HEALTH-01'], ['room.cleared']],
    ));

  test('[DLV-ROUND-11] (g) without all circles filled the next round begins, with its modifiers and checks empty', () =>
    check(
      resolving('BRN-103'),
      [together, dice(1, 1, 6, 6, 6, 6)],
      [
        ['guard.modified', { n: -1 }],
        ['circles.filled', { filled: 1 }],
        ['round.began', { round: 2, empty: 1, circles: 2 }],
        never('room.cleared'),
      ],
      ({ encounter: now }) =>
        expect(now).toMatchObject({ guardModifier: 0, attackModifier: 0, checks: [], hits: 0, pending: [], noAttack: false }),
    ));

  test('[DLV-ROUND-12] a hit beyond the last circle is lost: BRITTLE with one circle empty', () =>
    check(
      resolving('BRN-110', {}, { filled: 1 }),
      [together, dice(6, 5, 6, 6)],
      [['hit.scored', { n: 2 }], ['circles.filled', { n: 1, filled: 2, circles: 2 }], ['room.cleared']],
      ({ encounter: now, map }) => {
        expect(now).toMatchObject({ filled: 2, circles: 2 });
        expect(map.rooms[1]).toMatchObject({ filled: 2, circles: 2 });
      },
    ));

  test('[DLV-ROUND-12] a hit of a test and one of the trial: with one circle empty one of them is lost', () =>
    check(
      resolving('BRN-203', {}, { filled: 3 }),
      [{ ...together, take: [0] }, dice(6, 6, 6, 6)],
      [['hit.scored', { n: 1 }], ['hit.scored', { n: 1 }], ['circles.filled', { n: 1, filled: 4, circles: 4 }], ['room.cleared']],
    ));

  test('[DLV-ROUND-12] hits that fit are all filled, and none of them counts again in the next round', () =>
    check(
      resolving('BRN-203'),
      [{ ...together, take: [0] }, dice(6, 6, 6, 6), together, dice(1, 1)],
      [
        ['circles.filled', { n: 2, filled: 2, circles: 4 }],
        ['round.began', { round: 2, empty: 2 }],
        ['round.began', { round: 3, empty: 2 }],
        never('hit.scored', { n: -2 }),
      ],
    ));

  test('[DLV-ROUND-11] (d) before (e): REGROW erases, then CLOCK strikes', () =>
    reprinted('BRN-109', { keywords: [{ key: 'CLOCK', n: 1 }, { key: 'REGROW' }] }, () =>
      check(
        roundIn('BRN-109', {}, { filled: 2 }),
        [together, dice(1, 1, 6, 6)],
        [
          ['circle.erased', { by: 'REGROW', filled: 1 }],
          ['health.lost', { cause: 'clock', left: 9 }],
        ],
      ),
    ));

  test('[DLV-ROUND-11] losses of all causes in one round: test, then each guard check with its gem and its circle, then REGROW, then CLOCK', () =>
    reprinted(
      'TAL-305',
      {
        keywords: [{ key: 'CLOCK', n: 1 }, { key: 'REGROW' }, { key: 'LEECH' }, { key: 'PILFER' }, { key: 'VOLLEY' }],
        tests: [{ when: 'round', must: true, skill: 'AGL', target: 5, fail: { do: 'lose-health', n: 1 } }],
      },
      () =>
        check(
          roundIn('TAL-305', { gems: { ruby: 2 } }, { filled: 3 }),
          [together, dice(1, 1, 1, 1, 1, 1, 1, 1), commit(0), commit(3), commit(2), commit(1)],
          [
            ['health.lost', { cause: 'test', left: 9 }],
            ['health.lost', { cause: 'guard', left: 8 }],
            ['gem.lost', { gem: 'ruby' }],
            ['circle.erased', { by: 'LEECH', filled: 2 }],
            ['health.lost', { cause: 'guard', left: 7 }],
            ['gem.lost', { gem: 'ruby' }],
            ['circle.erased', { by: 'LEECH', filled: 1 }],
            ['circle.erased', { by: 'REGROW', filled: 0 }],
            ['health.lost', { cause: 'clock', left: 6 }],
          ],
          (board) => expect(healthOf(board)).toBe(6),
        ),
    ));

  test('[DLV-ROUND-11] the hero who falls in the middle of the losses is spared the rest: no gem, no circle, no REGROW, no CLOCK', () =>
    reprinted('TAL-305', { keywords: [{ key: 'VOLLEY' }, { key: 'PILFER' }, { key: 'LEECH' }, { key: 'CLOCK', n: 1 }] }, () =>
      check(
        roundIn('TAL-305', { health: 2, gems: { ruby: 2 } }, { filled: 3 }),
        [together, dice(1, 1, 1, 1, 1, 1), commit(0), commit(1), commit(2)],
        [
          ['gem.lost'],
          ['circle.erased', { filled: 2 }],
          ['health.lost', { left: 0 }],
          ['hero.fell'],
          never('circle.erased', { filled: 1 }),
          never('health.lost', { cause: 'clock' }),
        ],
        ({ hero }) => expect(hero.gems.ruby.used).toBe(1),
      ),
    ));

  test('[DLV-ROUND-12] a hit is filled in once: that of an AMBUSH guard does not count again with the start test that follows', () =>
    reprinted('TAL-110', { keywords: [{ key: 'AMBUSH' }], foe: { count: 1, atk: 7, def: 6, health: 4 } }, () =>
      check(
        openingOf('TAL-110', { items: [['buckler', 1]] }),
        [dice(6, 6), use(0), dice(6, 6)],
        [
          ['item.used', { item: 'buckler' }],
          ['hit.scored', { n: 1 }],
          ['circles.filled', { n: 1, filled: 1, circles: 4 }],
          ['check.committed', { purpose: 'test', passed: true }],
          never('circles.filled', { filled: 2 }),
        ],
        ({ encounter: now }) => expect(now).toMatchObject({ filled: 1, hits: 0 }),
      ),
    ));
});
