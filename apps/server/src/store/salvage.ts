// Owns finding every table in a file that may be damaged: what one page does not tell any more another one may.

import type { DatabaseSync } from 'node:sqlite';

/** All tables that can be found, in the order of their ids, and what is wrong with the file itself. */
export interface Found {
  readonly ids: readonly string[];
  readonly problems: readonly string[];
}

const MOST_PROBLEMS = 20;

/** Every tree in the file that knows tables by their ids. The order of its own key makes SQLite walk that tree and no other. */
const TREES: readonly (readonly [select: string, order: string])[] = [
  ['SELECT id FROM tables', 'id'],
  ['SELECT id FROM tables INDEXED BY tables_host WHERE host >= ?', 'host'],
  ['SELECT DISTINCT table_id AS id FROM records', 'table_id'],
  ['SELECT DISTINCT table_id AS id FROM snapshots', 'table_id'],
  ['SELECT DISTINCT table_id AS id FROM log', 'table_id'],
];

export function findTables(db: DatabaseSync): Found {
  const ids = new Set<string>();
  // From both ends: a damaged page hides only what lies behind it.
  for (const [select, order] of TREES)
    for (const direction of ['ASC', 'DESC']) collect(db, `${select} ORDER BY ${order} ${direction}`, ids);
  // What is left of tables that were removed is nothing wrong: it is being purged.
  const removed = new Set<string>();
  collect(db, 'SELECT id FROM removed', removed);
  for (const id of removed) ids.delete(id);
  return { ids: [...ids].sort(), problems: problemsOf(db) };
}

function collect(db: DatabaseSync, sql: string, into: Set<string>): void {
  try {
    const statement = db.prepare(sql);
    const rows = sql.includes('?') ? statement.iterate('') : statement.iterate();
    for (const row of rows) into.add(String(row['id']));
  } catch {
    // The check of the whole file says what is wrong; here only what can still be read counts.
  }
}

function problemsOf(db: DatabaseSync): readonly string[] {
  try {
    const rows = db.prepare(`PRAGMA integrity_check(${MOST_PROBLEMS})`).all();
    const lines = rows.flatMap((row) => String(row['integrity_check']).split('\n'));
    return lines.filter((line) => line !== 'ok' && line !== '').slice(0, MOST_PROBLEMS);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
