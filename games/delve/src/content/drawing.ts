// Owns the reading of a room drawing: which squares the room has and on which side of which square its exits are.

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

/** r grows downwards, c to the right. */
export interface Cell {
  readonly r: number;
  readonly c: number;
}

/** An exit lies on one side of the square at r, c. */
export interface DrawnExit extends Cell {
  readonly side: Side;
}

export interface Drawing {
  readonly cells: readonly Cell[];
  readonly exits: readonly DrawnExit[];
}

/** The way from a square to its neighbour across each side. */
export const STEPS: Readonly<Record<Side, Cell>> = {
  N: { r: -1, c: 0 },
  E: { r: 0, c: 1 },
  S: { r: 1, c: 0 },
  W: { r: 0, c: -1 },
};

export const SQUARE = '#';
export const NOTHING = '.';
export const ARROWS: ReadonlyMap<string, Side> = new Map([
  ['^', 'N'],
  ['>', 'E'],
  ['v', 'S'],
  ['<', 'W'],
]);

/**
 * The squares, row by row, and the exits, in the reading order of their arrows, counted from the topmost row and the
 * leftmost column that hold a square. Trusts the drawing: an arrow beside no square still yields an exit there, and any
 * other character is nothing; the content check finds both.
 */
export function parseDrawing(rows: readonly string[]): Drawing {
  const cells: Cell[] = [];
  const exits: DrawnExit[] = [];
  rows.forEach((row, r) => {
    Array.from(row).forEach((mark, c) => {
      const side = ARROWS.get(mark);
      if (mark === SQUARE) cells.push({ r, c });
      else if (side) exits.push({ r: r - STEPS[side].r, c: c - STEPS[side].c, side });
    });
  });
  if (cells.length === 0) return { cells, exits };
  const top = Math.min(...cells.map((cell) => cell.r));
  const left = Math.min(...cells.map((cell) => cell.c));
  return {
    cells: cells.map(({ r, c }) => ({ r: r - top, c: c - left })),
    exits: exits.map(({ r, c, side }) => ({ r: r - top, c: c - left, side })),
  };
}
