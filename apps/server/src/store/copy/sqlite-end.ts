// Owns the data folder as an end of moving house.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beginSweeps, sweepsBegan } from '../aging.ts';
import { DATABASE } from '../files.ts';
import { lockFolder } from '../lock.ts';
import { textIn } from '../rows.ts';
import { NoData, openSqlite } from '../sqlite.ts';
import { Statements } from '../statements.ts';
import { PARTS, type Bundle, type Cell, type End, type Kind } from './parts.ts';

/** Throws what opening a folder throws; `NoData` where there is none and it is what to move from. */
export async function sqliteEnd(folder: string, isSource: boolean): Promise<End> {
  const file = join(folder, DATABASE);
  if (isSource && !existsSync(file)) throw new NoData(folder);
  // Brings it up to date, or makes it.
  await openSqlite(folder).close();
  const unlock = lockFolder(folder);
  const db = new DatabaseSync(file, { timeout: 10_000 });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  const sql = new Statements(db);
  const whole = <T>(work: () => T): T => {
    db.exec('BEGIN IMMEDIATE');
    try {
      const value = work();
      db.exec('COMMIT');
      return value;
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  };
  return {
    count: async (kind) => sql.number(`SELECT count(*) FROM ${kind}`),
    names: async (kind, after, most) =>
      sql
        .of(`SELECT id FROM ${kind} WHERE id > ? ORDER BY id LIMIT ?`)
        .all(after, most)
        .map((row) => textIn(row, 'id')),
    read: async (kind, name) => whole(() => bundleIn(sql, kind, name)),
    write: async (kind, name, bundle) =>
      whole(() => {
        for (const [i, part] of PARTS[kind].entries()) {
          sql.of(`DELETE FROM ${part.name} WHERE ${part.key} = ?`).run(name);
          const marks = part.columns.map(() => '?').join(', ');
          const insert = sql.of(`INSERT INTO ${part.name} (${part.columns.join(', ')}) VALUES (${marks})`);
          for (const row of bundle[i] ?? []) insert.run(...row);
        }
      }),
    sweepsBegan: async () => sweepsBegan(sql),
    beginSweeps: async (now) => void beginSweeps(sql, now),
    // Its lock lasts as long as this process.
    mustBeOurs: async () => undefined,
    close: async () => {
      db.close();
      unlock();
    },
  };
}

const bundleIn = (sql: Statements, kind: Kind, name: string): Bundle =>
  PARTS[kind].map(({ name: part, key, columns, order }) =>
    sql
      .of(`SELECT ${columns.join(', ')} FROM ${part} WHERE ${key} = ? ORDER BY ${order.join(', ')}`)
      .all(name)
      .map((row) => columns.map((column): Cell => cellOf(row[column]))),
  );

const cellOf = (value: unknown): Cell => (typeof value === 'string' || typeof value === 'number' ? value : null);
