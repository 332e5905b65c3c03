// Owns the shapes of tiles as they lie, turned by quarter turns: floor, water, marked squares and edges as bits and small numbers.

import { bug, missing } from '@undercroft/kernel';
import { TILE_IDS, tileOf, type TileId } from '../content/cards.ts';

/** North, east, south, west; quarter turns clockwise. */
export type Dir = 0 | 1 | 2 | 3;
export const DIRS: readonly Dir[] = [0, 1, 2, 3];
export const NORTH: Dir = 0;
export const SOUTH: Dir = 2;
const AROUND: readonly Dir[] = [0, 1, 2, 3, 0, 1, 2];
/** A direction, turned clockwise by so many quarter turns. */
export const turned = (dir: Dir, by: Dir): Dir => AROUND[dir + by] ?? missing();
export const opposite = (dir: Dir): Dir => turned(dir, 2);

/** Squares of a tile: four rows of four, the north row first. */
export const SIDE = 4;
export const SQUARES = SIDE * SIDE;
/** One step in each direction: columns and rows. */
export const STEPS: readonly (readonly [x: number, y: number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** A tile as it lies. Squares are bits, or numbers from 0 to 15; -1: it has none. */
export interface Shape {
  readonly floor: number;
  readonly water: number;
  readonly mushroom: number;
  readonly feature: number;
  /** Edges are bits. */
  readonly open: number;
  readonly door: number;
}

const LETTERS = 'NESW';

/** CAV-GEO-03: square (x, y) goes to (3 - y, x), as often as the tile is turned. */
function turnedSquare(square: number, by: Dir): number {
  let [x, y] = [square % SIDE, Math.floor(square / SIDE)];
  for (let i = 0; i < by; i++) [x, y] = [SIDE - 1 - y, x];
  return y * SIDE + x;
}

function shapeFrom(id: TileId, by: Dir): Shape {
  const { grid, open, door } = tileOf(id);
  const glyphs = grid.join('');
  const bits = (wanted: (glyph: string) => boolean): number =>
    Array.from(glyphs).reduce((sum, glyph, square) => (wanted(glyph) ? sum | (1 << turnedSquare(square, by)) : sum), 0);
  const marked = (glyph: string): number => (glyphs.includes(glyph) ? turnedSquare(glyphs.indexOf(glyph), by) : -1);
  const edges = (letters: string): number =>
    DIRS.reduce<number>((sum, dir) => (letters.includes(LETTERS[dir] ?? '?') ? sum | (1 << turned(dir, by)) : sum), 0);
  if (glyphs.length !== SQUARES) bug(`tile ${id} has ${glyphs.length} squares`);
  return {
    floor: bits((glyph) => glyph !== '#'),
    water: bits((glyph) => glyph === '~'),
    mushroom: marked('m'),
    feature: marked('o'),
    open: edges(open),
    door: edges(door ?? ''),
  };
}

const SHAPES = new Map(TILE_IDS.map((id) => [id, DIRS.map((by) => shapeFrom(id, by))]));
export const shapeOf = (id: TileId, by: Dir): Shape => SHAPES.get(id)?.[by] ?? bug(`no shape of ${id}`);

/** The squares along each edge, the two middle ones first (CAV-EDGE-03). */
export const BORDERS: readonly (readonly number[])[] = [
  [1, 2, 0, 3],
  [7, 11, 3, 15],
  [13, 14, 12, 15],
  [4, 8, 0, 12],
];
/** The square that touches a border square from beyond the edge. */
function across(square: number, dir: Dir): number {
  const [x, y] = [square % SIDE, Math.floor(square / SIDE)];
  return dir === 0 || dir === 2 ? (SIDE - 1 - y) * SIDE + x : y * SIDE + (SIDE - 1 - x);
}
/** The next square of the same tile in this direction; -1: it is beyond the edge. */
function inside(square: number, dir: Dir): number {
  const [dx, dy] = STEPS[dir] ?? missing();
  const [x, y] = [(square % SIDE) + dx, Math.floor(square / SIDE) + dy];
  return x < 0 || y < 0 || x >= SIDE || y >= SIDE ? -1 : y * SIDE + x;
}
/** Four for each square of a tile, by direction: looked up often, and worked out once. */
const table = (next: (square: number, dir: Dir) => number): Int8Array =>
  Int8Array.from({ length: SQUARES * DIRS.length }, (_, at) => next(at >> 2, DIRS[at & 3] ?? missing()));
export const INSIDE = table(inside);
export const ACROSS = table(across);
