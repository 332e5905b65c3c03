// Measures the server: how long a durable move takes beside an echo after a synced write, what a viewer is sent, what a table weighs.
// node apps/server/bench/bench.ts [--tables N] [--rounds N]

import { randomFrom } from '@undercroft/kernel';
import { shelf } from '../src/shelf.ts';
import { WebSocket } from 'ws';
import { Host, newGuest, newTable, Watcher, type Levels } from './client.ts';

const MOVES_A_ROUND = 300;
const AT_A_TIME = 50;
const game = [...shelf.games.keys()][0] as string;

const option = (name: string, initial: number): number => {
  const at = process.argv.indexOf(name);
  return at < 0 ? initial : Number(process.argv[at + 1]);
};
const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
const sort = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b);
const median = (values: readonly number[]): number => at(sort(values), 0.5);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface Round {
  readonly moves: readonly number[];
  readonly echoes: readonly number[];
  readonly toSeat: readonly number[];
  readonly toWatcher: readonly number[];
}

/** Moves and echoes in turn, over lines that are open all the time. */
async function round(host: Host, seed: string): Promise<Round> {
  const random = randomFrom(seed);
  const [cookie, other] = [await newGuest(host.port), await newGuest(host.port)];
  const echo = new WebSocket(`ws://127.0.0.1:${host.echo}`, { perMessageDeflate: false });
  await new Promise((done) => void echo.once('open', done));
  const figures = { moves: [] as number[], echoes: [] as number[], toSeat: [] as number[], toWatcher: [] as number[] };
  for (let games = 0; figures.moves.length < MOVES_A_ROUND && games < 1_000; games++) {
    const table = await newTable(host.port, cookie, game);
    const seat = await Watcher.at(host.port, cookie, table);
    const watcher = await Watcher.at(host.port, other, table);
    await seat.client.ask({ t: 'begin' });
    for (let left = 10_000; left > 0 && figures.moves.length < MOVES_A_ROUND; left--) {
      const choice = await seat.choice(random);
      if (choice === null) break;
      const before = [seat.bytes, watcher.bytes] as const;
      let since = performance.now();
      const reply = await seat.client.answer(choice);
      figures.moves.push(performance.now() - since);
      if (reply.t !== 'ok') throw new Error(`refused: ${JSON.stringify(reply)}`);
      since = performance.now();
      const back = new Promise((done) => void echo.once('message', done));
      echo.send(JSON.stringify({ t: 'answer', id: left, offer: '0.1', choice }));
      await back;
      figures.echoes.push(performance.now() - since);
      figures.toSeat.push(seat.bytes - before[0]);
      figures.toWatcher.push(watcher.bytes - before[1]);
    }
    seat.socket.close();
    watcher.socket.close();
  }
  echo.close();
  return figures;
}

async function latency(rounds: number): Promise<void> {
  const host = await Host.start(300);
  await round(host, 'warm up');
  const all: Round[] = [];
  for (let i = 0; i < rounds; i++) all.push(await round(host, `round ${i}`));
  host.stop();
  say(`| durable move of ${game}, ${rounds} rounds of ${MOVES_A_ROUND}, in turn | p50 | p99 |`);
  say('| --- | --- | --- |');
  const row = (what: string, of: (one: Round, part: number) => number, unit: string): void => {
    const cells = [0.5, 0.99].map((part) => {
      const values = sort(all.map((one) => of(one, part)));
      return `${median(values).toFixed(2)}${unit} (${at(values, 0).toFixed(2)}-${at(values, 1).toFixed(2)})`;
    });
    say(`| ${what} | ${cells.join(' | ')} |`);
  };
  row('move, from sending to its ok', (one, part) => at(sort(one.moves), part), ' ms');
  row('echo after one synced write', (one, part) => at(sort(one.echoes), part), ' ms');
  row('ratio', (one, part) => at(sort(one.moves), part) / at(sort(one.echoes), part), '');
  const bytes = (key: 'toSeat' | 'toWatcher'): string => {
    const values = sort(all.flatMap((one) => one[key]));
    return `${at(values, 0.5)} at the median, ${at(values, 0.95)} at p95`;
  };
  say(`\nBytes for a move, reply included: to the seat ${bytes('toSeat')}; to somebody who watches ${bytes('toWatcher')}.\n`);
}

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;
const mb = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

async function memory(count: number): Promise<void> {
  const host = await Host.start(5);
  const cookie = await newGuest(host.port);
  const warm = await Watcher.at(host.port, cookie, await newTable(host.port, cookie, game));
  const before = await host.levels();
  const sockets: WebSocket[] = [];
  const one = async (): Promise<void> => {
    const table = await newTable(host.port, cookie, game);
    // A bare line: what the page keeps is not what is measured.
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
    socket.send(JSON.stringify({ t: 'hello', id: 1, protocol: 1, table }));
    socket.send(JSON.stringify({ t: 'begin', id: 2 }));
    await begun;
    socket.removeAllListeners('message');
    sockets.push(socket);
  };
  const since = performance.now();
  let most: Levels = before;
  for (let made = 0; made < count; made += AT_A_TIME) {
    await Promise.all(Array.from({ length: Math.min(AT_A_TIME, count - made) }, one));
    if (made % 1_000 === 0) {
      const now = await host.levels();
      if (now.tables > most.tables) most = now;
    }
  }
  const took = (performance.now() - since) / 1_000;
  for (let left = 200; left > 0 && (await host.levels()).tables > 0; left--) await new Promise((done) => void setTimeout(done, 250));
  const rest = await host.levels();
  const woken = performance.now();
  const answer = new Promise((done) => void sockets[0]?.once('message', done));
  sockets[0]?.send(JSON.stringify({ t: 'log', id: 3, before: 10, count: 5 }));
  await answer;
  say(`| ${count} tables of ${game}, begun, each with a connected idle client; ready after ${took.toFixed(0)} s | |`);
  say('| --- | --- |');
  say(`| tables in memory at the most while they came | ${most.tables} |`);
  say(`| tables in memory at rest, tables attended | ${rest.tables}, ${rest.known} |`);
  say(`| heap and buffers for each table and its client, at rest | ${kb((rest.heap - before.heap) / count)} |`);
  say(`| resident memory for each, at rest | ${kb((rest.rss - before.rss) / count)} |`);
  say(`| resident memory of the process: empty, at rest | ${mb(before.rss)}, ${mb(rest.rss)} |`);
  say(`| a table that rests, asked for its log, answered after | ${(performance.now() - woken).toFixed(1)} ms |`);
  warm.socket.close();
  for (const socket of sockets) socket.terminate();
  host.stop();
}

await latency(option('--rounds', 5));
await memory(option('--tables', 10_000));
process.exit(0);
