// Owns the optional score (DLV-SCORE-01, -02).

import { GEMS, LEVELS } from '../content/types.ts';
import { gemsOf, healthOf, type Table } from '../state.ts';

const POINTS = { 1: 1, 2: 2, 3: 3, B: 5 } as const;

/** What the cleared encounters alone are worth. */
export const encounterPoints = ({ cleared }: Pick<Table, 'cleared'>): number =>
  LEVELS.reduce((sum, level) => sum + POINTS[level] * cleared[level], 0);

export function scoreOf(table: Table): number {
  const encounters = encounterPoints(table);
  // A failed game scores only its encounters; a victory stays one in completionist mode, with 0 health after a failure there.
  if (table.result !== 'victory') return encounters;
  return encounters + healthOf(table) + GEMS.reduce((sum, gem) => sum + gemsOf(table, gem), 0);
}
