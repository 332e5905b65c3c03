// Owns the win rate of seats with each attribute (seat number, bot, and what a game marks); counted in the tally under its own keys.

import { missing } from '@undercroft/kernel';
import type { SeatTrait, Tally } from '@undercroft/bots';
import { add, share, type Share } from './numbers.ts';

/** True for a seat with the highest return, if that is positive. */
export const hasWon = (returns: readonly number[], seat: number): boolean =>
  (returns[seat] ?? 0) > 0 && (returns[seat] ?? 0) === Math.max(...returns);

/** Parts of a victory: integers, so that shared victories sum exactly in any order. */
const VICTORY = 60;

/** Counts seats and victories for each mark; tied winners share a victory, and those who all win together have it whole. */
export function countMarks(tally: Tally, marks: readonly SeatTrait[], returns: readonly number[]): void {
  const winners = returns.filter((_, seat) => hasWon(returns, seat)).length;
  const part = winners === returns.length ? VICTORY : VICTORY / winners;
  const once = new Map(marks.map((mark) => [`${mark.seat} ${mark.group}/${mark.key}`, mark]));
  add(tally, 'seats', returns.length);
  for (const { seat, group, key } of once.values()) {
    add(tally, `of:${group}/${key}`);
    if (hasWon(returns, seat)) add(tally, `won:${group}/${key}`, part);
  }
}

/** Whether there is anything to compare: in solo games there is not. */
export const hasSeats = ({ seats }: Tally): boolean => seats !== undefined;

/** The win rate of all seats together: what each would have if none were better than the others. */
export function equalShare(tally: Tally): number {
  const seats = Object.values(sharesOf(tally)['seat'] ?? {});
  const sum = (of: (one: Share) => number): number => seats.reduce((all, one) => all + of(one), 0);
  return sum(({ rate, of }) => rate * of) / sum(({ of }) => of);
}

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
