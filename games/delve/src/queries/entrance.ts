// Owns the shapes an entrance may have: any connected one, a box, or the automatic one (DLV-MAP-07 to -09, -22).

import { SIDES } from '../content/drawing.ts';
import type { GameMap, Square, Wall } from '../state.ts';
import { beyond, wallAt } from './map.ts';

export const entranceSize = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

/** DLV-MAP-07: every square for the first one, then those that touch what is drawn. */
export function nextSquares(map: GameMap, drawn: readonly Square[]): readonly Square[] {
  if (drawn.length === 0) return Array.from({ length: map.width * map.height }, (_, square) => square);
  const touching = new Set<Square>();
  for (const square of drawn) {
    for (const side of SIDES) {
      const next = beyond(map, square, side);
      if (next >= 0 && !drawn.includes(next)) touching.add(next);
    }
  }
  return [...touching].sort((a, b) => a - b);
}

/** DLV-MAP-08: outer wall sides that face a free square of the grid. */
export function outerWalls(map: GameMap, squares: readonly Square[]): readonly Wall[] {
  const own = new Set(squares);
  return squares.flatMap((square) =>
    SIDES.flatMap((side) => {
      const target = beyond(map, square, side);
      return target >= 0 && !own.has(target) ? [wallAt(square, side)] : [];
    }),
  );
}

/** Rows of one width, filled from the left; the last one may be shorter. */
export function boxAt(map: GameMap, size: number, width: number, at: Square): readonly Square[] {
  return Array.from({ length: size }, (_, i) => at + Math.floor(i / width) * map.width + (i % width));
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
