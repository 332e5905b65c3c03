// Owns the tables of the PostgreSQL store, and bringing a database of an earlier version up to date while others may want to do the same.

import type { ClientBase } from 'pg';
import { NewerStore } from '../schema.ts';

/** Whoever migrates holds this advisory lock: nodes that start together wait for the first of them. */
const MIGRATING = 8_042_001;

/** One step each, from the version of its place to the next. A step is never edited once it was released. Names compare by bytes. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (
    id TEXT COLLATE "C" PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, host TEXT COLLATE "C" NOT NULL,
    created BIGINT NOT NULL, changed BIGINT NOT NULL, length INTEGER NOT NULL, digest TEXT NOT NULL,
    phase TEXT NOT NULL, listed BOOLEAN NOT NULL, open BOOLEAN NOT NULL, wake BIGINT, facts TEXT NOT NULL,
    owner TEXT COLLATE "C", epoch BIGINT NOT NULL DEFAULT 0
  ) WITH (fillfactor = 80);
  CREATE INDEX tables_host ON tables (host) WHERE phase <> 'over';
  CREATE INDEX tables_wake ON tables (wake) WHERE wake IS NOT NULL;
  CREATE INDEX tables_changed ON tables (changed, id);
  CREATE INDEX tables_lobby ON tables (host, changed) WHERE listed AND open AND phase = 'gathering';
  CREATE INDEX tables_played ON tables (host, changed) WHERE listed AND phase = 'playing';
  CREATE INDEX tables_owner ON tables (owner) WHERE owner IS NOT NULL;
  CREATE TABLE records (table_id TEXT COLLATE "C" NOT NULL, seq INTEGER NOT NULL, record TEXT NOT NULL, PRIMARY KEY (table_id, seq));
  CREATE TABLE log (table_id TEXT COLLATE "C" NOT NULL, n INTEGER NOT NULL, past TEXT NOT NULL, PRIMARY KEY (table_id, n));
  CREATE TABLE snapshots (
    table_id TEXT COLLATE "C" NOT NULL, length INTEGER NOT NULL, digest TEXT NOT NULL, position TEXT NOT NULL,
    entries INTEGER NOT NULL, until INTEGER NOT NULL, PRIMARY KEY (table_id, length)
  );
  CREATE TABLE talk (table_id TEXT COLLATE "C" NOT NULL, n INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (table_id, n));
  CREATE TABLE places (
    who TEXT COLLATE "C" NOT NULL, table_id TEXT COLLATE "C" NOT NULL, waiting BOOLEAN NOT NULL, PRIMARY KEY (who, table_id)
  );
  CREATE INDEX places_table ON places (table_id);
  CREATE TABLE removed (id TEXT COLLATE "C" PRIMARY KEY);
  CREATE TABLE guests (
    id TEXT COLLATE "C" PRIMARY KEY, token TEXT COLLATE "C" NOT NULL UNIQUE, name TEXT NOT NULL, created BIGINT NOT NULL, seen BIGINT NOT NULL
  );
  CREATE INDEX guests_seen ON guests (seen, id);
  CREATE TABLE devices (token TEXT COLLATE "C" PRIMARY KEY, guest TEXT COLLATE "C" NOT NULL, added BIGINT NOT NULL);
  CREATE INDEX devices_guest ON devices (guest, added);
  CREATE TABLE handovers (guest TEXT COLLATE "C" PRIMARY KEY, code TEXT COLLATE "C" NOT NULL UNIQUE, until BIGINT NOT NULL);
  CREATE TABLE subscriptions (
    endpoint TEXT COLLATE "C" PRIMARY KEY, guest TEXT COLLATE "C" NOT NULL, device TEXT COLLATE "C" NOT NULL, key TEXT NOT NULL,
    auth TEXT NOT NULL, language TEXT NOT NULL, added BIGINT NOT NULL
  );
  CREATE INDEX subscriptions_guest ON subscriptions (guest, added);
  CREATE TABLE sweeps (one BOOLEAN PRIMARY KEY DEFAULT TRUE CHECK (one), began BIGINT NOT NULL);
  CREATE TABLE trials (room TEXT NOT NULL);
  CREATE TABLE nodes (
    id TEXT COLLATE "C" PRIMARY KEY, address TEXT NOT NULL, until TIMESTAMPTZ NOT NULL, leaving BOOLEAN NOT NULL DEFAULT FALSE
  );
  CREATE TABLE cluster (one BOOLEAN PRIMARY KEY DEFAULT TRUE CHECK (one), secret TEXT NOT NULL);
  `,
  // Until when everybody is told of a table that it is being played, though its game is over behind an open window.
  `
  ALTER TABLE tables ADD COLUMN told BIGINT NOT NULL DEFAULT 0;
  UPDATE tables SET told = (facts::json ->> 'toldAt')::bigint WHERE facts::json ->> 'toldAt' IS NOT NULL;
  CREATE INDEX tables_told ON tables (told) WHERE phase = 'over' AND told > 0;
  `,
];

async function versionOf(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ version: number }>('SELECT max(version) AS version FROM undercroft_versions');
  return rows[0]?.version ?? 0;
}

function mustKnow(version: number): void {
  if (version > MIGRATIONS.length)
    throw new NewerStore(`the data is of version ${version}; this Undercroft knows versions up to ${MIGRATIONS.length}`);
}

/** Whether there is data of this version. Throws `NewerStore`. */
export async function isCurrent(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(`SELECT to_regclass('undercroft_versions') IS NOT NULL AS there`);
  if (rows[0]?.there !== true) return false;
  const version = await versionOf(client);
  mustKnow(version);
  return version === MIGRATIONS.length;
}

/** Brings the database up to date, each step in a transaction of its own. Throws `NewerStore`. */
export async function migrate(client: ClientBase): Promise<void> {
  if (await isCurrent(client)) return;
  // A long step must not be cut off, whatever the role has as its default.
  await client.query(`SET statement_timeout = 0; SET lock_timeout = 0`);
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATING]);
  try {
    await client.query('CREATE TABLE IF NOT EXISTS undercroft_versions (version INTEGER PRIMARY KEY)');
    const from = await versionOf(client);
    mustKnow(from);
    for (const [at, step] of MIGRATIONS.entries())
      if (at >= from) await client.query(`BEGIN; ${step}; INSERT INTO undercroft_versions VALUES (${at + 1}); COMMIT`);
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATING]);
  }
}
