// Owns the fixed duration of a table's windows: it is the same for every set of asked seats. Messages that could tell the difference wait.

import type { Change } from '@undercroft/table';

/** Waits this number of milliseconds, or until it is told to stop. */
export type Sleep = (ms: number, stop: AbortSignal) => Promise<void>;

interface Gate {
  readonly opened: Promise<void>;
  open(): void;
}

function gate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

export class WindowTime {
  private readonly now: () => number;
  private readonly sleep: Sleep;
  private readonly stopped = new AbortController();
  /** When the open window ends; null: none is open whose time is fixed. */
  private ends: number | null = null;
  private over = gate();
  private moved = gate();

  constructor(now: () => number, sleep: Sleep) {
    this.now = now;
    this.sleep = sleep;
  }

  get isOpen(): boolean {
    return this.ends !== null;
  }

  get endsAt(): number | null {
    return this.ends;
  }

  /** A window opened in which somebody is asked. */
  open(lasts: number): void {
    this.close();
    if (lasts <= 0 || this.stopped.signal.aborted) return;
    this.ends = this.now() + lasts;
  }

  /** Tells everybody of a change that is stored, stage by stage. Windows on the way take their time. */
  async tell<Stage>(change: Change, stages: readonly Stage[], send: (stage: Stage) => void): Promise<void> {
    const { hidden, pass, open, lasts, silent } = change;
    if (!hidden) {
      // Everybody has passed: the window ends when its time is over.
      if (pass && this.ends !== null) await this.sleep(Math.max(0, this.ends - this.now()), this.stopped.signal);
      this.close();
    }
    for (const [at, stage] of stages.entries()) {
      send(stage);
      if (at < silent.length && lasts > 0) await this.sleep(lasts, this.stopped.signal);
    }
    if (hidden) this.passed();
    else if (open) this.open(lasts);
  }

  /** No window is open any more. */
  close(): void {
    this.ends = null;
    this.over.open();
    this.over = gate();
    this.passed();
  }

  /** Somebody passed inside the window: perhaps it is another's turn to answer. */
  private passed(): void {
    this.moved.open();
    this.moved = gate();
  }

  /** Until no window is open. */
  async untilClosed(): Promise<void> {
    while (this.isOpen) await this.over.opened;
  }

  /** Until `due` says so, as far as anything happens inside the window; at the latest until it closes. */
  async untilDue(due: () => boolean): Promise<void> {
    while (this.isOpen && !due()) await this.moved.opened;
  }

  /** Ends all waiting. */
  stop(): void {
    this.stopped.abort();
    this.close();
  }
}

/** By the machine's timers. */
export const sleep: Sleep = (ms, stop) =>
  new Promise((resolve) => {
    if (stop.aborted) {
      resolve();
      return;
    }
    const done = (): void => {
      clearTimeout(timer);
      stop.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    stop.addEventListener('abort', done);
  });
