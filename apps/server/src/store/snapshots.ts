// Owns the snapshots of tables in the embedded store: the newest, and those that going back as far as a table may needs.

import { snapshotOf } from './rows.ts';
import type { Statements } from './statements.ts';
import type { Snapshot, StoredSnapshot } from './store.ts';

const COLUMNS = 'length, digest, position, entries, until';

/** Those of the first version have no entries: they hold a bare position. */
export function newestSnapshot(sql: Statements, id: string): StoredSnapshot | null {
  const row = sql.of(`SELECT ${COLUMNS} FROM snapshots WHERE table_id = ? AND entries > 0 ORDER BY length DESC LIMIT 1`).get(id);
  return row === undefined ? null : snapshotOf(row);
}

export function allSnapshots(sql: Statements, id: string): readonly StoredSnapshot[] {
  const rows = sql.of(`SELECT ${COLUMNS} FROM snapshots WHERE table_id = ? ORDER BY length`).all(id);
  return rows.map(snapshotOf);
}

/** Keeps a snapshot, the one before it, and of the earlier ones those that reach from it back to where going back ends. */
export function putSnapshot(sql: Statements, id: string, { length, entries, until, floor, digest, table }: Snapshot): void {
  sql
    .of('INSERT OR REPLACE INTO snapshots (table_id, length, digest, position, entries, until) VALUES (?, ?, ?, ?, ?, ?)')
    .run(id, length, digest, JSON.stringify(table), entries, until);
  const rows = sql.of('SELECT length, entries, until FROM snapshots WHERE table_id = ? AND entries > 0 ORDER BY length DESC').all(id);
  const all = rows.map((row) => ({ length: Number(row['length']), entries: Number(row['entries']), until: Number(row['until']) }));
  const kept = keptSnapshots(all, { length, entries, floor });
  const drop = sql.of('DELETE FROM snapshots WHERE table_id = ? AND length = ?');
  for (const one of all) if (!kept.has(one.length)) drop.run(id, one.length);
}

/** Of all snapshots of a table, the newest first, those that are kept once this one is there, by their lengths. */
export function keptSnapshots(
  all: readonly Pick<Snapshot, 'length' | 'entries' | 'until'>[],
  { length, entries, floor }: Pick<Snapshot, 'length' | 'entries' | 'floor'>,
): ReadonlySet<number> {
  const kept = new Set([length]);
  const before = all.find((one) => one.length < length && one.until >= one.entries);
  if (before !== undefined) kept.add(before.length);
  for (let from = entries; from > Math.max(1, floor); ) {
    const first = from;
    const next = all
      .filter((one) => one.until >= first && one.entries < first)
      .reduce<(typeof all)[number] | null>((best, one) => (best === null || one.entries < best.entries ? one : best), null);
    if (next === null) break;
    kept.add(next.length);
    from = next.entries;
  }
  return kept;
}

/** Truncates snapshots after the game went back to `entries` entries. */
export function cutSnapshots(sql: Statements, id: string, entries: number): void {
  sql.of('UPDATE snapshots SET until = ?2 WHERE table_id = ?1 AND until > ?2').run(id, entries);
}
