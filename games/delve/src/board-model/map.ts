// Owns what of the map a board draws: rooms, exits and places on squared paper, read from the view.

import type { CardId } from '../content/cards.ts';
import type { Side } from '../content/drawing.ts';
import { sideOf, squareOf, wallOf, type Paper } from '../pieces/grid.ts';
import { boxAt, drawnExit, laidBy, roomToPlace, shiftAt } from '../pieces/rooms.ts';
import type { ExitState, Orientation, Room, Square, Wall } from '../state.ts';
import type { View } from '../view.ts';

export { wallOf } from '../pieces/grid.ts';
export { toldOf } from '../pieces/told.ts';

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

export const spotOf = ({ width }: Pick<Paper, 'width'>, square: Square): Spot => ({ row: Math.floor(square / width), col: square % width });
export const spotSideOf = (map: Pick<Paper, 'width'>, wall: Wall): SpotSide => ({ ...spotOf(map, squareOf(wall)), side: sideOf(wall) });

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

/** One way to lay the room in hand on the map, with the answer that does it. */
export interface Placement {
  readonly act: PlacingAct;
  readonly wall: Wall;
  readonly door: SpotSide;
  readonly by: number;
  readonly mirrored: 0 | 1;
  readonly turns: Orientation['turns'];
  readonly spots: readonly Spot[];
  readonly exits: readonly SpotSide[];
  readonly steps: readonly (string | number)[];
}
export const PLACING_ACTS = ['place', 'secret-door'] as const;
export type PlacingAct = (typeof PLACING_ACTS)[number];

/** The ways to lay the room in hand, of answers that do it. */
export function placements(
  { map, encounter }: View,
  answers: readonly { readonly steps: readonly (string | number)[]; readonly picked: Readonly<Record<string, unknown>> }[],
): readonly Placement[] {
  if (encounter === null) return [];
  const room = roomToPlace(encounter.card, encounter.chalked);
  return answers.flatMap(({ steps, picked }) => {
    const act = PLACING_ACTS.find((one) => one === picked['act']);
    const wall = wallOf(picked['exit'] ?? picked['wall']);
    const [by, mirrored] = [Number(picked['by']), picked['mirrored'] === 1 ? 1 : 0] as const;
    const shift = shiftAt(map, room, wall, by, mirrored === 1);
    if (act === undefined || shift === null) return [];
    const { squares, walls, orientation } = laidBy(map, shift);
    const spots = squares.map((square) => spotOf(map, square));
    const exits = walls.map((one) => spotSideOf(map, one));
    return [{ act, wall, door: spotSideOf(map, wall), by, mirrored, turns: orientation.turns, spots, exits, steps }];
  });
}

export interface ShownDrawing {
  readonly spots: readonly Spot[];
  readonly exits: readonly SpotSide[];
}

/** The room as its card draws it. */
export function cardDrawing(card: CardId, chalked: readonly Wall[] = []): ShownDrawing {
  const { cells, exits } = roomToPlace(card, chalked);
  return { spots: cells.map(({ r, c }) => ({ row: r, col: c })), exits: exits.map(({ r, c, side }) => ({ row: r, col: c, side })) };
}

/** Where a wall of a drawing lies, by the name it is answered with. */
export function drawnSide(wall: unknown): SpotSide {
  const { r, c, side } = drawnExit(wallOf(wall));
  return { row: r, col: c, side };
}

/** The squares of a box that is laid with its upper left corner at a square. */
export const boxSquares = ({ map, reckoned }: View, width: number, corner: Square): readonly Square[] =>
  boxAt(map, reckoned.entranceSize, width, corner);

/** Whether a stroke of the pen can go on to a square: it lies beside one that is drawn already, or is the first. */
export function goesOn({ map }: View, drawn: readonly Square[], square: Square): boolean {
  if (drawn.includes(square)) return false;
  const at = spotOf(map, square);
  const beside = (other: Square): boolean => {
    const { row, col } = spotOf(map, other);
    return Math.abs(row - at.row) + Math.abs(col - at.col) === 1;
  };
  return drawn.length === 0 || drawn.some(beside);
}
