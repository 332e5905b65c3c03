// Proves the embedded store: the contract of all stores, and what is its own: one server to a folder, versions, copies while it runs.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { numberAt } from '@undercroft/testkit/json';
import { expect, test } from 'vitest';
import { DataInUse } from '../src/store/lock.ts';
import { NewerStore } from '../src/store/schema.ts';
import { NoData, openSqlite } from '../src/store/sqlite.ts';
import type { Append, TableFacts } from '../src/store/store.ts';
import { databaseOf, newFolder } from './help.ts';
import { storeContract } from './store-contract.ts';

storeContract('on SQLite', async () => {
  const folder = newFolder();
  const store = openSqlite(folder);
  return {
    store,
    reopen: async () => {
      await store.close();
      return openSqlite(folder);
    },
  };
});

const FACTS: TableFacts = { phase: 'gathering', name: '', listed: false, seats: [], wake: null };
const append = (table: string, from: number): Append => {
  const records = [{ t: 'closed', at: 0 }] as const;
  return { table, from, records, at: 0, digest: '', facts: from === 0 ? FACTS : null, snapshot: null, log: [], cut: null };
};
const TABLE = { id: 'one', game: 'toy', rules: 1, host: 'ann' };

test('a folder is open to one server only, and free again when that one is gone, even killed', async () => {
  const folder = newFolder();
  const store = openSqlite(folder);
  expect(() => openSqlite(folder)).toThrow(DataInUse);
  await store.close();
  const module = new URL('../src/store/sqlite.ts', import.meta.url).href;
  const script = `const { openSqlite } = await import('${module}'); openSqlite(${JSON.stringify(folder)}); process.kill(process.pid, 'SIGKILL');`;
  expect(() => execFileSync(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })).toThrow();
  await openSqlite(folder).close();
});

test('writes ahead, and every commit is synced', async () => {
  const folder = newFolder();
  const store = openSqlite(folder);
  const other = new DatabaseSync(join(folder, 'undercroft.sqlite'), { readOnly: true });
  expect(other.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  other.close();
  expect(databaseOf(store).isOpen).toBe(true);
  expect(databaseOf(store).prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  await store.close();
});

test('finding 7: a table that writes again and again shares commits, and nobody else waits for that', async () => {
  const commits: number[] = [];
  const store = openSqlite(newFolder(), { commitsPerSecond: 5, timed: (_seconds, appends) => void commits.push(appends) });
  for (const id of ['busy', 'calm']) await store.create({ ...TABLE, id }, append(id, 0));
  commits.length = 0;
  // Its burst is used up; then its writes wait for each other, in their order.
  const busy = Array.from({ length: 40 }, (_, at) => at + 1).map(async (from) => {
    await new Promise((done) => void setTimeout(done, from));
    await store.append(append('busy', from));
    return performance.now();
  });
  await Promise.all(busy);
  expect(commits.reduce((sum, n) => sum + n, 0)).toBe(40);
  expect(commits.length).toBeLessThan(25);
  const waits = store.append(append('busy', 41));
  const since = performance.now();
  await store.append(append('calm', 1));
  const calm = performance.now() - since;
  await waits;
  // What is urgent takes along what could wait.
  expect(commits.at(-1)).toBe(2);
  expect(calm).toBeLessThan(1_000);
  await store.close();
});

test('a file from before it was kept until when a game is told to be played gets that from what is listed of its tables', async () => {
  const folder = newFolder();
  const store = openSqlite(folder);
  const over: TableFacts = { ...FACTS, phase: 'over', listed: true };
  await store.create({ ...TABLE, id: 'untold' }, { ...append('untold', 0), facts: { ...over, toldAt: 5_000 } });
  await store.create({ ...TABLE, id: 'told' }, { ...append('told', 0), facts: over });
  await store.close();
  const db = new DatabaseSync(join(folder, 'undercroft.sqlite'));
  db.exec('DROP INDEX tables_told; ALTER TABLE tables DROP COLUMN told; PRAGMA user_version = 10');
  db.close();
  const again = openSqlite(folder);
  expect((await again.playedPlaces(10, 4_999)).map(({ id }) => id)).toEqual(['untold']);
  expect([await again.hosting('ann', 4_999), await again.hosting('ann', 5_000)]).toEqual([1, 0]);
  await again.close();
});

test('data of a later version is refused and not touched', async () => {
  const folder = newFolder();
  await openSqlite(folder).close();
  const db = new DatabaseSync(join(folder, 'undercroft.sqlite'));
  db.exec('PRAGMA user_version = 99');
  db.close();
  expect(() => openSqlite(folder)).toThrow(NewerStore);
  expect(() => openSqlite(folder, { readOnly: true })).toThrow(NewerStore);
});

test('whoever only looks makes no file, takes no lock, writes nothing', async () => {
  const folder = newFolder();
  expect(() => openSqlite(folder, { readOnly: true })).toThrow(NoData);
  const store = openSqlite(folder);
  await store.create(TABLE, append('one', 0));
  const looker = openSqlite(folder, { readOnly: true });
  expect((await looker.table('one'))?.length).toBe(1);
  await expect(looker.append(append('one', 1))).rejects.toThrow();
  await looker.close();
  await store.close();
});

test('a copy made while somebody writes holds everything up to one moment, and nothing in between', async () => {
  const folder = newFolder();
  const store = openSqlite(folder);
  await store.create(TABLE, append('one', 0));
  const looker = openSqlite(folder, { readOnly: true });
  const copies = newFolder();
  for (let copy = 0; copy < 5; copy++) {
    const writing = (async () => {
      for (let i = 0; i < 50; i++) await store.append(append('one', 1 + copy * 50 + i));
    })();
    await looker.backup(join(copies, `${copy}.sqlite`));
    await writing;
    const db = new DatabaseSync(join(copies, `${copy}.sqlite`), { readOnly: true });
    const length = numberAt(db.prepare('SELECT length FROM tables').get(), 'length');
    expect(db.prepare('SELECT count(*) AS n, max(seq) + 1 AS next FROM records').get()).toEqual({ n: length, next: length });
    expect(db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    db.close();
  }
  await looker.close();
  await store.close();
});
