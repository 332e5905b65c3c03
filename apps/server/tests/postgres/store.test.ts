// Proves the PostgreSQL store: the contract of all stores, alone and over two instances at once, and what is its own.

import { expect, test } from 'vitest';
import { NoData } from '../../src/store/sqlite.ts';
import { openData } from '../../src/store/data.ts';
import { openPostgres, PostgresStore } from '../../src/store/postgres/postgres.ts';
import { Conflict, type Append, type TableFacts } from '../../src/store/store.ts';
import { pause } from '../help.ts';
import { storeContract } from '../store-contract.ts';
import { postgres } from './help.ts';

storeContract('on PostgreSQL', async () => {
  const url = await (await postgres()).fresh();
  const store = await openPostgres(url);
  return {
    store,
    slack: 131_072,
    reopen: async () => {
      await store.close();
      return openPostgres(url);
    },
  };
});

test('nodes that start together on an empty database migrate it once', async () => {
  const url = await (await postgres()).fresh();
  await expect(openPostgres(url, { readOnly: true })).rejects.toThrow(NoData);
  const stores = await Promise.all(Array.from({ length: 5 }, () => openPostgres(url, { connections: 2 })));
  for (const store of stores) {
    expect(await store.find()).toEqual({ ids: [], problems: [] });
    await store.close();
  }
});

test('a database from before it was kept until when a game is told to be played gets that from what is listed of its tables', async () => {
  const url = await (await postgres()).fresh();
  const store = await openPostgres(url);
  const over: TableFacts = { ...FACTS, phase: 'over', listed: true };
  await store.create({ ...TABLE, id: 'untold' }, { ...append(0), table: 'untold', facts: { ...over, toldAt: 5_000 } });
  await store.create({ ...TABLE, id: 'told' }, { ...append(0), table: 'told', facts: over });
  await store.database.changes('ALTER TABLE tables DROP COLUMN told', []);
  await store.database.changes('DELETE FROM undercroft_versions WHERE version = 2', []);
  await store.close();
  const again = await openPostgres(url);
  expect((await again.playedPlaces(10, 4_999)).map(({ id }) => id)).toEqual(['untold']);
  expect([await again.hosting('ann', 4_999), await again.hosting('ann', 5_000)]).toEqual([1, 0]);
  await again.close();
});

test('finding 23: whoever migrates waits for another who does, longer than a statement may take', async () => {
  const url = await (await postgres()).fresh();
  const first = await openPostgres(url, { statementMs: 30_000 });
  await first.database.changes('DELETE FROM undercroft_versions');
  await first.database.session(async (session) => {
    await session.rows('SELECT pg_advisory_lock(8042001)');
    const second = openPostgres(url, { statementMs: 100 });
    const opened = { second: second.then(() => null).catch((error: unknown) => error) };
    // The patience of its pool would have ended after 1.1 seconds.
    expect(await Promise.race([opened.second, pause(2_500).then(() => 'waits')])).toBe('waits');
    await session.rows('INSERT INTO undercroft_versions VALUES (1), (2)');
    await session.rows('SELECT pg_advisory_unlock(8042001)');
    expect(await opened.second).toBeNull();
  });
  await first.close();
});

test('finding 8: what was deleted takes no room any more, at once and without anybody sweeping; what is there is weighed near enough', async () => {
  const url = await (await postgres()).fresh();
  const store = await openPostgres(url, { statementMs: 60_000 });
  await store.create(TABLE, append(0));
  expect(await store.size()).toBeLessThan(2_000);
  const random = `(SELECT string_agg(md5(random()::text || n || i), '') FROM generate_series(1, 30) AS i)`;
  await store.database.changes(`INSERT INTO records SELECT 'x', n, ${random} FROM generate_series(1, 30000) AS n`);
  // 30,000 records of 960 characters and what a row takes.
  const full = await store.size();
  expect(full / (30_000 * 1_110)).toBeGreaterThan(0.9);
  expect(full / (30_000 * 1_110)).toBeLessThan(1.1);
  // Long values lie elsewhere, packed.
  await store.database.changes(`INSERT INTO snapshots SELECT 'x', n, '', repeat(${random}, 10), 0, 0 FROM generate_series(1, 200) AS n`);
  expect(await store.size()).toBeGreaterThan(full + 200 * 500);
  await store.database.changes(`DELETE FROM snapshots`);
  await store.database.changes(`DELETE FROM records WHERE seq % 10 <> 0`);
  expect(await store.size()).toBeLessThan(full / 8);
  await store.close();
});

test('finding 15: those who look at everything have time, and find what no list names without reading every record', async () => {
  const url = await (await postgres()).fresh();
  const store = await openPostgres(url);
  await store.create(TABLE, append(0));
  await store.database.changes(`INSERT INTO records SELECT 'lost', n, '{}' FROM generate_series(0, 20000) AS n`);
  await store.database.changes(`INSERT INTO records SELECT 'gone', n, '{}' FROM generate_series(0, 20000) AS n`);
  await store.database.changes(`INSERT INTO removed VALUES ('gone')`);
  const looker = await openData({ data: '', store: url });
  if (!(looker instanceof PostgresStore)) throw new Error('no database');
  expect(await looker.database.number(`SELECT setting FROM pg_settings WHERE name = 'statement_timeout'`)).toBe(600_000);
  await store.database.rows('VACUUM ANALYZE records');
  // The statistics of a connection are told when it has ended.
  const touched = async (): Promise<number> =>
    store.database.number(`SELECT seq_tup_read + idx_tup_fetch + pg_stat_get_tuples_returned('records_pkey'::regclass)
      FROM pg_stat_user_tables WHERE relname = 'records'`);
  const before = await touched();
  expect(await looker.find()).toEqual({ ids: ['lost', 'one'], problems: [] });
  await looker.close();
  await pause(100);
  expect((await touched()) - before).toBeLessThan(1_000);
  await store.close();
});

/** Two instances over one database, neither of which knows of the other. */
async function two(): Promise<readonly [PostgresStore, PostgresStore, string]> {
  const url = await (await postgres()).fresh();
  return [await openPostgres(url), await openPostgres(url), url];
}

const FACTS: TableFacts = { phase: 'gathering', name: '', listed: false, seats: [], wake: null };
const TABLE = { id: 'one', game: 'toy', rules: 1, host: 'ann' };
const append = (from: number, at = from): Append => ({
  table: 'one',
  from,
  records: [{ t: 'closed', at }],
  at,
  digest: `d${from + 1}`,
  facts: from === 0 ? FACTS : null,
  snapshot: null,
  log: [],
  cut: null,
});

test('over two instances at once: of two writers of the same number one is refused, and both read what the other wrote', async () => {
  const [left, right] = await two();
  await left.create(TABLE, append(0));
  for (let from = 1; from <= 30; from++) {
    const results = await Promise.allSettled([left.append(append(from, 1_000)), right.append(append(from, 2_000))]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const one of results) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Conflict);
    const winner = results[0].status === 'fulfilled' ? 1_000 : 2_000;
    for (const store of [left, right]) expect((await store.read('one', from))[0]).toEqual({ t: 'closed', at: winner });
  }
  await Promise.all([left.close(), right.close()]);
});

test('finding 4 of several nodes: whoever opens a table while another writes sees one moment of it', async () => {
  const [left, right] = await two();
  await left.create(TABLE, append(0));
  const writing = (async () => {
    for (let from = 1; from <= 100; from++) await left.append(append(from));
  })();
  for (let i = 0; i < 60; i++) {
    const opened = await right.open('one', 5);
    expect(opened?.records.length).toBe(opened?.stored.length);
    expect(opened?.lastRecord).toBe((opened?.stored.length ?? 0) - 1);
    expect(opened?.stored.digest).toBe(opened?.stored.length === 1 ? 'd1' : `d${opened?.stored.length}`);
  }
  await writing;
  await Promise.all([left.close(), right.close()]);
});

test('connections are cut again and again while a table is written: every write that was confirmed is there once and in its place', async () => {
  const [store, looker, url] = await two();
  const server = await postgres();
  await store.create(TABLE, append(0));
  const course = { cuts: 0 };
  const cutting = (async () => {
    for (; course.cuts < 12; course.cuts++) {
      await server.cut(url);
      await new Promise((done) => void setTimeout(done, 10));
    }
  })();
  let from = 1;
  for (; course.cuts < 12; from++) await store.append(append(from, 10_000 + from));
  await cutting;
  const records = await looker.read('one', 1);
  expect(records.map((record) => record.at)).toEqual(Array.from({ length: from - 1 }, (_, i) => 10_001 + i));
  expect(from).toBeGreaterThan(3);
  await Promise.all([store.close(), looker.close()]);
});

test('a table is made once, however often its connection is cut meanwhile', async () => {
  const [store, looker, url] = await two();
  const server = await postgres();
  const course = { writing: true };
  const cutting = (async () => {
    while (course.writing) {
      await server.cut(url);
      await new Promise((done) => void setTimeout(done, 20));
    }
  })();
  for (let n = 0; n < 30; n++) await store.create({ ...TABLE, id: `t${n}` }, { ...append(0), table: `t${n}` }, 1_000);
  course.writing = false;
  await cutting;
  expect((await looker.find()).ids.length).toBe(30);
  await Promise.all([store.close(), looker.close()]);
});

test('a database that restarts, in good order or after a crash, loses nothing that was confirmed', async () => {
  const [store, looker] = await two();
  const server = await postgres();
  await store.create(TABLE, append(0));
  let from = 1;
  for (const how of ['orderly', 'crash'] as const) {
    const restarting = server.restart(how);
    for (const end = from + 30; from < end; from++) await store.append(append(from));
    await restarting;
    for (const end = from + 5; from < end; from++) await store.append(append(from));
  }
  expect((await looker.read('one', 0)).length).toBe(from);
  await Promise.all([store.close(), looker.close()]);
});
