// Owns the dice of a table: drawn from the sealed source, recorded, and checked against it when a table is read back.

import { openSource, type Outcome, type TableSource } from '@undercroft/chance';
import type { ChanceSource } from '@undercroft/kernel';

/** The source of a running game. While a stored table is read, outcomes come from its records and must be what the source gives. */
export class TableChance implements ChanceSource {
  /** Every outcome that was drawn, in order, also those that were taken back later: what is proved at the end. */
  readonly drawn: Outcome[] = [];
  private readonly source: TableSource;
  private stored: readonly number[] | null = null;
  private at = 0;
  private fresh: number[] = [];

  constructor(secret: string, nonces: readonly string[], setup: string) {
    this.source = openSource({ secret, nonces, setup });
  }

  pick(n: number, stream: string): number {
    const got = this.source.pick(n, stream);
    if (this.stored !== null && this.stored[this.at++] !== got)
      throw new CorruptTable(`a stored outcome of ${stream} is not what the sealed dice give`);
    this.drawn.push({ n, stream, got });
    this.fresh.push(got);
    return got;
  }

  /** From now on outcomes must equal these; null: nothing is stored, what comes is new. */
  expect(stored: readonly number[] | null): void {
    this.stored = stored;
    this.at = 0;
    this.fresh = [];
  }

  /** What was drawn since `expect`. */
  taken(): readonly number[] {
    if (this.stored !== null && this.at !== this.stored.length) throw new CorruptTable('a record holds outcomes that nobody asked for');
    return this.fresh;
  }
}

/** A stored table that does not fit the rules of today, or was altered. */
export class CorruptTable extends Error {
  override readonly name = 'CorruptTable';
}
