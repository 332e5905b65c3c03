// Owns where things stand in a room: its name, its circles, the lantern; in squares of UNIT.

import { missing } from '@undercroft/kernel';
import type { Spot } from '../board-model/map.ts';
import { brokenInto, LETTER, widthOf } from './lettering.ts';

/** The side of a square, in the units of the drawing. */
export const UNIT = 26;
/** From line to line, in the height of letters. */
const NAME_LINE = 1.06;

export interface Place {
  readonly x: number;
  readonly y: number;
}

export const middleOf = ({ row, col }: Spot): Place => ({ x: (col + 0.5) * UNIT, y: (row + 0.5) * UNIT });

export function centreOf(spots: readonly Spot[]): Place {
  const sum = spots.reduce((all, spot) => ({ x: all.x + spot.col + 0.5, y: all.y + spot.row + 0.5 }), { x: 0, y: 0 });
  return { x: (sum.x / Math.max(1, spots.length)) * UNIT, y: (sum.y / Math.max(1, spots.length)) * UNIT };
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
      run = run.length > 0 && col === (run.at(-1) ?? missing()) + 1 ? [...run, col] : [col];
      if (run.length >= most.length) most = { row, from: run[0] ?? col, length: run.length };
    }
  }
  return most;
}

export interface NameLine extends Place {
  readonly text: string;
}

/** A name at the foot of its room, in letters of this height. */
export function nameLines(spots: readonly Spot[], name: string, letter: number = LETTER): readonly NameLine[] {
  const run = nameRun(spots);
  const x = (run.from + run.length / 2) * UNIT;
  const lines = brokenInto(name, run.length * UNIT - 6, letter);
  return lines.map((text, i) => ({ text, x, y: (run.row + 1) * UNIT - 7 - (lines.length - 1 - i) * letter * NAME_LINE }));
}

/** Whether letters of this height and a disc of this size round a place would touch. */
const touches = (lines: readonly NameLine[], letter: number, { x, y }: Place, radius: number): boolean =>
  lines.some((line) => {
    const half = widthOf(line.text, letter) / 2;
    const dx = Math.max(0, line.x - half - x, x - line.x - half);
    const dy = Math.max(0, line.y - letter * 0.72 - y, y - line.y - letter * 0.2);
    return Math.hypot(dx, dy) < radius;
  });

/** The same name in larger letters, for a map seen from afar; nothing where it would leave its room or hide what stands in it. */
export function fittingName(spots: readonly Spot[], name: string, letter: number, marks: readonly CircleMark[]): readonly NameLine[] {
  if (letter <= LETTER) return nameLines(spots, name);
  const lines = nameLines(spots, name, letter);
  const floor = new Set(spots.map(({ row, col }) => `${row} ${col}`));
  const inside = ({ text, x, y }: NameLine): boolean => {
    const half = widthOf(text, letter) / 2 - 2;
    return [x - half, x, x + half].every((at) =>
      [y - letter * 0.7, y].every((down) => floor.has(`${Math.floor(down / UNIT)} ${Math.floor(at / UNIT)}`)),
    );
  };
  const clear = marks.every((mark) => !touches(lines, letter, mark, mark.radius * 0.8));
  return clear && lines.every(inside) ? lines : [];
}

export interface CircleMark extends Place {
  readonly radius: number;
}

export interface Inside {
  /** Where the circles are, in reading order. */
  readonly circles: readonly Place[];
  /** A place left for the lantern, or the ladder. */
  readonly lantern: Place;
}

/** How much of a square a circle and its rim take, from the middle. */
const DISC = UNIT * 0.33;

/** Circles stand in squares of their own, near the middle, clear of the name as long as there is room. */
export function insideOf(spots: readonly Spot[], circles: number, name: string, exits: readonly Spot[] = []): Inside {
  const run = nameRun(spots);
  const lines = nameLines(spots, name);
  // Best where the name is not, then beside it in its row, and under it only when nothing else is left.
  const tier = (spot: Spot): number => {
    if (touches(lines, LETTER, middleOf(spot), DISC)) return 2;
    return spot.row === run.row && spot.col >= run.from && spot.col < run.from + run.length ? 1 : 0;
  };
  const centre = centreOf(spots);
  const far = (spot: Spot): number => Math.hypot(middleOf(spot).x - centre.x, middleOf(spot).y - centre.y);
  const inOrder = [...spots].sort((a, b) => tier(a) - tier(b) || far(a) - far(b) || a.row - b.row || a.col - b.col);
  const taken = inOrder.slice(0, circles);
  const left = inOrder.slice(circles);
  // What stands in a doorway is hard to read.
  const free = left.filter((spot) => tier(spot) < 2);
  const lantern = free.find((spot) => !exits.some((exit) => exit.row === spot.row && exit.col === spot.col)) ?? free[0] ?? left[0];
  return {
    circles: [...taken].sort((a, b) => a.row - b.row || a.col - b.col).map(middleOf),
    lantern: lantern === undefined ? { x: centre.x, y: centre.y } : middleOf(lantern),
  };
}
