// Owns the tile table and the columns of treasures of the sheet (sections 2.2 and 2.3 of the specification), rank by rank.

import type { Encounter, RoomId, TrapId, TreasureKind } from './types.ts';

export interface TileRow {
  /** By floor: how many monsters, and how much their level is above QL (CRD-MON-01). */
  readonly monsters: readonly [Encounter, Encounter, Encounter, Encounter];
  readonly room: RoomId;
  readonly trap: TrapId;
  readonly treasure: TreasureKind;
}

/** CRD-EXPLORE-03: from the ace to the king. */
export const TILES: readonly TileRow[] = [
  {
    monsters: [
      [2, 0],
      [3, 0],
      [3, 0],
      [3, 1],
    ],
    room: 'trapped-chest',
    trap: 'domain-trap',
    treasure: 'weapon',
  },
  {
    monsters: [
      [2, 0],
      [3, 0],
      [4, 0],
      [4, 1],
    ],
    room: 'empty-chest',
    trap: 'sleeping-gas',
    treasure: 'money',
  },
  {
    monsters: [
      [3, 0],
      [4, 0],
      [3, 1],
      [4, 1],
    ],
    room: 'hoard',
    trap: 'web',
    treasure: 'money',
  },
  {
    monsters: [
      [3, 0],
      [4, 0],
      [3, 1],
      [2, 2],
    ],
    room: 'merchant',
    trap: 'puzzle',
    treasure: 'money',
  },
  {
    monsters: [
      [4, 0],
      [2, 1],
      [4, 1],
      [3, 2],
    ],
    room: 'hustler',
    trap: 'mana-drain',
    treasure: 'money',
  },
  {
    monsters: [
      [4, 0],
      [2, 1],
      [4, 1],
      [3, 2],
    ],
    room: 'crystal-ball',
    trap: 'corrosive-acid',
    treasure: 'money',
  },
  {
    monsters: [
      [2, 1],
      [3, 1],
      [2, 2],
      [4, 2],
    ],
    room: 'shortcut',
    trap: 'arrows',
    treasure: 'potion',
  },
  {
    monsters: [
      [2, 1],
      [3, 1],
      [3, 2],
      [4, 2],
    ],
    room: 'fountain',
    trap: 'poison-dart',
    treasure: 'potion',
  },
  {
    monsters: [
      [2, 1],
      [4, 1],
      [3, 2],
      [2, 3],
    ],
    room: 'altar',
    trap: 'boulder',
    treasure: 'tool',
  },
  {
    monsters: [
      [3, 1],
      [2, 2],
      [4, 2],
      [3, 3],
    ],
    room: 'locked-chest',
    trap: 'monster-pit',
    treasure: 'tool',
  },
  {
    monsters: [
      [3, 1],
      [2, 2],
      [2, 3],
      [4, 3],
    ],
    room: 'locked-chest',
    trap: 'hole',
    treasure: 'armor',
  },
  {
    monsters: [
      [3, 1],
      [3, 2],
      [3, 3],
      [4, 3],
    ],
    room: 'locked-door',
    trap: 'hole',
    treasure: 'armor',
  },
  {
    monsters: [
      [1, 2],
      [1, 3],
      [1, 4],
      [2, 4],
    ],
    room: 'locked-door',
    trap: 'hole',
    treasure: 'weapon',
  },
];

/** CRD-LOOT-01: Gold[1] to Gold[13]. */
export const GOLD: readonly number[] = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 75, 100];

/** CRD-ROOM-HOARD-01: so many guard a Hoard. */
export const HOARD_GUARDS = 3;
