// Owns a PostgreSQL database as an end of moving house.

import type { Client } from 'pg';
import { DataInUse } from '../lock.ts';
import type { Database, Session } from '../postgres/database.ts';
import { openPostgres } from '../postgres/postgres.ts';
import { textIn } from '../rows.ts';
import { BOOLEANS, NUMBERS, PARTS, type Bundle, type Cell, type End, type Kind } from './parts.ts';

/** Rows of one statement: a table may have many, and each of them some kilobytes. */
const AT_ONCE = 1_000;
/** So long whoever is at it may take to let go. */
const LOCK_MS = 10_000;

/** Throws what connecting throws, `NoData`, and `DataInUse` while a node works on it. */
export async function postgresEnd(url: string, isSource: boolean): Promise<End> {
  const store = await openPostgres(url, { connections: 2, statementMs: 60_000, readOnly: isSource });
  const { database } = store;
  const name = new URL(url).pathname.slice(1);
  const lock = await keptAlone(database, name).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  return {
    count: (kind) => database.number(`SELECT count(*) FROM ${kind}`),
    names: async (kind, after, most) =>
      (await database.rows(`SELECT id FROM ${kind} WHERE id > $1 ORDER BY id LIMIT $2`, [after, most])).map((row) => textIn(row, 'id')),
    read: (kind, name) =>
      database.again(() =>
        database.transaction(async (session) => {
          await session.rows('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
          return bundleIn(session, kind, name);
        }),
      ),
    // Written twice it is the same.
    write: (kind, name, bundle) => database.again(() => database.transaction((session) => replace(session, kind, name, bundle))),
    sweepsBegan: () => store.sweepsBegan(),
    beginSweeps: async (now) => void (await store.beginSweeps(now)),
    mustBeOurs: () => mustBeAlone(lock, name),
    close: async () => {
      await lock.end();
      await store.close();
    },
  };
}

/** Keeps nodes from joining for as long as its connection lasts. Throws `DataInUse` while one works on it. */
async function keptAlone(database: Database, name: string): Promise<Client> {
  const client = await database.own();
  try {
    await client.query(`SET lock_timeout = ${LOCK_MS}; SET idle_in_transaction_session_timeout = 0; BEGIN; LOCK TABLE nodes IN SHARE MODE`);
    await mustBeAlone(client, name);
    // Whoever sleeps with a write on its lips owns nothing any more.
    await database.changes('UPDATE tables SET owner = NULL WHERE owner IS NOT NULL');
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Throws `DataInUse` where a node lives, or the lock was lost and one may have. */
async function mustBeAlone(client: Client, name: string): Promise<void> {
  const found = await client.query('SELECT 1 FROM nodes WHERE until > clock_timestamp() LIMIT 1').catch(() => null);
  if (found === null || found.rows.length > 0) throw new DataInUse(name);
}

async function bundleIn(session: Session, kind: Kind, name: string): Promise<Bundle> {
  const bundle: Cell[][][] = [];
  for (const { name: part, key, columns, order } of PARTS[kind]) {
    const rows = await session.rows(`SELECT ${columns.join(', ')} FROM ${part} WHERE ${key} = $1 ORDER BY ${order.join(', ')}`, [name]);
    bundle.push(rows.map((row) => columns.map((column) => cellOf(row[column]))));
  }
  return bundle;
}

function cellOf(value: unknown): Cell {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

const typeOf = (column: string): string => (BOOLEANS.has(column) ? 'boolean' : NUMBERS.has(column) ? 'bigint' : 'text');

async function replace(session: Session, kind: Kind, name: string, bundle: Bundle): Promise<void> {
  for (const [i, { name: part, key, columns }] of PARTS[kind].entries()) {
    await session.changes(`DELETE FROM ${part} WHERE ${key} = $1`, [name]);
    const rows = bundle[i] ?? [];
    const lists = columns.map((column, at) => `$${at + 1}::${typeOf(column)}[]`).join(', ');
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const page = rows.slice(from, from + AT_ONCE);
      await session.changes(
        `INSERT INTO ${part} (${columns.join(', ')}) SELECT * FROM unnest(${lists})`,
        columns.map((column, at) => page.map((row) => (BOOLEANS.has(column) ? row[at] === 1 : (row[at] ?? null)))),
      );
    }
  }
}
