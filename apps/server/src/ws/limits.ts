// Owns how much anybody may ask: a bucket of tokens that refills with time, and counts by name.

export class Bucket {
  private readonly most: number;
  private readonly perSecond: number;
  private left: number;
  private at: number;

  constructor(most: number, perSecond: number, now: number) {
    this.most = most;
    this.perSecond = perSecond;
    this.left = most;
    this.at = now;
  }

  /** Takes tokens from the bucket if it has enough. */
  take(tokens: number, now: number): boolean {
    this.left = this.leftAt(now);
    this.at = now;
    // What costs more than a whole bucket is let through by a full one, or it could never be asked.
    if (this.left < Math.min(tokens, this.most)) return false;
    this.left = Math.max(0, this.left - tokens);
    return true;
  }

  /** Takes what was used, known only afterwards: the bucket may owe some for a while. */
  charge(tokens: number, now: number): void {
    this.left = this.leftAt(now) - tokens;
    this.at = now;
  }

  isEmpty(now: number): boolean {
    return this.leftAt(now) <= 0;
  }

  isFull(now: number): boolean {
    return this.leftAt(now) >= this.most;
  }

  private leftAt(now: number): number {
    return Math.min(this.most, this.left + (Math.max(0, now - this.at) / 1_000) * this.perSecond);
  }
}

/** How often each name is in use now. */
export class Counts {
  private readonly counts = new Map<string, number>();

  of(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  add(name: string, n: 1 | -1): void {
    const now = this.of(name) + n;
    if (now <= 0) this.counts.delete(name);
    else this.counts.set(name, now);
  }
}

/** A bucket for each name; full ones are forgotten, so that the list stays as long as there are busy names. */
export class Buckets {
  private readonly buckets = new Map<string, Bucket>();
  private readonly most: number;
  private readonly perSecond: number;
  private swept = 0;

  constructor(most: number, perSecond: number) {
    this.most = most;
    this.perSecond = perSecond;
  }

  take(name: string, tokens: number, now: number): boolean {
    return this.of(name, now).take(tokens, now);
  }

  charge(name: string, tokens: number, now: number): void {
    this.of(name, now).charge(tokens, now);
  }

  isEmpty(name: string, now: number): boolean {
    return this.buckets.get(name)?.isEmpty(now) ?? false;
  }

  private of(name: string, now: number): Bucket {
    if (now - this.swept > 60_000) {
      for (const [key, bucket] of this.buckets) if (bucket.isFull(now)) this.buckets.delete(key);
      this.swept = now;
    }
    const known = this.buckets.get(name);
    if (known !== undefined) return known;
    const made = new Bucket(this.most, this.perSecond, now);
    this.buckets.set(name, made);
    return made;
  }
}
