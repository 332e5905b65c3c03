// Owns simulated time: everything that happens is an event at a moment, drawn from one seed, and the same seed makes the same events.

import { randomFrom, type Random } from '@undercroft/kernel';

interface Event {
  readonly at: number;
  readonly seq: number;
  readonly run: () => void;
}

/** So often the loop turns before the next event: promises are kept, and what the store gathered is written. */
const TURNS = 4;

export class World {
  readonly seed: string;
  readonly random: Random;
  /** True time, in milliseconds; the clocks of servers may say something else. */
  now = 1_700_000_000_000;
  /** What went wrong, in the order in which it was found. */
  readonly faults: string[] = [];
  private readonly events: Event[] = [];
  private seq = 0;

  constructor(seed: string) {
    this.seed = seed;
    this.random = randomFrom(seed);
  }

  /** True with this likelihood. */
  chance(likelihood: number): boolean {
    return this.random.real() < likelihood;
  }

  between(least: number, most: number): number {
    return least + this.random.below(most - least + 1);
  }

  after(ms: number, run: () => void): void {
    const event: Event = { at: this.now + Math.max(0, ms), seq: this.seq++, run };
    let i = this.events.length;
    // Kept in order, the latest first; of equal moments the earlier call comes first.
    while (i > 0 && isLater(event, this.events[i - 1])) i--;
    this.events.splice(i, 0, event);
  }

  wait(ms: number): Promise<void> {
    return new Promise((done) => this.after(ms, done));
  }

  fault(what: string): void {
    this.faults.push(`at ${this.now}: ${what}`);
  }

  /** Lets so much time pass, event by event, looking at everything after each of them. */
  async pass(ms: number, check: () => void): Promise<void> {
    const end = this.now + ms;
    for (let next = this.events.at(-1); next !== undefined && next.at <= end && this.faults.length === 0; next = this.events.at(-1)) {
      this.events.pop();
      this.now = next.at;
      next.run();
      for (let turn = 0; turn < TURNS; turn++) await new Promise((done) => void setImmediate(done));
      check();
    }
    this.now = end;
  }
}

const isLater = (one: Event, other: Event | undefined): boolean =>
  other !== undefined && (one.at > other.at || (one.at === other.at && one.seq > other.seq));
