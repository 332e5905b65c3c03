// Owns the map law a second time, written from the text of the rules and without care for speed: what the quick questions are compared with.

import { isOneOf, memberOf } from '@undercroft/kernel';
import { cardOf, type CardId } from '../src/content/cards.ts';
import type { Side } from '../src/content/drawing.ts';
import type { ExitState, GameMap, Square, Wall } from '../src/state.ts';

/** One sign of a room's drawing: a square, or the arrow of an exit, which lies outside the room on the square the exit leads to. */
interface Sign {
  readonly row: number;
  readonly column: number;
  readonly sign: '#' | Arrow;
  /** Of an arrow: which exit of the card it is, in reading order; the chalked ones follow. */
  readonly exit: number;
}
const ARROWS = ['^', '>', 'v', '<'] as const;
type Arrow = (typeof ARROWS)[number];
const isExit = (one: Sign): one is Sign & { readonly sign: Arrow } => one.sign !== '#';

/** A room drawn somewhere on the grid; `meets` is the wall of another room that one of its exits leads to. */
export interface Laid {
  readonly exit: number;
  readonly turns: number;
  readonly mirrored: boolean;
  readonly squares: readonly Square[];
  readonly walls: readonly Wall[];
  readonly meets: Wall;
}

const SIDE_OF: Readonly<Record<Arrow, Side>> = { '^': 'N', '>': 'E', v: 'S', '<': 'W' };
const ARROW_OF: Readonly<Record<Side, Arrow>> = { N: '^', E: '>', S: 'v', W: '<' };
const BACK: Readonly<Record<Side, Side>> = { N: 'S', E: 'W', S: 'N', W: 'E' };
const AWAY: Readonly<Record<Side, readonly [rows: number, columns: number]>> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };
const SIDES_IN_ORDER: readonly Side[] = ['N', 'E', 'S', 'W'];

/** The square next to one on a side, or null beyond the edge: squares outside the grid do not exist (DLV-MAP-10). */
function neighbour({ width, height }: GameMap, square: Square, side: Side): Square | null {
  const row = Math.floor(square / width) + (side === 'S' ? 1 : side === 'N' ? -1 : 0);
  const column = (square % width) + (side === 'E' ? 1 : side === 'W' ? -1 : 0);
  return row >= 0 && row < height && column >= 0 && column < width ? row * width + column : null;
}
const parts = (wall: Wall): { readonly square: Square; readonly side: Side } => ({
  square: Number(wall.slice(0, -1)),
  side: memberOf(SIDES_IN_ORDER, wall.slice(-1)),
});

/** The picture on the card, with an arrow outside each chalked wall (DLV-ITEM-14). */
function pictureOf(card: CardId, chalked: readonly Wall[]): readonly Sign[] {
  const signs: Sign[] = [];
  let exits = 0;
  cardOf(card).room.forEach((line, row) =>
    Array.from(line).forEach((sign, column) => {
      if (sign === '#') signs.push({ row, column, sign, exit: -1 });
      else if (isOneOf(ARROWS, sign)) signs.push({ row, column, sign, exit: exits++ });
    }),
  );
  const squares = signs.filter(({ sign }) => sign === '#');
  const top = Math.min(...squares.map(({ row }) => row));
  const left = Math.min(...squares.map(({ column }) => column));
  for (const wall of chalked) {
    const { square, side } = parts(wall);
    const away = AWAY[side];
    signs.push({
      row: top + Math.floor(square / 64) + away[0],
      column: left + (square % 64) + away[1],
      sign: ARROW_OF[side],
      exit: exits++,
    });
  }
  return signs;
}

/** DLV-MAP-23, on the picture itself: looked at in a mirror, then the paper turned clockwise. */
function seen(picture: readonly Sign[], mirrored: boolean, turns: number): readonly Sign[] {
  let signs = picture;
  if (mirrored) {
    const swap = { '<': '>', '>': '<', '^': '^', v: 'v', '#': '#' } as const;
    signs = signs.map(({ row, column, sign, exit }) => ({ row, column: 100 - column, sign: swap[sign], exit }));
  }
  const next = { '^': '>', '>': 'v', v: '<', '<': '^', '#': '#' } as const;
  for (let turn = 0; turn < turns; turn++)
    signs = signs.map(({ row, column, sign, exit }) => ({ row: column, column: 100 - row, sign: next[sign], exit }));
  const top = Math.min(...signs.map(({ row }) => row));
  const left = Math.min(...signs.map(({ column }) => column));
  return signs.map((one) => ({ ...one, row: one.row - top, column: one.column - left }));
}

/** DLV-MAP-11 to -13: wherever on the grid the room can lie, turned and mirrored as one likes, by the walls its exits lead to. */
export function laidAnywhere(map: GameMap, card: CardId, chalked: readonly Wall[]): ReadonlyMap<Wall, readonly Laid[]> {
  const taken = new Set(map.rooms.flatMap((room) => room.squares));
  const picture = pictureOf(card, chalked);
  const found = new Map<Wall, Laid[]>();
  for (const mirrored of [false, true]) {
    for (const turns of [0, 1, 2, 3]) {
      const signs = seen(picture, mirrored, turns);
      for (let top = -1; top <= map.height; top++) {
        for (let left = -1; left <= map.width; left++) {
          for (const one of laidAt(map, taken, signs, top, left)) {
            const laid = { ...one, mirrored, turns };
            const before = found.get(laid.meets);
            if (before === undefined) found.set(laid.meets, [laid]);
            else before.push(laid);
          }
        }
      }
    }
  }
  for (const all of found.values()) all.sort((a, b) => a.exit - b.exit || Number(a.mirrored) - Number(b.mirrored));
  return found;
}

function laidAt(
  map: GameMap,
  taken: ReadonlySet<Square>,
  signs: readonly Sign[],
  top: number,
  left: number,
): readonly Omit<Laid, 'mirrored' | 'turns'>[] {
  const squares: Square[] = [];
  for (const { row, column, sign } of signs) {
    if (sign !== '#') continue;
    const [r, c] = [row + top, column + left];
    if (r < 0 || r >= map.height || c < 0 || c >= map.width || taken.has(r * map.width + c)) return [];
    squares.push(r * map.width + c);
  }
  squares.sort((a, b) => a - b);
  const exits = signs.filter(isExit).sort((a, b) => a.exit - b.exit);
  const walls = exits.map(({ row, column, sign }): Wall => {
    // The arrow lies on the far side of the wall: its square is the one it points away from.
    const side = SIDE_OF[sign];
    const [r, c] = [row + top + (side === 'N' ? 1 : side === 'S' ? -1 : 0), column + left + (side === 'W' ? 1 : side === 'E' ? -1 : 0)];
    return `${r * map.width + c}${side}`;
  });
  return exits.flatMap(({ row, column, sign, exit }) => {
    const [r, c] = [row + top, column + left];
    if (r < 0 || r >= map.height || c < 0 || c >= map.width) return [];
    return [{ exit, squares, walls, meets: `${r * map.width + c}${BACK[SIDE_OF[sign]]}` }];
  });
}

/** DLV-MAP-04, -17: the open exits of completed rooms; the entrance is one. */
export const exitsToUse = (map: GameMap): readonly Wall[] =>
  map.rooms.filter((room) => room.completed).flatMap((room) => room.exits.filter((exit) => exit.state === 'open').map((exit) => exit.wall));

/** DLV-MAP-19: every outer wall of every completed room that has no exit yet. */
export const wallsForDoors = (map: GameMap): readonly Wall[] =>
  map.rooms
    .filter((room) => room.completed)
    .flatMap((room) =>
      room.squares.flatMap((square) =>
        SIDES_IN_ORDER.filter((side) => {
          const next = neighbour(map, square, side);
          return (next === null || !room.squares.includes(next)) && !room.exits.some((exit) => exit.wall === `${square}${side}`);
        }).map((side): Wall => `${square}${side}`),
      ),
    );

/** DLV-MAP-12, -15, -16: joined with an exit that faces it, blocked by the edge or a closed wall, otherwise open. */
export function stateByTheBook(map: GameMap, wall: Wall): ExitState {
  const { square, side } = parts(wall);
  const next = neighbour(map, square, side);
  if (next === null) return 'blocked';
  const there = map.rooms.find((room) => room.squares.includes(next));
  if (there === undefined) return 'open';
  return there.exits.some((exit) => exit.wall === `${next}${BACK[side]}`) ? 'joined' : 'blocked';
}

/** How many exits would lead to free squares with the room drawn there. */
export function waysOnWith(map: GameMap, laid: Laid): number {
  const taken = new Set([...map.rooms.flatMap((room) => room.squares), ...laid.squares]);
  return [...exitsToUse(map), ...laid.walls].filter((wall) => {
    const { square, side } = parts(wall);
    const next = neighbour(map, square, side);
    return next !== null && !taken.has(next);
  }).length;
}

/** DLV-MAP-07: the squares that touch what is drawn edge to edge. */
export const touching = (map: GameMap, drawn: readonly Square[]): readonly Square[] =>
  Array.from({ length: map.width * map.height }, (_, square) => square).filter(
    (square) => !drawn.includes(square) && SIDES_IN_ORDER.some((side) => drawn.includes(neighbour(map, square, side) ?? -1)),
  );

/** DLV-MAP-08: the walls between a square that is drawn and a free square of the grid. */
export const rim = (map: GameMap, drawn: readonly Square[]): readonly Wall[] =>
  drawn.flatMap((square) =>
    SIDES_IN_ORDER.filter((side) => {
      const next = neighbour(map, square, side);
      return next !== null && !drawn.includes(next);
    }).map((side): Wall => `${square}${side}`),
  );
