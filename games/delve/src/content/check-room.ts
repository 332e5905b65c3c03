// Owns the part of the content check (DLV-ENGINE-06) that looks at a card's room drawing.

import { ARROWS, type Cell, type DrawnExit, NOTHING, parseDrawing, SIDES, type Side, SQUARE, STEPS } from './drawing.ts';
import type { Card, Effect } from './types.ts';

/** DLV-TEST-06: tests can add at most two circles to a room, and it has to hold them. */
const MOST_ADDED_CIRCLES = 2;

/** Arrows are counted in reading order, from 1. */
export function roomFaults(card: Card): string[] {
  const marks = markFaults(card.room);
  const { cells, exits } = parseDrawing(card.room);
  if (cells.length === 0) return [...marks, `the drawing has no square; draw the room with '${SQUARE}'.`];
  const squares = new Set(cells.map(place));
  return [
    ...marks,
    ...connectionFaults(cells, squares),
    ...exits.flatMap((exit, i) => exitFaults(`arrow ${i + 1} of the drawing`, exit, cells, squares)),
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

function connectionFaults(cells: readonly Cell[], squares: ReadonlySet<string>): string[] {
  const [first] = cells;
  if (!first) return [];
  const apart = cells.length - reach(first, (cell) => squares.has(place(cell))).size;
  return apart === 0 ? [] : [`the squares do not all hang together edge to edge (${apart} apart from the first one); join them.`];
}

/** An arrow stands one step outside its square, and the way on from it is free of the room and leads out of it. */
function exitFaults(where: string, exit: DrawnExit, cells: readonly Cell[], squares: ReadonlySet<string>): string[] {
  const arrow = neighbour(exit, exit.side);
  const ahead = neighbour(arrow, exit.side);
  const into = squares.has(place(ahead));
  if (!squares.has(place(exit))) {
    return into
      ? [`${where} points into the room; turn it round.`]
      : [`${where} does not stand next to its square; move it beside one, pointing away from it.`];
  }
  if (into) return [`${where} points at another square of the room; move it to an outer wall.`];
  return leadsOut(arrow, cells, squares) ? [] : [`${where} leads into a hole of the room; move it to an outer wall.`];
}

function leadsOut(from: Cell, cells: readonly Cell[], squares: ReadonlySet<string>): boolean {
  const bottom = Math.max(...cells.map(({ r }) => r));
  const right = Math.max(...cells.map(({ c }) => c));
  const inFrame = ({ r, c }: Cell) => r >= -1 && r <= bottom + 1 && c >= -1 && c <= right + 1;
  return reach(from, (cell) => inFrame(cell) && !squares.has(place(cell))).has(place({ r: -1, c: -1 }));
}

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

function place({ r, c }: Cell): string {
  return `${r},${c}`;
}

function neighbour(cell: Cell, side: Side): Cell {
  return { r: cell.r + STEPS[side].r, c: cell.c + STEPS[side].c };
}

/** The places that can be reached from one place edge to edge; `free` has to hold for finitely many. */
function reach(from: Cell, free: (cell: Cell) => boolean): ReadonlySet<string> {
  const seen = new Set([place(from)]);
  const open = [from];
  for (let cell = open.pop(); cell; cell = open.pop()) {
    for (const side of SIDES) {
      const next = neighbour(cell, side);
      if (seen.has(place(next)) || !free(next)) continue;
      seen.add(place(next));
      open.push(next);
    }
  }
  return seen;
}
