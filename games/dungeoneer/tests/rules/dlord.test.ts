// Owns the tests of DGN-DLORD: what a Dungeonlord declares, and whose Peril pays for it.

import { check, dice, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { attackOf, playerOf } from '../../src/state.ts';
import { A, attack, B, C, end, EDITIONS, lordPhaseOf, lying, MAG, monster, packed, PERPETUA, put, trap } from '../fight-scenes.ts';
import type { HeroWanted } from '../scenes.ts';

describe.each(EDITIONS)('in edition %s', (edition) => {
  test('[DGN-DLORD-01] monsters and traps of the hand and monsters of the Pack can be played, Glory cards cannot', () =>
    check(
      lordPhaseOf(['mo-rust-footman', 'tp-loose-tile', 'tr-stokers-shovel'], {
        edition,
        heroes: [{ pack: packed(['mo-hollow-halberdier']) }],
      }),
      [refused({ act: 'encounter', card: 'tr-stokers-shovel', target: B }, { pick: 'card' })],
      [never('encounter.declared')],
      (_board, state) => {
        const asking = state.ask(A);
        asking?.take('encounter');
        expect(asking?.open()?.options).toEqual(['mo-rust-footman', 'tp-loose-tile', 'mo-hollow-halberdier']);
      },
    ));

  test('[DGN-DLORD-02] nothing has to be played', () =>
    check(
      lordPhaseOf(['mo-rust-footman'], { edition }),
      [end],
      [never('encounter.declared'), never('combat.ended')],
      (board, { isOver }) => {
        expect(isOver).toBe(true);
        expect(playerOf(board, B).peril).toBe(20);
      },
    ));

  test('[DGN-DLORD-03, DGN-DLORD-04] a monster is paid for with the Peril of the player it is aimed at, and of nobody else', () =>
    check(
      lordPhaseOf(['mo-hollow-halberdier'], { edition, heroes: [{ peril: 9 }, { peril: 7 }, { peril: 8, hero: PERPETUA }] }),
      [monster('mo-hollow-halberdier', C, 'melee')],
      [['encounter.declared', { target: C, peril: 3 }, 'DGN-COMBAT-04']],
      ({ players }) => expect(players.map(({ peril }) => peril)).toEqual([9, 7, 5]),
    ));

  test('[DGN-DLORD-03] an opponent who has too little Peril cannot be the target', () =>
    check(
      lordPhaseOf(['mo-hollow-halberdier'], { edition, heroes: [{}, { peril: 2 }, { peril: 3, hero: PERPETUA }] }),
      [refused(monster('mo-hollow-halberdier', B, 'melee'), { pick: 'target', legal: [C] }), monster('mo-hollow-halberdier', C, 'melee')],
      [['encounter.declared', { target: C, peril: 3 }]],
    ));

  test('[DGN-DLORD-06, DGN-DLORD-07] TV-11: neither the Peril of two opponents together nor one’s own pays for a monster that costs 3', () =>
    check(
      lordPhaseOf(['mo-hollow-halberdier'], { edition, heroes: [{ peril: 9 }, { peril: 2 }, { peril: 2, hero: PERPETUA }] }),
      [
        refused(monster('mo-hollow-halberdier', B, 'melee'), { rule: 'DGN-DLORD-01', pick: 'card' }),
        refused(monster('mo-hollow-halberdier', A, 'melee'), { rule: 'DGN-DLORD-01', pick: 'card' }),
        end,
      ],
      [never('encounter.declared')],
    ));

  test('[DGN-DLORD-07] one’s own hero is never the target of an Encounter', () =>
    check(
      lordPhaseOf(['mo-hollow-halberdier'], { edition, heroes: [{ peril: 9 }] }),
      [refused(monster('mo-hollow-halberdier', A, 'melee'), { pick: 'target', legal: [B] })],
      [never('encounter.declared')],
    ));

  test('[DGN-DLORD-08] as many as there is Peril for: three monsters for 1 + 2 + 3, and no fourth', () =>
    check(
      lordPhaseOf(['mo-coin-rats', 'mo-rust-footman', 'mo-hollow-halberdier', 'mo-cup-bearer'], { edition, heroes: [{}, { peril: 6 }] }),
      [
        monster('mo-coin-rats', B, 'speed'),
        monster('mo-rust-footman', B, 'melee'),
        monster('mo-hollow-halberdier', B, 'melee'),
        refused(monster('mo-cup-bearer', B, 'melee'), { rule: 'DGN-DLORD-01', pick: 'card' }),
      ],
      [
        ['encounter.declared', { card: 'mo-coin-rats', peril: 1 }],
        ['encounter.declared', { card: 'mo-rust-footman', peril: 2 }],
        ['encounter.declared', { card: 'mo-hollow-halberdier', peril: 3 }],
      ],
      (board) => expect(playerOf(board, B).peril).toBe(0),
    ));

  test('[DGN-DLORD-03, DGN-DLORD-10, DGN-COMBAT-04] TV-10: a monster on B and a trap on C are declared and paid before any die is rolled', () => {
    const declared = [monster('mo-hollow-halberdier', B, 'melee'), trap('tp-to-your-health', C)];
    const scene = lordPhaseOf(['mo-hollow-halberdier', 'tp-to-your-health'], {
      edition,
      heroes: [{}, { peril: 4 }, { peril: 2, hero: PERPETUA, at: 'map-long-gallery' }],
    });
    check(scene, declared, [never('attack.rolled'), never('threat.rolled')], (board) => {
      expect(board.players.map(({ peril }) => peril).slice(1)).toEqual([1, 0]);
      expect(board.fighting.map(({ card }) => card)).toEqual(['mo-hollow-halberdier', 'tp-to-your-health']);
    });
  });

  test('[DGN-DLORD-10] what has been declared is fought: the phase cannot be ended before', () =>
    check(
      lordPhaseOf(['mo-rust-footman'], { edition }),
      [monster('mo-rust-footman', B, 'melee'), refused(end, { pick: 'act', why: { rule: 'DGN-DLORD-10', key: 'declared' } })],
      [never('attack.rolled')],
    ));

  test('[DGN-DLORD-10] there is one batch: after it no Encounter can be declared', () =>
    check(
      lordPhaseOf(['mo-rust-footman', 'mo-cup-bearer'], { edition }),
      [
        monster('mo-rust-footman', B, 'melee'),
        attack,
        dice(3, 3),
        put('pack'),
        refused(monster('mo-cup-bearer', B, 'melee'), { pick: 'act', why: { rule: 'DGN-DLORD-10', key: 'one-batch' } }),
        refused(attack, { pick: 'act', why: { rule: 'DGN-DLORD-12', key: 'nothing-declared' } }),
        end,
      ],
      [['combat.ended', { kind: 'batch' }]],
    ));

  test('[DGN-DLORD-11] the attacks are carried out in the order in which they were declared', () =>
    check(
      lordPhaseOf(['mo-rust-footman', 'mo-cup-bearer', 'tp-loose-tile'], { edition }),
      [monster('mo-cup-bearer', B, 'melee'), trap('tp-loose-tile', B), monster('mo-rust-footman', B, 'melee'), attack, dice(4, 3, 6, 5, 5)],
      [
        ['attack.rolled', { at: 0, by: { is: 'monster', card: 'mo-cup-bearer', seat: A }, die: 4 }],
        ['threat.rolled', { die: 6, roll: 'trap' }],
        ['attack.rolled', { at: 2, by: { is: 'monster', card: 'mo-rust-footman', seat: A }, die: 5 }],
      ],
    ));

  test('[DGN-DLORD-12] an Encounter that is played opens a combat', () =>
    check(lordPhaseOf(['mo-rust-footman'], { edition }), [monster('mo-rust-footman', B, 'melee')], [], (board) => {
      expect(board.combats).toMatchObject([{ kind: 'batch', lord: A }]);
      expect(attackOf(board, 0)).toMatchObject({
        by: { card: 'mo-rust-footman' },
        on: { is: 'hero', seat: B },
        form: 'melee',
        state: 'declared',
      });
    }));

  test('[DGN-DLORD-13] a monster that has attacked in this turn does not attack again, wherever it lies', () => {
    const change = (board: { tired: readonly string[] }): void => void (board.tired = ['mo-rust-footman', 'mo-hollow-halberdier']);
    check(
      lordPhaseOf(['mo-rust-footman', 'mo-cup-bearer'], { edition, change, heroes: [{ pack: packed(['mo-hollow-halberdier']) }] }),
      [
        refused(monster('mo-rust-footman', B, 'melee'), { pick: 'card', legal: ['mo-cup-bearer'] }),
        refused(monster('mo-hollow-halberdier', B, 'melee'), { pick: 'card' }),
      ],
      [never('encounter.declared')],
    );
  });

  test('[DGN-DLORD-13] it is remembered for the turn, also of a monster that went back to the hand', () =>
    check(
      lordPhaseOf(['mo-cup-bearer'], { edition }),
      [monster('mo-cup-bearer', B, 'melee'), attack, dice(3, 2), put('hand')],
      [['monster.put', { card: 'mo-cup-bearer', to: 'hand' }]],
      ({ tired, players }) => {
        expect(tired).toEqual(['mo-cup-bearer']);
        expect(players[A]?.hand.cards).toEqual(['mo-cup-bearer']);
      },
    ));

  test('[DGN-DLORD-14] an attack of a monster costs no Movement', () =>
    check(
      lordPhaseOf(['mo-rust-footman'], { edition, heroes: [{ movement: 2 }] }),
      [monster('mo-rust-footman', B, 'melee'), attack, dice(3, 3), put('pack')],
      [never('movement.spent')],
      (board) => expect(playerOf(board, A).movement).toBe(2),
    ));

  test('[DGN-DLORD-15, DGN-PACK-07] a monster of the Pack is paid for again, as much as one from the hand', () =>
    check(
      lordPhaseOf([], { edition, heroes: [{ pack: packed(['mo-hollow-halberdier'], 1) }, { peril: 5 }] }),
      [monster('mo-hollow-halberdier', B, 'melee')],
      [['encounter.declared', { from: 'pack', peril: 3 }]],
      (board) => {
        expect(playerOf(board, B).peril).toBe(2);
        expect(playerOf(board, A).pack).toEqual([]);
      },
    ));

  test('[DGN-DLORD-15, DGN-PACK-07] without that Peril it stays in the Pack', () =>
    check(
      lordPhaseOf([], { edition, heroes: [{ pack: packed(['mo-hollow-halberdier'], 1) }, { peril: 2 }] }),
      [refused(monster('mo-hollow-halberdier', B, 'melee'), { rule: 'DGN-DLORD-01', pick: 'card' })],
      [never('encounter.declared')],
    ));
});

test('[DGN-DLORD-03, DGN-GEN-02] Signet of No House makes guards and courtiers cheaper, down to 1, and nothing else', () => {
  const heroes: readonly HeroWanted[] = [{ ready: [lying('tr-signet-of-no-house', A)] }, { peril: 9 }, { hero: MAG, peril: 9 }];
  check(
    lordPhaseOf(['mo-rust-footman', 'mo-cup-bearer', 'mo-larder-beetle'], { heroes }),
    [monster('mo-rust-footman', B, 'melee'), monster('mo-cup-bearer', B, 'melee'), monster('mo-larder-beetle', C, 'melee')],
    [
      ['encounter.declared', { card: 'mo-rust-footman', peril: 1 }],
      ['encounter.declared', { card: 'mo-cup-bearer', peril: 1 }],
      ['encounter.declared', { card: 'mo-larder-beetle', peril: 2 }],
    ],
  );
});
