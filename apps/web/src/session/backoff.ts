// Owns how long to wait before trying again: longer each time, and never the same for everybody.

const FIRST = 400;
const MOST = 15_000;

/** Milliseconds before try number `tries` (from 0). `chance` is from 0 to 1: half of the wait is left to it. */
export function wait(tries: number, chance: number): number {
  const most = Math.min(MOST, FIRST * 2 ** Math.min(tries, 20));
  return Math.round(most / 2 + (most / 2) * chance);
}
