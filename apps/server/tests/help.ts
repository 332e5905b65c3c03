// Owns what the tests of the server share: a server in a folder of its own, guests, and players at the end of a real line.

import { missing } from '@undercroft/kernel';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Picked, Random } from '@undercroft/kernel';
import {
  PROTOCOL,
  readServerMessage,
  TableClient,
  type Answered,
  type ClientMessage,
  type PickNode,
  type Reply,
  type ServerMessage,
  type PathStep,
} from '@undercroft/table';
import { textAt } from '@undercroft/testkit/json';
import { DatabaseSync } from 'node:sqlite';
import { WebSocket } from 'ws';
import { startServer, type RunningServer, type ServerOptions } from '../src/server.ts';
import { settingsFrom, type Settings } from '../src/settings.ts';
import type { Store } from '../src/store/store.ts';
import { gameRegistry } from './games.ts';

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'undercroft-server-'));
export const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));

/** Settings that no test runs into by accident; a test that wants a limit sets it. */
export const testSettings = (given: Partial<Settings> = {}): Settings =>
  settingsFrom(
    {},
    {
      port: 0,
      data: newFolder(),
      log: 'silent',
      messagesPerSecond: 100_000,
      messageBurst: 1_000_000,
      requestsPerMinute: 1_000_000,
      connectionsPerGuest: 1_000,
      connectionsPerAddress: 100_000,
      tablesPerGuest: 100_000,
      workPerSecond: 1_000_000,
      commitsPerSecond: 1_000_000,
      storedPerAddress: 1_000_000,
      socketsPerMinute: 100_000_000,
      ...given,
    },
  );

export const startTest = (given: Partial<Settings> = {}, more: Partial<ServerOptions> = {}): Promise<RunningServer> =>
  startServer({ settings: testSettings(given), gameRegistry, ...more });

export async function until(what: string, holds: () => boolean | Promise<boolean>, ms = 20_000): Promise<void> {
  for (const end = performance.now() + ms; performance.now() < end; ) {
    if (await holds()) return;
    await pause(5);
  }
  throw new Error(`waited in vain: ${what}`);
}

/** Somebody with a cookie. */
export class Visitor {
  readonly port: number;
  readonly cookie: string;

  constructor(port: number, cookie: string) {
    this.port = port;
    this.cookie = cookie;
  }

  static async come(port: number, name = ''): Promise<Visitor> {
    const answer = await fetch(`http://127.0.0.1:${port}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    if (!answer.ok) throw new Error(`no guest: ${answer.status}`);
    return new Visitor(port, (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '');
  }

  /** The same person at a server that was started anew. */
  at(port: number): Visitor {
    return new Visitor(port, this.cookie);
  }

  get(path: string): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.port}${path}`, { headers: { cookie: this.cookie } });
  }

  post(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.cookie, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  async make(game: string, setup: object, seats: readonly object[], options: object = {}): Promise<string> {
    // Windows that last a fixed time are tried where that is claimed; everywhere else they end when all have answered.
    const answer = await this.post('/api/tables', { game, setup, seats, options: { window: null, ...options } });
    const told: unknown = await answer.json();
    if (answer.status !== 201) throw new Error(`no table: ${answer.status} ${JSON.stringify(told)}`);
    return textAt(told, 'id');
  }

  /** `from`: another address of this machine. */
  socket(headers: Readonly<Record<string, string>> = {}, from = '127.0.0.1'): WebSocket {
    return new WebSocket(`ws://127.0.0.1:${this.port}/ws`, {
      headers: { cookie: this.cookie, ...headers },
      perMessageDeflate: false,
      localAddress: from,
    });
  }

  /** A line over which anything can be said; what comes back is collected. */
  async line(headers: Readonly<Record<string, string>> = {}): Promise<Line> {
    const line = new Line(this.socket(headers));
    await line.opened;
    return line;
  }

  async sit(table: string, at?: number): Promise<Player> {
    const player = new Player(this.socket(), table, at);
    await player.welcomed();
    return player;
  }
}

const messageIn = (data: Buffer): ServerMessage => readServerMessage(data.toString('utf8')) ?? missing();

/** The database behind a store, for what no store tells. */
export function databaseOf(store: Store): DatabaseSync {
  const db: unknown = Reflect.get(store, 'db');
  if (db instanceof DatabaseSync) return db;
  throw new Error('a store without a database');
}

/** A bare line. */
export class Line {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[] = [];
  readonly opened: Promise<void>;
  readonly closed: Promise<number>;
  private id = 1;

  constructor(socket: WebSocket) {
    this.socket = socket;
    this.opened = new Promise((done, fail) => {
      socket.once('open', done);
      socket.once('error', fail);
    });
    this.closed = new Promise((done) => void socket.once('close', done));
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer) => this.heard.push(messageIn(data)));
  }

  /** Sends a message and waits for the reply to it. */
  async ask(message: object): Promise<ServerMessage> {
    const id = this.id++;
    this.socket.send(JSON.stringify({ id, ...message }));
    return this.replyTo(id);
  }

  async replyTo(id: number): Promise<ServerMessage> {
    const find = (): ServerMessage | undefined => this.heard.find((one) => 'id' in one && one.id === id);
    await until(`a reply to ${id}`, () => find() !== undefined);
    return find() ?? missing();
  }

  /** Sends anything and waits for the next thing that is said. */
  async say(raw: string | Buffer): Promise<ServerMessage> {
    const before = this.heard.length;
    this.socket.send(raw);
    await until('an answer', () => this.heard.length > before);
    return this.heard[before] ?? missing();
  }

  hello(table: string, more: object = {}): Promise<ServerMessage> {
    return this.ask({ t: 'hello', protocol: PROTOCOL, table, ...more });
  }
}

/** A page's side of a table, over a real line. */
export class Player {
  readonly client: TableClient;
  readonly socket: WebSocket;
  /** The bytes of every message, by its type. */
  readonly bytes: { readonly t: string; readonly n: number }[] = [];
  welcomes = 0;

  constructor(socket: WebSocket, table: string, at?: number) {
    this.socket = socket;
    this.client = new TableClient(
      table,
      (message: ClientMessage) => socket.send(JSON.stringify(message)),
      () => undefined,
      at === undefined ? {} : { at },
    );
    socket.on('open', () => this.client.opened());
    socket.on('error', () => undefined);
    socket.on('close', () => this.client.lost());
    socket.on('message', (data: Buffer) => {
      const message = messageIn(data);
      this.bytes.push({ t: message.t, n: data.byteLength });
      if (message.t === 'welcome') this.welcomes++;
      this.client.receive(message);
    });
  }

  async welcomed(): Promise<void> {
    await until('a welcome', () => this.client.state.shown !== null || this.socket.readyState > this.socket.OPEN);
  }

  get phase(): string {
    return this.client.state.shown?.meta.phase ?? 'none';
  }

  get isAsked(): boolean {
    return (this.client.state.shown?.offer ?? null) !== null;
  }

  /** A legal answer, found as a page finds it: by looking, pick by pick. */
  async randomChoice(random: Random): Promise<Record<string, Picked> | null> {
    const offer = this.client.state.shown?.offer;
    if (offer === null || offer === undefined) return null;
    const path: PathStep[] = [];
    const picked: Record<string, Picked> = {};
    let at: PickNode | Answered = offer.node;
    for (let left = 300; left > 0 && !('done' in at); left--) {
      const node: PickNode = at;
      const { pick, kind, options, canStop, chosen = [] } = node;
      const k = random.below(options.length + (canStop === true ? 1 : 0));
      const step: PathStep = k < options.length ? (options[k] ?? missing()) : null;
      if (kind === 'one' || kind === 'text') picked[pick] = step;
      else picked[pick] = step === null ? chosen : [...chosen, step];
      path.push(step);
      const next: PickNode | Answered | null = (step === null ? node.stopped : node.next?.[k]) ?? (await this.client.look(path, 40));
      if (next === null) return null;
      at = next;
    }
    return picked;
  }

  /** Plays one decision at random. Null: there was none, or the line is gone. */
  async step(random: Random): Promise<Reply | null> {
    const choice = await this.randomChoice(random);
    return choice === null ? null : this.client.answer(choice);
  }

  async close(): Promise<void> {
    this.client.close();
    if (this.socket.readyState === this.socket.CLOSED) return;
    const closed = new Promise<void>((done) => void this.socket.once('close', () => done()));
    this.socket.close();
    await closed;
  }
}

/** All play at random until the game is over. */
export async function playOn(players: readonly Player[], random: Random, most = 3_000): Promise<number> {
  let moves = 0;
  for (let left = most; left > 0; left--) {
    const [first] = players;
    if (first === undefined || first.phase === 'over') return moves;
    const asked = players.filter((player) => player.isAsked);
    if (asked.length === 0) {
      await pause(2);
      continue;
    }
    for (const player of asked) {
      const reply = await player.step(random);
      if (reply?.t === 'ok') moves++;
    }
  }
  throw new Error('the game did not end');
}
