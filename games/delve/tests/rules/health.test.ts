// Owns the tests of DLV-HEALTH: gaining and losing health, one loss after another, each with its DAMAGE window.

import { call } from '@undercroft/kernel';
import { check, dice, never, refused, scene } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/game.ts';
import { settle } from '../../src/rules/losses.ts';
import { take } from '../../src/rules/rewards.ts';
import type { Pending } from '../../src/state.ts';
import { healthOf } from '../../src/state.ts';
import { inRoom, openingOf, resolving, roundIn, sceneWith, together } from '../scenes.ts';

const use = (item: number) => ({ act: 'use', item }) as const;
const takeLoss = { act: 'take' } as const;
const health = (n: number) => [{ gain: 'health', n }] as const;

describe('circles', () => {
  test('[DLV-HEALTH-01] gaining health fills one small circle per point, and empties no large one', () =>
    check(
      scene(
        game,
        inRoom('TAL-103', { change: ({ hero }) => Object.assign(hero.health, { gained: 10, used: 4 }) }),
        call(take, { rewards: health(2) }),
      ),
      [],
      [['health.gained', { n: 2 }, 'DLV-HEALTH-01']],
      ({ hero }) => expect(hero.health).toEqual({ gained: 12, used: 4 }),
    ));

  test('[DLV-HEALTH-02] damage fills one large circle per point, and empties no small one', () =>
    check(
      roundIn('TAL-204'),
      [together, dice(1, 1, 1, 1)],
      [['health.lost', { n: 2, cause: 'guard', left: 8 }, 'DLV-HEALTH-02']],
      ({ hero }) => expect(hero.health).toEqual({ gained: 10, used: 2 }),
    ));

  test('[DLV-HEALTH-03] current health is gained minus used', () =>
    check(
      roundIn('TAL-103', { change: ({ hero }) => Object.assign(hero.health, { gained: 12, used: 7 }) }),
      [together, dice(1, 1, 1, 1)],
      [['health.lost', { n: 1, left: 4 }]],
      (board) => {
        expect(healthOf(board)).toBe(4);
        expect(board.hero.health).toEqual({ gained: 12, used: 8 });
      },
    ));

  test('[DLV-HEALTH-03] there is no maximum: unhurt and with ten at the start, health gained makes twelve, and more than the twenty circles of the sheet', () => {
    check(scene(game, inRoom('TAL-103'), call(take, { rewards: health(2) })), [], [['health.gained', { n: 2 }]], (board) =>
      expect(healthOf(board)).toBe(12),
    );
    check(scene(game, inRoom('TAL-103', { health: 20 }), call(take, { rewards: health(2) })), [], [['health.gained', { n: 2 }]], (board) =>
      expect(healthOf(board)).toBe(22),
    );
  });
});

describe('losses', () => {
  test('[DLV-HEALTH-04] a failed guard check costs 1 health', () =>
    check(
      roundIn('TAL-103'),
      [together, dice(1, 1, 1, 1)],
      [
        ['check.committed', { purpose: 'guard', passed: false }],
        ['loss.pending', { cause: 'guard', effect: { do: 'lose-health', n: 1 } }, 'DLV-HEALTH-04'],
        ['health.lost', { n: 1, cause: 'guard', left: 9 }],
      ],
    ));

  test('[DLV-HEALTH-04] however badly the check fails, and however many foes there are, it is 1', () =>
    check(
      roundIn('BRN-303', { bubbles: { DEF: 1 } }),
      [together, dice(1, 1, 1, 1, 1)],
      [
        ['check.committed', { purpose: 'guard', total: 2, target: 9 }],
        ['health.lost', { n: 1 }],
      ],
      (board) => expect(healthOf(board)).toBe(9),
    ));

  test('[DLV-HEALTH-04] unless the card says HEAVY', () =>
    check(
      roundIn('BRN-208'),
      [together, dice(1, 1, 1, 1)],
      [
        ['loss.pending', { effect: { do: 'lose-health', n: 2 } }, 'DLV-KEY-02'],
        ['health.lost', { n: 2, left: 8 }],
      ],
    ));

  test('[DLV-HEALTH-04] a failed guard check of an AMBUSH costs 1 health too', () =>
    check(openingOf('BRN-106'), [dice(1, 1)], [['health.lost', { n: 1, cause: 'guard', left: 9 }]]));

  test('[DLV-HEALTH-05] losses are applied one after another, each with its own DAMAGE window: the vest on the first, not on the second', () =>
    check(
      roundIn('TAL-305', { items: ['cork'] }),
      [together, dice(1, 1, 1, 1, 1, 1), use(0), takeLoss],
      [
        ['loss.pending', { cause: 'guard' }],
        ['loss.pending', { cause: 'guard' }],
        ['item.used', { item: 'cork' }],
        ['loss.reduced', { n: 1, left: 0 }],
        ['loss.taken-up'],
        ['health.lost', { n: 1, left: 9 }],
      ],
      (board) => {
        expect(healthOf(board)).toBe(9);
        expect(board.hero.inventory).toMatchObject([{ used: 1 }]);
      },
    ));

  test('[DLV-HEALTH-05] the window of a loss is told its amount, and comes before the loss', () =>
    check(
      roundIn('BRN-208', { items: ['cork'] }),
      [together, dice(1, 1, 1, 1)],
      [['loss.pending'], never('health.lost')],
      (board, state) => {
        expect(state.offers()).toMatchObject([{ decision: 'damage', about: { amount: 2 } }]);
        expect(healthOf(board)).toBe(10);
      },
    ));

  test('[DLV-HEALTH-05] a loss from a test and one from the guard check have a window each', () =>
    check(
      roundIn('TAL-202', { items: ['cork'] }),
      [{ ...together, strike: 'ATK' }, dice(1, 1, 1, 1, 1, 1), takeLoss, use(0)],
      [['health.lost', { n: 1, cause: 'test', left: 9 }], ['loss.reduced', { n: 1, left: 0 }], never('health.lost', { cause: 'guard' })],
    ));

  test('[DLV-HEALTH-05] a loss by CLOCK has its window too', () =>
    check(
      roundIn('BRN-104', { items: ['cork'] }, { round: 2 }),
      [together, dice(1, 1, 6, 6), use(0)],
      [['round.began', { round: 3 }], ['loss.reduced', { n: 1, left: 0 }], never('health.lost')],
    ));

  test('[DLV-HEALTH-05] nothing is asked where no item could change the loss', () =>
    check(
      roundIn('TAL-103', { items: [['cork', 2], 'wick'] }),
      [together, dice(1, 1, 1, 1)],
      [['health.lost', { n: 1 }]],
      (_, state) => state.isOver,
    ));

  test('[DLV-HEALTH-06] a loss never takes health below 0: HEAVY 2 with 1 health left', () =>
    check(
      roundIn('BRN-208', { health: 1 }),
      [together, dice(1, 1, 1, 1)],
      [['health.lost', { n: 1, left: 0 }, 'DLV-HEALTH-02'], ['hero.fell']],
      (board) => {
        expect(healthOf(board)).toBe(0);
        expect(board.hero.health).toEqual({ gained: 1, used: 1 });
      },
    ));

  test('[DLV-HEALTH-06, DLV-WIN-03] what comes after the last health is not applied: of two losses only the first', () =>
    check(
      roundIn('TAL-305', { health: 1 }),
      [together, dice(1, 1, 1, 1, 1, 1)],
      [['health.lost', { n: 1, left: 0 }], ['hero.fell']],
      ({ hero, encounter }) => {
        expect(hero.health).toEqual({ gained: 1, used: 1 });
        expect(encounter?.pending).toHaveLength(1);
      },
    ));
});

describe('DAMAGE items on one loss', () => {
  test('[DLV-HEALTH-07] several items may be used on the same loss, one after another', () =>
    check(
      roundIn('BRN-208', { items: ['cork', 'cork'] }),
      [together, dice(1, 1, 1, 1), use(0), use(1)],
      [
        ['item.used', { place: 0 }],
        ['loss.reduced', { n: 1, left: 1 }, 'DLV-HEALTH-07'],
        ['item.used', { place: 1 }],
        ['loss.reduced', { n: 1, left: 0 }],
        never('health.lost'),
      ],
      (board, state) => {
        expect(healthOf(board)).toBe(10);
        expect(state.isOver).toBe(true);
      },
    ));

  test('[DLV-HEALTH-07] the same item may be used twice on one loss, and the window then closes', () =>
    check(
      roundIn('BRN-208', { items: ['cork'] }),
      [together, dice(1, 1, 1, 1), use(0), use(0)],
      [['loss.reduced', { left: 1 }], ['loss.reduced', { left: 0 }], never('health.lost')],
      ({ hero }) => expect(hero.inventory[0]?.used).toBe(2),
    ));

  test('[DLV-HEALTH-07] a vest and then the wick: 3 health lost of 2 is first 2, then none may be 0', () =>
    check(
      scene(
        game,
        inRoom('BRN-208', { health: 2, items: ['cork', 'wick'] }, { pending: [{ cause: 'guard', effect: { do: 'lose-health', n: 3 } }] }),
        call(settle, {}),
      ),
      [use(0), use(1)],
      [['loss.reduced', { n: 1, left: 2 }], ['loss.reduced', { n: 1, left: 1 }], ['health.lost', { n: 1, left: 1 }], never('hero.fell')],
      ({ hero }) => expect(hero.inventory).toMatchObject([{ used: 1 }, { used: 1 }]),
    ));

  test('[DLV-HEALTH-07] once the loss is not deadly any more the wick cannot be used on it', () =>
    check(
      roundIn('BRN-208', { health: 2, items: ['cork', 'wick'] }),
      [together, dice(1, 1, 1, 1), use(0), refused(use(1), { pick: 'item', legal: [0] }), takeLoss],
      [['health.lost', { n: 1, left: 1 }], never('hero.fell')],
      ({ hero }) => expect(hero.inventory[1]?.used).toBe(0),
    ));

  test('[DLV-HEALTH-07] a loss reduced to 0 is no loss: no HONEY BREAD at the end of that round', () =>
    check(
      roundIn('TAL-103', { items: ['cork', 'bread'] }),
      [together, dice(1, 1, 1, 1), use(0)],
      [['loss.reduced', { left: 0 }], never('health.lost'), never('health.gained')],
      (_, state) => state.isOver,
    ));

  test('[DLV-HEALTH-07] a loss that was not reduced is one: HONEY BREAD may be eaten', () =>
    check(
      roundIn('TAL-103', { items: ['cork', 'bread'] }),
      [together, dice(1, 1, 1, 1), takeLoss, use(1), { act: 'go-on' }],
      [
        ['health.lost', { n: 1 }],
        ['health.gained', { n: 1 }],
      ],
      (board) => expect(healthOf(board)).toBe(10),
    ));

  test('[DLV-HEALTH-07] a loss reduced to 0 is no loss for MARSH DRAUGHT either', () =>
    check(
      resolving('TAL-103', { items: ['cork', 'draught'] }, { filled: 1 }),
      [together, dice(6, 6, 1, 1), use(0), refused(use(1), { rule: 'DLV-ITEM-05', pick: 'item', decision: 'collect' })],
      [['room.cleared'], never('health.lost')],
    ));

  test('[DLV-HEALTH-07] the guard check stays failed all the same: PILFER takes its gem', () =>
    check(
      roundIn('TAL-104', { items: ['cork'], gems: { ruby: 1 } }),
      [together, dice(1, 1, 1, 1), { act: 'commit', check: 0 }, { act: 'commit', check: 1 }, use(0)],
      [
        ['check.committed', { purpose: 'guard', passed: false }],
        ['loss.reduced', { left: 0 }],
        ['gem.lost', { gem: 'ruby' }],
        never('health.lost'),
      ],
    ));

  test('[DLV-HEALTH-07] the guard check stays failed all the same: LEECH erases its circle', () =>
    check(
      roundIn('QUI-307', { items: ['cork'] }, { filled: 2 }),
      [together, dice(1, 1, 1, 1), use(0)],
      [['loss.reduced', { left: 0 }], ['circle.erased', { by: 'LEECH', filled: 1 }], never('health.lost')],
    ));
});

describe('losses of several causes', () => {
  const pending = (...causes: readonly Pending['cause'][]): Pending[] =>
    causes.map((cause) => ({ cause, effect: { do: 'lose-health', n: 1 } }));

  test('[DLV-HEALTH-05, DLV-ROUND-11] whatever the order in which they arose: tests, then the trial, then guard checks', () =>
    check(
      sceneWith(inRoom('TAL-103', {}, { pending: pending('guard', 'trial', 'test', 'guard', 'test') }), settle),
      [],
      [
        ['health.lost', { cause: 'test', left: 9 }],
        ['health.lost', { cause: 'test', left: 8 }],
        ['health.lost', { cause: 'trial', left: 7 }],
        ['health.lost', { cause: 'guard', left: 6 }],
        ['health.lost', { cause: 'guard', left: 5 }],
      ],
      ({ encounter }) => expect(encounter?.pending).toEqual([]),
    ));
});
