// Owns the other end of the measurements: the measured process, a guest, and lines that count what they hear.

import { missing, bug, isRecord, type Growing } from '@undercroft/kernel';
import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { botChoice, randomBot, type Bot } from '@undercroft/bots';
import { readServerMessage, TableClient, type Answered, type ClientMessage, type PickNode, type PathStep } from '@undercroft/table';
import type { Choice, Random } from '@undercroft/kernel';
import { readTranscript, replay } from '@undercroft/record';
import { WebSocket } from 'ws';
import { gameRegistry } from '../src/game-registry.ts';

/** What is played: the first game for one. */
export const game: string =
  [...gameRegistry.games.values()].find(({ checkSetup, seats }) => {
    const checked = checkSetup({});
    return checked.ok && seats(checked.setup) === 1;
  })?.id ?? '';

const bot: Bot<object> = Object.values(gameRegistry.bots.get(game) ?? {})[0] ?? randomBot;

const BEGIN_TRIES = 2_000;
const TRY_MS = 5;

/** A part of the way up, from 0 to 1, in what was measured. */
export const at = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;

export interface Levels {
  readonly rss: number;
  readonly heap: number;
  readonly tables: number;
  readonly known: number;
  /** CPU time of the process so far, in milliseconds. */
  readonly cpu: number;
  /** Open files and sockets. */
  readonly descriptors: number;
}

export interface Times {
  readonly stored: readonly number[];
  readonly synced: readonly number[];
}

export class Host {
  readonly port: number;
  readonly echo: number;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, { port, echo }: { port: number; echo: number }) {
    this.child = child;
    this.port = port;
    this.echo = echo;
  }

  /** `strict`: with the limits that a server has by default; else with none. `store`: a database instead of a folder. */
  static async start(idleSeconds: number, limits: 'none' | 'strict' = 'none', store = ''): Promise<Host> {
    const path = fileURLToPath(new URL('./host.ts', import.meta.url));
    const child = fork(path, [String(idleSeconds), limits, store], { execArgv: ['--expose-gc'] });
    return new Host(child, await heard(child));
  }

  levels(): Promise<Levels> {
    this.child.send('levels');
    return heard(this.child);
  }

  /** What the store and the echo took for each write since this was last asked. */
  times(): Promise<Times> {
    this.child.send('times');
    return heard(this.child);
  }

  stop(): void {
    this.child.send('stop');
  }
}

/** What a process of ours says next. */
export function heard<T>(child: ChildProcess): Promise<T> {
  return new Promise((done) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `host.ts` and `attacker.ts` say what they are asked for.
    child.once('message', (message) => done(message as T));
  });
}

export async function newGuest(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/guest`, { method: 'POST' });
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

export async function newTable(port: number, cookie: string, game: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ game, setup: {}, seats: [{ kind: 'me' }] }),
  });
  return idIn(await answer.json());
}

/** The id of a table that was just made. */
export const idIn = (told: unknown): string => (isRecord(told) ? String(told['id']) : bug('no table'));

/** A page's side of a table that counts what it is sent. */
export class Watcher {
  readonly client: TableClient;
  readonly socket: WebSocket;
  bytes = 0;

  private constructor(socket: WebSocket, table: string) {
    this.socket = socket;
    this.client = new TableClient(
      table,
      (message: ClientMessage) => socket.send(JSON.stringify(message)),
      () => undefined,
    );
    socket.on('message', (data: Buffer) => {
      this.bytes += data.byteLength;
      this.client.receive(readServerMessage(data.toString('utf8')) ?? missing());
    });
  }

  /** `from`: an address of this machine. */
  static async at(port: number, cookie: string, table: string, from = '127.0.0.1'): Promise<Watcher> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { cookie }, perMessageDeflate: false, localAddress: from });
    const watcher = new Watcher(socket, table);
    await new Promise((done, fail) => {
      socket.once('open', done);
      socket.once('error', fail);
    });
    const welcomed = new Promise((done) => void socket.once('message', done));
    watcher.client.opened();
    await welcomed;
    return watcher;
  }

  /** Begins the game and waits for the first question: the dice are fixed in between. */
  async begin(): Promise<void> {
    const reply = await this.client.ask({ t: 'begin' });
    if (reply.t !== 'ok') throw new Error(`a table does not begin: ${JSON.stringify(reply)}`);
    for (let left = BEGIN_TRIES; left > 0; left--) {
      if ((this.client.state.shown?.offer ?? null) !== null) return;
      await new Promise((done) => void setTimeout(done, TRY_MS));
    }
    throw new Error('a table that began asks nothing');
  }

  /** What the first bot of the game answers, so that games are as long as games are; null when the game is over. */
  async botChoice(random: Random): Promise<Choice | null> {
    if ((this.client.state.shown?.offer ?? null) === null) return null;
    const told = await this.client.transcript();
    const rules = gameRegistry.games.get(game);
    const read = told === null ? null : readTranscript(told.transcript);
    // A game of several keeps its record to itself until it is over.
    if (rules === undefined || read === null) return this.choice(random);
    const replayed = replay(rules, read);
    if (!replayed.ok) throw new Error(`the record of a running game does not replay: ${replayed.problem.detail}`);
    return botChoice(replayed.state, replayed.state.toAct, bot, random);
  }

  /** A legal answer to what is asked, found as a page finds it. */
  async choice(random: Random): Promise<Choice | null> {
    const offer = this.client.state.shown?.offer ?? null;
    if (offer === null) return null;
    const path: PathStep[] = [];
    const picked: Growing = { act: '' };
    let at: PickNode | Answered = offer.node;
    for (let left = 300; left > 0 && !('done' in at); left--) {
      const node: PickNode = at;
      const k = random.below(node.options.length + (node.canStop === true ? 1 : 0));
      const step: PathStep = k < node.options.length ? (node.options[k] ?? missing()) : null;
      const chosen = node.chosen ?? [];
      if (node.kind === 'one' || node.kind === 'text') picked[node.pick] = step;
      else picked[node.pick] = step === null ? chosen : [...chosen, step];
      path.push(step);
      const next: PickNode | Answered | null = (step === null ? node.stopped : node.next?.[k]) ?? (await this.client.look(path, 100));
      if (next === null) return null;
      at = next;
    }
    return picked;
  }
}
