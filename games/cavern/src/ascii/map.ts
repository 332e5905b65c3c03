// Owns the map in characters: two for each square, a line between tiles, cut to a window around the hero that acts.

import { at, missing } from '@undercroft/kernel';
import { clip, line, piece, words, type Ink, type Line } from '@undercroft/presentation/drawing';
import type { Pending } from '@undercroft/presentation';
import { tileOf } from '../content/cards.ts';
import { DIRS, SIDE, STEPS, type Dir } from '../pieces/shapes.ts';
import { caveOf, edgeAt, isFloor, tileAt } from '../queries/cave.ts';
import { isTrap } from '../queries/tactics.ts';
import { isDowned, NOWHERE, type Edge, type Placed, type Square } from '../state.ts';
import type { View } from '../view.ts';
import { foeSign, heroSign, INKS, THING_SIGNS } from './signs.ts';

export interface Room {
  readonly width: number;
  readonly height: number;
}
interface Cell {
  readonly text: string;
  readonly ink: Ink;
}
/** A tile takes four squares of two characters, and the line to its west and north. */
const [WIDE, HIGH] = [SIDE * 2 + 1, SIDE + 1] as const;
const BLANK: Cell = { text: ' ', ink: 'plain' };

/** What a side that leads nowhere looks like: beside, and above or below. */
const SIDES: Readonly<Record<Edge, readonly [beside: string, above: string, ink: Ink]>> = {
  open: ['┆', '╌', 'ember'],
  closed: ['│', '─', 'wall'],
  door: ['▯', '▭', 'lit'],
  collapse: ['x', 'x', 'bad'],
  wall: ['║', '═', 'wall'],
  fissure: ['‡', '‡', 'bad'],
};

/** Squares that are offered now, with their numbers. */
function offered(pending: Pending | undefined): ReadonlyMap<Square, number> {
  const { name, options } = pending?.open ?? { name: '', options: [] };
  return new Map(name === 'to' || name === 'square' ? options.map((square, i) => [Number(square), i + 1]) : []);
}

function squareCell(view: View, square: Square, numbers: ReadonlyMap<Square, number>): Cell {
  const cave = caveOf(view.tiles);
  const n = numbers.get(square);
  if (n !== undefined) return { text: String(n).padStart(2), ink: 'ember' };
  const hero = view.heroes.findIndex((one) => one.square === square);
  if (hero >= 0) return { text: heroSign(hero, isDowned(at(view.heroes, hero))), ink: INKS[hero % INKS.length] ?? 'lit' };
  const foe = view.foes.findIndex((one) => one.square === square);
  if (foe >= 0) return { text: foeSign(view, foe), ink: 'red' };
  const ally = view.allies.find((one) => one.square === square);
  if (ally !== undefined) return { text: `+${ally.of + 1}`, ink: 'green' };
  const thing = view.things.find((one) => one.square === square);
  if (thing !== undefined) return { text: ` ${THING_SIGNS[thing.kind]}`, ink: 'lit' };
  const marker = view.heroes.flatMap(({ row }) => row).find((one) => one.square === square);
  if (marker !== undefined) return { text: isTrap(marker.card) ? ' ^' : ' *', ink: 'bad' };
  if (!isFloor(cave, square)) return { text: '##', ink: 'dim' };
  const tile = square >> 4;
  if (cave.mushrooms[tile] === square) return { text: ' "', ink: 'green' };
  if (cave.features[tile] === square) return { text: ' ≡', ink: 'lit' };
  return ((cave.waters[tile] ?? 0) & (1 << (square & 15))) === 0 ? { text: ' ·', ink: 'dim' } : { text: ' ~', ink: 'blue' };
}

/** The line on one side of a tile: nothing where it is connected. */
function sideCell(view: View, tile: number, dir: Dir): Cell {
  const { edges, x, y } = at(view.tiles, tile);
  if ((caveOf(view.tiles).links[edgeAt(tile, dir)] ?? NOWHERE) >= 0) return BLANK;
  const [dx, dy] = STEPS[dir] ?? missing();
  const beyond = tileAt(view.tiles, x + dx, y + dy);
  // Beside another tile only a wall is left of an edge.
  const edge = beyond >= 0 && at(edges, dir) === 'open' ? 'closed' : at(edges, dir);
  const [beside, above, ink] = SIDES[edge];
  return { text: dir === 1 || dir === 3 ? beside : above, ink };
}

/** The whole map as a field of characters. */
function field(
  view: View,
  numbers: ReadonlyMap<Square, number>,
): { readonly cells: Cell[][]; readonly left: number; readonly top: number } {
  const xs = view.tiles.map(({ x }) => x);
  const ys = view.tiles.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const width = (Math.max(...xs) - left + 1) * WIDE + 1;
  const height = (Math.max(...ys) - top + 1) * HIGH + 1;
  const cells = Array.from({ length: height }, () => Array.from({ length: width }, () => BLANK));
  const put = (x: number, y: number, cell: Cell): void => {
    const row = cells[y];
    if (row !== undefined && (cell !== BLANK || row[x] === undefined)) row[x] = cell;
  };
  view.tiles.forEach((placed: Placed, tile) => {
    const [x0, y0] = [(placed.x - left) * WIDE, (placed.y - top) * HIGH];
    for (const corner of [0, WIDE]) for (const end of [0, HIGH]) put(x0 + corner, y0 + end, { text: '+', ink: 'wall' });
    for (const dir of DIRS) {
      const cell = sideCell(view, tile, dir);
      const along = dir === 1 || dir === 3 ? SIDE : SIDE * 2;
      for (let i = 1; i <= along; i++)
        if (dir === 1 || dir === 3) put(x0 + (dir === 1 ? WIDE : 0), y0 + i, cell);
        else put(x0 + i, y0 + (dir === 2 ? HIGH : 0), cell);
    }
    for (let i = 0; i < SIDE * SIDE; i++) {
      const { text, ink } = squareCell(view, tile * 16 + i, numbers);
      Array.from(text).forEach((char, k) => put(x0 + 1 + (i % SIDE) * 2 + k, y0 + 1 + Math.floor(i / SIDE), { text: char, ink }));
    }
  });
  return { cells, left, top };
}

/** So many from 0, with the wanted one as near the middle as the ends allow. */
const windowAt = (all: number, shown: number, wanted: number): number =>
  all <= shown ? 0 : Math.max(0, Math.min(all - shown, wanted - Math.floor(shown / 2)));

const merged = (cells: readonly Cell[]): Line => {
  const pieces: { text: string; ink: Ink }[] = [];
  for (const { text, ink } of cells) {
    const last = pieces.at(-1);
    if (last?.ink === ink) last.text += text;
    else pieces.push({ text, ink });
  }
  return pieces.map(({ text, ink }) => piece(text, ink));
};

export function mapLines(view: View, { width, height }: Room, pending?: Pending): Line[] {
  const { cells, left, top } = field(view, offered(pending));
  const wide = cells[0]?.length ?? 0;
  const hero = view.heroes[view.active];
  const square = hero !== undefined && hero.square >= 0 ? hero.square : 0;
  const { x, y } = at(view.tiles, square >> 4);
  const from = windowAt(wide, width, (x - left) * WIDE + 1 + (square & 3) * 2);
  const first = windowAt(cells.length, height, (y - top) * HIGH + 1 + ((square >> 2) & 3));
  return cells.slice(first, first + height).map((row) => merged(row.slice(from, from + width)));
}

/** How many lines the whole map takes. */
export const mapNeed = (view: View): number => {
  const ys = view.tiles.map(({ y }) => y);
  return (Math.max(...ys) - Math.min(...ys) + 1) * HIGH + 1;
};

/** The tiles that have a name worth telling: those with a rule or a part in the adventure, and where the acting hero stands. */
export function tileNames(view: View, name: (id: string) => string, width: number): Line[] {
  const here = view.heroes[view.active]?.square ?? NOWHERE;
  const told = view.tiles.flatMap(({ tile }, no) => (tileOf(tile).kind === 'plain' && no !== here >> 4 ? [] : [name(tile)]));
  return told.length === 0 ? [] : [clip(words(line(`≡ ${[...new Set(told)].join(', ')}`, 'dim')), width)];
}
