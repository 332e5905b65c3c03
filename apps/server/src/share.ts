// Owns fair shares of the event loop: grants work one piece at a time to the waiter that has had the least, and measures it.

import { elapsed, started } from './stopwatch.ts';
import { Bucket } from './ws/limits.ts';

/** On whose account work is done. */
export interface Payer {
  /** Empty for a stranger: strangers have nothing in common but perhaps their address. */
  readonly who: string;
  readonly address: string;
}

/** On whose account bots and clocks open tables. */
export const HOUSE: Payer = { who: '', address: '' };

export interface ShareSettings {
  /** Milliseconds of work in a second that one guest may ask for in the long run; an address may ask for twice as much. */
  readonly workPerSecond: number;
}

/** What may be saved up, in seconds of the allowance. */
const BURST_SECONDS = 8;
const GUESTS_AN_ADDRESS = 2;
/** A longer piece of work is cut into such slices where it can be. */
const SLICE_MS = 2;
/** What a turn counts for by itself, so that nobody who asks for next to nothing is always the next. */
const TURN_MS = 0.2;
/** Work is forgotten by and by: of what was done so long ago a third still counts. */
const MEMORY_MS = 1_000;
const SWEEP_MS = 60_000;

interface Account {
  /** Work done lately, in milliseconds, as it was at a moment. */
  had: number;
  at: number;
  readonly bucket: Bucket;
  readonly waiting: (() => void)[];
}

/**
 * Fair queueing over addresses: the waiter that has had and asked for the least lately is next. So a client that asks seldom waits for one
 * piece of work and not for a queue, and clients that always ask get equal shares. After a few milliseconds of work the loop turns: sockets
 * are read and answers written.
 */
export class FairShare {
  private readonly addresses = new Map<string, Account>();
  private readonly guests = new Map<string, Account>();
  /** Accounts of addresses that wait for a turn: of all that are known only these are looked at. */
  private readonly waiters = new Set<Account>();
  private readonly perSecond: number;
  private readonly clock: () => number;
  /** How many accounts were looked at so far to find out who is next. */
  looked = 0;
  private busy = false;
  private swept = 0;

  constructor({ workPerSecond }: ShareSettings, clock: () => number = () => performance.now()) {
    this.perSecond = workPerSecond;
    this.clock = clock;
  }

  /** The time by which work is measured, in milliseconds. */
  now(): number {
    return this.clock();
  }

  /** Whether this payer has used up what may be asked for. */
  isSpent({ who, address }: Payer): boolean {
    const now = this.clock();
    this.sweep(now);
    return (who !== '' && this.guest(who).bucket.isEmpty(now)) || this.address(address).bucket.isEmpty(now);
  }

  /** Waits for one's turn. What is done until the loop turns again is one piece of work. */
  turn({ address }: Payer): Promise<void> {
    const account = this.address(address);
    const granted = new Promise<void>((grant) => void account.waiting.push(grant));
    this.waiters.add(account);
    if (!this.busy) {
      this.busy = true;
      this.begin();
    }
    return granted;
  }

  /** Does a piece of work and charges its time; of work that waits for something, what is done until then. */
  measured<T>(payer: Payer, work: () => T): T {
    const since = started();
    try {
      return work();
    } finally {
      this.charge(payer, elapsed(since));
    }
  }

  charge({ who, address }: Payer, ms: number): void {
    const now = this.clock();
    const account = this.address(address);
    add(account, ms, now);
    account.bucket.charge(ms, now);
    if (who !== '') this.guest(who).bucket.charge(ms, now);
  }

  /** Grants turns one after another until it is time for the loop to turn. */
  private begin(): void {
    this.grant(this.clock() + SLICE_MS);
  }

  private grant(until: number): void {
    const first = this.first();
    if (first === null) {
      this.busy = false;
      return;
    }
    add(first, TURN_MS, this.clock());
    first.waiting.shift()?.();
    if (first.waiting.length === 0) this.waiters.delete(first);
    // What was granted is done in microtasks; a tick that is asked for in one of them comes after all of them.
    queueMicrotask(() => process.nextTick(() => (this.clock() < until ? this.grant(until) : setImmediate(() => this.begin()))));
  }

  /** Of those who wait, who has had the least lately; what is waiting counts, too. */
  private first(): Account | null {
    const now = this.clock();
    let [first, least]: [Account | null, number] = [null, Number.POSITIVE_INFINITY];
    for (const account of this.waiters) {
      this.looked++;
      const asked = hadAt(account, now) + TURN_MS * account.waiting.length;
      if (asked < least) [first, least] = [account, asked];
    }
    return first;
  }

  private address(name: string): Account {
    return this.account(this.addresses, name, GUESTS_AN_ADDRESS * this.perSecond);
  }

  private guest(name: string): Account {
    return this.account(this.guests, name, this.perSecond);
  }

  private account(all: Map<string, Account>, name: string, perSecond: number): Account {
    let found = all.get(name);
    if (found === undefined) {
      found = { had: 0, at: this.clock(), bucket: new Bucket(BURST_SECONDS * perSecond, perSecond, this.clock()), waiting: [] };
      all.set(name, found);
    }
    return found;
  }

  /** Evicts idle names: as many are kept as there are busy ones. */
  private sweep(now: number): void {
    if (now - this.swept < SWEEP_MS) return;
    this.swept = now;
    for (const all of [this.addresses, this.guests])
      for (const [name, { bucket, waiting }] of all) if (waiting.length === 0 && bucket.isFull(now)) all.delete(name);
  }
}

const hadAt = ({ had, at }: Account, now: number): number => had * Math.exp((at - now) / MEMORY_MS);

function add(account: Account, ms: number, now: number): void {
  account.had = hadAt(account, now) + ms;
  account.at = now;
}

/** Does work that can be cut, slice by slice; in between everybody else has a turn. */
export async function inSlices<T>(share: FairShare, payer: Payer, work: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const step = share.measured(payer, () => {
      const until = share.now() + SLICE_MS;
      let next = work.next();
      while (next.done !== true && share.now() < until) next = work.next();
      return next;
    });
    if (step.done === true) return step.value;
    await share.turn(payer);
  }
}
