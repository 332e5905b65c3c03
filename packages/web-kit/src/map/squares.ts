// Owns the geometry of maps drawn on squared paper: which edges of a set of squares are walls, chained into runs.

export interface Square {
  readonly row: number;
  readonly col: number;
}

export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One side of one square. */
export interface Edge extends Square {
  readonly side: Side;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const STEP: Readonly<Record<Side, Square>> = {
  N: { row: -1, col: 0 },
  E: { row: 0, col: 1 },
  S: { row: 1, col: 0 },
  W: { row: 0, col: -1 },
};

export const squareKey = ({ row, col }: Square): string => `${row},${col}`;

export const beyond = ({ row, col, side }: Edge): Square => ({ row: row + STEP[side].row, col: col + STEP[side].col });

/** The two ends of an edge, clockwise round its square, in squares. */
export function ends({ row, col, side }: Edge): readonly [Point, Point] {
  const nw = { x: col, y: row };
  const ne = { x: col + 1, y: row };
  const se = { x: col + 1, y: row + 1 };
  const sw = { x: col, y: row + 1 };
  return ({ N: [nw, ne], E: [ne, se], S: [se, sw], W: [sw, nw] } as const)[side];
}

/** One name for an edge seen from either side. */
export function edgeKey(edge: Edge): string {
  const [a, b] = ends(edge);
  return a.y < b.y || (a.y === b.y && a.x < b.x) ? `${a.x},${a.y} ${b.x},${b.y}` : `${b.x},${b.y} ${a.x},${a.y}`;
}

/** The outer edges of a room: those with no square of the same room beyond. */
export function rim(room: readonly Square[]): readonly Edge[] {
  const inside = new Set(room.map(squareKey));
  return room.flatMap((square) => SIDES.map((side) => ({ ...square, side }))).filter((edge) => !inside.has(squareKey(beyond(edge))));
}

/** Walls as runs of corners, each as long as it goes, so that a pen can follow them. A run that closes ends where it began. */
export function runs(edges: readonly Edge[]): readonly (readonly Point[])[] {
  const name = (p: Point): string => `${p.x},${p.y}`;
  const single = new Map(edges.map((edge) => [edgeKey(edge), ends(edge)]));
  const leaving = new Map<string, (readonly [Point, Point])[]>();
  for (const pair of single.values()) leaving.set(name(pair[0]), [...(leaving.get(name(pair[0])) ?? []), pair]);
  const arriving = new Set([...single.values()].map(([, b]) => name(b)));
  const take = (from: Point): readonly [Point, Point] | undefined => leaving.get(name(from))?.shift();
  const follow = (first: Point): readonly Point[] => {
    const run: Point[] = [first];
    let at = first;
    // Each step takes one edge away, so there are no more steps than edges.
    for (let i = 0; i < single.size; i++) {
      const next = take(at);
      if (next === undefined) break;
      run.push(next[1]);
      at = next[1];
    }
    return run;
  };
  const starts = [...single.values()].map(([a]) => a);
  const open = starts.filter((p) => !arriving.has(name(p))).map(follow);
  const rest = starts.map(follow);
  return [...open, ...rest].filter((run) => run.length > 1);
}

/** The smallest box round squares, in units, with a margin in squares. */
export function boxOf(squares: readonly Square[], unit: number, margin = 0): Box {
  if (squares.length === 0) return { x: 0, y: 0, width: unit, height: unit };
  const cols = squares.map((s) => s.col);
  const rows = squares.map((s) => s.row);
  const left = Math.min(...cols) - margin;
  const top = Math.min(...rows) - margin;
  return {
    x: left * unit,
    y: top * unit,
    width: (Math.max(...cols) + 1 + margin - left) * unit,
    height: (Math.max(...rows) + 1 + margin - top) * unit,
  };
}
