// Owns the map as a board draws it: the ground of every square, the sides of the tiles, and everything that stands on them.

import { at, missing } from '@undercroft/kernel';
import { tileOf, type EncounterId, type TileId } from '../content/cards.ts';
import { DIRS, shapeOf, SIDE, SQUARES, STEPS, type Dir } from '../pieces/shapes.ts';
import type { Edge, Placed, Square } from '../state.ts';
import type { View } from '../view.ts';

/** In squares: x grows east, y south. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
export interface GroundSquare extends Spot {
  readonly square: Square;
  readonly ground: 'rock' | 'floor' | 'water';
  readonly mark: 'mushroom' | 'feature' | null;
}
/** A piece of a side of a square, from corner to corner; joined: where two tiles meet. */
export interface SidePiece {
  readonly from: Spot;
  readonly to: Spot;
  readonly as: 'rock' | 'joined' | Edge;
}
export interface MapTile extends Spot {
  readonly no: number;
  readonly id: TileId;
  /** It has a rule, or a part in the adventure: its name is shown, beside the tile where no other lies, or on its rock. */
  readonly name: Spot | null;
  readonly squares: readonly GroundSquare[];
  readonly sides: readonly SidePiece[];
}

export const spotOf = ({ tiles }: View, square: Square): Spot => {
  const { x, y } = at(tiles, square >> 4);
  return { x: x * SIDE + (square & 3), y: y * SIDE + ((square >> 2) & 3) };
};
/** Whether a square is on a tile that lies there: what is told may be ahead of what is shown. */
export const isLaid = ({ tiles }: Pick<View, 'tiles'>, square: Square): boolean => square >= 0 && square >> 4 < tiles.length;
/** The square beside a spot in a direction; null: there is no floor. */
export function squareBeside({ tiles }: Pick<View, 'tiles'>, { x, y }: Spot, [dx, dy]: readonly [number, number]): Square | null {
  const [toX, toY] = [Math.round(x) + dx, Math.round(y) + dy];
  const no = tiles.findIndex((tile) => tile.x === Math.floor(toX / SIDE) && tile.y === Math.floor(toY / SIDE));
  const placed = tiles[no];
  if (placed === undefined) return null;
  const own = (((toY % SIDE) + SIDE) % SIDE) * SIDE + (((toX % SIDE) + SIDE) % SIDE);
  return (shapeOf(placed.tile, placed.rot).floor & (1 << own)) === 0 ? null : no * SQUARES + own;
}
/** The middle of an edge. */
export const edgeSpot = ({ tiles }: View, edge: number): Spot => {
  const { x, y } = at(tiles, edge >> 2);
  const [dx, dy] = STEPS[edge & 3] ?? missing();
  const half = (SIDE - 1) / 2;
  return { x: x * SIDE + half + dx * (half + 0.5), y: y * SIDE + half + dy * (half + 0.5) };
};

function groundOf({ tile, x, y, rot }: Placed, no: number): readonly GroundSquare[] {
  const { floor, water, mushroom, feature } = shapeOf(tile, rot);
  return Array.from({ length: SQUARES }, (_, own) => ({
    square: no * SQUARES + own,
    x: x * SIDE + (own % SIDE),
    y: y * SIDE + Math.floor(own / SIDE),
    ground: (water & (1 << own)) === 0 ? ((floor & (1 << own)) === 0 ? 'rock' : 'floor') : 'water',
    mark: own === mushroom ? 'mushroom' : own === feature ? 'feature' : null,
  }));
}

/** The corners of each side of a square, clockwise. */
const CORNERS: Readonly<Record<Dir, readonly [Spot, Spot]>> = {
  0: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ],
  1: [
    { x: 1, y: 0 },
    { x: 1, y: 1 },
  ],
  2: [
    { x: 0, y: 1 },
    { x: 1, y: 1 },
  ],
  3: [
    { x: 0, y: 0 },
    { x: 0, y: 1 },
  ],
};
const isBorder = (own: number, dir: Dir): boolean => {
  const [x, y] = [own % SIDE, Math.floor(own / SIDE)];
  return [y === 0, x === SIDE - 1, y === SIDE - 1, x === 0][dir] ?? false;
};

/** What is drawn on the sides of the floor squares of a tile. */
function sidesOf(
  tiles: readonly Placed[],
  no: number,
  ground: ReadonlyMap<string, GroundSquare>,
  own: readonly GroundSquare[],
): readonly SidePiece[] {
  const placed = at(tiles, no);
  const beyond = (dir: Dir): Placed | undefined => {
    const [dx, dy] = STEPS[dir] ?? missing();
    return tiles.find(({ x, y }) => x === placed.x + dx && y === placed.y + dy);
  };
  return own.flatMap(({ x, y, ground: here }, i) =>
    here === 'rock'
      ? []
      : DIRS.flatMap((dir): readonly SidePiece[] => {
          const [dx, dy] = STEPS[dir] ?? missing();
          const near = ground.get(`${x + dx},${y + dy}`);
          const [a, b] = CORNERS[dir];
          const piece = { from: { x: x + a.x, y: y + a.y }, to: { x: x + b.x, y: y + b.y } };
          if (!isBorder(i, dir)) return near?.ground === 'rock' ? [{ ...piece, as: 'rock' }] : [];
          const other = beyond(dir);
          const edge = at(placed.edges, dir);
          const meets = other !== undefined && edge === 'open' && other.edges[(dir + 2) % 4] === 'open';
          if (meets) return near?.ground === 'rock' ? [{ ...piece, as: 'rock' }] : [{ ...piece, as: 'joined' }];
          return [{ ...piece, as: other !== undefined && edge === 'open' ? 'closed' : edge }];
        }),
  );
}

/** The two halves of the start have no name of their own. */
const UNNAMED: readonly TileId[] = ['S00N', 'S00S'];
/** How far from the edge of its tile a name stands, in squares. */
const ASIDE = 0.32;

/** The middle of the name of a tile: below or above it, where nobody can stand, or in the row with the most rock. */
function nameSpot(tiles: readonly Placed[], no: number, own: readonly GroundSquare[]): Spot {
  const { x, y } = at(tiles, no);
  const isFree = (dy: number): boolean => !tiles.some((other) => other.x === x && other.y === y + dy);
  const middle = (x + 0.5) * SIDE;
  if (isFree(1)) return { x: middle, y: (y + 1) * SIDE + ASIDE };
  if (isFree(-1)) return { x: middle, y: y * SIDE - ASIDE };
  const rock = (row: number): number => own.slice(row * SIDE, (row + 1) * SIDE).filter(({ ground }) => ground === 'rock').length;
  const rows = Array.from({ length: SIDE }, (_, row) => row).toSorted((a, b) => rock(b) - rock(a));
  return { x: middle, y: y * SIDE + (rows[0] ?? 0) + 0.5 };
}

export function tilesOf({ tiles }: Pick<View, 'tiles'>): readonly MapTile[] {
  const own = tiles.map(groundOf);
  const ground = new Map(own.flat().map((one) => [`${one.x},${one.y}`, one]));
  return tiles.map(({ tile, x, y }, no) => ({
    no,
    id: tile,
    x: x * SIDE,
    y: y * SIDE,
    name: tileOf(tile).kind === 'plain' || UNNAMED.includes(tile) ? null : nameSpot(tiles, no, own[no] ?? []),
    squares: own[no] ?? [],
    sides: sidesOf(tiles, no, ground, own[no] ?? []),
  }));
}

export interface Marker extends Spot {
  readonly no: number;
  readonly card: EncounterId;
  readonly trap: boolean;
}
/** Traps and hazards on the map, whoever controls them. */
export const markersOf = (view: View): readonly Marker[] =>
  view.heroes.flatMap(({ row }) =>
    row.flatMap(({ no, card, square }) => {
      if (square < 0 || !isEncounter(card)) return [];
      return [{ no, card, trap: card.startsWith('TR'), ...spotOf(view, square) }];
    }),
  );
/** Where something that can be touched lies; null: nowhere on the map. */
export function placeSpot(view: View, thing: string): Spot | null {
  const [kind, n] = thing.split(' ');
  const no = Number(n);
  if (kind === 'square') return no >> 4 < view.tiles.length ? spotOf(view, no) : null;
  const tile = kind === 'tile' ? view.tiles[no] : undefined;
  if (tile !== undefined) return { x: (tile.x + 0.5) * SIDE - 0.5, y: (tile.y + 0.5) * SIDE - 0.5 };
  if (kind === 'marker') return markersOf(view).find((marker) => marker.no === no) ?? null;
  const figure = kind === 'figure' ? (view.heroes[no] ?? [...view.foes, ...view.things].find(({ id }) => id === no)) : undefined;
  return figure === undefined || figure.square < 0 ? null : spotOf(view, figure.square);
}
/** Whether a marker with this number lies on the map. */
export const hasMarker = (view: View, no: number): boolean => markersOf(view).some((marker) => marker.no === no);
const isEncounter = (card: string): card is EncounterId => card.startsWith('TR') || card.startsWith('HZ');
