// Owns the connections to PostgreSQL: a pool with timeouts, statements by name, and what may be tried again when a connection is lost.

import { isRecord } from '@undercroft/kernel';
import { Client, Pool, TypeOverrides, type PoolClient } from 'pg';
import type { Row } from '../rows.ts';

export type Value = string | number | boolean | null | readonly (string | number | boolean | null)[];

export interface DatabaseSettings {
  readonly url: string;
  /** Most connections at a time. */
  readonly connections: number;
  /** How long one statement may take, and how long it may wait for a lock. */
  readonly statementMs: number;
  /** For how long what is safe is tried again. */
  readonly patienceMs: number;
}

export const DATABASE_DEFAULTS = { connections: 10, statementMs: 5_000, patienceMs: 10_000 } as const;

const CONNECT_MS = 3_000;
/** Pauses between two tries grow from the first to the longest; each is cut by chance, so that nodes do not come back in step. */
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 500;

/** Whole numbers of eight bytes are moments and counts: all of them are exact in a number. */
const INT8 = 20;
const parsers = new TypeOverrides();
parsers.setTypeParser(INT8, Number);

const codeOf = (error: unknown): string => (isRecord(error) && typeof error['code'] === 'string' ? error['code'] : '');

/** The server said that it undid all of it, and that it may be tried again: a deadlock, or a conflict of transactions. */
export const isUndone = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/** The connection was lost: whether what was under way took effect, nobody said. */
export function isLost(error: unknown): boolean {
  const code = codeOf(error);
  if (/^(?:08|57P0[123]|53300|25006)/.test(code) || /^(?:ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND)/.test(code))
    return true;
  return (
    error instanceof Error &&
    /^(?:Connection terminated|timeout expired|Client has encountered|Query read timeout|timeout exceeded)/.test(error.message)
  );
}

/** There was no connection to begin with: nothing was sent. */
export class NotConnected extends Error {
  override readonly name = 'NotConnected';
}

/** One connection, for statements that belong together. */
export class Session {
  private readonly client: PoolClient;

  constructor(client: PoolClient) {
    this.client = client;
  }

  async rows(text: string, values: readonly Value[] = []): Promise<readonly Row[]> {
    const { rows } = await this.client.query<Row>({ name: nameOf(text), text, values: [...values] });
    return rows;
  }

  async changes(text: string, values: readonly Value[] = []): Promise<number> {
    return (await this.client.query({ name: nameOf(text), text, values: [...values] })).rowCount ?? 0;
  }
}

/** Statements are prepared once for each connection, by a name of their own. */
const names = new Map<string, string>();
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `u${names.size}`;
  names.set(text, name);
  return name;
}

export class Database {
  private readonly pool: Pool;
  private readonly settings: DatabaseSettings;
  /** What is under way, which closing waits for. */
  private readonly busy = new Set<Promise<unknown>>();
  private closed = false;

  constructor(settings: DatabaseSettings) {
    const { url, connections, statementMs } = settings;
    this.settings = settings;
    this.pool = new Pool({
      connectionString: url,
      max: connections,
      application_name: 'undercroft',
      connectionTimeoutMillis: CONNECT_MS,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      statement_timeout: statementMs,
      lock_timeout: statementMs,
      idle_in_transaction_session_timeout: statementMs,
      // Should the server not even say that it gave up, the connection is given up here.
      query_timeout: statementMs + 1_000,
      types: parsers,
      onConnect: (client) => {
        // Whoever uses it is told by what they asked; between two questions there is nobody to tell.
        client.on('error', () => undefined);
        // What a promise tells is durable, whatever the database has as its default.
        client
          .query(`SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'`)
          .catch(() => undefined);
      },
    });
    // A connection that breaks while nobody uses it: the pool has forgotten it already, and makes another one.
    this.pool.on('error', () => undefined);
  }

  get isClosed(): boolean {
    return this.closed;
  }

  /** A connection of its own, which waits for an answer as long as it takes; whoever asked for it ends it. */
  async own(): Promise<Client> {
    const client = new Client({
      connectionString: this.settings.url,
      application_name: 'undercroft',
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      types: parsers,
    });
    // Whoever uses it is told by what they asked.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  /** Does it on such a connection. */
  async patiently<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = await this.own();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  /** Does it once on one connection. Throws `NotConnected` where there is none. */
  session<T>(work: (session: Session) => Promise<T>): Promise<T> {
    const done = this.onConnection(work);
    const settled = done.then(
      () => undefined,
      () => undefined,
    );
    this.busy.add(settled);
    void settled.then(() => this.busy.delete(settled));
    return done;
  }

  private async onConnection<T>(work: (session: Session) => Promise<T>): Promise<T> {
    const client = await this.connected();
    let broken = false;
    try {
      return await work(new Session(client));
    } catch (error) {
      broken = isLost(error);
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /** The same in one transaction. */
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T> {
    return this.session(async (session) => {
      await session.rows('BEGIN');
      try {
        const value = await work(session);
        await session.rows('COMMIT');
        return value;
      } catch (error) {
        if (!isLost(error)) await session.rows('ROLLBACK');
        throw error;
      }
    });
  }

  /** One statement that only reads, or that may just as well be done twice: tried again while there is no answer. */
  rows(text: string, values: readonly Value[] = []): Promise<readonly Row[]> {
    return this.again(() => this.session((session) => session.rows(text, values)));
  }

  async row(text: string, values: readonly Value[] = []): Promise<Row | null> {
    return (await this.rows(text, values))[0] ?? null;
  }

  /** One number that a statement reads; 0 where it gives none. */
  async number(text: string, values: readonly Value[] = []): Promise<number> {
    const row = await this.row(text, values);
    return row === null ? 0 : Number(Object.values(row)[0]);
  }

  /** A statement that changes something and may just as well be done twice. Returns the number of rows. */
  changes(text: string, values: readonly Value[] = []): Promise<number> {
    return this.again(() => this.session((session) => session.changes(text, values)));
  }

  /** Tries again, for as long as its patience lasts, what had no effect or may have it twice. */
  async again<T>(work: () => Promise<T>): Promise<T> {
    const end = performance.now() + this.settings.patienceMs;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
      try {
        return await work();
      } catch (error) {
        const mayTry = error instanceof NotConnected || isLost(error) || isUndone(error);
        if (!mayTry || this.closed || performance.now() > end) throw error;
        await new Promise((done) => void setTimeout(done, pause * (0.5 + Math.random() / 2)));
      }
    }
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    while (this.busy.size > 0) await Promise.all(this.busy);
    await this.pool.end();
  }

  private async connected(): Promise<PoolClient> {
    if (this.closed) throw new Error('the store is closed');
    try {
      return await this.pool.connect();
    } catch (error) {
      if (isLost(error)) throw new NotConnected(error instanceof Error ? error.message : String(error), { cause: error });
      throw error;
    }
  }
}
