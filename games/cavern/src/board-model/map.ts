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
  /** It has a rule, or a part in the adventure: its name is shown. */
  readonly told: boolean;
  readonly squares: readonly GroundSquare[];
  readonly sides: readonly SidePiece[];
}

export const spotOf = ({ tiles }: View, square: Square): Spot => {
  const { x, y } = at(tiles, square >> 4);
  return { x: x * SIDE + (square & 3), y: y * SIDE + ((square >> 2) & 3) };
};
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

export function tilesOf({ tiles }: Pick<View, 'tiles'>): readonly MapTile[] {
  const own = tiles.map(groundOf);
  const ground = new Map(own.flat().map((one) => [`${one.x},${one.y}`, one]));
  return tiles.map(({ tile, x, y }, no) => ({
    no,
    id: tile,
    x: x * SIDE,
    y: y * SIDE,
    told: tileOf(tile).kind !== 'plain',
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
const isEncounter = (card: string): card is EncounterId => card.startsWith('TR') || card.startsWith('HZ');

/** A way over squares that are offered, from where somebody stands; empty: none is known. */
export function wayOver(view: View, from: Square, to: Square, offered: ReadonlySet<Square>): readonly Spot[] {
  const byPlace = new Map([...offered, from].map((square) => [placeKey(spotOf(view, square)), square]));
  const came = new Map<Square, Square>([[from, from]]);
  const queue = [from];
  for (let i = 0; i < queue.length && !came.has(to); i++) {
    const square = queue[i] ?? missing();
    const { x, y } = spotOf(view, square);
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const near = byPlace.get(placeKey({ x: x + dx, y: y + dy }));
        if (near === undefined || came.has(near)) continue;
        came.set(near, square);
        queue.push(near);
      }
  }
  if (!came.has(to)) return [];
  const way: Spot[] = [];
  for (let square = to; ; square = came.get(square) ?? from) {
    way.unshift(spotOf(view, square));
    if (square === from) return way;
  }
}
const placeKey = ({ x, y }: Spot): string => `${x},${y}`;
