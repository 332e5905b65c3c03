// Owns the page's side of a table, without IO: what is shown now, the log, and requests that wait for their reply.

import { digest, type Seat, type Why } from '@undercroft/kernel';
import type { Answered, PickNode, Step } from './asked.ts';
import { patch } from './diff.ts';
import { PROTOCOL, type ClientMessage } from './protocol.ts';
import type { Orders } from './record.ts';
import type { Bye, LogGroup, No, Ok, ServerMessage, Shown, Welcome } from './shown.ts';

/** A part of the log, with what was seen right after it: words are composed from both, in whatever language is read now. */
export interface LogEntry extends LogGroup {
  readonly view: object | null;
}

export interface TableState {
  /** 'lost': the transport is trying to come back by itself. */
  readonly link: 'opening' | 'open' | 'lost' | 'closed';
  readonly welcome: Pick<Welcome, 'table' | 'game' | 'rules' | 'setup'> | null;
  readonly shown: Shown | null;
  readonly log: readonly LogEntry[];
  /** Groups that arrived as something that just happened, not as history: counted, so that a stage can tell what is new. */
  readonly live: number;
  /** The latest refusal, until something is done or happens. */
  readonly refusal: No | null;
  /** Something was sent and is not answered yet. */
  readonly busy: boolean;
  readonly bye: Bye | null;
}

export type Reply = Ok | No | Welcome;
type Distribute<M> = M extends ClientMessage ? Omit<M, 'id'> : never;
/** A message without its number. */
export type Wanted = Distribute<ClientMessage>;

const CLOSED: No = { t: 'no', id: 0, code: 'no-table' };
const LOG_MOST = 400;

export class TableClient {
  state: TableState = { link: 'opening', welcome: null, shown: null, log: [], live: 0, refusal: null, busy: false, bye: null };
  private readonly table: string;
  private readonly send: (message: ClientMessage) => void;
  private readonly changed: (state: TableState) => void;
  private readonly waiting = new Map<number, (reply: Reply) => void>();
  private next = 1;
  private at: Seat | undefined;
  private n = 0;

  constructor(table: string, send: (message: ClientMessage) => void, changed: (state: TableState) => void, at?: Seat) {
    this.table = table;
    this.send = send;
    this.changed = changed;
    this.at = at;
  }

  /** The transport is open, for the first time or again. */
  opened(): void {
    // Whether what was asked before was done is seen in the welcome: nothing is sent twice by itself.
    this.dropWaiting();
    const at = this.at === undefined ? {} : { at: this.at };
    this.send({ t: 'hello', id: this.next++, protocol: PROTOCOL, table: this.table, last: this.n, ...at });
  }

  lost(): void {
    this.dropWaiting();
    this.set({ link: this.state.link === 'closed' ? 'closed' : 'lost', busy: false });
  }

  receive(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.welcomed(message);
        this.settle(message.id, message);
        return;
      case 'frame': {
        const { shown } = this.state;
        if (shown === null) return;
        const now = patch(shown, message.diff) as Shown;
        if (message.digest !== undefined && message.digest !== digest(now)) {
          this.opened();
          return;
        }
        this.n = message.n;
        const { back } = message;
        const kept = back === undefined ? this.state.log : this.state.log.filter((one) => one.n <= back);
        const added = message.groups.map((group) => ({ ...group, view: now.view }));
        this.set({ shown: now, log: [...kept, ...added].slice(-LOG_MOST), live: this.state.live + added.length, refusal: null });
        return;
      }
      case 'bye':
        this.set({ bye: message });
        return;
      default:
        this.settle(message.id, message);
    }
  }

  /** Sends a message and waits for its reply. A refusal is kept, to be said where the offer is. */
  async ask(wanted: Wanted): Promise<Reply> {
    if (this.state.link !== 'open') return CLOSED;
    const id = this.next++;
    const reply = new Promise<Reply>((resolve) => this.waiting.set(id, resolve));
    const quiet = wanted.t === 'look' || wanted.t === 'why' || wanted.t === 'ping' || wanted.t === 'log' || wanted.t === 'transcript';
    if (!quiet) this.set({ busy: true, refusal: null });
    this.send({ ...wanted, id } as ClientMessage);
    const got = await reply;
    if (!quiet) this.set({ busy: false, refusal: got.t === 'no' ? got : null });
    return got;
  }

  answer(choice: object): Promise<Reply> {
    const offer = this.state.shown?.offer;
    return offer === null || offer === undefined
      ? Promise.resolve(CLOSED)
      : this.ask({ t: 'answer', offer: offer.ref, choice: choice as never });
  }

  async look(path: readonly Step[], budget: number): Promise<PickNode | Answered | null> {
    const offer = this.state.shown?.offer;
    if (offer === null || offer === undefined) return null;
    const reply = await this.ask({ t: 'look', offer: offer.ref, path: [...path], budget });
    return reply.t === 'ok' ? (reply.data as PickNode | Answered) : null;
  }

  async why(path: readonly Step[], value: string | number): Promise<Why | null> {
    const offer = this.state.shown?.offer;
    if (offer === null || offer === undefined) return null;
    const reply = await this.ask({ t: 'why', offer: offer.ref, path: [...path], value });
    return reply.t === 'ok' ? ((reply.data ?? null) as Why | null) : null;
  }

  back(to: number): Promise<Reply> {
    return this.ask({ t: 'back', to });
  }

  /** Looks from another of one's own seats. */
  turn(seat: Seat): Promise<Reply> {
    this.at = seat;
    return this.ask({ t: 'turn', seat });
  }

  orders(orders: Orders): Promise<Reply> {
    return this.ask({ t: 'orders', orders: { pass: orders.pass, except: [...orders.except] } });
  }

  async transcript(): Promise<{ readonly transcript: string; readonly proof: unknown } | null> {
    const reply = await this.ask({ t: 'transcript' });
    return reply.t === 'ok' ? (reply.data as { transcript: string; proof: unknown }) : null;
  }

  close(): void {
    this.dropWaiting();
    this.set({ link: 'closed' });
  }

  private welcomed(message: Welcome): void {
    const { table, game, rules, setup, shown } = message;
    const before = this.n;
    this.n = message.n;
    // What happened while we were away is told as news; on the first visit it is history.
    const news = this.state.shown === null ? 0 : message.log.filter((group) => group.n > before).length;
    this.set({
      link: 'open',
      welcome: { table, game, rules, setup },
      shown,
      log: message.log.map((group) => ({ ...group, view: shown.view })),
      live: this.state.live + news,
      bye: null,
      busy: false,
    });
  }

  private settle(id: number, reply: Reply): void {
    const resolve = this.waiting.get(id);
    this.waiting.delete(id);
    resolve?.(reply);
  }

  private dropWaiting(): void {
    const open = [...this.waiting.values()];
    this.waiting.clear();
    for (const resolve of open) resolve(CLOSED);
  }

  private set(change: Partial<TableState>): void {
    this.state = { ...this.state, ...change };
    this.changed(this.state);
  }
}
