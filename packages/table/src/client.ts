// Owns the page's side of a table, without IO: what is shown now, the log, and requests that wait for their reply.

import { digest, type Picked, type Seat, type Why } from '@undercroft/kernel';
import type { ErrandPlan, ErrandStep, GivenErrand, OpenErrand } from '@undercroft/parts';
import { NOTHING_YET, type TableState } from './client-state.ts';
import type { Answered, PickNode, PathStep } from './asked.ts';
import { patch } from './diff.ts';
import { isFrame, isClientState, isTold, type Replies } from './heard.ts';
import { entriesOf, type LogEntry } from './log-entry.ts';
import { Noting, type WitnessStore } from './noting.ts';
import { Unpacker, Unreadable, type Packed } from './pack.ts';
import { Repeats } from './repeats.ts';
import { PROTOCOL, type ClientMessage, type Message } from './protocol.ts';
import type { Orders } from './record.ts';
import { withLines, withPoint } from './said.ts';
import type { Frame, LogGroup, No, Ok, ServerMessage, ClientState, Plan, Welcome } from './shown.ts';

export type Reply = Ok | No | Welcome;
type Distribute<M> = M extends ClientMessage ? Omit<M, 'id'> : never;
/** A message without its number. */
export type Wanted = Distribute<ClientMessage>;

/** What changes nothing of the game: the table is not busy with it. */
const QUIET: ReadonlySet<Wanted['t']> = new Set(['look', 'why', 'errand', 'ping', 'log', 'transcript', 'point', 'plan'] as const);

const CLOSED: No = { t: 'no', id: 0, code: 'no-table' };
const LOG_MOST = 400;

const namedErrand = ({ name, of, preferences }: GivenErrand) => ({
  errand: name,
  ...(of === null ? {} : { of }),
  ...(preferences === undefined || Object.keys(preferences).length === 0 ? {} : { preferences }),
});

/** What a refusal for haste is answered with: a pause, longer each time, and the same message again. */
const PAUSES = [400, 800, 1_600, 3_200];
/** Refusals of a hello that may be of this moment only. */
const PASSING: ReadonlySet<No['code']> = new Set(['too-fast', 'damaged'] as const);

export interface ClientOptions {
  /** The seat to look from. */
  readonly at?: Seat;
  readonly witness?: WitnessStore;
  /** Waits for so many milliseconds; left out, whoever is too fast is told so at once. */
  readonly wait?: (ms: number) => Promise<void>;
}

export class TableClient {
  /** What this device answered. */
  readonly repeats = new Repeats();
  state: TableState = NOTHING_YET;
  private readonly table: string;
  private readonly send: (message: ClientMessage) => void;
  private readonly changed: (state: TableState) => void;
  private readonly waiting = new Map<number, (reply: Reply) => void>();
  private readonly unpacker = new Unpacker();
  private next = 1;
  private at: Seat | undefined;
  private n = 0;
  /** The hello that is not answered yet: until it is, frames belong to what was shown before and are let go. */
  private greeting: number | null = null;
  /** How often in a row a hello was refused. */
  private turnedBack = 0;
  private unsettled = 0;
  /** Replies are held until their frame arrives, so that the caller sees the result. */
  private early: Ok[] = [];
  private readonly wait: ((ms: number) => Promise<void>) | null;
  /** Null at tables of this device: there is no host to be distrusted. */
  private readonly noting: Noting | null;

  constructor(
    table: string,
    send: (message: ClientMessage) => void,
    changed: (state: TableState) => void,
    { at, witness, wait }: ClientOptions = {},
  ) {
    this.table = table;
    this.send = send;
    this.changed = changed;
    this.at = at;
    this.noting = witness === undefined ? null : new Noting(witness);
    this.wait = wait ?? null;
  }

  /** The public sequence number of what is shown. */
  get publicSeq(): number {
    return this.n;
  }

  /** The transport is open, for the first time or again. */
  opened(): void {
    // Whether what was asked before was done is seen in the welcome: nothing is sent twice by itself.
    this.dropWaiting();
    this.turnedBack = 0;
    this.greet();
  }

  lost(): void {
    this.dropWaiting();
    this.greeting = null;
    this.set({ link: this.state.link === 'closed' ? 'closed' : 'lost', busy: false });
  }

  receive(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.welcomed(message);
        this.settle(message.id, message);
        return;
      case 'packed':
        this.unpacked(message);
        return;
      case 'frame':
        this.framed(message);
        return;
      case 'bye':
        this.set({ bye: message });
        return;
      case 'talk':
        this.set({ talk: withLines(this.state.talk, message.lines) });
        return;
      case 'pointed':
        this.set({ points: withPoint(this.state.points, message) });
        return;
      case 'plans':
        this.set({ plans: message.plans });
        return;
      default:
        if (message.t === 'no' && message.id === this.greeting) this.turnedAway(message);
        else if (message.t === 'ok' && message.n > this.n && this.state.shown !== null) this.early.push(message);
        else this.settle(message.id, message);
    }
  }

  /** Sends a message and waits for its reply. A refusal is kept, to be said where the offer is. */
  async ask(wanted: Wanted): Promise<Reply> {
    if (this.state.link !== 'open') return CLOSED;
    const quiet = QUIET.has(wanted.t);
    if (!quiet) {
      this.unsettled++;
      this.set({ busy: true, refusal: null });
    }
    const got = await this.patiently(wanted);
    if (!quiet) {
      this.unsettled--;
      this.set({ busy: this.unsettled > 0, refusal: got.t === 'no' && got !== CLOSED ? got : null });
    }
    return got;
  }

  /** What is refused for haste has changed nothing: it is sent again after a while, unless the line is gone by then. */
  private async patiently(wanted: Wanted): Promise<Reply> {
    let got = await this.once(wanted);
    for (const pause of this.wait === null ? [] : PAUSES) {
      if (got.t !== 'no' || got.code !== 'too-fast') break;
      await this.wait?.(pause);
      if (this.state.link !== 'open') return CLOSED;
      got = await this.once(wanted);
    }
    return got;
  }

  private once(wanted: Wanted): Promise<Reply> {
    const id = this.next++;
    const reply = new Promise<Reply>((resolve) => this.waiting.set(id, resolve));
    this.send({ ...wanted, id });
    return reply;
  }

  /** Asks for something to be told; null where it is refused, or nothing of the kind comes. */
  private async askFor<V>(wanted: Wanted, is: (data: unknown) => data is V): Promise<V | null> {
    const reply = await this.ask(wanted);
    return reply.t === 'ok' && is(reply.data) ? reply.data : null;
  }

  async answer(choice: Readonly<Record<string, Picked>>): Promise<Reply> {
    const { shown } = this.state;
    const offer = shown?.offer ?? null;
    if (offer === null) return CLOSED;
    const { n } = this;
    const reply = await this.ask({ t: 'answer', offer: offer.ref, choice: { ...choice } });
    if (reply.t !== 'ok') return reply;
    this.repeats.note(offer, choice);
    if (shown?.view) this.noting?.answered(n, offer.seat, shown.view);
    return reply;
  }

  /** Shows this device's part of the dice; not where the host has changed its own. */
  async show(seat: Seat, nonce: string): Promise<Reply> {
    if (this.state.otherDice) return CLOSED;
    this.noting?.gave(seat, nonce);
    return this.ask({ t: 'show', seat, nonce });
  }

  async look(path: readonly PathStep[], budget: number): Promise<PickNode | Answered | null> {
    const offer = this.state.shown?.offer;
    if (offer === null || offer === undefined) return null;
    return this.askFor({ t: 'look', offer: offer.ref, path, budget }, isTold.look);
  }

  async why(path: readonly PathStep[], value: string | number): Promise<Why | null> {
    const offer = this.state.shown?.offer;
    if (offer === null || offer === undefined) return null;
    return this.askFor({ t: 'why', offer: offer.ref, path, value }, isTold.why);
  }

  /** The errands that may be given at the open question. */
  async errands(): Promise<readonly OpenErrand[]> {
    return (await this.askErrand({}, isTold.errands)) ?? [];
  }

  /** The next answer of an errand, or why it ends; null: nothing is asked now. */
  errandStep(errand: GivenErrand): Promise<ErrandStep | null> {
    return this.askErrand(namedErrand(errand), isTold.errandStep);
  }

  /** What an errand would do, as far as that is certain. */
  errandPlan(errand: GivenErrand): Promise<ErrandPlan | null> {
    return this.askErrand({ ...namedErrand(errand), ahead: true }, isTold.errandPlan);
  }

  private async askErrand<V>(wanted: Omit<Message<'errand'>, 't' | 'id' | 'offer'>, is: (data: unknown) => data is V): Promise<V | null> {
    const offer = this.state.shown?.offer ?? null;
    return offer === null ? null : this.askFor({ t: 'errand', offer: offer.ref, ...wanted }, is);
  }

  point(place: string): Promise<Reply> {
    return this.ask({ t: 'point', place });
  }

  plan(plan: Pick<Plan, 'place' | 'kind'> | null): Promise<Reply> {
    return this.ask({ t: 'plan', plan });
  }

  back(to: number): Promise<Reply> {
    return this.ask({ t: 'back', to });
  }

  /** Looks from another of one's own seats. */
  async turn(seat: Seat): Promise<Reply> {
    const reply = await this.ask({ t: 'turn', seat });
    if (reply.t === 'welcome') this.at = seat;
    return reply;
  }

  orders(orders: Orders): Promise<Reply> {
    const { pass, except, asks = [] } = orders;
    return this.ask({ t: 'orders', orders: { pass, except: [...except], ...(asks.length === 0 ? {} : { asks: [...asks] }) } });
  }

  /** Older parts of the log. */
  log(before: number, count: number): Promise<readonly LogGroup[] | null> {
    return this.askFor({ t: 'log', before, count }, isTold.log);
  }

  transcript(): Promise<Replies['transcript'] | null> {
    return this.askFor({ t: 'transcript' }, isTold.transcript);
  }

  close(): void {
    this.dropWaiting();
    this.set({ link: 'closed' });
  }

  private greet(): void {
    this.greeting = this.next++;
    const at = this.at === undefined ? {} : { at: this.at };
    this.send({ t: 'hello', id: this.greeting, protocol: PROTOCOL, table: this.table, last: this.n, pack: true, ...at });
  }

  /** Haste, and a store that gives no answer, pass: it is greeted again. Else there is no such table, or this page is too old for it. */
  private turnedAway(refusal: No): void {
    const pause = PASSING.has(refusal.code) ? PAUSES[this.turnedBack++] : undefined;
    if (pause !== undefined && this.wait !== null) {
      void this.greetAgain(this.wait(pause), this.greeting);
      return;
    }
    this.dropWaiting();
    this.greeting = null;
    this.set({ link: 'closed', refusal, busy: false });
  }

  /** Unless the line was lost meanwhile. */
  private async greetAgain(rested: Promise<void>, greeting: number | null): Promise<void> {
    await rested;
    if (this.greeting === greeting) this.greet();
  }

  private unpacked(message: Packed): void {
    if (this.greeting !== null) return;
    try {
      const frame = this.unpacker.unpack(message);
      if (!isFrame(frame)) throw new Unreadable('no frame');
      this.framed(frame);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.greet();
    }
  }

  private framed(message: Frame): void {
    const { shown } = this.state;
    if (shown === null || this.greeting !== null) return;
    const now = patch(shown, message.diff ?? null);
    if (!isClientState(now) || (message.digest !== undefined && message.digest !== digest(now))) {
      this.greet();
      return;
    }
    this.n = message.n;
    const { back } = message;
    if (back !== undefined) this.noting?.wentBack(back);
    const kept = back === undefined ? this.state.log : this.state.log.filter((one) => one.n <= back);
    const added = entriesOf(message.groups ?? [], now.view);
    const otherDice = this.isOtherDice(this.state.welcome, now);
    this.set({ shown: now, log: [...kept, ...added].slice(-LOG_MOST), live: this.state.live + added.length, refusal: null, otherDice });
    this.settleEarly();
  }

  private isOtherDice(welcome: TableState['welcome'], shown: ClientState): boolean {
    return welcome !== null && this.noting !== null && !this.noting.saw(welcome, shown, this.n);
  }

  private settleEarly(): void {
    const due = this.early.filter(({ n }) => n <= this.n);
    this.early = this.early.filter(({ n }) => n > this.n);
    for (const reply of due) this.settle(reply.id, reply);
  }

  private welcomed(message: Welcome): void {
    // A later hello is on its way: its welcome counts.
    if (this.greeting !== null && message.id < this.greeting) return;
    // What people plan is told anew to whoever has come; who only turns to another seat knows it.
    const plans = this.greeting === null ? this.state.plans : [];
    this.greeting = null;
    this.turnedBack = 0;
    const { table, game, rules, setup, after, forked, shown } = message;
    const welcome = {
      table,
      game,
      rules,
      setup,
      ...(after === undefined ? {} : { after }),
      ...(forked === undefined ? {} : { forked }),
    };
    const before = this.n;
    this.n = message.n;
    // What happened while we were away is told as news; on the first visit it is history.
    const news = this.state.shown === null ? 0 : message.log.filter((group) => group.n > before).length;
    this.set({
      link: 'open',
      welcome,
      shown,
      log: this.remembered(entriesOf(message.log, shown.view)),
      live: this.state.live + news,
      refusal: null,
      bye: null,
      busy: this.unsettled > 0,
      plans,
      otherDice: this.isOtherDice(welcome, shown),
    });
    this.settleEarly();
  }

  /** What was here before stays as it was read: history knows less of how things looked. */
  private remembered(log: readonly LogEntry[]): readonly LogEntry[] {
    const before = new Map(this.state.log.map((entry) => [entry.n, entry]));
    return log.map((entry) => {
      const known = before.get(entry.n);
      return known !== undefined && !known.later && digest(known.told) === digest(entry.told) ? known : entry;
    });
  }

  private settle(id: number, reply: Reply): void {
    const resolve = this.waiting.get(id);
    this.waiting.delete(id);
    resolve?.(reply);
  }

  private dropWaiting(): void {
    const open = [...this.waiting.values()];
    this.early = [];
    this.waiting.clear();
    for (const resolve of open) resolve(CLOSED);
  }

  private set(change: Partial<TableState>): void {
    this.state = { ...this.state, ...change };
    this.changed(this.state);
  }
}
