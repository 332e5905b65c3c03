// Owns what a server keeps: who else may read it, what it says when it cannot be written or read, and that all of it has a bound and an end.

import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { randomFrom } from '@undercroft/kernel';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { BadData, faultOf } from '../src/store/files.ts';
import { DataInUse } from '../src/store/lock.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { nameAt } from '../src/tables/names.ts';
import { verifyById } from '../src/tables/verify.ts';
import { gameRegistry } from './games.ts';
import { newFolder, startTest, until, Visitor, type Player } from './help.ts';

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

describe('finding 11: imports', () => {
  test('a deeply nested choice in a transcript is refused, and is no failure', async () => {
    const server = await serve();
    const visitor = await Visitor.come(server.port);
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const from = `{"undercroft":1,"game":"toy","rules":1,"setup":{"seats":2,"rounds":1},"entries":[[[]],[[${deep}],[],0]],"digests":[]}`;
    const answer = await visitor.post('/api/tables', { game: 'toy', setup: { seats: 2, rounds: 1 }, seats: [ME, OPEN], from });
    expect([answer.status, await answer.json()]).toEqual([400, { code: 'bad-setup', detail: 'from' }]);
  });
});

describe('finding 11: names', () => {
  const TOY = { seats: 3, rounds: 1 };
  const names = (player: Player): readonly string[] => player.client.state.shown?.meta.seats.map(({ name }) => name) ?? [];
  /** The name somebody gets who sits down on the second seat of Ann's table. */
  const called = async (server: RunningServer, typed: string): Promise<string | undefined> => {
    const [ann, other] = [await Visitor.come(server.port, 'Ann'), await Visitor.come(server.port)];
    const id = await ann.make('toy', TOY, [ME, OPEN, { kind: 'bot', bot: 'random' }]);
    const player = await other.sit(id);
    expect((await player.client.ask({ t: 'sit', seat: 1, name: typed })).t).toBe('ok');
    await until('the seat is shown', () => player.client.state.shown?.meta.seats[1]?.kind === 'person');
    const name = names(player)[1];
    await player.close();
    return name;
  };

  test.each([
    ['what turns the writing round is taken out', '\u202egnP.exe', 'gnP.exe'],
    ['what is not seen is taken out', 'B\u200bo\u200db\ufeff\u2066', 'Bob'],
    ['blanks at the ends and in a row are set right', '  Bob \u2003 the  Brave ', 'Bob the Brave'],
    ['letters are composed', 'Zoe\u0308', 'Zo\u00eb'],
    ['a name of nothing that is seen is the number of the seat', '\u200b\u3164\u2800', '#2'],
    ['no name is the number of the seat', '', '#2'],
    ['the name of another gets a number', 'Ann', 'Ann 2'],
    ['so does one that only looks like it', '\uff21NN', '\uff21NN 2'],
    ['so does one that is told apart by blanks', 'A\u200bnn ', 'Ann 2'],
    ['so does the name of a bot', 'Random', 'Random 2'],
  ])('%s', async (_, typed, expected) => {
    expect(await called(await serve(), typed)).toBe(expected);
  });

  test('the number fits behind a long name, and is one that nobody has', () => {
    const seats = ['x'.repeat(40), `${'x'.repeat(38)} 2`, ''].map((name, at) => ({ kind: 'person' as const, name, who: `w${at}` }));
    expect(nameAt(seats, 2, 'w2', 'X'.repeat(40))).toBe(`${'X'.repeat(38)} 3`);
  });

  test('no letter bears more marks than a language has: nobody writes over the lines above', () => {
    const seats = ['', ''].map((name, at) => ({ kind: 'person' as const, name, who: `w${at}` }));
    expect(nameAt(seats, 0, 'w0', `Z${'\u0335'.repeat(30)}o`)).toBe('Z\u0335\u0335o');
    expect(nameAt(seats, 0, 'w0', 'Zoë Ngũgĩ Việt')).toBe('Zoë Ngũgĩ Việt');
  });

  test('guests, hosts and tables bear such names too; a person may bear one name on several seats', async () => {
    const server = await serve();
    const eve = await Visitor.come(server.port, ' E\u202eve ');
    expect(await (await eve.get('/api/guest')).json()).toEqual({ name: 'Eve' });
    const id = await eve.make('toy', TOY, [ME, { kind: 'me', name: '\u200b' }, OPEN], { name: '\u202etable', listed: true });
    const player = await eve.sit(id);
    expect(names(player)).toEqual(['Eve', 'Eve', '']);
    expect(player.client.state.shown?.meta.name).toBe('table');
    await player.close();
  });
});

describe('finding 11: behind https', () => {
  const PUBLIC = { publicUrl: 'https://play.example.org' };
  const setCookies = (answer: Response): readonly string[] => answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');

  test('browsers are told to come back by https, for as long as the host says', async () => {
    const told = async (given: Parameters<typeof startTest>[0]): Promise<string | null> => {
      const server = await serve(given);
      const { headers } = await fetch(`http://127.0.0.1:${server.port}/healthz`);
      await server.stop();
      return headers.get('strict-transport-security');
    };
    expect(await told(PUBLIC)).toBe('max-age=15552000');
    expect(await told({ ...PUBLIC, hstsSeconds: 60 })).toBe('max-age=60');
    expect(await told({ ...PUBLIC, hstsSeconds: 0 })).toBeNull();
    expect(await told({})).toBeNull();
  });

  test('the cookie is of this host alone; one of the old name is known and renewed', async () => {
    const data = newFolder();
    const plain = await serve({ data });
    const old = await Visitor.come(plain.port, 'Ann');
    expect(old.cookie).toMatch(/^undercroft=/);
    await plain.stop();
    const server = await serve({ data, ...PUBLIC });
    expect((await Visitor.come(server.port)).cookie).toMatch(/^__Host-undercroft=[\w-]{43}$/);
    const again = await old.at(server.port).post('/api/guest', {});
    const token = old.cookie.slice('undercroft='.length);
    expect(await again.json()).toEqual({ name: 'Ann' });
    expect(setCookies(again)).toEqual([`__Host-undercroft=${token}`, 'undercroft=']);
    for (const cookie of again.headers.getSetCookie()) expect(cookie).toMatch(/; Secure$/);
    const renewed = await new Visitor(server.port, `__Host-undercroft=${token}`).post('/api/guest', {});
    expect([await renewed.json(), setCookies(renewed)]).toEqual([{ name: 'Ann' }, []]);
  });
});

describe('finding 11: clocks of games', () => {
  const HOUR = 3_600_000;
  afterEach(() => void vi.restoreAllMocks());
  /** The wall clock from now on, moved by so much. */
  const wall = (): { moved: number } => {
    const real = Date.now.bind(Date);
    const state = { moved: 0 };
    vi.spyOn(Date, 'now').mockImplementation(() => real() + state.moved);
    return state;
  };

  test('a jump of the wall clock takes nothing from a bank', async () => {
    const clock = wall();
    const server = await serve();
    const visitor = await Visitor.come(server.port);
    const id = await visitor.make('toy', { seats: 2, rounds: 3 }, [ME, { kind: 'bot', bot: 'random' }], {
      clock: { bank: 60_000, more: 0 },
    });
    const player = await visitor.sit(id);
    await player.client.ask({ t: 'begin' });
    const random = randomFrom('jump');
    for (let moves = 0; moves < 3; moves++) {
      await until('a question', () => player.isAsked);
      clock.moved += HOUR;
      expect((await player.step(random))?.t).toBe('ok');
    }
    expect(player.client.state.shown?.meta.clock?.left[0]).toBeGreaterThan(40_000);
    expect(player.client.state.log.some((one) => one.by === 'clock')).toBe(false);
    await player.close();
  });

  test('after a restart with the wall clock set back nothing is dated before what was', async () => {
    const clock = wall();
    const data = newFolder();
    const first = await serve({ data });
    const visitor = await Visitor.come(first.port);
    const changed = async (server: RunningServer): Promise<number> => {
      const id = await visitor.at(server.port).make('toy', { seats: 2, rounds: 1 }, [ME, OPEN]);
      return (await server.tables.around.store.table(id))?.changed ?? 0;
    };
    const before = await changed(first);
    await first.stop();
    clock.moved = -24 * HOUR;
    expect(await changed(await serve({ data }))).toBeGreaterThanOrEqual(before);
  });
});
