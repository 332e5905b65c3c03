// Owns the exact chances of a check: by mode and target, and with gems spent as well as possible (specification, part 4).

import { missing } from '@undercroft/kernel';
import type { DieMode } from '../state.ts';
import { DICE, sumOf } from '../pieces/dice.ts';

export interface Stock {
  readonly ruby: number;
  readonly emerald: number;
  readonly sapphire: number;
}
export const NO_GEMS: Stock = { ruby: 0, emerald: 0, sapphire: 0 };

const faces = [1, 2, 3, 4, 5, 6] as const;

/** Every roll of the mode, each as likely as any other. */
export function allRolls(mode: DieMode): readonly (readonly number[])[] {
  let rolls: number[][] = [[]];
  for (let d = 0; d < DICE[mode].dice; d++) rolls = rolls.flatMap((roll) => faces.map((face) => [...roll, face]));
  return rolls;
}

const waysCache = new Map<string, number>();

/** In how many of 36 or 216 rolls the mode reaches the target. */
export function ways(mode: DieMode, target: number): { readonly ways: number; readonly of: number } {
  const of = DICE[mode].dice === 2 ? 36 : 216;
  const key = `${mode}:${target}`;
  let n = waysCache.get(key);
  if (n === undefined) {
    n = allRolls(mode).filter((roll) => sumOf(mode, roll) >= target).length;
    waysCache.set(key, n);
  }
  return { ways: n, of };
}

export const chance = (mode: DieMode, target: number): number => {
  const { ways: n, of } = ways(mode, target);
  return n / of;
};

const gemCache = new Map<string, number>();
const rollCache = new Map<string, number>();

/** The chance to pass with a stock of gems, each spent after seeing the last result, by dynamic programming. */
export function chanceWith(mode: DieMode, target: number, stock: Stock): number {
  const key = `${mode}:${target}:${stock.ruby}:${stock.emerald}:${stock.sapphire}`;
  let p = gemCache.get(key);
  if (p === undefined) {
    const rolls = allRolls(mode);
    p = rolls.reduce((sum, roll) => sum + chanceFrom(mode, roll, target, stock), 0) / rolls.length;
    gemCache.set(key, p);
  }
  return p;
}

/** The chance to pass from dice that lie open. */
export function chanceFrom(mode: DieMode, dice: readonly number[], target: number, stock: Stock): number {
  if (sumOf(mode, dice) >= target) return 1;
  const sorted = [...dice].sort((a, b) => a - b);
  const key = `${mode}:${target}:${sorted.join('')}:${stock.ruby}:${stock.emerald}:${stock.sapphire}`;
  const known = rollCache.get(key);
  if (known !== undefined) return known;
  let best = 0;
  if (stock.emerald > 0) best = Math.max(best, chanceWith(mode, target, { ...stock, emerald: stock.emerald - 1 }));
  for (let d = 0; d < sorted.length; d++) {
    const with_ = (face: number): number[] => sorted.map((old, i) => (i === d ? face : old));
    const face = sorted[d] ?? missing();
    if (stock.ruby > 0 && face < 6) best = Math.max(best, chanceFrom(mode, with_(face + 1), target, { ...stock, ruby: stock.ruby - 1 }));
    if (stock.sapphire > 0)
      best = Math.max(
        best,
        faces.reduce<number>((sum, to) => sum + chanceFrom(mode, with_(to), target, { ...stock, sapphire: stock.sapphire - 1 }), 0) / 6,
      );
  }
  rollCache.set(key, best);
  return best;
}
