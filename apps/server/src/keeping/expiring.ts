// Owns the list of rows that expire before a moment, for the host: nothing is removed that could not be seen here first.

import type { Aged, AgedTable, Store } from '../store/store.ts';
import { DAY_MS, expiryOf, guestExpiry, kindOf, oldestKept, type Lifetimes, type TableKind } from './lifetimes.ts';

const PAGE = 500;

export interface ExpiringTable {
  readonly table: string;
  readonly game: string;
  readonly kind: TableKind;
  /** When it was last touched, and when it has had its time. */
  readonly touched: number;
  readonly expires: number;
}
export interface Expiring {
  /** Those first that go first. */
  readonly tables: readonly ExpiringTable[];
  readonly guests: number;
}

/** What has had its time at that moment, if nobody touches it until then. */
export async function expiringBy(store: Store, lifetimes: Lifetimes, moment: number, now: number): Promise<Expiring> {
  const began = (await store.sweepsBegan()) ?? now;
  const tables: ExpiringTable[] = [];
  const before = oldestKept(lifetimes, moment);
  if (before !== null)
    for await (const table of paged<AgedTable>((after) => store.agedTables(before, { after, most: PAGE }))) {
      const expires = expiryOf(table, lifetimes, began);
      if (expires !== null && expires <= moment)
        tables.push({ table: table.id, game: table.game, kind: kindOf(table), touched: table.at, expires });
    }
  let guests = 0;
  if (lifetimes.guestDays > 0)
    for await (const guest of paged((after) => store.agedGuests(moment - lifetimes.guestDays * DAY_MS, { after, most: PAGE })))
      if (!guest.needed && (guestExpiry(guest, lifetimes, began) ?? moment + 1) <= moment) guests++;
  return { tables: tables.sort((a, b) => a.expires - b.expires), guests };
}

async function* paged<T extends Aged>(read: (after: Aged | null) => Promise<readonly T[]>): AsyncGenerator<T> {
  for (let after: Aged | null = null; ; ) {
    const page: readonly T[] = await read(after);
    yield* page;
    after = page.at(-1) ?? null;
    if (after === null || page.length < PAGE) return;
  }
}
