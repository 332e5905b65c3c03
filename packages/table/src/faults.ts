// Owns what is thrown when stored records do not make a table.

import { Bug } from '@undercroft/kernel';

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
    if (error instanceof CorruptTable || error instanceof Bug || error instanceof RangeError || error instanceof TypeError)
      throw new CorruptTable(`record ${at}: ${error.message}`);
    throw error;
  }
}
