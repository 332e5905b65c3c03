// Measures how long a durable move takes beside an echo after one synced write, in turn, and what a viewer is sent for it.

import { randomFrom } from '@undercroft/kernel';
import { WebSocket } from 'ws';
import { at, game, Host, newGuest, newTable, Watcher } from './client.ts';

export const MOVES_A_ROUND = 300;
const PARTS = [0.5, 0.99] as const;

interface Round {
  readonly moves: number[];
  readonly echoes: number[];
  readonly stored: number[];
  readonly synced: number[];
  readonly toSeat: number[];
  readonly toWatcher: number[];
}

/** For each round, at the median and at the 99th of a hundred; milliseconds. */
export interface Spread {
  readonly p50: readonly number[];
  readonly p99: readonly number[];
}

export interface Latency {
  readonly game: string;
  readonly move: Spread;
  readonly echo: Spread;
  readonly ratio: Spread;
  /** Of a move: the transaction, synced. */
  readonly stored: Spread;
  /** Of an echo: the write, synced. */
  readonly synced: Spread;
  /** Bytes for each move, the reply included. */
  readonly toSeat: readonly number[];
  readonly toWatcher: readonly number[];
}

/** Moves and echoes in turn, over lines that are open all the time. */
async function round(host: Host, seed: string): Promise<Round> {
  const random = randomFrom(seed);
  const [cookie, other] = [await newGuest(host.port), await newGuest(host.port)];
  const echo = new WebSocket(`ws://127.0.0.1:${host.echo}`, { perMessageDeflate: false });
  await new Promise((done) => void echo.once('open', done));
  const figures: Round = { moves: [], echoes: [], stored: [], synced: [], toSeat: [], toWatcher: [] };
  for (let games = 0; figures.moves.length < MOVES_A_ROUND && games < 1_000; games++) {
    const table = await newTable(host.port, cookie, game);
    const seat = await Watcher.at(host.port, cookie, table);
    const watcher = await Watcher.at(host.port, other, table);
    await seat.begin();
    // What was written so far made the table; what is written from here on are moves.
    await host.times();
    for (let left = 10_000; left > 0 && figures.moves.length < MOVES_A_ROUND; left--) {
      const choice = await seat.botChoice(random);
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
    const { stored, synced } = await host.times();
    figures.stored.push(...stored);
    figures.synced.push(...synced);
    seat.socket.close();
    watcher.socket.close();
  }
  echo.close();
  return figures;
}

export async function latency(rounds: number): Promise<Latency> {
  const host = await Host.start(300);
  await round(host, 'warm up');
  const all: Round[] = [];
  for (let i = 0; i < rounds; i++) all.push(await round(host, `round ${i}`));
  host.stop();
  const spread = (of: (one: Round, part: number) => number): Spread => {
    const [p50 = [], p99 = []] = PARTS.map((part) => all.map((one) => of(one, part)));
    return { p50, p99 };
  };
  return {
    game,
    move: spread(({ moves }, part) => at(moves, part)),
    echo: spread(({ echoes }, part) => at(echoes, part)),
    ratio: spread(({ moves, echoes }, part) => at(moves, part) / at(echoes, part)),
    stored: spread(({ stored }, part) => at(stored, part)),
    synced: spread(({ synced }, part) => at(synced, part)),
    toSeat: all.flatMap(({ toSeat }) => toSeat),
    toWatcher: all.flatMap(({ toWatcher }) => toWatcher),
  };
}
