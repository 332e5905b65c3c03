// Owns what a server keeps: who else may read it, what it says when it cannot be written or read, and that all of it has a bound and an end.

import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { BadData, faultOf } from '../src/store/files.ts';
import { DataInUse } from '../src/store/lock.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { verifyById } from '../src/tables/load.ts';
import { gameRegistry } from './games.ts';
import { newFolder, startTest, until, Visitor } from './help.ts';

let running: RunningServer | null = null;
afterEach(async () => {
  await running?.stop();
  running = null;
});
const serve = async (...given: Parameters<typeof startTest>): Promise<RunningServer> => (running = await startTest(...given));

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };
const DATABASE = 'undercroft.sqlite';
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const thrownBy = (work: () => unknown): unknown => {
  try {
    work();
    return null;
  } catch (error) {
    return error;
  }
};

/** The store's own connection, to set a limit that only this connection has. */
const connectionOf = (store: object): DatabaseSync => {
  const db: unknown = Reflect.get(store, 'db');
  if (!(db instanceof DatabaseSync)) throw new Error('no SQLite store');
  return db;
};
const pagesOf = (db: DatabaseSync): number => Number(db.prepare('PRAGMA page_count').get()?.['page_count']);

describe('finding 11: files for their owner only', () => {
  test('a folder and files that others could read are tightened when a server opens them', async () => {
    const folder = newFolder();
    await openSqlite(folder).close();
    writeFileSync(join(folder, 'friday.sqlite'), '');
    writeFileSync(join(folder, 'notes.txt'), 'not ours');
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
    chmodSync(folder, 0o755);
    const store = openSqlite(folder);
    await store.trial();
    const modes = Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]));
    expect(modes).toEqual({
      lock: '600',
      'lock-journal': '600',
      'friday.sqlite': '600',
      'notes.txt': '644',
      [DATABASE]: '600',
      [`${DATABASE}-wal`]: '600',
      [`${DATABASE}-shm`]: '600',
    });
    expect(modeOf(folder)).toBe('700');
    await store.close();
  });

  test("everybody's folder and what a link points to are left as they are, and are named", async () => {
    const [folder, elsewhere] = [newFolder(), newFolder()];
    chmodSync(folder, 0o1777);
    const target = join(elsewhere, 'kept.sqlite');
    writeFileSync(target, '');
    chmodSync(target, 0o644);
    symlinkSync(target, join(folder, 'kept.sqlite'));
    const loose: string[] = [];
    await openSqlite(folder, { loose: (paths) => loose.push(...paths) }).close();
    expect([modeOf(folder), modeOf(target), loose]).toEqual(['777', '644', [folder]]);
  });

  test('a backup is readable by its owner only', async () => {
    const [folder, copies] = [newFolder(), newFolder()];
    const store = openSqlite(folder);
    await store.backup(join(copies, 'copy.sqlite'));
    expect(modeOf(join(copies, 'copy.sqlite'))).toBe('600');
    await store.close();
  });
});

describe('finding 11: files that are no data', () => {
  const foreign = (path: string): void => {
    const db = new DatabaseSync(path);
    db.exec('CREATE TABLE bookmarks (url TEXT)');
    db.close();
  };
  test.each([
    ['garbage', (path: string) => writeFileSync(path, 'x'.repeat(9_000))],
    ['a short text', (path: string) => writeFileSync(path, 'hello')],
    ["another program's database", foreign],
  ])('%s is named as foreign, to servers and to those who look, and is not changed', (_, write) => {
    const folder = newFolder();
    const path = join(folder, DATABASE);
    write(path);
    const before = readFileSync(path);
    for (const readOnly of [false, true]) {
      const error = thrownBy(() => openSqlite(folder, { readOnly }));
      expect(error).toBeInstanceOf(BadData);
      expect(error).toMatchObject({ file: path, what: 'foreign' });
    }
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  test('a file in the place of the lock is not taken for another server', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'lock'), 'my notes on locks');
    const error = thrownBy(() => openSqlite(folder));
    expect(error).not.toBeInstanceOf(DataInUse);
    expect(error).toMatchObject({ file: join(folder, 'lock'), what: 'foreign' });
  });

  test('a database whose first pages are damaged is named as damaged', async () => {
    const folder = newFolder();
    await openSqlite(folder).close();
    const path = join(folder, DATABASE);
    const bytes = readFileSync(path);
    bytes.fill(0xff, 100, 4_096);
    writeFileSync(path, bytes);
    expect(thrownBy(() => openSqlite(folder))).toMatchObject({ file: path, what: 'damaged' });
  });

  test('what may not be written is neither', () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'lock'));
    const error = thrownBy(() => openSqlite(folder));
    expect(error).not.toBeInstanceOf(BadData);
    expect(error).not.toBeInstanceOf(DataInUse);
    expect(faultOf(error)).toBe('failing');
  });
});

describe('finding 11: health', () => {
  test('a full disk is no health, and is health again when there is room', async () => {
    const store = openSqlite(newFolder());
    const server = await serve({}, { store });
    const health = async (): Promise<[number, unknown]> => {
      const answer = await fetch(`http://127.0.0.1:${server.port}/healthz`);
      return [answer.status, await answer.json()];
    };
    expect(await health()).toEqual([200, { ok: true, connections: 0, tables: 0 }]);
    const db = connectionOf(store);
    db.exec(`PRAGMA max_page_count = ${pagesOf(db)}`);
    let written = 0;
    const fill = async (): Promise<void> => {
      for (;;) await store.addGuest({ id: `g${written}`, name: 'x'.repeat(40), created: 0 }, `hash ${written++}`);
    };
    await expect(fill()).rejects.toThrow(/full/);
    await until('it is noticed', async () => (await health())[0] === 503, 5_000);
    expect(await health()).toEqual([503, { ok: false, connections: 0, tables: 0, ailment: 'full' }]);
    db.exec('PRAGMA max_page_count = 1000000');
    await until('it is well again', async () => (await health())[0] === 200, 5_000);
  });

  test('however many ask, the disk is written once a second at most', async () => {
    const store = openSqlite(newFolder());
    const server = await serve({}, { store });
    let trials = 0;
    const { trial } = store;
    store.trial = () => {
      trials++;
      return trial.call(store);
    };
    await Promise.all(Array.from({ length: 50 }, () => fetch(`http://127.0.0.1:${server.port}/healthz`)));
    expect(trials).toBeLessThanOrEqual(2);
    expect(trials).toBeGreaterThan(0);
  });
});

describe('finding 11: verifying damaged data', () => {
  const PAGE = 4_096;
  /** Twelve tables whose records fill pages of their own. */
  const kept = async (folder: string): Promise<readonly string[]> => {
    const server = await serve({ data: folder });
    const visitor = await Visitor.come(server.port);
    const ids: string[] = [];
    for (let n = 0; n < 12; n++)
      ids.push(await visitor.make('toy', { seats: 2, rounds: 1 }, [ME, OPEN], { name: `table ${n}`.padEnd(40, '.') }));
    await server.stop();
    running = null;
    return ids.sort();
  };
  /** What a leaf of a tree without row ids begins with. */
  const LEAF = 10;
  /** Overwrites the head of a leaf page in which a text stands. */
  const spoil = (folder: string, text: string): void => {
    const path = join(folder, DATABASE);
    const bytes = readFileSync(path);
    for (let start = PAGE; start < bytes.length; start += PAGE) {
      if (bytes[start] !== LEAF || !bytes.subarray(start, start + PAGE).includes(text)) continue;
      bytes.fill(0xff, start, start + 16);
      return writeFileSync(path, bytes);
    }
    throw new Error(`no page with ${text}`);
  };
  const verified = async (folder: string): Promise<{ wrong: readonly string[]; fine: readonly string[]; problems: number }> => {
    const store = openSqlite(folder, { readOnly: true });
    const { ids, problems } = await store.find();
    const verdicts = new Map<string, string | null>();
    for (const id of ids) verdicts.set(id, (await verifyById(store, gameRegistry, id))?.wrong ?? null);
    await store.close();
    const named = (isWrong: boolean): string[] => [...verdicts].flatMap(([id, wrong]) => ((wrong !== null) === isWrong ? [id] : []));
    return { wrong: named(true), fine: named(false), problems: problems.length };
  };

  test('a malformed page of records: the tables in it are named, and the others are checked', async () => {
    const folder = newFolder();
    const ids = await kept(folder);
    expect(await verified(folder)).toEqual({ wrong: [], fine: ids, problems: 0 });
    spoil(folder, '"t":"made"');
    const { wrong, fine, problems } = await verified(folder);
    expect([...wrong, ...fine].sort()).toEqual(ids);
    expect(wrong.length).toBeGreaterThan(0);
    expect(fine.length).toBeGreaterThan(0);
    expect(problems).toBeGreaterThan(0);
  });

  test('a malformed page of the list of tables: they are found by their records', async () => {
    const folder = newFolder();
    const ids = await kept(folder);
    spoil(folder, '"listed":false,"seats":[{"kind":"person"');
    const { wrong, fine } = await verified(folder);
    expect([...wrong, ...fine].sort()).toEqual(ids);
    expect(wrong.length).toBeGreaterThan(0);
  });
});
