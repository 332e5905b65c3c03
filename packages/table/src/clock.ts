// Owns the time of each seat: a bank that runs while the seat is waited for, and a little more for each decision.

import { at } from '@undercroft/kernel';
import type { Seat } from '@undercroft/kernel';
import { RESPONSE, type Clock } from './record.ts';

export interface SavedClocks {
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  readonly since: number;
  /** Left out by versions that did not keep it. */
  readonly rewarded?: number;
}

export class Clocks {
  /** How long a seat may think in a window. */
  readonly response: number;
  private readonly clock: Clock;
  private readonly left: number[];
  private running: readonly Seat[];
  private since: number;
  /** The latest entry of the game that earned somebody time: who goes back earns nothing by deciding again. */
  private rewarded: number;

  constructor(clock: Clock, seats: number, now: number, saved?: SavedClocks) {
    this.clock = clock;
    this.response = clock.response ?? RESPONSE;
    this.left = saved?.left.slice() ?? Array.from({ length: seats }, () => clock.bank);
    this.running = saved?.running ?? [];
    this.since = saved?.since ?? now;
    this.rewarded = saved?.rewarded ?? 0;
  }

  save(): SavedClocks {
    return { left: this.left.slice(), running: this.running, since: this.since, rewarded: this.rewarded };
  }

  /** From now on these seats are waited for. */
  run(seats: readonly Seat[], now: number): void {
    for (const seat of this.running) this.left[seat] = Math.max(0, at(this.left, seat) - Math.max(0, now - this.since));
    this.since = now;
    this.running = seats;
  }

  /** The seat has decided, which made this entry of the game. */
  reward(seat: Seat, entry: number): void {
    if (entry <= this.rewarded) return;
    this.rewarded = entry;
    this.left[seat] = at(this.left, seat) + this.clock.more;
  }

  /** What every seat had left when it was last counted, and when that was: the same until something is told to everybody. */
  counted(): { readonly left: readonly number[]; readonly at: number } {
    return { left: this.left.slice(), at: this.since };
  }

  /** What every seat has left now. */
  times(now: number): readonly number[] {
    return this.left.map((left, seat) => (this.running.includes(seat) ? Math.max(0, left - Math.max(0, now - this.since)) : left));
  }

  /** When each of the seats that are waited for runs out of time, the first one first. */
  deadlines(): readonly { readonly seat: Seat; readonly at: number }[] {
    return this.running.map((seat) => ({ seat, at: this.since + at(this.left, seat) })).sort((a, b) => a.at - b.at);
  }
}
