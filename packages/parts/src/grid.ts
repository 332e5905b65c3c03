// Owns questions about a grid of squares: neighbours, distances, what can be reached and by which way. A square is row times width plus column.

export interface Grid {
  readonly width: number;
  readonly height: number;
  /** 4: only across edges; 8: across corners too. */
  readonly ways: 4 | 8;
  /** The neighbours of each square, `ways` for each in the order of STEPS; -1 beyond the edge. */
  readonly near: Int32Array;
}

/** North, east, south, west, then the corners from north-east on: row and column. */
const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 1],
  [1, 1],
  [1, -1],
  [-1, -1],
] as const;

/** No way leads there. */
export const FAR = -1;

/** Worked out once, and asked often. */
export function gridOf(width: number, height: number, ways: 4 | 8 = 4): Grid {
  const near = new Int32Array(width * height * ways);
  for (let square = 0; square < width * height; square++) {
    const [row, column] = [Math.floor(square / width), square % width];
    STEPS.slice(0, ways).forEach(([down, right], at) => {
      const [r, c] = [row + down, column + right];
      near[square * ways + at] = r < 0 || c < 0 || r >= height || c >= width ? FAR : r * width + c;
    });
  }
  return { width, height, ways, near };
}

/** The squares beside a square that are on the grid. */
export function neighbours({ near, ways }: Grid, square: number): readonly number[] {
  const found: number[] = [];
  for (let at = square * ways; at < (square + 1) * ways; at++) {
    const next = near[at] ?? FAR;
    if (next !== FAR) found.push(next);
  }
  return found;
}

/** How many steps two squares lie apart where nothing is in the way. */
export function distance({ width, ways }: Grid, a: number, b: number): number {
  const down = Math.abs(Math.floor(a / width) - Math.floor(b / width));
  const right = Math.abs((a % width) - (b % width));
  return ways === 8 ? Math.max(down, right) : down + right;
}

/** How many steps each square is away by free squares; FAR where none lead there within so many. The first square need not be free. */
export function reach(grid: Grid, from: number, isFree: (square: number) => boolean, most = grid.near.length): Int32Array {
  const { near, ways, width, height } = grid;
  const steps = new Int32Array(width * height).fill(FAR);
  const queue = [from];
  steps[from] = 0;
  for (const square of queue) {
    const next = (steps[square] ?? 0) + 1;
    if (next > most) break;
    for (let at = square * ways; at < (square + 1) * ways; at++) {
      const beside = near[at] ?? FAR;
      if (beside === FAR || steps[beside] !== FAR || !isFree(beside)) continue;
      steps[beside] = next;
      queue.push(beside);
    }
  }
  return steps;
}

/** A shortest way by free squares, without the first one; the same each time. Null where there is none. */
export function path(grid: Grid, from: number, to: number, isFree: (square: number) => boolean): readonly number[] | null {
  const left = reach(grid, to, (square) => square === from || isFree(square));
  if (left[from] === FAR || (from !== to && !isFree(to))) return null;
  const way: number[] = [];
  for (let square = from; square !== to; ) {
    square = neighbours(grid, square).find((one) => left[one] === (left[square] ?? 0) - 1) ?? to;
    way.push(square);
  }
  return way;
}
