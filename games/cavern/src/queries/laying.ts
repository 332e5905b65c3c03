// Owns where tiles can go: attaching, sealing, doors and double tiles, and which named tiles an adventure still waits for.

import { missing } from '@undercroft/kernel';
import { gather } from '@undercroft/parts';
import { adventureOf, encounterOf, tileOf, type TileId } from '../content/cards.ts';
import { DIRS, NORTH, shapeOf, turned, type Dir } from '../pieces/shapes.ts';
import { NOWHERE, type Board, type EdgeNo, type Square, type Table, type TileNo } from '../state.ts';
import { caveOf, cellBeyond, dirOf, edgeAt, FAR, stepsBetween, tileAt, tileOfEdge, tileOfSquare } from './cave.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly rot: Dir;
}

/** CAV-GEO-06: there is exactly one way to attach a tile to an edge: turned so that its triangle faces the tile that is explored from. */
export const spotAt = (table: Table, edge: EdgeNo, far = 1): Spot => ({ ...cellBeyond(table.tiles, edge, far), rot: dirOf(edge) });

/** CAV-EXPLORE-12: whether a tile at this edge would leave no unexplored edge anywhere. */
export function wouldSeal(table: Table, edge: EdgeNo, tile: TileId): boolean {
  const { x, y, rot } = spotAt(table, edge);
  for (const other of caveOf(table.tiles).unexplored) {
    const cell = cellBeyond(table.tiles, other);
    if (cell.x !== x || cell.y !== y) return false;
  }
  const { open } = shapeOf(tile, rot);
  return !DIRS.some((dir) => {
    if ((open & (1 << dir)) === 0) return false;
    const [dx, dy] = [dir === 1 ? 1 : dir === 3 ? -1 : 0, dir === 2 ? 1 : dir === 0 ? -1 : 0];
    return tileAt(table.tiles, x + dx, y + dy) < 0;
  });
}

const inStack = ({ stack }: Board): readonly TileId[] => stack.flatMap(({ cards }) => cards);
const isNamed = (tile: TileId): boolean => tileOf(tile).kind === 'named';

/** What becomes of the tile that was drawn: it is placed; it goes to the bottom or is held back, and another is drawn; or one held back is placed after all. */
export type Verdict = 'place' | 'bottom' | 'hold' | 'unhold';

/** CAV-EXPLORE-12, CAV-EXPLORE-17, CAV-EXPLORE-18, CAV-GEO-17. A named tile that is still to come is always worth drawing on for. */
export function verdictOn(board: Board, edge: EdgeNo, tile: TileId): Verdict {
  if (!wouldSeal(board, edge, tile)) return 'place';
  const left = inStack(board);
  if (isNamed(tile)) return left.length > 0 && left.concat(board.held).some(isNamed) ? 'hold' : 'place';
  if (left.some((other) => isNamed(other) || !wouldSeal(board, edge, other))) return 'bottom';
  return board.held.length > 0 ? 'unhold' : 'place';
}

/** CAV-END-04: the named tiles of the adventure that are not on the map yet. */
export function awaited(table: Table): readonly TileId[] {
  const named = adventureOf(table.setup.adventure).stack.flatMap((step) =>
    typeof step !== 'string' && 'shuffle' in step ? [step.shuffle] : [],
  );
  return named.filter((tile) => !table.tiles.some((placed) => placed.tile === tile));
}

/** EN05: every tile counts as one with a black triangle. */
export const isWhiteAsBlack = ({ environment }: Table): boolean =>
  environment !== null && encounterOf(environment).stays.some((one) => one.do === 'rule' && one.name === 'white-as-black');

/** CAV-ENC-09: the unexplored edges whose tile is closest to a tile, in the default order; all that are equally close. */
export function closestEdges(table: Table, from: TileNo, usable: (edge: EdgeNo) => boolean = () => true): readonly EdgeNo[] {
  const cave = caveOf(table.tiles);
  const all = gather(cave.unexplored, (edge) => {
    const far = stepsBetween(cave, from, tileOfEdge(edge));
    return far < FAR && usable(edge) ? { edge, far } : undefined;
  });
  const least = Math.min(...all.map(({ far }) => far));
  return all.filter(({ far }) => far === least).map(({ edge }) => edge);
}

/** CAV-TILE-04: the edge opposite the triangle of a tile, if it is unexplored. */
export function oppositeEdge(table: Table, tile: TileNo): EdgeNo {
  const edge = edgeAt(tile, turned(NORTH, (table.tiles[tile] ?? missing()).rot));
  return caveOf(table.tiles).unexplored.includes(edge) ? edge : NOWHERE;
}

/** CAV-GEO-19: the door of a tile, as it lies. */
export const doorOf = (table: Table, tile: TileNo): EdgeNo => {
  const dir = DIRS.find((one) => table.tiles[tile]?.edges[one] === 'door');
  return dir === undefined ? NOWHERE : edgeAt(tile, dir);
};

/** CAV-GEO-18: whether two empty cells lie in line beyond an edge. */
export function fitsDouble(table: Table, edge: EdgeNo): boolean {
  const [near, far] = [cellBeyond(table.tiles, edge), cellBeyond(table.tiles, edge, 2)];
  return tileAt(table.tiles, near.x, near.y) < 0 && tileAt(table.tiles, far.x, far.y) < 0;
}

/** CAV-GEO-18, CAV-GEO-23: where a destination goes: at the door, or at the closest other unexplored edges where it fits. */
export function doubleEdges(table: Table, door: EdgeNo): readonly EdgeNo[] {
  if (fitsDouble(table, door)) return [door];
  return closestEdges(table, tileOfEdge(door), (edge) => edge !== door && fitsDouble(table, edge));
}

/** The halves of a destination that was laid, or the tile that called for it where it could not be (G-24). */
export function halves(table: Table, called: TileNo): { readonly near: TileNo; readonly far: TileNo } {
  const near = table.tiles.findIndex(({ tile }) => tileOf(tile).kind === 'destination');
  return near < 0 ? { near: called, far: called } : { near, far: near + 1 };
}

export const triangleAt = (table: Table, tile: TileNo): string => tileOf((table.tiles[tile] ?? missing()).tile).triangle;
export const hasRule = (table: Table, square: Square, name: string): boolean =>
  (tileOf((table.tiles[tileOfSquare(square)] ?? missing()).tile).stays ?? []).some((one) => one.do === 'rule' && one.name === name);
