// Owns where a map card may be put while it is placed: the legal cells, and which way round it fits each of them.

import { isOneOf, type Scalar } from '@undercroft/kernel';
import { MAP_IDS, mapOf, type MapId } from '../content/cards.ts';
import type { View } from '../view.ts';
import { looseTile } from './map.ts';
import type { Question } from './touch.ts';

export interface Cell {
  readonly x: number;
  readonly y: number;
  /** The option for each way round; undefined: it does not fit so. */
  readonly plain: string | undefined;
  readonly turned: string | undefined;
}

export interface Placeable {
  readonly card: MapId;
  readonly cells: readonly Cell[];
}

const PLACE = /^(-?\d+),(-?\d+)( turned)?$/;

/** The card and the cells of an open pick of a place; null: none is open. */
export function placeableIn(view: View, { about, picked, node }: Question): Placeable | null {
  const places = node.options.filter((option) => PLACE.test(String(option)));
  if (places.length === 0 || (node.pick !== 'place' && node.pick !== 'to')) return null;
  const named = about['card'] ?? picked['card'];
  const card = isOneOf(MAP_IDS, named) ? named : view.spaces[Number(picked['space'])]?.card;
  return card === undefined ? null : { card, cells: cellsOf(places) };
}

function cellsOf(places: readonly Scalar[]): readonly Cell[] {
  const cells = new Map<string, { x: number; y: number; plain: string | undefined; turned: string | undefined }>();
  for (const place of places) {
    const [option = '', x, y, turned] = PLACE.exec(String(place)) ?? [];
    const key = `${x},${y}`;
    const cell = cells.get(key) ?? { x: Number(x), y: Number(y), plain: undefined, turned: undefined };
    cell[turned === undefined ? 'plain' : 'turned'] = option;
    cells.set(key, cell);
  }
  return [...cells.values()];
}

/** The likeliest cell: where the card joins most of what lies there, nearest to the hero that looks. */
export function likeliest(view: View, { card, cells }: Placeable): Cell | null {
  const { realm } = mapOf(card);
  const here = view.spaces[view.players[view.seat]?.space ?? -1];
  const beside = ({ x, y }: Cell): number =>
    view.spaces.filter((space) => space.realm === realm && Math.abs(space.x - x) + Math.abs(space.y - y) === 1).length;
  const far = ({ x, y }: Cell): number => (here?.realm === realm ? Math.abs(here.x - x) + Math.abs(here.y - y) : 0);
  const [best] = cells.toSorted((a, b) => beside(b) - beside(a) || far(a) - far(b));
  return best ?? null;
}

const BESIDE = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The cards beside a cell that a way leads to from both sides, as the card would lie. */
export function joinedCards(view: View, card: MapId, { x, y }: Cell, turned: boolean): readonly MapId[] {
  const { exits, realm } = looseTile(card, turned);
  return BESIDE.flatMap(([dx, dy], side) => {
    const other = view.spaces.find((space) => space.realm === realm && space.x === x + dx && space.y === y + dy);
    const isOpen = other !== undefined && exits[side]?.kind !== 'wall' && other.exits[(side + 2) % 4]?.kind !== 'wall';
    return isOpen ? [other.card] : [];
  });
}
