// Proves what the lists of tables cost and tell: the same for everybody for a while, on nobody's account, and nothing of what lies behind a window.

import { listAt, textAt } from '@undercroft/testkit/json';
import { afterEach, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import type { TableFacts } from '../src/store/store.ts';
import { elapsed, started } from '../src/stopwatch.ts';
import { Lobby } from '../src/tables/lobby.ts';
import { Origins } from '../src/tables/origins.ts';
import { startTest, Visitor } from './help.ts';

let running: RunningServer | null = null;
afterEach(async () => {
  await running?.stop();
  running = null;
});
const serve = async (...given: Parameters<typeof startTest>): Promise<RunningServer> => (running = await startTest(...given));

const FACTS: TableFacts = {
  phase: 'playing',
  name: '',
  listed: true,
  seats: [{ kind: 'person', name: 'Ann', who: 'ann', waiting: false }],
  wake: null,
};

/** A lobby over a store that takes so long to make a list, in time that the test lets pass. */
function timed(took: number) {
  const course = { now: 0, asked: 0 };
  const lobby = new Lobby(
    {
      openPlaces: async () => {
        course.asked++;
        course.now += took;
        return [];
      },
      playedPlaces: async () => [],
      tables: async () => [],
    },
    new Origins(),
    () => 0,
    () => course.now,
  );
  const askedAfter = async (ms: number): Promise<number> => {
    course.now += ms;
    await lobby.open();
    return course.asked;
  };
  return { lobby, askedAfter };
}

test('a list is made once for all who ask within a second, and then anew', async () => {
  const { askedAfter } = timed(0);
  expect([await askedAfter(0), await askedAfter(500), await askedAfter(499), await askedAfter(1)]).toEqual([1, 1, 1, 2]);
});

test('a list that takes long is made the more seldom: never in more than a small part of the time', async () => {
  const { askedAfter } = timed(200);
  expect([await askedAfter(0), await askedAfter(3_999), await askedAfter(1), await askedAfter(3_999)]).toEqual([1, 1, 2, 2]);
});

test('all who ask while a list is being made get that one; one that could not be made is tried again', async () => {
  let asked = 0;
  const lists = [Promise.reject(new Error('no store')), Promise.resolve([])];
  const lobby = new Lobby(
    { openPlaces: async () => lists[asked++] ?? [], playedPlaces: async () => [], tables: async () => [] },
    new Origins(),
    () => 0,
    () => 0,
  );
  const both = await Promise.allSettled([lobby.open(), lobby.open()]);
  expect([both.map(({ status }) => status), asked]).toEqual([['rejected', 'rejected'], 1]);
  expect([await lobby.open(), await lobby.open(), asked]).toEqual([[], [], 2]);
});

test('strangers who ask for the lists again and again do not have them made again and again', async () => {
  const server = await serve();
  const { store } = server.tables.around;
  const { openPlaces } = store;
  let asked = 0;
  store.openPlaces = (most) => {
    asked++;
    return openPlaces.call(store, most);
  };
  const stranger = new Visitor(server.port, '');
  await Promise.all(Array.from({ length: 100 }, () => stranger.get('/api/tables')));
  expect(asked).toBe(1);
});

test('who asks for the lists does not pay for what others do while the store takes its time', async () => {
  const server = await serve({ workPerSecond: 20 });
  const { store } = server.tables.around;
  const visitor = await Visitor.come(server.port);
  const { tablesOf } = store;
  // More than a guest may have saved up: eight seconds of twenty milliseconds.
  const workOfOthers = (): void => {
    for (const since = started(); elapsed(since) < 400; );
  };
  store.tablesOf = async (who, most, now) => {
    await Promise.resolve();
    workOfOthers();
    return tablesOf.call(store, who, most, now);
  };
  expect((await visitor.get('/api/tables')).status).toBe(200);
  expect((await visitor.get('/api/tables')).status).toBe(200);
});

test('a game that ends behind a window that nobody could use is watched like any other, until everybody is told', async () => {
  let now = 1_000_000;
  const server = await serve({}, { now: () => now });
  const { store } = server.tables.around;
  const ends = now + 60_000;
  const made = { t: 'closed', at: now } as const;
  const rest = { from: 0, records: [made], at: now, digest: '', snapshot: null, log: [], cut: null };
  const create = (id: string, facts: TableFacts): Promise<void> =>
    store.create({ id, game: 'toy', rules: 1, host: id }, { ...rest, table: id, facts });
  await create('asked', { ...FACTS, toldAt: now });
  await create('silent', { ...FACTS, phase: 'over', toldAt: ends });
  const told = async (): Promise<readonly string[]> => {
    const list: unknown = await (await fetch(`http://127.0.0.1:${server.port}/api/tables`)).json();
    return listAt(list, 'watched')
      .map((one) => `${textAt(one, 'id')} ${textAt(one, 'phase')}`)
      .sort();
  };
  expect(await told()).toEqual(['asked playing', 'silent playing']);
  now = ends;
  expect(await told()).toEqual(['asked playing']);
});
