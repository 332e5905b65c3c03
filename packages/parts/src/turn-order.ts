// Owns the order of turns: seats go round from 0 upwards, and those who are out are passed over.

import type { Seat } from '@undercroft/kernel';

/** All seats in the order of turns, from one on. */
export const seatsFrom = (seats: number, first: Seat): readonly Seat[] => Array.from({ length: seats }, (_, at) => (first + at) % seats);

/** The next seat after one that is in; null where nobody is, and the seat itself where nobody else is. */
export function nextSeat(seats: number, after: Seat, isIn: (seat: Seat) => boolean = () => true): Seat | null {
  return seatsFrom(seats, (after + 1) % seats).find(isIn) ?? null;
}

/** Whether turns come round to `first` again between one seat and the next: a round is over. */
export const isRoundOver = (seats: number, first: Seat, from: Seat, next: Seat): boolean => {
  const placeOf = (seat: Seat): number => (seat - first + seats) % seats;
  return placeOf(next) <= placeOf(from);
};
