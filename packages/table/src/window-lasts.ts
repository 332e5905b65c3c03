// Owns how long the windows of a table last, and who has said to pass in all of them (ADR 15).

import { at } from '@undercroft/kernel';
import { BEAT, type Orders, type SeatSpec, type TableOptions } from './record.ts';
import { holders } from './seating.ts';

/** Whether a seat needs no time in any window: it has said so, or no person plays it. */
export const passesAll = ({ kind }: SeatSpec, { pass, except, asks = [] }: Orders): boolean =>
  kind !== 'person' || (pass !== 'never' && except.length === 0 && asks.length === 0);

/** One person plays, or none: there is nobody to hide anything from but bots, which look at no clock. */
export const isAmongBots = (seats: readonly SeatSpec[]): boolean => new Set(holders(seats)).size < 2;

/** Fixed duration of a window in milliseconds; 0: it ends when all asked seats have answered. */
export function windowLasts({ window = null }: TableOptions, seats: readonly SeatSpec[], orders: readonly Orders[]): number {
  if (window === null) return 0;
  const isQuick = isAmongBots(seats) || seats.every((spec, seat) => passesAll(spec, at(orders, seat)));
  return isQuick ? Math.min(window, BEAT) : window;
}
