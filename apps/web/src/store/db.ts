// Owns the browser's own store: tables of this screen, their records, finished games. A record is there before anybody is told of it.

import type { Past, TableRecord } from '@undercroft/table';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { ExportedTable, HistoryRow, Progress, SnapshotRow, TableRow, VisitRow } from './rows.ts';

interface StoreSchema extends DBSchema {
  tables: { key: string; value: TableRow; indexes: { changed: number } };
  records: { key: [string, number]; value: TableRecord };
  progress: { key: string; value: Progress };
  history: { key: string; value: HistoryRow; indexes: { ended: number } };
  visits: { key: string; value: VisitRow };
  snapshots: { key: string; value: SnapshotRow };
  log: { key: [string, number]; value: Past };
}
type Db = IDBPDatabase<StoreSchema>;

let opened: Promise<Db> | null = null;

function open(): Promise<Db> {
  opened ??= openDB<StoreSchema>('undercroft', 2, {
    upgrade(db, from) {
      if (from < 1) {
        db.createObjectStore('tables', { keyPath: 'id' }).createIndex('changed', 'changed');
        db.createObjectStore('records');
        db.createObjectStore('progress');
        db.createObjectStore('history', { keyPath: 'id' }).createIndex('ended', 'ended');
        db.createObjectStore('visits', { keyPath: 'id' });
      }
      db.createObjectStore('snapshots');
      db.createObjectStore('log');
    },
    // A newer page wants to change the store: let go of it, and open it again when it is needed next.
    blocking() {
      void opened?.then((db) => db.close());
      opened = null;
    },
    terminated() {
      opened = null;
    },
  });
  // A failure is not remembered: private windows may refuse once and allow later.
  opened.catch(() => (opened = null));
  return opened;
}

const CHANNEL = 'undercroft.kept';
const news = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
/** Tells every tab, and this one, that lists may have changed. */
function changed(): void {
  if (news !== null) BroadcastChannel.prototype.postMessage.call(news, null);
  for (const listener of listeners) listener();
}
const listeners = new Set<() => void>();
news?.addEventListener('message', () => listeners.forEach((listener) => listener()));

export function onKept(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const rangeOf = (id: string, from = 0, to = Number.MAX_SAFE_INTEGER): IDBKeyRange => IDBKeyRange.bound([id, from], [id, to]);

/** What is stored together with records. */
export interface Beside {
  readonly snapshot: SnapshotRow | null;
  /** Groups that the log gains. */
  readonly log: readonly Past[];
  /** The table went back: groups with a higher number leave the log. */
  readonly cut: number | null;
}

/** Adds records to a table in one transaction. Fails, and changes nothing, when somebody else has written one of these numbers. */
export async function append(row: TableRow, from: number, records: readonly TableRecord[], beside: Beside): Promise<void> {
  const { snapshot, log, cut } = beside;
  const db = await open();
  const tx = db.transaction(['tables', 'records', 'snapshots', 'log'], 'readwrite', { durability: 'strict' });
  const writes: Promise<unknown>[] = records.map((record, at) => tx.objectStore('records').add(record, [row.id, from + at]));
  if (cut !== null) writes.push(tx.objectStore('log').delete(rangeOf(row.id, cut + 1)));
  for (const past of log) writes.push(tx.objectStore('log').put(past, [row.id, past.n]));
  if (snapshot !== null) writes.push(tx.objectStore('snapshots').put(snapshot, row.id));
  writes.push(tx.objectStore('tables').put(row), tx.done);
  await Promise.all(writes);
  changed();
}

export interface StoredTable {
  readonly row: TableRow;
  /** Every record there is. */
  readonly records: readonly TableRecord[];
}

export async function readTable(id: string): Promise<StoredTable | null> {
  const db = await open();
  const tx = db.transaction(['tables', 'records']);
  const row = await tx.objectStore('tables').get(id);
  if (row === undefined) return null;
  return { row, records: await tx.objectStore('records').getAll(rangeOf(id)) };
}

/** A table with its newest snapshot and the records since then. */
export async function openStored(id: string): Promise<(StoredTable & { readonly snapshot: SnapshotRow | null }) | null> {
  const db = await open();
  const tx = db.transaction(['tables', 'records', 'snapshots']);
  const row = await tx.objectStore('tables').get(id);
  if (row === undefined) return null;
  const snapshot = (await tx.objectStore('snapshots').get(id)) ?? null;
  return { row, snapshot, records: await tx.objectStore('records').getAll(rangeOf(id, snapshot?.length ?? 0)) };
}

/** The groups of the log before a number, the latest of them, in order. */
export async function readLog(id: string, before: number, count: number): Promise<readonly Past[]> {
  const db = await open();
  const groups: Past[] = [];
  let cursor = await db.transaction('log').store.openCursor(rangeOf(id, 0, before - 1), 'prev');
  for (; cursor !== null && groups.length < count; cursor = await cursor.continue()) groups.push(cursor.value);
  return groups.toReversed();
}

/** The latest first. */
export async function listTables(): Promise<readonly TableRow[]> {
  return (await (await open()).getAllFromIndex('tables', 'changed')).toReversed();
}

export async function removeTable(id: string): Promise<void> {
  const db = await open();
  const tx = db.transaction(['tables', 'records', 'progress', 'snapshots', 'log'], 'readwrite');
  await Promise.all([
    tx.objectStore('tables').delete(id),
    tx.objectStore('records').delete(rangeOf(id)),
    tx.objectStore('snapshots').delete(id),
    tx.objectStore('log').delete(rangeOf(id)),
    tx.objectStore('progress').delete(id),
    tx.done,
  ]);
  changed();
}

export async function putProgress(id: string, progress: Progress): Promise<void> {
  await (await open()).put('progress', progress, id);
  changed();
}

export async function getProgress(id: string): Promise<Progress | null> {
  return (await (await open()).get('progress', id)) ?? null;
}

/** A finished game; what its board left for the lists stays when it is written again. */
export async function putHistory(row: HistoryRow): Promise<void> {
  const tx = (await open()).transaction('history', 'readwrite');
  const keepsake = row.keepsake ?? (await tx.store.get(row.id))?.keepsake;
  await Promise.all([tx.store.put(keepsake === undefined ? row : { ...row, keepsake }), tx.done]);
  changed();
}

/** Adds what the board leaves for the lists to a game that is kept; false while it is not there yet. */
export async function putKeepsake(id: string, keepsake: HistoryRow['keepsake']): Promise<boolean> {
  const tx = (await open()).transaction('history', 'readwrite');
  const row = await tx.store.get(id);
  if (row !== undefined) await tx.store.put({ ...row, keepsake });
  await tx.done;
  if (row !== undefined) changed();
  return row !== undefined;
}

export async function removeHistory(id: string): Promise<void> {
  await (await open()).delete('history', id);
  changed();
}

export async function getHistory(id: string): Promise<HistoryRow | null> {
  return (await (await open()).get('history', id)) ?? null;
}

/** The latest first. */
export async function listHistory(): Promise<readonly HistoryRow[]> {
  return (await (await open()).getAllFromIndex('history', 'ended')).toReversed();
}

export async function putVisit(row: VisitRow): Promise<void> {
  await (await open()).put('visits', row);
  changed();
}

export async function listVisits(): Promise<readonly VisitRow[]> {
  return (await (await open()).getAll('visits')).toSorted((a, b) => b.changed - a.changed);
}

/** Puts a whole table back, as it came from a file; what is there already under its name stays. */
export async function restoreTable({ row, records, progress, snapshot = null, log = [] }: ExportedTable): Promise<boolean> {
  const db = await open();
  if ((await db.get('tables', row.id)) !== undefined) return false;
  await append({ ...row, next: records.length }, 0, records, { snapshot, log, cut: null });
  if (progress !== null) await db.put('progress', progress, row.id);
  return true;
}

export async function removeEverything(): Promise<void> {
  const db = await open();
  const stores = ['tables', 'records', 'progress', 'history', 'visits', 'snapshots', 'log'] as const;
  const tx = db.transaction(stores, 'readwrite');
  await Promise.all([...stores.map((store) => tx.objectStore(store).clear()), tx.done]);
  changed();
}
