// Owns writing in batches: what is handed over in one turn of the loop shares one transaction, and so one sync. Whoever can wait shares the next.

import type { DatabaseSync } from 'node:sqlite';
import { Buckets } from '../ws/limits.ts';

/** How long whoever writes very often waits for the next commit: a flood of writes must not make everybody wait for its syncs. */
const PATIENCE_MS = 12;
/** What may be saved up of commits of one's own, in seconds. */
const BURST_SECONDS = 2;

/** What is told of how long writing took. */
export type Timed = (seconds: number, appends: number) => void;

interface Waiting {
  /** Does it, and returns what is to be called once it is on the disk. */
  readonly work: () => () => void;
  readonly fail: (error: unknown) => void;
}

export class Batches {
  private readonly db: DatabaseSync;
  private readonly timed: Timed | undefined;
  private readonly commits: Buckets;
  private waiting: Waiting[] = [];
  private scheduled = false;
  /** Flushes what can wait, if nothing more urgent comes before. */
  private later: ReturnType<typeof setTimeout> | null = null;
  private closed = false;

  constructor(db: DatabaseSync, timed: Timed | undefined, commitsPerSecond = 1e9) {
    this.db = db;
    this.timed = timed;
    this.commits = new Buckets(BURST_SECONDS * commitsPerSecond, commitsPerSecond);
  }

  /** Hands work over to the next transaction; the promise is kept once that is on the disk. `by`: who writes; whoever does so very often waits for company. */
  write<T>(work: () => T, by?: string): Promise<T> {
    const isHasty = by !== undefined && !this.commits.take(by, 1, performance.now());
    return new Promise((done, fail) => {
      if (this.closed) return fail(new Error('the store is closed'));
      const worked = (): (() => void) => {
        const value = work();
        return () => done(value);
      };
      this.waiting.push({ work: worked, fail });
      if (this.scheduled) return;
      if (isHasty) {
        this.later ??= setTimeout(() => this.flush(), PATIENCE_MS);
        return;
      }
      this.scheduled = true;
      // All that the sockets brought in this turn goes into one transaction, and so waits for one sync.
      setImmediate(() => this.flush());
    });
  }

  /** Writes what was handed over; nothing is taken after this. */
  close(): void {
    this.flush();
    this.closed = true;
  }

  private flush(): void {
    const batch = this.waiting;
    this.waiting = [];
    this.scheduled = false;
    if (this.later !== null) clearTimeout(this.later);
    this.later = null;
    if (batch.length === 0) return;
    const since = performance.now();
    const settle: (() => void)[] = [];
    try {
      this.db.exec('BEGIN IMMEDIATE');
      for (const one of batch) settle.push(this.attempt(one));
      this.db.exec('COMMIT');
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
      for (const { fail } of batch) fail(error);
      return;
    }
    this.timed?.((performance.now() - since) / 1_000, batch.length);
    for (const tell of settle) tell();
  }

  /** One piece of a transaction: if it fails, the others are kept. */
  private attempt({ work, fail }: Waiting): () => void {
    this.db.exec('SAVEPOINT one');
    try {
      const done = work();
      this.db.exec('RELEASE one');
      return done;
    } catch (error) {
      // A full disk ends the whole transaction, savepoints and all.
      if (!this.db.isTransaction) throw error;
      this.db.exec('ROLLBACK TO one; RELEASE one');
      return () => fail(error);
    }
  }
}
