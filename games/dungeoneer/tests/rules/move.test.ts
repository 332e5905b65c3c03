// Owns the tests of DGN-HERO, DGN-MOVE, DGN-COLLECT and DGN-EXPLORE: what a hero does in the Hero Phase, where he goes and what it brings.

import { missing } from '@undercroft/kernel';
import { check, dice, draws, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { passThrough } from '../../src/rules/walk.ts';
import {
  boardWith,
  discardPhaseOf,
  EAST,
  explore,
  heroPhaseOf,
  noEncounters,
  NORTH,
  nth,
  place,
  sceneWith,
  SOUTH,
  step,
  stop,
  turnOf,
  walking,
  WEST,
  type Laid,
} from '../scenes.ts';

const EDITIONS = ['2.1', '2.3c'] as const;
/** Hall of Seals 2/1, west of it Creeping Corridor 1/3; the exits between them are Open on both sides. */
const HALL: readonly Laid[] = [
  ['map-last-cellar', 0, 0],
  ['map-mourners-mile', -1, 0],
  ['map-creeping-corridor', -1, -1],
  ['map-hall-of-seals', 0, -1],
];
const corridor = nth(HALL, 'map-creeping-corridor');
const hall = nth(HALL, 'map-hall-of-seals');

describe('the Hero Phase', () => {
  test('[DGN-HERO-01, DGN-MOVE-07] steps and exploring follow each other in any order', () =>
    void check(
      heroPhaseOf({ maps: ['map-oubliette', 'map-winter-garden'] }),
      [step(NORTH), explore, place('0,-2'), step(SOUTH), stop],
      [
        ['hero.moved', { to: 1 }],
        ['map.placed', { card: 'map-winter-garden' }],
        ['hero.moved', { to: 0 }],
      ],
    ));

  test('[DGN-HERO-02, DGN-MOVE-03] as often as there are Movement points: each step costs 1, and without a point there is none', () =>
    void check(
      walking({ movement: 3 }, { maps: ['map-oubliette'] }),
      [
        step(NORTH),
        step(SOUTH),
        step(EAST),
        refused(step(WEST), { pick: 'act', why: { rule: 'DGN-MOVE-03', key: 'no-movement' } }),
        refused(explore, { why: { rule: 'DGN-MOVE-03', key: 'no-movement' } }),
        stop,
      ],
      [
        ['movement.spent', { n: 1, for: 'step' }],
        ['movement.spent', { n: 1, for: 'step' }],
        ['movement.spent', { n: 1, for: 'step' }],
      ],
      ({ players }) => expect(players[0]?.movement).toBe(0),
    ));

  test('[DGN-HERO-04] the phase ends when the player stops, also with points left', () =>
    void check(heroPhaseOf(), [stop], [], ({ players }, state) => expect([players[0]?.movement, state.isOver]).toEqual([3, true])));
});

describe('moving', () => {
  test('[DGN-MOVE-01, DGN-MOVE-02] each placed card is one space, and a hero is always in one of them', () =>
    void check(walking({}), [step(NORTH), step(SOUTH), step(WEST), stop], [], ({ spaces, marks, players }) => {
      expect([spaces.length, marks.length]).toEqual([5, 5]);
      expect(spaces[players[0]?.space ?? missing()]).toMatchObject({ card: 'map-footmens-crossing', x: -1, y: 0 });
    }));

  test('[DGN-MOVE-03] only to an adjacent space and only where the border can be crossed', () =>
    void check(
      walking({ at: 'map-mourners-mile' }),
      [refused(step(NORTH), { rule: 'DGN-MOVE-03', pick: 'side', legal: [WEST] }), refused(step(EAST), { pick: 'side' }), stop],
      [],
    ));

  test('[DGN-MOVE-05] a tipped hero does not move', () =>
    void check(
      walking({ tipped: true }),
      [refused(step(NORTH), { pick: 'act', why: { rule: 'DGN-MOVE-05', key: 'tipped' } }), stop],
      [never('hero.moved')],
    ));

  test('[DGN-MOVE-06] in this order: exit, Movement spent, hero enters, Glory and Peril, what the space does', () => {
    // Footmen's Crossing turned: its Locked exit (Melee 4+) leads west, into Fallen Wing with its Spikes (Speed 4+).
    const map: readonly Laid[] = [
      ['map-last-cellar', 0, 0],
      ['map-footmens-crossing', 0, 1, 'turned'],
      ['map-fallen-wing', -1, 1, 'turned'],
    ];
    check(
      walking({ at: 'map-footmens-crossing' }, { map }),
      [step(WEST), dice(6, 6), stop],
      [
        ['threat.rolled', { roll: 'locked-exit' }],
        ['exit.opened'],
        ['movement.spent', { for: 'step' }],
        ['hero.moved', { to: 2 }],
        ['space.collected', { space: 2 }],
        ['threat.rolled', { roll: 'spikes' }],
      ],
    );
  });
});

describe.each(EDITIONS)('collecting, edition %s', (edition) => {
  test('[DGN-COLLECT-01, DGN-COLLECT-02, DGN-COLLECT-03, DGN-COLLECT-04, DGN-RESET-10] TV-30: from X 2/1 to Y, X, Y: only what Y prints, once', () =>
    // The vector's Y is 1/2; ours is 1/3, the rest is as given.
    void check(
      walking({ at: 'map-hall-of-seals', movement: 3 }, { map: HALL, edition }),
      [step(WEST), step(EAST), step(WEST), stop],
      [
        ['hero.moved', { to: corridor }],
        ['space.collected', { space: corridor, glory: 1, peril: 3 }],
        ['hero.moved', { to: hall }],
        ['hero.moved', { to: corridor }],
        never('space.collected', { space: hall }),
      ],
      ({ players }) => expect(players[0]).toMatchObject({ glory: 2, peril: 4, movement: 0 }),
    ));

  test('[DGN-COLLECT-03, DGN-RESET-09, DGN-RESET-10] in a later turn every space is new again, but the one in which the turn begins', () =>
    void check(
      turnOf({ edition, map: HALL, heroes: [{ hero: 'hero-jory-latch', at: 'map-hall-of-seals' }], change: ({ marks }) => marks.fill(16) }),
      [noEncounters, step(WEST), step(EAST), step(WEST)],
      [['exits.closed'], ['space.collected', { space: corridor }], never('space.collected', { space: hall })],
      ({ players }) => expect(players[0]).toMatchObject({ glory: 2, peril: 4 }),
    ));

  test('[DGN-COLLECT-06, DGN-COLLECT-07, DGN-DISCARD-01, DGN-OBST-03] TV-31: who stays in a space with Spikes gets what it prints, and rolls nothing', () =>
    // The vector's X is 2/1; Fallen Wing prints 2/2.
    void check(
      discardPhaseOf({
        edition,
        map: [
          ['map-last-cellar', 0, 0],
          ['map-fallen-wing', 1, 0],
        ],
        heroes: [{ at: 'map-fallen-wing', movement: 0 }],
      }),
      [],
      [['space.collected', { space: 1, glory: 2, peril: 2 }], never('threat.rolled'), never('hero.wounded')],
      ({ players }) => expect(players[0]).toMatchObject({ glory: 3, peril: 3, life: 6 }),
    ));

  test('[DGN-COLLECT-06] who has changed space, and came back, gets nothing at the end', () =>
    void check(
      discardPhaseOf({ edition, heroes: [{ moved: true, movement: 0 }] }),
      [],
      [['phase.began', { phase: 'discard' }], never('space.collected')],
    ));

  test('[DGN-COLLECT-06, DGN-CUSP-02] waiting on the Cusp is not moving', () =>
    void check(
      discardPhaseOf({ edition, map: HALL, heroes: [{ at: 'map-hall-of-seals', cusp: EAST, movement: 0 }] }),
      [],
      [['space.collected', { space: hall, glory: 2, peril: 1 }]],
    ));
});

describe('what is collected', () => {
  test('[DGN-COLLECT-05] whoever is not on turn and comes into a space gets nothing', () => {
    const board = boardWith({ map: HALL, heroes: [{}, { at: 'map-mourners-mile' }] });
    check(
      sceneWith(board, passThrough, { to: hall, by: 'sewer' }),
      [],
      [['space.collected', { seat: 0 }], never('space.collected', { seat: 1 })],
      ({ players }) => expect(players[1]).toMatchObject({ glory: 1, peril: 1 }),
    );
  });

  test('[DGN-GEN-06] Glory and Peril have no upper limit', () =>
    void check(walking({ at: 'map-hall-of-seals', glory: 999, peril: 9_999 }, { map: HALL }), [step(WEST), stop], [], ({ players }) =>
      expect(players[0]).toMatchObject({ glory: 1_000, peril: 10_002 }),
    ));
});

describe('exploring', () => {
  test('[DGN-EXPLORE-01, DGN-EXPLORE-02, DGN-EXPLORE-03] TV-40: Mv 3, Map deck of 5: two explorations and one step: two cards placed, Mv 0', () =>
    void check(
      walking(
        { movement: 3 },
        { maps: [['map-oubliette', 'map-winter-garden', 'map-hall-of-seals', 'map-absent-throne', 'map-bell-well']] },
      ),
      [
        explore,
        draws('map-winter-garden'),
        refused(place('0,-3'), { rule: 'DGN-BUILD-03', pick: 'place' }),
        place('0,-2'),
        explore,
        draws('map-absent-throne'),
        place('2,0'),
        step(NORTH),
        refused(explore, { pick: 'act', why: { rule: 'DGN-MOVE-03', key: 'no-movement' } }),
        stop,
      ],
      [
        ['map.drawn', { card: 'map-winter-garden' }],
        ['movement.spent', { n: 1, for: 'explore' }],
        ['map.placed', { card: 'map-winter-garden', x: 0, y: -2, turned: false, space: 5 }],
        ['movement.spent', { n: 1, for: 'explore' }],
        ['map.placed', { card: 'map-absent-throne', x: 2, y: 0, space: 6 }],
        ['movement.spent', { n: 1, for: 'step' }],
      ],
      ({ players, spaces }) => expect([players[0]?.movement, spaces.length]).toEqual([0, 7]),
    ));

  test('[DGN-EXPLORE-02] TV-39: with no Map cards left exploring is not offered', () =>
    void check(
      heroPhaseOf({ maps: [] }),
      [refused(explore, { pick: 'act', why: { rule: 'DGN-EXPLORE-02', key: 'no-map-cards' } }), stop],
      [],
    ));

  test('[DGN-EXPLORE-01] [DGN-EXPLORE-03] a card that fits nowhere costs nothing (A-12), and where nothing fits nobody explores again', () => {
    // Everything outside is walled up but one exit north of the stair: Mourner's Mile, with Walls north and south, fits nowhere.
    check(
      walking(
        { movement: 1 },
        {
          map: [
            ['map-last-cellar', 0, 0],
            ['map-servants-stair', 0, -1],
          ],
          maps: ['map-mourners-mile'],
          change: (board) => {
            board.spaces = board.spaces.map((space, id) =>
              id === 0 ? { ...space, exits: [space.exits[0], { kind: 'wall' }, { kind: 'wall' }, { kind: 'wall' }] } : space,
            );
          },
        },
      ),
      // Everybody has seen now that nothing fits: it cannot be done for ever.
      [explore, refused(explore, { pick: 'act', why: { rule: 'DGN-EXPLORE-03', key: 'nothing-fits' } }), stop],
      [['map.drawn'], ['map.put-under', { card: 'map-mourners-mile' }], never('movement.spent'), never('map.placed')],
      ({ players, maps }) => expect([players[0]?.movement, maps.dungeon]).toEqual([1, [{ cards: ['map-mourners-mile'], knowers: [3] }]]),
    );
  });
});
