// Owns the one timer of all clocks: which table has to be looked at again, and when.

/** Timers of Node hold 31 bits of milliseconds; a later moment is waited for in parts. */
const LONGEST_WAIT = 2 ** 31 - 1;

export class Alarms {
  private readonly at = new Map<string, number>();
  private readonly ring: (id: string) => void;
  private readonly now: () => number;
  private timer: NodeJS.Timeout | undefined;
  private next = Number.POSITIVE_INFINITY;

  constructor(ring: (id: string) => void, now: () => number) {
    this.ring = ring;
    this.now = now;
  }

  set(id: string, at: number | null): void {
    if (at === null) {
      this.at.delete(id);
      return;
    }
    this.at.set(id, at);
    if (at < this.next) this.arm();
  }

  has(id: string): boolean {
    return this.at.has(id);
  }

  get size(): number {
    return this.at.size;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.at.clear();
  }

  private arm(): void {
    clearTimeout(this.timer);
    this.next = earliest(this.at.values());
    if (this.next === Number.POSITIVE_INFINITY) return;
    this.timer = setTimeout(() => this.due(), Math.min(LONGEST_WAIT, Math.max(0, this.next - this.now())));
    this.timer.unref();
  }

  private due(): void {
    const now = this.now();
    const due = [...this.at].filter(([, at]) => at <= now).map(([id]) => id);
    for (const id of due) this.at.delete(id);
    this.next = Number.POSITIVE_INFINITY;
    this.arm();
    for (const id of due) this.ring(id);
  }
}

function earliest(times: Iterable<number>): number {
  let first = Number.POSITIVE_INFINITY;
  for (const at of times) if (at < first) first = at;
  return first;
}
