// Owns a wish to go back that others must agree to: who has, and what becomes of it.

import type { Seat } from '@undercroft/kernel';
import type { Wish } from './change.ts';
import type { SeatSpec } from './record.ts';

/** The holder of these seats agrees. */
export const agreeing = (wish: Wish | null, seats: readonly Seat[]): Wish | null =>
  wish === null ? null : { ...wish, agreed: [...new Set([...wish.agreed, ...seats])] };

/** What somebody wished or agreed to goes with them. */
export const leaving = (wish: Wish | null, seat: Seat): Wish | null =>
  wish === null || wish.seat === seat ? null : { ...wish, agreed: wish.agreed.filter((one) => one !== seat) };

export const isAgreed = (wish: Wish | null, seats: readonly SeatSpec[]): boolean =>
  wish !== null && seats.every(({ kind }, seat) => kind !== 'person' || wish.agreed.includes(seat));
