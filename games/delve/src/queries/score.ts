// Owns the optional score (DLV-SCORE-01, -02).

import { GEMS, LEVELS } from '../content/types.ts';
import { gemsOf, healthOf, type Table } from '../state.ts';

const POINTS = { 1: 1, 2: 2, 3: 3, B: 5 } as const;

export function scoreOf(table: Table): number {
  const encounters = LEVELS.reduce((sum, level) => sum + POINTS[level] * table.cleared[level], 0);
  // A failed game scores only its encounters; a victory stays one in completionist mode, with 0 health after a failure there.
  if (table.result !== 'victory') return encounters;
  return encounters + healthOf(table) + GEMS.reduce((sum, gem) => sum + gemsOf(table, gem), 0);
}
