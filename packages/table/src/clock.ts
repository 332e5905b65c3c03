// Owns the time of each seat: a bank that runs while the seat is waited for, and a little more for each decision.

import type { Seat } from '@undercroft/kernel';
import type { Clock } from './record.ts';

export class Clocks {
  private readonly clock: Clock;
  private readonly left: number[];
  private running: readonly Seat[] = [];
  private since = 0;

  constructor(clock: Clock, seats: number) {
    this.clock = clock;
    this.left = Array.from({ length: seats }, () => clock.bank);
  }

  /** From now on these seats are waited for. */
  run(seats: readonly Seat[], now: number): void {
    this.stop(now);
    this.running = seats;
  }

  /** The seat has decided. */
  reward(seat: Seat): void {
    this.left[seat] = (this.left[seat] as number) + this.clock.more;
  }

  /** What every seat has left now. */
  times(now: number): readonly number[] {
    return this.left.map((left, seat) => (this.running.includes(seat) ? Math.max(0, left - (now - this.since)) : left));
  }

  /** When the first of the seats that are waited for runs out of time. */
  deadline(): { readonly seat: Seat; readonly at: number } | null {
    const first = [...this.running].sort((a, b) => (this.left[a] as number) - (this.left[b] as number))[0];
    return first === undefined ? null : { seat: first, at: this.since + (this.left[first] as number) };
  }

  get waitedFor(): readonly Seat[] {
    return this.running;
  }

  private stop(now: number): void {
    for (const seat of this.running) this.left[seat] = Math.max(0, (this.left[seat] as number) - Math.max(0, now - this.since));
    this.since = now;
  }
}
