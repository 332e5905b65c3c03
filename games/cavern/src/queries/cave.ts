// Owns the geometry of the cavern as it lies: connections, adjacent squares, distances in tiles, unexplored edges; worked out once for each map.

import { missing } from '@undercroft/kernel';
import { keptWith } from '@undercroft/parts';
import { across, BORDERS, DIRS, inside, opposite, shapeOf, SIDE, SQUARES, STEPS, type Dir } from '../pieces/shapes.ts';
import { NOWHERE, type EdgeNo, type Placed, type Square, type TileNo } from '../state.ts';

export const FAR = 255;
const WAYS = 8;

export interface Cave {
  readonly tiles: number;
  /** Four for each tile: the connected neighbour, or -1. */
  readonly links: Int16Array;
  /** Eight for each square: the adjacent squares, then -1. */
  readonly near: Int16Array;
  /** For each square whether it is floor, and whether it is water. */
  readonly floor: Uint8Array;
  readonly water: Uint8Array;
  /** Steps between tiles, `tiles` for each; FAR: no chain. */
  readonly steps: Uint8Array;
  /** CAV-GEO-14: in the default order. */
  readonly unexplored: readonly EdgeNo[];
  /** For each tile its floor squares, its mushroom square and its feature square, or -1. */
  readonly squares: readonly (readonly Square[])[];
  readonly mushrooms: Int16Array;
  readonly features: Int16Array;
}

/** CAV-GEO-21: the lattice is unbounded; no game comes near half of this. */
const cellKey = (x: number, y: number): number => (x + 512) * 1024 + (y + 512);

export const tileOfSquare = (square: Square): TileNo => square >> 4;
export const tileOfEdge = (edge: EdgeNo): TileNo => edge >> 2;
/** The last two bits of an edge are its direction. */
export const dirOf = (edge: EdgeNo): Dir => DIRS[edge & 3] ?? missing();
export const edgeAt = (tile: TileNo, dir: Dir): EdgeNo => tile * 4 + dir;

/** The tile in a cell, or -1. */
export const tileAt = (tiles: readonly Placed[], x: number, y: number): TileNo => tiles.findIndex((tile) => tile.x === x && tile.y === y);
/** The cell beyond an edge. */
export function cellBeyond(tiles: readonly Placed[], edge: EdgeNo, far = 1): { readonly x: number; readonly y: number } {
  const { x, y } = tiles[tileOfEdge(edge)] ?? missing();
  const [dx, dy] = STEPS[edge & 3] ?? missing();
  return { x: x + dx * far, y: y + dy * far };
}

/** CAV-GEO-02: the square with a global coordinate, or -1. */
export function squareAt(tiles: readonly Placed[], x: number, y: number): Square {
  const tile = tileAt(tiles, Math.floor(x / SIDE), Math.floor(y / SIDE));
  return tile < 0 ? NOWHERE : tile * SQUARES + (((y % SIDE) + SIDE) % SIDE) * SIDE + (((x % SIDE) + SIDE) % SIDE);
}
export const columnOf = (tiles: readonly Placed[], square: Square): number => (tiles[square >> 4] ?? missing()).x * SIDE + (square & 3);
export const rowOf = (tiles: readonly Placed[], square: Square): number => (tiles[square >> 4] ?? missing()).y * SIDE + ((square >> 2) & 3);

export const caveOf: (tiles: readonly Placed[]) => Cave = keptWith((tiles) => {
  const links = linksOf(tiles);
  const floor = new Uint8Array(tiles.length * SQUARES);
  const water = new Uint8Array(tiles.length * SQUARES);
  const mushrooms = new Int16Array(tiles.length);
  const features = new Int16Array(tiles.length);
  const squares = tiles.map(({ tile, rot }, at): readonly Square[] => {
    const shape = shapeOf(tile, rot);
    const own: Square[] = [];
    for (let square = 0; square < SQUARES; square++) {
      if ((shape.floor & (1 << square)) === 0) continue;
      floor[at * SQUARES + square] = 1;
      if ((shape.water & (1 << square)) !== 0) water[at * SQUARES + square] = 1;
      own.push(at * SQUARES + square);
    }
    mushrooms[at] = shape.mushroom < 0 ? NOWHERE : at * SQUARES + shape.mushroom;
    features[at] = shape.feature < 0 ? NOWHERE : at * SQUARES + shape.feature;
    return own;
  });
  const near = nearOf(sidesOf(links, floor), floor);
  return {
    tiles: tiles.length,
    links,
    near,
    floor,
    water,
    steps: stepsOf(links, tiles.length),
    unexplored: unexploredOf(tiles),
    squares,
    mushrooms,
    features,
  };
});

/** CAV-GEO-07, CAV-MOVE-03: open meets open connects; anything else is a wall. */
function linksOf(tiles: readonly Placed[]): Int16Array {
  const links = new Int16Array(tiles.length * DIRS.length).fill(NOWHERE);
  const cells = new Map<number, TileNo>();
  for (let at = 0; at < tiles.length; at++) {
    const { x, y } = tiles[at] ?? missing();
    cells.set(cellKey(x, y), at);
  }
  for (let at = 0; at < tiles.length; at++) {
    const { x, y, edges } = tiles[at] ?? missing();
    for (const dir of DIRS) {
      if (edges[dir] !== 'open') continue;
      const [dx, dy] = STEPS[dir] ?? missing();
      const beside = cells.get(cellKey(x + dx, y + dy));
      if (beside !== undefined && tiles[beside]?.edges[opposite(dir)] === 'open') links[edgeAt(at, dir)] = beside;
    }
  }
  return links;
}

/** CAV-GEO-08: for each square the four that share a side with it and are adjacent. */
function sidesOf(links: Int16Array, floor: Uint8Array): Int16Array {
  const sides = new Int16Array(floor.length * DIRS.length).fill(NOWHERE);
  for (let square = 0; square < floor.length; square++) {
    if (floor[square] === 0) continue;
    const tile = square >> 4;
    const own = square & 15;
    for (const dir of DIRS) {
      const next = inside(own, dir);
      const beside = next >= 0 ? tile : (links[edgeAt(tile, dir)] ?? NOWHERE);
      if (beside < 0) continue;
      const there = beside * SQUARES + (next >= 0 ? next : across(own, dir));
      if (floor[there] === 1) sides[square * DIRS.length + dir] = there;
    }
  }
  return sides;
}

/** CAV-GEO-09: a corner is adjacent by one of the two ways around it. */
function nearOf(sides: Int16Array, floor: Uint8Array): Int16Array {
  const near = new Int16Array(floor.length * WAYS).fill(NOWHERE);
  const beside = (square: Square, dir: number): Square => (square < 0 ? NOWHERE : (sides[square * DIRS.length + dir] ?? NOWHERE));
  for (let square = 0; square < floor.length; square++) {
    let at = square * WAYS;
    for (const dir of DIRS) {
      const next = beside(square, dir);
      if (next >= 0) near[at++] = next;
    }
    for (const dir of DIRS) {
      const other = (dir + 1) & 3;
      const one = beside(beside(square, dir), other);
      const corner = one >= 0 ? one : beside(beside(square, other), dir);
      if (corner >= 0) near[at++] = corner;
    }
  }
  return near;
}

/** CAV-GEO-11: across edges only. */
function stepsOf(links: Int16Array, tiles: number): Uint8Array {
  const steps = new Uint8Array(tiles * tiles).fill(FAR);
  const queue: TileNo[] = [];
  for (let from = 0; from < tiles; from++) {
    queue.length = 0;
    queue.push(from);
    steps[from * tiles + from] = 0;
    for (const tile of queue) {
      const next = (steps[from * tiles + tile] ?? FAR) + 1;
      for (let edge = tile * 4; edge < tile * 4 + 4; edge++) {
        const beside = links[edge] ?? NOWHERE;
        if (beside < 0 || steps[from * tiles + beside] !== FAR) continue;
        steps[from * tiles + beside] = next;
        queue.push(beside);
      }
    }
  }
  return steps;
}

/** CAV-GEO-14: by lowest Y, then lowest X, then N, E, S, W. */
export const byCell =
  (tiles: readonly Placed[]) =>
  (a: TileNo, b: TileNo): number => {
    const [one, other] = [tiles[a] ?? missing(), tiles[b] ?? missing()];
    return one.y - other.y || one.x - other.x;
  };

function unexploredOf(tiles: readonly Placed[]): readonly EdgeNo[] {
  const cells = new Set(tiles.map(({ x, y }) => cellKey(x, y)));
  const found: EdgeNo[] = [];
  tiles.forEach(({ x, y, edges }, at) => {
    for (const dir of DIRS) {
      const [dx, dy] = STEPS[dir] ?? missing();
      if (edges[dir] === 'open' && !cells.has(cellKey(x + dx, y + dy))) found.push(edgeAt(at, dir));
    }
  });
  const compare = byCell(tiles);
  return found.sort((a, b) => compare(a >> 2, b >> 2) || (a & 3) - (b & 3));
}

/** CAV-GEO-08, CAV-GEO-09; CAV-GEO-10: whoever stands there; CAV-GEO-13: also where the tiles are two steps apart. */
export function isAdjacent({ near }: Cave, a: Square, b: Square): boolean {
  if (a < 0 || b < 0) return false;
  for (let at = a * WAYS; at < (a + 1) * WAYS; at++) {
    const next = near[at] ?? NOWHERE;
    if (next === b) return true;
    if (next < 0) return false;
  }
  return false;
}

/** The squares adjacent to one. */
export function adjacentTo({ near }: Cave, square: Square): readonly Square[] {
  const found: Square[] = [];
  for (let at = square * WAYS; at < (square + 1) * WAYS; at++) {
    const next = near[at] ?? NOWHERE;
    if (next < 0) break;
    found.push(next);
  }
  return found;
}

/** CAV-GEO-11: between tiles. */
export const stepsBetween = ({ steps, tiles }: Cave, a: TileNo, b: TileNo): number => steps[a * tiles + b] ?? FAR;
/** CAV-GEO-12, CAV-GEO-22: between the tiles of two squares. */
export const distance = ({ steps, tiles }: Cave, a: Square, b: Square): number => steps[(a >> 4) * tiles + (b >> 4)] ?? FAR;

/** The floor squares along an edge, the middle ones first. */
export function borderOf({ floor }: Cave, edge: EdgeNo): readonly Square[] {
  const tile = tileOfEdge(edge);
  return (BORDERS[edge & 3] ?? missing()).map((own) => tile * SQUARES + own).filter((square) => floor[square] === 1);
}

/** CAV-EXPLORE-01: the unexplored edges on whose border a square lies. */
export function edgesAt(cave: Cave, square: Square): readonly EdgeNo[] {
  const own = square & 15;
  return cave.unexplored.filter((edge) => edge >> 2 === square >> 4 && (BORDERS[edge & 3] ?? missing()).includes(own));
}
