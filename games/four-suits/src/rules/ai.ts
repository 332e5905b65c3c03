// Owns whom a monster's action is aimed at (section AI of the rulebook).

import { JACK, rankOf } from '@undercroft/parts';
import type { Ai } from '../content/types.ts';
import { bodyOf } from '../fighting.ts';
import { statOf } from '../queries/stats.ts';
import { foesOf } from '../queries/units.ts';
import type { Card, Table, Unit } from '../state.ts';

/** CRD-AI-02: candidate number ((rank - 1) mod n) + 1. */
const pick = (list: readonly Unit[], rank: number): Unit | undefined => list[(rank - 1) % Math.max(1, list.length)];
function most(list: readonly Unit[], of: (unit: Unit) => number): Unit | undefined {
  let best: Unit | undefined;
  let value = -Infinity;
  for (const unit of list) if (of(unit) > value) [best, value] = [unit, of(unit)];
  return best;
}

/** CRD-AI-01, CRD-AI-03, CRD-AI-04, CRD-AI-05, CRD-AI-06, CRD-AI-07, CRD-AI-09; CRD-AI-11: nobody, where there is no candidate. */
export function picked(table: Table, by: Unit, ai: Ai, card: Card): Unit | undefined {
  const all = foesOf(table, by);
  const rank = rankOf(card);
  // J, Q and K pick from all, whatever the letter.
  if (ai === 'R' || rank >= JACK) return pick(all, rank);
  if (ai === 'W') return most(all, (unit) => -bodyOf(table, unit).hp);
  if (ai === 'C') return most(all, (unit) => statOf(table, unit, 'force'));
  const row = ai === 'F' ? 'near' : 'far';
  const inRow = all.filter((unit) => bodyOf(table, unit).row === row);
  return pick(inRow.length > 0 ? inRow : all, rank);
}
