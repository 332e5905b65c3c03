// Owns the tables of the embedded store, and bringing a file of an earlier version up to date.

import { at } from '@undercroft/kernel';
import type { DatabaseSync } from 'node:sqlite';

/** As the first version laid out its file. */
export const SCHEMA_1 = `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, host TEXT NOT NULL,
    created INTEGER NOT NULL, changed INTEGER NOT NULL, length INTEGER NOT NULL, digest TEXT NOT NULL,
    phase TEXT NOT NULL, listed INTEGER NOT NULL, open INTEGER NOT NULL, wake INTEGER, facts TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_open ON tables (changed) WHERE listed = 1 AND open = 1 AND phase = 'gathering';
  CREATE INDEX tables_host ON tables (host, phase);
  CREATE INDEX tables_wake ON tables (wake) WHERE wake IS NOT NULL;
  CREATE TABLE records (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, record TEXT NOT NULL, PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE snapshots (
    table_id TEXT NOT NULL, length INTEGER NOT NULL, digest TEXT NOT NULL, position TEXT NOT NULL, PRIMARY KEY (table_id, length)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE places (
    who TEXT NOT NULL, table_id TEXT NOT NULL, waiting INTEGER NOT NULL, PRIMARY KEY (who, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX places_table ON places (table_id);
  CREATE TABLE guests (
    id TEXT PRIMARY KEY, token TEXT NOT NULL UNIQUE, name TEXT NOT NULL, created INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `;

/** There since the first version. */
const OWN_TABLES = ['tables', 'records', 'snapshots', 'places', 'guests'];

/** One step each, from the version of its place to the next. A step is never edited once it was released. */
const MIGRATIONS: readonly string[] = [
  SCHEMA_1,
  // Tables are restored from snapshots, and the log is kept as it was told: later rules need not be able to tell it again.
  `
  ALTER TABLE snapshots ADD COLUMN entries INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE log (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, past TEXT NOT NULL, PRIMARY KEY (table_id, n)
  ) STRICT, WITHOUT ROWID;
  UPDATE tables SET phase = 'revealing-nonces', facts = json_set(facts, '$.phase', 'revealing-nonces') WHERE phase = 'showing';
  `,
  // Where it is tried whether the disk takes a write; empty between two trials.
  `
  CREATE TABLE trials (room BLOB NOT NULL) STRICT;
  `,
  // The latest change of all, and what nobody has touched for long, are found without looking at every table. When a guest was last here.
  `
  CREATE INDEX tables_changed ON tables (changed);
  ALTER TABLE guests ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
  UPDATE guests SET seen = max(created, coalesce((SELECT max(changed) FROM tables), 0));
  CREATE INDEX guests_seen ON guests (seen);
  `,
  // Tables that had their time, until all their rows are purged. The lobby is listed by hosts, so that none of them can fill it.
  `
  CREATE TABLE removed (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  CREATE TABLE sweeps (began INTEGER NOT NULL) STRICT;
  CREATE INDEX tables_lobby ON tables (host, changed) WHERE listed = 1 AND open = 1 AND phase = 'gathering';
  DROP INDEX tables_open;
  `,
  // Up to which entry of the game a snapshot is still part of it. Of earlier ones that is not known: they are of use by themselves only.
  `
  ALTER TABLE snapshots ADD COLUMN until INTEGER NOT NULL DEFAULT 0;
  `,
  // Further devices of a guest, each with a token of its own; and codes by which one more may come, for a short while.
  `
  CREATE TABLE devices (token TEXT PRIMARY KEY, guest TEXT NOT NULL, added INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX devices_guest ON devices (guest, added);
  CREATE TABLE handovers (guest TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  `,
  // What people at a table say to each other, apart from the game.
  `
  CREATE TABLE talk (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (table_id, n)
  ) STRICT, WITHOUT ROWID;
  `,
  // Games that may be found while they are played.
  `
  CREATE INDEX tables_played ON tables (host, changed) WHERE listed = 1 AND phase = 'playing';
  `,
  // Where guests want to be told that a table waits for them, by the device that asked for it.
  `
  CREATE TABLE subscriptions (
    endpoint TEXT PRIMARY KEY, guest TEXT NOT NULL, device TEXT NOT NULL, key TEXT NOT NULL, auth TEXT NOT NULL,
    language TEXT NOT NULL, added INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX subscriptions_guest ON subscriptions (guest, added);
  `,
  // Until when everybody is told of a table that it is being played, though its game is over behind an open window.
  `
  ALTER TABLE tables ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
  UPDATE tables SET told = json_extract(facts, '$.toldAt') WHERE json_extract(facts, '$.toldAt') IS NOT NULL;
  CREATE INDEX tables_told ON tables (told) WHERE phase = 'over' AND told > 0;
  `,
];

/** The file is of a later Undercroft. */
export class NewerStore extends Error {
  override readonly name = 'NewerStore';
}

const versionOf = (db: DatabaseSync): number => Number(db.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);

/** Whether the file is empty or holds what any version of ours holds. Some other program's database is not to be written into. */
export function isOurs(db: DatabaseSync): boolean {
  const names = db.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all();
  return names.length === 0 ? versionOf(db) === 0 : OWN_TABLES.every((own) => names.some(({ name }) => name === own));
}

/** Whether somebody has to migrate the file before it can be read. Throws `NewerStore`. */
export function isCurrent(db: DatabaseSync): boolean {
  const version = versionOf(db);
  if (version > MIGRATIONS.length)
    throw new NewerStore(`the data is of version ${version}; this Undercroft knows versions up to ${MIGRATIONS.length}`);
  return version === MIGRATIONS.length;
}

/** Brings the file up to date, each step in a transaction of its own. */
export function migrate(db: DatabaseSync): void {
  isCurrent(db);
  for (let version = versionOf(db); version < MIGRATIONS.length; version++) {
    db.exec('BEGIN IMMEDIATE');
    try {
      db.exec(at(MIGRATIONS, version));
      db.exec(`PRAGMA user_version = ${version + 1}`);
      db.exec('COMMIT');
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  }
}
