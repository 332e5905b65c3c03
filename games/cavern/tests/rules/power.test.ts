// Proves powers: which can be used when, when they are turned, and what each of the fifty-four does.

import { check, dice, draws, never, refused } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import {
  activationOf,
  attacks,
  boardWith,
  END,
  explorationOf,
  FOE,
  heroPhaseOf,
  PASS,
  S,
  sq,
  turnOf,
  uses,
  villainPhaseOf,
  walks,
  type Wanted,
} from '../scenes.ts';
import type { HeroId, PowerId } from '../../src/content/cards.ts';

const hero = (id: HeroId, up: readonly PowerId[], more: object = {}) => ({ id, up, at: [1, 2], ...more }) as const;
const CUTTER = { kind: 'gloam-cutter', at: [2, 2] } as const;
const OOZE = { kind: 'drip-ooze', at: [2, 2] } as const;

test('[CAV-POWER-01] an at-will power is used again and again, once for each attack', () =>
  check(
    heroPhaseOf({ heroes: [{ at: [1, 2] }, {}], foes: [OOZE] }),
    [attacks('tarn-a1', { target: FOE }), dice(1), refused(attacks('tarn-a1', { target: FOE }), { why: { key: 'attacked' } })],
    [never('power.flipped')],
  ));

test('[CAV-POWER-02, CAV-POWER-03, CAV-POWER-07] a daily takes the attack, is turned, and cannot be used until it is turned up', () => {
  check(
    heroPhaseOf({ heroes: [hero('tarn', ['tarn-d1']), {}], foes: [OOZE] }),
    [attacks('tarn-d1'), dice(1), refused(walksAndAttacks, { why: { key: 'attacked' } })],
    [['power.flipped', { card: 'tarn-d1', up: false }]],
    (board) => expect(board.heroes[0]?.down).toEqual(['tarn-d1']),
  );
  check(
    heroPhaseOf({ heroes: [{ at: [1, 2], down: ['tarn-d1'] }, {}], foes: [OOZE] }),
    [refused(attacks('tarn-d1'), { pick: 'with' })],
    [],
  );
});
const walksAndAttacks = attacks('tarn-d1');

test('[CAV-POWER-05, CAV-POWER-06] a utility is turned after use, and cannot be used face down', () =>
  check(
    heroPhaseOf({ heroes: [hero('tarn', ['tarn-u2', 'tarn-a1'], { hp: 2 }), {}] }),
    [uses('tarn-u2'), refused(uses('tarn-u2'), { pick: 'with' })],
    [
      ['hero.healed', { hp: 5 }],
      ['power.flipped', { card: 'tarn-u2', up: false }],
    ],
  ));

test('[CAV-POWER-08] T08: Hold the Line stays face up when it misses; any other daily is turned', () => {
  const sentinel: Wanted = { heroes: [hero('tarn', ['tarn-d2', 'tarn-d1']), {}], foes: [{ kind: 'basalt-sentinel', at: [2, 2] }] };
  check(
    heroPhaseOf(sentinel),
    [attacks('tarn-d2', { target: FOE }), dice(6)],
    [['attack.judged', { total: 15, ac: 16, hit: false }], ['power.kept'], never('power.flipped')],
  );
  check(
    heroPhaseOf(sentinel),
    [attacks('tarn-d1'), dice(1)],
    [
      ['attack.judged', { hit: false }],
      ['power.flipped', { card: 'tarn-d1' }],
    ],
  );
});

test('[CAV-POWER-09] a utility waits for the window that its trigger names', () =>
  check(
    heroPhaseOf({ heroes: [hero('tarn', ['tarn-u1', 'tarn-u3']), {}] }),
    [refused(uses('tarn-u1'), { pick: 'with' }), refused(uses('tarn-u3'), { pick: 'with' })],
    [],
  ));

test('[CAV-POWER-10] powers stay face down between turns and on a surge; Cup, Recall and Rekindle turn them up', () => {
  check(heroPhaseOf({ heroes: [{ hp: 0, down: ['tarn-d1'] }, {}] }), [], [['surge.spent'], never('power.flipped')]);
  check(
    heroPhaseOf({ heroes: [{ down: ['tarn-d1', 'tarn-u2'], items: ['IU05'] }, {}] }),
    [uses('IU05', { card: 'tarn-u2' })],
    [['power.flipped', { card: 'tarn-u2', up: true }], ['item.discarded']],
  );
  check(
    heroPhaseOf({ heroes: [hero('ilsa', ['ilsa-u3']), { id: 'tarn', down: ['tarn-d1', 'tarn-u2'] }] }),
    [refused(uses('ilsa-u3', { card: 'tarn-u2' }), { pick: 'card' }), uses('ilsa-u3', { card: 'tarn-d1' })],
    [
      ['power.flipped', { hero: 1, card: 'tarn-d1', up: true }],
      ['power.flipped', { hero: 0, card: 'ilsa-u3', up: false }],
    ],
  );
  check(
    heroPhaseOf({ heroes: [{ at: [1, 2], down: ['tarn-d1', 'tarn-u2'] }, {}], foes: [CUTTER], treasures: ['FO04'] }),
    [attacks('tarn-a1', { target: FOE }), dice(19), { act: 'flip', power: 'tarn-u2' }],
    [['power.flipped', { card: 'tarn-u2', up: true }]],
  );
});

test('[CAV-POWER-11] you or one hero includes the user, another hero does not', () => {
  const party: Wanted = { heroes: [hero('oru', ['oru-u1', 'oru-a1'], { hp: 3 }), { id: 'tarn', hp: 3 }] };
  check(
    heroPhaseOf(party),
    [uses('oru-u1', { target: 0 }), { act: 'choose', who: 1 }],
    [
      ['hero.healed', { hero: 0, hp: 7 }],
      ['hero.healed', { hero: 1, hp: 4 }],
    ],
  );
  // Rekindle is for another hero: its own daily is no choice.
  check(
    heroPhaseOf({ heroes: [hero('ilsa', ['ilsa-u3'], { down: ['ilsa-d1'] }), {}] }),
    [refused(uses('ilsa-u3', { card: 'ilsa-d1' }), { pick: 'with' })],
    [],
  );
});

test('Tarn: Shield Shove moves a monster that is still in play, hit or miss; a villain stays', () => {
  const shove: Wanted = { heroes: [hero('tarn', ['tarn-a2']), { at: [1, 6] }], foes: [OOZE] };
  check(
    heroPhaseOf(shove),
    [attacks('tarn-a2', { target: FOE }), dice(1), { act: 'move', tile: 1 }, { act: 'place', square: S(3, 4) }],
    [['foe.moved', { foe: FOE, to: S(3, 4) }]],
  );
  check(heroPhaseOf(shove), [attacks('tarn-a2', { target: FOE }), dice(1), { act: 'leave' }], [never('foe.moved')]);
  check(
    heroPhaseOf({ ...shove, foes: [CUTTER], treasures: [] }),
    [attacks('tarn-a2', { target: FOE }), dice(20)],
    [['foe.defeated'], never('foe.moved')],
  );
  check(
    heroPhaseOf({ ...shove, foes: [{ kind: 'vharn', at: [2, 2] }] }),
    [attacks('tarn-a2', { target: FOE }), dice(1)],
    [never('foe.moved')],
  );
});

test('Tarn: Guarding Cut gives one hero on the tile +2 AC until his next turn', () =>
  check(
    heroPhaseOf({ heroes: [hero('tarn', ['tarn-a3']), { at: [0, 2] }], foes: [OOZE] }),
    [attacks('tarn-a3', { target: FOE }), dice(1), { act: 'choose', who: 1 }],
    [['lasting.begun', { what: 'ac', n: 2, on: 1, by: 0 }]],
  ));

test('Tarn: Answer Me! places a foe beside him and attacks it; without a free square it cannot be used', () => {
  const call: Wanted = { heroes: [hero('tarn', ['tarn-d3']), { at: [1, 6] }], foes: [{ kind: 'vharn', at: [1, 5] }] };
  check(
    heroPhaseOf(call),
    [attacks('tarn-d3', { target: FOE, square: S(2, 2) }), dice(10)],
    [
      ['figure.placed', { figure: FOE, to: S(2, 2) }],
      ['foe.hurt', { n: 3 }],
    ],
  );
  const around = [1, 2, 3].flatMap((y) => [0, 1, 2].map((x) => [x, y] as const)).filter(([x, y]) => x !== 1 || y !== 2);
  const surrounded = { ...call, foes: around.map((at) => ({ kind: 'shriekcap', at }) as const) };
  check(heroPhaseOf(surrounded), [refused(attacks('tarn-d3', { target: FOE, square: S(2, 2) }), { pick: 'with' })], []);
});

test('Tarn: Stand Fast ignores a condition and clears the others', () =>
  check(
    villainPhaseOf({ heroes: [{ up: ['tarn-u3'], conditions: ['poisoned'] }, {}], encounters: ['EV01'] }),
    [{ act: 'use', with: 'tarn-u3' }],
    [['part.ignored'], ['condition.lost', { conditions: ['poisoned'] }], never('condition.gained')],
  ));

test('Wren: Pinning Arrow pins on a hit; Rain of Shafts strikes each foe on a tile; Twin Nock up to two', () => {
  const foes = [
    { kind: 'drip-ooze', at: [1, 5] },
    { kind: 'drip-ooze', at: [2, 5], by: 1 },
    { kind: 'vharn', at: [1, 1] },
  ] as const;
  const wren: Wanted = { heroes: [hero('wren', ['wren-a2', 'wren-a3', 'wren-d1']), { at: [1, 6] }], foes };
  check(
    heroPhaseOf(wren),
    [attacks('wren-a2', { target: FOE }), dice(10)],
    [
      ['foe.hurt', { foe: FOE }],
      ['token.put', { foe: FOE, token: 'pinned' }],
    ],
  );
  check(
    heroPhaseOf(wren),
    [attacks('wren-a3', { targets: [FOE + 2, FOE] }), dice(1, 10)],
    [
      ['attack.rolled', { on: FOE + 2 }],
      ['attack.rolled', { on: FOE }],
    ],
  );
  check(heroPhaseOf(wren), [refused(attacks('wren-a3', { targets: [FOE, FOE + 1, FOE + 2] }), { pick: 'targets' })], []);
  check(
    heroPhaseOf(wren),
    [attacks('wren-d1', { tile: 1, targets: [FOE + 1] }), dice(10, 10)],
    [['attack.rolled', { on: FOE + 1 }], ['attack.rolled', { on: FOE }], never('attack.rolled', { on: FOE + 2 })],
  );
});

test('Wren: Running Volley is three attacks, with a move of up to 2 after each', () =>
  check(
    heroPhaseOf({ heroes: [hero('wren', ['wren-d3']), { at: [1, 6] }], foes: [{ kind: 'vharn', at: [1, 5] }] }),
    [attacks('wren-d3', { target: FOE }), dice(10), { act: 'go', to: S(1, 0) }, dice(10), { act: 'stay' }, dice(1), { act: 'stay' }],
    [['foe.hurt', { n: 1 }], ['hero.walked', { how: 'free', cost: 2 }], ['foe.hurt'], ['attack.judged', { hit: false }], ['power.flipped']],
  ));

test('Wren: Scout Ahead puts a tile on the bottom and another is drawn; not a named one', () => {
  const scout: Wanted = { heroes: [hero('wren', ['wren-u1'], { at: [3, 2] }), {}], stack: ['P04', 'P01'], monsters: [] };
  check(
    explorationOf(scout),
    [{ act: 'use', with: 'wren-u1' }],
    [
      ['tile.returned', { tile: 'P01', why: 'scout' }],
      ['tile.placed', { tile: 'P04' }],
    ],
  );
  check(explorationOf(scout), [PASS], [['tile.placed', { tile: 'P01' }]]);
  check(explorationOf({ ...scout, stack: ['P04', 'N02'] }), [], [['tile.placed', { tile: 'N02' }]]);
});

test('Wren: Called Target costs a foe 3 AC; Nimble Retreat follows a foe that ends beside her', () => {
  check(
    heroPhaseOf({ heroes: [hero('wren', ['wren-u2']), {}], foes: [OOZE] }),
    [uses('wren-u2', { target: FOE })],
    [['lasting.begun', { n: -3, on: FOE, by: 0 }]],
  );
  const cutter: Wanted = { heroes: [hero('wren', ['wren-u3']), { at: [1, 6] }], foes: [CUTTER] };
  check(
    activationOf(cutter),
    [dice(1), { act: 'use', with: 'wren-u3' }, { act: 'go', to: S(1, 6 - 1) }],
    [['hero.walked', { how: 'free' }]],
  );
  check(
    activationOf({ ...cutter, foes: [{ kind: 'gloam-skulker', at: [1, 0] }], heroes: [hero('wren', ['wren-u3']), { at: [1, 6] }] }),
    [dice(1)],
    [never('reaction.used')],
  );
});

test('Ilsabet: Chain of Sparks strikes up to three; Blooming Fire a tile; Drowsing Spores take the attack', () => {
  const foes = [CUTTER, { kind: 'pallid-crawler', at: [1, 5] }, { kind: 'ember-wisp', at: [2, 5] }] as const;
  const ilsa: Wanted = { heroes: [hero('ilsa', ['ilsa-d2', 'ilsa-d1', 'ilsa-d3', 'ilsa-a2']), { at: [1, 6] }], foes, treasures: [] };
  check(
    heroPhaseOf(ilsa),
    [attacks('ilsa-d2', { targets: [FOE + 2, FOE, FOE + 1] }), dice(1, 1, 1)],
    [
      ['attack.rolled', { on: FOE + 2 }],
      ['attack.rolled', { on: FOE }],
      ['attack.rolled', { on: FOE + 1 }],
    ],
  );
  check(
    heroPhaseOf(ilsa),
    [attacks('ilsa-d1', { tile: 1 }), dice(1, 1)],
    [
      ['attack.rolled', { on: FOE + 1 }],
      ['attack.rolled', { on: FOE + 2 }],
    ],
  );
  check(
    heroPhaseOf(ilsa),
    [attacks('ilsa-d3'), refused(attacks('ilsa-a2', { target: FOE }), { why: { key: 'attacked' } })],
    [
      ['token.put', { foe: FOE }],
      ['token.put', { foe: FOE + 1 }],
      ['token.put', { foe: FOE + 2 }],
    ],
  );
});

test('Mottle: Quick Knife, then 2 squares; Gutter Thrust hurts more beside a friend; Smoke and Steel moves, attacks and moves', () => {
  const mottle = (up: PowerId, friend: readonly [number, number]): Wanted => ({
    heroes: [hero('mottle', [up]), { at: friend }],
    foes: [OOZE],
  });
  check(
    heroPhaseOf(mottle('mottle-a1', [1, 6])),
    [attacks('mottle-a1', { target: FOE }), dice(1), { act: 'go', to: S(1, 0) }],
    [['hero.walked', { cost: 2, how: 'free' }]],
  );
  check(heroPhaseOf(mottle('mottle-a2', [1, 6])), [attacks('mottle-a2', { target: FOE }), dice(10)], [['foe.hurt', { n: 1 }]]);
  check(heroPhaseOf(mottle('mottle-a2', [3, 3])), [attacks('mottle-a2', { target: FOE }), dice(10)], [['foe.hurt', { n: 2 }]]);
  check(
    heroPhaseOf({ heroes: [hero('mottle', ['mottle-d3'], { at: [1, 7] }), { at: [1, 6] }], foes: [OOZE] }),
    [attacks('mottle-d3'), { act: 'go', to: S(1, 2) }, dice(10), { act: 'go', to: S(1, 0) }],
    [
      ['hero.walked', { how: 'free' }],
      ['foe.hurt', { n: 2 }],
      ['hero.walked', { how: 'free' }],
    ],
  );
});

test('Mottle: Light Fingers draws two and keeps one; Know the Works discards a trap; Vanish hides him', () => {
  check(
    heroPhaseOf({ heroes: [hero('mottle', ['mottle-a1', 'mottle-u1']), {}], foes: [CUTTER], treasures: [['FO01', 'IA01']] }),
    [
      attacks('mottle-a1', { target: FOE }),
      dice(20),
      { act: 'use', with: 'mottle-u1' },
      draws('FO01'),
      { act: 'keep', card: 'IA01' },
      { act: 'give', to: 0 },
    ],
    [
      ['treasure.drawn', { card: 'FO01' }],
      ['treasure.drawn', { card: 'IA01' }],
      ['treasure.refused', { card: 'FO01' }],
      ['item.given', { card: 'IA01', to: 0 }],
    ],
  );
  check(
    heroPhaseOf({
      heroes: [hero('mottle', ['mottle-u2']), {}],
      traps: [
        { card: 'TR01', at: [1, 5], by: 1 },
        { card: 'HZ01', at: [2, 2] },
      ],
    }),
    [refused(uses('mottle-u2', { trap: 2 }), { pick: 'trap' }), uses('mottle-u2', { trap: 1 })],
    [['trap.gone', { card: 'TR01' }]],
  );
  const vanish: Wanted = { heroes: [hero('mottle', ['mottle-u3']), { at: [1, 6] }], foes: [CUTTER], encounters: ['EA07'] };
  check(
    villainPhaseOf(vanish),
    [{ act: 'use', with: 'mottle-u3' }, dice(1, 1)],
    [
      ['lasting.begun', { what: 'unseen', on: 0 }],
      ['attack.rolled', { on: 0, device: 'event-attack' }],
      ['foe.closed', { on: 1 }],
    ],
  );
});

test('Oru: Bright Mace heals on a hit; Lantern Burst and Clearing Stroke heal the tile, hit or miss; Kindly Flame follows', () => {
  const party = (up: PowerId): Wanted => ({
    heroes: [hero('oru', [up], { hp: 4 }), { at: [0, 2], hp: 4, conditions: ['slowed'] }],
    foes: [OOZE],
  });
  check(
    heroPhaseOf(party('oru-a1')),
    [attacks('oru-a1', { target: FOE }), dice(10), { act: 'choose', who: 1 }],
    [['hero.healed', { hero: 1, hp: 5 }]],
  );
  check(heroPhaseOf(party('oru-a1')), [attacks('oru-a1', { target: FOE }), dice(1)], [never('hero.healed')]);
  check(
    heroPhaseOf(party('oru-d1')),
    [attacks('oru-d1'), dice(1), { act: 'choose', who: 0 }],
    [['hero.healed', { hero: 0, hp: 5 }], ['hero.healed', { hero: 1, hp: 5 }], ['power.flipped'], ['hero.healed', { hero: 0, hp: 6 }]],
  );
  check(
    heroPhaseOf(party('oru-d3')),
    [attacks('oru-d3', { target: FOE }), dice(1), { act: 'choose', who: 1 }],
    [['condition.lost', { hero: 1 }], ['hero.healed'], ['hero.healed']],
  );
});

test('Oru: Dawn Spark costs AC; Warding Hymn is for those who are there now; Clean Water clears', () => {
  const party: Wanted = {
    heroes: [hero('oru', ['oru-a2', 'oru-u2', 'oru-u3']), { at: [0, 2], conditions: ['slowed', 'dazed'] }],
    foes: [OOZE],
  };
  check(heroPhaseOf(party), [attacks('oru-a2', { target: FOE }), dice(10)], [['lasting.begun', { n: -2, on: FOE }]]);
  check(
    heroPhaseOf(party),
    [uses('oru-u2')],
    [
      ['lasting.begun', { n: 2, on: 0 }],
      ['lasting.begun', { n: 2, on: 1 }],
    ],
  );
  check(heroPhaseOf(party), [uses('oru-u3')], [['condition.lost', { hero: 1, conditions: ['slowed', 'dazed'] }]]);
});

test('Gorrand: Blood-Heat, Last Roar, Red Harvest, Shoulder Charge', () => {
  const gorrand = (up: PowerId, hp: number, foe = OOZE): Wanted => ({
    heroes: [hero('gorrand', [up], { hp }), { at: [1, 6] }],
    foes: [foe],
    treasures: [],
  });
  check(heroPhaseOf(gorrand('gorrand-a1', 6)), [attacks('gorrand-a1', { target: FOE }), dice(5)], [['attack.judged', { total: 11 }]]);
  check(heroPhaseOf(gorrand('gorrand-a1', 5)), [attacks('gorrand-a1', { target: FOE }), dice(5)], [['attack.judged', { total: 13 }]]);
  const vharn = { kind: 'vharn', at: [2, 2] } as const;
  check(
    heroPhaseOf({ ...gorrand('gorrand-d3', 5), foes: [vharn] }),
    [attacks('gorrand-d3', { target: FOE }), dice(10)],
    [['foe.hurt', { n: 4 }]],
  );
  check(
    heroPhaseOf({ ...gorrand('gorrand-d3', 6), foes: [vharn] }),
    [attacks('gorrand-d3', { target: FOE }), dice(10)],
    [['foe.hurt', { n: 3 }]],
  );
  check(
    heroPhaseOf({ ...gorrand('gorrand-d1', 3), foes: [CUTTER, { kind: 'pallid-crawler', at: [1, 1] }, { kind: 'drip-ooze', at: [0, 2] }] }),
    [attacks('gorrand-d1'), dice(20, 20, 20)],
    [['foe.defeated'], ['foe.defeated'], ['hero.healed', { n: 2, hp: 5 }]],
  );
  check(
    heroPhaseOf({ ...gorrand('gorrand-a3', 9), heroes: [hero('gorrand', ['gorrand-a3'], { at: [1, 6] }), {}] }),
    [attacks('gorrand-a3'), { act: 'go', to: S(1, 3) }, dice(4)],
    [
      ['hero.walked', { cost: 3, how: 'free' }],
      ['attack.rolled', { on: FOE }],
    ],
  );
});

test('Gorrand: Shrug It Off, Tough as Roots, and Battle Rush after the power in hand', () => {
  const hit = (up: PowerId, hp: number): Wanted => ({
    heroes: [hero('gorrand', [up], { hp }), { at: [1, 6] }],
    foes: [{ kind: 'stoneback-brute', at: [1, 1] }],
  });
  check(
    activationOf(hit('gorrand-u1', 1)),
    [dice(20), { act: 'use', with: 'gorrand-u1' }],
    [['blow.changed', { n: 0 }], ['blow.averted'], never('hero.hurt')],
  );
  check(activationOf(hit('gorrand-u3', 2)), [dice(20), { act: 'use', with: 'gorrand-u3' }], [['hero.hurt', { hp: 1 }], never('hero.fell')]);
  check(activationOf(hit('gorrand-u3', 3)), [dice(20)], [never('reaction.used'), ['hero.hurt', { hp: 1 }]]);
  check(
    heroPhaseOf({
      heroes: [hero('gorrand', ['gorrand-a2', 'gorrand-u2']), { at: [1, 6] }],
      foes: [CUTTER, { kind: 'drip-ooze', at: [1, 1] }],
      treasures: [],
    }),
    [
      attacks('gorrand-a2', { targets: [FOE, FOE + 1] }),
      dice(20, 20),
      { act: 'use', with: 'gorrand-u2' },
      { act: 'attack', with: 'gorrand-a2', targets: [FOE + 1] },
      dice(20),
    ],
    [
      ['foe.defeated', { foe: FOE }],
      ['foe.hurt', { foe: FOE + 1, hp: 2 }],
      ['reaction.used'],
      ['power.begun', { card: 'gorrand-a2' }],
      ['foe.hurt', { foe: FOE + 1, hp: 1 }],
    ],
  );
});

test('what has to be picked for a power is refused where it is out of reach', () => {
  const board = boardWith({ tiles: [['P04', 0, -1, 0]] });
  check(
    turnOf({ tiles: [['P04', 0, -1, 0]], heroes: [hero('ilsa', ['ilsa-u1'], { at: [1, 7] }), { at: [1, 2] }], encounters: [] }),
    [
      refused(uses('ilsa-u1', { square: sq(board, [1, 2]) }), { pick: 'square' }),
      uses('ilsa-u1', { square: sq(board, [1, -3]) }),
      walks(1, 0),
      END,
    ].slice(0, 2),
    [['figure.placed', { figure: 0 }]],
  );
});
