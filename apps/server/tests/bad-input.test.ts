// Proves that nothing anybody sends can harm: each mistake has its documented refusal, the table stays as it is, the server lives.

import { get as httpGet } from 'node:http';
import { at, digest, randomFrom } from '@undercroft/kernel';
import { LONGEST, PROTOCOL, type ServerMessage } from '@undercroft/table';
import { numberAt, recordAt } from '@undercroft/testkit/json';
import { Socket } from 'node:net';
import { createHash } from 'node:crypto';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { isDeeper } from '../src/ws/read.ts';
import { databaseOf, Line, pause, startTest, until, Visitor, type Player } from './help.ts';

let server: RunningServer;
let ann: Visitor;
let bob: Visitor;
let id: string;
let players: readonly [Player, Player];

const ME = { kind: 'me' };
const OPEN = { kind: 'open' };

beforeAll(async () => {
  server = await startTest();
  [ann, bob] = [await Visitor.come(server.port, 'Ann'), await Visitor.come(server.port, 'Bob')];
  id = await ann.make('toy', { seats: 2, rounds: 2 }, [ME, OPEN]);
  players = [await ann.sit(id), await bob.sit(id)];
  await players[1].client.ask({ t: 'sit', seat: 1, name: 'Bob' });
  await players[0].client.ask({ t: 'begin' });
  await until('the beginning', () => players[1].phase === 'playing' && players[1].isAsked);
});
afterAll(async () => {
  await server.stop();
});

/** What the table is, told by its records and its position. */
async function stateOf(table = id): Promise<string> {
  const [stored, records] = [await server.tables.around.store.table(table), await server.tables.around.store.read(table, 0)];
  const position = await server.tables.at(table).ask((desk) => desk.table.match?.state.hash() ?? '');
  return digest([stored, records, position]);
}

/** Nothing may have changed, and the server still answers. */
async function unharmed<T>(work: () => Promise<T>): Promise<T> {
  const before = await stateOf();
  const result = await work();
  expect(await stateOf()).toBe(before);
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
  return result;
}

const code = (message: ServerMessage): string => ('code' in message ? message.code : message.t);
const refOf = (player: Player): string => player.client.state.shown?.offer?.ref ?? '';

describe('messages', () => {
  const deep = (n: number): string => `{"t":"answer","id":1,"offer":"0.1","choice":${'{"a":'.repeat(n)}1${'}'.repeat(n)}}`;
  test.each([
    ['nothing', ''],
    ['no JSON', '{"t":"ping"'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[1,2,3]'],
    ['no type', '{"id":1}'],
    ['an unknown type', '{"t":"cheat","id":1}'],
    ['a wrong type of field', '{"t":"back","id":1,"to":"the beginning"}'],
    ['a field too many', '{"t":"ping","id":1,"admin":true}'],
    ['a number too big', '{"t":"ping","id":1e300}'],
    ['a fraction', '{"t":"ping","id":1.5}'],
    ['a negative number', '{"t":"back","id":1,"to":-1}'],
    ['a prototype', '{"t":"ping","id":1,"__proto__":{"t":"begin"}}'],
    ['a list that is too long', JSON.stringify({ t: 'look', id: 1, offer: '0.1', path: Array.from({ length: 201 }, () => 1), budget: 1 })],
    ['a text that is too long', JSON.stringify({ t: 'sit', id: 1, seat: 0, name: 'x'.repeat(41) })],
    ['control characters in a name', JSON.stringify({ t: 'sit', id: 1, seat: 0, name: 'a\u0000b' })],
    ['JSON nested deeply', deep(1_000)],
    ['brackets without end', '['.repeat(16_000)],
  ])('%s is malformed', async (_, raw) => {
    const line = await ann.line();
    await line.hello(id);
    expect(code(await unharmed(() => line.say(raw)))).toBe('malformed');
    expect((await line.ask({ t: 'ping' })).t).toBe('ok');
    line.socket.close();
  });

  test('bytes instead of text, and text that is not UTF-8', async () => {
    const line = await ann.line();
    await line.hello(id);
    expect(code(await unharmed(() => line.say(Buffer.from('{"t":"ping","id":1}'))))).toBe('malformed');
    const broken = await ann.line();
    Reflect.apply(broken.socket.send, broken.socket, [Buffer.from([0xff, 0xfe]), { binary: false }]);
    expect(await broken.closed).toBe(1007);
    line.socket.close();
  });

  test('a message that is too big ends the line, in words where it can; a huge one is cut off', async () => {
    const line = await ann.line();
    await line.hello(id);
    expect(await unharmed(() => line.say(JSON.stringify({ t: 'ping', id: 1, x: 'x'.repeat(LONGEST) })))).toEqual({
      t: 'bye',
      code: 'too-big',
    });
    expect(await line.closed).toBe(1009);
    const huge = await ann.line();
    huge.socket.send('x'.repeat(10_000_000));
    expect(await huge.closed).toBe(1009);
    expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
  });

  test('how deep a text is nested is found whatever stands in its strings', () => {
    expect(isDeeper('{"a":["b"]}', 2)).toBe(false);
    expect(isDeeper('{"a":["b"]}', 1)).toBe(true);
    expect(isDeeper(JSON.stringify({ a: '[[[[{{{{"\\"[[[' }), 1)).toBe(false);
    expect(isDeeper('[][][][]', 1)).toBe(false);
  });

  test('what comes before hello, another protocol, a table that is not there, a second table', async () => {
    const line = await ann.line();
    expect(code(await line.ask({ t: 'begin' }))).toBe('no-table');
    expect(code(await line.ask({ t: 'hello', protocol: 99, table: id }))).toBe('protocol');
    expect(code(await line.hello('nowhere'))).toBe('no-table');
    expect(code(await line.hello("' OR 1=1 --"))).toBe('no-table');
    expect((await line.hello(id)).t).toBe('welcome');
    const other = await ann.make('toy', { seats: 2, rounds: 1 }, [ME, OPEN]);
    expect(code(await line.hello(other))).toBe('malformed');
    line.socket.close();
  });

  test('another seat, an old offer, an illegal choice, too early and too late', async () => {
    const [one, two] = players;
    const random = randomFrom('bad');
    const choice = (await two.randomChoice(random)) ?? {};
    const eve = await (await Visitor.come(server.port, 'Eve')).line();
    await eve.hello(id);
    const line = await ann.line();
    await line.hello(id);
    await unharmed(async () => {
      // For Bob's seat, by somebody who only watches and by Ann.
      for (const forger of [eve, line]) {
        expect(code(await forger.ask({ t: 'answer', offer: refOf(two), seat: 1, choice }))).toBe('not-seated');
      }
      expect(code(await eve.ask({ t: 'answer', offer: refOf(two), choice }))).toBe('not-seated');
      expect(code(await eve.ask({ t: 'answer', offer: refOf(two), seat: 7, choice }))).toBe('not-seated');
      expect(code(await line.ask({ t: 'answer', offer: '0.0', choice }))).toBe('stale-offer');
      expect(code(await line.ask({ t: 'answer', offer: '9.9', choice }))).toBe('stale-offer');
      expect(code(await line.ask({ t: 'answer', offer: refOf(one), choice: { act: 'win' } }))).toBe('illegal');
      expect(code(await line.ask({ t: 'answer', offer: refOf(one), choice: {} }))).toBe('illegal');
      expect(code(await line.ask({ t: 'sit', seat: 1, name: 'Ann' }))).toBe('seat-taken');
      expect(code(await eve.ask({ t: 'begin' }))).toBe('not-host');
      expect(code(await eve.ask({ t: 'bot', seat: 1, bot: 'random' }))).toBe('not-seated');
      expect(code(await line.ask({ t: 'begin' }))).toBe('not-gathering');
      expect(code(await eve.ask({ t: 'resign' }))).toBe('not-seated');
      expect(code(await eve.ask({ t: 'turn', seat: 1 }))).toBe('not-seated');
      expect(code(await eve.ask({ t: 'transcript' }))).toBe('secret-until-over');
      expect(code(await line.ask({ t: 'look', offer: refOf(one), path: ['win'], budget: 400 }))).toBe('illegal');
      expect(code(await line.ask({ t: 'again' }))).toBe('not-asked');
    });
    eve.socket.close();
    line.socket.close();
  });
});

describe('lines', () => {
  const status = (headers: Record<string, string>, path = '/ws'): Promise<number> =>
    new Promise((done) => {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path}`, { headers });
      socket.on('unexpected-response', (_, response) => done(response.statusCode ?? 0));
      socket.on('open', () => {
        done(101);
        socket.close();
      });
      socket.on('error', () => undefined);
    });

  test('without a token, with a forged one, from another page, to another path: nobody comes in', async () => {
    expect(await status({})).toBe(401);
    expect(await status({ cookie: 'undercroft=' })).toBe(401);
    expect(await status({ cookie: `undercroft=${'A'.repeat(43)}` })).toBe(401);
    expect(await status({ cookie: `undercroft=${'A'.repeat(5_000)}` })).toBe(401);
    expect(await status({ cookie: ann.cookie.slice(0, -1) })).toBe(401);
    expect(await status({ cookie: ann.cookie, origin: 'https://evil.example' })).toBe(403);
    expect(await status({ cookie: ann.cookie, origin: 'null' })).toBe(403);
    expect(await status({ cookie: ann.cookie }, '/elsewhere')).toBe(404);
    expect(await status({ cookie: ann.cookie, origin: `http://127.0.0.1:${server.port}` })).toBe(101);
  });

  test('a token is kept only as its hash', async () => {
    const token = at(ann.cookie.split('='), 1);
    const db = databaseOf(server.tables.around.store);
    const kept = JSON.stringify([db.prepare('SELECT * FROM guests').all(), db.prepare('SELECT * FROM devices').all()]);
    expect(kept).toContain(createHash('sha256').update(token).digest('hex'));
    expect(kept).not.toContain(token);
  });

  test('who floods is told so, then sent away; the others play on', async () => {
    const small = await startTest({ messagesPerSecond: 5, messageBurst: 10 });
    const guest = await Visitor.come(small.port);
    const table = await guest.make('toy', { seats: 2, rounds: 1 }, [ME, OPEN]);
    const [flood, calm] = [await guest.line(), await guest.line()];
    await calm.hello(table);
    await flood.hello(table);
    for (let i = 0; i < 200; i++) flood.socket.send(JSON.stringify({ t: 'ping', id: 100 + i }));
    expect(await flood.closed).toBe(1008);
    const said = flood.heard.map(code);
    expect(said.filter((one) => one === 'ok').length).toBeLessThanOrEqual(6);
    expect(said.filter((one) => one === 'too-fast').length).toBeGreaterThan(10);
    expect(flood.heard.at(-1)).toEqual({ t: 'bye', code: 'too-fast' });
    expect((await calm.ask({ t: 'ping' })).t).toBe('ok');
    await small.stop();
  });

  test('no more lines for an address, and for a guest the newest count', async () => {
    const small = await startTest({ connectionsPerGuest: 2, connectionsPerAddress: 4 });
    const [guest, other] = [await Visitor.come(small.port), await Visitor.come(small.port)];
    const [first, second] = [await guest.line(), await guest.line()];
    const third = await guest.line();
    expect(await first.closed).toBe(4001);
    expect(first.heard).toEqual([{ t: 'bye', code: 'replaced' }]);
    const fourth = await other.line();
    const fifth = await other.line();
    const tooMany = new Line(other.socket());
    await expect(tooMany.opened).rejects.toThrow('429');
    for (const line of [second, third, fourth, fifth]) line.socket.close();
    await until('room', async () => {
      const again = new Line(other.socket());
      return again.opened.then(
        () => true,
        () => false,
      );
    });
    await small.stop();
  });

  test('who does not listen is dropped before memory suffers', async () => {
    const small = await startTest({ bufferBytes: 16_384 });
    const guest = await Visitor.come(small.port);
    const table = await guest.make('toy', { seats: 2, rounds: 1 }, [ME, OPEN]);
    const line = await guest.line();
    await line.hello(table);
    const raw: unknown = Reflect.get(line.socket, '_socket');
    if (!(raw instanceof Socket)) throw new Error('a line without a socket');
    raw.pause();
    const ask = JSON.stringify({ t: 'hello', id: 5, protocol: PROTOCOL, table });
    for (let i = 0; i < 12_000 && line.socket.readyState === WebSocket.OPEN; i++) {
      line.socket.send(ask);
      if (i % 20 === 0) await pause(2);
      if (i % 500 === 0 && small.tables.known === 0) break;
    }
    const text = await (await fetch(`http://127.0.0.1:${small.port}/metrics`)).text();
    expect(text).toMatch(/undercroft_byes_total\{code="too-slow"\} 1/);
    raw.resume();
    line.socket.terminate();
    await small.stop();
  });

  test('who does not answer a ping is cut off, and whoever says nothing is not kept for ever', async () => {
    const small = await startTest({ heartbeatSeconds: 1 });
    const guest = await Visitor.come(small.port);
    const dead = await guest.line();
    const alive = await guest.line();
    Reflect.set(dead.socket, 'pong', () => undefined);
    Reflect.set(recordAt(dead.socket, '_receiver'), 'emit', () => true);
    await until('the end of the dead line', async () => {
      const told = await (await fetch(`http://127.0.0.1:${small.port}/healthz`)).json();
      return numberAt(told, 'connections') === 1;
    });
    expect(alive.socket.readyState).toBe(WebSocket.OPEN);
    await small.stop();
  });
});

describe('requests', () => {
  test('a page of somebody else cannot make a table for a guest', async () => {
    const answer = await ann.post(
      '/api/tables',
      { game: 'toy', setup: { seats: 2, rounds: 1 }, seats: [ME, OPEN] },
      { origin: 'https://evil.example' },
    );
    expect([answer.status, await answer.json()]).toEqual([403, { code: 'wrong-origin' }]);
    const form = await ann.post('/api/tables', 'game=toy', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(form.status).toBe(415);
  });

  test('too many requests from one address are refused', async () => {
    const small = await startTest({ requestsPerMinute: 20 });
    const statuses: number[] = [];
    for (let i = 0; i < 25; i++) statuses.push((await fetch(`http://127.0.0.1:${small.port}/api/tables`)).status);
    expect(statuses.filter((one) => one === 200).length).toBeLessThanOrEqual(21);
    expect(statuses.at(-1)).toBe(429);
    expect((await fetch(`http://127.0.0.1:${small.port}/healthz`)).status).toBe(200);
    await small.stop();
  });

  test('no way out of the folder, no unknown address', async () => {
    const raw = (path: string): Promise<number> =>
      new Promise((done, fail) => {
        httpGet({ port: server.port, host: '127.0.0.1', path }, (answer) => {
          answer.resume();
          done(answer.statusCode ?? 0);
        }).on('error', fail);
      });
    for (const path of ['/../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/api/nothing', '/undercroft.sqlite', '/api/tables/%00', '/%'])
      expect([400, 404]).toContain(await raw(path));
  });
});
