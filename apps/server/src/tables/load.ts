// Owns bringing a stored table back to life, and finding out that it does not fit: altered, cut short, or of other rules.

import { writeTranscript } from '@undercroft/kernel';
import { CorruptTable, Desk, Table, type Host } from '@undercroft/table';
import type { Shelf } from '../shelf.ts';
import type { Store, StoredTable } from '../store/store.ts';

export type Loaded =
  | { readonly ok: true; readonly desk: Desk; readonly stored: StoredTable }
  | { readonly ok: false; readonly code: 'no-table' }
  | { readonly ok: false; readonly code: 'damaged'; readonly why: string };

/** The table as its records make it. A table that does not fit is left as it is, and refused. */
export async function loadDesk(store: Store, shelf: Shelf, id: string, hostOf: (game: string) => Host): Promise<Loaded> {
  const stored = await store.table(id);
  if (stored === null) return { ok: false, code: 'no-table' };
  const damaged = (why: string): Loaded => ({ ok: false, code: 'damaged', why });
  const game = shelf.games.get(stored.game);
  if (game === undefined) return damaged(`this server does not have the game ${stored.game}`);
  try {
    const records = await store.read(id, 0);
    if (records.length !== stored.length) return damaged(`${stored.length} records were written, ${records.length} are there`);
    const desk = Desk.open(id, game, records, hostOf(stored.game));
    const digest = digestOf(desk.table);
    return digest === stored.digest ? { ok: true, desk, stored } : damaged(`the position is ${digest}, written was ${stored.digest}`);
  } catch (error) {
    return damaged(whyOf(error));
  }
}

/** Plays a stored table through the rules of today, checking it wherever there is something to check; null when all is well. */
export async function verifyTable(store: Store, shelf: Shelf, stored: StoredTable): Promise<string | null> {
  const game = shelf.games.get(stored.game);
  if (game === undefined) return `this program does not have the game ${stored.game}`;
  try {
    // A server may be writing meanwhile: what came after the table was looked up is not judged.
    const records = (await store.read(stored.id, 0)).slice(0, stored.length);
    if (records.length !== stored.length) return `${stored.length} records were written, ${records.length} are there`;
    const marks = new Map((await store.snapshots(stored.id)).map(({ length, digest }) => [length, digest]));
    let wrong: string | null = null;
    const table = Table.fold(game, records, (_, now) => {
      const mark = marks.get(now.length);
      if (wrong === null && mark !== undefined && mark !== digestOf(now))
        wrong = `after ${now.length} records the position is ${digestOf(now)}, kept was ${mark}`;
    });
    if (wrong !== null) return wrong;
    return digestOf(table) === stored.digest ? null : `the position is ${digestOf(table)}, written was ${stored.digest}`;
  } catch (error) {
    return whyOf(error);
  }
}

/** The game at a stored table, as far as it has come; null before it has begun. Throws when the table does not fit. */
export async function storedTranscript(store: Store, shelf: Shelf, stored: StoredTable): Promise<string | null> {
  const game = shelf.games.get(stored.game);
  if (game === undefined) throw new CorruptTable(`this program does not have the game ${stored.game}`);
  const { match } = Table.fold(game, await store.read(stored.id, 0));
  return match === null ? null : writeTranscript(match.transcript());
}

/** What a position is told apart by; empty before the game has begun. */
export const digestOf = (table: Table): string => table.match?.state.fingerprint() ?? '';

/** Whatever a record makes the rules throw, the record is the reason: what is stored is not to be trusted. */
const whyOf = (error: unknown): string =>
  error instanceof CorruptTable || error instanceof Error ? error.message : `unreadable: ${String(error)}`;
