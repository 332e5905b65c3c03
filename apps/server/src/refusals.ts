// Owns counting who is told no: every refusal is in the metrics by where it was given and why, and in the log by the minute.

/** Where: to a request, to an upgrade to WebSocket, to a message, to a line that is closed, or to a socket before it said anything. */
export const REFUSED_AT = ['request', 'upgrade', 'message', 'line', 'socket'] as const;
export type RefusedAt = (typeof REFUSED_AT)[number];

export interface RefusalCounter {
  inc(labels: { readonly where: RefusedAt; readonly code: string }): void;
}
export interface RefusalLog {
  info(facts: object, text: string): void;
}

const MINUTE_MS = 60_000;

/** Logs a flood of refusals as one line a minute for each kind, so that a flooder cannot fill the log. */
export class Refusals {
  private readonly counter: RefusalCounter;
  private readonly log: RefusalLog;
  private readonly counts = new Map<string, { readonly where: RefusedAt; readonly code: string; n: number }>();
  private readonly timer: NodeJS.Timeout;

  constructor(counter: RefusalCounter, log: RefusalLog) {
    this.counter = counter;
    this.log = log;
    this.timer = setInterval(() => this.tell(), MINUTE_MS).unref();
  }

  count(where: RefusedAt, code: string): void {
    this.counter.inc({ where, code });
    const key = `${where} ${code}`;
    const known = this.counts.get(key);
    if (known !== undefined) {
      known.n++;
      return;
    }
    // The first of its kind is told at once, the others when the minute is over.
    this.counts.set(key, { where, code, n: 0 });
    this.log.info({ where, code, n: 1 }, 'refused');
  }

  /** Writes down what is still to be told. */
  stop(): void {
    clearInterval(this.timer);
    this.tell();
  }

  private tell(): void {
    for (const { where, code, n } of this.counts.values()) if (n > 0) this.log.info({ where, code, n }, 'refused');
    this.counts.clear();
  }
}
