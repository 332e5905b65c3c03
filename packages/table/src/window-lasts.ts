// Owns how long the windows of a table last, and who has said to pass in all of them (ADR 15).

import { at } from '@undercroft/kernel';
import { BEAT, type Orders, type SeatSpec, type TableOptions } from './record.ts';
import { holders } from './seating.ts';

/** Whether a seat needs no time in any window: it has said so, or no person plays it. */
export const passesAll = ({ kind }: SeatSpec, { pass, except }: Orders): boolean =>
  kind !== 'person' || (pass !== 'never' && except.length === 0);

/** Fixed duration of a window in milliseconds; 0: it ends when all asked seats have answered. */
export function windowLasts({ window = null }: TableOptions, seats: readonly SeatSpec[], orders: readonly Orders[]): number {
  if (window === null) return 0;
  const isQuick = new Set(holders(seats)).size < 2 || seats.every((spec, seat) => passesAll(spec, at(orders, seat)));
  return isQuick ? Math.min(window, BEAT) : window;
}
