// Owns the tests of DGN-CHAL: who may attack whom with his own hero, at what price, and how it is resolved.

import { check, dice, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { mayChallenge } from '../../src/queries/lord.ts';
import { playerOf } from '../../src/state.ts';
import {
  A,
  ALDOUS,
  attack,
  B,
  C,
  calmly,
  challenge,
  challengeOf,
  EDITIONS,
  give,
  JORY,
  lordPhaseOf,
  lying,
  MAG,
  monster,
  packed,
  pass,
  PERPETUA,
  put,
  trap,
  WILMET,
} from '../fight-scenes.ts';
import { boardWith, CROSS, nth } from '../scenes.ts';

const FOOTMAN = 'monster mo-rust-footman';
const GALLERY = nth(CROSS, 'map-long-gallery');

describe.each(EDITIONS)('in edition %s', (edition) => {
  test('[DGN-CHAL-01, DGN-CHAL-02, DGN-CHAL-05] TV-16: on-turn a Challenge costs 1 Movement, and there is one per turn', () =>
    check(
      challengeOf(A, 'hero 1', 'melee', {
        edition,
        heroes: [
          { hero: ALDOUS, movement: 2, saved: 1 },
          { hero: WILMET, life: 5 },
        ],
      }),
      [dice(4, 3)],
      [
        ['movement.spent', { seat: A, n: 1, for: 'challenge' }, 'DGN-CHAL-01'],
        ['attack.rolled', { die: 4, total: 7 }],
        ['counter.rolled', { die: 3, total: 5 }],
        ['hero.wounded', { seat: B, n: 1, life: 4 }],
      ],
      (board) => {
        expect(playerOf(board, A)).toMatchObject({ movement: 1, saved: 1, attacked: true });
        expect(mayChallenge(board, A)).toBe(false);
      },
    ));

  test('[DGN-CHAL-02] TV-15: off-turn only the saved point pays: without it nobody is asked, whatever the Movement', () =>
    check(
      lordPhaseOf(['mo-rust-footman'], { edition, heroes: [{}, { movement: 3, saved: 0 }] }),
      [monster('mo-rust-footman', B, 'melee'), attack, dice(3, 3), put('pack')],
      [['monster.put', {}], never('attack.declared')],
    ));

  test('[DGN-CHAL-02] off-turn the saved point is spent, and no other', () =>
    check(
      lordPhaseOf(['mo-rust-footman'], { edition, heroes: [{}, { movement: 3, saved: 1 }] }),
      [monster('mo-rust-footman', B, 'melee'), attack, dice(3, 3, 3, 3), challenge(B, FOOTMAN, 'melee')],
      [['movement.spent', { seat: B, n: 1, for: 'challenge' }]],
      (board) => expect(playerOf(board, B)).toMatchObject({ movement: 3, saved: 0, attacked: true }),
    ));

  test('[DGN-CHAL-01] who has attacked in this turn is not asked again', () =>
    check(
      lordPhaseOf(['mo-rust-footman'], { edition, heroes: [{}, { saved: 1, attacked: true }] }),
      [monster('mo-rust-footman', B, 'melee'), attack, dice(3, 3), put('pack')],
      [['attack.ended', { result: 'tied' }], ['combat.ended', { kind: 'batch' }], never('attack.declared')],
    ));

  test('[DGN-CHAL-01] A-21: a tipped hero does not challenge', () => {
    for (const tipped of [false, true])
      expect(mayChallenge(boardWith({ edition, heroes: [{}, { hero: WILMET, saved: 1, attacked: false, tipped }] }), B)).toBe(!tipped);
  });

  test('[DGN-CHAL-03, DGN-CHAL-07] only the monsters that have attacked this hero, one of them, before they are put away', () => {
    const scene = lordPhaseOf(['mo-rust-footman', 'mo-cup-bearer', 'mo-hollow-halberdier'], {
      edition,
      heroes: [{ pack: packed(['mo-ninth-feud']) }, { saved: 1 }, { hero: PERPETUA }],
    });
    check(
      scene,
      calmly(scene, [
        monster('mo-rust-footman', B, 'melee'),
        monster('mo-cup-bearer', B, 'melee'),
        monster('mo-hollow-halberdier', C, 'melee'),
        attack,
        dice(3, 3, 3, 2, 1, 3),
        refused(
          { act: 'challenge', on: 'monster mo-hollow-halberdier', form: 'melee' },
          { pick: 'on', legal: [FOOTMAN, 'monster mo-cup-bearer', 'hero 2'] },
        ),
        refused({ act: 'challenge', on: 'monster mo-ninth-feud', form: 'melee' }, { pick: 'on' }),
        challenge(B, 'monster mo-cup-bearer', 'melee'),
        dice(6, 1),
      ]),
      [['monster.defeated', { card: 'mo-cup-bearer' }], never('monster.put')],
    );
  });

  test('[DGN-CHAL-03] a monster that was defeated, or whose attack lapsed, cannot be challenged', () =>
    check(
      lordPhaseOf(['mo-cup-bearer', 'tp-staring-portrait', 'mo-rust-footman'], {
        edition,
        heroes: [{}, { saved: 1, at: 'map-long-gallery' }],
      }),
      [
        monster('mo-cup-bearer', B, 'melee'),
        trap('tp-staring-portrait', B),
        monster('mo-rust-footman', B, 'melee'),
        attack,
        dice(1, 6, 1),
        put('pack'),
      ],
      [['monster.defeated', { card: 'mo-cup-bearer' }], ['attack.ended', { at: 2, result: 'lapsed' }], never('attack.declared')],
    ));

  test('[DGN-CHAL-07] a hero on whom every attack lapsed was not attacked: he is not asked, whoever is with him', () =>
    check(
      lordPhaseOf(['tp-staring-portrait', 'mo-rust-footman'], {
        edition,
        heroes: [{}, { saved: 1, at: 'map-long-gallery' }, { hero: PERPETUA }],
      }),
      [trap('tp-staring-portrait', B), monster('mo-rust-footman', B, 'melee'), attack, dice(1), put('pack')],
      [['hero.moved', { seat: B, to: 0 }], ['attack.ended', { at: 1, result: 'lapsed' }], never('attack.declared')],
    ));

  test('[DGN-CHAL-05, DGN-CHAL-07] instead another hero in the space may be attacked, the Dungeonlord’s too', () => {
    const scene = lordPhaseOf(['mo-rust-footman'], { edition, heroes: [{ at: 'map-last-cellar' }, { saved: 1 }, { hero: PERPETUA }] });
    check(
      scene,
      calmly(scene, [
        monster('mo-rust-footman', B, 'melee'),
        attack,
        dice(3, 3, 6, 1),
        refused({ act: 'challenge', on: 'hero 1', form: 'melee' }, { pick: 'on', legal: [FOOTMAN, 'hero 0', 'hero 2'] }),
        challenge(B, 'hero 0', 'melee'),
      ]),
      [['hero.wounded', { seat: A, n: 1, life: 5 }]],
    );
  });

  test('[DGN-CHAL-06] a hero in another space cannot be challenged', () =>
    check(
      lordPhaseOf(['mo-rust-footman'], { edition, heroes: [{}, { saved: 1 }, { hero: PERPETUA, at: 'map-long-gallery' }] }),
      [
        monster('mo-rust-footman', B, 'melee'),
        attack,
        dice(3, 3),
        refused({ act: 'challenge', on: 'hero 2', form: 'melee' }, { pick: 'on', legal: [FOOTMAN] }),
        pass,
      ],
      [never('attack.declared')],
    ));

  test('[DGN-CHAL-06] who was moved out of the space by the hit cannot challenge the monster, but a hero where he is now', () =>
    check(
      lordPhaseOf(['mo-parade-lancer'], { edition, heroes: [{}, { saved: 1 }, { hero: PERPETUA, at: 'map-long-gallery' }] }),
      [
        monster('mo-parade-lancer', B, 'melee'),
        attack,
        dice(6, 1),
        { act: 'warp', space: GALLERY } as const,
        refused({ act: 'challenge', on: 'monster mo-parade-lancer', form: 'melee' }, { pick: 'on', legal: ['hero 2'] }),
        pass,
      ],
      [['hero.moved', { seat: B, to: GALLERY }]],
    ));

  test('[DGN-CHAL-07] A-34: each hero that was attacked is asked once, from the Dungeonlord’s left on, all before the Pack', () =>
    check(
      lordPhaseOf(['mo-rust-footman', 'mo-hollow-halberdier'], {
        edition,
        heroes: [
          {},
          { saved: 1 },
          { hero: MAG, saved: 1, at: 'map-long-gallery' },
          { hero: PERPETUA, saved: 1, at: 'map-footmens-crossing' },
        ],
      }),
      [
        monster('mo-rust-footman', C, 'melee'),
        monster('mo-hollow-halberdier', B, 'melee'),
        attack,
        dice(2, 3, 2, 3, 3, 3, 2, 2),
        challenge(B, 'monster mo-hollow-halberdier', 'melee'),
        challenge(C, FOOTMAN, 'melee'),
        put('pack'),
      ],
      [['attack.declared', { lord: B }], ['attack.declared', { lord: C }], ['monster.put', {}], never('attack.declared', { lord: 3 })],
    ));

  test('[DGN-CHAL-07] the Challenge may be left', () =>
    check(
      lordPhaseOf(['mo-rust-footman'], { edition, heroes: [{}, { saved: 1 }] }),
      [monster('mo-rust-footman', B, 'melee'), attack, dice(3, 3), pass, put('pack')],
      [never('attack.declared'), never('movement.spent')],
      (board) => expect(playerOf(board, B)).toMatchObject({ saved: 1, attacked: false }),
    ));

  test('[DGN-CHAL-08, DGN-CHAL-09] a Challenge has attack, counter-attack and comparison, and no Challenge follows from it', () => {
    const scene = lordPhaseOf(['mo-rust-footman'], {
      edition,
      heroes: [{ at: 'map-last-cellar', movement: 2, attacked: false }, { saved: 1 }],
    });
    check(
      scene,
      calmly(scene, [monster('mo-rust-footman', B, 'melee'), attack, dice(3, 3, 1, 5), challenge(B, 'hero 0', 'melee'), put('pack')]),
      [
        ['attack.rolled', { at: 0, by: { is: 'hero', seat: B }, die: 1, total: 3 }],
        ['counter.rolled', { at: 0, by: { is: 'hero', seat: A }, die: 5, total: 8 }],
        ['hero.wounded', { seat: B, n: 1 }],
        ['combat.ended', { kind: 'challenge' }],
        ['monster.put', {}],
        never('attack.declared', { lord: A }),
      ],
    );
  });

  test('[DGN-CHAL-11] the controller of a challenged monster rolls for it', () =>
    check(
      lordPhaseOf(['mo-rust-footman'], { edition, heroes: [{}, { saved: 1 }] }),
      [monster('mo-rust-footman', B, 'melee'), attack, dice(3, 3, 3, 4), challenge(B, FOOTMAN, 'melee')],
      [['counter.rolled', { by: { is: 'monster', card: 'mo-rust-footman', seat: A }, die: 4, total: 6 }]],
    ));

  test('[DGN-FORM-02] A-35: a monster without a value rolls 1 die + 0; it fends off, but does not wound', () => {
    const scene = lordPhaseOf(['mo-rust-footman'], { edition, heroes: [{}, { hero: PERPETUA, saved: 1 }] });
    const fight = [monster('mo-rust-footman', B, 'melee'), attack, challenge(B, FOOTMAN, 'magic')] as const;
    check(
      scene,
      [dice(3, 4, 1, 6), ...fight],
      [
        ['attack.rolled', { die: 1, total: 4 }],
        ['counter.rolled', { die: 6, total: 6 }],
        ['attack.decided', { result: 'fended' }],
        ['attack.ended', { result: 'fended' }],
        never('hero.wounded'),
        never('monster.wounded'),
      ],
    );
    check(
      scene,
      [dice(3, 4, 2, 4), ...fight],
      [
        ['counter.rolled', { total: 4 }],
        ['monster.wounded', { left: 1 }],
      ],
    );
  });

  test('[DGN-COMBAT-13, DGN-FX-01] what was paid for # lasts through the Challenges of the combat, also after the first of them', () =>
    check(
      lordPhaseOf(['mo-rust-footman', 'mo-royal-taster'], {
        edition,
        heroes: [{}, { saved: 1 }, { hero: MAG, saved: 1, at: 'map-long-gallery' }],
      }),
      [
        monster('mo-rust-footman', B, 'melee'),
        monster('mo-royal-taster', C, 'melee', 2),
        attack,
        dice(3, 3, 1, 4),
        challenge(B, FOOTMAN, 'melee'),
        dice(3, 3),
        challenge(C, 'monster mo-royal-taster', 'melee'),
        dice(5, 2),
      ],
      [
        ['combat.ended', { kind: 'challenge' }],
        ['counter.rolled', { by: { is: 'monster', card: 'mo-royal-taster', seat: A }, die: 2, total: 6 }],
      ],
    ));

  test('[DGN-COMBAT-13] Coin-Rats have their company in a counter-attack too', () =>
    check(
      lordPhaseOf(['mo-coin-rats', 'mo-larder-beetle'], {
        edition,
        heroes: [{}, { hero: JORY, saved: 1, ready: [lying('tr-state-cutlery', B)] }],
      }),
      [
        monster('mo-coin-rats', B, 'speed'),
        monster('mo-larder-beetle', B, 'melee'),
        attack,
        dice(3, 2, 1, 2, 6, 1),
        challenge(B, 'monster mo-coin-rats', 'speed'),
      ],
      [['counter.rolled', { by: { is: 'monster', card: 'mo-coin-rats', seat: A }, die: 1, total: 4 }]],
    ));
});

test('[DGN-CHAL-13] TV-16: 2.1: a wound on another hero is 1 Glory, for the challenger as for the one who counter-attacks', () => {
  const wanted = {
    edition: '2.1',
    heroes: [
      { hero: ALDOUS, movement: 2, glory: 1 },
      { hero: WILMET, glory: 1 },
    ],
  } as const;
  check(challengeOf(A, 'hero 1', 'melee', wanted), [dice(4, 3)], [['glory.changed', { seat: A, n: 1 }, 'DGN-CHAL-13']]);
  check(
    challengeOf(A, 'hero 1', 'melee', wanted),
    [dice(1, 6)],
    [['hero.wounded', { seat: A }], ['glory.changed', { seat: B, n: 1 }, 'DGN-CHAL-13'], never('glory.changed', { seat: A })],
  );
});

test('[DGN-CHAL-14] TV-16: 2.3c: it is not', () => {
  const wanted = { edition: '2.3c', heroes: [{ hero: ALDOUS, movement: 2 }, { hero: WILMET }] } as const;
  check(challengeOf(A, 'hero 1', 'melee', wanted), [dice(4, 3)], [['hero.wounded', { seat: B }], never('glory.changed')]);
});

test('[DGN-CHAL-02, DGN-CHAL-03, DGN-CHAL-07, DGN-REWARD-02, DGN-REWARD-08] TV-14: the monster that wounded B is challenged and defeated: 1 Glory, and 1 Peril for the wound before', () =>
  check(
    lordPhaseOf(['mo-cup-bearer'], { heroes: [{}, { glory: 0, peril: 3, saved: 1 }] }),
    [monster('mo-cup-bearer', B, 'melee'), attack, dice(4, 1, 5, 2), challenge(B, 'monster mo-cup-bearer', 'melee'), give(B)],
    [
      ['hero.wounded', { seat: B, life: 5 }],
      ['attack.rolled', { die: 5, total: 7 }],
      ['counter.rolled', { die: 2, total: 3 }],
      ['monster.defeated', { card: 'mo-cup-bearer' }],
      ['peril.changed', { seat: B, n: 1 }],
      ['glory.changed', { seat: B, n: 1 }],
    ],
    (board) => expect(playerOf(board, B)).toMatchObject({ glory: 1, peril: 3, saved: 0, life: 5 }),
  ));
