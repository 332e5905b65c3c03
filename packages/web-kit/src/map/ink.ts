// Owns the pen: wavering walls, door stubs and hatching. A stroke depends on the seed and on where it is, never on what was drawn before, so that a map does not shiver as it grows.
import { fix, seeded } from '../art/seeded.ts';
import { type Box, boxOf, edgeKey, type Edge, ends, type Point, type Square, squareKey } from './squares.ts';

/** A point moved a little, always the same way for the same place. */
function shaken(p: Point, seed: string, by: number): Point {
  const chance = seeded(`${seed} ${p.x},${p.y}`);
  return { x: p.x + (chance() - 0.5) * by, y: p.y + (chance() - 0.5) * by };
}

/** A pen stroke through the points: each piece bows slightly, each corner is a little off. `waver` is in the points' units. */
export function inkPath(points: readonly Point[], seed: string, waver = 1.6): string {
  const [first, ...others] = points;
  if (first === undefined) return '';
  const start = shaken(first, seed, waver);
  let d = `M${fix(start.x)} ${fix(start.y)}`;
  let before = first;
  for (const p of others) {
    const middle = shaken({ x: (before.x + p.x) / 2, y: (before.y + p.y) / 2 }, seed, waver * 1.4);
    const end = shaken(p, seed, waver);
    d += `Q${fix(middle.x)} ${fix(middle.y)} ${fix(end.x)} ${fix(end.y)}`;
    before = p;
  }
  return d;
}

/** Walls of a map as one path for each run: draw them along with `stroke-dashoffset` (class ink-draws). */
export function wallPaths(wallRuns: readonly (readonly Point[])[], unit: number, seed: string): readonly string[] {
  return wallRuns.map((run) =>
    inkPath(
      run.map(({ x, y }) => ({ x: x * unit, y: y * unit })),
      seed,
      unit * 0.062,
    ),
  );
}

/** The two short posts that leave a gap: an open way. */
export function doorPath(edge: Edge, unit: number): string {
  const [a, b] = ends(edge);
  const post = (from: Point, to: Point): string =>
    `M${fix(from.x * unit)} ${fix(from.y * unit)}L${fix((from.x + (to.x - from.x) * 0.22) * unit)} ${fix((from.y + (to.y - from.y) * 0.22) * unit)}`;
  return post(a, b) + post(b, a);
}

/** The floor under squares, as one path. */
export const floorPath = (squares: readonly Square[], unit: number): string =>
  squares.map(({ row, col }) => `M${fix(col * unit)} ${fix(row * unit)}h${fix(unit)}v${fix(unit)}h${fix(-unit)}Z`).join('');

export interface HatchOptions {
  /** How far the hatching reaches from a square, in squares. */
  readonly reach?: number | undefined;
  /** Bundles per square, along one side. */
  readonly dense?: number | undefined;
}

/** Bundles of three strokes in the rock round a set of squares. */
export function hatchPath(
  squares: readonly Square[],
  unit: number,
  seed: string,
  { reach = 0.57, dense = 2.8 }: HatchOptions = {},
): string {
  const floor = new Set(squares.map(squareKey));
  const step = 1 / dense;
  const done = new Set<string>();
  let d = '';
  // Only cells of the hatching grid near a square are looked at: at most nine squares' worth for each.
  for (const { row, col } of squares) {
    for (let i = Math.floor((col - 1) / step); i <= Math.ceil((col + 2) / step); i++) {
      for (let j = Math.floor((row - 1) / step); j <= Math.ceil((row + 2) / step); j++) {
        const cell = `${i},${j}`;
        if (done.has(cell)) continue;
        done.add(cell);
        d += bundle(floor, i, j, step, unit, seed, reach);
      }
    }
  }
  return d;
}

function bundle(floor: ReadonlySet<string>, i: number, j: number, step: number, unit: number, seed: string, reach: number): string {
  const chance = seeded(`${seed} hatch ${i},${j}`);
  const x = (i + 0.5 + (chance() - 0.5) * 0.7) * step;
  const y = (j + 0.5 + (chance() - 0.5) * 0.7) * step;
  const far = distance(floor, x, y);
  if (far < 0.06 || far > reach + (chance() - 0.5) * 0.14) return '';
  const a = chance() * Math.PI;
  const long = 0.19;
  const apart = 0.085;
  let d = '';
  for (let k = -1; k <= 1; k++) {
    const cx = x - Math.sin(a) * k * apart;
    const cy = y + Math.cos(a) * k * apart;
    const bit = long * (0.92 + chance() * 0.16);
    d += `M${fix((cx - Math.cos(a) * bit) * unit)} ${fix((cy - Math.sin(a) * bit) * unit)}L${fix((cx + Math.cos(a) * bit) * unit)} ${fix((cy + Math.sin(a) * bit) * unit)}`;
  }
  return d;
}

/** How far a place lies from the nearest square, in squares; 9 when there is none within one. */
function distance(floor: ReadonlySet<string>, x: number, y: number): number {
  let least = 9;
  for (let row = Math.floor(y) - 1; row <= Math.floor(y) + 1; row++) {
    for (let col = Math.floor(x) - 1; col <= Math.floor(x) + 1; col++) {
      if (!floor.has(squareKey({ row, col }))) continue;
      least = Math.min(least, Math.hypot(Math.max(col - x, 0, x - col - 1), Math.max(row - y, 0, y - row - 1)));
    }
  }
  return least;
}

/** Walls without the edges where a way is open, whichever side named it. */
export function withoutGaps(walls: readonly Edge[], gaps: readonly Edge[]): readonly Edge[] {
  const open = new Set(gaps.map(edgeKey));
  return walls.filter((edge) => !open.has(edgeKey(edge)));
}

/** The box of squares with room for their hatching. */
export const inkBox = (squares: readonly Square[], unit: number): Box => boxOf(squares, unit, 1.2);
