// Owns the shapes an entrance may have: any connected one, a box, or the automatic one (DLV-MAP-07 to -09, -22).

import { missing } from '@undercroft/kernel';
import { keptWith } from '@undercroft/parts';
import { SIDES } from '../content/drawing.ts';
import type { GameMap, Square, Wall } from '../state.ts';
import { beyond, wallAt } from '../pieces/grid.ts';
import { boxAt } from '../pieces/rooms.ts';

export const entranceSize = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

/** What a grid of one size has whatever is drawn on it, worked out once. */
interface Grid {
  readonly squares: readonly Square[];
  /** For each square those that touch it. */
  readonly touching: readonly (readonly Square[])[];
  /** Where squares are ticked off while they are looked for; blank in between. */
  readonly ticked: Uint8Array;
  readonly outer: (squares: readonly Square[]) => readonly Wall[];
}

const grids = new Map<string, Grid>();
function gridOf(map: GameMap): Grid {
  const size = `${map.width} ${map.height}`;
  let grid = grids.get(size);
  if (grid === undefined) grids.set(size, (grid = newGrid({ ...map })));
  return grid;
}

function newGrid(map: GameMap): Grid {
  const squares = Array.from({ length: map.width * map.height }, (_, square) => square);
  return {
    squares,
    touching: squares.map((square) => SIDES.map((side) => beyond(map, square, side)).filter((next) => next >= 0)),
    ticked: new Uint8Array(squares.length),
    outer: keptWith((room: readonly Square[]) => wallsAround(map, room)),
  };
}

/** DLV-MAP-07: every square for the first one, then those that touch what is drawn, in the order of the grid. */
export function nextSquares(map: GameMap, drawn: readonly Square[]): readonly Square[] {
  const { squares, touching, ticked } = gridOf(map);
  if (drawn.length === 0) return squares;
  const found: Square[] = [];
  for (const square of drawn) ticked[square] = 1;
  for (const square of drawn)
    for (const next of touching[square] ?? missing()) {
      if (ticked[next] === 1) continue;
      ticked[next] = 1;
      putInOrder(found, next);
    }
  for (const square of drawn) ticked[square] = 0;
  for (const square of found) ticked[square] = 0;
  return found;
}

function putInOrder(squares: Square[], square: Square): void {
  let at = squares.length;
  squares.push(square);
  for (; at > 0 && (squares[at - 1] ?? missing()) > square; at--) squares[at] = squares[at - 1] ?? missing();
  squares[at] = square;
}

/** DLV-MAP-08: outer wall sides that face a free square of the grid; asked for again with every exit that is picked. */
export const outerWalls = (map: GameMap, squares: readonly Square[]): readonly Wall[] => gridOf(map).outer(squares);

function wallsAround(map: GameMap, squares: readonly Square[]): readonly Wall[] {
  const walls: Wall[] = [];
  for (const square of squares)
    for (const side of SIDES) {
      const target = beyond(map, square, side);
      if (target >= 0 && !squares.includes(target)) walls.push(wallAt(square, side));
    }
  return walls;
}

/** The widths of which a box of this size fits on the grid. */
export function boxWidths(map: GameMap, size: number): readonly number[] {
  return Array.from({ length: size }, (_, i) => i + 1).filter((width) => width <= map.width && Math.ceil(size / width) <= map.height);
}

/** The squares at which the upper left corner of a box may lie. */
export function boxCorners(map: GameMap, size: number, width: number): readonly Square[] {
  const corners: Square[] = [];
  for (let r = 0; r + Math.ceil(size / width) <= map.height; r++)
    for (let c = 0; c + width <= map.width; c++) corners.push(r * map.width + c);
  return corners;
}

/** DLV-MAP-09, DLV-MAP-22. */
export function automaticEntrance(map: GameMap, size: number): { readonly squares: readonly Square[]; readonly exits: readonly Wall[] } {
  const width = Math.ceil(Math.sqrt(size));
  const rows = Math.ceil(size / width);
  const first = Math.floor((map.height - rows) / 2) * map.width + Math.floor((map.width - width) / 2);
  const firstRow = Math.min(width, size);
  return {
    squares: boxAt(map, size, width, first),
    exits: [wallAt(first + Math.floor(width / 2), 'N'), wallAt(first + firstRow - 1, 'E'), wallAt(first + (rows - 1) * map.width, 'W')],
  };
}
