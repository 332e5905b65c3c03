// Owns one WebSocket: its first word, its one table, how fast it may speak, and how slow it may listen.

import type { Duplex } from 'node:stream';
import { LONGEST, PROTOCOL, type Bye, type ClientMessage, type Code, type ServerMessage } from '@undercroft/table';
import type { RawData, WebSocket } from 'ws';
import type { Metrics } from '../metrics.ts';
import type { Refusals } from '../refusals.ts';
import type { Settings } from '../settings.ts';
import type { FairShare } from '../share.ts';
import type { Guest } from '../store/store.ts';
import type { Peer } from '../tables/around.ts';
import type { LiveTable } from '../tables/live.ts';
import { isTableId, type Tables } from '../tables/tables.ts';
import { Relay } from '../cluster/relay.ts';
import { Bucket } from './limits.ts';
import { costOf, readText } from './read.ts';

/** Queue limit of a connection; a sender of more messages before any reply is too fast. */
const MOST_WAITING = 64;
/** Pings that are answered at once and in the long run: browsers send none, a proxy one now and then. */
const CONTROL_BURST = 20;
const CONTROL_A_SECOND = 1;
/** Consecutive refusals for speed before the connection is closed. */
const PATIENCE = 50;
const HELLO_MS = 15_000;
const LAST_WORD_MS = 2_000;
/** So long a line waits for a table that is on its way from one node to another, looking now and then. */
const PLACING_MS = 6_000;
const LOOK_AGAIN_MS = 60;

/** Nobody knows where the table is. */
const NOWHERE = { address: '', leaving: true };

/** Close codes of WebSocket that go with our own words. */
const CLOSE_CODES: Readonly<Record<Bye['code'], number>> = {
  restarting: 1012,
  replaced: 4001,
  'too-slow': 4002,
  'too-fast': 1008,
  'too-big': 1009,
  idle: 4003,
  damaged: 1011,
  secluded: 4004,
};

/** A WebSocket, and the stream it was made of. */
export interface Line {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  /** With what another node takes the line over; null: there is none that might. */
  readonly carry: Readonly<Record<string, string>> | null;
}

export interface Surroundings {
  readonly tables: Tables;
  readonly metrics: Metrics;
  readonly settings: Settings;
  readonly share: FairShare;
  readonly refusals: Refusals;
  readonly gone: (connection: Connection) => void;
}

export class Connection implements Peer {
  readonly id: string;
  readonly who: string;
  readonly name: string;
  readonly address: string;
  /** What the device at the other end is known by. */
  readonly device: string;
  private readonly socket: WebSocket;
  /** What the socket writes to. */
  private readonly stream: Duplex;
  private readonly carry: Line['carry'];
  private readonly around: Surroundings;
  private readonly bucket: Bucket;
  private readonly control = new Bucket(CONTROL_BURST, CONTROL_A_SECOND, performance.now());
  private readonly helloTimer: NodeJS.Timeout;
  private table: LiveTable | null = null;
  /** The line to the node that has the table. */
  private relay: Relay | null = null;
  /** Where the table is, is being found out: whatever comes meanwhile waits. */
  private placing: Promise<LiveTable | null> | null = null;
  private waiting = 0;
  private tooFast = 0;
  private answered = true;
  private closing = false;
  private corked = false;

  constructor(id: string, guest: Guest, device: string, address: string, line: Line, around: Surroundings) {
    const { socket, stream, carry } = line;
    this.carry = carry;
    this.id = id;
    this.who = guest.id;
    this.name = guest.name;
    this.address = address;
    this.device = device;
    this.socket = socket;
    this.stream = stream;
    this.around = around;
    const { messageBurst, messagesPerSecond } = around.settings;
    this.bucket = new Bucket(messageBurst, messagesPerSecond, performance.now());
    this.helloTimer = setTimeout(() => this.bye('idle'), HELLO_MS);
    this.helloTimer.unref();
    socket.on('message', (data, binary) => this.received(data, binary));
    socket.on('ping', (data) => this.controlled(() => this.socket.pong(data)));
    socket.on('pong', () => {
      if (this.answered) this.controlled(() => undefined);
      this.answered = true;
    });
    // An error is always followed by a close.
    socket.on('error', () => undefined);
    socket.on('close', () => this.closed());
  }

  /** Another node carries this line: it passes on what is said, and pings by itself. */
  private get isCarried(): boolean {
    return this.carry === null && !this.around.tables.isAlone;
  }

  get isClosing(): boolean {
    return this.closing;
  }

  send(message: ServerMessage): void {
    if (this.closing || this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > this.around.settings.bufferBytes) return this.bye('too-slow');
    this.write(message.t, JSON.stringify(message));
  }

  private write(type: string, text: string): void {
    this.around.metrics.bytes.inc({ type }, Buffer.byteLength(text));
    this.cork();
    this.socket.send(text);
  }

  /** What is sent in one tick is one write: a system call costs as much as making a short reply. */
  private cork(): void {
    if (this.corked) return;
    this.corked = true;
    this.stream.cork();
    process.nextTick(() => {
      this.corked = false;
      this.stream.uncork();
    });
  }

  bye(code: Bye['code']): void {
    if (this.closing) return;
    this.closing = true;
    this.around.metrics.byes.inc({ code });
    if (code !== 'restarting') this.around.refusals.count('line', code);
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify({ t: 'bye', code } satisfies Bye));
    this.socket.close(CLOSE_CODES[code], code);
    // Stops reading from a flooding line.
    if (code === 'too-fast' || code === 'too-slow') this.socket.pause();
    // Terminates a peer that does not even close.
    setTimeout(() => this.socket.terminate(), LAST_WORD_MS).unref();
  }

  /** Is anybody still there? Called now and then. */
  beat(): void {
    if (!this.answered) return this.socket.terminate();
    this.answered = false;
    this.socket.ping();
  }

  /** A ping, or a pong that nobody asked for: a few are taken; who sends more is cut off without a word, since they may not even read. */
  private controlled(answer: () => void): void {
    if (this.closing) return;
    this.around.metrics.messages.inc({ type: 'control' });
    // A node that carries a line looks often whether we live.
    if (this.isCarried || this.control.take(1, performance.now())) return answer();
    if (++this.tooFast <= PATIENCE) return;
    this.bye('too-fast');
    this.socket.terminate();
  }

  private refuse(id: number, code: Code, detail?: string): void {
    this.around.refusals.count('message', code);
    this.send({ t: 'no', id, code, ...(detail === undefined ? {} : { detail }) });
  }

  private received(data: RawData, binary: boolean): void {
    if (this.closing) return;
    const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.isBuffer(data) ? data : Buffer.from(data);
    if (bytes.byteLength > LONGEST) return this.bye('too-big');
    const text = bytes.toString('utf8');
    const read = binary ? ({ ok: false, id: 0, detail: 'text is wanted' } as const) : readText(text, this.around.settings.messageDepth);
    const cost = read.ok ? costOf(read.message) : 1;
    if (this.waiting >= MOST_WAITING || !this.bucket.take(cost, performance.now()) || this.around.share.isSpent(this)) {
      if (++this.tooFast > PATIENCE) return this.bye('too-fast');
      return this.refuse(read.ok ? read.message.id : read.id, 'too-fast');
    }
    this.tooFast = 0;
    this.around.metrics.messages.inc({ type: read.ok ? read.message.t : 'malformed' });
    if (!read.ok) return this.refuse(read.id, 'malformed', read.detail);
    this.waiting++;
    void this.around.share
      .turn(this)
      .then(() => this.handle(read.message, text))
      // The store gave no answer.
      .catch(() => this.refuse(read.message.id, 'damaged'))
      .finally(() => {
        this.waiting--;
      });
  }

  private async handle(message: ClientMessage, text: string): Promise<void> {
    if (this.placing !== null && this.relay === null) await this.placing;
    if (this.relay !== null) return this.relay.say(text) ? undefined : this.bye('too-slow');
    const { table } = this;
    if (message.t === 'hello') {
      if (message.protocol !== PROTOCOL) return this.refuse(message.id, 'protocol', String(PROTOCOL));
      if (!isTableId(message.table)) return this.refuse(message.id, 'no-table');
      if (table !== null && table.id !== message.table) return this.refuse(message.id, 'malformed', 'one table to a connection');
      // At the only node it is there at once: what was sent in one breath with the hello finds it.
      const placed = table ?? this.placed(message.table, text);
      const wanted = placed instanceof Promise ? await placed : placed;
      if (wanted === null) return;
      this.table = wanted;
      const welcomed = await wanted.hello(this, message);
      if (welcomed) clearTimeout(this.helloTimer);
      else if (table === null && this.table === wanted) {
        this.table = null;
        this.around.tables.release(wanted);
      }
      if (this.closing || this.socket.readyState > this.socket.OPEN) await wanted.leave(this);
      return;
    }
    if (table === null) return message.t === 'ping' ? this.send({ t: 'ok', id: message.id, n: 0 }) : this.refuse(message.id, 'no-table');
    await table.message(this, message);
  }

  /** The table, where it is at this node. Else the line goes on to the node that has it, and null. */
  private placed(table: string, hello: string): LiveTable | Promise<LiveTable | null> {
    const { tables } = this.around;
    if (tables.isAlone) return tables.at(table);
    this.placing ??= this.place(table, hello).finally(() => {
      this.placing = null;
    });
    return this.placing;
  }

  private async place(table: string, hello: string): Promise<LiveTable | null> {
    for (const end = performance.now() + PLACING_MS; performance.now() < end && !this.closing; ) {
      // A database that gives no answer is asked again, too.
      const owner = await this.around.tables.elsewhere(table).catch(() => NOWHERE);
      if (owner === null) return this.around.tables.at(table);
      // A line that another node sent here finds its table there, or nowhere for now: it never goes on to a third.
      if (this.isCarried && !owner.leaving) break;
      const relay =
        owner.leaving || this.carry === null
          ? null
          : await Relay.open(owner.address, this.carry, this.around.settings, {
              said: (text) => this.carried(text),
              ended: (code) => this.carriedOut(code),
            });
      if (relay !== null && !this.closing) {
        this.relay = relay;
        relay.say(hello);
        return null;
      }
      relay?.close();
      await new Promise((done) => void setTimeout(done, LOOK_AGAIN_MS));
    }
    this.bye('restarting');
    return null;
  }

  /** The node that has the table says something to whoever is at this line. */
  private carried(text: string): void {
    clearTimeout(this.helloTimer);
    if (this.closing || this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > this.around.settings.bufferBytes) return this.bye('too-slow');
    this.write('carried', text);
  }

  /** The node that has the table has closed the line, with a word or without. */
  private carriedOut(code: number): void {
    if (!Object.values(CLOSE_CODES).includes(code)) return this.bye('restarting');
    this.closing = true;
    this.socket.close(code);
    setTimeout(() => this.socket.terminate(), LAST_WORD_MS).unref();
  }

  private closed(): void {
    clearTimeout(this.helloTimer);
    this.relay?.close();
    this.closing = true;
    const { table } = this;
    this.table = null;
    this.around.gone(this);
    if (table !== null) void table.leave(this).then(() => this.around.tables.release(table));
  }
}
