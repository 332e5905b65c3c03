// Owns the tests of DGN-PACK: where monsters go after a combat.

import { check, dice, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import type { AdventureId } from '../../src/content/cards.ts';
import { playerOf } from '../../src/state.ts';
import { A, attack, B, EDITIONS, lordPhaseOf, lying, monster, packed, pass, put, trim } from '../fight-scenes.ts';
import { discardPhaseOf } from '../scenes.ts';

const three: readonly AdventureId[] = ['mo-cup-bearer', 'mo-coin-rats', 'mo-hollow-halberdier'];

describe.each(EDITIONS)('in edition %s', (edition) => {
  test.each(['hand', 'pack'] as const)(
    '[DGN-PACK-01] an unwounded monster goes to the %s, if its controller likes',
    (to) =>
      void check(
        lordPhaseOf(['mo-rust-footman'], { edition }),
        [monster('mo-rust-footman', B, 'melee'), attack, dice(3, 3), refused(put('discard'), { pick: 'to', rule: 'DGN-PACK-01' }), put(to)],
        [['monster.put', { card: 'mo-rust-footman', seat: A, to }, 'DGN-PACK-01']],
        (board) => {
          const { hand, pack } = playerOf(board, A);
          expect([hand.cards, pack.map(({ card }) => card)]).toEqual(to === 'hand' ? [['mo-rust-footman'], []] : [[], ['mo-rust-footman']]);
        },
      ),
  );

  test('[DGN-PACK-04] TV-12: a fourth monster: one of the four is discarded, whichever the controller likes', () => {
    const scene = lordPhaseOf(['mo-rust-footman'], { edition, heroes: [{ pack: packed(three) }] });
    const fight = [monster('mo-rust-footman', B, 'melee'), attack, dice(1, 6), put('pack')] as const;
    for (const lost of [...three, 'mo-rust-footman'] as const)
      check(scene, [...fight, trim(lost)], [['monster.put', { card: lost, to: 'discard' }, 'DGN-PACK-04']], (board) => {
        const kept = playerOf(board, A).pack.map(({ card }) => card);
        expect(kept).toEqual([...three, 'mo-rust-footman'].filter((card) => card !== lost));
        expect(board.stocks[0]?.discard).toEqual([lost]);
      });
  });

  test('[DGN-PACK-04] three are not too many', () =>
    check(
      lordPhaseOf(['mo-rust-footman'], { edition, heroes: [{ pack: packed(three.slice(1)) }] }),
      [monster('mo-rust-footman', B, 'melee'), attack, dice(1, 6), put('pack')],
      [never('monster.put', { to: 'discard' })],
      (board, state) => {
        expect(playerOf(board, A).pack).toHaveLength(3);
        expect(state.offers()[0]?.decision).toBe('dungeonlord');
      },
    ));

  test('[DGN-PACK-05] monsters in a Pack are not on the map: after the Pack step nothing lies in the space', () =>
    check(
      lordPhaseOf(['mo-rust-footman'], { edition, heroes: [{}, { saved: 1 }] }),
      [monster('mo-rust-footman', B, 'melee'), attack, dice(3, 3), pass, put('pack')],
      [['combat.ended', { kind: 'batch' }]],
      ({ fighting, combats, players }) => {
        expect([fighting, combats]).toEqual([[], []]);
        expect(players[A]?.pack).toHaveLength(1);
      },
    ));

  test('[DGN-PACK-06] monsters in a Pack do not count as hand cards: with 4 cards and 2 monsters one is drawn', () =>
    check(
      discardPhaseOf({
        edition,
        heroes: [
          {
            hand: ['mo-rust-footman', 'mo-moth-choir', 'tp-loose-tile', 'mo-last-word'],
            pack: packed(three.slice(0, 2)),
            moved: true,
            movement: 0,
          },
        ],
        adventures: ['mo-promise-unkept', 'mo-fealty-walking'],
      }),
      [{ act: 'discard', card: 'mo-last-word' }],
      [
        ['card.drawn', { card: 'mo-fealty-walking' }],
        ['card.drawn', { card: 'mo-promise-unkept' }],
      ],
      (board) => expect(playerOf(board, A).hand.cards).toHaveLength(5),
    ));

  test('[DGN-PACK-07] a monster of the Pack attacks under the same rules, and goes through the Pack step again', () =>
    check(
      lordPhaseOf([], { edition, heroes: [{ pack: packed(['mo-hollow-halberdier']) }, { peril: 3 }] }),
      [
        refused(monster('mo-hollow-halberdier', B, 'speed'), { pick: 'form', legal: ['melee'] }),
        monster('mo-hollow-halberdier', B, 'melee'),
        attack,
        dice(3, 4),
        put('hand'),
      ],
      [
        ['encounter.declared', { from: 'pack', peril: 3 }],
        ['monster.put', { card: 'mo-hollow-halberdier', to: 'hand' }],
      ],
      (board) => expect(playerOf(board, A)).toMatchObject({ pack: [], hand: { cards: ['mo-hollow-halberdier'] } }),
    ));

  test('[DGN-CARD-07] what is tucked behind a monster is discarded when it goes to the hand, and stays in the Pack', () => {
    const plumed = lying('mo-rust-footman', A, { attached: ['bn-plume-of-office'] });
    const scene = lordPhaseOf([], { edition, heroes: [{ pack: [plumed] }] });
    const fight = [monster('mo-rust-footman', B, 'melee'), attack, dice(3, 4)] as const;
    check(scene, [...fight, put('hand')], [['attack.rolled', { die: 3, total: 6 }]], (board) =>
      expect(board.stocks[0]?.discard).toEqual(['bn-plume-of-office']),
    );
    check(scene, [...fight, put('pack')], [], (board) => expect(playerOf(board, A).pack).toEqual([plumed]));
  });
});

const wounded = [monster('mo-rust-footman', B, 'melee'), attack, dice(1, 6)] as const;

test('[DGN-PACK-02] TV-13: 2.1: a wounded monster goes to the Pack', () =>
  check(
    lordPhaseOf(['mo-rust-footman'], { edition: '2.1' }),
    [
      ...wounded,
      refused(put('hand'), { pick: 'to', legal: ['pack'], why: { rule: 'DGN-PACK-02', key: 'wounded' } }),
      refused(put('discard'), { pick: 'to', legal: ['pack'] }),
      put('pack'),
    ],
    [['monster.put', { to: 'pack' }]],
  ));

test.each(['pack', 'discard'] as const)(
  '[DGN-PACK-03] TV-13: 2.3c: a wounded monster to the %s, but not to the hand',
  (to) =>
    void check(
      lordPhaseOf(['mo-rust-footman'], { edition: '2.3c' }),
      [...wounded, refused(put('hand'), { pick: 'to', legal: ['pack', 'discard'], why: { rule: 'DGN-PACK-03', key: 'wounded' } }), put(to)],
      [['monster.put', { to }]],
    ),
);

test.each(EDITIONS)(
  '[DGN-PACK-02, DGN-PACK-03] A-41: wounded in an earlier combat is wounded (%s)',
  (edition) =>
    void check(
      lordPhaseOf([], { edition, heroes: [{ pack: packed(['mo-rust-footman'], 1) }] }),
      [monster('mo-rust-footman', B, 'melee'), attack, dice(3, 3), refused(put('hand'), { pick: 'to' }), put('pack')],
      [never('monster.wounded')],
      (board) => expect(playerOf(board, A).pack).toMatchObject([{ card: 'mo-rust-footman', wounds: 1 }]),
    ),
);
