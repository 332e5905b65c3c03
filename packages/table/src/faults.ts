// Owns what is thrown when stored records do not make a table.

import { Bug } from '@undercroft/kernel';
import type { InSteps } from '@undercroft/record';

/** A stored table that does not fit the rules of today, or was altered. */
export class CorruptTable extends Error {
  override readonly name = 'CorruptTable';
}

/** The rules of the records are not those of this program, and nothing says how to go on: they are older without a migration, or newer. */
export class OtherRules extends CorruptTable {}

/** Whatever goes wrong inside the rules while a record is read, the record is what does not fit. */
export function reading<V>(at: number, work: () => V): V {
  try {
    return work();
  } catch (error) {
    throw unfit(at, error);
  }
}

/** The same for what is read in steps. */
export function* readingInSteps<V>(at: number, work: InSteps<V>): InSteps<V> {
  try {
    return yield* work;
  } catch (error) {
    throw unfit(at, error);
  }
}

const unfit = (at: number, error: unknown): unknown =>
  error instanceof CorruptTable || error instanceof Bug || error instanceof RangeError || error instanceof TypeError
    ? new CorruptTable(`record ${at}: ${error.message}`)
    : error;
