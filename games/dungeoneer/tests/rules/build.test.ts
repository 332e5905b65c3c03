// Owns the tests of DGN-BUILD: where a Map card may lie. The law itself is held against a second one in `map-law.test.ts`.

import { check, draws, never, refused } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { MAP_IDS, mapOf, type MapId } from '../../src/content/cards.ts';
import type { Exit } from '../../src/content/types.ts';
import { lawFor, placesFor } from '../../src/queries/building.ts';
import { exitsOf, isViable, nothingStranded, whyNotPlace } from '../../src/queries/map.ts';
import { NOWHERE, type Board, type Side, type Space } from '../../src/state.ts';
import {
  boardWith,
  buildOf,
  CROSS,
  EAST,
  heroPhaseOf,
  noEncounters,
  NORTH,
  place,
  SOUTH,
  step,
  stop,
  turnOf,
  WEST,
  type Laid,
  type TableWanted,
} from '../scenes.ts';

const EDITIONS = ['2.1', '2.3c'] as const;
const places = (card: MapId, wanted: TableWanted = {}): readonly string[] =>
  placesFor(boardWith({ maps: ['map-winter-garden'], ...wanted }), card);
/** Builds one card that was drawn, there. */
const building = (card: MapId, where: string, wanted: TableWanted = {}): Board =>
  check(buildOf({ ...wanted, maps: ['map-winter-garden', card] }), [place(where)], [['map.placed', { card }]]).board;

type KeptExit = readonly [card: MapId, side: Side];
/** No cards of ours close the map around an Entrance but for one exit; so all outer exits but these are walled up by hand. */
const walledUpBut =
  (...kept: readonly KeptExit[]) =>
  (board: Board): void => {
    board.spaces = board.spaces.map((space): Space => {
      const stays = (side: Side): boolean =>
        space.near[side] !== NOWHERE || kept.some(([card, one]) => card === space.card && one === side);
      const exitAt = (side: Side): Exit => (stays(side) ? space.exits[side] : { kind: 'wall' });
      return { ...space, exits: [exitAt(0), exitAt(1), exitAt(2), exitAt(3)] };
    });
  };

describe('the Build Phase', () => {
  test('[DGN-BUILD-01] one card is drawn, everybody sees it, and the player on turn places it', () =>
    void check(
      buildOf({ turn: 1, maps: [['map-winter-garden', 'map-bell-well', 'map-oubliette']] }),
      [draws('map-bell-well'), place('0,-2')],
      [
        ['map.drawn', { seat: 1, card: 'map-bell-well' }, 'DGN-BUILD-01'],
        ['map.placed', { seat: 1, card: 'map-bell-well', x: 0, y: -2, turned: false, space: 5 }, 'DGN-BUILD-01'],
        never('movement.spent'),
      ],
      ({ drawn, maps, spaces, marks }) => {
        expect([drawn, spaces.length, marks.length]).toEqual([null, 6, 6]);
        expect(maps.dungeon?.flatMap(({ cards }) => cards)).toEqual(['map-oubliette', 'map-winter-garden']);
      },
    ));

  test.each(EDITIONS)(
    '[DGN-BUILD-02] TV-39, edition %s: with an empty Map deck the phase is skipped',
    (edition) =>
      void check(
        turnOf({ edition, maps: [] }),
        [noEncounters],
        [['phase.began', { phase: 'hero' }], never('map.drawn'), never('map.placed')],
      ),
  );

  test('[DGN-BUILD-03] a card that fits nowhere goes under the deck, and the next one is drawn (A-12)', () =>
    void check(
      buildOf({
        maps: ['map-winter-garden', 'map-servants-stair', 'map-mourners-mile'],
        map: [
          ['map-last-cellar', 0, 0],
          ['map-long-gallery', 0, -1],
        ],
        change: walledUpBut(['map-last-cellar', SOUTH]),
      }),
      [place('0,1')],
      [
        ['map.drawn', { card: 'map-mourners-mile' }],
        ['map.put-under', { card: 'map-mourners-mile' }],
        ['map.drawn', { card: 'map-servants-stair' }],
        ['map.placed', { card: 'map-servants-stair' }],
      ],
      ({ maps }) => expect(maps.dungeon?.map(({ cards }) => cards)).toEqual([['map-mourners-mile'], ['map-winter-garden']]),
    ));

  test('[DGN-BUILD-03] if no card fits, each is looked at once and the phase does nothing', () =>
    void check(
      buildOf({
        maps: ['map-mourners-mile'],
        map: [
          ['map-last-cellar', 0, 0],
          ['map-long-gallery', 0, -1],
        ],
        change: walledUpBut(['map-last-cellar', SOUTH]),
      }),
      [],
      [['map.put-under'], never('map.placed')],
      (_, state) => expect(state.isOver).toBe(true),
    ));

  test('[DGN-BUILD-16] anywhere on the map, however far from the hero', () => {
    expect(places('map-winter-garden', { heroes: [{ at: 'map-long-gallery' }] })).toEqual(
      places('map-winter-garden', { heroes: [{ at: 'map-servants-stair' }] }),
    );
    expect(places('map-winter-garden')).toEqual(expect.arrayContaining(['0,-2', '2,0', '-2,0', '-1,1', '1,1']));
  });
});

describe('TV-36: an Entrance with four Passages', () => {
  test('[DGN-BUILD-04] TV-36 (a): a card at 90° is illegal; only as printed or turned by 180°', () => {
    for (const where of places('map-winter-garden')) expect(where).toMatch(/^-?\d+,-?\d+( turned)?$/);
    check(
      buildOf({ maps: ['map-bell-well', 'map-winter-garden'] }),
      [refused(place('0,-2 quarter'), { pick: 'place' }), place('0,-2')],
      [],
      ({ spaces }) => expect(spaces[5]?.exits).toEqual(mapOf('map-winter-garden').exits),
    );
  });

  test('[DGN-BUILD-03, DGN-BUILD-13] TV-36 (b): with only Walls towards the map it is illegal, and so it is away from it', () =>
    void check(
      buildOf({ maps: ['map-winter-garden', 'map-oubliette'] }),
      [
        refused(place('0,-2'), { rule: 'DGN-BUILD-13', pick: 'place', why: { rule: 'DGN-BUILD-13', key: 'only-walls' } }),
        refused(place('4,4'), { pick: 'place', why: { rule: 'DGN-BUILD-03', key: 'not-beside' } }),
        refused(place('0,0'), { pick: 'place', why: { rule: 'DGN-BUILD-03', key: 'not-beside' } }),
      ],
      [never('map.placed')],
    ));

  test('[DGN-BUILD-05] TV-36 (c): turned by 180° with one viable border it is legal, and its exits are turned with it', () => {
    const { spaces } = building('map-oubliette', '0,-2 turned');
    expect(spaces[5]?.exits.map(({ kind }) => kind)).toEqual(['wall', 'wall', 'open', 'wall']);
    expect(exitsOf('map-creeping-corridor', true).map(({ kind }) => kind)).toEqual(['trapped', 'wall', 'wall', 'open']);
  });

  test('[DGN-BUILD-11, DGN-BUILD-12, DGN-BUILD-14, DGN-BUILD-15] TV-36 (d): touching two neighbours, one border viable, one a Wall: legal, and adjacent to both', () => {
    // North of Footmen's Crossing (Open) and west of the stair (Wall).
    const { spaces } = building('map-winter-garden', '-1,-1');
    expect(spaces[5]?.near).toEqual([NOWHERE, 1, 4, NOWHERE]);
    expect([isViable(spaces, 5, EAST), isViable(spaces, 1, WEST), isViable(spaces, 5, SOUTH), isViable(spaces, 4, NORTH)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(isViable(spaces, 5, NORTH)).toBe(false);
  });

  test('[DGN-BUILD-03, DGN-EXIT-03] TV-36 (e): Open on both sides: legal, and 1 Movement in either direction without a Threat', () => {
    const map: readonly Laid[] = [...CROSS, ['map-hall-of-seals', 0, -2, 'turned']];
    expect(places('map-hall-of-seals')).toContain('0,-2 turned');
    check(
      heroPhaseOf({ map, heroes: [{ at: 'map-servants-stair' }] }),
      [step(NORTH), step(SOUTH), stop],
      [['hero.moved', { to: 5 }], ['hero.moved', { to: 1 }], never('threat.rolled')],
      ({ players }) => expect(players[0]?.movement).toBe(1),
    );
  });
});

describe('the map stays whole', () => {
  test.each(EDITIONS)(
    '[DGN-BUILD-07] TV-37, edition %s: one exit left and 3 cards remain: a dead end is illegal there; as the last card it is legal',
    (edition) => {
      const change = walledUpBut(['map-servants-stair', NORTH]);
      const remaining = ['map-winter-garden', 'map-bell-well', 'map-absent-throne'] as const;
      const board = boardWith({ edition, change, maps: remaining });
      expect(placesFor(board, 'map-oubliette')).toEqual([]);
      expect(whyNotPlace(board.spaces, 'map-oubliette', { x: 0, y: -2, turned: true }, lawFor(board, 'map-oubliette'))).toBe('closes-map');
      expect(places('map-oubliette', { edition, change, maps: [] })).toEqual(['0,-2 turned']);
      // A card that leaves an exit is legal there, and so is the dead end where another exit stays open.
      expect(placesFor(board, 'map-bell-well')).toEqual(['0,-2', '0,-2 turned']);
      expect(places('map-oubliette', { edition, change: walledUpBut(['map-servants-stair', NORTH], ['map-long-gallery', EAST]) })).toEqual([
        '0,-2 turned',
      ]);
    },
  );

  test('[DGN-BUILD-07] drawn before the last, the dead end goes under the deck; drawn as the last, it closes the map', () => {
    const change = walledUpBut(['map-servants-stair', NORTH]);
    check(
      buildOf({ maps: ['map-winter-garden', 'map-bell-well', 'map-oubliette'], change }),
      [place('0,-2')],
      [
        ['map.drawn', { card: 'map-oubliette' }],
        ['map.put-under', { card: 'map-oubliette' }],
        ['map.placed', { card: 'map-bell-well' }],
      ],
    );
    check(buildOf({ maps: ['map-oubliette'], change }), [place('0,-2 turned')], [['map.placed', { card: 'map-oubliette' }]]);
  });

  test('[DGN-BUILD-06] from every space there is a way to the Entrance, and a card without one is found', () => {
    const { spaces } = building('map-winter-garden', '-1,-1');
    expect(nothingStranded(spaces, [0])).toBe(true);
    const lost = boardWith({ map: [...CROSS, ['map-regalia-vault', 1, -1]] });
    expect(nothingStranded(lost.spaces, [0])).toBe(false);
  });

  test('[DGN-BUILD-10] Wilderness cards do not connect to Dungeon cards: on a map of the other realm they fit nowhere', () => {
    const strangers = MAP_IDS.filter((card) => mapOf(card).realm === 'wilderness');
    expect(strangers.length).toBe(22);
    for (const card of strangers) expect(places(card)).toEqual([]);
    expect(places('map-winter-garden').length).toBeGreaterThan(0);
  });
});

describe('beside the Entrance', () => {
  /** What a Shift leaves: one side of the Entrance is free. */
  const gap: readonly Laid[] = CROSS.filter(([card]) => card !== 'map-servants-stair');

  test('[DGN-BUILD-08] edition 2.1: only a Passage may lie there', () => {
    expect(places('map-winter-garden', { map: gap, edition: '2.1' })).not.toContain('0,-1');
    expect(places('map-servants-stair', { map: gap, edition: '2.1' })).toContain('0,-1');
    check(
      buildOf({ edition: '2.1', map: gap, maps: ['map-bell-well', 'map-winter-garden'] }),
      [refused(place('0,-1'), { pick: 'place', why: { rule: 'DGN-BUILD-08', key: 'beside-entrance' } }), place('2,0')],
      [['map.placed']],
    );
  });

  test('[DGN-BUILD-09] edition 2.3c: a Room may, after the set-up', () => {
    expect(places('map-winter-garden', { map: gap, edition: '2.3c' })).toContain('0,-1');
    expect(building('map-winter-garden', '0,-1', { map: gap }).spaces[4]).toMatchObject({ card: 'map-winter-garden', x: 0, y: -1 });
  });

  test('[DGN-BUILD-07, DGN-BUILD-08] a side of the Entrance keeps the map open in 2.1 only as long as a Passage is left (A-13)', () => {
    // Besides the north side of the Entrance only the south exit of the crossing is open; the dead end would close that one.
    const change = walledUpBut(['map-last-cellar', NORTH], ['map-footmens-crossing', SOUTH]);
    const closing = (edition: '2.1' | '2.3c', left: MapId): readonly string[] =>
      places('map-oubliette', { edition, map: gap, maps: [left], change });
    expect(closing('2.3c', 'map-winter-garden')).toEqual(['0,-1 turned', '-1,1']);
    expect(closing('2.1', 'map-winter-garden')).toEqual([]);
    expect(closing('2.1', 'map-servants-stair')).toEqual(['-1,1']);
  });
});
