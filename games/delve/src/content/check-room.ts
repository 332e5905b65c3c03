// Owns the part of the content check (DLV-ENGINE-06) that looks at a card's room drawing.

import { FAR, gridOf, reach, type Grid } from '@undercroft/parts';
import { ARROWS, type Cell, type DrawnExit, NOTHING, parseDrawing, type Side, SQUARE, STEPS } from './drawing.ts';
import type { Card, Effect } from './types.ts';

/** DLV-TEST-06: tests can add at most two circles to a room, and it has to hold them. */
const MOST_ADDED_CIRCLES = 2;

/** Arrows are counted in reading order, from 1. */
export function roomFaults(card: Card): string[] {
  const marks = markFaults(card.room);
  const { cells, exits } = parseDrawing(card.room);
  if (cells.length === 0) return [...marks, `the drawing has no square; draw the room with '${SQUARE}'.`];
  const room = framed(cells);
  return [
    ...marks,
    ...connectionFaults(cells, room),
    ...exits.flatMap((exit, i) => exitFaults(`arrow ${i + 1} of the drawing`, exit, room)),
    ...exitCountFaults(card, exits.length),
    ...roomSizeFaults(card, cells.length),
  ];
}

function markFaults(rows: readonly string[]): string[] {
  const width = rows[0]?.length ?? 0;
  const known = [SQUARE, NOTHING, ...ARROWS.keys()];
  const unknown = new Set(rows.flatMap((row) => Array.from(row)).filter((mark) => !known.includes(mark)));
  return [
    ...[...unknown].map((mark) => `the drawing has the unknown character '${mark}'; use only ${known.join(' ')}.`),
    ...(rows.every((row) => row.length === width) ? [] : [`the rows of the drawing differ in length; fill them up with '${NOTHING}'.`]),
  ];
}

/** The room on a grid of its own, with a free row and column all round it. */
interface Framed {
  readonly grid: Grid;
  /** The number of a cell on the grid; a cell beyond the frame is on no square. */
  readonly at: (cell: Cell) => number;
  readonly squares: ReadonlySet<number>;
}

const BEYOND = -1;

function framed(cells: readonly Cell[]): Framed {
  const width = Math.max(...cells.map(({ c }) => c)) + 3;
  const height = Math.max(...cells.map(({ r }) => r)) + 3;
  const at = ({ r, c }: Cell): number => (r < -1 || c < -1 || r > height - 2 || c > width - 2 ? BEYOND : (r + 1) * width + c + 1);
  return { grid: gridOf(width, height), at, squares: new Set(cells.map(at)) };
}

function connectionFaults(cells: readonly Cell[], { grid, at, squares }: Framed): string[] {
  const [first] = cells;
  if (!first) return [];
  const joined = reach(grid, at(first), (square) => squares.has(square)).filter((steps) => steps !== FAR).length;
  const apart = cells.length - joined;
  return apart === 0 ? [] : [`the squares do not all hang together edge to edge (${apart} apart from the first one); join them.`];
}

/** An arrow stands one step outside its square, and the way on from it is free of the room and leads out of it. */
function exitFaults(where: string, exit: DrawnExit, room: Framed): string[] {
  const { at, squares } = room;
  const arrow = neighbour(exit, exit.side);
  const ahead = neighbour(arrow, exit.side);
  const into = squares.has(at(ahead));
  if (!squares.has(at(exit))) {
    return into
      ? [`${where} points into the room; turn it round.`]
      : [`${where} does not stand next to its square; move it beside one, pointing away from it.`];
  }
  if (into) return [`${where} points at another square of the room; move it to an outer wall.`];
  return leadsOut(at(arrow), room) ? [] : [`${where} leads into a hole of the room; move it to an outer wall.`];
}

const leadsOut = (from: number, { grid, at, squares }: Framed): boolean =>
  reach(grid, from, (square) => !squares.has(square))[at({ r: -1, c: -1 })] !== FAR;

function exitCountFaults({ level }: Card, exits: number): string[] {
  const least = level === 'B' ? 1 : 2;
  return exits >= least ? [] : [`the drawing has too few exits (${exits}); draw at least ${least}.`];
}

function roomSizeFaults(card: Card, squares: number): string[] {
  const added = effectsOf(card).some((effect) => effect.do === 'add-circle') ? MOST_ADDED_CIRCLES : 0;
  const needed = circlesOf(card) + added;
  return squares >= needed ? [] : [`the room has ${squares} squares for up to ${needed} circles; draw a larger room.`];
}

function effectsOf({ trial, tests }: Card): Effect[] {
  return [trial?.fail, ...tests.flatMap(({ pass, fail }) => [pass, fail])].filter((effect) => effect !== undefined);
}

function circlesOf({ foe, trial }: Card): number {
  return foe ? foe.count * foe.health : (trial?.effort ?? 0);
}

function neighbour(cell: Cell, side: Side): Cell {
  return { r: cell.r + STEPS[side].r, c: cell.c + STEPS[side].c };
}
