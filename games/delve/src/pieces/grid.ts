// Owns the squared paper: squares, their sides, and what lies across a side.

import { bug, missing } from '@undercroft/kernel';
import { STEPS, type Side } from '../content/drawing.ts';
import type { GameMap, Square, Wall } from '../state.ts';

export const OPPOSITE: Readonly<Record<Side, Side>> = { N: 'S', E: 'W', S: 'N', W: 'E' };

/** As much of a map as paper is. */
export type Paper = Pick<GameMap, 'width' | 'height'>;

export const wallAt = (square: Square, side: Side): Wall => `${square}${side}`;
/** Read digit by digit: maps ask for the squares of their walls all the time. */
export function squareOf(wall: Wall): Square {
  let square = 0;
  for (let i = 0; i < wall.length - 1; i++) square = 10 * square + wall.charCodeAt(i) - ZERO;
  return square;
}
const ZERO = 48;
export const sideOf = (wall: Wall): Side => SIDE_OF[wall.charAt(wall.length - 1)] ?? missing();
const SIDE_OF: Readonly<Record<string, Side>> = { N: 'N', E: 'E', S: 'S', W: 'W' };
export const isWall = (value: unknown): value is Wall => typeof value === 'string' && /^\d+[NESW]$/.test(value);
/** A wall that somebody picked. */
export const wallOf = (value: unknown): Wall => (isWall(value) ? value : bug(`${String(value)} is no wall`));

/** The square across a wall, or -1 when it lies outside the grid (DLV-MAP-10). */
export const across = (map: Paper, wall: Wall): Square => beyond(map, squareOf(wall), sideOf(wall));

/** The same where the square and its side are known already. */
export function beyond(map: Paper, square: Square, side: Side): Square {
  const step = STEPS[side];
  const r = Math.floor(square / map.width) + step.r;
  const c = (square % map.width) + step.c;
  return r < 0 || c < 0 || r >= map.height || c >= map.width ? -1 : r * map.width + c;
}

/** The same wall, seen from the square across it. */
export const facing = (map: Paper, wall: Wall): Wall => wallAt(across(map, wall), OPPOSITE[sideOf(wall)]);
