// Owns the sums of the history: how many were won, rows of victories, usual length, and how often each result came up.

import { at } from '@undercroft/kernel';
import type { HistoryRow } from '../store/rows.ts';

export type Outcome = 'victory' | 'defeat' | 'abandoned';

export function outcomeOf({ over, seat }: Pick<HistoryRow, 'over' | 'seat'>): Outcome {
  if (over.abandoned) return 'abandoned';
  return (over.returns[seat] ?? 0) > 0 ? 'victory' : 'defeat';
}

export interface Figures {
  readonly played: number;
  readonly won: number;
  /** Victories in a row up to the latest game. */
  readonly streak: number;
  readonly best: number;
  /** The middle one of all lengths, in decisions; null without games. */
  readonly middle: number | null;
}

/** `rows` in any order. A game that was given up is not won, and ends a row of victories. */
export function figuresOf(rows: readonly HistoryRow[]): Figures {
  const byTime = rows.toSorted((a, b) => a.ended - b.ended);
  let streak = 0;
  let best = 0;
  let won = 0;
  for (const row of byTime) {
    const victory = outcomeOf(row) === 'victory';
    streak = victory ? streak + 1 : 0;
    best = Math.max(best, streak);
    if (victory) won++;
  }
  const lengths = rows.map(({ length }) => length).toSorted((a, b) => a - b);
  const middle = lengths.length === 0 ? null : at(lengths, Math.floor((lengths.length - 1) / 2));
  return { played: rows.length, won, streak, best, middle };
}

export interface Counted {
  readonly key: string;
  readonly n: number;
}

/** How often each key of each group came up: whole numbers in their order, names by how often. */
export function countsOf(rows: readonly Pick<HistoryRow, 'result'>[]): ReadonlyMap<string, readonly Counted[]> {
  const groups = new Map<string, Map<string, number>>();
  for (const { result } of rows)
    for (const [group, key] of Object.entries(result)) {
      const counts = groups.get(group) ?? new Map<string, number>();
      counts.set(String(key), (counts.get(String(key)) ?? 0) + 1);
      groups.set(group, counts);
    }
  return new Map(
    [...groups].map(([group, counts]) => {
      const all = [...counts].map(([key, n]) => ({ key, n }));
      const numbers = all.every(({ key }) => /^-?\d+$/.test(key));
      return [group, all.toSorted((a, b) => (numbers ? Number(a.key) - Number(b.key) : b.n - a.n || a.key.localeCompare(b.key)))];
    }),
  );
}
