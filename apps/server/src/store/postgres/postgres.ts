// Owns the store on PostgreSQL: the same contract as the embedded one, for one server or for several nodes at once.

import { isList, isRecord } from '@undercroft/kernel';
import type { Past, TableRecord, TalkLine, Who } from '@undercroft/table';
import type { Subscription } from '../../push/subscriptions.ts';
import { numberIn, pastIn, placeIn, placesBy, recordOf, snapshotOf, tableOf, textIn, type Row } from '../rows.ts';
import type { Found } from '../salvage.ts';
import { NoData } from '../sqlite.ts';
import {
  Conflict,
  Fenced,
  TooMany,
  type Aged,
  type AgedGuest,
  type AgedTable,
  type Append,
  type Guest,
  type OpenedTable,
  type OpenPlace,
  type Page,
  type Snapshot,
  type Store,
  type StoredSnapshot,
  type StoredTable,
} from '../store.ts';
import { lineOf, TALK_KEPT } from '../talk.ts';
import { agedGuests, agedTables, purgeRemoved, removeGuest, removeTable } from './aging.ts';
import { put, putSnapshot, putWhole, type Fence } from './append.ts';
import { Database, DATABASE_DEFAULTS, type DatabaseSettings } from './database.ts';
import { addGuest, forgetOtherDevices, guestByToken, offerDevice, subscribe, subscriptions, takeDevice, unsubscribe } from './guests.ts';
import { isCurrent as isOfThisVersion, migrate } from './schema.ts';
import { sizeOf } from './size.ts';
import { isCurrent, surely, type Claims } from './settle.ts';

/** The store lives in a database that has its own ways of being copied. */
class NoBackup extends Error {
  override readonly name = 'NoBackup';
}

export interface PostgresOptions extends Partial<Omit<DatabaseSettings, 'url'>> {
  /** Which tables this node owns. Left out: whoever opens the store has it for themselves, and only the numbers of records fence. */
  readonly claims?: Claims;
  /** Somebody who only looks: no migration. */
  readonly readOnly?: boolean;
  readonly timed?: (seconds: number, appends: number) => void;
}

const INT_MAX = 2 ** 31 - 1;
const TABLE = 'SELECT id, game, rules, host, created, changed, length, digest, facts FROM tables';

/** Opens the data in a database. Throws `NewerStore`, `NoData` for those who only look, or what connecting throws. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<PostgresStore> {
  const { claims = null, readOnly = false, timed, ...settings } = options;
  const database = new Database({ ...DATABASE_DEFAULTS, ...settings, url });
  try {
    if (!readOnly) await database.patiently(migrate);
    else if (!(await database.patiently(isOfThisVersion))) throw new NoData(url);
    return new PostgresStore(database, claims, timed);
  } catch (error) {
    await database.close();
    throw error;
  }
}

export class PostgresStore implements Store {
  readonly database: Database;
  private readonly claims: Claims | null;
  private readonly timed: PostgresOptions['timed'];
  /** The last append of each table that is under way. */
  private readonly appending = new Map<string, Promise<void>>();

  constructor(database: Database, claims: Claims | null, timed: PostgresOptions['timed']) {
    this.database = database;
    this.claims = claims;
    this.timed = timed;
  }

  create(made: Pick<StoredTable, 'id' | 'game' | 'rules' | 'host'>, append: Append, most?: number): Promise<void> {
    const { id, game, rules, host } = made;
    if (append.facts === null || append.from !== 0 || append.table !== id)
      return Promise.reject(new Conflict('a new table needs its facts'));
    const node = this.claims?.node ?? null;
    return this.measured(async () => {
      await surely(this.database, null, append, null, () =>
        this.database.transaction(async (session) => {
          if (most !== undefined) {
            // Tables of one host are counted and made one after the other: nobody comes in between.
            await session.rows('SELECT pg_advisory_xact_lock(8042002, hashtext($1))', [host]);
            const [row] = await session.rows(HOSTING, [host, append.at]);
            if (row !== undefined && numberIn(row, 'hosting') >= most) throw new TooMany(`${host} hosts ${most} tables`);
          }
          const added = await session.changes(
            `INSERT INTO tables (id, game, rules, host, created, changed, length, digest, phase, listed, open, facts, owner, epoch)
             VALUES ($1, $2, $3, $4, $5, $5, 0, '', 'gathering', FALSE, FALSE, '{}', $6, 1) ON CONFLICT DO NOTHING`,
            [id, game, rules, host, append.at, node],
          );
          if (added !== 1) throw new Conflict(`there is a table ${id}`);
          await put(session, append, null);
        }),
      );
      // Made by a node that has lost its name meanwhile it is anybody's.
      if (this.claims?.node === node) this.claims?.set(id, 1);
    });
  }

  /** Appends to one table go one after the other, in the order in which they were handed over: each connection is a queue of its own. */
  append(append: Append): Promise<void> {
    const { table } = append;
    const before = this.appending.get(table);
    const done = before === undefined ? this.appendNow(append) : before.then(() => this.appendNow(append));
    const ended = (): void => {
      if (this.appending.get(table) === settled) this.appending.delete(table);
    };
    const settled = done.then(ended, ended);
    this.appending.set(table, settled);
    return done;
  }

  private appendNow(append: Append): Promise<void> {
    const { claims } = this;
    return this.measured(async () => {
      const fence = this.fenceOf(append.table);
      try {
        await surely(this.database, claims, append, fence, () => putWhole(this.database, append, fence));
      } catch (error) {
        if (claims === null || !(error instanceof Conflict)) throw error;
        // With an owner for each table nobody else appends: if it is not as we thought, it is not ours.
        if (isCurrent(claims, append.table, fence)) claims.lose(append.table);
        throw new Fenced(error.message);
      }
    });
  }

  async table(id: string): Promise<StoredTable | null> {
    const row = await this.database.row(`${TABLE} WHERE id = $1`, [id]);
    return row === null ? null : tableOf(row);
  }

  async tables(ids: readonly string[]): Promise<readonly StoredTable[]> {
    const rows = await this.database.rows(`${TABLE} WHERE id = ANY ($1::text[])`, [ids]);
    const found = new Map(rows.map((row) => [textIn(row, 'id'), tableOf(row)]));
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  async read(id: string, from: number, most = INT_MAX): Promise<readonly TableRecord[]> {
    const rows = await this.database.rows('SELECT record FROM records WHERE table_id = $1 AND seq >= $2 ORDER BY seq LIMIT $3', [
      id,
      from,
      most,
    ]);
    return rows.map(recordOf);
  }

  async foldStart(id: string): Promise<number> {
    // As records are written, their kind is what they begin with.
    return this.database.number(
      `SELECT coalesce(max(seq), 0) FROM records WHERE table_id = $1 AND record LIKE '{"t":"upgraded",%"snapshot":{%'`,
      [id],
    );
  }

  async open(id: string, log: number): Promise<OpenedTable | null> {
    // One statement sees one moment: nobody writes in between.
    const row = await this.database.row(
      `SELECT tables.*,
         (SELECT record FROM records WHERE table_id = $1 AND seq = 0) AS made,
         (SELECT coalesce(max(seq), -1) FROM records WHERE table_id = $1) AS last_record,
         (SELECT row_to_json(newest) FROM
           (SELECT length, digest, position, entries, until FROM snapshots WHERE table_id = $1 ORDER BY length DESC LIMIT 1) AS newest
         ) AS snapshot,
         ARRAY (SELECT record FROM records WHERE table_id = $1 AND seq >=
           coalesce((SELECT max(snapshots.length) FROM snapshots WHERE table_id = $1), 0) ORDER BY seq) AS records,
         ARRAY (SELECT past FROM (SELECT n, past FROM log WHERE table_id = $1 ORDER BY n DESC LIMIT $2) AS latest ORDER BY n) AS log
       FROM tables WHERE id = $1`,
      [id, log],
    );
    if (row === null) return null;
    const { made, snapshot } = row;
    return {
      stored: tableOf(row),
      made: typeof made === 'string' ? recordOf({ record: made }) : null,
      snapshot: isRecord(snapshot) ? snapshotOf(snapshot) : null,
      records: listIn(row, 'records').map((record) => recordOf({ record })),
      lastRecord: numberIn(row, 'last_record'),
      log: listIn(row, 'log').map((past) => pastIn({ past })),
    };
  }

  async log(id: string, before: number, count: number): Promise<readonly Past[]> {
    const rows = await this.database.rows('SELECT past FROM log WHERE table_id = $1 AND n < $2 ORDER BY n DESC LIMIT $3', [
      id,
      Math.min(before, INT_MAX),
      Math.min(count, INT_MAX),
    ]);
    return rows.map(pastIn).toReversed();
  }

  async snapshots(id: string): Promise<readonly StoredSnapshot[]> {
    return (await this.database.rows('SELECT * FROM snapshots WHERE table_id = $1 ORDER BY length', [id])).map(snapshotOf);
  }

  say(table: string, line: Omit<TalkLine, 'n'>): Promise<TalkLine | null> {
    return this.database.transaction(async (session) => {
      const [there] = await session.rows('SELECT id FROM tables WHERE id = $1 FOR NO KEY UPDATE', [table]);
      if (there === undefined) return null;
      const [row] = await session.rows(
        'INSERT INTO talk SELECT $1, coalesce(max(n), 0) + 1, $2 FROM talk WHERE table_id = $1 RETURNING n',
        [table, JSON.stringify(line)],
      );
      if (row === undefined) return null;
      const n = numberIn(row, 'n');
      await session.changes('DELETE FROM talk WHERE table_id = $1 AND n <= $2', [table, n - TALK_KEPT]);
      return { ...line, n };
    });
  }

  async talk(table: string, most: number): Promise<readonly TalkLine[]> {
    const rows = await this.database.rows('SELECT n, line FROM talk WHERE table_id = $1 ORDER BY n DESC LIMIT $2', [table, most]);
    return rows.flatMap((row) => lineOf(numberIn(row, 'n'), textIn(row, 'line')) ?? []).reverse();
  }

  keepSnapshot(id: string, snapshot: Snapshot): Promise<void> {
    const fence = this.fenceOf(id);
    return this.database.again(() =>
      this.database.transaction(async (session) => {
        const [row] = await session.rows('SELECT length, owner, epoch FROM tables WHERE id = $1 FOR NO KEY UPDATE', [id]);
        if (fence !== null && (row?.['owner'] !== fence.node || row['epoch'] !== fence.epoch)) throw new Fenced(`table ${id} is not ours`);
        if (row?.['length'] !== snapshot.length) throw new Conflict(`table ${id} does not have ${snapshot.length} records`);
        await putSnapshot(session, id, snapshot);
      }),
    );
  }

  async tablesOf(who: Who, most: number, now: number): Promise<readonly StoredTable[]> {
    const rows = await this.database.rows(
      `SELECT tables.* FROM places JOIN tables ON tables.id = places.table_id WHERE places.who = $1
       ORDER BY places.waiting AND told <= $3 DESC, phase = 'over' AND told <= $3, changed DESC, id LIMIT $2`,
      [who, most, now],
    );
    return rows.map(tableOf);
  }

  async openPlaces(most: number): Promise<readonly OpenPlace[]> {
    return (await this.database.rows(placesBy(OPEN, '$1'), [most])).map(placeIn);
  }

  async playedPlaces(most: number, now: number): Promise<readonly OpenPlace[]> {
    return (await this.database.rows(placesBy(PLAYED, '$1'), [most, now])).map(placeIn);
  }

  hosting(who: Who, now: number): Promise<number> {
    return this.database.number(HOSTING, [who, now]);
  }

  async alarms(): Promise<readonly { readonly id: string; readonly at: number }[]> {
    const rows = await this.database.rows('SELECT id, wake AS at FROM tables WHERE wake IS NOT NULL');
    return rows.map((row) => ({ id: textIn(row, 'id'), at: numberIn(row, 'at') }));
  }

  addGuest(guest: Omit<Guest, 'seen'>, tokenHash: string): Promise<void> {
    return addGuest(this.database, guest, tokenHash);
  }

  async renameGuest(id: Who, name: string): Promise<void> {
    await this.database.changes('UPDATE guests SET name = $2 WHERE id = $1', [id, name]);
  }

  guestByToken(tokenHash: string): Promise<Guest | null> {
    return guestByToken(this.database, tokenHash);
  }

  offerDevice(guest: Who, codeHash: string, until: number): Promise<void> {
    return offerDevice(this.database, guest, codeHash, until);
  }

  takeDevice(codeHash: string, tokenHash: string, now: number, most: number): Promise<Guest | null> {
    return takeDevice(this.database, codeHash, tokenHash, now, most);
  }

  forgetOtherDevices(guest: Who, tokenHash: string): Promise<void> {
    return forgetOtherDevices(this.database, guest, tokenHash);
  }

  subscribe(guest: Who, device: string, subscription: Subscription, now: number, most: number): Promise<void> {
    return subscribe(this.database, guest, device, subscription, now, most);
  }

  unsubscribe(endpoint: string): Promise<void> {
    return unsubscribe(this.database, endpoint);
  }

  subscriptions(guest: Who): Promise<readonly Subscription[]> {
    return subscriptions(this.database, guest);
  }

  async seeGuest(id: Who, at: number): Promise<void> {
    await this.database.changes('UPDATE guests SET seen = $2 WHERE id = $1 AND seen < $2', [id, at]);
  }

  beginSweeps(now: number): Promise<number> {
    return this.database.number(
      'INSERT INTO sweeps (began) VALUES ($1) ON CONFLICT (one) DO UPDATE SET began = sweeps.began RETURNING began',
      [now],
    );
  }

  async sweepsBegan(): Promise<number | null> {
    const row = await this.database.row('SELECT began FROM sweeps');
    return row === null ? null : numberIn(row, 'began');
  }

  agedTables(before: number, page: Page): Promise<readonly AgedTable[]> {
    return agedTables(this.database, before, page);
  }

  removeTable(aged: Aged): Promise<boolean> {
    return removeTable(this.database, this.claims?.node ?? null, aged);
  }

  purgeRemoved(most: number): Promise<number> {
    return purgeRemoved(this.database, most);
  }

  agedGuests(before: number, page: Page): Promise<readonly AgedGuest[]> {
    return agedGuests(this.database, before, page);
  }

  removeGuest(aged: Aged): Promise<boolean> {
    return removeGuest(this.database, aged);
  }

  size(): Promise<number> {
    return sizeOf(this.database);
  }

  latest(): Promise<number> {
    return this.database.number('SELECT coalesce(max(changed), 0) FROM tables');
  }

  async find(): Promise<Found> {
    // From one name to the next, by the index: not by reading every record.
    const rows = await this.database.rows(
      `WITH RECURSIVE named AS (
         SELECT min(table_id) AS id FROM records
         UNION ALL SELECT (SELECT min(table_id) FROM records WHERE table_id > named.id) FROM named WHERE id IS NOT NULL
       )
       SELECT id FROM tables UNION SELECT id FROM named WHERE id IS NOT NULL AND id NOT IN (SELECT removed.id FROM removed) ORDER BY id`,
    );
    return { ids: rows.map((row) => textIn(row, 'id')), problems: [] };
  }

  async trial(): Promise<void> {
    await this.database.session((session) =>
      session.rows(`WITH written AS (INSERT INTO trials VALUES (repeat('x', 100)) RETURNING 1) DELETE FROM trials`),
    );
  }

  backup(file: string): Promise<void> {
    return Promise.reject(new NoBackup(`a database is copied by pg_dump, or into ${file} by admin copy`));
  }

  close(): Promise<void> {
    return this.database.close();
  }

  private fenceOf(table: string): Fence {
    const { claims } = this;
    if (claims === null) return null;
    const epoch = claims.epochOf(table);
    if (epoch === null) throw new Fenced(`table ${table} is not ours`);
    return { node: claims.node, epoch };
  }

  private async measured(write: () => Promise<void>): Promise<void> {
    const since = performance.now();
    await write();
    this.timed?.((performance.now() - since) / 1_000, 1);
  }
}

const OPEN = `SELECT id, host, changed FROM tables WHERE listed AND open AND phase = 'gathering'`;
/** Games that are over behind an open window, of which nobody has been told yet. */
const UNTOLD = `tables WHERE phase = 'over' AND told > 0 AND told > $2`;
const PLAYED = `SELECT id, host, changed FROM tables WHERE listed AND phase = 'playing'
   UNION ALL SELECT id, host, changed FROM ${UNTOLD} AND listed`;
const HOSTING = `SELECT (SELECT count(*) FROM tables WHERE host = $1 AND phase <> 'over')
   + (SELECT count(*) FROM ${UNTOLD} AND host = $1) AS hosting`;

function listIn(row: Row, column: string): readonly unknown[] {
  const value = row[column];
  return isList(value) ? value : [];
}
