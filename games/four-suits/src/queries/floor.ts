// Answers how tiles lie: what is adjacent to what, where the way back leads, what may still be looked at.

import { rankOf, suitOf } from '@undercroft/parts';
import { TILES, type TileRow } from '../content/tiles.ts';
import type { RoomId, TrapId } from '../content/types.ts';
import {
  ALCOVES,
  dungeonOf,
  ENTRANCE,
  EXIT,
  FIRST_BRANCH,
  floorOf,
  MAINS,
  placeOf,
  questOf,
  tileAt,
  tileNo,
  type Card,
  type Dungeon,
  type Place,
  type Table,
  type Tile,
} from '../state.ts';
import { missing } from '@undercroft/kernel';
import { statsOf } from './stats.ts';
import { isPresent } from './units.ts';

export const rowOf = (card: Card): TileRow => TILES[rankOf(card) - 1] ?? missing();
/** CRD-EXPLORE-03: a ♥ is a room, a ♣ a trap. */
export const roomOf = ({ card, explored }: Tile): RoomId | null =>
  card !== null && explored && suitOf(card) === 'hearts' ? rowOf(card).room : null;
export const trapOf = ({ card, trap }: Tile): TrapId | null =>
  trap ?? (card !== null && suitOf(card) === 'clubs' ? rowOf(card).trap : null);

/** CRD-ROOM-SHORTCUT-01, CRD-ROOM-SHORTCUT-02: the tile two ahead of a main number; none from the last. */
const twoAhead = (n: number): number | null => (n + 2 <= MAINS ? n + 2 : n + 2 === MAINS + 1 ? EXIT : null);
const linkOf = (tile: Tile): number | null => (roomOf(tile) === 'shortcut' ? twoAhead(tile.n) : null);

/** CRD-DUNGEON-05: the tile of the own floor that is next towards the entrance. */
export function backOf(tile: Tile, no: number): number {
  if (no >= FIRST_BRANCH) return tile.before;
  if (no === EXIT) return MAINS;
  return ALCOVES.includes(no) ? tile.n : no - 1;
}

/** CRD-DUNGEON-05, CRD-DUNGEON-06: what is adjacent, over stairs and shortcuts too. */
export function neighboursOf(dungeon: Dungeon, place: Place, floors: number): readonly Place[] {
  const floor = floorOf(place);
  const no = tileNo(place);
  const tiles = dungeon.floors[floor] ?? missing();
  const found: Place[] = [];
  tiles.forEach((tile, other) => {
    if (other === no) return;
    const joined = (other !== ENTRANCE && backOf(tile, other) === no) || (no !== ENTRANCE && backOf(tiles[no] ?? missing(), no) === other);
    const linked = linkOf(tile) === no || linkOf(tiles[no] ?? missing()) === other;
    if (joined || linked) found.push(placeOf(floor, other));
  });
  if (no === EXIT && floor + 1 < floors) found.push(placeOf(floor + 1, ENTRANCE));
  if (no === ENTRANCE && floor > 0) found.push(placeOf(floor - 1, EXIT));
  return found;
}

/** CRD-ITEM-02. */
const isOverfull = ({ party }: Table): boolean => party.some((one) => isPresent(one) && one.items.length > statsOf(one).carry);
/** CRD-EXPLORE-01, CRD-EXPLORE-09, CRD-DUNGEON-08: from a tile that is not clear only back. */
export function movesOf(table: Table): readonly Place[] {
  const { dungeon } = table;
  if (dungeon === null || isOverfull(table)) return [];
  if (!tileAt(dungeon, dungeon.at).clear) return dungeon.from === dungeon.at ? [] : [dungeon.from];
  return neighboursOf(dungeon, dungeon.at, questOf(table).floors);
}

/** The moves that lead on: towards the exit, and then to what lies beside the way as long as nobody has entered it. */
export function waysOn({ dungeon }: Table, moves: readonly Place[]): readonly Place[] {
  if (dungeon === null) return [];
  const here = tileAt(dungeon, dungeon.at);
  const floor = floorOf(dungeon.at);
  const isAside = (place: Place): boolean => ALCOVES.includes(tileNo(place)) || tileNo(place) >= FIRST_BRANCH;
  // The floor above is laid out when somebody gets there.
  const isNew = (place: Place): boolean => floorOf(place) > floor || (floorOf(place) === floor && !tileAt(dungeon, place).explored);
  const isAhead = (place: Place): boolean =>
    isNew(place) || (floorOf(place) === floor && (tileAt(dungeon, place).n > here.n || (isAside(dungeon.at) && !isAside(place))));
  return moves.filter(isAhead).toSorted((a, b) => Number(isAside(a)) - Number(isAside(b)));
}

/** CRD-EXPLORE-16: after an arrival without a move, the next clear tile towards the entrance. */
export function wayBack(dungeon: Dungeon, place: Place): Place {
  const floor = floorOf(place);
  let no = tileNo(place);
  while (no !== ENTRANCE) {
    no = backOf(tileAt(dungeon, placeOf(floor, no)), no);
    if (tileAt(dungeon, placeOf(floor, no)).clear) break;
  }
  return placeOf(floor, no);
}

/** CRD-ROOM-BALL-03: dealt cards of this floor that nobody has seen. */
export function unseenTiles(table: Table): readonly Place[] {
  const { dungeon } = table;
  if (dungeon === null) return [];
  const floor = floorOf(dungeon.at);
  return (dungeon.floors[floor] ?? []).flatMap(({ card }, no) =>
    card === null && no !== ENTRANCE && no !== EXIT && no < FIRST_BRANCH ? [placeOf(floor, no)] : [],
  );
}
/** CRD-TOOL-03: those beside explored tiles. */
export const torchlit = (table: Table): readonly Place[] => {
  const dungeon = dungeonOf(table);
  return unseenTiles(table).filter((place) =>
    neighboursOf(dungeon, place, questOf(table).floors).some((other) => tileAt(dungeon, other).explored),
  );
};
/** CRD-TOOL-12: every explored tile of this dungeon but this one. */
export const exploredTiles = ({ floors, at }: Dungeon): readonly Place[] =>
  floors.flatMap((tiles, floor) =>
    tiles.flatMap(({ explored }, no) => (explored && placeOf(floor, no) !== at ? [placeOf(floor, no)] : [])),
  );
