// Owns the shapes of rooms: a card's drawing with what chalk added, turned and mirrored, and laid against a wall.

import { missing } from '@undercroft/kernel';
import { cardOf, type CardId } from '../content/cards.ts';
import { parseDrawing, SIDES, type Cell, type Drawing, type DrawnExit, type Side } from '../content/drawing.ts';
import type { Orientation, Square, Wall } from '../state.ts';
import { across, OPPOSITE, sideOf, squareOf, wallAt, type Paper } from './grid.ts';

const drawings = new Map<CardId, Drawing>();
function drawingOf(card: CardId): Drawing {
  let drawing = drawings.get(card);
  if (drawing === undefined) {
    drawing = parseDrawing(cardOf(card).room);
    drawings.set(card, drawing);
  }
  return drawing;
}

/** The columns of a drawing's own coordinates: chalked walls of a room not yet placed are numbered with it. */
export const DRAWN_WIDTH = 64;
export const drawnWall = ({ r, c, side }: DrawnExit): Wall => wallAt(r * DRAWN_WIDTH + c, side);
export const drawnExit = (wall: Wall): DrawnExit => ({
  r: Math.floor(squareOf(wall) / DRAWN_WIDTH),
  c: squareOf(wall) % DRAWN_WIDTH,
  side: sideOf(wall),
});

/** The drawing of a card with the exits that SURVEYOR'S CHALK added (DLV-ITEM-14). */
export function roomToPlace(card: CardId, chalked: readonly Wall[]): Drawing {
  const drawing = drawingOf(card);
  const { cells, exits } = drawing;
  return chalked.length === 0 ? drawing : { cells, exits: [...exits, ...chalked.map(drawnExit)] };
}

const turnedDrawings = new WeakMap<Drawing, Drawing[]>();

/** A drawing in one of its eight orientations; each is worked out once. */
export function oriented(drawing: Drawing, { turns, mirrored }: Orientation): Drawing {
  let all = turnedDrawings.get(drawing);
  if (all === undefined) turnedDrawings.set(drawing, (all = []));
  return (all[turns + (mirrored ? 4 : 0)] ??= turned(drawing, { turns, mirrored }));
}

/** DLV-MAP-23: first mirrored left and right, then turned clockwise. */
function turned({ cells, exits }: Drawing, { turns, mirrored }: Orientation): Drawing {
  const turnCell = ({ r, c }: Cell): Cell => {
    let at = mirrored ? { r, c: -c } : { r, c };
    for (let i = 0; i < turns; i++) at = { r: at.c, c: -at.r };
    return at;
  };
  const turnSide = (side: Side): Side => {
    const flipped = mirrored && (side === 'E' || side === 'W') ? OPPOSITE[side] : side;
    return SIDES[(SIDES.indexOf(flipped) + turns) % 4] ?? missing();
  };
  return {
    // Row by row, so that the squares of a room laid down are in their order too.
    cells: cells.map(turnCell).sort((one, other) => one.r - other.r || one.c - other.c),
    exits: exits.map((exit) => ({ ...turnCell(exit), side: turnSide(exit.side) })),
  };
}

const TURNS: readonly Orientation['turns'][] = [0, 1, 2, 3];

/** The one number of quarter turns by which a side comes to face another. */
export function turnsTo(from: Side, to: Side, mirrored: boolean): Orientation['turns'] {
  const flipped = mirrored && (from === 'E' || from === 'W') ? OPPOSITE[from] : from;
  return TURNS[(SIDES.indexOf(to) - SIDES.indexOf(flipped) + 4) % 4] ?? missing();
}

/** A room laid down: its squares, and the walls at which its exits are. */
export interface Laid {
  readonly orientation: Orientation;
  readonly squares: readonly Square[];
  readonly walls: readonly Wall[];
}

/** DLV-MAP-12: how a room lies with one of its exits against a wall: its orientation, and how far it is shifted. */
export interface Shift {
  readonly orientation: Orientation;
  readonly drawing: Drawing;
  readonly top: number;
  readonly left: number;
}

/** Null where the wall is at the rim of the paper, or the room has no such exit. Whether the squares are free is not asked here. */
export function shiftAt(map: Paper, room: Drawing, wall: Wall, exit: number, mirrored: boolean): Shift | null {
  const target = across(map, wall);
  const joint = room.exits[exit];
  if (target < 0 || joint === undefined) return null;
  const orientation: Orientation = { turns: turnsTo(joint.side, OPPOSITE[sideOf(wall)], mirrored), mirrored };
  const drawing = oriented(room, orientation);
  const anchor = drawing.exits[exit] ?? missing();
  return { orientation, drawing, top: Math.floor(target / map.width) - anchor.r, left: (target % map.width) - anchor.c };
}

export function laidBy(map: Paper, { orientation, drawing, top, left }: Shift): Laid {
  const squareAt = ({ r, c }: Cell): Square => (r + top) * map.width + c + left;
  return { orientation, squares: drawing.cells.map(squareAt), walls: drawing.exits.map((one) => wallAt(squareAt(one), one.side)) };
}

/** Rows of one width, filled from the left; the last one may be shorter. */
export function boxAt(map: Paper, size: number, width: number, at: Square): readonly Square[] {
  return Array.from({ length: size }, (_, i) => at + Math.floor(i / width) * map.width + (i % width));
}
