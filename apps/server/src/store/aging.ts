// Owns how what has had its time leaves the embedded store: found page by page, taken out of every list at once, its rows purged in slices.

import { isOneOf } from '@undercroft/kernel';
import { PHASES } from '@undercroft/table';
import type { Aged, AgedGuest, AgedTable, Page } from './store.ts';
import { numberIn, textIn } from './rows.ts';
import type { Statements } from './statements.ts';

/** Where the rows of a table lie. Its place in `removed` goes last: whatever is interrupted is taken up again. */
const PARTS = ['records', 'log', 'snapshots', 'talk'] as const;
const KEYS: Readonly<Record<(typeof PARTS)[number], string>> = { records: 'seq', log: 'n', snapshots: 'length', talk: 'n' };

export function sweepsBegan(sql: Statements): number | null {
  const row = sql.of('SELECT began FROM sweeps').get();
  return row === undefined ? null : Number(row['began']);
}

export function beginSweeps(sql: Statements, now: number): number {
  const began = sweepsBegan(sql);
  if (began === null) sql.of('INSERT INTO sweeps (began) VALUES (?)').run(now);
  return began ?? now;
}

/** Tables that have not changed since then, the longest first, from a place on. */
export function agedTables(sql: Statements, before: number, { after, most }: Page): readonly AgedTable[] {
  const rows = sql
    .of(
      `SELECT id, game, phase, changed AS at, wake FROM tables WHERE changed < ?1 AND (changed, id) > (?2, ?3)
       ORDER BY changed, id LIMIT ?4`,
    )
    .all(before, after?.at ?? -1, after?.id ?? '', most);
  return rows.flatMap((row) => {
    const { phase, wake } = row;
    // A table that no version has written is nothing to sweep.
    if (!isOneOf(PHASES, phase)) return [];
    return [
      { id: textIn(row, 'id'), game: textIn(row, 'game'), phase, at: numberIn(row, 'at'), wake: wake === null ? null : Number(wake) },
    ];
  });
}

/** Takes a table out of every list, if it has not changed since it was found. */
export function removeTable(sql: Statements, { id, at }: Aged): boolean {
  if (sql.of('DELETE FROM tables WHERE id = ? AND changed = ?').run(id, at).changes === 0) return false;
  sql.of('DELETE FROM places WHERE table_id = ?').run(id);
  sql.of('INSERT OR IGNORE INTO removed (id) VALUES (?)').run(id);
  return true;
}

/** Purges up to `most` rows of removed tables; returns their number. */
export function purgeRemoved(sql: Statements, most: number): number {
  const row = sql.of('SELECT id FROM removed LIMIT 1').get();
  if (row === undefined) return 0;
  const id = String(row['id']);
  let purged = 0;
  for (const part of PARTS) {
    const key = KEYS[part];
    const { changes } = sql
      .of(`DELETE FROM ${part} WHERE table_id = ?1 AND ${key} IN (SELECT ${key} FROM ${part} WHERE table_id = ?1 ORDER BY ${key} LIMIT ?2)`)
      .run(id, most - purged);
    purged += Number(changes);
    if (purged >= most) return purged;
  }
  sql.of('DELETE FROM removed WHERE id = ?').run(id);
  return purged + 1;
}

/** Guests that have not been seen since then, the longest first, from a place on. */
export function agedGuests(sql: Statements, before: number, { after, most }: Page): readonly AgedGuest[] {
  const rows = sql
    .of(
      `SELECT id, seen AS at, EXISTS (SELECT 1 FROM places WHERE who = guests.id) AS needed FROM guests
       WHERE seen < ?1 AND (seen, id) > (?2, ?3) ORDER BY seen, id LIMIT ?4`,
    )
    .all(before, after?.at ?? -1, after?.id ?? '', most);
  return rows.map((row) => ({ id: String(row['id']), at: Number(row['at']), needed: row['needed'] === 1 }));
}

/** Forgets a guest who has not been seen since they were found, and who has a place nowhere. */
export function removeGuest(sql: Statements, { id, at }: Aged): boolean {
  const { changes } = sql
    .of('DELETE FROM guests WHERE id = ?1 AND seen = ?2 AND NOT EXISTS (SELECT 1 FROM places WHERE who = ?1)')
    .run(id, at);
  if (changes === 0) return false;
  for (const own of ['devices', 'handovers', 'subscriptions']) sql.of(`DELETE FROM ${own} WHERE guest = ?`).run(id);
  return true;
}
