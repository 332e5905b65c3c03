// Owns the row of what is wanted of one table: one thing at a time, and what is held back steps aside until it is not.

/** How to wait until something may be done; null: it may be done now. */
export type Held = (() => Promise<void>) | null;

const SILENCE = new Error('closed');

export class Row {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private closed: Error | null = null;

  /** How many pieces of work are under way or wait for the one that is. */
  get length(): number {
    return this.waiting;
  }

  /** What comes fails, and what is under way is worth nothing. */
  get hasFailed(): boolean {
    return this.closed !== null && this.closed !== SILENCE;
  }

  /** Throws what everything fails by. */
  mustLast(): void {
    if (this.closed !== null && this.closed !== SILENCE) throw this.closed;
  }

  /** What comes from now on is not done: it fails by this error, or, without one, nobody hears of it any more. */
  close(why?: Error): void {
    this.closed = why ?? this.closed ?? SILENCE;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.closed === SILENCE) return new Promise(() => undefined);
    if (this.closed !== null) return Promise.reject(this.closed);
    this.waiting++;
    const done = this.last.then(work).finally(() => {
      this.waiting--;
    });
    this.last = done.catch(() => undefined);
    return done;
  }

  /**
   * The same for what may be held back. It is looked at again when its turn has come: what was done before it may be just what holds it
   * back, and whether it was answered at once or not would tell what that was.
   */
  runUnheld<T>(held: () => Held, work: () => Promise<T>): Promise<T> {
    return this.runReady(held, async () => undefined, work);
  }

  /** The same where it is known only after something else whether it is held back. */
  async runReady<T, Ready>(held: () => Held, prepare: () => Promise<Ready>, work: (ready: Ready) => Promise<T>): Promise<T> {
    for (;;) {
      await held()?.();
      const done = await this.run(async () => {
        const ready = await prepare();
        return held() === null ? { value: await work(ready) } : null;
      });
      if (done !== null) return done.value;
    }
  }
}
