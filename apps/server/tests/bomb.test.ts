// Proves finding 3: no table that somebody stored, and no game that somebody brings along, keeps everybody waiting.

import { randomFrom } from '@undercroft/kernel';
import { Match, writeTranscript } from '@undercroft/record';
import { listAt, lookAt, numberAt } from '@undercroft/testkit/json';
import { afterEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import type { Store } from '../src/store/store.ts';
import { verifyTable } from '../src/tables/verify.ts';
import { endlessly, gameRegistry, sluggish } from './games.ts';
import { databaseOf, newFolder, startTest, until, Visitor, type Player } from './help.ts';

let running: RunningServer | null = null;
afterEach(async () => {
  await running?.stop();
  running = null;
});
const serve = async (...given: Parameters<typeof startTest>): Promise<RunningServer> => (running = await startTest(...given));
const stop = async (): Promise<void> => {
  await running?.stop();
  running = null;
};

const ME = { kind: 'me' };
const ALONE = { seats: 1 };

/** The record of a game with so many answers. */
function recordOf(game: typeof endlessly, answers: number): string {
  const random = randomFrom(game.id);
  const match = Match.start(game, ALONE, { pick: (n) => random.below(n) });
  for (let n = 0; n < answers; n++) match.apply(0, { act: 'go' });
  return writeTranscript(match.transcript());
}

/** Counts the records that a store reads. */
function counted(store: Store): { records: number } {
  const read = { records: 0 };
  const { open, read: readAll } = store;
  store.open = async (...given) => {
    const opened = await open.apply(store, given);
    read.records += opened?.records.length ?? 0;
    return opened;
  };
  store.read = async (...given) => {
    const records = await readAll.apply(store, given);
    read.records += records.length;
    return records;
  };
  return read;
}

const go = async (player: Player): Promise<void> => {
  await until('a question', () => player.isAsked);
  expect((await player.client.answer({ act: 'go' })).t).toBe('ok');
};
/** What the die said last. */
const shown = ({ client }: Player): unknown => lookAt(client.state.shown?.view, 'log', 0);
const back = async (player: Player, to: number): Promise<void> => {
  expect(await player.client.ask({ t: 'back', to })).toMatchObject({ t: 'ok' });
};

describe('finding 3: going back', () => {
  test('a table that went back hundreds of times opens, and goes back far, by reading a few of its records', async () => {
    const data = newFolder();
    const first = await serve({ data });
    const visitor = await Visitor.come(first.port);
    const id = await visitor.make('endless', ALONE, [ME]);
    const player = await visitor.sit(id);
    await player.client.ask({ t: 'begin' });
    const said = new Map<number, unknown>();
    for (let n = 0; n < 300; n++) {
      await go(player);
      said.set(Number(Reflect.get(player.client, 'n')), shown(player));
    }
    const places = [...said.keys()];
    // To and fro, near and far: the records grow, the game does not.
    for (let n = 0; n < 150; n++) {
      const to = places.at(-2 - (n % 7)) ?? 0;
      await back(player, to);
      expect(shown(player)).toBe(said.get(to));
      places.length = places.indexOf(to) + 1;
      for (let again = 0; again <= n % 7; again++) {
        await go(player);
        const now = Number(Reflect.get(player.client, 'n'));
        places.push(now);
        said.set(now, shown(player));
      }
    }
    await player.close();
    await stop();
    const server = await serve({ data });
    const { store } = server.tables.around;
    const stored = await store.table(id);
    expect(stored?.length).toBeGreaterThan(1_000);
    const read = counted(store);
    const again = await visitor.at(server.port).sit(id);
    expect(shown(again)).toBe(said.get(places.at(-1) ?? 0));
    expect(read.records).toBeLessThanOrEqual(50);
    // Each time farther than what is in memory reaches.
    for (const far of [60, 80, 120]) {
      const to = places.at(-far) ?? 0;
      await back(again, to);
      expect(shown(again)).toBe(said.get(to));
      places.length = places.indexOf(to) + 1;
    }
    expect(read.records).toBeLessThanOrEqual(50);
    await again.close();
    const kept = await store.table(id);
    expect(kept === null ? 'gone' : (await verifyTable(store, gameRegistry, kept)).wrong).toBeNull();
  });
});

describe('finding 3: games that are brought along', () => {
  /** How often somebody else was answered while this went on. */
  const answeredDuring = async (server: RunningServer, work: Promise<unknown>): Promise<number> => {
    const line = await (await Visitor.come(server.port)).line();
    const state = { done: false };
    let pings = 0;
    const ended = work.finally(() => {
      state.done = true;
    });
    while (!state.done) {
      await line.ask({ t: 'ping' });
      pings++;
    }
    await ended;
    line.socket.close();
    return pings;
  };

  test('while a long one is looked at, and when it begins, others are answered; both are charged to who brought it', async () => {
    const server = await serve();
    const visitor = await Visitor.come(server.port);
    const from = recordOf(sluggish, 150);
    let id = '';
    const made = visitor.post('/api/tables', { game: 'sluggish', setup: ALONE, seats: [ME], from }).then(async (answer) => {
      id = String(lookAt(await answer.json(), 'id'));
      return answer.status;
    });
    expect(await answeredDuring(server, made)).toBeGreaterThan(10);
    expect(await made).toBe(201);
    const player = await visitor.sit(id);
    const begun = player.client.ask({ t: 'begin' });
    expect(await answeredDuring(server, begun)).toBeGreaterThan(10);
    expect((await begun).t).toBe('ok');
    await player.close();
  });

  test('whoever brings many is told to wait, and others are not', async () => {
    const server = await serve({ workPerSecond: 20 });
    const visitor = await Visitor.come(server.port);
    const from = recordOf(sluggish, 60);
    const statuses: number[] = [];
    for (let n = 0; n < 8; n++)
      statuses.push((await visitor.post('/api/tables', { game: 'sluggish', setup: ALONE, seats: [ME], from })).status);
    // An address may have eight seconds' worth of twice as much: 320 ms, and each takes 120.
    expect(statuses.filter((one) => one === 201).length).toBeLessThanOrEqual(4);
    expect(statuses.at(-1)).toBe(429);
  });

  test('one that runs into its time limit is charged to who brought it: the next is not even looked at', async () => {
    const server = await serve({ workPerSecond: 20, botSeconds: 1 });
    const visitor = await Visitor.come(server.port);
    const bring = async (): Promise<unknown> => {
      const answer = await visitor.post('/api/tables', { game: 'sluggish', setup: ALONE, seats: [ME], from });
      return [answer.status, await answer.json()];
    };
    const from = recordOf(sluggish, 800);
    expect(await bring()).toEqual([400, { code: 'bad-setup', detail: 'from' }]);
    expect(await bring()).toEqual([429, { code: 'too-fast' }]);
  });

  test('one that is too long is refused without being played', async () => {
    const server = await serve({ importEntries: 100 });
    const visitor = await Visitor.come(server.port);
    const since = performance.now();
    const answer = await visitor.post('/api/tables', { game: 'sluggish', setup: ALONE, seats: [ME], from: recordOf(endlessly, 5_000) });
    expect([answer.status, await answer.json()]).toEqual([400, { code: 'bad-setup', detail: 'from' }]);
    expect(performance.now() - since).toBeLessThan(1_000);
    expect((await visitor.post('/api/tables', { game: 'endless', setup: ALONE, seats: [ME], from: recordOf(endlessly, 99) })).status).toBe(
      201,
    );
  });

  test('what was brought along is stored once, not in every snapshot, and is not told in one piece', async () => {
    const server = await serve();
    const visitor = await Visitor.come(server.port);
    const from = recordOf(endlessly, 2_000);
    const answer = await visitor.post('/api/tables', { game: 'endless', setup: ALONE, seats: [ME], from });
    const id = String(lookAt(await answer.json(), 'id'));
    const player = await visitor.sit(id);
    await player.client.ask({ t: 'begin' });
    for (let n = 0; n < 120; n++) await go(player);
    expect(Math.max(...player.bytes.map(({ n }) => n))).toBeLessThan(32_000);
    const rows = databaseOf(server.tables.around.store).prepare('SELECT length(position) AS n FROM snapshots').all();
    const sizes = rows.map((row) => numberAt(row, 'n'));
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.max(...sizes)).toBeLessThan(from.length);
    // All of it can be read.
    const log = await player.client.ask({ t: 'log', before: 500, count: 200 });
    expect(log.t === 'ok' ? listAt(log.data).length : 0).toBe(200);
    await player.close();
  });
});
