// Owns what strangers may do to a server: one test for each way in which one was once brought down, locked or starved.

import { connect, type Socket } from 'node:net';
import { numberAt } from '@undercroft/testkit/json';
import { afterEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/server.ts';
import { Line, startTest, until, Visitor } from './help.ts';

let running: RunningServer | null = null;
afterEach(async () => {
  await running?.stop();
  running = null;
});
const serve = async (...given: Parameters<typeof startTest>): Promise<RunningServer> => (running = await startTest(...given));

const SOLO = { game: 'delve', setup: {}, seats: [{ kind: 'me' }] } as const;
const connections = (server: RunningServer): Promise<number> =>
  new Promise((done, fail) =>
    server.app.server.getConnections((error, count) => {
      if (error === null) done(count);
      else fail(error);
    }),
  );

const attended = async (visitor: Visitor): Promise<number> => numberAt(await (await visitor.get('/healthz')).json(), 'connections');

/** A line of bytes that never closes by itself, also when the other end does. */
async function held(port: number, text: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  await new Promise((done) => void socket.once('connect', done));
  socket.write(text);
  return socket;
}

/** One request, spelled as it stands here; the status of its answer. */
async function status(port: number, head: string, body = ''): Promise<number> {
  const socket = await held(
    port,
    `${head}\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
  const answer = await new Promise<string>((done) => void socket.once('data', (data) => done(data.toString('latin1'))));
  socket.destroy();
  return Number(answer.split(' ')[1]);
}

describe('finding 1: control frames', () => {
  test('somebody who sends pings and never reads is cut off', async () => {
    const server = await serve({ messagesPerSecond: 20, messageBurst: 120 });
    const visitor = await Visitor.come(server.port);
    const head = `GET /ws HTTP/1.1\r\nHost: x\r\nCookie: ${visitor.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n`;
    const socket = await held(server.port, `${head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`);
    await until('the line is open', async () => (await attended(visitor)) === 1);
    socket.pause();
    // Bare frames: a ping of 125 bytes, masked with zeros.
    const ping = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125, 97)]);
    socket.write(Buffer.concat(Array.from({ length: 5_000 }, () => ping)));
    await until('the line is cut', async () => (await attended(visitor)) === 0, 8_000);
    const told = await (await visitor.get('/metrics')).text();
    expect(told).toMatch(/undercroft_byes_total\{code="too-fast"\} 1/);
    socket.destroy();
  });

  test('a few pings are answered, as a browser or a proxy may send them', async () => {
    const server = await serve({ messagesPerSecond: 20, messageBurst: 120 });
    const line = await (await Visitor.come(server.port)).line();
    const pongs: string[] = [];
    line.socket.on('pong', (data) => pongs.push(data.toString('utf8')));
    for (const word of ['a', 'b', 'c']) line.socket.ping(word);
    await until('all pongs are there', () => pongs.length === 3);
    expect(pongs).toEqual(['a', 'b', 'c']);
    line.socket.close();
  });
});

describe('finding 2: other spellings of a path', () => {
  const SPELLINGS = [
    '/api/guest',
    '/%61pi/guest',
    '/api/%67uest',
    '//api/guest',
    '/api//guest',
    '/API/guest',
    '/api/guest/',
    '/./api/guest',
    '/api/guest?x=/',
  ];

  test('the origin is looked at however the path is spelled', async () => {
    const server = await serve();
    const got = new Map<string, number>();
    for (const path of [...SPELLINGS, `http://127.0.0.1:${server.port}/api/guest`])
      got.set(path, await status(server.port, `POST ${path} HTTP/1.1\r\nOrigin: https://elsewhere.example`, '{}'));
    // What no route answers to is not found; what one does answer to is refused.
    for (const [path, code] of got) expect([path, [403, 404].includes(code)]).toEqual([path, true]);
    expect([got.get('/api/guest'), got.get('/%61pi/guest'), got.get(`http://127.0.0.1:${server.port}/api/guest`)]).toEqual([403, 403, 403]);
  });

  test('the allowance of an address is one, however the path is spelled', async () => {
    const server = await serve({ requestsPerMinute: 60 });
    let made = 0;
    for (let n = 0; n < 60; n++) {
      const path = n % 3 === 0 ? '/api/guest' : n % 3 === 1 ? '/%61pi/guest' : `http://127.0.0.1:${server.port}/api/guest`;
      if ((await status(server.port, `POST ${path} HTTP/1.1`, '{}')) === 200) made++;
    }
    // Sixty tokens at five for each new guest, and one a second while this runs.
    expect(made).toBeGreaterThanOrEqual(12);
    expect(made).toBeLessThanOrEqual(20);
  });
});

describe('finding 4: refused upgrades', () => {
  const upgrade =
    'GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

  test('a line that was refused is given back, though the other end does not close it', async () => {
    const server = await serve();
    const sockets = await Promise.all(Array.from({ length: 300 }, () => held(server.port, upgrade)));
    await until('all descriptors are back', async () => (await connections(server)) === 0, 5_000);
    for (const socket of sockets) socket.destroy();
    const visitor = await Visitor.come(server.port);
    expect((await visitor.get('/api/guest')).status).toBe(200);
  });

  test('one address holds no more lines than it may, of whatever kind', async () => {
    const server = await serve({ connectionsPerAddress: 20 });
    const slow = 'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';
    const sockets = await Promise.all(Array.from({ length: 60 }, () => held(server.port, slow)));
    await until('the rest is cut off', async () => (await connections(server)) === 40, 5_000);
    for (const socket of sockets) socket.destroy();
    await until('they are counted back', async () => (await connections(server)) === 0, 5_000);
    const visitor = await Visitor.come(server.port);
    expect((await visitor.post('/api/tables', SOLO)).status).toBe(201);
  });

  test('who comes again and again is cut off before anything is read, and others are not', async () => {
    const server = await serve({ socketsPerMinute: 120 });
    const answered = async (from: string): Promise<boolean> => {
      const socket = connect({ port: server.port, host: '127.0.0.1', localAddress: from });
      socket.on('error', () => undefined);
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
      const got = await new Promise<boolean>((done) => {
        socket.once('data', () => done(true));
        socket.once('close', () => done(false));
      });
      socket.destroy();
      return got;
    };
    let count = 0;
    for (let n = 0; n < 80; n++) if (await answered('127.0.0.3')) count++;
    expect(count).toBeGreaterThanOrEqual(30);
    expect(count).toBeLessThan(50);
    expect(await answered('127.0.0.4')).toBe(true);
  });

  test('lines are part of the allowance of an address, and a request too many ends its socket', async () => {
    const server = await serve({ requestsPerMinute: 60 });
    const visitor = await Visitor.come(server.port);
    let opened = 0;
    for (let n = 0; n < 60; n++) {
      const line = new Line(visitor.socket());
      const isOpen = await line.opened.then(
        () => true,
        () => false,
      );
      if (isOpen) opened++;
      line.socket.terminate();
    }
    // Fifty-five tokens are left after the guest, at two for each line, and one comes with each second.
    expect(opened).toBeGreaterThanOrEqual(27);
    expect(opened).toBeLessThan(45);
    const refused = await fetch(`http://127.0.0.1:${server.port}/api/guest`, { method: 'POST' });
    expect([refused.status, refused.headers.get('connection')]).toEqual([429, 'close']);
  });

  test('who sends request after request without waiting for answers is cut off, on every path, and others are not', async () => {
    const server = await serve();
    const visitor = await Visitor.come(server.port);
    for (const [path, more] of [
      ['/nothing', ''],
      ['/%ff', ''],
      ['/healthz', ''],
      ['/api/guest', ''],
      ['/nothing', 'Expect: wonders\r\n'],
    ] as const) {
      const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n${more}\r\n`;
      const socket = await held(server.port, request.repeat(1_000));
      let answers = 0;
      socket.on('data', (data: Buffer) => (answers += data.toString('latin1').split('HTTP/1.1 ').length - 1));
      await new Promise((done) => void socket.once('close', done).once('end', () => socket.destroy()));
      expect([path, answers < 1_000]).toEqual([path, true]);
    }
    const told = await (await visitor.get('/metrics')).text();
    expect(told).toMatch(/undercroft_refusals_total\{where="socket",code="too-fast"\} [1-9]/);
    // A few at a time are answered, in their order.
    const few = await held(server.port, `GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(5));
    let text = '';
    few.on('data', (data: Buffer) => (text += data.toString('latin1')));
    await until('five answers', () => text.split('HTTP/1.1 200').length === 6);
    few.destroy();
  });

  test('an address that cannot be read costs its socket, and is told back to nobody', async () => {
    const server = await serve();
    for (const path of ['/%ff', `/api/tables/${'a'.repeat(200)}`]) {
      const socket = await held(server.port, `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
      let text = '';
      socket.on('data', (data: Buffer) => (text += data.toString('latin1')));
      await new Promise((done) => void socket.once('end', done));
      socket.destroy();
      expect([text.split('\r\n')[0], text.split('\r\n').at(-1)]).toEqual(['HTTP/1.1 400 Bad Request', '{"code":"malformed"}']);
    }
    const told = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
    expect(told).toMatch(/undercroft_refusals_total\{where="request",code="malformed"\} 2/);
  });

  test('a body that does not come is not waited for', async () => {
    const server = await serve({ requestSeconds: 1 });
    const slow = 'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';
    const sockets = await Promise.all(Array.from({ length: 20 }, () => held(server.port, slow)));
    await until('the lines are closed', async () => (await connections(server)) === 0, 10_000);
    for (const socket of sockets) socket.destroy();
  });
});

describe('finding 7: looks that starve everybody', () => {
  test('while one address looks as far ahead as it can on many lines, another is answered between the slices', async () => {
    const server = await serve();
    const busy = await Visitor.come(server.port);
    const table = await busy.make(SOLO.game, SOLO.setup, SOLO.seats);
    const first = await busy.sit(table);
    await first.client.ask({ t: 'begin' });
    await until('a question', () => first.isAsked);
    const offer = first.client.state.shown?.offer?.ref ?? '';
    const looks = await Promise.all(Array.from({ length: 20 }, () => busy.line()));
    for (const line of looks) await line.hello(table);
    const other = await Visitor.come(server.port);
    const quiet = new Line(other.socket({}, '127.0.0.2'));
    await quiet.opened;
    await quiet.hello(await other.make(SOLO.game, SOLO.setup, SOLO.seats));
    // Each line asks for as many looks as may wait, each of them as long as may be.
    for (const line of looks)
      for (let n = 0; n < 60; n++) line.socket.send(JSON.stringify({ t: 'look', id: 100 + n, offer, path: [], budget: 400 }));
    const waits: number[] = [];
    const answered: number[] = [];
    const heard = (): number => looks.reduce((sum, line) => sum + line.heard.length, 0);
    for (let n = 0; n < 20; n++) {
      const since = performance.now();
      const before = heard();
      await quiet.ask({ t: 'ping' });
      waits.push(performance.now() - since);
      answered.push(heard() - before);
    }
    // No ping waited for the queue: few of the looks were answered between a ping and its reply.
    expect(Math.max(...answered)).toBeLessThan((20 * 60) / 2);
    expect(Math.max(...waits)).toBeLessThan(500);
    for (const line of looks) line.socket.terminate();
  });
});

describe('finding 5: seats of people who are away', () => {
  test('a host whose opponent lost the line can neither take the seat nor see its hand; the opponent comes back to it', async () => {
    let now = Date.now();
    const server = await serve({}, { now: () => now });
    const [host, other] = [await Visitor.come(server.port, 'Ann'), await Visitor.come(server.port, 'Bob')];
    const table = await host.make('toy', { seats: 2, rounds: 2 }, [{ kind: 'me' }, { kind: 'open' }]);
    const [ann, bob] = [await host.sit(table), await other.sit(table)];
    await bob.client.ask({ t: 'sit', seat: 1, name: 'Bob' });
    await ann.client.ask({ t: 'begin' });
    await until('the game runs', () => ann.phase === 'playing' && bob.isAsked);
    await bob.close();
    await until('he is seen to be gone', () => ann.client.state.shown?.meta.seats[1]?.here === false);
    const code = async (message: Parameters<typeof ann.client.ask>[0]): Promise<string> => {
      const reply = await ann.client.ask(message);
      return reply.t === 'no' ? reply.code : reply.t;
    };
    expect(await code({ t: 'bot', seat: 1, bot: null })).toBe('seat-taken');
    expect(await code({ t: 'bot', seat: 1, bot: 'random' })).toBe('not-away');
    expect(await code({ t: 'sit', seat: 1, name: 'Ann' })).toBe('seat-taken');
    now += 120_000;
    expect(await code({ t: 'bot', seat: 1, bot: 'random' })).toBe('ok');
    expect(await code({ t: 'turn', seat: 1 })).toBe('not-seated');
    expect(ann.client.state.shown?.meta.seats[1]).toMatchObject({ name: 'Bob', kind: 'bot', standIn: true });
    const back = await other.sit(table);
    await until('the seat is his again', () => back.client.state.shown?.meta.at === 1);
    expect(back.client.state.shown?.meta.seats[1]).toMatchObject({ name: 'Bob', kind: 'person' });
    await Promise.all([ann.close(), back.close()]);
  });
});
