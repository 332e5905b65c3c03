// Proves cases that a reader of the rules would bring up: surges at the last moment, a natural 20, objects, crews, stories.

import { check, dice, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { surgesFor } from '../../src/rules/setup.ts';
import { newBoard } from '../../src/state.ts';
import { attacks, END, FOE, heroPhaseOf, PASS, S, setupOf, turnOf, uses, type Wanted } from '../scenes.ts';

describe('surges at the last moment', () => {
  const none: Partial<Wanted> = { surges: 0 };

  test('[CAV-DOWN-06, CAV-SURGE-03] healed by a friend before the turn, a hero needs no surge where none is left', () =>
    check(
      heroPhaseOf({
        ...none,
        active: 1,
        heroes: [
          { at: [1, 2], hp: 0 },
          { id: 'oru', at: [2, 2] },
        ],
      }),
      [uses('oru-u1', { target: 0 }), END],
      [['hero.healed', { hero: 0 }], never('surge.missing')],
    ));

  test('[CAV-HERO-04, CAV-SURGE-03] a blessing that heals comes after the check: it saves nobody', () =>
    check(
      heroPhaseOf({
        ...none,
        heroes: [{ hp: 0 }, {}],
        change: (board) => void (board.blessings = [{ card: 'BL03', by: 1, turns: 1 }]),
      }),
      [],
      [
        ['surge.missing', { hero: 0 }],
        ['adventure.ended', { winner: -1 }],
      ],
    ));

  test('[CAV-HERO-02, G-14] poison at 1 HP: a Heartstone does not help, Tough as Roots does', () => {
    const poisoned = (items: readonly 'IU11'[], up: readonly 'gorrand-u3'[]): Wanted => ({
      surges: 1,
      heroes: [{ id: 'gorrand', hp: 1, conditions: ['poisoned'], items, up }, { id: 'tarn' }],
    });
    check(heroPhaseOf(poisoned(['IU11'], [])), [END, dice(1)], [['hero.fell'], ['surge.spent', { left: 0 }]]);
    check(
      heroPhaseOf(poisoned([], ['gorrand-u3'])),
      [{ act: 'use', with: 'gorrand-u3' }, END, dice(1)],
      [['reaction.used', { card: 'gorrand-u3' }], never('surge.spent')],
    );
  });

  test('[CAV-SURGE-05] raised by the last surge, a hero takes its whole turn, and may fall again without ending the game', () =>
    check(
      turnOf({
        surges: 1,
        tiles: [['F02', 0, -1, 0]],
        heroes: [{ id: 'ilsa', at: [1, -2], hp: 0 }, { at: [1, 6] }],
        encounters: ['EV10'],
        monsters: [],
      }),
      [END],
      [['surge.spent', { hero: 0, hp: 4, left: 0 }], ['hero.hurt', { hero: 0, n: 1 }], never('adventure.ended')],
    ));

  test('[CAV-SURGE-01] a surge is not kept for later: it is spent although the phase does nothing with it', () =>
    check(heroPhaseOf({ surges: 2, heroes: [{ hp: 0, conditions: ['immobilized'] }, {}] }), [END], [['surge.spent', { left: 1 }]]));
});

describe('a natural 20', () => {
  const twoFoes: Wanted = {
    heroes: [{ id: 'gorrand', at: [1, 2], up: ['gorrand-a2', 'gorrand-d1'] }, { at: [1, 6] }],
    foes: [
      { kind: 'pallid-crawler', at: [1, 1] },
      { kind: 'stoneback-brute', at: [2, 1] },
    ],
    xp: ['stoneback-brute'],
    treasures: [],
  };
  const rises = { act: 'rise', daily: 'gorrand-d2', card1: 'stoneback-brute', card2: 'pallid-crawler' } as const;

  test('[CAV-XP-12, CAV-COMBAT-15] between two rolls of one power the hero may rise, and the second 20 hits harder', () =>
    check(
      heroPhaseOf(twoFoes),
      [attacks('gorrand-a2', { targets: [FOE, FOE + 1] }), dice(20), rises, dice(20)],
      [['foe.defeated', { kind: 'pallid-crawler' }], ['hero.levelled'], ['foe.hurt', { kind: 'stoneback-brute', n: 2 }]],
    ));

  test('[CAV-XP-09] one XP short nobody is asked, and a level is not given on credit', () =>
    check(
      heroPhaseOf({ ...twoFoes, xp: ['basalt-sentinel'] }),
      [attacks('gorrand-a2', { targets: [FOE, FOE + 1] }), dice(20, 1)],
      [['foe.defeated'], never('hero.levelled')],
    ));

  test('[CAV-XP-11, CAV-HERO-12] a 20 against poison raises the hero once the poison is gone', () =>
    check(
      heroPhaseOf({ heroes: [{ id: 'gorrand', conditions: ['poisoned'], up: [] }, {}], xp: ['iskarra'] }),
      [END, dice(20), { act: 'rise', daily: 'gorrand-d1', card1: 'iskarra' }],
      [['hero.hurt', { from: 'poison' }], ['condition.lost'], ['hero.levelled']],
      (board) => expect(board.heroes[0]?.hp).toBe(11),
    ));

  test('[CAV-TEAM-02, CAV-XP-09] in a race only the own pile pays', () => {
    const race = (piles: readonly [readonly 'iskarra'[], readonly 'iskarra'[]]): Wanted => ({
      ...twoFoes,
      setup: { adventure: 'A8' },
      stack: ['P01'],
      heroes: [
        { id: 'gorrand', at: [1, 2], up: ['gorrand-a1'], more: { team: 0 } },
        { at: [1, 6], more: { team: 1 } },
      ],
      change: (board) => void (board.xp = piles),
    });
    const attack = [attacks('gorrand-a1', { target: FOE + 1 }), dice(20)];
    check(heroPhaseOf(race([[], ['iskarra']])), attack, [['foe.hurt'], never('hero.levelled')]);
    check(heroPhaseOf(race([['iskarra'], []])), [...attack, { act: 'rise', daily: 'gorrand-d2', card1: 'iskarra' }], [['hero.levelled']]);
  });

  test('[CAV-DEFEAT-06] three foes with one blow give one Treasure, and each its XP; Red Harvest heals for each', () =>
    check(
      heroPhaseOf({
        ...twoFoes,
        heroes: [{ id: 'gorrand', at: [1, 2], hp: 6, up: ['gorrand-d1'] }, { at: [1, 6] }],
        foes: [
          { kind: 'pallid-crawler', at: [1, 1] },
          { kind: 'gloam-cutter', at: [2, 1] },
          { kind: 'gloam-skulker', at: [0, 1] },
        ],
        xp: [],
        treasures: ['IU01', 'IU01'],
      }),
      [attacks('gorrand-d1'), dice(19), { act: 'give', to: 0 }, dice(19, 19)],
      [['treasure.drawn'], ['hero.healed', { hero: 0, n: 3 }]],
      (board) => expect([board.xp[0]?.length, board.heroes[0]?.items.length]).toEqual([3, 1]),
    ));
});

test('[CAV-DEFEAT-03, CAV-DEFEAT-04] the card given up is that of whoever is on turn, else of the next one clockwise, not of the first seat', () => {
  const cutters = (by: readonly number[]): Wanted => ({
    active: 2,
    heroes: [{}, {}, { id: 'tarn', at: [1, 2] }, {}],
    foes: by.map((one, i) => ({ kind: 'gloam-cutter', at: [1 + i, 1], by: one }) as const),
    treasures: [],
  });
  const kill = [attacks('tarn-a1', { target: FOE }), dice(19)];
  check(heroPhaseOf(cutters([0, 2])), kill, [['foe.defeated', { controller: 2 }]]);
  check(heroPhaseOf(cutters([1, 3])), kill, [['foe.defeated', { controller: 3 }]]);
  check(heroPhaseOf(cutters([1, 0])), kill, [['foe.defeated', { controller: 0 }]]);
});

test('[CAV-COND-SLOW-01, CAV-MOVE-08] slowed is a cap: who has 1 left does not get 2', () => {
  const slow: Wanted = {
    setup: { adventure: 'A5' },
    heroes: [{ at: [1, 6], conditions: ['slowed'] }, {}],
    environment: 'EN02',
    things: [
      { kind: 'miner', by: 0 },
      { kind: 'miner', by: 0 },
      { kind: 'miner', by: 0 },
    ],
  };
  check(
    heroPhaseOf(slow),
    [refused({ act: 'walk', to: S(1, 4) }, { pick: 'to' }), { act: 'walk', to: S(0, 5) }],
    [['hero.walked', { cost: 1 }]],
  );
});

describe('objects', () => {
  const heart: Wanted = {
    setup: { adventure: 'A4' },
    heroes: [{ id: 'wren', at: [1, 6], up: ['wren-a1', 'wren-d1', 'wren-u2'] }, { at: [3, 6] }],
    things: [{ kind: 'heart', at: [1, 2] }],
    treasures: ['FO01'],
  };

  test('[CAV-OBJ-05, CAV-OBJ-07, CAV-OBJ-10] a Heart is hit at its own AC, whatever foes have; destroyed, it earns nothing', () =>
    check(
      heroPhaseOf({ ...heart, environment: 'EN04', things: [{ kind: 'heart', at: [1, 2], hp: 1 }] }),
      // +6, and +1 for Deadeye on another tile.
      [attacks('wren-a1', { target: FOE }), dice(5)],
      [['attack.judged', { total: 12, ac: 12, hit: true }], ['thing.hurt', { hp: 0 }], never('treasure.drawn')],
      (board) => expect([board.destroyed, board.xp]).toEqual([1, [[]]]),
    ));

  test('[CAV-OBJ-10] what aims at a foe and is no attack does not take a Heart', () =>
    check(heroPhaseOf(heart), [refused(uses('wren-u2', { target: FOE }), { pick: 'with' })], []));

  test('[CAV-OBJ-06] an arrow rain strikes foes, and the Heart only if it is named', () => {
    const rain: Wanted = { ...heart, foes: [{ kind: 'drip-ooze', at: [2, 2] }] };
    check(
      heroPhaseOf(rain),
      [attacks('wren-d1', { tile: 0 }), dice(1)],
      [['attack.rolled', { on: FOE }], never('attack.rolled', { on: FOE + 1 })],
    );
    check(
      heroPhaseOf(rain),
      [attacks('wren-d1', { tile: 0, targets: [FOE + 1] }), dice(1, 1)],
      [
        ['attack.rolled', { on: FOE + 1 }],
        ['attack.rolled', { on: FOE }],
      ],
    );
  });

  test('[CAV-MOVE-06] a Heart is in the way of feet and figures', () =>
    check(
      heroPhaseOf({ ...heart, heroes: [{ at: [1, 1] }, { at: [3, 6] }] }),
      [refused({ act: 'walk', to: S(1, 2) }, { pick: 'to' })],
      [],
    ));

  test('[CAV-DOWN-09, CAV-OBJ-03] two miners fall with their bearer, and a friend lifts both', () =>
    check(
      heroPhaseOf({
        setup: { adventure: 'A5' },
        tiles: [['F02', 0, -1, 0]],
        heroes: [{ at: [1, -1], hp: 1 }, { at: [1, 6] }],
        things: [
          { kind: 'miner', by: 0 },
          { kind: 'miner', by: 0 },
        ],
      }),
      [END],
      [['hero.fell'], ['thing.dropped', { thing: FOE }], ['thing.dropped', { thing: FOE + 1 }]],
      (board) => expect(new Set(board.things.map(({ square }) => square)).size).toBe(1),
    ));

  test('[CAV-OBJ-08] nobody takes what a friend carries', () =>
    check(
      heroPhaseOf({ setup: { adventure: 'A2' }, heroes: [{ at: [1, 6] }, { at: [2, 6] }], things: [{ kind: 'lamp', by: 1 }] }),
      [refused({ act: 'take', thing: FOE }, { pick: 'thing' })],
      [],
    ));
});

describe('a race', () => {
  const crews = (more: Partial<Wanted> = {}): Wanted => ({
    setup: { adventure: 'A8' },
    heroes: [
      { at: [1, 3], more: { team: 0 } },
      { id: 'wren', at: [1, 4], more: { team: 1 } },
    ],
    monsters: [],
    ...more,
  });

  test('[CAV-TEAM-05] snatching takes one crystal of two', () =>
    check(
      heroPhaseOf(
        crews({
          things: [
            { kind: 'crystal', by: 1 },
            { kind: 'crystal', by: 1 },
          ],
        }),
      ),
      [{ act: 'snatch', from: 1 }, dice(12)],
      [['thing.snatched', { hero: 0, from: 1 }]],
      (board) => expect(new Set(board.things.map(({ by }) => by))).toEqual(new Set([0, 1])),
    ));

  test('[CAV-TEAM-05, CAV-HERO-08] one short it takes nothing, and the attack is used', () =>
    check(
      heroPhaseOf(crews({ things: [{ kind: 'crystal', by: 1 }] })),
      [{ act: 'snatch', from: 1 }, dice(11), refused({ act: 'snatch', from: 1 }, { pick: 'act' })],
      [never('thing.snatched')],
    ));

  test('[CAV-TEAM-03] a rival on the tile is not warded by Tarn', () => {
    const attacked = (team: 0 | 1): Wanted =>
      crews({
        heroes: [
          { at: [1, 2], more: { team: 0 } },
          { id: 'wren', at: [2, 2], more: { team } },
        ],
        encounters: ['EA07'],
        active: 1,
      });
    const ac = (team: 0 | 1, expected: number): void => {
      check(turnOf(attacked(team)), [END, dice(1)], [['attack.judged', { ac: expected }]]);
    };
    ac(0, 16);
    ac(1, 15);
  });

  test('[CAV-ENC-01] an Encounter strikes rivals as it strikes friends', () =>
    check(
      turnOf(
        crews({
          heroes: [
            { at: [1, 2], more: { team: 0 } },
            { id: 'wren', at: [2, 2], more: { team: 1 } },
          ],
          encounters: ['EA05'],
        }),
      ),
      [END, dice(1, 1)],
      [
        ['attack.rolled', { on: 0 }],
        ['attack.rolled', { on: 1 }],
      ],
    ));
});

describe('stories', () => {
  const after = (raw: object, surges: number): number =>
    surgesFor(newBoard({ ...setupOf({ linked: true, ...raw }), carried: { surges, heroes: [] } }));

  test('[CAV-CAMP-02] a win without a surge never gives one: who had none has none', () => {
    expect(after({ adventure: 'A3', heroes: 5, difficulty: 'harder' }, -1)).toBe(0);
    expect(after({ adventure: 'A3', heroes: 5 }, -1)).toBe(1);
    expect(after({ adventure: 'A3', heroes: 2 }, -1)).toBe(2);
  });
  test('[CAV-CAMP-02] defeats in a row give one each, up to four, and never take any', () => {
    expect([0, 1, 2, 9].map((defeats) => after({ adventure: 'A3', heroes: 3 }, defeats))).toEqual([2, 3, 4, 4]);
    expect(after({ adventure: 'A7', heroes: 5, difficulty: 'easier' }, 1)).toBe(5);
  });
});

test('[CAV-COMBAT-14, CAV-COMBAT-17] Interpose may be declined, and then the one who was hit suffers', () =>
  check(
    turnOf({
      heroes: [
        { id: 'tarn', at: [1, 2] },
        { id: 'wren', at: [2, 2] },
      ],
      encounters: ['EA07'],
      active: 1,
      monsters: [],
    }),
    [END, dice(19), PASS],
    [['hero.hurt', { hero: 1, n: 1 }], never('reaction.used')],
  ));
