// Measures what a table weighs that has a connected client who only listens, and how many of them one process holds.

import { at } from '@undercroft/kernel';
import { PROTOCOL } from '@undercroft/table';
import { WebSocket } from 'ws';
import { game, Host, newGuest, newTable, Watcher, type Levels } from './client.ts';

const AT_A_TIME = 50;
const IDLE_SECONDS = 5;
const ASLEEP_TRIES = 240;
const TRY_MS = 250;

export interface Memory {
  readonly game: string;
  readonly tables: number;
  readonly seconds: number;
  /** Tables in memory at the most while they came, and at rest. */
  readonly awake: number;
  readonly atRest: number;
  /** Clients that are still connected at rest. */
  readonly connected: number;
  /** Some of them asked their table something: how many, and how long each answer took that came. */
  readonly asked: number;
  readonly answered: readonly number[];
  readonly before: Levels;
  readonly rest: Levels;
}

/** A table that has begun, and a bare line to it: what the page keeps is not what is measured. */
async function attended(host: Host, cookie: string): Promise<WebSocket> {
  const table = await newTable(host.port, cookie, game);
  const socket = new WebSocket(`ws://127.0.0.1:${host.port}/ws`, { headers: { cookie }, perMessageDeflate: false });
  await new Promise((done, fail) => {
    socket.once('open', done);
    socket.once('error', fail);
  });
  const begun = new Promise<void>((done) => {
    socket.on('message', (data: Buffer) => {
      if (data.toString('utf8').startsWith('{"t":"ok","id":2')) done();
    });
  });
  socket.send(JSON.stringify({ t: 'hello', id: 1, protocol: PROTOCOL, table }));
  socket.send(JSON.stringify({ t: 'begin', id: 2 }));
  await begun;
  socket.removeAllListeners('message');
  return socket;
}

/** How long a table that rests takes to answer; null when it does not. */
async function woken(socket: WebSocket): Promise<number | null> {
  const since = performance.now();
  const answer = new Promise<number | null>((done) => {
    const late = setTimeout(() => done(null), 10_000);
    socket.once('message', () => {
      clearTimeout(late);
      done(performance.now() - since);
    });
  });
  socket.send(JSON.stringify({ t: 'log', id: 3, before: 10, count: 5 }));
  return answer;
}

/** `store`: a database instead of a folder. */
export async function memory(tables: number, some: number, store = ''): Promise<Memory> {
  const host = await Host.start(IDLE_SECONDS, 'none', store);
  const cookie = await newGuest(host.port);
  const warm = await Watcher.at(host.port, cookie, await newTable(host.port, cookie, game));
  const before = await host.levels();
  const sockets: WebSocket[] = [];
  const since = performance.now();
  let awake = before.tables;
  for (let made = 0; made < tables; made += AT_A_TIME) {
    const batch = Array.from({ length: Math.min(AT_A_TIME, tables - made) }, () => attended(host, cookie));
    sockets.push(...(await Promise.all(batch)));
    if (made % 1_000 === 0) awake = Math.max(awake, (await host.levels()).tables);
  }
  const seconds = (performance.now() - since) / 1_000;
  let rest = await host.levels();
  for (let left = ASLEEP_TRIES; left > 0 && rest.tables > 0; left--) {
    await new Promise((done) => void setTimeout(done, TRY_MS));
    rest = await host.levels();
  }
  const connected = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN);
  const step = Math.max(1, Math.floor(connected.length / some));
  const answers: (number | null)[] = [];
  for (let i = 0; i < connected.length; i += step) answers.push(await woken(at(connected, i)));
  warm.socket.close();
  for (const socket of sockets) socket.terminate();
  host.stop();
  return {
    game,
    tables,
    seconds,
    awake,
    atRest: rest.tables,
    connected: connected.length,
    asked: answers.length,
    answered: answers.filter((ms) => ms !== null),
    before,
    rest,
  };
}
