// Owns the load of several nodes on Colyseus: rooms on one process and on three that share a Redis, and the death of one of the three.

import { at } from '@undercroft/kernel';
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { at as part } from '../../../apps/server/bench/client.ts';
import { aftermath, type Aftermath, type Player } from '../../../apps/server/bench/aftermath.ts';
import { BUSY_MS, BUSY_TABLES, DEATHS, MOVES_ALONE } from '../../../apps/server/bench/nodes.ts';
import { joined } from './client.mjs';
import { ensureColyseus } from '../install.ts';
import { freePort, Redis, redisProgram } from './redis.ts';

type Line = Awaited<ReturnType<typeof joined>>;

export const KINDS = ['one process', 'three processes'] as const;
export type Kind = (typeof KINDS)[number];

/** As long as a long game of ours; then there is a new room. */
const MOVES_IN_ROOM = 300;
const CHOICE = { act: 'choose', first: 12, also: [3, 4] };

export interface Colyseus {
  readonly alone: { readonly p50: number[]; readonly p99: number[] };
  readonly busy: number[];
}
export interface Peer {
  readonly of: Readonly<Record<Kind, Colyseus>>;
  /** Everything once, in turn. */
  round(): Promise<void>;
  /** One of the three is killed while all its rooms are played, some times. */
  deaths(): Promise<readonly Aftermath[]>;
  stop(): Promise<void>;
}

interface Process {
  readonly child: ChildProcess;
  readonly port: number;
}

async function started(redis: string): Promise<Process> {
  const port = await freePort();
  const child = fork(fileURLToPath(new URL('./serve.mjs', import.meta.url)), [String(port), redis], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise<void>((done, fail) => {
    child.once('message', () => done());
    child.once('exit', (code) => fail(new Error(`Colyseus did not start: ${code}`)));
  });
  child.removeAllListeners('exit');
  return { child, port };
}

let named = 0;
const newName = (): string => `room ${++named}`;

/** The times of so many moves in one room, or of as many as go until then. */
async function moves(line: Line, most: number, until = Number.POSITIVE_INFINITY): Promise<number[]> {
  const times: number[] = [];
  while (times.length < most && performance.now() < until) {
    const since = performance.now();
    if (!(await line.answer(CHOICE))) throw new Error('a move was refused');
    times.push(performance.now() - since);
  }
  return times;
}

async function alone([{ port }]: readonly [Process, ...Process[]]): Promise<readonly number[]> {
  const line = await joined(port, newName());
  const times = await moves(line, MOVES_ALONE);
  await line.leave();
  return times;
}

async function busy(processes: readonly Process[]): Promise<number> {
  const until = performance.now() + BUSY_MS;
  const played = await Promise.all(
    Array.from({ length: BUSY_TABLES }, async (_, i) => {
      const { port } = at(processes, i % processes.length);
      let n = 0;
      while (performance.now() < until) {
        const line = await joined(port, newName());
        n += (await moves(line, MOVES_IN_ROOM, until)).length;
        await line.leave();
      }
      return n;
    }),
  );
  return (played.reduce((sum, n) => sum + n, 0) * 1_000) / BUSY_MS;
}

/** Who looks comes to the room of the same name, by way of any process that lives. */
async function player(near: number, looking: () => number): Promise<Player & { readonly port: number }> {
  const name = newName();
  const line = await joined(near, name);
  const lines = [line];
  let n = 0;
  return {
    port: line.port,
    cut: line.cut,
    move: async () => ((await line.answer(CHOICE)) ? n++ : null),
    back: async () => {
      const again = await joined(looking(), name);
      lines.push(again);
      return again.moves();
    },
    end: () => {
      for (const one of lines) void one.leave().catch(() => undefined);
    },
  };
}

/** The process with the most rooms dies: which one has a room is up to Colyseus. */
async function death(processes: Process[], redis: string): Promise<Aftermath> {
  const players: (Player & { readonly port: number })[] = [];
  let alive = at(processes, 0);
  for (let i = 0; i < BUSY_TABLES; i++) players.push(await player(at(processes, i % processes.length).port, () => alive.port));
  const rooms = ({ port }: Process): number => players.filter((one) => one.port === port).length;
  const [victim = alive, survivor = alive] = processes.toSorted((a, b) => rooms(b) - rooms(a));
  alive = survivor;
  const after = await aftermath(players, async () => {
    const gone = new Promise((done) => victim.child.once('exit', done));
    victim.child.kill('SIGKILL');
    await gone;
  });
  processes.splice(processes.indexOf(victim), 1);
  processes.push(await started(redis));
  return after;
}

/** Measures with that redis-server; or says why not. */
export async function colyseusPeer(path: string): Promise<Peer | string> {
  const program = redisProgram(path);
  return program === null ? 'redis-server is not installed' : (ensureColyseus() ?? colyseus(program));
}

async function colyseus(program: string): Promise<Peer> {
  const redis = await Redis.start(program);
  const one = await started('');
  const three = [await started(redis.url), await started(redis.url), await started(redis.url)];
  const fresh = (): Colyseus => ({ alone: { p50: [], p99: [] }, busy: [] });
  const of = { 'one process': fresh(), 'three processes': fresh() };
  const processes: Readonly<Record<Kind, readonly Process[]>> = { 'one process': [one], 'three processes': three };
  return {
    of,
    round: async () => {
      for (const kind of KINDS) {
        const times = await alone([at(processes[kind], 0)]);
        of[kind].alone.p50.push(part(times, 0.5));
        of[kind].alone.p99.push(part(times, 0.99));
        of[kind].busy.push(await busy(processes[kind]));
      }
    },
    deaths: async () => {
      const lost: Aftermath[] = [];
      for (let i = 0; i < DEATHS; i++) lost.push(await death(three, redis.url));
      return lost;
    },
    stop: async () => {
      for (const { child } of [one, ...three]) child.kill('SIGKILL');
      await redis.stop();
    },
  };
}
