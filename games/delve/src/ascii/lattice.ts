// Owns the map in full: walls of box-drawing characters on a lattice, two or three columns and one row inside each square.

import type { Ink } from '@undercroft/presentation/drawing';
import { STEPS, type Cell } from '../content/drawing.ts';
import { canvasOf, put, type Canvas } from './canvas.ts';
import { HERE, type Door, type Plan, type PlanRoom } from './plan.ts';

/** Box-drawing characters by the weights of their arms (none, light, heavy) to the north, east, south and west. */
const BOX = Array.from(' ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋');
type Weight = 0 | 1 | 2;

const FILLED = { N: '▴', E: '▸', S: '▾', W: '◂' } as const;
const HOLLOW = { N: '▵', E: '▹', S: '▿', W: '◃' } as const;
export const BLOCKED = 'x';
export const arrowOf = ({ look, side }: Door): string => (look === 'open' ? FILLED : HOLLOW)[side];
export const doorInk = ({ look }: Door): Ink => (look === 'open' ? 'ember' : look === 'blocked' ? 'bad' : 'wall');

export const keyOf = (r: number, c: number): string => `${r},${c}`;
export const across = ({ at, side }: Door): Cell => ({ r: at.r + STEPS[side].r, c: at.c + STEPS[side].c });
const isWayOn = ({ look }: Door): boolean => look === 'open' || look === 'later';

export interface Box {
  readonly top: number;
  readonly left: number;
  readonly rows: number;
  readonly cols: number;
}

/** The smallest box that holds these squares. */
export function boxOf(cells: readonly Cell[]): Box {
  if (cells.length === 0) return { top: 0, left: 0, rows: 0, cols: 0 };
  const top = Math.min(...cells.map(({ r }) => r));
  const left = Math.min(...cells.map(({ c }) => c));
  return { top, left, rows: Math.max(...cells.map(({ r }) => r)) - top + 1, cols: Math.max(...cells.map(({ c }) => c)) - left + 1 };
}

/** Beside a way on to the east or west its number needs a square of its own. */
const latticeBox = ({ rooms, doors, reserved = [] }: Plan): Box =>
  boxOf([
    ...reserved,
    ...rooms.flatMap((room) => room.cells),
    ...doors.filter((door) => isWayOn(door) && door.label !== '' && (door.side === 'E' || door.side === 'W')).map(across),
  ]);

/** Which room has a square. */
export type Owners = ReadonlyMap<string, PlanRoom>;
export const ownersOf = (rooms: readonly PlanRoom[]): Owners =>
  new Map(rooms.flatMap((room) => room.cells.map(({ r, c }) => [keyOf(r, c), room] as const)));

/** How large the drawing will be. */
export function latticeSize(plan: Plan, inside: 2 | 3): { readonly rows: number; readonly cols: number } {
  const { rows, cols } = latticeBox(plan);
  return { rows: rows * 2 + 1, cols: cols * (inside + 1) + 1 };
}

export interface Drawn {
  readonly canvas: Canvas;
  /** The character under the middle of a square. */
  place(cell: Cell): { readonly row: number; readonly col: number };
}

/** The whole plan, each square so many columns wide inside its walls. */
export function drawLattice(plan: Plan, inside: 2 | 3): Drawn {
  const { top, left, rows, cols } = latticeBox(plan);
  const canvas = canvasOf(rows * 2 + 1, cols * (inside + 1) + 1);
  const owners = ownersOf(plan.rooms);
  const at = (r: number, c: number): PlanRoom | undefined => owners.get(keyOf(r + top, c + left));
  const gaps = new Set(plan.doors.filter(({ look }) => look !== 'blocked').map((door) => wallKey(door, top, left)));

  const weight = (key: string, one: PlanRoom | undefined, other: PlanRoom | undefined): Weight => {
    if (one === other || gaps.has(key)) return 0;
    return one?.here === true || other?.here === true ? 2 : 1;
  };
  /** The wall above a square, and the wall at the left of it. */
  const above = (r: number, c: number): Weight => weight(`h${keyOf(r, c)}`, at(r - 1, c), at(r, c));
  const before = (r: number, c: number): Weight => weight(`v${keyOf(r, c)}`, at(r, c - 1), at(r, c));

  for (let r = 0; r <= rows; r++) {
    for (let c = 0; c <= cols; c++) {
      const arms = [before(r - 1, c), above(r, c), before(r, c), above(r, c - 1)] as const;
      const row = r * 2;
      const col = c * (inside + 1);
      const heavy = arms.includes(2);
      const free = [at(r - 1, c - 1), at(r - 1, c), at(r, c - 1), at(r, c)].every((room) => room === undefined);
      if (free) put(canvas, row, col, '·', 'dim');
      else put(canvas, row, col, box(...arms), heavy ? 'lit' : 'wall');
      put(canvas, row, col + 1, box(0, arms[1], 0, arms[1]).repeat(inside), arms[1] === 2 ? 'lit' : 'wall');
      put(canvas, row + 1, col, box(arms[2], 0, arms[2], 0), arms[2] === 2 ? 'lit' : 'wall');
    }
  }
  for (const room of plan.rooms) writeRoom(canvas, room, { top, left, inside });
  for (const door of plan.doors) writeDoor(canvas, door, { top, left, inside });
  return { canvas, place: ({ r, c }) => ({ row: (r - top) * 2 + 1, col: (c - left) * (inside + 1) + 2 }) };
}

const box = (n: Weight, e: Weight, s: Weight, w: Weight): string => BOX[n * 27 + e * 9 + s * 3 + w] ?? ' ';

/** The name of the wall a door is in: that above a square, or that at the left of one. */
function wallKey({ at, side }: Door, top: number, left: number): string {
  const r = at.r - top + (side === 'S' ? 1 : 0);
  const c = at.c - left + (side === 'E' ? 1 : 0);
  return `${side === 'N' || side === 'S' ? 'h' : 'v'}${keyOf(r, c)}`;
}

interface Scale {
  readonly top: number;
  readonly left: number;
  readonly inside: 2 | 3;
}

/** Its number and the hero in the first square, or in two; then a circle in each square. */
function writeRoom(canvas: Canvas, room: PlanRoom, { top, left, inside }: Scale): void {
  const both = room.here ? `${room.label}${HERE}` : room.label;
  const heads = both.length <= inside ? [both] : [room.label, HERE];
  room.cells.forEach(({ r, c }, i) => {
    const mark = room.circles[i - heads.length];
    const text = heads[i] ?? mark?.text ?? '';
    const head: Ink = room.preview === true ? 'ember' : room.here ? 'title' : 'dim';
    const ink: Ink = i < heads.length ? head : (mark?.ink ?? 'plain');
    const shift = Math.floor((inside - text.length) / 2);
    put(canvas, (r - top) * 2 + 1, (c - left) * (inside + 1) + 1 + shift, text, ink);
  });
}

/** A way on is an arrow and its number in the gap of the wall; beside a wall to the east or west the number stands outside. */
function writeDoor(canvas: Canvas, door: Door, { top, left, inside }: Scale): void {
  const row = (door.at.r - top) * 2;
  const col = (door.at.c - left) * (inside + 1);
  const ink = doorInk(door);
  if (door.side === 'N' || door.side === 'S') {
    const wall = door.side === 'N' ? row : row + 2;
    if (door.look === 'blocked') put(canvas, wall, col + Math.ceil(inside / 2), BLOCKED, ink);
    if (!isWayOn(door)) return;
    const text = `${arrowOf(door)}${door.label}`;
    const shown = text.length > inside ? door.label : text;
    put(canvas, wall, col + 1 + Math.floor((inside - shown.length) / 2), shown, ink);
    return;
  }
  const wall = door.side === 'W' ? col : col + inside + 1;
  if (door.look === 'blocked') put(canvas, row + 1, wall, BLOCKED, ink);
  if (!isWayOn(door)) return;
  put(canvas, row + 1, wall, arrowOf(door), ink);
  put(canvas, row + 1, door.side === 'W' ? wall - door.label.length : wall + 1, door.label, ink);
}
