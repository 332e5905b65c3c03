// Owns the map in small: two columns and one row for each square, rooms told apart by their shading.

import type { Ink } from '@undercroft/presentation/drawing';
import { STEPS, type Cell } from '../content/drawing.ts';
import { canvasOf, charAt, put, type Canvas } from './canvas.ts';
import { across, arrowOf, BLOCKED, boxOf, doorInk, keyOf, ownersOf, type Drawn, type Owners } from './lattice.ts';
import { HERE, PREVIEW, type Door, type Plan, type PlanRoom } from './plan.ts';

const SHADES = ['░', '▒', ':', '╱', '╲'] as const;
const SHADE_HERE = '▓';
/** Half lines that meet those of the room across a joined exit. */
const THROUGH = { N: '╵', E: '╶', S: '╷', W: '╴' } as const;

const isShown = ({ look }: Door): boolean => look === 'open' || look === 'later';

export function drawCompact(plan: Plan): Drawn {
  const { top, left, rows, cols } = boxOf([
    ...(plan.reserved ?? []),
    ...plan.rooms.flatMap((room) => room.cells),
    ...plan.doors.filter(isShown).map(across),
  ]);
  const canvas = canvasOf(rows, cols * 2 + 2);
  for (let r = 0; r < rows; r += 2) for (let c = 0; c < cols; c += 2) put(canvas, r, c * 2 + 1, '·', 'dim');
  const owners = ownersOf(plan.rooms);
  const shades = shadesOf(plan.rooms, owners);
  const place = ({ r, c }: Cell): { row: number; col: number } => ({ row: r - top, col: (c - left) * 2 + 1 });
  const written = new Set(
    plan.doors.filter(isShown).map((door) => {
      const { r, c } = across(door);
      return keyOf(r, c);
    }),
  );
  for (const room of plan.rooms) {
    const headed = labelFirst(room, owners, written);
    for (const { r, c } of headed.cells.slice(0, 1)) written.add(keyOf(r, c));
    writeRoom(canvas, headed, shades.get(room.id) ?? SHADES[0], place);
  }
  for (const door of plan.doors) writeDoor(canvas, door, place);
  return { canvas, place };
}

/** Rooms that touch get different shades. */
function shadesOf(rooms: readonly PlanRoom[], owners: Owners): ReadonlyMap<number, string> {
  const shades = new Map<number, string>();
  for (const room of rooms) {
    const around = room.cells.flatMap(({ r, c }) => Object.values(STEPS).map((step) => owners.get(keyOf(r + step.r, c + step.c))));
    const taken = new Set(around.map((other) => (other === undefined || other === room ? undefined : shades.get(other.id))));
    shades.set(
      room.id,
      room.preview === true ? PREVIEW : room.here ? SHADE_HERE : (SHADES.find((shade) => !taken.has(shade)) ?? SHADES[0]),
    );
  }
  return shades;
}

/** The room with the square first in which its number is least likely to run into another one. */
function labelFirst(room: PlanRoom, owners: Owners, written: ReadonlySet<string>): PlanRoom {
  const beside = (key: string): number => (written.has(key) ? 3 : (owners.get(key) ?? room) === room ? 0 : 1);
  const crowd = room.cells.map(({ r, c }) => beside(keyOf(r, c - 1)) + beside(keyOf(r, c + 1)));
  const at = crowd.indexOf(Math.min(...crowd));
  return { ...room, cells: [...room.cells.slice(at), ...room.cells.slice(0, at)] };
}

type Place = (cell: Cell) => { readonly row: number; readonly col: number };

function writeRoom(canvas: Canvas, room: PlanRoom, shade: string, place: Place): void {
  const both = room.here ? `${room.label}${HERE}` : room.label;
  const heads = both.length <= 2 ? [both] : [room.label, HERE];
  room.cells.forEach((cell, i) => {
    const { row, col } = place(cell);
    const mark = room.circles[i - heads.length];
    const text = heads[i] ?? mark?.text ?? '';
    const ink: Ink = room.preview === true ? 'ember' : i < heads.length && room.here ? 'title' : (mark?.ink ?? 'wall');
    put(canvas, row, col, shade.repeat(2), room.preview === true ? 'ember' : room.here ? 'lit' : 'wall');
    put(canvas, row, col, text, ink);
  });
}

/** A way on is written into the free square it leads to; the other doors into the room's own square, where that is not in use. */
function writeDoor(canvas: Canvas, door: Door, place: Place): void {
  const ink = doorInk(door);
  if (!isShown(door)) {
    const { row, col } = place(door.at);
    const at = door.side === 'W' ? col : col + 1;
    if ([...SHADES, SHADE_HERE].includes(charAt(canvas, row, at)))
      put(canvas, row, at, door.look === 'blocked' ? BLOCKED : THROUGH[door.side], ink);
    return;
  }
  const { row, col } = place(across(door));
  const old = `${charAt(canvas, row, col)}${charAt(canvas, row, col + 1)}`.replace(/[^0-9]/g, '');
  const label = `${old}${door.label}`;
  const west = door.side === 'W';
  const text = west ? `${label}${arrowOf(door)}` : `${arrowOf(door)}${label}`;
  const from = west ? col + 2 - text.length : col;
  if (text.length <= 2 || [' ', '·'].includes(charAt(canvas, row, west ? col - 1 : col + 2))) put(canvas, row, from, text, ink);
  else put(canvas, row, col, label.slice(0, 2), ink);
}
