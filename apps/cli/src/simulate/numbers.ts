// Owns the statistics of a simulation: rates with confidence intervals, distributions, grouped counts.

import { missing } from '@undercroft/kernel';
import type { Tally } from '@undercroft/bots';

export const add = (tally: Tally, key: string, n = 1): void => void (tally[key] = (tally[key] ?? 0) + n);

export interface Share {
  readonly n: number;
  readonly of: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}
const Z = 1.959963984540054;

/** Wilson's 95 % interval: stays within 0 and 1, and is accurate for few games. */
export function share(n: number, of: number): Share {
  if (of === 0) return { n, of, rate: 0, low: 0, high: 1 };
  const rate = n / of;
  const middle = (rate + (Z * Z) / (2 * of)) / (1 + (Z * Z) / of);
  const half = (Z / (1 + (Z * Z) / of)) * Math.sqrt((rate * (1 - rate)) / of + (Z * Z) / (4 * of * of));
  return { n, of, rate, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export interface Distribution {
  readonly mean: number;
  readonly median: number;
  readonly low: number;
  readonly high: number;
  /** Values with their counts, in ascending order. */
  readonly counts: readonly (readonly [value: number, n: number])[];
}

export function distribution(group: Readonly<Record<string, number>>): Distribution {
  const counts = Object.entries(group)
    .map(([value, n]) => [Number(value), n] as const)
    .sort((a, b) => a[0] - b[0]);
  const total = counts.reduce((sum, [, n]) => sum + n, 0);
  const at = (part: number): number => {
    let seen = 0;
    for (const [value, n] of counts) {
      seen += n;
      if (seen >= part * total) return value;
    }
    return counts.at(-1)?.[0] ?? 0;
  };
  const mean = total === 0 ? 0 : counts.reduce((sum, [value, n]) => sum + value * n, 0) / total;
  return { mean, median: at(0.5), low: at(0.05), high: at(0.95), counts };
}

export type Groups = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * Groups keys: `used/oar` goes under `used`. Skips keys without a group, and those of `seats.ts`, which contain a colon. Sorted, so that the
 * result does not depend on the order of counting.
 */
export function groupsOf(tally: Tally): Groups {
  const groups: Record<string, Record<string, number>> = {};
  for (const key of Object.keys(tally).sort()) {
    const at = key.indexOf('/');
    if (at > 0 && !key.slice(0, at).includes(':')) (groups[key.slice(0, at)] ??= {})[key.slice(at + 1)] = tally[key] ?? missing();
  }
  return groups;
}

export const isNumeric = (group: Readonly<Record<string, number>>): boolean => Object.keys(group).every((key) => /^-?\d+$/.test(key));

/** Splits a distribution into at most `bars` bins of equal width: lower bounds and counts. */
export function histogram({ counts }: Distribution, bars: number): readonly (readonly [from: number, n: number])[] {
  const first = counts[0]?.[0];
  const last = counts.at(-1)?.[0];
  if (first === undefined || last === undefined) return [];
  const width = Math.max(1, Math.ceil((last - first + 1) / bars));
  const heights: number[] = Array<number>(Math.floor((last - first) / width) + 1).fill(0);
  for (const [value, n] of counts) {
    const bar = Math.floor((value - first) / width);
    heights[bar] = (heights[bar] ?? 0) + n;
  }
  return heights.map((n, i) => [first + i * width, n]);
}
