// Owns the tests of DGN-FORM: the three forms, what Standard and Counter allow, and the hit star.

import { check, dice, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { ADVENTURE_IDS, adventureOf, HERO_IDS, heroOf } from '../../src/content/cards.ts';
import { FORMS } from '../../src/content/types.ts';
import { attackForms } from '../../src/queries/fight.ts';
import { playerOf } from '../../src/state.ts';
import { ALDOUS, attack, B, challenge, EDITIONS, lordPhaseOf, lying, MAG, monster, pass, PERPETUA, put } from '../fight-scenes.ts';
import { boardWith } from '../scenes.ts';

test('[DGN-FORM-01] the forms are Melee, Magic and Speed; a hero has a value and a symbol in each', () => {
  expect(FORMS).toEqual(['melee', 'magic', 'speed']);
  for (const id of HERO_IDS) expect(Object.keys(heroOf(id).symbols), id).toEqual([...FORMS]);
});

test('[DGN-FORM-04] every monster has a Standard symbol; a card without one has no form to attack in', () => {
  const board = boardWith();
  for (const card of ADVENTURE_IDS) {
    const { family } = adventureOf(card);
    if (family === 'monster' || family === 'trap')
      expect(attackForms(board, { is: 'monster', card, seat: 0 }).length > 0, card).toBe(family === 'monster');
  }
});

describe.each(EDITIONS)('in edition %s', (edition) => {
  test('[DGN-FORM-02, DGN-FORM-05] an attack is declared in a form in which the card shows Standard', () =>
    check(
      lordPhaseOf(['mo-warden-of-no-door'], { edition }),
      [
        refused(monster('mo-warden-of-no-door', B, 'speed'), { pick: 'form', legal: ['melee', 'magic'] }),
        monster('mo-warden-of-no-door', B, 'magic'),
      ],
      [['encounter.declared', { form: 'magic' }]],
    ));

  test('[DGN-FORM-02] with Standard the card counter-attacks too: Rust Footman adds its Melee 2', () =>
    check(
      lordPhaseOf(['mo-rust-footman'], { edition, heroes: [{}, { saved: 1 }] }),
      [monster('mo-rust-footman', B, 'melee'), attack, dice(3, 3, 4, 6), challenge(B, 'monster mo-rust-footman', 'melee')],
      [
        ['attack.rolled', { by: { is: 'hero', seat: B }, die: 4, total: 6 }],
        ['counter.rolled', { by: { is: 'monster', card: 'mo-rust-footman', seat: 0 }, die: 6, total: 8 }],
        ['hero.wounded', { seat: B, n: 1 }],
      ],
    ));

  test('[DGN-FORM-03, DGN-FORM-05, DGN-CHAL-10] TV-08: Counter: no attack in that form, but a counter-attack with its value', () =>
    check(
      lordPhaseOf(['mo-royal-taster'], { edition, heroes: [{}, { hero: PERPETUA, saved: 1 }] }),
      [
        refused(monster('mo-royal-taster', B, 'magic', -1), { pick: 'form', legal: ['melee'] }),
        monster('mo-royal-taster', B, 'melee', -1),
        attack,
        dice(3, 4, 1, 5),
        challenge(B, 'monster mo-royal-taster', 'magic'),
      ],
      [
        ['attack.rolled', { by: { is: 'hero', seat: B }, die: 1, total: 4 }],
        ['counter.rolled', { die: 5, total: 6 }],
        ['hero.wounded', { seat: B, n: 1 }],
      ],
    ));

  test('[DGN-FORM-03, DGN-CHAL-10] a hero does not attack in a form in which he shows Counter', () =>
    check(
      lordPhaseOf(['mo-royal-taster'], { edition, heroes: [{}, { hero: PERPETUA, saved: 1 }] }),
      [
        monster('mo-royal-taster', B, 'melee', -1),
        attack,
        dice(3, 4),
        refused({ act: 'challenge', on: 'monster mo-royal-taster', form: 'melee' }, { pick: 'form', legal: ['magic'] }),
        pass,
      ],
      [never('attack.declared')],
    ));

  test('[DGN-FORM-06] the defender uses the form of the attack: Magic 0, whatever his Melee', () =>
    check(
      lordPhaseOf(['mo-promise-unkept'], { edition }),
      [monster('mo-promise-unkept', B, 'magic'), attack, dice(2, 5)],
      [
        ['attack.rolled', { die: 2, total: 4 }],
        ['counter.rolled', { die: 5, total: 5 }],
      ],
    ));

  test('[DGN-FORM-07] TV-09: Counter 2 and a sceptre with Standard 1 attack as Standard 3', () => {
    const fought = [monster('mo-royal-taster', B, 'melee', -1), attack] as const;
    const taster = 'monster mo-royal-taster';
    check(
      lordPhaseOf(['mo-royal-taster'], { edition, heroes: [{}, { hero: MAG, saved: 1, ready: [lying('tr-small-sceptre', B)] }] }),
      [...fought, dice(3, 4, 4, 1), challenge(B, taster, 'magic')],
      [['attack.rolled', { by: { is: 'hero', seat: B }, die: 4, total: 7 }]],
    );
    check(
      lordPhaseOf(['mo-royal-taster'], { edition, heroes: [{}, { hero: MAG, saved: 1 }] }),
      [...fought, dice(3, 4), refused({ act: 'challenge', on: taster, form: 'magic' }, { pick: 'form', legal: ['melee'] })],
      [never('attack.declared')],
    );
  });

  test('[DGN-FORM-08, DGN-COMBAT-18] a hit in the form with the star has the effect of the card', () =>
    check(
      lordPhaseOf(['mo-warden-of-no-door'], { edition }),
      [monster('mo-warden-of-no-door', B, 'melee'), attack, dice(6, 1), { act: 'lock', side: 2 }, put('pack')],
      [
        ['hero.wounded', { seat: B, n: 1, life: 5 }],
        ['exit.locked', { space: 0, side: 2, threat: { score: 'melee', target: 5 } }],
      ],
    ));

  test('[DGN-FORM-08] a hit in another form has not', () =>
    check(
      lordPhaseOf(['mo-warden-of-no-door'], { edition }),
      [monster('mo-warden-of-no-door', B, 'magic'), attack, dice(6, 1), put('pack')],
      [['hero.wounded', { seat: B, n: 1, life: 5 }], never('exit.locked')],
    ));

  test('[DGN-FORM-08] A-36: the star counts in a counter-attack too', () =>
    check(
      lordPhaseOf(['mo-fealty-walking'], { edition, heroes: [{}, { hero: PERPETUA, saved: 1 }] }),
      [monster('mo-fealty-walking', B, 'magic'), attack, dice(2, 2, 1, 6), challenge(B, 'monster mo-fealty-walking', 'magic')],
      [
        ['counter.rolled', { die: 6, total: 9 }],
        ['hero.wounded', { seat: B, n: 1 }],
        ['hero.tipped', { seat: B, rise: null }],
      ],
      (board) => expect(playerOf(board, B)).toMatchObject({ life: 5, tipped: true }),
    ));
});

test('[DGN-FORM-02] A-35: a hero counter-attacks in every form, and wounds', () =>
  check(
    lordPhaseOf(['mo-coin-rats'], { heroes: [{}, { hero: ALDOUS }] }),
    [monster('mo-coin-rats', B, 'speed'), attack, dice(1, 5)],
    [
      ['counter.rolled', { die: 5, total: 7 }],
      ['monster.defeated', { card: 'mo-coin-rats' }],
    ],
  ));
