// Owns what of the map a board draws: rooms, exits and places on squared paper, read from the view and from the map's own law.

import type { CardId } from '../content/cards.ts';
import type { Side } from '../content/drawing.ts';
import { boxAt, entranceSize, nextSquares, outerWalls } from '../queries/entrance.ts';
import {
  chalkable,
  drawnWall,
  fitsAt,
  occupancy,
  openExits,
  placesFor,
  roomToPlace,
  secretDoorsFor,
  sideOf,
  squareOf,
} from '../queries/map.ts';
import type { ExitState, GameMap, Orientation, Room, Square, Wall } from '../state.ts';
import type { View } from '../view.ts';

/** A square of the paper. */
export interface Spot {
  readonly row: number;
  readonly col: number;
}
export interface SpotSide extends Spot {
  readonly side: Side;
}

export interface ShownExit extends SpotSide {
  readonly wall: Wall;
  readonly state: ExitState;
  /** Not printed on the card: a secret door, or one in chalk. */
  readonly added: boolean;
}

export interface ShownRoom {
  readonly id: number;
  readonly card: CardId | null;
  readonly spots: readonly Spot[];
  readonly exits: readonly ShownExit[];
  readonly circles: number;
  readonly filled: number;
  readonly completed: boolean;
  readonly here: boolean;
}

export const spotOf = ({ width }: Pick<GameMap, 'width'>, square: Square): Spot => ({
  row: Math.floor(square / width),
  col: square % width,
});
export const spotSideOf = (map: Pick<GameMap, 'width'>, wall: Wall): SpotSide => ({ ...spotOf(map, squareOf(wall)), side: sideOf(wall) });

/** The entrance is drawn with three exits (DLV-MAP-08); a room with those of its card. */
const printedExits = (room: Room): number => (room.card === null ? 3 : roomToPlace(room.card, []).exits.length);

/** Rooms that have a place on the paper. */
export function shownRooms({ map }: View): readonly ShownRoom[] {
  return map.rooms
    .filter((room) => room.squares.length > 0)
    .map((room) => ({
      id: room.id,
      card: room.card,
      spots: room.squares.map((square) => spotOf(map, square)),
      exits: room.exits.map((exit, i) => ({
        ...spotSideOf(map, exit.wall),
        wall: exit.wall,
        state: exit.state,
        added: i >= printedExits(room),
      })),
      circles: room.circles,
      filled: room.filled,
      completed: room.completed,
      here: room.id === map.heroRoom,
    }));
}

/** Rooms that were played without a place on the paper (DLV-MAP-20). */
export const undrawnRooms = ({ map }: View): readonly CardId[] =>
  map.rooms.flatMap((room) => (room.squares.length === 0 && room.card !== null ? [room.card] : []));

/** How many exits of the map still lead on. */
export const waysOn = ({ map }: View): number => openExits(map).length;

/** One way to lay the room in hand on the map, with the answer that does it. */
export interface Placement {
  readonly act: 'place' | 'secret-door';
  readonly wall: Wall;
  readonly door: SpotSide;
  readonly by: number;
  readonly mirrored: 0 | 1;
  readonly turns: Orientation['turns'];
  readonly spots: readonly Spot[];
  readonly exits: readonly SpotSide[];
  readonly steps: readonly (string | number)[];
}

/** All ways to lay the room in hand, in the order in which the game offers them; with no open exit left, by secret doors. */
export function placements(view: View): readonly Placement[] {
  const { map, encounter } = view;
  if (encounter?.stage !== 'drawn') return [];
  const drawing = roomToPlace(encounter.card, encounter.chalked);
  const taken = occupancy(map);
  const open = placesFor(map, drawing);
  const act = open.length > 0 ? 'place' : 'secret-door';
  const walls = open.length > 0 ? open : view.completionist ? [] : secretDoorsFor(map, drawing);
  return walls.flatMap((wall) =>
    fitsAt(map, taken, drawing, wall).map(({ exit, orientation, squares, walls: exits }): Placement => {
      const mirrored = orientation.mirrored ? 1 : 0;
      return {
        act,
        wall,
        door: spotSideOf(map, wall),
        by: exit,
        mirrored,
        turns: orientation.turns,
        spots: squares.map((square) => spotOf(map, square)),
        exits: exits.map((one) => spotSideOf(map, one)),
        steps: [act, wall, exit, mirrored],
      };
    }),
  );
}

export interface ShownDrawing {
  readonly spots: readonly Spot[];
  readonly exits: readonly SpotSide[];
  /** Walls that chalk may open, by the name they are answered with. */
  readonly chalkable: readonly (SpotSide & { readonly wall: Wall })[];
}

/** The room as its card draws it. */
export function cardDrawing(card: CardId, chalked: readonly Wall[] = []): ShownDrawing {
  const { cells, exits } = roomToPlace(card, chalked);
  const free = new Set<Wall>(chalkable(card, chalked));
  const sides = ['N', 'E', 'S', 'W'] as const;
  return {
    spots: cells.map(({ r, c }) => ({ row: r, col: c })),
    exits: exits.map(({ r, c, side }) => ({ row: r, col: c, side })),
    chalkable: cells.flatMap(({ r, c }) =>
      sides.flatMap((side) => {
        const wall = drawnWall({ r, c, side });
        return free.has(wall) ? [{ row: r, col: c, side, wall }] : [];
      }),
    ),
  };
}

export const sizeOfEntrance = ({ entranceDice }: View): number => entranceSize(entranceDice);
export const growingSquares = ({ map }: View, drawn: readonly Square[]): readonly Square[] => nextSquares(map, drawn);
export const wallsAround = ({ map }: View, squares: readonly Square[]): readonly Wall[] => outerWalls(map, squares);
export const boxSquares = ({ map, entranceDice }: View, width: number, corner: Square): readonly Square[] =>
  boxAt(map, entranceSize(entranceDice), width, corner);
