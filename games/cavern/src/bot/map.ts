// Owns how far it is to somewhere, for a bot: steps over the squares of the cavern, whoever stands in the way.

import { missing } from '@undercroft/kernel';
import { borderOf, caveOf, isFloor } from '../queries/cave.ts';
import type { Square, Table, TileNo } from '../state.ts';

const SQUARES = 16;
/** Farther than anything, and yet a number that can be compared. */
export const NO_WAY = 99;

/** Steps from each square to the nearest of some. */
export function stepsTo(table: Table, targets: readonly Square[]): readonly number[] {
  const { near } = caveOf(table.tiles);
  const steps = Array.from(near, () => NO_WAY);
  let ring = targets.filter((square) => square >= 0 && square < steps.length);
  for (const square of ring) steps[square] = 0;
  for (let far = 1; ring.length > 0; far++) {
    const next: Square[] = [];
    for (const square of ring)
      for (const to of near[square] ?? missing())
        if (steps[to] === NO_WAY) {
          steps[to] = far;
          next.push(to);
        }
    ring = next;
  }
  return steps;
}

export function squaresOf(table: Table, tile: TileNo): readonly Square[] {
  const cave = caveOf(table.tiles);
  return Array.from({ length: SQUARES }, (_, i) => tile * SQUARES + i).filter((square) => isFloor(cave, square));
}

/** The squares from which something new would be explored. */
export function edgeSquares(table: Table): readonly Square[] {
  const cave = caveOf(table.tiles);
  return cave.unexplored.flatMap((edge) => borderOf(cave, edge));
}
