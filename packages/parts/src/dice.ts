// Owns dice that are thrown together: rolling several, and in how many ways a total comes up.

import type { Odds } from '@undercroft/kernel';

/** What rolls: the runner of a procedure. */
export interface Roller {
  roll(sides: number, stream: string): number;
}

/** Several dice of the same kind, in the order in which they were asked for. */
export const rollAll = (runner: Roller, dice: number, sides: number, stream: string): readonly number[] =>
  Array.from({ length: dice }, () => runner.roll(sides, stream));

/** In how many ways dice of these sides show each total: `ways[total]`. */
export function totals(sides: readonly number[]): readonly number[] {
  let ways = [1];
  for (const faces of sides) {
    const next = Array.from({ length: ways.length + faces }, () => 0);
    ways.forEach((n, total) => {
      for (let face = 1; face <= faces; face++) next[total + face] = (next[total + face] ?? 0) + n;
    });
    ways = next;
  }
  return ways;
}

/** The chance that the sum of the dice and a bonus reaches a target. */
export function oddsOfReaching(sides: readonly number[], bonus: number, target: number): Odds {
  const all = totals(sides);
  const ways = all.reduce((sum, n, total) => (total + bonus >= target ? sum + n : sum), 0);
  return { ways, of: all.reduce((sum, n) => sum + n, 0) };
}
