// Measures the same play on the embedded store, on one node with a database, and on three; and how long it takes when a node dies.

import { bug, randomFrom, type Random } from '@undercroft/kernel';
import { readTranscript } from '@undercroft/record';
import { cpus } from 'node:os';
import { newFolder, pause } from '../tests/help.ts';
import { Postgres } from '../tests/postgres/help.ts';
import { Nodes } from '../tests/postgres/nodes.ts';
import { at, game, newGuest, newTable, Watcher } from './client.ts';
import { aftermath, type Aftermath, type Player } from './aftermath.ts';
import { memory, type Memory } from './memory.ts';

export const KINDS = ['embedded', 'one node', 'three nodes'] as const;
export type Kind = (typeof KINDS)[number];
export const BUSY_TABLES = 24;
export const MOVES_ALONE = 60;
export const BUSY_MS = 4_000;
export const DEATHS = 3;
const LOOK_MS = 20;
/** Tables at rest that are asked something. */
const SOME = 20;

export interface NodesMeasured {
  readonly game: string;
  /** Milliseconds from sending a move to its ok, alone: of each round p50 and p99. */
  readonly alone: Readonly<Record<Kind, { readonly p50: number[]; readonly p99: number[] }>>;
  /** Moves a second of tables played without a pause; and how much of the processors was at work then, from 0 to 1. */
  readonly busy: Readonly<Record<Kind, number[]>>;
  readonly atWork: Readonly<Record<Kind, number[]>>;
  /** Alone, by somebody who came to a node that has not the table: p50 of each round. */
  readonly carried: number[];
  /** Milliseconds from the death of a node to the welcome at another, for somebody who comes again and again. */
  readonly takeOvers: readonly number[];
  /** What was acknowledged and is gone after a node was killed, of each time. */
  readonly lost: readonly Aftermath[];
  /** Tables at rest, each with a client, on a folder and on a database. */
  readonly idle: { readonly embedded: Memory; readonly 'one node': Memory };
}

async function seated(port: number, table: string, cookie: string): Promise<Watcher> {
  const seat = await Watcher.at(port, cookie, table);
  await seat.begin();
  return seat;
}

/** Plays until it is over or `enough` says so; the times of the moves. */
async function moves(seat: Watcher, random: Random, enough: (done: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!enough(times.length)) {
    const choice = await seat.botChoice(random);
    if (choice === null) break;
    const since = performance.now();
    const reply = await seat.client.answer(choice);
    if (reply.t !== 'ok') throw new Error(`a move was refused: ${JSON.stringify(reply)}`);
    times.push(performance.now() - since);
  }
  return times;
}

/** So many moves one after the other; `far`: over another node than the one that has the table. */
async function alone(ports: readonly number[], random: Random, far: boolean): Promise<number[]> {
  const [near = 0, other = near] = ports;
  const times: number[] = [];
  const cookie = await newGuest(near);
  while (times.length < MOVES_ALONE) {
    const table = await newTable(near, cookie, game);
    const seat = await seated(far ? other : near, table, cookie);
    times.push(...(await moves(seat, random, (done) => times.length + done >= MOVES_ALONE)));
    seat.socket.close();
  }
  return times;
}

/** Milliseconds of all processors: at work, and in all. */
function processors(): { readonly work: number; readonly all: number } {
  const times = cpus().map(({ times: { user, nice, sys, idle, irq } }) => ({ work: user + nice + sys + irq, idle }));
  const work = times.reduce((sum, one) => sum + one.work, 0);
  return { work, all: work + times.reduce((sum, { idle }) => sum + idle, 0) };
}

async function busy(ports: readonly number[], random: Random): Promise<number> {
  const until = performance.now() + BUSY_MS;
  const played = await Promise.all(
    Array.from({ length: BUSY_TABLES }, async (_, i) => {
      const port = ports[i % ports.length] ?? 0;
      const cookie = await newGuest(port);
      let n = 0;
      while (performance.now() < until) {
        const seat = await seated(port, await newTable(port, cookie, game), cookie);
        n += (await moves(seat, random, () => performance.now() >= until)).length;
        seat.socket.close();
      }
      return n;
    }),
  );
  return (played.reduce((sum, n) => sum + n, 0) * 1_000) / BUSY_MS;
}

/** Somebody is at a table; its node is killed; how long until they are welcomed at another one. */
async function takeOver(nodes: Nodes): Promise<number> {
  const [first = 0, second = 0] = nodes.ports;
  const cookie = await newGuest(first);
  const table = await newTable(first, cookie, game);
  const seat = await seated(first, table, cookie);
  await nodes.killAt(first);
  const since = performance.now();
  for (;;) {
    const back = await Watcher.at(second, cookie, table).catch(() => null);
    if (back?.client.state.shown !== null && back !== null) {
      back.socket.close();
      seat.socket.terminate();
      break;
    }
    back?.socket.terminate();
    await pause(LOOK_MS);
  }
  const took = performance.now() - since;
  await nodes.more();
  return took;
}

const entriesOf = async (seat: Watcher): Promise<number> => {
  const told = await seat.client.transcript();
  return (told === null ? null : readTranscript(told.transcript))?.entries.length ?? bug('no record of a table');
};

/** A player at a table of the node at `near`, who comes back over the one at `far`. */
async function player(near: number, far: number, random: Random): Promise<Player> {
  const cookie = await newGuest(near);
  const table = await newTable(near, cookie, game);
  const seat = await seated(near, table, cookie);
  const seats = [seat];
  return {
    cut: new Promise((done) => void seat.socket.once('close', () => done())),
    move: async () => {
      const place = await entriesOf(seat);
      const choice = await seat.botChoice(random);
      return choice !== null && (await seat.client.answer(choice)).t === 'ok' ? place : null;
    },
    back: async () => {
      const again = await Watcher.at(far, cookie, table);
      seats.push(again);
      return again.client.state.shown === null ? bug('not welcome yet') : entriesOf(again);
    },
    end: () => {
      for (const { socket } of seats) socket.terminate();
    },
  };
}

/** The first of the nodes dies while all their tables are played. */
async function death(nodes: Nodes, random: Random): Promise<Aftermath> {
  const { ports } = nodes;
  const [first = 0, second = 0] = ports;
  const players = await Promise.all(Array.from({ length: BUSY_TABLES }, (_, i) => player(ports[i % ports.length] ?? 0, second, random)));
  const after = await aftermath(players, () => nodes.killAt(first));
  await nodes.more();
  return after;
}

/** `eachRound`: what is measured in turn with it. */
export async function nodesMeasured(rounds: number, tables: number, eachRound: () => Promise<void>): Promise<NodesMeasured> {
  const database = await Postgres.start({ durable: true });
  const idle = { embedded: await memory(tables, SOME), 'one node': await memory(tables, SOME, await database.fresh()) };
  const random = randomFrom('nodes');
  const all: Readonly<Record<Kind, Nodes>> = {
    embedded: await Nodes.start(1, newFolder(), null, random),
    'one node': await Nodes.start(1, await database.fresh(), database, random),
    'three nodes': await Nodes.start(3, await database.fresh(), database, random),
  };
  const spread = (): { p50: number[]; p99: number[] } => ({ p50: [], p99: [] });
  const measured = {
    alone: { embedded: spread(), 'one node': spread(), 'three nodes': spread() },
    busy: { embedded: [], 'one node': [], 'three nodes': [] } satisfies Record<Kind, number[]>,
    atWork: { embedded: [], 'one node': [], 'three nodes': [] } satisfies Record<Kind, number[]>,
    carried: [] satisfies number[],
  };
  const busyRates: Record<Kind, number[]> = measured.busy;
  const atWork: Record<Kind, number[]> = measured.atWork;
  const carried: number[] = measured.carried;
  try {
    for (let round = 0; round < rounds; round++) {
      for (const kind of KINDS) {
        const { ports } = all[kind];
        const times = await alone(ports, random, false);
        measured.alone[kind].p50.push(at(times, 0.5));
        measured.alone[kind].p99.push(at(times, 0.99));
        const before = processors();
        busyRates[kind].push(await busy(ports, random));
        const after = processors();
        atWork[kind].push((after.work - before.work) / (after.all - before.all));
        if (kind === 'three nodes') carried.push(at(await alone(ports, random, true), 0.5));
      }
      await eachRound();
    }
    const takeOvers: number[] = [];
    for (let i = 0; i < rounds * 3; i++) takeOvers.push(await takeOver(all['three nodes']));
    const lost: Aftermath[] = [];
    for (let i = 0; i < DEATHS; i++) lost.push(await death(all['three nodes'], random));
    return { game, alone: measured.alone, busy: busyRates, atWork, carried, takeOvers, lost, idle };
  } finally {
    for (const kind of KINDS) all[kind].end();
    await database.stop();
  }
}
