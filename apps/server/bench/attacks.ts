// Owns what an attacker does, each attack from addresses of its own on this machine, until a moment: floods, lines held open, bombs.

import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { PROTOCOL } from '@undercroft/table';
import { WebSocket } from 'ws';
import { idIn } from './client.ts';

export interface Target {
  readonly port: number;
  /** All addresses begin with this: what earlier attacks have used up of theirs does not spare anybody. */
  readonly net: string;
  /** All attacks come from one address; else each from one of its own, with a share and limits of its own. */
  readonly isOne: boolean;
  /** Records of long games, to be brought along. */
  readonly bombs: readonly string[];
  /** The game they are of, and the one that is looked at. */
  readonly bomb: { readonly game: string; readonly setup: object; readonly seats: number };
  readonly game: string;
}

/** What was sent, and what came of it. */
export type Counts = Record<string, number>;
export type Attack = (target: Target, until: number, count: (what: string, n?: number) => void) => Promise<void>;

const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';
const UPGRADE = `Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${KEY}\r\n`;
const LINES = 20;
const HELD = 400;
const SLOW_BODIES = 2_000;
const SLOW_ADDRESSES = 6;
const AT_A_TIME = 20;
/** A bare ping of 125 bytes, masked with zeros. */
const PING = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125, 97)]);
const PINGS = Buffer.concat(Array.from({ length: 2_000 }, () => PING));
const SPELLINGS = ['/%61pi/guest', '//api/guest', '/api/%67uest', '/API/guest', '/api/guest/', '/./api/guest', '/api/guest?x=/api'];

/** Whoever is cut off or not let in tries again after this: without end, but without burning the machine that is measured. */
const AGAIN_MS = 200;

const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));
const addressIn = ({ net, isOne }: Target, own: number): string => `${net}.${isOne ? 1 : own}`;
const running = (until: number): boolean => performance.now() < until;
/** The same thing again and again on many lines at once. */
const many = (count: number, until: number, work: (n: number) => Promise<void>): Promise<unknown> =>
  Promise.all(
    Array.from({ length: count }, async (_, n) => {
      while (running(until)) await work(n).catch(() => pause(AGAIN_MS));
    }),
  );

interface Answer {
  readonly status: number;
  readonly cookie: string;
  readonly text: string;
}

function ask(from: string, port: number, method: string, path: string, cookie = '', body?: string): Promise<Answer> {
  return new Promise((done, fail) => {
    const headers = { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const sent = request({ host: '127.0.0.1', port, method, path, localAddress: from, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', fail);
      answer.on('end', () => {
        const given = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
        done({ status: answer.statusCode ?? 0, cookie: given, text: Buffer.concat(parts).toString('utf8') });
      });
    });
    sent.on('error', fail);
    sent.end(body);
  });
}

const newGuest = async (from: string, port: number): Promise<string> => (await ask(from, port, 'POST', '/api/guest', '', '{}')).cookie;

async function newTable(from: string, { port, game }: Target, cookie: string): Promise<string> {
  const body = JSON.stringify({ game, setup: {}, seats: [{ kind: 'me' }] });
  const { text } = await ask(from, port, 'POST', '/api/tables', cookie, body);
  return idIn(JSON.parse(text));
}

function socketFrom(from: string, port: number, text: string): Promise<Socket> {
  return new Promise((done, fail) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen: true });
    socket.once('connect', () => {
      socket.write(text);
      done(socket);
    });
    socket.once('error', fail);
    socket.on('error', () => undefined);
  });
}

/** A line that speaks our protocol, closed when the time is up or the server closes it. */
async function line(from: string, port: number, cookie: string, until: number, opened: (socket: WebSocket) => void): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { cookie }, perMessageDeflate: false, localAddress: from });
  await new Promise<void>((done) => {
    socket.on('open', () => opened(socket));
    socket.on('error', () => undefined);
    socket.on('close', done);
    setTimeout(() => socket.terminate(), Math.max(0, until - performance.now()));
  });
  await pause(AGAIN_MS);
}

const pingFlood: Attack = async (target, until, count) => {
  const { port } = target;
  const from = addressIn(target, 11);
  const cookie = await newGuest(from, port);
  await many(LINES, until, async () => {
    const socket = await socketFrom(from, port, `GET /ws HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n${UPGRADE}\r\n`);
    const answer = await new Promise<string>((done) => {
      socket.once('data', (data) => done(data.toString('latin1')));
      socket.once('end', () => done(''));
      socket.once('close', () => done(''));
    });
    // From here on it never reads: whatever is answered stays with the server.
    socket.pause();
    while (answer.startsWith('HTTP/1.1 101') && running(until) && !socket.destroyed) {
      socket.write(PINGS);
      count('pings', 2_000);
      await pause(50);
    }
    socket.destroy();
    await pause(AGAIN_MS);
  });
};

/** Begins a game on many lines and keeps as many messages waiting on each as it may. */
const messageFlood =
  (last: number, what: string, next: (offer: string, id: number) => object): Attack =>
  async (target, until, count) => {
    const { port } = target;
    const from = addressIn(target, last);
    const cookie = await newGuest(from, port);
    const table = await newTable(from, target, cookie);
    await many(LINES, until, () =>
      line(from, port, cookie, until, (socket) => {
        let [id, offer] = [10, '0.1'];
        const say = (message: object): void => {
          if (socket.readyState !== socket.OPEN || !running(until)) return;
          socket.send(JSON.stringify({ id: id++, ...message }));
          count(what);
        };
        say({ t: 'hello', protocol: PROTOCOL, table });
        say({ t: 'begin' });
        socket.on('message', (data: Buffer) => {
          offer = /"ref":"(\d+\.\d+)"/.exec(data.toString('utf8'))?.[1] ?? offer;
          // One answer, one more question: the number of those that wait stays.
          if (data.includes('"id":')) say(next(offer, id));
        });
        for (let n = 0; n < 60; n++) say(next(offer, id));
      }),
    );
  };

const lookFlood = messageFlood(12, 'looks', (offer) => ({ t: 'look', offer, path: [], budget: 400 }));
const backFlood = messageFlood(13, 'go-backs', (_, id) => (id % 2 === 0 ? { t: 'back', to: 2 + (id % 5) } : { t: 'again' }));
const recordFlood = messageFlood(17, 'transcripts', (_, id) =>
  id % 2 === 0 ? { t: 'transcript' } : { t: 'log', before: 1_000_000, count: 200 },
);

const heldUpgrades: Attack = async (target, until, count) => {
  await many(HELD, until, async () => {
    const socket = await socketFrom(addressIn(target, 14), target.port, `GET /ws HTTP/1.1\r\nHost: x\r\n${UPGRADE}\r\n`);
    count('refused upgrades held open');
    // Not closed by us, whatever the server does.
    await pause(3_000);
    socket.destroy();
  });
};

const slowBodies: Attack = async (target, until, count) => {
  const head = 'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{';
  await many(SLOW_BODIES, until, async (n) => {
    await pause((n % 100) * 10);
    const socket = await socketFrom(addressIn(target, 30 + (n % SLOW_ADDRESSES)), target.port, head);
    count('slow bodies');
    while (running(until) && !socket.destroyed) {
      await pause(2_000);
      socket.write(' ');
    }
    socket.destroy();
    await pause(AGAIN_MS);
  });
};

const spellings: Attack = async (target, until, count) => {
  const { port } = target;
  const from = addressIn(target, 15);
  await many(AT_A_TIME, until, async (n) => {
    const path = SPELLINGS[n % SPELLINGS.length] ?? '/';
    const { status } = await ask(from, port, 'POST', n % 2 === 0 ? path : `http://127.0.0.1:${port}/api/guest`, '', '{}');
    count(status === 200 ? 'other spellings, taken' : 'other spellings, refused');
    if (status === 429) await pause(AGAIN_MS / 4);
  });
};

const importBombs: Attack = async (target, until, count) => {
  const { port, bombs, bomb } = target;
  const from = addressIn(target, 16);
  const cookies = await Promise.all(Array.from({ length: AT_A_TIME }, () => newGuest(from, port)));
  const seats = Array.from({ length: bomb.seats }, () => ({ kind: 'me' }));
  await many(AT_A_TIME, until, async (n) => {
    const body = JSON.stringify({ game: bomb.game, setup: bomb.setup, seats, from: bombs[n % bombs.length] });
    const { status } = await ask(from, port, 'POST', '/api/tables', cookies[n], body);
    count(status === 201 ? 'long games brought along, taken' : 'long games brought along, refused');
    if (status === 429) await pause(AGAIN_MS);
  });
};

export const ATTACKS: readonly Attack[] = [pingFlood, lookFlood, backFlood, recordFlood, heldUpgrades, slowBodies, spellings, importBombs];
