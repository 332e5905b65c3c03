// Owns where things stand in a drawn room: its name, its circles, the lantern, the posts of its exits; in squares of UNIT.

import { type Box, boxOf, ends, rim, runs, wallPaths, withoutGaps } from '@undercroft/web-kit';
import type { ShownRoom, Spot, SpotSide } from '../text/face.ts';
import { brokenInto } from './lettering.ts';

/** The side of a square, in the units of the drawing. */
export const UNIT = 26;
/** One hand draws the whole map. */
export const SEED = 'delve';

const NAME_LINE = 10;

export interface Place {
  readonly x: number;
  readonly y: number;
}

export const middleOf = ({ row, col }: Spot): Place => ({ x: (col + 0.5) * UNIT, y: (row + 0.5) * UNIT });

/** The middle of one side of a square. */
export function middleOfSide(at: SpotSide): Place {
  const [a, b] = ends(at);
  return { x: ((a.x + b.x) / 2) * UNIT, y: ((a.y + b.y) / 2) * UNIT };
}

export function centreOf(spots: readonly Spot[]): Place {
  const sum = spots.reduce((all, spot) => ({ x: all.x + spot.col + 0.5, y: all.y + spot.row + 0.5 }), { x: 0, y: 0 });
  return { x: (sum.x / Math.max(1, spots.length)) * UNIT, y: (sum.y / Math.max(1, spots.length)) * UNIT };
}

/** Walls with gaps where a way is open, each as a stroke of the pen. */
export function strokesOf(spots: readonly Spot[], gaps: readonly SpotSide[]): readonly string[] {
  return wallPaths(runs(withoutGaps(rim(spots), gaps)), UNIT, SEED);
}

/** Two short strokes across a wall: here was an exit, and it leads nowhere. */
export function barredPath(at: SpotSide): string {
  const { x, y } = middleOfSide(at);
  const flat = at.side === 'N' || at.side === 'S';
  const bar = (by: number): string => (flat ? `M${x + by} ${y - 4}v8` : `M${x - 4} ${y + by}h8`);
  return bar(-3.5) + bar(3.5);
}

interface Run {
  readonly row: number;
  readonly from: number;
  readonly length: number;
}

/** The longest row of a room, the lowest of several: its name is written there. */
function nameRun(spots: readonly Spot[]): Run {
  const rows = new Map<number, number[]>();
  for (const { row, col } of spots) rows.set(row, [...(rows.get(row) ?? []), col]);
  let most: Run = { row: 0, from: 0, length: 0 };
  for (const [row, cols] of [...rows].sort(([a], [b]) => a - b)) {
    let run: number[] = [];
    for (const col of [...cols].sort((a, b) => a - b)) {
      run = run.length > 0 && col === (run.at(-1) as number) + 1 ? [...run, col] : [col];
      if (run.length >= most.length) most = { row, from: run[0] ?? col, length: run.length };
    }
  }
  return most;
}

export interface NameLine extends Place {
  readonly text: string;
}

export function nameLines(spots: readonly Spot[], name: string): readonly NameLine[] {
  const run = nameRun(spots);
  const x = (run.from + run.length / 2) * UNIT;
  const lines = brokenInto(name, run.length * UNIT - 6);
  return lines.map((text, i) => ({ text, x, y: (run.row + 1) * UNIT - 7 - (lines.length - 1 - i) * NAME_LINE }));
}

export interface Inside {
  /** Where the circles are, in reading order. */
  readonly circles: readonly Place[];
  /** A place left for the lantern, or the ladder. */
  readonly lantern: Place;
}

/** Circles stand in squares of their own, near the middle, clear of the name as long as there is room. */
export function insideOf(spots: readonly Spot[], circles: number, exits: readonly Spot[] = []): Inside {
  const run = nameRun(spots);
  const named = (spot: Spot): boolean => spot.row === run.row && spot.col >= run.from && spot.col < run.from + run.length;
  const centre = centreOf(spots);
  const far = (spot: Spot): number => Math.hypot(middleOf(spot).x - centre.x, middleOf(spot).y - centre.y);
  const inOrder = [...spots].sort((a, b) => Number(named(a)) - Number(named(b)) || far(a) - far(b) || a.row - b.row || a.col - b.col);
  const taken = inOrder.slice(0, circles);
  const left = inOrder.slice(circles);
  // What stands in a doorway is hard to read.
  const lantern = left.find((spot) => !named(spot) && !exits.some((exit) => exit.row === spot.row && exit.col === spot.col)) ?? left[0];
  return {
    circles: [...taken].sort((a, b) => a.row - b.row || a.col - b.col).map(middleOf),
    lantern: lantern === undefined ? { x: centre.x, y: centre.y } : middleOf(lantern),
  };
}

/** All that is drawn, with a margin for the hatching. */
export function mapBox(rooms: readonly ShownRoom[], more: readonly Spot[] = []): Box {
  return boxOf([...rooms.flatMap((room) => room.spots), ...more], UNIT, 1.4);
}
