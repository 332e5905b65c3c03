// Owns the map law as pure questions over the grid: shapes turned and mirrored, places that fit, exits that join or are blocked.

import { missing } from '@undercroft/kernel';
import type { CardId } from '../content/cards.ts';
import { SIDES, STEPS, type Cell, type Drawing, type Side } from '../content/drawing.ts';
import { across, beyond, facing, OPPOSITE, sideOf, wallAt } from '../pieces/grid.ts';
import { DRAWN_WIDTH, drawnWall, laidBy, oriented, roomToPlace, shiftAt, turnsTo, type Laid } from '../pieces/rooms.ts';
import type { ExitState, GameMap, Square, Wall } from '../state.ts';

type Taken = Readonly<Int16Array>;
const takenKept = new WeakMap<GameMap['rooms'], Taken>();
/** Which room each square belongs to; -1 where it is free. Worked out once for each list of rooms: where a room lies never changes. */
export function occupancy({ rooms, width, height }: GameMap): Taken {
  let taken = takenKept.get(rooms);
  if (taken === undefined) {
    const squares = new Int16Array(width * height).fill(-1);
    for (const room of rooms) for (const square of room.squares) squares[square] = room.id;
    takenKept.set(rooms, (taken = squares));
  }
  return taken;
}

/** The outer walls of a drawn room that have no exit yet. */
export function chalkable(card: CardId, chalked: readonly Wall[]): readonly Wall[] {
  const { cells, exits } = roomToPlace(card, chalked);
  const inside = new Set(cells.map(({ r, c }) => r * DRAWN_WIDTH + c));
  const taken = new Set(exits.map(drawnWall));
  const walls: Wall[] = [];
  for (const { r, c } of cells) {
    for (const side of SIDES) {
      const step = STEPS[side];
      if (!inside.has((r + step.r) * DRAWN_WIDTH + c + step.c) && !taken.has(drawnWall({ r, c, side })))
        walls.push(drawnWall({ r, c, side }));
    }
  }
  return walls;
}

/** One way to join a room: by which of its exits, mirrored or not. The turn follows from the side it must face. */
export interface Fit extends Laid {
  readonly exit: number;
}

/** DLV-MAP-12, -13: the room laid with one of its exits against a wall of the map; null where a square is not free. */
export function fitAt(map: GameMap, taken: Taken, drawing: Drawing, wall: Wall, exit: number, mirrored: boolean): Fit | null {
  const target = across(map, wall);
  if (target < 0 || taken[target] !== -1) return null;
  const shift = shiftAt(map, drawing, wall, exit, mirrored);
  if (shift === null || !isFree(map, taken, shift.drawing.cells, shift.top, shift.left)) return null;
  return { exit, ...laidBy(map, shift) };
}

/** All ways to lay a room against one wall, in fixed order. */
export function fitsAt(map: GameMap, taken: Taken, drawing: Drawing, wall: Wall): readonly Fit[] {
  const fits: Fit[] = [];
  for (let exit = 0; exit < drawing.exits.length; exit++) {
    for (const mirrored of [false, true]) {
      const fit = fitAt(map, taken, drawing, wall, exit, mirrored);
      if (fit !== null) fits.push(fit);
    }
  }
  return fits;
}

function fitsSomehow(map: GameMap, taken: Taken, drawing: Drawing, wall: Wall): boolean {
  const target = across(map, wall);
  return target >= 0 && taken[target] === -1 && fitsBeyond(map, taken, drawing, target, sideOf(wall));
}

/** Whether a room fits with one of its exits at a free square, going there by a side: `fitAt` for a yes or no. */
function fitsBeyond(map: GameMap, taken: Taken, drawing: Drawing, target: Square, side: Side): boolean {
  const row = Math.floor(target / map.width);
  const column = target % map.width;
  for (let exit = 0; exit < drawing.exits.length; exit++) {
    const from = (drawing.exits[exit] ?? missing()).side;
    for (let mirror = 0; mirror < 2; mirror++) {
      const mirrored = mirror === 1;
      const laid = oriented(drawing, { turns: turnsTo(from, OPPOSITE[side], mirrored), mirrored });
      const anchor = laid.exits[exit] ?? missing();
      if (isFree(map, taken, laid.cells, row - anchor.r, column - anchor.c)) return true;
    }
  }
  return false;
}

function isFree(map: GameMap, taken: Taken, cells: readonly Cell[], top: number, left: number): boolean {
  for (const cell of cells) {
    const r = cell.r + top;
    const c = cell.c + left;
    if (r < 0 || c < 0 || r >= map.height || c >= map.width || taken[r * map.width + c] !== -1) return false;
  }
  return true;
}

/** DLV-MAP-04, DLV-MAP-17: the open exits of completed rooms and of the entrance; the way there is free. */
export function openExits(map: GameMap): readonly Wall[] {
  const walls: Wall[] = [];
  for (const room of map.rooms) if (room.completed) for (const exit of room.exits) if (exit.state === 'open') walls.push(exit.wall);
  return walls;
}

/** The open exits at which a room can be placed (DLV-MAP-12, -18). */
export function placesFor(map: GameMap, drawing: Drawing): readonly Wall[] {
  const taken = occupancy(map);
  return openExits(map).filter((wall) => fitsSomehow(map, taken, drawing, wall));
}

/** How many exits lead on after a room was laid: those that now face a free square. */
function waysOn(map: GameMap, taken: Taken, { squares, walls }: Fit): number {
  const leadsOn = (wall: Wall): boolean => {
    const target = across(map, wall);
    return target >= 0 && taken[target] === -1 && !squares.includes(target);
  };
  return walls.filter(leadsOn).length + openExits(map).filter(leadsOn).length;
}

/** The legal placement that keeps most ways open, the first of several; null when there is none. */
export function bestFit(map: GameMap, drawing: Drawing): (Fit & { readonly wall: Wall }) | null {
  const taken = occupancy(map);
  let best: (Fit & { readonly wall: Wall }) | null = null;
  let most = -1;
  for (const wall of openExits(map)) {
    for (const fit of fitsAt(map, taken, drawing, wall)) {
      const ways = waysOn(map, taken, fit);
      if (ways > most) [best, most] = [{ ...fit, wall }, ways];
    }
  }
  return best;
}

/** Whether a room can be placed at all. */
export function fitsAnywhere(map: GameMap, drawing: Drawing): boolean {
  const taken = occupancy(map);
  return openExits(map).some((wall) => fitsSomehow(map, taken, drawing, wall));
}

/** The outer walls of the completed rooms at which a secret door would let the room be placed (DLV-MAP-19). */
export function secretDoorsFor(map: GameMap, drawing: Drawing): readonly Wall[] {
  const taken = occupancy(map);
  const walls: Wall[] = [];
  for (const room of map.rooms) {
    if (!room.completed) continue;
    for (const square of room.squares) {
      for (const side of SIDES) {
        const target = beyond(map, square, side);
        if (target < 0 || taken[target] !== -1) continue;
        const wall = wallAt(square, side);
        if (!room.exits.some((exit) => exit.wall === wall) && fitsBeyond(map, taken, drawing, target, side)) walls.push(wall);
      }
    }
  }
  return walls;
}

/** DLV-MAP-12, -15, -16: what has become of an exit, judged by what lies across it. */
export function exitState(map: GameMap, taken: Taken, wall: Wall): ExitState {
  const target = across(map, wall);
  if (target < 0) return 'blocked';
  const room = map.rooms[taken[target] ?? missing()];
  if (room === undefined) return 'open';
  const back = facing(map, wall);
  return room.exits.some((exit) => exit.wall === back) ? 'joined' : 'blocked';
}
