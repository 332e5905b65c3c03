// Proves that several nodes are one server: whoever comes to any of them finds any table, sees the same, and loses nothing when one stops.

import { digest, randomFrom } from '@undercroft/kernel';
import { textAt } from '@undercroft/testkit/json';
import { afterAll, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import { verifyTable } from '../../src/tables/verify.ts';
import { gameRegistry } from '../games.ts';
import { playOn, startTest, until, Visitor, type Player } from '../help.ts';
import { postgres } from './help.ts';

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
  await store.database.changes(`UPDATE nodes SET until = clock_timestamp() - interval '1 s'`);
  await until('lines that are closed', () => players.every(({ socket }) => socket.readyState === socket.CLOSED));
  const back = await ann.at(at(all, 1).port).sit(table);
  expect(back.phase).toBe('playing');
  await back.close();
  await store.close();
});
