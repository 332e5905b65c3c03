// Owns the tests of DGN-COMBAT: the steps from the declaration to the comparison of the totals, and what a hit does.

import { check, dice, draws, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { attackOf, playerOf } from '../../src/state.ts';
import {
  A,
  ALDOUS,
  attack,
  B,
  C,
  challenge,
  EDITIONS,
  end,
  give,
  lordPhaseOf,
  monster,
  packed,
  PERPETUA,
  put,
  trap,
} from '../fight-scenes.ts';
import { CROSS, nth } from '../scenes.ts';

const GALLERY = nth(CROSS, 'map-long-gallery');

describe.each(EDITIONS)('in edition %s', (edition) => {
  test('[DGN-COMBAT-01, DGN-COMBAT-02] attack, rolls, comparison, Challenge, Pack and reward follow each other', () =>
    check(
      lordPhaseOf(['mo-hollow-halberdier'], { edition, heroes: [{}, { saved: 1 }] }),
      [
        monster('mo-hollow-halberdier', B, 'melee'),
        attack,
        dice(4, 1, 5, 2),
        challenge(B, 'monster mo-hollow-halberdier', 'melee'),
        put('pack'),
        give(B),
      ],
      [
        ['encounter.declared', { peril: 3 }],
        ['attack.rolled', { die: 4, total: 7 }],
        ['counter.rolled', { die: 1, total: 3 }],
        ['hero.wounded', { seat: B }],
        ['movement.spent', { seat: B, for: 'challenge' }],
        ['attack.declared', { kind: 'challenge' }],
        ['attack.rolled', { die: 5, total: 7 }],
        ['counter.rolled', { die: 2, total: 5 }],
        ['monster.wounded', { left: 1 }],
        ['combat.ended', { kind: 'challenge' }],
        ['monster.put', { to: 'pack' }],
        ['peril.changed', { seat: B, n: 1 }],
        ['glory.changed', { seat: B, n: 1 }],
        ['combat.ended', { kind: 'batch' }, edition === '2.1' ? 'DGN-COMBAT-02' : 'DGN-COMBAT-01'],
      ],
    ));

  test('[DGN-COMBAT-03] a monster is declared with its target and its form, a trap with its target only', () =>
    check(
      lordPhaseOf(['mo-warden-of-no-door', 'tp-loose-tile'], { edition }),
      [
        refused({ act: 'encounter', card: 'mo-warden-of-no-door', form: 'melee' }, { rule: 'DGN-DLORD-01', pick: 'target' }),
        refused({ act: 'encounter', card: 'mo-warden-of-no-door', target: B }, { rule: 'DGN-DLORD-01', pick: 'form' }),
        refused({ act: 'encounter', card: 'tp-loose-tile', target: B, form: 'melee' }, { rule: 'DGN-DLORD-01', pick: 'shape' }),
        trap('tp-loose-tile', B),
        monster('mo-warden-of-no-door', B, 'magic'),
      ],
      [
        ['encounter.declared', { card: 'tp-loose-tile', target: B }],
        ['encounter.declared', { card: 'mo-warden-of-no-door', target: B, form: 'magic' }],
      ],
    ));

  test('[DGN-COMBAT-05] a monster attacks one hero only: declared on B it is not there for C', () =>
    check(
      lordPhaseOf(['mo-rust-footman', 'mo-cup-bearer'], { edition, heroes: [{}, {}, { hero: PERPETUA }] }),
      [
        refused({ act: 'encounter', card: 'mo-rust-footman', target: [B, C], form: 'melee' }, { rule: 'DGN-DLORD-01', pick: 'target' }),
        monster('mo-rust-footman', B, 'melee'),
        refused(monster('mo-rust-footman', C, 'melee'), { pick: 'card', legal: ['mo-cup-bearer'] }),
      ],
      [['encounter.declared', { card: 'mo-rust-footman', target: B }]],
    ));

  test('[DGN-COMBAT-06] monsters of one batch may have different forms and targets', () =>
    check(
      lordPhaseOf(['mo-rust-footman', 'mo-promise-unkept'], { edition, heroes: [{}, {}, { hero: PERPETUA, at: 'map-long-gallery' }] }),
      [monster('mo-rust-footman', B, 'melee'), monster('mo-promise-unkept', C, 'magic'), attack, dice(1, 1, 2, 1)],
      [
        ['attack.rolled', { at: 0, total: 3 }],
        ['counter.rolled', { at: 0, by: { is: 'hero', seat: B }, total: 3 }],
        ['attack.rolled', { at: 1, total: 4 }],
        ['counter.rolled', { at: 1, by: { is: 'hero', seat: C }, total: 4 }],
      ],
    ));

  test('[DGN-COMBAT-08] an Encounter lies where the hero is on whom it is played', () =>
    check(
      lordPhaseOf(['mo-rust-footman'], { edition, heroes: [{}, { at: 'map-long-gallery' }] }),
      [monster('mo-rust-footman', B, 'melee')],
      [],
      (board) => expect(attackOf(board, 0).space).toBe(GALLERY),
    ));

  test('[DGN-COMBAT-09] it affects only heroes in that space: of three the one elsewhere does not roll', () =>
    check(
      lordPhaseOf(['mo-ninth-feud'], { edition, heroes: [{}, {}, { hero: PERPETUA, at: 'map-long-gallery' }] }),
      [monster('mo-ninth-feud', B, 'melee', 0), attack, dice(6, 3, 3)],
      [['threat.rolled', { seat: B }], never('threat.rolled', { seat: C }), never('threat.rolled', { seat: A })],
    ));

  test('[DGN-COMBAT-11] A-37, A-38: the target was sent away before the roll: no attack, the Peril is gone, the monster is put away unwounded', () =>
    check(
      lordPhaseOf(['tp-staring-portrait', 'mo-rust-footman'], { edition, heroes: [{}, { at: 'map-long-gallery', peril: 7, saved: 1 }] }),
      [
        trap('tp-staring-portrait', B),
        monster('mo-rust-footman', B, 'melee'),
        attack,
        dice(5),
        refused(put('discard'), { pick: 'to', legal: ['hand', 'pack'] }),
        put('hand'),
      ],
      [
        ['hero.moved', { seat: B, from: GALLERY, to: 0, by: 'warp' }],
        ['attack.ended', { at: 1, result: 'lapsed' }, 'DGN-COMBAT-11'],
        ['monster.put', { card: 'mo-rust-footman', to: 'hand' }],
        never('attack.rolled'),
        never('space.collected'),
      ],
      ({ players, tired }) => {
        expect(players[B]?.peril).toBe(2);
        expect(tired).toContain('mo-rust-footman');
      },
    ));

  test('[DGN-COMBAT-11] A-38: a trap whose target was sent away still affects who is left there', () =>
    check(
      lordPhaseOf(['mo-parade-lancer', 'tp-loose-tile'], { edition, heroes: [{}, {}, { hero: PERPETUA }] }),
      [
        monster('mo-parade-lancer', B, 'melee'),
        trap('tp-loose-tile', B),
        attack,
        dice(6, 1, 2),
        { act: 'warp', space: GALLERY } as const,
        put('pack'),
        give(C),
      ],
      [
        ['hero.moved', { seat: B, to: GALLERY }],
        ['threat.rolled', { seat: C, total: 4, passed: false }],
        ['hero.tipped', { seat: C }],
        ['trap.spent', { card: 'tp-loose-tile' }],
        never('threat.rolled', { seat: B }),
      ],
    ));

  test('[DGN-COMBAT-11, DGN-CARD-13] A-38: a trap with nobody left in its space is discarded without a roll', () =>
    check(
      lordPhaseOf(['mo-parade-lancer', 'tp-loose-tile'], { edition }),
      [
        monster('mo-parade-lancer', B, 'melee'),
        trap('tp-loose-tile', B),
        attack,
        dice(6, 1),
        { act: 'warp', space: GALLERY } as const,
        put('pack'),
        give(B),
      ],
      [['attack.ended', { at: 1, result: 'lapsed' }], ['trap.spent', { card: 'tp-loose-tile' }], never('threat.rolled')],
      ({ stocks }) => expect(stocks[0]?.discard).toEqual(['tp-loose-tile']),
    ));

  test('[DGN-COMBAT-12] A-54: Encounters that were discarded do nothing: the Dungeonlord fell into his own trap', () =>
    check(
      lordPhaseOf(['tp-open-coffer', 'tp-loose-tile', 'mo-rust-footman'], {
        edition,
        heroes: [{ at: 'map-last-cellar', life: 1 }, {}, { hero: PERPETUA }],
      }),
      [monster('mo-rust-footman', C, 'melee'), trap('tp-open-coffer', B), trap('tp-loose-tile', B), attack, dice(3, 4, 1, 6, 6)],
      [
        ['attack.ended', { at: 0, result: 'tied' }],
        ['hero.defeated', { seat: A }],
        ['threat.rolled', { seat: B, die: 6 }],
        ['threat.rolled', { seat: C, die: 6 }],
        ['attack.ended', { at: 2, result: 'lapsed' }],
        ['combat.ended', { kind: 'batch' }],
        never('hero.tipped'),
        never('attack.declared'),
        never('monster.put'),
      ],
      ({ stocks, fighting }, { isOver }) => {
        expect(stocks[0]?.discard.toSorted()).toEqual(['mo-rust-footman', 'tp-loose-tile', 'tp-open-coffer']);
        expect(fighting).toEqual([]);
        expect(isOver).toBe(true);
      },
    ));

  test('[DGN-COMBAT-13, DGN-COMBAT-14] one die and the score in the form for each side, and a new counter-attack die for each attack', () =>
    check(
      lordPhaseOf(['mo-rust-footman', 'mo-hollow-halberdier'], { edition }),
      [monster('mo-rust-footman', B, 'melee'), monster('mo-hollow-halberdier', B, 'melee'), attack, dice(2, 2, 1, 2)],
      [
        ['attack.rolled', { at: 0, by: { is: 'monster', card: 'mo-rust-footman', seat: A }, die: 2, total: 4 }, 'DGN-COMBAT-13'],
        ['counter.rolled', { at: 0, by: { is: 'hero', seat: B }, die: 2, total: 4 }, 'DGN-COMBAT-14'],
        ['attack.rolled', { at: 1, die: 1, total: 4 }],
        ['counter.rolled', { at: 1, die: 2, total: 4 }],
      ],
    ));

  test('[DGN-COMBAT-13] Coin-Rats add 1 for each other vermin that attacks the same hero, a courtier or another target adds nothing', () =>
    check(
      lordPhaseOf(['mo-coin-rats', 'mo-larder-beetle', 'mo-moth-choir', 'mo-cup-bearer'], {
        edition,
        heroes: [{}, { hero: PERPETUA }, { hero: ALDOUS }],
      }),
      [
        monster('mo-coin-rats', B, 'speed'),
        monster('mo-larder-beetle', B, 'melee'),
        monster('mo-moth-choir', C, 'speed'),
        monster('mo-cup-bearer', B, 'melee'),
        attack,
        dice(2, 3, 1, 2, 3, 3, 1, 1),
      ],
      [['attack.rolled', { at: 0, die: 2, total: 5 }]],
    ));

  test('[DGN-COMBAT-13, DGN-OBST-12] in the Absent Throne a courtier has 1 more', () =>
    check(
      lordPhaseOf(['mo-cup-bearer'], { edition, map: [...CROSS, ['map-absent-throne', 2, 0]], heroes: [{}, { at: 'map-absent-throne' }] }),
      [monster('mo-cup-bearer', B, 'melee'), attack, dice(3, 3)],
      [['attack.rolled', { die: 3, total: 5 }]],
    ));

  test('[DGN-COMBAT-13, DGN-PACK-05] The Lord Chamberlain in the Pack gives courtiers 1 more', () =>
    check(
      lordPhaseOf(['mo-cup-bearer'], { edition, heroes: [{ pack: packed(['mo-lord-chamberlain']) }] }),
      [monster('mo-cup-bearer', B, 'melee'), attack, dice(3, 3)],
      [['attack.rolled', { die: 3, total: 5 }]],
    ));

  test('[DGN-COMBAT-13] The Lord Chamberlain himself has what is printed', () =>
    check(
      lordPhaseOf(['mo-lord-chamberlain'], { edition, heroes: [{}, { hero: PERPETUA }] }),
      [monster('mo-lord-chamberlain', B, 'magic'), attack, dice(1, 2)],
      [['attack.rolled', { die: 1, total: 5 }]],
    ));

  test('[DGN-COMBAT-15] each attack is compared on its own: the first hits, the second is hit', () =>
    check(
      lordPhaseOf(['mo-rust-footman', 'mo-hollow-halberdier'], { edition }),
      [monster('mo-hollow-halberdier', B, 'melee'), monster('mo-rust-footman', B, 'melee'), attack, dice(5, 1, 1, 5)],
      [
        ['hero.wounded', { seat: B, n: 1, life: 5 }],
        ['attack.ended', { at: 0, result: 'hit' }, 'DGN-COMBAT-15'],
        ['monster.wounded', { card: 'mo-rust-footman', n: 1, left: 1 }],
        ['attack.ended', { at: 1, result: 'countered' }],
        never('monster.wounded', { card: 'mo-hollow-halberdier' }),
      ],
    ));

  test('[DGN-COMBAT-16, DGN-COMBAT-17, DGN-COMBAT-21, DGN-REWARD-02] TV-06: the higher counter-attack hits: the monster is defeated and discarded, 1 Glory', () =>
    check(
      lordPhaseOf(['mo-royal-taster'], { edition, heroes: [{}, { glory: 2 }] }),
      [monster('mo-royal-taster', B, 'melee', -1), attack, dice(1, 4)],
      [
        ['attack.rolled', { total: 3 }],
        ['counter.rolled', { total: 6 }],
        ['monster.wounded', { n: 1, left: 0 }],
        ['monster.defeated', { card: 'mo-royal-taster' }, 'DGN-COMBAT-21'],
        ['glory.changed', { seat: B, n: 1 }, 'DGN-REWARD-02'],
        never('monster.put'),
      ],
      (board) => {
        expect(board.stocks[0]?.discard).toEqual(['mo-royal-taster']);
        expect(board.fighting).toEqual([]);
        expect(playerOf(board, B)).toMatchObject({ glory: 3, life: 6 });
      },
    ));

  test('[DGN-COMBAT-17, DGN-COMBAT-20] a hit is 1 wound, and a wound 1 Life, however high the total is', () =>
    check(
      lordPhaseOf(['mo-hollow-halberdier'], { edition }),
      [monster('mo-hollow-halberdier', B, 'melee'), attack, dice(6, 1), put('hand'), give(A)],
      [['hero.wounded', { seat: B, n: 1, life: 5 }, 'DGN-COMBAT-20']],
      (board) => expect(playerOf(board, B).life).toBe(5),
    ));

  test('[DGN-COMBAT-18, DGN-FORM-08] TV-07: a hit effect stands in the place of the wound: tipped, no wound, no Peril reward', () =>
    check(
      lordPhaseOf(['window-walker'], { edition, heroes: [{}, { hero: ALDOUS, life: 4, peril: 5 }] }),
      [monster('window-walker', B, 'magic'), attack, dice(1, 2), put('pack'), end],
      [['hero.tipped', { seat: B }], ['peril.changed', { seat: B, n: 2 }, 'DGN-GEN-02'], never('hero.wounded'), never('wounds.dealt')],
      (board) => expect(playerOf(board, B)).toMatchObject({ life: 4, peril: 2, tipped: true }),
    ));

  test('[DGN-COMBAT-18] The Cup-Bearer takes 1 Glory instead of the wound, and wounds who has none', () => {
    const fight = [monster('mo-cup-bearer', B, 'melee'), attack, dice(6, 1), put('pack')] as const;
    check(lordPhaseOf(['mo-cup-bearer'], { edition, heroes: [{ glory: 1 }, { glory: 1 }] }), fight, [
      ['glory.changed', { seat: B, n: -1 }],
      ['glory.changed', { seat: A, n: 1 }],
      never('hero.wounded'),
    ]);
    check(
      lordPhaseOf(['mo-cup-bearer'], { edition, heroes: [{ glory: 1 }, { glory: 0 }] }),
      [...fight, give(B)],
      [['hero.wounded', { seat: B, n: 1 }], never('glory.changed')],
    );
  });

  test('[DGN-COMBAT-18] The Larder Beetle: 1 wound, and 1 card of the hand at random', () =>
    check(
      lordPhaseOf(['mo-larder-beetle'], { edition, heroes: [{}, { hand: ['mo-rust-footman', 'mo-moth-choir'] }] }),
      [monster('mo-larder-beetle', B, 'melee'), attack, dice(6, 1), draws('mo-moth-choir'), put('pack'), give(B)],
      [
        ['hero.wounded', { seat: B, n: 1 }],
        ['card.discarded', { seat: B, card: 'mo-moth-choir' }],
        never('card.discarded', { card: 'mo-rust-footman' }),
      ],
    ));

  test('[DGN-COMBAT-19, DGN-PACK-01] TV-05: equal totals: nothing happens, the monster is unwounded', () =>
    check(
      lordPhaseOf(['mo-rust-footman'], { edition, heroes: [{}, { hero: PERPETUA }] }),
      [monster('mo-rust-footman', B, 'melee'), attack, dice(3, 4), put('hand'), end],
      [
        ['attack.rolled', { total: 5 }],
        ['counter.rolled', { total: 5 }],
        ['attack.ended', { result: 'tied' }, 'DGN-COMBAT-19'],
        never('hero.wounded'),
        never('monster.wounded'),
      ],
    ));

  test('[DGN-COMBAT-22] a hero whose Life comes to 0 is defeated; A-37: later attacks on him lapse', () =>
    check(
      lordPhaseOf(['mo-hollow-halberdier', 'mo-rust-footman'], { edition, heroes: [{}, { life: 1 }, { hero: PERPETUA }] }),
      [
        monster('mo-hollow-halberdier', B, 'melee'),
        monster('mo-rust-footman', B, 'melee'),
        attack,
        dice(6, 1),
        put('pack'),
        put('pack'),
        give(C),
      ],
      [
        ['hero.wounded', { seat: B, n: 1, life: 0 }],
        ['hero.defeated', { seat: B }],
        ['attack.ended', { at: 1, result: 'lapsed' }],
        never('attack.rolled', { at: 1 }),
      ],
      (board) => expect(playerOf(board, B).alive).toBe(false),
    ));

  test('[DGN-COMBAT-22, DGN-WIN-02] of two heroes one is left: the game is over in the middle of the batch', () =>
    check(
      lordPhaseOf(['mo-hollow-halberdier', 'mo-rust-footman'], { edition, heroes: [{}, { life: 1 }] }),
      [monster('mo-hollow-halberdier', B, 'melee'), monster('mo-rust-footman', B, 'melee'), attack, dice(6, 1)],
      [['hero.defeated', { seat: B }], ['game.won', { seats: [A], by: 'last-alive' }], never('monster.put')],
      (_board, { isOver }) => expect(isOver).toBe(true),
    ));

  test('[DGN-COMBAT-23] wounds stay on a monster in the Pack: the second hit in its next attack defeats it', () => {
    const scene = lordPhaseOf([], { edition, heroes: [{ pack: packed(['mo-rust-footman'], 1) }] });
    check(scene, [monster('mo-rust-footman', B, 'melee'), attack, dice(1, 6)], [['monster.defeated', { card: 'mo-rust-footman' }]]);
    check(
      lordPhaseOf(['mo-rust-footman'], { edition }),
      [monster('mo-rust-footman', B, 'melee'), attack, dice(1, 6), put('pack')],
      [['monster.wounded', { n: 1, left: 1 }, 'DGN-COMBAT-23'], never('monster.defeated')],
      (board) => expect(playerOf(board, A).pack).toMatchObject([{ card: 'mo-rust-footman', wounds: 1 }]),
    );
  });
});

describe('special effects of attacking cards', () => {
  test('[DGN-COMBAT-07, DGN-FX-05] a special effect is used only if the attacker wishes', () =>
    check(
      lordPhaseOf(['mo-ninth-feud'], { heroes: [{}, { peril: 7 }] }),
      [monster('mo-ninth-feud', B, 'melee', -1), attack, dice(2, 3)],
      [['encounter.declared', { peril: 5, special: null }], never('threat.rolled')],
      (board) => expect(playerOf(board, B).peril).toBe(2),
    ));

  test('[DGN-COMBAT-07, DGN-FX-05, DGN-FX-06] it costs its extra Peril, and its Threat comes before any combat roll', () =>
    check(
      lordPhaseOf(['mo-rust-footman', 'mo-ninth-feud'], { heroes: [{}, { peril: 9 }] }),
      [monster('mo-rust-footman', B, 'melee'), monster('mo-ninth-feud', B, 'melee', 0), attack, dice(2, 3, 3, 2, 3)],
      [
        ['encounter.declared', { card: 'mo-ninth-feud', peril: 7, special: 0 }],
        ['threat.rolled', { seat: B, roll: 'special', score: 'speed', target: 5, die: 2, total: 5, passed: true }],
        ['attack.rolled', { at: 0 }],
        ['attack.rolled', { at: 1 }],
      ],
      (board) => expect(playerOf(board, B)).toMatchObject({ peril: 0, life: 6 }),
    ));

  test('[DGN-FX-05] without that Peril it is not offered', () =>
    check(
      lordPhaseOf(['mo-ninth-feud'], { heroes: [{}, { peril: 6 }] }),
      [refused(monster('mo-ninth-feud', B, 'melee', 0), { rule: 'DGN-DLORD-01', pick: 'shape' }), monster('mo-ninth-feud', B, 'melee')],
      [['encounter.declared', { peril: 5, special: null }]],
    ));

  test('[DGN-FX-05, DGN-FX-01] The Royal Taster gets 1 Melee for each Peril paid for #, all of it from its target', () =>
    check(
      lordPhaseOf(['mo-royal-taster'], { heroes: [{}, { peril: 5 }] }),
      [
        refused(monster('mo-royal-taster', B, 'melee', 4), { pick: 'special', legal: [-1, 0, 1, 2, 3] }),
        monster('mo-royal-taster', B, 'melee', 3),
        attack,
        dice(2, 5),
      ],
      [
        ['encounter.declared', { peril: 5, special: 3 }],
        ['attack.rolled', { die: 2, total: 7 }],
      ],
      (board) => expect(playerOf(board, B).peril).toBe(0),
    ));

  test('[DGN-FX-06, DGN-COMBAT-09] TV-04: everybody in the space rolls the Threat, the hero of the Dungeonlord too and first', () =>
    check(
      lordPhaseOf(['mo-ninth-feud'], { heroes: [{ at: 'map-last-cellar' }, {}, { hero: PERPETUA }] }),
      [monster('mo-ninth-feud', B, 'melee', 0), attack, dice(3, 2, 2, 4, 1), put('pack'), give(B), give(B)],
      [
        ['threat.rolled', { seat: A, total: 5, passed: true }],
        ['threat.rolled', { seat: B, total: 5, passed: true }],
        ['threat.rolled', { seat: C, total: 4, passed: false }],
        ['hero.wounded', { seat: C }],
        ['attack.rolled', { die: 4, total: 7 }],
        ['counter.rolled', { die: 1, total: 3 }],
        ['hero.wounded', { seat: B }],
        ['monster.put', { to: 'pack' }],
        ['peril.changed', { seat: B, n: 1 }, 'DGN-REWARD-08'],
        ['peril.changed', { seat: B, n: 1 }, 'DGN-REWARD-08'],
      ],
    ));
});
