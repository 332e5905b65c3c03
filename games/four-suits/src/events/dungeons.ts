// Owns what facts of floors and tiles change.

import type { EventRules } from '@undercroft/kernel';
import type { FourSuits } from '../four-suits.ts';
import { without } from '../queries/lists.ts';
import {
  ALCOVES,
  dungeonOf,
  ENTRANCE,
  EXIT,
  FIRST_BRANCH,
  floorOf,
  FULL_DECK,
  MAINS,
  NOWHERE,
  placeOf,
  tileAt,
  tileNo,
  type Tile,
} from '../state.ts';
import { setChapter, setDungeon, setTile } from './parts.ts';

type Own =
  | 'dungeon.laid'
  | 'floor.dealt'
  | 'tile.seen'
  | 'tile.put-aside'
  | 'tile.explored'
  | 'tile.changed'
  | 'branch.made'
  | 'party.moved'
  | 'party.put'
  | 'trap.sprung'
  | 'trap.cancelled'
  | 'band.waits'
  | 'save.made'
  | 'check.made'
  | 'bet.settled';

const BLANK: Tile = {
  n: 0,
  before: NOWHERE,
  card: null,
  explored: false,
  clear: false,
  used: false,
  solved: false,
  tried: false,
  trap: null,
  failures: 0,
  band: null,
  hoard: null,
  items: [],
  stock: [],
  purse: 0,
};
/** CRD-DUNGEON-02, CRD-DUNGEON-04: entrance and exit have no card. An entrance is always clear (CRD-EXPLORE-16). */
const FLOOR: readonly Tile[] = Array.from({ length: FIRST_BRANCH }, (_, no): Tile => {
  if (no === ENTRANCE) return { ...BLANK, explored: true, clear: true };
  if (no === EXIT) return { ...BLANK, n: MAINS + 1 };
  return { ...BLANK, n: ALCOVES.includes(no) ? no - 4 : no };
});
const nothing = { apply: () => undefined };

export const dungeonEvents: Pick<EventRules<FourSuits>, Own> = {
  // CRD-DUNGEON-03: shuffled once for a visit.
  'dungeon.laid': {
    apply: (board) => {
      board.dungeon = { deck: FULL_DECK, floors: [], at: placeOf(0, ENTRANCE), from: placeOf(0, ENTRANCE), hole: NOWHERE };
      setChapter(board, ({ visits }) => ({ visits: visits + 1 }));
    },
  },
  'floor.dealt': { apply: (board) => setDungeon(board, { floors: [...dungeonOf(board).floors, FLOOR] }) },
  'tile.seen': {
    apply: (board, { place, card }) => {
      setDungeon(board, { deck: without(dungeonOf(board).deck, [card]) });
      setTile(board, place, { card });
    },
  },
  'tile.put-aside': { apply: (board, { card }) => setDungeon(board, { deck: without(dungeonOf(board).deck, [card]) }) },
  'tile.explored': { apply: (board, { place }) => setTile(board, place, { explored: true }) },
  'tile.changed': { apply: (board, { place, to }) => setTile(board, place, to) },
  // CRD-ROOM-LOCKDOOR-02: a line that starts at the door and ends blind.
  'branch.made': {
    apply: (board, { place, n }) => {
      const dungeon = dungeonOf(board);
      const tiles = dungeon.floors[floorOf(place)] ?? [];
      const door = tileAt(dungeon, place);
      const more = Array.from(
        { length: n },
        (_, i): Tile => ({
          ...BLANK,
          n: door.n,
          before: i === 0 ? tileNo(place) : tiles.length + i - 1,
        }),
      );
      setDungeon(board, { floors: dungeon.floors.with(floorOf(place), [...tiles, ...more]) });
    },
  },
  'party.moved': { apply: (board, { to, from }) => setDungeon(board, { at: to, from, hole: NOWHERE }) },
  'party.put': { apply: (board, { to, from, hole }) => setDungeon(board, { at: to, from, hole }) },
  'trap.sprung': nothing,
  'trap.cancelled': nothing,
  'band.waits': { apply: (board, { place, band }) => setTile(board, place, { band, clear: false }) },
  'save.made': nothing,
  'check.made': nothing,
  'bet.settled': nothing,
};
