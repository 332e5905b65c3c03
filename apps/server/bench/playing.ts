// Measures a process in which many tables are played at once, each by somebody quick: a move every few seconds.

import { randomFrom, type Random } from '@undercroft/kernel';
import { game, Host, newGuest, newTable, Watcher } from './client.ts';

export const PACE_SECONDS = 5;
const AT_A_TIME = 50;
const PLAY_SECONDS = 30;

export interface Playing {
  readonly game: string;
  readonly tables: number;
  /** Tables at which every move was answered. */
  readonly served: number;
  readonly movesASecond: number;
  /** Milliseconds from sending to the ok. */
  readonly moves: readonly number[];
  /** Milliseconds of each transaction of the store, synced; what comes in one turn of the loop shares one. */
  readonly stored: readonly number[];
  /** CPU time of the process, as a share of one core. */
  readonly share: number;
}

const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));

async function seated(host: Host, cookie: string): Promise<Watcher> {
  const seat = await Watcher.at(host.port, cookie, await newTable(host.port, cookie, game));
  await seat.begin();
  return seat;
}

/** One player until the time is up; a game that ends makes place for the next. Returns whether every move was answered. */
async function player(host: Host, cookie: string, first: Watcher, random: Random, until: number, moves: number[]): Promise<boolean> {
  let seat = first;
  // From somewhere in the first interval on, so that they do not all move at once.
  await pause(random.below(PACE_SECONDS * 1_000));
  for (let left = 10_000; left > 0 && performance.now() < until; left--) {
    let choice = await seat.botChoice(random);
    if (choice === null) {
      seat.socket.close();
      seat = await seated(host, cookie);
      choice = await seat.botChoice(random);
    }
    if (choice === null) return false;
    const since = performance.now();
    const reply = await seat.client.answer(choice);
    if (reply.t !== 'ok') return false;
    moves.push(performance.now() - since);
    await pause(PACE_SECONDS * 1_000);
  }
  seat.socket.close();
  return true;
}

export async function playing(tables: number): Promise<Playing> {
  const host = await Host.start(300);
  const cookie = await newGuest(host.port);
  const seats: Watcher[] = [];
  for (let made = 0; made < tables; made += AT_A_TIME)
    seats.push(...(await Promise.all(Array.from({ length: Math.min(AT_A_TIME, tables - made) }, () => seated(host, cookie)))));
  const before = await host.levels();
  await host.times();
  const since = performance.now();
  const moves: number[] = [];
  const until = since + PLAY_SECONDS * 1_000;
  const served = await Promise.all(seats.map((seat, i) => player(host, cookie, seat, randomFrom(`player ${i}`), until, moves)));
  const ms = performance.now() - since;
  const { cpu } = await host.levels();
  const { stored } = await host.times();
  host.stop();
  return {
    game,
    tables,
    served: served.filter(Boolean).length,
    movesASecond: (moves.length * 1_000) / ms,
    moves,
    stored,
    share: (cpu - before.cpu) / ms,
  };
}
