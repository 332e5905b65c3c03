// Owns the geometry of the cavern as it lies: connections, adjacent squares, distances in tiles, unexplored edges; worked out once for each map.

import { missing } from '@undercroft/kernel';
import { ACROSS, BORDERS, DIRS, INSIDE, opposite, shapeOf, SIDE, SQUARES, STEPS, type Dir } from '../pieces/shapes.ts';
import { NOWHERE, type EdgeNo, type Placed, type Square, type TileNo } from '../state.ts';

export const FAR = 255;

/** Plain lists of small numbers: a map grows often, and lists are copied faster than buffers. */
export interface Cave {
  readonly tiles: number;
  /** Four for each tile: the connected neighbour, or -1. */
  readonly links: readonly TileNo[];
  /** For each square the squares adjacent to it. */
  readonly near: readonly (readonly Square[])[];
  /** For each tile its floor and its water, a bit for each square. */
  readonly floors: readonly number[];
  readonly waters: readonly number[];
  /** For each tile the steps to every tile; FAR: no chain. */
  readonly steps: readonly (readonly number[])[];
  /** CAV-GEO-14: in the default order. */
  readonly unexplored: readonly EdgeNo[];
  /** For each tile its floor squares, its mushroom square and its feature square, or -1. */
  readonly squares: readonly (readonly Square[])[];
  readonly mushrooms: readonly Square[];
  readonly features: readonly Square[];
}

export const tileOfSquare = (square: Square): TileNo => square >> 4;
export const tileOfEdge = (edge: EdgeNo): TileNo => edge >> 2;
/** The last two bits of an edge are its direction. */
export const dirOf = (edge: EdgeNo): Dir => DIRS[edge & 3] ?? missing();
export const edgeAt = (tile: TileNo, dir: Dir): EdgeNo => tile * 4 + dir;

/** The tile in a cell, or -1. CAV-GEO-21: the lattice is unbounded. */
export function tileAt(tiles: readonly Placed[], x: number, y: number): TileNo {
  for (let at = 0; at < tiles.length; at++) {
    const tile = tiles[at] ?? missing();
    if (tile.x === x && tile.y === y) return at;
  }
  return NOWHERE;
}
/** The cell beyond an edge. */
export function cellBeyond(tiles: readonly Placed[], edge: EdgeNo, far = 1): { readonly x: number; readonly y: number } {
  const { x, y } = tiles[tileOfEdge(edge)] ?? missing();
  const [dx, dy] = STEPS[edge & 3] ?? missing();
  return { x: x + dx * far, y: y + dy * far };
}
/** The tile beyond an edge, or -1. */
function beyond(tiles: readonly Placed[], edge: EdgeNo): TileNo {
  const { x, y } = cellBeyond(tiles, edge);
  return tileAt(tiles, x, y);
}

/** CAV-GEO-02: the square with a global coordinate, or -1. */
export function squareAt(tiles: readonly Placed[], x: number, y: number): Square {
  const tile = tileAt(tiles, Math.floor(x / SIDE), Math.floor(y / SIDE));
  return tile < 0 ? NOWHERE : tile * SQUARES + (((y % SIDE) + SIDE) % SIDE) * SIDE + (((x % SIDE) + SIDE) % SIDE);
}
export const columnOf = (tiles: readonly Placed[], square: Square): number => (tiles[square >> 4] ?? missing()).x * SIDE + (square & 3);
export const rowOf = (tiles: readonly Placed[], square: Square): number => (tiles[square >> 4] ?? missing()).y * SIDE + ((square >> 2) & 3);

const kept = new WeakMap<readonly Placed[], Cave>();

/** What follows from the tiles as they lie: worked out once for each map, which is replaced and never changed. */
export function caveOf(tiles: readonly Placed[]): Cave {
  let cave = kept.get(tiles);
  if (cave === undefined) kept.set(tiles, (cave = wholeCave(tiles)));
  return cave;
}

const EMPTY: Cave = {
  tiles: 0,
  links: [],
  near: [],
  floors: [],
  waters: [],
  steps: [],
  unexplored: [],
  squares: [],
  mushrooms: [],
  features: [],
};

/** Tile by tile, as it was laid. */
function wholeCave(tiles: readonly Placed[]): Cave {
  let cave = EMPTY;
  for (let n = 1; n <= tiles.length; n++) cave = grownCave(cave, tiles.slice(0, n));
  return cave;
}

/** The map with one more tile; what is known of it grows along. */
export function withTile(tiles: readonly Placed[], tile: Placed): readonly Placed[] {
  const grown = [...tiles, tile];
  kept.set(grown, grownCave(caveOf(tiles), grown));
  return grown;
}

/** The map with an edge closed that led nowhere yet: nothing else changes. */
export function withEdgeClosed(tiles: readonly Placed[], edge: EdgeNo, changed: Placed): readonly Placed[] {
  const closed = tiles.with(tileOfEdge(edge), changed);
  const old = caveOf(tiles);
  kept.set(closed, { ...old, unexplored: old.unexplored.filter((one) => one !== edge) });
  return closed;
}

/** Only what lies around the last tile is worked out anew: its own squares, those at the edges that it joins, and those that meet it at a corner. */
function grownCave(old: Cave, tiles: readonly Placed[]): Cave {
  const added = tiles.length - 1;
  const { tile, rot } = tiles[added] ?? missing();
  const { floor, water, mushroom, feature } = shapeOf(tile, rot);
  const links = linksWith(old.links, tiles);
  const floors = [...old.floors, floor];
  const own: Square[] = [];
  for (let square = 0; square < SQUARES; square++) if ((floor & (1 << square)) !== 0) own.push(added * SQUARES + square);
  const near = old.near.slice();
  for (let square = 0; square < SQUARES; square++) near.push(NONE);
  nearOn(added, ALL, links, floors, near);
  const beside: TileNo[] = [];
  for (const dir of DIRS) {
    const next = links[edgeAt(added, dir)] ?? NOWHERE;
    if (next < 0) continue;
    beside.push(next);
    nearOn(next, BORDERS[opposite(dir)] ?? missing(), links, floors, near);
    for (const on of DIRS) {
      const further = links[edgeAt(next, on)] ?? NOWHERE;
      if (further >= 0 && further !== added) nearOn(further, BORDERS[opposite(on)] ?? missing(), links, floors, near);
    }
  }
  return {
    tiles: tiles.length,
    links,
    near,
    floors,
    waters: [...old.waters, water],
    steps: beside.length === 1 ? stepsWith(old.steps, added, beside[0] ?? missing()) : stepsOf(links, tiles.length),
    unexplored: unexploredWith(old.unexplored, tiles),
    squares: [...old.squares, own],
    mushrooms: [...old.mushrooms, mushroom < 0 ? NOWHERE : added * SQUARES + mushroom],
    features: [...old.features, feature < 0 ? NOWHERE : added * SQUARES + feature],
  };
}
const NONE: readonly Square[] = [];

const ALL: readonly number[] = Array.from({ length: SQUARES }, (_, own) => own);

/** CAV-GEO-07, CAV-MOVE-03: open meets open connects, both ways; anything else is a wall. */
function linksWith(old: readonly TileNo[], tiles: readonly Placed[]): readonly TileNo[] {
  const links = [...old, NOWHERE, NOWHERE, NOWHERE, NOWHERE];
  const added = tiles.length - 1;
  const { edges } = tiles[added] ?? missing();
  for (const dir of DIRS) {
    if (edges[dir] !== 'open') continue;
    const beside = beyond(tiles, edgeAt(added, dir));
    if (beside < 0 || tiles[beside]?.edges[opposite(dir)] !== 'open') continue;
    links[edgeAt(added, dir)] = beside;
    links[edgeAt(beside, opposite(dir))] = added;
  }
  return links;
}

/** CAV-GEO-08: the square that shares a side with one in this direction and is adjacent, or -1. */
function sideOf(square: Square, dir: number, links: readonly TileNo[], floors: readonly number[]): Square {
  if (square < 0) return NOWHERE;
  const tile = square >> 4;
  const at = (square & 15) * 4 + dir;
  const inside = INSIDE[at] ?? NOWHERE;
  const to = inside >= 0 ? tile : (links[tile * 4 + dir] ?? NOWHERE);
  if (to < 0) return NOWHERE;
  const own = inside >= 0 ? inside : (ACROSS[at] ?? NOWHERE);
  return ((floors[to] ?? 0) & (1 << own)) === 0 ? NOWHERE : to * SQUARES + own;
}

/** CAV-GEO-09: for some squares of a tile those beside each, then its corners, by one of the two ways around them. */
function nearOn(
  tile: TileNo,
  which: readonly number[],
  links: readonly TileNo[],
  floors: readonly number[],
  near: (readonly Square[])[],
): void {
  const floor = floors[tile] ?? 0;
  for (let i = 0; i < which.length; i++) {
    const own = which[i] ?? missing();
    if ((floor & (1 << own)) === 0) continue;
    const square = tile * SQUARES + own;
    const found: Square[] = [];
    for (let dir = 0; dir < 4; dir++) {
      const next = sideOf(square, dir, links, floors);
      if (next >= 0) found.push(next);
    }
    for (let dir = 0; dir < 4; dir++) {
      const other = (dir + 1) & 3;
      const one = sideOf(sideOf(square, dir, links, floors), other, links, floors);
      const corner = one >= 0 ? one : sideOf(sideOf(square, other, links, floors), dir, links, floors);
      if (corner >= 0) found.push(corner);
    }
    near[square] = found;
  }
}

/** A tile with one neighbour makes no way shorter: it is one step further than that neighbour from everywhere. */
function stepsWith(old: readonly (readonly number[])[], added: TileNo, beside: TileNo): readonly (readonly number[])[] {
  const own = (old[beside] ?? missing()).map((far) => (far === FAR ? FAR : far + 1));
  const steps = old.map((row, from) => [...row, own[from] ?? FAR]);
  steps[added] = [...own, 0];
  return steps;
}

/** CAV-GEO-11: across edges only. */
function stepsOf(links: readonly TileNo[], tiles: number): readonly (readonly number[])[] {
  return Array.from({ length: tiles }, (_, from) => {
    const steps = Array.from({ length: tiles }, () => FAR);
    const queue = [from];
    steps[from] = 0;
    for (const tile of queue) {
      const next = (steps[tile] ?? FAR) + 1;
      for (let edge = tile * 4; edge < tile * 4 + 4; edge++) {
        const beside = links[edge] ?? NOWHERE;
        if (beside < 0 || steps[beside] !== FAR) continue;
        steps[beside] = next;
        queue.push(beside);
      }
    }
    return steps;
  });
}

/** CAV-GEO-14: by lowest Y, then lowest X. */
export const byCell =
  (tiles: readonly Placed[]) =>
  (a: TileNo, b: TileNo): number => {
    const [one, other] = [tiles[a] ?? missing(), tiles[b] ?? missing()];
    return one.y - other.y || one.x - other.x;
  };

/** The unexplored edges with one more tile, by cell, then N, E, S, W. */
function unexploredWith(old: readonly EdgeNo[], tiles: readonly Placed[]): readonly EdgeNo[] {
  const added = tiles.length - 1;
  const { x, y, edges } = tiles[added] ?? missing();
  const found = old.filter((edge) => {
    const cell = cellBeyond(tiles, edge);
    return cell.x !== x || cell.y !== y;
  });
  for (const dir of DIRS) if (edges[dir] === 'open' && beyond(tiles, edgeAt(added, dir)) < 0) found.push(edgeAt(added, dir));
  const compare = byCell(tiles);
  return found.sort((a, b) => compare(a >> 2, b >> 2) || (a & 3) - (b & 3));
}

export const isFloor = ({ floors }: Cave, square: Square): boolean => ((floors[square >> 4] ?? 0) & (1 << (square & 15))) !== 0;
export const isWater = ({ waters }: Cave, square: Square): boolean => ((waters[square >> 4] ?? 0) & (1 << (square & 15))) !== 0;

/** CAV-GEO-08, CAV-GEO-09; CAV-GEO-10: whoever stands there; CAV-GEO-13: also where the tiles are two steps apart. */
export const isAdjacent = ({ near }: Cave, a: Square, b: Square): boolean => a >= 0 && b >= 0 && (near[a] ?? NONE).includes(b);

/** The squares adjacent to one. */
export const adjacentTo = ({ near }: Cave, square: Square): readonly Square[] => near[square] ?? NONE;

/** CAV-GEO-11: between tiles. */
export const stepsBetween = ({ steps }: Cave, a: TileNo, b: TileNo): number => steps[a]?.[b] ?? FAR;
/** CAV-GEO-12, CAV-GEO-22: between the tiles of two squares. */
export const distance = ({ steps }: Cave, a: Square, b: Square): number => steps[a >> 4]?.[b >> 4] ?? FAR;

/** The floor squares along an edge, the middle ones first. */
export function borderOf(cave: Cave, edge: EdgeNo): readonly Square[] {
  const tile = tileOfEdge(edge);
  return (BORDERS[edge & 3] ?? missing()).map((own) => tile * SQUARES + own).filter((square) => isFloor(cave, square));
}

/** CAV-EXPLORE-01: the unexplored edges on whose border a square lies. */
export function edgesAt({ unexplored }: Cave, square: Square): readonly EdgeNo[] {
  const own = square & 15;
  return unexplored.filter((edge) => edge >> 2 === square >> 4 && (BORDERS[edge & 3] ?? missing()).includes(own));
}
