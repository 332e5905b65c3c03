// Owns comparing the seats of a game: what was so of each, and how often those it was so of won; counted under keys of its own, and read from there.

import type { Mark, Tally } from '@undercroft/bots';
import { add, share, type Share } from './numbers.ts';

/** Whether a seat has won: nobody did better, and it did something. */
export const hasWon = (returns: readonly number[], seat: number): boolean =>
  (returns[seat] ?? 0) > 0 && (returns[seat] ?? 0) === Math.max(...returns);

/** A victory in whole parts, so that it can be shared: sums are then the same in whatever order. */
const VICTORY = 60;

/** How many seats have a mark, and how many of those won: whoever shares a victory has his part of it. */
export function countMarks(tally: Tally, marks: readonly Mark[], returns: readonly number[]): void {
  const winners = returns.filter((_, seat) => hasWon(returns, seat)).length;
  const once = new Map(marks.map((mark) => [`${mark.seat} ${mark.group}/${mark.key}`, mark]));
  add(tally, 'seats', returns.length);
  for (const { seat, group, key } of once.values()) {
    add(tally, `of:${group}/${key}`);
    if (hasWon(returns, seat)) add(tally, `won:${group}/${key}`, VICTORY / winners);
  }
}

/** How many seats a game had; null where there was a single one, with nobody to be compared with. */
export const seatsOf = ({ seats, games = 1 }: Tally): number | null => (seats === undefined ? null : seats / games);

/** By group and key, how often those who had the mark won. */
export function sharesOf(tally: Tally): Readonly<Record<string, Readonly<Record<string, Share>>>> {
  const groups: Record<string, Record<string, Share>> = {};
  for (const key of Object.keys(tally).sort()) {
    const [, group, name] = /^of:([^/]+)\/(.*)$/.exec(key) ?? [];
    if (group !== undefined && name !== undefined)
      (groups[group] ??= {})[name] = share((tally[`won:${group}/${name}`] ?? 0) / VICTORY, tally[key] as number);
  }
  return groups;
}
