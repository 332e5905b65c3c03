// Owns the embedded store: one SQLite file, written ahead and synced; what is handed over in one turn of the loop shares one sync.

import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Past, TableRecord, TalkLine, Who } from '@undercroft/table';
import type { Subscription } from '../push/subscriptions.ts';
import { agedGuests, agedTables, beginSweeps, purgeRemoved, removeGuest, removeTable, sweepsBegan } from './aging.ts';
import { Batches, type Timed } from './batches.ts';
import { forgetOtherDevices, guestByToken, offerDevice, takeDevice } from './devices.ts';
import { BadData, DATABASE, faultOf, forgetSecondNames, isSqlite, makePrivate, syncFile, tightenFolder } from './files.ts';
import { lockFolder } from './lock.ts';
import { hosted, openPlaces, playedPlaces, tablesOf } from './lists.ts';
import { numberIn, pastIn, recordOf, tableOf, textIn } from './rows.ts';
import { findTables, type Found } from './salvage.ts';
import { isCurrent, isOurs, migrate } from './schema.ts';
import { allSnapshots, cutSnapshots, newestSnapshot, putSnapshot } from './snapshots.ts';
import { Statements } from './statements.ts';
import { subscribe, subscriptions, unsubscribe } from './subscriptions.ts';
import { addTalk, latestTalk } from './talk.ts';
import {
  Conflict,
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
  type TableFacts,
} from './store.ts';

/** What the trial write takes up for a moment: more than one page, so that it needs room. */
const TRIAL_BYTES = 8_192;

/** There is no data in this folder, or it must first be opened by a server of this version. */
export class NoData extends Error {
  override readonly name = 'NoData';
}

export interface SqliteOptions {
  /** Commits of its own that one table may have in a second in the long run; beyond, its writes wait to share one. Left out: any number. */
  readonly commitsPerSecond?: number;
  /** Somebody who only looks: no lock, no change, no new file. */
  readonly readOnly?: boolean;
  readonly timed?: Timed;
  /** Told of what others may still read in the folder, and that is not ours to change. */
  readonly loose?: (paths: readonly string[]) => void;
}

/** Opens the data in a folder. Throws `DataInUse`, `NewerStore`, `BadData`, or `NoData` for those who only look. */
export function openSqlite(folder: string, { readOnly = false, timed, loose, commitsPerSecond }: SqliteOptions = {}): Store {
  const file = join(folder, DATABASE);
  if (readOnly) {
    if (!existsSync(file)) throw new NoData(folder);
    const db = opened(file, { readOnly: true }, () => undefined);
    if (!isCurrent(db)) {
      db.close();
      throw new NoData(folder);
    }
    return new SqliteStore(db, () => undefined);
  }
  // Nobody else on the machine has any business in here: secrets of running games lie in it.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(folder);
  try {
    forgetSecondNames(folder);
    if (isSqlite(file)) makePrivate(file);
    const db = opened(file, {}, (one) => {
      one.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA wal_autocheckpoint = 2000');
      migrate(one);
    });
    const open = tightenFolder(folder);
    if (open.length > 0) loose?.(open);
    return new SqliteStore(db, unlock, timed, commitsPerSecond);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Opens a file and prepares it, if it is data of ours; nothing is written into a file that is not. */
function opened(file: string, options: { readonly readOnly?: boolean }, prepare: (db: DatabaseSync) => void): DatabaseSync {
  if (!isSqlite(file)) throw new BadData(file, 'foreign');
  const db = new DatabaseSync(file, { timeout: 10_000, ...options });
  try {
    if (!isOurs(db)) throw new BadData(file, 'foreign');
    prepare(db);
    return db;
  } catch (error) {
    db.close();
    const fault = faultOf(error);
    throw fault === 'damaged' || fault === 'foreign' ? new BadData(file, fault) : error;
  }
}

class SqliteStore implements Store {
  private readonly db: DatabaseSync;
  private readonly unlock: () => void;
  private readonly batches: Batches;
  private readonly statements: Statements;
  private closed = false;

  constructor(db: DatabaseSync, unlock: () => void, timed?: Timed, commitsPerSecond?: number) {
    this.db = db;
    this.statements = new Statements(db);
    this.unlock = unlock;
    this.batches = new Batches(db, timed, commitsPerSecond);
  }

  create({ id, game, rules, host }: Pick<StoredTable, 'id' | 'game' | 'rules' | 'host'>, append: Append, most?: number): Promise<void> {
    return this.batches.write(() => {
      // Counted where it is written: nobody comes in between.
      if (most !== undefined && hosted(this.statements, host, append.at) >= most) throw new TooMany(`${host} hosts ${most} tables`);
      if (append.facts === null || append.from !== 0 || append.table !== id) throw new Conflict('a new table needs its facts');
      const made = this.sql('INSERT OR IGNORE INTO tables VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?, 0, 0, NULL, ?, 0)').run(
        id,
        game,
        rules,
        host,
        append.at,
        append.at,
        '',
        'gathering',
        '{}',
      );
      if (made.changes !== 1) throw new Conflict(`there is a table ${id}`);
      this.put(append, host);
    });
  }

  append(append: Append): Promise<void> {
    return this.batches.write(() => this.put(append), append.table);
  }

  async table(id: string): Promise<StoredTable | null> {
    return this.tableRow(id);
  }

  async tables(ids: readonly string[]): Promise<readonly StoredTable[]> {
    return ids.flatMap((id) => this.tableRow(id) ?? []);
  }

  async read(id: string, from: number, most = Number.MAX_SAFE_INTEGER): Promise<readonly TableRecord[]> {
    return this.recordRows(id, from, most);
  }

  async foldStart(id: string): Promise<number> {
    // As records are written, their kind is what they begin with.
    const text = `SELECT max(seq) FROM records WHERE table_id = ? AND record LIKE '{"t":"upgraded",%"snapshot":{%'`;
    return this.statements.number(text, id);
  }

  async open(id: string, log: number): Promise<OpenedTable | null> {
    // One transaction, without a pause in it: nobody writes between these reads.
    this.db.exec('BEGIN');
    try {
      const stored = this.tableRow(id);
      if (stored === null) return null;
      const snapshot = newestSnapshot(this.statements, id);
      const records = this.recordRows(id, snapshot?.length ?? 0);
      const made = this.recordRows(id, 0, 1)[0] ?? null;
      const lastRecord = this.statements.number('SELECT coalesce(max(seq), -1) FROM records WHERE table_id = ?', id);
      return { stored, made, snapshot, records, lastRecord, log: this.logRows(id, Number.MAX_SAFE_INTEGER, log) };
    } finally {
      this.db.exec('COMMIT');
    }
  }

  async log(id: string, before: number, count: number): Promise<readonly Past[]> {
    return this.logRows(id, before, count);
  }

  async snapshots(id: string): Promise<readonly StoredSnapshot[]> {
    return allSnapshots(this.statements, id);
  }

  say(table: string, line: Omit<TalkLine, 'n'>): Promise<TalkLine | null> {
    return this.batches.write(() => addTalk(this.statements, table, line));
  }

  async talk(table: string, most: number): Promise<readonly TalkLine[]> {
    return latestTalk(this.statements, table, most);
  }

  keepSnapshot(id: string, snapshot: Snapshot): Promise<void> {
    return this.batches.write(() => {
      const length = this.statements.number('SELECT length FROM tables WHERE id = ?', id);
      if (length !== snapshot.length) throw new Conflict(`table ${id} does not have ${snapshot.length} records`);
      putSnapshot(this.statements, id, snapshot);
    });
  }

  async tablesOf(who: Who, most: number, now: number): Promise<readonly StoredTable[]> {
    return tablesOf(this.statements, who, most, now);
  }

  async openPlaces(most: number): Promise<readonly OpenPlace[]> {
    return openPlaces(this.statements, most);
  }

  async playedPlaces(most: number, now: number): Promise<readonly OpenPlace[]> {
    return playedPlaces(this.statements, most, now);
  }

  async hosting(who: Who, now: number): Promise<number> {
    return hosted(this.statements, who, now);
  }

  async alarms(): Promise<readonly { readonly id: string; readonly at: number }[]> {
    const rows = this.sql('SELECT id, wake AS at FROM tables WHERE wake IS NOT NULL').all();
    return rows.map((row) => ({ id: textIn(row, 'id'), at: numberIn(row, 'at') }));
  }

  addGuest({ id, name, created }: Omit<Guest, 'seen'>, tokenHash: string): Promise<void> {
    return this.batches.write(
      () =>
        void this.sql('INSERT INTO guests (id, token, name, created, seen) VALUES (?1, ?2, ?3, ?4, ?4)').run(id, tokenHash, name, created),
    );
  }

  renameGuest(id: Who, name: string): Promise<void> {
    return this.batches.write(() => void this.sql('UPDATE guests SET name = ? WHERE id = ?').run(name, id));
  }

  async guestByToken(tokenHash: string): Promise<Guest | null> {
    return guestByToken(this.statements, tokenHash);
  }

  offerDevice(guest: Who, codeHash: string, until: number): Promise<void> {
    return this.batches.write(() => offerDevice(this.statements, guest, codeHash, until));
  }

  takeDevice(codeHash: string, tokenHash: string, now: number, most: number): Promise<Guest | null> {
    return this.batches.write(() => takeDevice(this.statements, codeHash, tokenHash, now, most));
  }

  forgetOtherDevices(guest: Who, tokenHash: string): Promise<void> {
    return this.batches.write(() => forgetOtherDevices(this.statements, guest, tokenHash));
  }

  subscribe(guest: Who, device: string, subscription: Subscription, now: number, most: number): Promise<void> {
    return this.batches.write(() => subscribe(this.statements, guest, device, subscription, now, most));
  }

  unsubscribe(endpoint: string): Promise<void> {
    return this.batches.write(() => unsubscribe(this.statements, endpoint));
  }

  async subscriptions(guest: Who): Promise<readonly Subscription[]> {
    return subscriptions(this.statements, guest);
  }

  seeGuest(id: Who, at: number): Promise<void> {
    return this.batches.write(() => void this.sql('UPDATE guests SET seen = ?2 WHERE id = ?1 AND seen < ?2').run(id, at));
  }

  beginSweeps(now: number): Promise<number> {
    return this.batches.write(() => beginSweeps(this.statements, now));
  }

  async sweepsBegan(): Promise<number | null> {
    return sweepsBegan(this.statements);
  }

  async agedTables(before: number, page: Page): Promise<readonly AgedTable[]> {
    return agedTables(this.statements, before, page);
  }

  removeTable(aged: Aged): Promise<boolean> {
    return this.batches.write(() => removeTable(this.statements, aged));
  }

  purgeRemoved(most: number): Promise<number> {
    return this.batches.write(() => purgeRemoved(this.statements, most));
  }

  async agedGuests(before: number, page: Page): Promise<readonly AgedGuest[]> {
    return agedGuests(this.statements, before, page);
  }

  removeGuest(aged: Aged): Promise<boolean> {
    return this.batches.write(() => removeGuest(this.statements, aged));
  }

  async size(): Promise<number> {
    const [pages, free, bytes] = ['page_count', 'freelist_count', 'page_size'].map((name) => this.statements.number(`PRAGMA ${name}`));
    return ((pages ?? 0) - (free ?? 0)) * (bytes ?? 0);
  }

  async latest(): Promise<number> {
    return this.statements.number('SELECT coalesce(max(changed), 0) FROM tables');
  }

  async find(): Promise<Found> {
    return findTables(this.db);
  }

  async trial(): Promise<void> {
    await this.batches.write(() => {
      this.sql('INSERT INTO trials (room) VALUES (zeroblob(?))').run(TRIAL_BYTES);
      this.sql('DELETE FROM trials').run();
    });
  }

  async backup(file: string): Promise<void> {
    const half = `${file}.part`;
    rmSync(half, { force: true });
    try {
      // Made before it is filled: at no moment can others read it.
      makePrivate(half);
      this.sql('VACUUM INTO ?').run(half);
      syncFile(half);
      renameSync(half, file);
      syncFile(dirname(file));
    } finally {
      rmSync(half, { force: true });
    }
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    this.batches.close();
    this.db.close();
    this.unlock();
  }

  private tableRow(id: string): StoredTable | null {
    const row = this.sql('SELECT * FROM tables WHERE id = ?').get(id);
    return row === undefined ? null : tableOf(row);
  }

  private recordRows(id: string, from: number, most = Number.MAX_SAFE_INTEGER): readonly TableRecord[] {
    const rows = this.sql('SELECT record FROM records WHERE table_id = ? AND seq >= ? ORDER BY seq LIMIT ?').all(id, from, most);
    return rows.map(recordOf);
  }

  private logRows(id: string, before: number, count: number): readonly Past[] {
    const rows = this.sql('SELECT past FROM log WHERE table_id = ? AND n < ? ORDER BY n DESC LIMIT ?').all(id, before, count);
    return rows.map(pastIn).toReversed();
  }

  private put({ table, from, records, at, digest, facts, snapshot, log, cut, rules }: Append, host?: Who): void {
    const length = from + records.length;
    const counted = this.sql('UPDATE tables SET length = ?, changed = ?, digest = ? WHERE id = ? AND length = ?').run(
      length,
      at,
      digest,
      table,
      from,
    );
    if (counted.changes !== 1) throw new Conflict(`table ${table} does not have ${from} records`);
    const insert = this.sql('INSERT INTO records VALUES (?, ?, ?)');
    for (const [i, record] of records.entries()) insert.run(table, from + i, JSON.stringify(record));
    if (facts !== null) this.putFacts(table, facts, host);
    if (rules !== undefined) this.sql('UPDATE tables SET rules = ? WHERE id = ?').run(rules, table);
    if (cut !== null) {
      this.sql('DELETE FROM log WHERE table_id = ? AND n > ?').run(table, cut.log);
      cutSnapshots(this.statements, table, cut.entries);
    }
    const tell = this.sql('INSERT OR REPLACE INTO log VALUES (?, ?, ?)');
    for (const past of log) tell.run(table, past.n, JSON.stringify(past));
    if (snapshot !== null) putSnapshot(this.statements, table, snapshot);
  }

  private putFacts(table: string, facts: TableFacts, host?: Who): void {
    const open = facts.seats.some((seat) => seat.kind === 'open') ? 1 : 0;
    const { phase, listed, wake, toldAt = 0 } = facts;
    this.sql('UPDATE tables SET phase = ?, listed = ?, open = ?, wake = ?, facts = ?, told = ? WHERE id = ?').run(
      phase,
      listed ? 1 : 0,
      open,
      wake,
      JSON.stringify(facts),
      toldAt,
      table,
    );
    const owner = host ?? textIn(this.sql('SELECT host FROM tables WHERE id = ?').get(table) ?? {}, 'host');
    const places = new Map<Who, boolean>([[owner, false]]);
    for (const { who, waiting } of facts.seats) if (who !== undefined) places.set(who, waiting || places.get(who) === true);
    this.sql('DELETE FROM places WHERE table_id = ?').run(table);
    for (const [who, waiting] of places) this.sql('INSERT INTO places VALUES (?, ?, ?)').run(who, table, waiting ? 1 : 0);
  }

  private sql(text: string): StatementSync {
    return this.statements.of(text);
  }
}
