// Owns the tests of DGN-OBST, DGN-SEWER, DGN-PORTAL, DGN-TERRAIN, of the option Spike Dodging and of being tipped: what a space does.

import { missing } from '@undercroft/kernel';
import { check, dice, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { MAP_IDS, mapOf } from '../../src/content/cards.ts';
import { TERRAINS } from '../../src/content/types.ts';
import { use } from '../card-scenes.ts';
import { readied } from '../hand-scenes.ts';
import { exitsFrom, portalsFrom, sewersFrom } from '../../src/queries/moves.ts';
import { spaceOf } from '../../src/state.ts';
import {
  boardWith,
  CROSS,
  discardPhaseOf,
  explore,
  heroPhaseOf,
  leave,
  nth,
  NORTH,
  rise,
  SOUTH,
  step,
  stop,
  walking,
  type Laid,
} from '../scenes.ts';

const EDITIONS = ['2.1', '2.3c'] as const;
/** Oubliette: a Pit (Speed 5+) and Sewer a, south of the stair. */
const PIT: readonly Laid[] = [
  ['map-last-cellar', 0, 0],
  ['map-servants-stair', 0, 1],
  ['map-oubliette', 0, 2],
];
/** Regalia Vault: Spikes (Speed 5+). */
const SPIKES: readonly Laid[] = [
  ['map-last-cellar', 0, 0],
  ['map-servants-stair', 0, 1],
  ['map-regalia-vault', 0, 2],
];
/** Speed 2, beside the obstacle. */
const near = { hero: 'hero-perpetua-blot', at: 'map-servants-stair', movement: 3 } as const;

describe.each(EDITIONS)('a Pit, edition %s', (edition) => {
  test('[DGN-OBST-04, DGN-OBST-05, DGN-OBST-06, DGN-FX-12, DGN-FX-14] TV-33: Mv 3, Speed 2, Pit 5+, roll 2: tipped with Mv 2; no step; up for 1 without a second Threat', () =>
    void check(
      walking(near, { map: PIT, edition }),
      [
        step(SOUTH),
        dice(2),
        refused(step(NORTH), { pick: 'act', why: { rule: 'DGN-MOVE-05', key: 'tipped' } }),
        refused(explore, { why: { rule: 'DGN-MOVE-05', key: 'tipped' } }),
        rise,
        refused(rise, { why: { rule: 'DGN-FX-14', key: 'not-tipped' } }),
        stop,
      ],
      [
        ['hero.moved', { to: 2 }],
        ['space.collected', { space: 2, glory: 3, peril: 2 }],
        ['threat.rolled', { roll: 'pit', total: 4, target: 5, passed: false }],
        ['hero.tipped', { seat: 0, rise: null }, 'DGN-OBST-04'],
        ['movement.spent', { n: 1, for: 'rise' }],
        ['hero.rose', { seat: 0 }],
        never('hero.wounded'),
        never('threat.rolled', { roll: 'rise' }),
      ],
      ({ players }) => expect(players[0]).toMatchObject({ movement: 1, space: 2, tipped: false, life: 6, glory: 4, peril: 3 }),
    ));

  test('[DGN-OBST-04] overcome, it does nothing', () =>
    void check(
      walking(near, { map: PIT, edition }),
      [step(SOUTH), dice(3), step(NORTH), stop],
      [['threat.rolled', { roll: 'pit', total: 5, passed: true }], ['hero.moved', { to: 1 }], never('hero.tipped')],
    ));

  test('[DGN-OBST-05, DGN-FX-14] with no Movement point left he stays down, also in the next turn until he pays', () =>
    void check(
      walking({ ...near, movement: 1 }, { map: PIT, edition }),
      [step(SOUTH), dice(1), refused(rise, { pick: 'act', why: { rule: 'DGN-FX-14', key: 'no-movement' } }), stop],
      [['hero.tipped']],
      ({ players }) => expect(players[0]).toMatchObject({ tipped: true, movement: 0 }),
    ));
});

describe('being tipped', () => {
  test.each(EDITIONS)(
    '[DGN-FX-15, DGN-FX-16] edition %s: where the tip asks for a Threat, getting up takes the point and the Threat',
    (edition) => {
      const down = { tipped: true, rise: { score: 'speed', target: 5 }, movement: 2 } as const;
      check(
        walking(down, { edition }),
        [rise, dice(1), rise, dice(2), stop],
        [
          ['movement.spent', { n: 1, for: 'rise' }],
          ['threat.rolled', { roll: 'rise', total: 4, passed: false }],
          ['movement.spent', { n: 1, for: 'rise' }],
          ['threat.rolled', { roll: 'rise', total: 5, passed: true }],
          ['hero.rose', { seat: 0 }],
        ],
        ({ players }) => expect(players[0]).toMatchObject({ tipped: false, rise: null, movement: 0 }),
      );
    },
  );

  test('[DGN-FX-15] who is getting up cannot begin again before the die: nobody is asked in between', () =>
    void check(
      walking({ tipped: true, rise: { score: 'speed', target: 4 }, movement: 2 }),
      [rise, dice(1), stop],
      [['movement.spent', { for: 'rise' }], ['threat.rolled', { roll: 'rise' }], ['hero.rose']],
      ({ players }) => expect(players[0]).toMatchObject({ movement: 1, rising: false }),
    ));

  test('[DGN-FX-15, DGN-DICE-01] whoever is helped up before the die has nothing to roll for, and gets up once', () =>
    void check(
      walking({ tipped: true, life: 2, rise: { score: 'speed', target: 4 }, movement: 2, ready: readied(0, 'bottled-dawn') }),
      [rise, use('bottled-dawn'), stop],
      [['movement.spent', { for: 'rise' }], ['card.used'], ['hero.rose'], never('threat.rolled')],
      ({ players }) => expect(players[0]).toMatchObject({ tipped: false, rising: false, movement: 1 }),
    ));

  test('[DGN-FX-16] on a failure the point is lost and he stays down (A-22)', () =>
    void check(
      walking({ tipped: true, rise: { score: 'speed', target: 6 }, movement: 1 }, { edition: '2.1' }),
      [rise, dice(2), refused(rise, { why: { rule: 'DGN-FX-14', key: 'no-movement' } }), stop],
      [['threat.rolled', { passed: false }], never('hero.rose')],
      ({ players }) => expect(players[0]?.tipped).toBe(true),
    ));

  test('[DGN-FX-12] he spends Movement on nothing but getting up: no Sewer, Portal or exploring', () => {
    const map: readonly Laid[] = [...PIT, ['map-drowned-kitchens', 1, 0]];
    check(
      walking({ at: 'map-oubliette', tipped: true, movement: 3 }, { map, maps: ['map-winter-garden'] }),
      [
        refused({ act: 'sewer', to: 3 }, { why: { rule: 'DGN-MOVE-05', key: 'tipped' } }),
        refused({ act: 'portal', to: 0 }, { pick: 'act' }),
        refused(explore, { why: { rule: 'DGN-MOVE-05', key: 'tipped' } }),
        stop,
      ],
      [never('movement.spent')],
    );
  });

  test('[DGN-FX-13] he still collects at the end of a turn in which he did not move', () =>
    void check(
      discardPhaseOf({ map: PIT, heroes: [{ at: 'map-oubliette', tipped: true, movement: 0 }] }),
      [],
      [['space.collected', { glory: 3, peril: 2 }]],
    ));
});

describe.each(EDITIONS)('Spikes, edition %s', (edition) => {
  test('[DGN-OBST-07, DGN-OBST-09] a failure is 1 wound for the hero who enters, and for nobody else', () =>
    void check(
      walking(near, { map: SPIKES, edition, heroes: [{ at: 'map-regalia-vault' }] }),
      [step(SOUTH), dice(2), stop],
      [
        ['threat.rolled', { seat: 0, roll: 'spikes', total: 4, passed: false }],
        ['hero.wounded', { seat: 0, n: 1, life: 5 }],
        never('threat.rolled', { seat: 1 }),
        never('hero.tipped'),
      ],
      ({ players }) => expect([players[0]?.life, players[1]?.life]).toEqual([5, 6]),
    ));

  test('[DGN-OBST-07] a success is nothing', () =>
    void check(
      walking(near, { map: SPIKES, edition }),
      [step(SOUTH), dice(3), stop],
      [['threat.rolled', { total: 5, passed: true }], never('hero.wounded')],
    ));

  test('[DGN-OBST-01] every entry counts, also into a space that is no longer new (A-20)', () =>
    void check(
      walking({ hero: 'hero-jory-latch', at: 'map-regalia-vault', movement: 2 }, { map: SPIKES, edition }),
      [step(NORTH), dice(1), step(SOUTH), dice(1), stop],
      [
        ['threat.rolled', { roll: 'locked-exit' }],
        ['hero.moved', { to: 2 }],
        ['threat.rolled', { roll: 'spikes' }],
        never('space.collected', { space: 2 }),
      ],
    ));

  test('[DGN-OBST-01, DGN-DEFEAT-01] who falls in them is out, and the phase is over', () =>
    void check(
      walking({ ...near, life: 1 }, { map: SPIKES, edition, heroes: [{}, {}] }),
      [step(SOUTH), dice(1)],
      [
        ['hero.wounded', { life: 0 }],
        ['hero.defeated', { seat: 0 }],
      ],
      (_, state) => expect(state.isOver).toBe(true),
    ));
});

describe('Spike Dodging', () => {
  const options = ['spikeDodging'] as const;

  test('[DGN-OPT-SPIKE-01] TV-35: Spikes 5+, Mv 2, enters and pays 1 more: Mv 0, no roll, no wound', () =>
    void check(
      walking({ ...near, movement: 2 }, { map: SPIKES, options }),
      [step(SOUTH), { act: 'dodge' }, stop],
      [['space.collected', { space: 2 }], ['movement.spent', { n: 1, for: 'dodge' }], never('threat.rolled'), never('hero.wounded')],
      ({ players }) => expect(players[0]).toMatchObject({ movement: 0, life: 6 }),
    ));

  test('[DGN-OPT-SPIKE-01] he may roll all the same, and without a point he must', () => {
    check(
      walking({ ...near, movement: 2 }, { map: SPIKES, options }),
      [step(SOUTH), { act: 'roll' }, dice(1), stop],
      [['hero.wounded']],
      ({ players }) => expect(players[0]?.movement).toBe(1),
    );
    check(walking({ ...near, movement: 1 }, { map: SPIKES, options }), [step(SOUTH), dice(1), stop], [['hero.wounded']]);
  });

  test('[DGN-OPT-SPIKE-01] without the option nobody is asked, and a Pit cannot be dodged', () => {
    check(
      walking(near, { map: SPIKES }),
      [step(SOUTH), dice(1), refused({ act: 'dodge' }, { rule: 'DGN-HERO-01', pick: 'act' }), stop],
      [['threat.rolled']],
    );
    check(
      walking(near, { map: PIT, options }),
      [step(SOUTH), dice(1), refused({ act: 'dodge' }, { rule: 'DGN-HERO-01', pick: 'act' }), stop],
      [['threat.rolled']],
    );
  });
});

describe.each(EDITIONS)('Sewers, edition %s', (edition) => {
  /** Drowned Kitchens and Oubliette carry the letter a. */
  const both: readonly Laid[] = [...CROSS, ['map-drowned-kitchens', 2, 0], ['map-oubliette', 0, -2, 'turned']];
  const kitchens = nth(both, 'map-drowned-kitchens');
  const oubliette = nth(both, 'map-oubliette');

  test('[DGN-SEWER-01, DGN-SEWER-02] for 1 Movement to the space with the same letter: that is moving and entering (A-23)', () =>
    void check(
      walking({ at: 'map-drowned-kitchens', movement: 1 }, { map: both, edition }),
      [refused({ act: 'sewer', to: 0 }, { pick: 'to', legal: [oubliette] }), { act: 'sewer', to: oubliette }, dice(6), stop],
      [
        ['movement.spent', { n: 1, for: 'sewer' }, 'DGN-SEWER-01'],
        ['hero.moved', { from: kitchens, to: oubliette, by: 'sewer' }],
        ['space.collected', { space: oubliette, glory: 3, peril: 2 }],
        ['threat.rolled', { roll: 'pit' }],
        never('exit.opened'),
      ],
      ({ players }) => expect(players[0]).toMatchObject({ movement: 0, moved: true }),
    ));

  test('[DGN-SEWER-01] without its partner, without a letter or without a point there is no way', () => {
    const alone: readonly Laid[] = [...CROSS, ['map-drowned-kitchens', 2, 0]];
    check(
      walking({ at: 'map-drowned-kitchens' }, { map: alone, edition }),
      [refused({ act: 'sewer', to: 0 }, { rule: 'DGN-SEWER-01', pick: 'to', legal: [] }), stop],
      [],
    );
    expect(sewersFrom(boardWith({ map: both, edition, heroes: [{ at: 'map-long-gallery' }] }), 0)).toEqual([]);
    check(
      walking({ at: 'map-drowned-kitchens', movement: 0 }, { map: both, edition }),
      [refused({ act: 'sewer', to: oubliette }, { why: { rule: 'DGN-MOVE-03', key: 'no-movement' } }), stop],
      [],
    );
  });

  test('[DGN-SEWER-02] it is used on his own turn: the hero on turn moves, whoever else stands in a Sewer', () =>
    void check(
      heroPhaseOf({ edition, map: both, heroes: [{}, { at: 'map-drowned-kitchens', movement: 3, saved: 1 }] }),
      [refused({ act: 'sewer', to: oubliette }, { rule: 'DGN-SEWER-01', pick: 'to', legal: [] }), stop],
      [never('hero.moved')],
    ));
});

describe('Portals and Terrain', () => {
  const portals = MAP_IDS.filter((card) => mapOf(card).portal && mapOf(card).linked !== true);
  const [first = missing(), second = missing()] = portals;
  /** The Dungeon Entrance, and two Portals of the Wilderness that lead to it. */
  const map: readonly Laid[] = [
    ['map-last-cellar', 0, 0],
    [first, 0, 0],
    [second, 5, 5],
  ];
  const joined = {
    map,
    change: (board: ReturnType<typeof boardWith>) =>
      void (board.spaces = board.spaces.map((space, id) => (id === 0 ? space : { ...space, portal: 0 }))),
  };

  test('[DGN-PORTAL-01] for 1 Movement from a Portal to its Entrance, where he collects and is in the Dungeon', () =>
    void check(
      walking({ at: first, movement: 2 }, joined),
      [{ act: 'portal', to: 0 }, stop],
      [
        ['movement.spent', { n: 1, for: 'portal' }, 'DGN-PORTAL-01'],
        ['hero.moved', { from: 1, to: 0, by: 'portal' }],
        ['space.collected', { space: 0, glory: 1, peril: 1 }],
      ],
      ({ players }) => expect(players[0]).toMatchObject({ movement: 1, space: 0 }),
    ));

  test('[DGN-PORTAL-01] and back, with a choice where several lead to the Entrance (A-59)', () => {
    expect(portalsFrom(boardWith(joined), 0)).toEqual([1, 2]);
    check(walking({ movement: 1 }, joined), [refused({ act: 'portal', to: 0 }, { pick: 'to', legal: [1, 2] }), stop], []);
  });

  test('[DGN-PORTAL-04] no exit leads from one realm into the other, and a Portal that leads nowhere is none', () => {
    const board = boardWith({
      map: [
        ['map-last-cellar', 0, 0],
        [first, 1, 0],
      ],
      heroes: [{ at: first }],
    });
    expect([exitsFrom(board, 0), exitsFrom(board, 1), portalsFrom(board, 0)]).toEqual([[], [], []]);
    expect(spaceOf(board, 0).near).toEqual([-1, -1, -1, -1]);
  });

  test('[DGN-TERRAIN-01, DGN-TERRAIN-02, DGN-TERRAIN-03] the kinds are these, in both editions (A-75); Dungeon cards have none, and Terrain asks nothing of whoever enters', () => {
    expect(TERRAINS).toEqual(['arctic', 'desert', 'forest', 'mountain', 'plain', 'swamp', 'urban', 'water']);
    const seen = new Set<string>();
    for (const card of MAP_IDS) {
      const { realm, terrain } = mapOf(card);
      expect(terrain.length > 0).toBe(realm === 'wilderness');
      for (const one of terrain) seen.add(one);
    }
    expect([...seen].sort()).toEqual([...TERRAINS]);
  });
});

test('[DGN-OBST-02] a hero who does not move is not asked: others in the space and their turns leave him alone', () =>
  void check(
    heroPhaseOf({ map: SPIKES, turn: 1, heroes: [{ at: 'map-regalia-vault' }, { hero: 'hero-jory-latch', at: 'map-servants-stair' }] }),
    [step(SOUTH), dice(6), stop],
    [['threat.rolled', { seat: 1 }], never('threat.rolled', { seat: 0 })],
  ));

test('[DGN-OBST-03] a turn that is spent in a Pit ends without a roll', () =>
  void check(
    discardPhaseOf({ map: PIT, heroes: [{ at: 'map-oubliette', movement: 1 }] }),
    [leave],
    [['space.collected'], never('threat.rolled')],
  ));

test('[DGN-OBST-01] who leaves by a Sewer or a step meets only what lies where he arrives', () =>
  void check(
    walking({ at: 'map-oubliette', movement: 1 }, { map: PIT }),
    [step(NORTH), stop],
    [['hero.moved'], never('threat.rolled')],
    ({ players }) => expect(players[0]?.space).toBe(1),
  ));
