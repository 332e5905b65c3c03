// Owns choosing where and which way round a map card goes, before it is put there.

import type { Ask } from '@undercroft/web-kit';
import { useState } from 'react';
import { likeliest, placeableIn, type Cell, type Placeable } from '../board-model/placing.ts';
import type { Question } from '../board-model/touch.ts';
import type { View } from '../view.ts';

export interface Placing extends Placeable {
  readonly cell: Cell;
  readonly turned: boolean;
  readonly canTurn: boolean;
  readonly at: (cell: Cell) => void;
  readonly turn: () => void;
  readonly next: () => void;
  readonly put: () => void;
}

interface Wanted {
  readonly ref: string;
  readonly x: number;
  readonly y: number;
  readonly turned: boolean;
}

export function usePlacing(view: View, ask: Ask | null, question: Question | null): Placing | null {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const found = question === null ? null : placeableIn(view, question);
  if (ask === null || found === null) return null;
  const { ref } = ask.offer;
  const now = wanted?.ref === ref ? wanted : null;
  const cell = found.cells.find(({ x, y }) => x === now?.x && y === now.y) ?? likeliest(view, found);
  if (cell === null) return null;
  const turned = now?.turned === true ? cell.turned !== undefined : cell.plain === undefined;
  const at = (to: Cell): void => setWanted({ ref, x: to.x, y: to.y, turned });
  return {
    ...found,
    cell,
    turned,
    canTurn: cell.plain !== undefined && cell.turned !== undefined,
    at,
    turn: () => setWanted({ ref, x: cell.x, y: cell.y, turned: !turned }),
    next: () => at(found.cells[(found.cells.indexOf(cell) + 1) % found.cells.length] ?? cell),
    put: () => {
      const option = turned ? cell.turned : cell.plain;
      if (option !== undefined) ask.take(option);
    },
  };
}
