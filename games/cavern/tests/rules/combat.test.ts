// Proves combat: targets and ranges, the roll, what adds to it, the windows of one attack, and damage.

import { by, check, dice, never, refused } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { activationOf, attacks, FOE, heroPhaseOf, PASS, uses, villainPhaseOf, type Change, type Laid, type Wanted } from '../scenes.ts';

const HALL: readonly Laid[] = [
  ['P04', 0, -1, 0],
  ['P04', 0, -2, 0],
  ['P04', 0, -3, 0],
];
/** Tarn beside one foe. */
const against = (kind: 'gloam-cutter' | 'shriekcap' | 'basalt-sentinel' | 'drip-ooze', more: Partial<Wanted> = {}): Wanted => ({
  heroes: [{ at: [1, 2] }, { at: [1, 6] }],
  foes: [{ kind, at: [2, 2] }],
  treasures: [],
  ...more,
});

test('[CAV-COMBAT-01] a target must be inside the range of the power', () => {
  const far: Wanted = {
    ...against('gloam-cutter'),
    foes: [{ kind: 'gloam-cutter', at: [1, 2 + 2 + 2] }],
    heroes: [{ at: [1, 2] }, { at: [2, 5] }],
  };
  check(heroPhaseOf(far), [refused(attacks('tarn-a1', { target: FOE }), { pick: 'with' })], []);
  check(
    heroPhaseOf(against('gloam-cutter')),
    [refused(attacks('tarn-a1', { target: 1 }), { pick: 'target' }), attacks('tarn-a1', { target: FOE }), dice(1)],
    [['attack.rolled', { on: FOE }]],
  );
});

test('[CAV-COMBAT-02, CAV-COMBAT-03] ranges are chains of connected tiles, the own tile included, never diagonal; there is no line of sight', () => {
  // The foe's tile touches the hero's only at a corner: two steps around it.
  const corner: Wanted = {
    tiles: [
      ['P04', 0, -1, 0],
      ['P04', 1, -1, 1],
    ],
    heroes: [{ id: 'wren', at: [1, 2], up: ['wren-a1', 'wren-a2'] }, { at: [1, 6] }],
    foes: [{ kind: 'shriekcap', at: [5, -2] }],
  };
  check(
    heroPhaseOf(corner),
    [refused(attacks('wren-a2', { target: FOE }), { pick: 'with' }), attacks('wren-a1', { target: FOE }), dice(1)],
    [['attack.rolled']],
  );
  check(
    heroPhaseOf({ ...corner, foes: [{ kind: 'shriekcap', at: [2, 1] }] }),
    [attacks('wren-a2', { target: FOE }), dice(1)],
    [['attack.rolled']],
  );
  // A closed edge: the pocket beside the north half is not connected with it.
  const walled: Wanted = { ...corner, tiles: [['P17', 1, 0, 0]], foes: [{ kind: 'shriekcap', at: [6, 1] }] };
  check(heroPhaseOf(walled), [refused(attacks('wren-a1', { target: FOE }), { pick: 'with' })], []);
});

test('[CAV-COMBAT-04] adjacent works across tile borders', () =>
  check(
    heroPhaseOf({ ...against('shriekcap'), heroes: [{ at: [1, 3] }, { at: [1, 6] }], foes: [{ kind: 'shriekcap', at: [2, 4] }] }),
    [attacks('tarn-a1', { target: FOE }), dice(1)],
    [['attack.rolled']],
  ));

test('[CAV-COMBAT-05, CAV-COMBAT-06, CAV-COMBAT-07] T06: 7 + 7 hits AC 14 for 2 damage and defeats; 6 + 7 misses', () => {
  const script = (die: number) => [attacks('tarn-a1', { target: FOE }), dice(die)];
  check(heroPhaseOf(against('gloam-cutter')), script(7), [
    ['attack.judged', { total: 14, ac: 14, hit: true }],
    ['foe.defeated', { foe: FOE }],
  ]);
  check(heroPhaseOf(against('gloam-cutter')), script(6), [['attack.judged', { total: 13, hit: false }], never('foe.defeated')]);
  check(heroPhaseOf(against('drip-ooze')), script(7), [['foe.hurt', { n: 2, hp: 1 }]]);
});

test('[CAV-COMBAT-08] foes attack in the same way, against the hero’s AC', () =>
  check(
    activationOf(against('gloam-cutter')),
    [dice(8)],
    [
      ['attack.rolled', { by: FOE, on: 0, bonus: 9 }],
      ['attack.judged', { total: 17, ac: 17, hit: true }],
    ],
  ));

test('[CAV-COMBAT-09, CAV-POWER-02] T07: a natural 1 hits where the total does; the daily is turned', () =>
  check(
    heroPhaseOf(against('shriekcap', { heroes: [{ at: [1, 2], up: ['tarn-d2'] }, {}] })),
    [attacks('tarn-d2', { target: FOE }), dice(1)],
    [['attack.judged', { total: 10, ac: 10, hit: true }], ['foe.defeated'], ['power.flipped', { card: 'tarn-d2', up: false }]],
  ));

test('[CAV-COMBAT-09] a natural 20 misses where the total does', () => {
  const change: Change = (board) => {
    board.lasting = [{ what: 'ac', n: 20, on: FOE, by: 1 }];
  };
  check(
    heroPhaseOf(against('gloam-cutter', { change })),
    [attacks('tarn-a1', { target: FOE }), dice(20)],
    [['attack.judged', { total: 27, ac: 34, hit: false }]],
  );
});

test('[CAV-COMBAT-10, CAV-DEFEAT-06] T18: one roll per target, in the order chosen; one Treasure for it all', () =>
  check(
    heroPhaseOf({
      heroes: [{ at: [1, 2] }, { at: [1, 6] }],
      foes: [
        { kind: 'drip-ooze', at: [1, 1] },
        { kind: 'pallid-crawler', at: [2, 2] },
        { kind: 'gloam-cutter', at: [2, 3] },
      ],
      treasures: ['FO01', 'FO01'],
    }),
    [attacks('tarn-d1', { targets: [FOE + 1, FOE + 2] }), dice(4, 5, 10)],
    [
      ['attack.judged', { total: 12, ac: 12, hit: true }],
      ['foe.defeated', { kind: 'pallid-crawler' }],
      ['treasure.drawn'],
      ['attack.judged', { total: 13, ac: 14, hit: false }],
      ['attack.judged', { total: 18, ac: 11, hit: true }],
      ['foe.hurt', { foe: FOE, hp: 1 }],
    ],
    (board) => expect([board.xp, board.treasures.draw.length]).toEqual([[['pallid-crawler']], 1]),
  ));

test('[CAV-COMBAT-10] targets are fixed before the first roll; of a flurry each is chosen after the one before', () => {
  const flurry: Wanted = {
    heroes: [{ id: 'mottle', at: [1, 2], up: ['mottle-d1'] }, { at: [1, 6] }],
    foes: [
      { kind: 'gloam-cutter', at: [1, 1] },
      { kind: 'drip-ooze', at: [3, 3] },
    ],
    treasures: [],
  };
  check(
    heroPhaseOf(flurry),
    // With one foe left nobody is asked any more.
    [attacks('mottle-d1', { target: FOE + 1 }), dice(10), { act: 'attack', target: FOE }, dice(10), dice(1, 10)],
    [
      ['foe.hurt', { foe: FOE + 1, hp: 2 }],
      ['foe.defeated', { foe: FOE }],
      ['attack.judged', { hit: false }],
      ['foe.hurt', { foe: FOE + 1, hp: 1 }],
    ],
  );
});

test('[CAV-COMBAT-11, CAV-TREASURE-02] T37: Deadeye and one item: 5 + 6 + 1 + 2 = 14, not 15', () =>
  check(
    heroPhaseOf({
      tiles: HALL,
      heroes: [{ id: 'wren', at: [1, 2], items: ['IA01', 'IA04'] }, { at: [1, 6] }],
      foes: [{ kind: 'basalt-sentinel', at: [1, -2] }],
    }),
    [attacks('wren-a1', { target: FOE }), dice(5)],
    [
      ['attack.rolled', { weapon: 'IA04' }],
      ['attack.judged', { total: 14, ac: 16 }],
    ],
  ));

test.each([
  ['a blessing', { change: blessed('BL01') }, 1, 0],
  ['Hardened Husks', { environment: 'EN04' }, 0, 1],
  ['Called Target', { change: lasting(-3) }, 0, -3],
  ['Choking Haze, on the same tile', { environment: 'EN01' }, 0, 0],
] as const)('[CAV-COMBAT-11] an attack of Tarn counts %s', (_name, more, attack, ac) => {
  check(
    heroPhaseOf(against('gloam-cutter', more)),
    [attacks('tarn-a1', { target: FOE }), dice(2)],
    [['attack.judged', { total: 9 + attack, ac: 14 + ac }]],
  );
});
function blessed(card: 'BL01' | 'BL02'): Change {
  return (board) => {
    board.blessings = [{ card, by: 1, turns: 1 }];
  };
}
function lasting(n: number): Change {
  return (board) => {
    board.lasting = [{ what: 'ac', n, on: FOE, by: 1 }];
  };
}

test.each([
  ['a blessing', { change: blessed('BL02') }, 0, 1],
  ['Hungry Dark', { environment: 'EN03' }, 1, 0],
  ['a mark', { heroes: [{ at: [1, 2], curses: ['CU01'] }, { at: [1, 6] }] }, 2, 0],
  ['a vest', { heroes: [{ at: [1, 2], items: ['ID01'] }, { at: [1, 6] }] }, 0, 1],
  ['a cloak, which is for other tiles', { heroes: [{ at: [1, 2], items: ['ID04'] }, { at: [1, 6] }] }, 0, 0],
] as const)('[CAV-COMBAT-11] an attack on Tarn counts %s', (_name, more, attack, ac) => {
  check(activationOf(against('gloam-cutter', more)), [dice(2)], [['attack.judged', { total: 11 + attack, ac: 17 + ac }]]);
});

test('[CAV-COMBAT-11, CAV-TILE-05, CAV-TILE-07] Crystal Vein helps whoever attacks a figure there; Narrow Squeeze costs heroes 2 AC; Bulwark guards', () => {
  const vein: Wanted = {
    tiles: [['F05', 0, -1, 0]],
    heroes: [{ at: [1, -3] }, { at: [1, 6] }],
    foes: [{ kind: 'gloam-cutter', at: [2, -3] }],
  };
  check(activationOf(vein), [dice(2)], [['attack.judged', { total: 13 }]]);
  check(heroPhaseOf(vein), [attacks('tarn-a1', { target: FOE }), dice(2)], [['attack.judged', { total: 11 }]]);
  const squeeze: Wanted = {
    tiles: [['F07', 0, -1, 0]],
    heroes: [{ at: [1, -4] }, { id: 'wren', at: [2, -4] }],
    foes: [{ kind: 'ember-wisp', at: [1, -3] }],
  };
  check(
    activationOf(squeeze),
    [dice(2, 2)],
    [
      ['attack.judged', { ac: 15 }],
      ['attack.judged', { ac: 14 }],
    ],
  );
  // Bulwark is gone while Tarn is down.
  check(
    activationOf({
      ...squeeze,
      heroes: [
        { at: [1, -4], hp: 0 },
        { id: 'wren', at: [2, -4] },
      ],
    }),
    [dice(2)],
    [['attack.judged', { ac: 13 }]],
  );
});

test('[CAV-COMBAT-12] HP never fall below 0 nor rise above the maximum', () => {
  check(activationOf(against('gloam-cutter', { heroes: [{ at: [1, 2], hp: 1 }, { at: [1, 6] }] })), [dice(20)], [['hero.hurt', { hp: 0 }]]);
  check(heroPhaseOf({ heroes: [{ hp: 9 }, {}] }), [uses('tarn-u2')], [['hero.healed', { n: 1, hp: 10 }]]);
});

test('[CAV-COMBAT-13] a miss does nothing, unless the text has a miss part', () => {
  check(
    villainPhaseOf({ encounters: ['EA02'] }),
    [dice(1)],
    [['attack.judged', { hit: false }], never('condition.gained'), never('hero.hurt')],
  );
  check(
    villainPhaseOf({ encounters: ['EA08'] }),
    [dice(1)],
    [
      ['attack.judged', { hit: false }],
      ['hero.hurt', { n: 1 }],
    ],
  );
  check(
    villainPhaseOf({ encounters: ['EA05'], heroes: [{ at: [1, 2] }, { at: [1, 6] }] }),
    [dice(1)],
    [['condition.gained', { condition: 'slowed' }]],
  );
});

const ilsa: Wanted = {
  heroes: [{ id: 'ilsa', at: [1, 2], items: ['IU09'] }, { at: [1, 6] }],
  foes: [{ kind: 'gloam-cutter', at: [1, 1] }],
};

test('[CAV-COMBAT-14, CAV-POWER-05] T46: Glass Ward: +5 AC, and the attack is compared again', () =>
  check(
    activationOf(ilsa),
    [dice(8), { act: 'use', with: 'ilsa-u2' }],
    [
      ['attack.judged', { total: 17, ac: 14, hit: true }],
      ['power.flipped', { card: 'ilsa-u2', up: false }],
      ['attack.judged', { total: 17, ac: 19, hit: false }],
      never('hero.hurt'),
    ],
    (board) => expect(board.heroes[0]?.down).toEqual(['ilsa-u2']),
  ));

test('[CAV-COMBAT-14] Glass Ward may not be enough, and Smoke Vial always is; the miss part happens then', () => {
  check(activationOf(ilsa), [dice(20), { act: 'use', with: 'ilsa-u2' }, PASS], [['attack.judged', { ac: 19, hit: true }], ['hero.hurt']]);
  check(
    activationOf(ilsa),
    [dice(20), { act: 'use', with: 'IU09' }],
    [['item.discarded', { card: 'IU09' }], ['attack.judged', { hit: false }], never('hero.hurt')],
  );
  check(
    villainPhaseOf({ heroes: [{ items: ['IU09'] }, {}], encounters: ['EA08'] }),
    [dice(20), { act: 'use', with: 'IU09' }],
    [
      ['attack.judged', { hit: false }],
      ['hero.hurt', { n: 1 }],
    ],
  );
});

test('[CAV-COMBAT-14] T45: Stand Fast stops the pull, and the damage stays', () => {
  const chain: Wanted = {
    tiles: HALL,
    heroes: [{ at: [1, 2], up: ['tarn-u3'] }, { at: 'escaped' }],
    foes: [{ kind: 'orrodun', at: [1, -6] }],
  };
  check(
    activationOf(chain),
    [dice(11), { act: 'use', with: 'tarn-u3' }],
    [['attack.judged', { total: 17, ac: 17, hit: true }], ['hero.hurt', { n: 1 }], ['part.ignored'], never('figure.placed')],
  );
  check(
    activationOf(chain),
    [dice(11), PASS],
    [
      ['hero.hurt', { n: 1 }],
      ['figure.placed', { figure: 0 }],
    ],
  );
});

test('[CAV-COMBAT-14] T47: Interpose: Tarn takes the damage, and nobody a condition', () =>
  check(
    activationOf({
      heroes: [
        { at: [2, 5], hp: 7 },
        { id: 'wren', at: [1, 2], hp: 2 },
      ],
      foes: [{ kind: 'veilspinner', at: [1, 1] }],
    }),
    [dice(20), { act: 'use', with: 'tarn-u1' }],
    [['reaction.used', { card: 'tarn-u1' }], ['hero.hurt', { hero: 0, n: 1, hp: 6 }], never('condition.gained')],
    (board) => expect(board.heroes.map(({ hp }) => hp)).toEqual([6, 2]),
  ));

test('[CAV-COMBAT-14] Lucky Knucklebone rolls again before the comparison; the Ring adds 4 after a miss', () => {
  const lucky = against('gloam-cutter', { heroes: [{ at: [1, 2], items: ['IU08', 'IU12'] }, { at: [1, 6] }] });
  const attack = attacks('tarn-a1', { target: FOE });
  check(
    heroPhaseOf(lucky),
    [attack, dice(2), { act: 'use', with: 'IU08' }, dice(9)],
    [
      ['attack.rerolled', { die: 9 }],
      ['attack.judged', { total: 16, hit: true }],
    ],
  );
  check(
    heroPhaseOf(lucky),
    [attack, dice(3), PASS, { act: 'use', with: 'IU12' }],
    [
      ['attack.judged', { total: 10, hit: false }],
      ['item.flipped', { card: 'IU12', up: false }],
      ['attack.judged', { total: 14, hit: true }],
    ],
  );
});

test('[CAV-COMBAT-15] a hero of level 2 deals 1 more on a natural 20 that hits', () => {
  const level = (n: 1 | 2): Wanted =>
    against('drip-ooze', { heroes: [{ at: [1, 2], level: n }, { at: [1, 6] }], foes: [{ kind: 'vharn', at: [2, 2] }] });
  const script = (die: number) => [attacks('tarn-a1', { target: FOE }), dice(die)];
  check(heroPhaseOf(level(2)), script(20), [['foe.hurt', { n: 3 }]]);
  check(heroPhaseOf(level(2)), script(19), [['foe.hurt', { n: 2 }]]);
  check(heroPhaseOf(level(1)), script(20), [['foe.hurt', { n: 2 }]]);
});

test('[CAV-COMBAT-16] heroes and allies are no targets of powers that say foe', () =>
  check(
    heroPhaseOf({ ...against('gloam-cutter'), heroes: [{ at: [1, 2], ally: { kind: 'AL01', at: [1, 1] } }, { at: [0, 2] }] }),
    [
      refused(attacks('tarn-a1', { target: 1 }), { pick: 'target', legal: [FOE] }),
      refused(attacks('tarn-a1', { target: 8 }), { pick: 'target' }),
    ],
    [],
  ));

test('[CAV-COMBAT-17] reactions are offered in seat order from the active player on, and one whose trigger is gone is not used', () => {
  // Gorrand would be hurt: he may shrug it off, Tarn may interpose. The active player is asked first.
  const both: Wanted = {
    heroes: [{ at: [2, 5] }, { id: 'gorrand', at: [1, 2] }],
    foes: [{ kind: 'gloam-cutter', at: [1, 1] }],
  };
  check(
    activationOf(both),
    [dice(20), by(0, { act: 'use', with: 'tarn-u1' })],
    [['reaction.used', { hero: 0 }], never('reaction.used', { hero: 1 }), ['hero.hurt', { hero: 0 }]],
  );
  check(
    activationOf({ ...both, active: 1 }),
    [dice(20), by(1, { act: 'use', with: 'gorrand-u1' })],
    [['reaction.used', { hero: 1 }], ['blow.averted'], never('power.flipped', { card: 'tarn-u1' })],
  );
});

test('[CAV-COMBAT-14] Interpose also takes the damage of a miss: it is part of the attack', () =>
  check(
    villainPhaseOf({
      heroes: [
        { at: [1, 2], hp: 9 },
        { id: 'wren', at: [2, 2] },
      ],
      active: 1,
      encounters: ['EA08'],
    }),
    [dice(1), by(0, { act: 'use', with: 'tarn-u1' })],
    [
      ['attack.judged', { hit: false }],
      ['hero.hurt', { hero: 0, n: 1, hp: 8 }],
    ],
  ));
