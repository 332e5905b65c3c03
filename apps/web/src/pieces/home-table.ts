// Owns a table as the first page shows it, and the order of them.

import type { ListedTable } from '../session/listed.ts';
import type { Progress, SeatRow, TableRow } from '../store/rows.ts';

/** 'mine': somebody of this screen is asked; 'theirs': others are; 'gathering': seats are open. */
export type HomeState = 'mine' | 'theirs' | 'gathering' | 'over';

export interface HomeTable {
  readonly id: string;
  readonly href: string;
  readonly game: string;
  /** A name it was given, if any. */
  readonly name: string;
  readonly seats: readonly SeatRow[];
  readonly state: HomeState;
  readonly changed: number;
  readonly progress: Progress | null;
  readonly online: boolean;
}

export const MOST = 6;

export function localTable(row: TableRow, progress: Progress | null): HomeTable {
  const { id, game, seats, changed, phase } = row;
  // At a table of this screen bots answer by themselves: whatever waits, waits for somebody here.
  return { id, href: `/t/${id}`, game, name: '', seats, state: phase === 'over' ? 'over' : 'mine', changed, progress, online: false };
}

export function onlineTable(table: ListedTable): HomeTable {
  const { id, game, name, seats, changed, phase, waiting } = table;
  const state: HomeState = phase === 'over' ? 'over' : phase === 'gathering' ? 'gathering' : waiting ? 'mine' : 'theirs';
  return { id, href: `/o/${id}`, game, name, seats, state, changed, progress: null, online: true };
}

/** Those that go on first, the latest first; a few finished ones may stand at the end. */
export function inOrder(tables: readonly HomeTable[]): readonly HomeTable[] {
  const rank = (table: HomeTable): number => (table.state === 'over' ? 1 : 0);
  return tables.toSorted((a, b) => rank(a) - rank(b) || b.changed - a.changed).slice(0, MOST);
}
