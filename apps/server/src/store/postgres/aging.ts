// Owns how what has had its time leaves the PostgreSQL store: as in the embedded one, and never a table that some living node has in its care.

import { isOneOf } from '@undercroft/kernel';
import { PHASES } from '@undercroft/table';
import { numberIn, textIn } from '../rows.ts';
import type { Aged, AgedGuest, AgedTable, Page } from '../store.ts';
import type { Database } from './database.ts';

/** Where the rows of a table lie. Its place in `removed` goes last: whatever is interrupted is taken up again. */
const PARTS = ['records', 'log', 'snapshots', 'talk'] as const;

/** Owned by a node that lives, other than this one. */
const IN_CARE = `(owner IS DISTINCT FROM $3 AND EXISTS (SELECT 1 FROM nodes WHERE nodes.id = owner AND until > clock_timestamp()))`;

export async function agedTables(db: Database, before: number, { after, most }: Page): Promise<readonly AgedTable[]> {
  const rows = await db.rows(
    `SELECT id, game, phase, changed AS at, wake FROM tables WHERE changed < $1 AND (changed, id) > ($2, $3) ORDER BY changed, id LIMIT $4`,
    [before, after?.at ?? -1, after?.id ?? '', most],
  );
  return rows.flatMap((row) => {
    const { phase, wake } = row;
    // A table that no version has written is nothing to sweep.
    if (!isOneOf(PHASES, phase)) return [];
    return [
      { id: textIn(row, 'id'), game: textIn(row, 'game'), phase, at: numberIn(row, 'at'), wake: typeof wake === 'number' ? wake : null },
    ];
  });
}

/** Takes a table out of every list, if it has not changed since it was found. */
export const removeTable = (db: Database, node: string | null, { id, at }: Aged): Promise<boolean> =>
  db.transaction(async (session) => {
    const gone = await session.changes(`DELETE FROM tables WHERE id = $1 AND changed = $2 AND NOT ${IN_CARE}`, [id, at, node]);
    if (gone === 0) return false;
    await session.changes('DELETE FROM places WHERE table_id = $1', [id]);
    await session.changes('INSERT INTO removed VALUES ($1) ON CONFLICT DO NOTHING', [id]);
    return true;
  });

/** Purges up to `most` rows of removed tables; returns their number. Of several nodes one does it at a time. */
export const purgeRemoved = (db: Database, most: number): Promise<number> =>
  db.transaction(async (session) => {
    const [row] = await session.rows('SELECT id FROM removed LIMIT 1 FOR UPDATE SKIP LOCKED');
    if (row === undefined) return 0;
    const id = textIn(row, 'id');
    let purged = 0;
    for (const part of PARTS) {
      purged += await session.changes(
        `DELETE FROM ${part} WHERE ctid = ANY (ARRAY (SELECT ctid FROM ${part} WHERE table_id = $1 LIMIT $2))`,
        [id, most - purged],
      );
      if (purged >= most) return purged;
    }
    await session.changes('DELETE FROM removed WHERE id = $1', [id]);
    return purged + 1;
  });

export async function agedGuests(db: Database, before: number, { after, most }: Page): Promise<readonly AgedGuest[]> {
  const rows = await db.rows(
    `SELECT id, seen AS at, EXISTS (SELECT 1 FROM places WHERE who = guests.id) AS needed FROM guests
     WHERE seen < $1 AND (seen, id) > ($2, $3) ORDER BY seen, id LIMIT $4`,
    [before, after?.at ?? -1, after?.id ?? '', most],
  );
  return rows.map((row) => ({ id: textIn(row, 'id'), at: numberIn(row, 'at'), needed: row['needed'] === true }));
}

/** Forgets a guest who has not been seen since they were found, and who has a place nowhere. */
export const removeGuest = (db: Database, { id, at }: Aged): Promise<boolean> =>
  db.transaction(async (session) => {
    const gone = await session.changes(
      'DELETE FROM guests WHERE id = $1 AND seen = $2 AND NOT EXISTS (SELECT 1 FROM places WHERE who = $1)',
      [id, at],
    );
    if (gone === 0) return false;
    for (const own of ['devices', 'handovers', 'subscriptions']) await session.changes(`DELETE FROM ${own} WHERE guest = $1`, [id]);
    return true;
  });
