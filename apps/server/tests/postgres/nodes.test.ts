// Proves that several nodes are one server: whoever comes to any of them finds any table, sees the same, and loses nothing when one stops.

import { once } from 'node:events';
import { digest, randomFrom } from '@undercroft/kernel';
import { textAt } from '@undercroft/testkit/json';
import { afterAll, expect, test } from 'vitest';
import { WebSocketServer, type WebSocket } from 'ws';
import { Cluster } from '../../src/cluster/cluster.ts';
import { Relay } from '../../src/cluster/relay.ts';
import type { RunningServer } from '../../src/server.ts';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import { verifyTable } from '../../src/tables/verify.ts';
import { gameRegistry } from '../games.ts';
import { playOn, startTest, until, Visitor, type Player } from '../help.ts';
import { postgres } from './help.ts';
import { Nodes } from './nodes.ts';

const running: RunningServer[] = [];
afterAll(async () => {
  await Promise.all(running.map((node) => node.stop()));
});

/** A lease so long that a busy machine does not lose it. */
const LEASE_MS = 8_000;

async function nodes(count: number, leaseMs = LEASE_MS): Promise<{ readonly url: string; readonly all: readonly RunningServer[] }> {
  const url = await (await postgres()).fresh();
  const all = await Promise.all(Array.from({ length: count }, () => startTest({ store: url, leaseMs, storeConnections: 4 })));
  running.push(...all);
  return { url, all };
}

const at = (all: readonly RunningServer[], i: number): RunningServer => all[i % all.length] ?? expect.fail('no node');
const PAIR = [{ kind: 'me' }, { kind: 'open' }];

/** What nodes tell by a metric, in all. */
async function told(all: readonly RunningServer[], metric: string): Promise<number> {
  const texts = await Promise.all(all.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()));
  return texts.reduce((sum, text) => sum + Number(new RegExp(`^undercroft_${metric} (\\d+)$`, 'm').exec(text)?.[1]), 0);
}

/** Ann makes a table at one node, Bob sits down at another. */
async function pair(
  all: readonly RunningServer[],
): Promise<{ readonly table: string; readonly ann: Visitor; readonly players: readonly [Player, Player] }> {
  const ann = await Visitor.come(at(all, 0).port, 'Ann');
  const bob = await Visitor.come(at(all, 1).port, 'Bob');
  const table = await ann.make('toy', { seats: 2, rounds: 3 }, PAIR, { listed: true });
  const first = await ann.sit(table);
  const second = await bob.sit(table);
  expect((await second.client.ask({ t: 'sit', seat: 1, name: 'Bob' })).t).toBe('ok');
  expect((await first.client.ask({ t: 'begin' })).t).toBe('ok');
  await until('the game', () => first.phase === 'playing' && second.phase === 'playing');
  return { table, ann, players: [first, second] };
}

test('any node serves any viewer: two play at one table over two nodes, a third tells the game, and the lobby is one', async () => {
  const { url, all } = await nodes(3);
  const { table, ann, players } = await pair(all);
  const third = ann.at(at(all, 2).port);
  const listed = await (await third.get('/api/tables')).json();
  expect(JSON.stringify(listed)).toContain(table);
  await playOn(players, randomFrom('nodes'));
  await until('the end at both', () => players.every((player) => player.phase === 'over'));
  const told = await third.get(`/api/tables/${table}/transcript`);
  expect(told.status).toBe(200);
  const store = await openPostgres(url, { readOnly: true });
  const stored = (await store.table(table)) ?? expect.fail('no table');
  expect(await verifyTable(store, gameRegistry, stored)).toEqual({ wrong: null, upgrades: [] });
  // Playing again is asked of a node that has not the table.
  const again = await third.post('/api/tables', { game: 'toy', setup: { seats: 2, rounds: 3 }, seats: PAIR, again: table });
  expect(again.status).toBe(201);
  await store.close();
  for (const player of players) await player.close();
});

test('who is here is known whatever node they came to', async () => {
  const { all } = await nodes(2);
  const { players } = await pair(all);
  const here = (player: Player): unknown => player.client.state.shown?.meta.seats.map((seat) => seat.here);
  const [first, second] = players;
  await until('both to be here', () => JSON.stringify(here(first)) === '[true,true]' && JSON.stringify(here(second)) === '[true,true]');
  await second.close();
  await until('one to be gone', () => JSON.stringify(here(first)) === '[true,false]');
  await first.close();
});

test('a device that was forgotten at one node is cut off at the others', async () => {
  const { all } = await nodes(2);
  const ann = await Visitor.come(at(all, 0).port, 'Ann');
  const code: unknown = await (await ann.post('/api/device', {})).json();
  const joined = await fetch(`http://127.0.0.1:${at(all, 1).port}/api/device/join`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: textAt(code, 'code') }),
  });
  const other = new Visitor(at(all, 1).port, (joined.headers.get('set-cookie') ?? '').split(';')[0] ?? '');
  const line = await other.line();
  expect((await ann.post('/api/device/forget-others', {})).status).toBe(200);
  expect(await line.closed).toBe(4001);
});

test('a node that stops hands its tables over: everybody comes back at once, and plays on', async () => {
  const { all } = await nodes(2);
  const { table, ann, players } = await pair(all);
  const before = digest(players[1].client.state.shown?.view);
  const since = performance.now();
  await at(all, 0).stop();
  await until('lines that are closed', () => players.every(({ socket }) => socket.readyState === socket.CLOSED));
  const back = await ann.at(at(all, 1).port).sit(table);
  // Long before the lease would have ended.
  expect(performance.now() - since).toBeLessThan(LEASE_MS);
  expect(digest(back.client.state.shown?.view)).toBe(digest(players[0].client.state.shown?.view));
  expect(before).toBeTruthy();
  await back.close();
});

test('a node whose lease is gone tells nobody anything more of its tables, and comes back as another one', async () => {
  const { url, all } = await nodes(2);
  const { table, ann, players } = await pair(all);
  const store = await openPostgres(url);
  // The table is at one node of the two.
  expect([await told(all, 'tables_owned'), await told(all, 'leases_lost_total')]).toEqual([1, 0]);
  await store.database.changes(`UPDATE nodes SET until = clock_timestamp() - interval '1 s'`);
  await until('lines that are closed', () => players.every(({ socket }) => socket.readyState === socket.CLOSED));
  await until('two lost leases', async () => (await told(all, 'leases_lost_total')) === 2);
  expect(await told(all, 'tables_owned')).toBe(0);
  const back = await ann.at(at(all, 1).port).sit(table);
  expect(back.phase).toBe('playing');
  await back.close();
  await store.close();
});

function clusterOf(node: RunningServer): Cluster {
  const cluster: unknown = Reflect.get(node.tables, 'cluster');
  if (cluster instanceof Cluster) return cluster;
  throw new Error('a node without others');
}

/** Two nodes; the first has a game that is over, the second one that a bot is at. */
async function apart(): Promise<{
  readonly all: readonly RunningServer[];
  readonly ann: Visitor;
  readonly over: string;
  readonly running: string;
}> {
  const { all } = await nodes(2);
  const ann = await Visitor.come(at(all, 0).port, 'Ann');
  const over = await ann.make('toy', { seats: 2, rounds: 1 }, [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]);
  const player = await ann.sit(over);
  await player.client.ask({ t: 'begin' });
  await playOn([player], randomFrom('apart'));
  const second = ann.at(at(all, 1).port);
  const running = await second.make('toy', { seats: 2, rounds: 3 }, [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]);
  const there = await second.sit(running);
  await there.client.ask({ t: 'begin' });
  await player.close();
  return { all, ann, over, running };
}

test('finding 1: no node opens a table that another has, whatever it is asked for', async () => {
  const { all, ann, over, running } = await apart();
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  const refused = await ann.post('/api/tables', { game: 'toy', setup: { seats: 2, rounds: 1 }, seats, again: over, after: running });
  expect([refused.status, await refused.json()]).toEqual([400, { code: 'bad-setup', detail: 'after' }]);
  const { tables } = at(all, 0);
  const live = tables.at(running);
  await expect(live.ask(({ table }) => table.length)).rejects.toThrow('another node has the table');
  await live.wake();
  expect([live.inMemory, tables.around.alarms.has(running)]).toEqual([false, false]);
  expect(
    await at(all, 1)
      .tables.at(running)
      .ask(({ table }) => table.length),
  ).toBeGreaterThan(1);
});

test('finding 1: a table that is lost while it is opened leaves nothing behind', async () => {
  const { url, all } = await nodes(1, 1_000);
  const [node = expect.fail('no node')] = all;
  const ann = await Visitor.come(node.port, 'Ann');
  const table = await ann.make('toy', { seats: 2, rounds: 3 }, [{ kind: 'me' }, { kind: 'me' }], { clock: { bank: 600_000, more: 0 } });
  const player = await ann.sit(table);
  await player.client.ask({ t: 'begin' });
  await player.close();
  const { tables } = node;
  await until('a table at rest', () => {
    tables.at(table).rest();
    return !tables.at(table).inMemory;
  });
  const store = await openPostgres(url);
  const opened = await store.database.transaction(async (session) => {
    await session.rows('LOCK TABLE records IN ACCESS EXCLUSIVE MODE');
    const opening = tables.at(table).ask(({ table: { length } }) => length);
    const settled = { heard: opening.catch((error: unknown) => error) };
    await until('somebody who reads', async () => (await store.database.number('SELECT count(*) FROM pg_locks WHERE NOT granted')) > 0);
    await store.database.changes(`UPDATE tables SET owner = 'somebody else', epoch = epoch + 1`);
    await store.database.changes(
      `INSERT INTO nodes (id, address, until) VALUES ('somebody else', 'x', clock_timestamp() + interval '1 h')`,
    );
    await until('the loss', () => clusterOf(node).ownership.epochOf(table) === null);
    return settled;
  });
  expect(String(await opened.heard)).toContain('another node has the table');
  expect([tables.inMemory, tables.around.alarms.has(table)]).toEqual([0, false]);
  await store.close();
});

test('finding 18: a node whose lease has ended answers nothing from memory, also before it notices by itself', async () => {
  const { all } = await nodes(1);
  const [node = expect.fail('no node')] = all;
  const ann = await Visitor.come(node.port, 'Ann');
  const table = await ann.make('toy', { seats: 2, rounds: 3 }, [{ kind: 'me' }, { kind: 'me' }]);
  const player = await ann.sit(table);
  await player.client.ask({ t: 'begin' });
  const choice = (await player.randomChoice(randomFrom('late'))) ?? expect.fail('nobody is asked');
  // As after a long sleep: its clock says so, and none of its timers has rung.
  Reflect.set(clusterOf(node), 'heldUntil', performance.now() - 1);
  expect(await player.client.answer(choice)).toMatchObject({ t: 'no', id: 0 });
  await until('a line that is closed', () => player.socket.readyState === player.socket.CLOSED);
  expect(node.tables.inMemory).toBe(0);
});

test('finding 20: what no table can be called is no table, over every way to one', async () => {
  const { all } = await nodes(1);
  const [node = expect.fail('no node')] = all;
  const ann = await Visitor.come(node.port, 'Ann');
  for (const path of ['/api/tables/a%00b', '/api/tables/a%00b/transcript', '/api/tables/a%20b']) {
    const answer = await ann.get(path);
    expect([path, answer.status, await answer.json()]).toEqual([path, 404, { code: 'no-table' }]);
  }
  for (const from of ['after', 'again']) {
    const answer = await ann.post('/api/tables', { game: 'toy', setup: { seats: 2, rounds: 3 }, seats: PAIR, [from]: 'a\0b' });
    expect([from, answer.status, await answer.json()]).toEqual([from, 400, { code: 'bad-setup', detail: from }]);
  }
  const line = await ann.line();
  expect(await line.hello('a\0b')).toMatchObject({ t: 'no', code: 'no-table' });
  line.socket.close();
});

test('finding 3: whoever looks over another node is let go when the node that has the table sleeps, and comes back to the game', async () => {
  const database = await postgres();
  const url = await database.fresh();
  const processes = await Nodes.start(2, url, database, randomFrom('sleep'));
  try {
    const ann = await Visitor.come(processes.port, 'Ann');
    const table = await ann.make('toy', { seats: 2, rounds: 3 }, [{ kind: 'me' }, { kind: 'me' }]);
    // Somebody is at the node that has it, so that it is not given back.
    await ann.sit(table);
    const store = await openPostgres(url, { readOnly: true });
    const row = await store.database.row('SELECT address FROM tables JOIN nodes ON nodes.id = owner WHERE tables.id = $1', [table]);
    await store.close();
    const owner = Number(new URL(textAt(row, 'address')).port);
    const other = processes.ports.find((port) => port !== owner) ?? expect.fail('no other node');
    const carried = await ann.at(other).sit(table);
    await carried.client.ask({ t: 'begin' });
    const wake = processes.sleepAt(owner);
    const since = performance.now();
    await until('a line that is let go', () => carried.socket.readyState === carried.socket.CLOSED);
    // A lease of two seconds, half of one until the next beat, and as much again for a busy machine.
    expect(performance.now() - since).toBeLessThan(6_000);
    const back = await ann.at(other).sit(table);
    expect(await back.step(randomFrom('back'))).toMatchObject({ t: 'ok' });
    wake();
    await back.close();
  } finally {
    processes.end();
  }
});

test('finding 3: what a node carries for a viewer does not gather without bound where the other one reads nothing', async () => {
  const deaf = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  const coming = new Promise<WebSocket>((done) => void deaf.once('connection', (socket) => done(socket)));
  await once(deaf, 'listening');
  const bound = deaf.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('no address');
  const settings = { leaseMs: 60_000, bufferBytes: 100_000 };
  const relay = await Relay.open(`http://127.0.0.1:${bound.port}`, {}, settings, { said: () => undefined, ended: () => undefined });
  (await coming).pause();
  const text = 'x'.repeat(10_000);
  let taken = 0;
  while (taken < 100_000_000 && relay?.say(text) !== false) {
    taken += text.length;
    await new Promise((done) => void setImmediate(done));
  }
  // What the system keeps for a line, and the bound.
  expect(taken).toBeLessThan(50_000_000);
  for (const socket of deaf.clients) socket.terminate();
  deaf.close();
});
