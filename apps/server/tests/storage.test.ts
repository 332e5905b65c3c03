// Proves finding 10: whatever is stored has a bound and an end, and nobody can fill the disk, the lobby or a log.

import { request } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { at, randomFrom } from '@undercroft/kernel';
import { listAt, textAt } from '@undercroft/testkit/json';
import { afterEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { databaseOf, newFolder, playOn, startTest, until, Visitor, type Player } from './help.ts';

let running: RunningServer | null = null;
afterEach(async () => {
  await running?.stop();
  running = null;
});
const serve = async (...given: Parameters<typeof startTest>): Promise<RunningServer> => (running = await startTest(...given));

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };
const TOY = { game: 'toy', setup: { seats: 2, rounds: 1 }, seats: [ME, OPEN] } as const;
const DAY = 24 * 3_600_000;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A request from another address of this machine. */
const postFrom = (from: string, { port, cookie }: Visitor, path: string, body: object): Promise<Answer> =>
  new Promise((done, fail) => {
    const headers = { 'content-type': 'application/json', cookie };
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', localAddress: from, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const told: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
        done({ status: answer.statusCode ?? 0, body: told });
      });
    });
    sent.on('error', fail);
    sent.end(JSON.stringify(body));
  });

const answered = async (answer: Response): Promise<Answer> => ({ status: answer.status, body: await answer.json() });
const lengthOf = async ({ tables }: RunningServer, id: string): Promise<number> => (await tables.around.store.table(id))?.length ?? 0;
const metric = async ({ port }: RunningServer, line: string): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(
    text
      .split('\n')
      .find((one) => one.startsWith(line))
      ?.slice(line.length) ?? 0,
  );
};

describe('finding 10: making tables', () => {
  test('a guest who makes many at once gets no more than one who makes them one after the other', async () => {
    const server = await serve({ tablesPerGuest: 10 });
    const visitor = await Visitor.come(server.port);
    const answers = await Promise.all(Array.from({ length: 60 }, () => visitor.post('/api/tables', TOY).then(answered)));
    expect(answers.filter(({ status }) => status === 201).length).toBe(10);
    for (const { status, body } of answers) if (status !== 201) expect([status, body]).toEqual([429, { code: 'full', detail: 'tables' }]);
    expect((await server.tables.around.store.find()).ids.length).toBe(10);
  });

  test('an address has its share of the disk for a day, whichever guest asks; others have theirs', async () => {
    let now = Date.now();
    const server = await serve({ storedPerAddress: 1 }, { now: () => now });
    const visitor = await Visitor.come(server.port);
    const made = async (): Promise<number> => {
      const answers = await Promise.all(Array.from({ length: 40 }, () => visitor.post('/api/tables', TOY).then(answered)));
      return answers.filter(({ status }) => status === 201).length;
    };
    // A megabyte: a guest counts for 32 kB and each table for 64 kB.
    expect(await made()).toBe(15);
    expect(await answered(await visitor.post('/api/tables', TOY))).toEqual({ status: 429, body: { code: 'full', detail: 'storage' } });
    const stranger = new Visitor(server.port, '');
    expect(await answered(await stranger.post('/api/guest', {}))).toEqual({ status: 429, body: { code: 'full', detail: 'storage' } });
    expect((await postFrom('127.0.0.2', visitor, '/api/tables', TOY)).status).toBe(201);
    // What was left, and a quarter of a megabyte.
    now += DAY / 4;
    expect(await made()).toBe(4);
  });

  test('a game that is brought along counts by its length', async () => {
    const server = await serve({ storedPerAddress: 1 });
    const visitor = await Visitor.come(server.port);
    const statuses: number[] = [];
    for (let n = 0; n < 3; n++) statuses.push((await visitor.post('/api/tables', { ...TOY, from: 'x'.repeat(100_000) })).status);
    // The first one is looked at, and is no game; for the next there is no room.
    expect(statuses).toEqual([400, 429, 429]);
  });

  test('all that a table stores is charged: what is asked for to who asks, what bots do to where the table was made', async () => {
    const server = await serve({ snapshotEvery: 10 });
    const { room, store } = server.tables.around;
    const charged: Record<string, number> = {};
    const { charge } = room;
    room.charge = (address, bytes) => {
      charged[address] = (charged[address] ?? 0) + bytes;
      charge.call(room, address, bytes);
    };
    const db = databaseOf(store);
    /** Text that was stored since the table was made, without snapshots that later ones made superfluous. */
    const storedOf = (id: string): number => {
      const sum = (text: string): number => Number(db.prepare(text).get(id)?.['n']);
      return (
        sum('SELECT coalesce(sum(length(record)), 0) AS n FROM records WHERE table_id = ? AND seq > 0') +
        sum('SELECT coalesce(sum(length(past)), 0) AS n FROM log WHERE table_id = ?') +
        sum('SELECT coalesce(sum(length(position)), 0) AS n FROM snapshots WHERE table_id = ?') +
        sum('SELECT coalesce(sum(length(line)), 0) AS n FROM talk WHERE table_id = ?')
      );
    };
    const bots = [
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'random' },
    ];
    const visitor = await Visitor.come(server.port);
    const wanted = { game: 'toy', setup: { seats: 3, rounds: 3 }, seats: [ME, ...bots], options: { window: null } };
    const id = textAt((await postFrom('127.0.0.2', visitor, '/api/tables', wanted)).body, 'id');
    const player = await visitor.sit(id);
    await player.client.ask({ t: 'begin' });
    await player.client.ask({ t: 'say', text: 'hello' });
    await playOn([player], randomFrom('charged'));
    await player.close();
    const { '127.0.0.1': asked = 0, '127.0.0.2': unasked = 0, ...others } = charged;
    expect(others).toEqual({});
    expect(asked + unasked).toBeGreaterThanOrEqual(storedOf(id));
    expect(unasked).toBeGreaterThan(1_000);
    expect(asked).toBeGreaterThan(1_000);
  });

  test('after a start a table comes from wherever somebody comes from who has a seat at it', async () => {
    const data = newFolder();
    const first = await serve({ data });
    const [ann, eve] = [await Visitor.come(first.port), await Visitor.come(first.port)];
    const id = await ann.make('toy', { seats: 2, rounds: 1 }, [ME, OPEN]);
    const { origins } = first.tables.around;
    expect(origins.of(id)).toBe('127.0.0.1');
    await first.stop();
    const server = await serve({ data });
    const known = (): string | null => server.tables.around.origins.of(id);
    const watcher = await eve.at(server.port).sit(id);
    expect(known()).toBeNull();
    const player = await ann.at(server.port).sit(id);
    expect(known()).toBe('127.0.0.1');
    for (const one of [watcher, player]) await one.close();
  });

  test('where the store is full nobody makes a table or turns orders to and fro, and a game is played to its end', async () => {
    const server = await serve({ storeMegabytes: 1 });
    const { room } = server.tables.around;
    const visitor = await Visitor.come(server.port);
    const id = await visitor.make('toy', { seats: 2, rounds: 1 }, [ME, { kind: 'bot', bot: 'random' }]);
    const player = await visitor.sit(id);
    await player.client.ask({ t: 'begin' });
    for (let n = 0; room.used < 1_000_000; n++) {
      await server.tables.around.store.addGuest({ id: `g${n}`, name: 'x'.repeat(4_000), created: 0 }, `hash ${n}`);
      if (n % 50 === 0) await room.look();
    }
    expect(await answered(await visitor.post('/api/tables', TOY))).toEqual({ status: 429, body: { code: 'full', detail: 'storage' } });
    expect(await player.client.ask({ t: 'orders', orders: { pass: 'always', except: [] } })).toMatchObject({ t: 'no', code: 'full' });
    expect(await playOn([player], randomFrom('full'))).toBeGreaterThan(0);
    expect(player.phase).toBe('over');
    expect(await metric(server, 'undercroft_store_bytes ')).toBeGreaterThan(1_000_000);
    await player.close();
  });
});

describe('finding 10: one table', () => {
  test('orders before the game, and the same ones again, write nothing', async () => {
    const server = await serve();
    const visitor = await Visitor.come(server.port);
    const id = await visitor.make(TOY.game, TOY.setup, TOY.seats);
    const line = await visitor.line();
    await line.hello(id);
    const except = Array.from({ length: 30 }, (_, n) => `${n}`.repeat(20));
    for (let n = 0; n < 200; n++) await line.ask({ t: 'orders', orders: { pass: n % 2 === 0 ? 'always' : 'never', except } });
    expect((await line.ask({ t: 'ping' })).t).toBe('ok');
    expect(await lengthOf(server, id)).toBe(1);
    line.socket.close();
  });

  test('sitting down and getting up ends at the limit; beginning and playing to the end do not', async () => {
    const server = await serve({ recordsPerTable: 100 });
    const visitor = await Visitor.come(server.port);
    const id = await visitor.make('toy', { seats: 2, rounds: 1 }, [ME, { kind: 'bot', bot: 'random' }]);
    const player = await visitor.sit(id);
    const replies = new Set<string>();
    for (let n = 0; n < 150; n++) {
      const reply = await player.client.ask(n % 2 === 0 ? { t: 'stand', seat: 0 } : { t: 'sit', seat: 0, name: 'Ann' });
      replies.add(reply.t === 'no' ? reply.code : reply.t);
      if (reply.t === 'no' && reply.code === 'full') break;
    }
    expect([...replies]).toEqual(['ok', 'full']);
    // A record more than a hundred: the first one made the table, and the last one sat down.
    expect(await lengthOf(server, id)).toBe(100);
    await player.close();
  });

  test('being ready to and fro ends at the limit, and saying the same again writes nothing', async () => {
    const server = await serve({ recordsPerTable: 100 });
    const visitor = await Visitor.come(server.port);
    const id = await visitor.make('toy', { seats: 2, rounds: 1 }, [ME, { kind: 'open' }]);
    const player = await visitor.sit(id);
    for (let n = 0; n < 20; n++) await player.client.ask({ t: 'ready', seat: 0, ready: true });
    expect(await lengthOf(server, id)).toBe(2);
    let last = '';
    for (let n = 0; n < 150; n++) {
      const reply = await player.client.ask({ t: 'ready', seat: 0, ready: n % 2 === 1 });
      last = reply.t === 'no' ? reply.code : reply.t;
    }
    expect(last).toBe('full');
    expect(await lengthOf(server, id)).toBe(100);
    await player.close();
  });

  test('going back and forth ends at the limit, and the game goes on', async () => {
    const server = await serve({ recordsPerTable: 100 });
    const visitor = await Visitor.come(server.port);
    const id = await visitor.make('delve', { mode: 'micro', level: 1 }, [ME]);
    const player = await visitor.sit(id);
    await player.client.ask({ t: 'begin' });
    const random = randomFrom('to and fro');
    const full = async (): Promise<boolean> => {
      const to = player.client.state.shown?.meta.back?.to;
      if (to === undefined) return false;
      const reply = await player.client.ask({ t: 'back', to });
      return reply.t === 'no' && reply.code === 'full';
    };
    let ended = false;
    for (let n = 0; n < 300 && !ended; n++) {
      await until('a question', () => player.isAsked);
      await player.step(random);
      ended = await full();
    }
    expect(ended).toBe(true);
    expect(await lengthOf(server, id)).toBe(100);
    expect(await playOn([player], random)).toBeGreaterThan(0);
    expect(player.phase).toBe('over');
    await player.close();
  });
});

describe('finding 10: the lobby', () => {
  const listed = async (visitor: Visitor): Promise<readonly string[]> => {
    const told: unknown = await (await visitor.get('/api/tables')).json();
    return listAt(told, 'open').map((table) => textAt(table, 'id'));
  };
  const LISTED = { ...TOY, options: { listed: true } };

  test('one host with more tables than the list holds hides nobody', async () => {
    const server = await serve();
    const [ann, mallory, eve] = [await Visitor.come(server.port), await Visitor.come(server.port), await Visitor.come(server.port)];
    const hers = textAt(await (await ann.post('/api/tables', LISTED)).json(), 'id');
    await Promise.all(Array.from({ length: 250 }, () => mallory.post('/api/tables', LISTED)));
    const open = await listed(eve);
    expect(open.length).toBe(200);
    expect(open.indexOf(hers)).toBe(1);
  });

  test('one address with more hosts than the list holds hides nobody', async () => {
    const server = await serve();
    const [ann, eve] = [await Visitor.come(server.port), await Visitor.come(server.port)];
    const hers = textAt((await postFrom('127.0.0.2', ann, '/api/tables', LISTED)).body, 'id');
    for (let n = 0; n < 5; n++)
      await Promise.all(Array.from({ length: 50 }, async () => (await Visitor.come(server.port)).post('/api/tables', LISTED)));
    const open = await listed(eve);
    expect(open.length).toBe(200);
    expect(open.indexOf(hers)).toBe(1);
  });
});

describe('finding 10: what nobody touches has an end', () => {
  const LIFETIMES = { gatheringDays: 10, unfinishedDays: 20, finishedDays: 30, guestDays: 40, sweepSeconds: 1 };

  /** A table that only gathers, one in the middle of its game, one that is over. */
  const three = async (server: RunningServer, visitor: Visitor): Promise<readonly [string, string, string]> => {
    const BOT = { kind: 'bot', bot: 'random' };
    const make = (seats: readonly object[]): Promise<string> => visitor.make('toy', { seats: 2, rounds: 1 }, seats);
    const ids = [await make([ME, OPEN]), await make([ME, BOT]), await make([ME, BOT])] as const;
    const players: Player[] = [];
    for (const id of ids.slice(1)) {
      const player = await visitor.sit(id);
      await player.client.ask({ t: 'begin' });
      players.push(player);
    }
    await playOn(players.slice(1), randomFrom('over'));
    await until('a question', () => at(players, 0).isAsked);
    for (const player of players) await player.close();
    await until('nobody is there', () => server.tables.known === 0);
    return ids;
  };

  test('tables by how far they came, and then the guests who sat at them; it is counted', async () => {
    let now = Date.now();
    const server = await serve({ ...LIFETIMES, idleSeconds: 0 }, { now: () => now });
    const { store } = server.tables.around;
    const visitor = await Visitor.come(server.port);
    const [gathering, unfinished, finished] = await three(server, visitor);
    const left = async (): Promise<readonly string[]> => (await store.find()).ids;
    const swept = async (days: number, ids: readonly string[]): Promise<void> => {
      now += days * DAY;
      await until(`after ${days} days more ${ids.length} are left`, async () => (await left()).length === ids.length, 5_000);
      expect([...(await left())].sort()).toEqual([...ids].sort());
    };
    await swept(9.9, [gathering, unfinished, finished]);
    await swept(0.2, [unfinished, finished]);
    await swept(10, [finished]);
    expect((await visitor.get('/api/guest')).status).toBe(200);
    await swept(10, []);
    expect([
      await metric(server, 'undercroft_removed_total{what="gathering"} '),
      await metric(server, 'undercroft_removed_total{what="finished"} '),
    ]).toEqual([1, 1]);
    await until('all rows are purged', async () => (await store.read(finished, 0)).length === 0);
    expect((await store.find()).problems).toEqual([]);
    // The guest was here twenty days after the beginning.
    now += 39 * DAY;
    await until('another sweep', async () => (await metric(server, 'undercroft_removed_total{what="rows"} ')) > 0);
    expect(await metric(server, 'undercroft_removed_total{what="guests"} ')).toBe(0);
    now += 3 * DAY;
    await until('the guest is forgotten', async () => (await metric(server, 'undercroft_removed_total{what="guests"} ')) === 1);
    expect((await visitor.get('/api/guest')).status).toBe(401);
  });

  test('a table at which somebody is stays, and so does one whose clock runs', async () => {
    let now = Date.now();
    const server = await serve({ ...LIFETIMES, idleSeconds: 3_600 }, { now: () => now });
    const { store } = server.tables.around;
    const visitor = await Visitor.come(server.port);
    const there = await visitor.make(TOY.game, TOY.setup, TOY.seats);
    const clock = { bank: 30 * DAY, more: 0 };
    const timed = await visitor.make('toy', { seats: 2, rounds: 1 }, [ME, ME], { clock });
    const lonely = await visitor.make(TOY.game, TOY.setup, TOY.seats);
    const [player, other] = [await visitor.sit(there), await visitor.sit(timed)];
    await other.client.ask({ t: 'begin' });
    await other.close();
    now += 25 * DAY;
    await until('the lonely one is gone', async () => (await store.table(lonely)) === null, 5_000);
    expect([...(await store.find()).ids].sort()).toEqual([there, timed].sort());
    await player.close();
  });

  test('data from before there were lifetimes is as old as its first sweep', async () => {
    const data = newFolder();
    const first = await serve({ data }, { now: () => 1_000 });
    const id = await (await Visitor.come(first.port)).make(TOY.game, TOY.setup, TOY.seats);
    await first.stop();
    const db = new DatabaseSync(join(data, 'undercroft.sqlite'));
    db.exec('DELETE FROM sweeps');
    db.close();
    let now = Date.now();
    const server = await serve({ data, ...LIFETIMES }, { now: () => now });
    const { store } = server.tables.around;
    await until('it was swept', async () => (await store.sweepsBegan()) === now);
    expect((await store.find()).ids).toEqual([id]);
    now += 11 * DAY;
    await until('it is gone', async () => (await store.find()).ids.length === 0, 5_000);
  });

  test('0 days: for ever', async () => {
    let now = Date.now();
    const data = newFolder();
    const server = await serve(
      { data, gatheringDays: 0, unfinishedDays: 0, finishedDays: 0, guestDays: 0, sweepSeconds: 1 },
      { now: () => now },
    );
    const visitor = await Visitor.come(server.port);
    const id = await visitor.make(TOY.game, TOY.setup, TOY.seats);
    now += 10_000 * DAY;
    await new Promise((done) => void setTimeout(done, 2_500));
    expect((await server.tables.around.store.find()).ids).toEqual([id]);
    expect((await visitor.get('/api/guest')).status).toBe(200);
  });
});
