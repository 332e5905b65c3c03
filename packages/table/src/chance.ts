// Owns the dice of a table: drawn from the sealed source, recorded, and checked against it when a table is read back.

import { commitNonce, openSource, type Drawn, type Outcome, type Proof, type TableSource } from '@undercroft/chance';
import type { ChanceSource } from '@undercroft/kernel';
import { CorruptTable } from './faults.ts';
import type { Drew, StoredOutcome } from './record.ts';

/** A seat without a device of its own adds nothing to the dice: were it free to choose, the host could choose the game. */
export const NO_NONCE = '0'.repeat(32);

/** The source of a running game. While a stored table is read, outcomes come from its records and must be what the source gives. */
export class TableChance implements ChanceSource {
  private readonly source: TableSource;
  private stored: readonly StoredOutcome[] | null = null;
  private at = 0;
  private fresh: Drew[] = [];

  constructor(secret: string, nonces: readonly string[], setup: string, drawn: Drawn = {}) {
    this.source = openSource({ secret, nonces, setup, drawn });
  }

  pick(n: number, stream: string): number {
    const got = this.source.pick(n, stream);
    if (this.stored !== null && !isSame(this.stored[this.at++], stream, n, got))
      throw new CorruptTable(`a stored outcome of ${stream} is not what the sealed dice give`);
    this.fresh.push([stream, n, got]);
    return got;
  }

  /** How far each stream has been used, to go on from there. */
  position(): Drawn {
    return this.source.position();
  }

  /** From now on outcomes must equal these; null: nothing is stored, what comes is new. */
  expect(stored: readonly StoredOutcome[] | null): void {
    this.stored = stored;
    this.at = 0;
    this.fresh = [];
  }

  /** What was drawn since `expect`. */
  taken(): readonly Drew[] {
    if (this.stored !== null && this.at !== this.stored.length) throw new CorruptTable('a record holds outcomes that nobody asked for');
    return this.fresh;
  }
}

const isSame = (stored: StoredOutcome | undefined, stream: string, n: number, got: number): boolean =>
  typeof stored === 'object' ? stored[0] === stream && stored[1] === n && stored[2] === got : stored === got;

/** What anyone needs to check the dice. A seat without a promise of its own shows what its part would have promised. */
export const proofOf = (
  commitment: string,
  secret: string,
  nonces: readonly string[],
  promises: readonly (string | undefined)[],
  setup: string,
  outcomes: readonly Outcome[],
): Proof => ({
  commitment,
  secret,
  nonces,
  nonceCommitments: nonces.map((one, seat) => promises[seat] ?? commitNonce(one)),
  setup,
  outcomes,
});
