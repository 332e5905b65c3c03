// Owns the win rate of seats with each attribute (seat number, bot, and what a game marks); counted in the tally under its own keys.

import { missing } from '@undercroft/kernel';
import type { SeatTrait, Tally } from '@undercroft/bots';
import { add, share, type Share } from './numbers.ts';

/** True for a seat with the highest return, if that is positive. */
export const hasWon = (returns: readonly number[], seat: number): boolean =>
  (returns[seat] ?? 0) > 0 && (returns[seat] ?? 0) === Math.max(...returns);

/** Parts of a victory: integers, so that shared victories sum exactly in any order. */
const VICTORY = 60;

/** Counts seats and victories for each mark; tied winners share a victory. */
export function countMarks(tally: Tally, marks: readonly SeatTrait[], returns: readonly number[]): void {
  const winners = returns.filter((_, seat) => hasWon(returns, seat)).length;
  const once = new Map(marks.map((mark) => [`${mark.seat} ${mark.group}/${mark.key}`, mark]));
  add(tally, 'seats', returns.length);
  for (const { seat, group, key } of once.values()) {
    add(tally, `of:${group}/${key}`);
    if (hasWon(returns, seat)) add(tally, `won:${group}/${key}`, VICTORY / winners);
  }
}

/** Returns the number of seats; null for solo games, which have nothing to compare. */
export const seatsOf = ({ seats, games = 1 }: Tally): number | null => (seats === undefined ? null : seats / games);

/** Returns win rates by group and key. */
export function sharesOf(tally: Tally): Readonly<Record<string, Readonly<Record<string, Share>>>> {
  const groups: Record<string, Record<string, Share>> = {};
  for (const key of Object.keys(tally).sort()) {
    const [, group, name] = /^of:([^/]+)\/(.*)$/.exec(key) ?? [];
    if (group !== undefined && name !== undefined)
      (groups[group] ??= {})[name] = share((tally[`won:${group}/${name}`] ?? 0) / VICTORY, tally[key] ?? missing());
  }
  return groups;
}
