// Owns the sweep: now and then what has had its time is removed, a little at a time, so that nobody waits for it.

import type { Metrics } from '../metrics.ts';
import type { Aged, Store } from '../store/store.ts';
import { DAY_MS, expiryOf, guestExpiry, kindOf, oldestKept, type Lifetimes } from './lifetimes.ts';

/** Tables or guests per slice, rows purged per slice, and the pause between slices. */
const PAGE = 100;
const ROWS = 200;
const BREATH_MS = 20;

export interface SweepSettings extends Lifetimes {
  readonly sweepSeconds: number;
}

export interface SweepAround {
  readonly store: Store;
  readonly metrics: Pick<Metrics, 'removed'>;
  readonly log: { info(facts: object, text: string): void; error(facts: object, text: string): void };
  readonly now: () => number;
  /** Removes a table, unless somebody is at it: then it stays for now. */
  readonly remove: (table: Aged) => Promise<boolean>;
}

export class Sweeper {
  private readonly around: SweepAround;
  private readonly settings: SweepSettings;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private sweeping: Promise<void> = Promise.resolve();

  constructor(around: SweepAround, settings: SweepSettings) {
    this.around = around;
    this.settings = settings;
  }

  /** Sweeps now and from time to time. */
  start(): void {
    this.sweeping = this.round();
  }

  private async round(): Promise<void> {
    try {
      await this.sweep();
    } catch (error) {
      this.around.log.error({ err: error }, 'a sweep failed, and will be tried again');
    }
    if (!this.stopped) this.timer = setTimeout(() => this.start(), this.settings.sweepSeconds * 1_000).unref();
  }

  /** Ends after the slice that is under way. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.sweeping;
  }

  private async sweep(): Promise<void> {
    const { store, metrics, log, now } = this.around;
    const counts: Record<string, number> = {};
    const count = (what: string): void => {
      counts[what] = (counts[what] ?? 0) + 1;
      metrics.removed.inc({ what });
    };
    const start = now();
    const began = await store.beginSweeps(start);
    await this.tables(start, began, count);
    if (this.settings.guestDays > 0) await this.guests(start, began, count);
    for (let purged = 1; purged > 0 && !this.stopped; ) {
      purged = await store.purgeRemoved(ROWS);
      metrics.removed.inc({ what: 'rows' }, purged);
      await breath();
    }
    if (Object.keys(counts).length > 0) log.info(counts, 'what had had its time was removed');
  }

  private async tables(now: number, began: number, count: (what: string) => void): Promise<void> {
    const { store, remove } = this.around;
    const before = oldestKept(this.settings, now);
    if (before === null) return;
    await this.pages(
      (after) => store.agedTables(before, { after, most: PAGE }),
      async (table) => {
        const expiry = expiryOf(table, this.settings, began);
        if (expiry !== null && expiry <= now && (await remove(table))) count(kindOf(table));
      },
    );
  }

  private async guests(now: number, began: number, count: (what: string) => void): Promise<void> {
    const { store } = this.around;
    await this.pages(
      (after) => store.agedGuests(now - this.settings.guestDays * DAY_MS, { after, most: PAGE }),
      async (guest) => {
        const expiry = guestExpiry(guest, this.settings, began);
        if (expiry === null || expiry > now || guest.needed || !(await store.removeGuest(guest))) return;
        count('guests');
      },
    );
  }

  /** Goes through a list page by page; what is done with the entries of one page is written together. */
  private async pages<T extends Aged>(
    read: (after: Aged | null) => Promise<readonly T[]>,
    each: (entry: T) => Promise<void>,
  ): Promise<void> {
    for (let after: Aged | null = null; !this.stopped; ) {
      const page: readonly T[] = await read(after);
      await Promise.all(page.map(each));
      after = page.at(-1) ?? null;
      if (after === null || page.length < PAGE) return;
      await breath();
    }
  }
}

const breath = (): Promise<void> => new Promise((done) => void setTimeout(done, BREATH_MS).unref());
