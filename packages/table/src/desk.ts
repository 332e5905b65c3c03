// Owns a table together with those who look at it: what each may ask, what is done of it, and what everybody is told then.

import type { Proof } from '@undercroft/chance';
import { missing, SPECTATOR, type Reason, type Seat } from '@undercroft/kernel';
import type { Errands } from '@undercroft/parts';
import { writeTranscript } from '@undercroft/record';
import { lookAhead, lookingAhead, walk } from './asked.ts';
import { foldTable } from './fold.ts';
import { Packer } from './pack.ts';
import { PROTOCOL, type ClientMessage, type Message } from './protocol.ts';
import type { Actor, TableRecord, Who } from './record.ts';
import type { Code, TableRefusal } from './refusal.ts';
import type { LogGroup, No, Ok, ServerMessage, Welcome } from './shown.ts';
import { groupFor, LOG_TAIL, remember, Showing, type Past, type Sent, type Viewer } from './showing.ts';
import type { AnyGame, Change, Done, Table } from './table.ts';

export type { Sent, Viewer } from './showing.ts';

/** What came of a message. `records` must be durable before the reply or any frame is sent; if they cannot be, drop the desk. */
export interface Handled {
  readonly records: readonly TableRecord[];
  readonly changes: readonly Change[];
  readonly reply: ServerMessage;
}

/** What a table that was restored from a snapshot does not have: the host opens it from earlier on, or reads the log, and asks again. */
export type Missing =
  | { readonly what: 'log'; readonly before: number; readonly count: number }
  /** The position after this number of entries; 0: the whole game. */
  | { readonly what: 'entries'; readonly entries: number };

/** The record of a game, with the proof of its dice once it is over. */
export interface Told {
  readonly transcript: string;
  readonly proof: Proof | null;
}

/** What a desk asks of its host: which bots it has, what they may be handed over, the time, and who was here when. */
export interface Host {
  readonly bots: readonly string[];
  readonly now: () => number;
  /** Left out: the game has none. */
  readonly errands?: Errands | null;
  /** When people who are not connected were last seen, and since when that is noted: a table that leaves memory does not forget it. */
  readonly seen?: Seen;
}
export interface Seen {
  readonly since: number;
  readonly left: Map<Who, number>;
}

/** A host does one thing at a time with a desk: handle, store, send, and only then the next, newcomers included. */
export class Desk {
  readonly id: string;
  readonly table: Table;
  private readonly host: Host;
  private readonly viewers = new Map<string, Viewer>();
  /** The latest groups of the log; earlier ones are in the store. */
  private readonly past: Past[];
  private readonly showing: Showing;
  private readonly seen: Seen;
  /** What is told of the game, after so many records. */
  private written: { readonly length: number; readonly told: Told | null } | null = null;

  constructor(id: string, table: Table, host: Host, past: readonly Past[] = []) {
    this.id = id;
    this.table = table;
    this.host = host;
    this.past = [...past];
    this.seen = host.seen ?? { since: host.now(), left: new Map() };
    this.showing = new Showing(table, this.viewers);
    table.watch = (change) => {
      remember(this.past, change);
      if (this.past.length > 2 * PAST_KEPT) this.past.splice(0, PAST_KEPT);
      this.showing.note(change);
    };
  }

  /** A desk for a table whose records are all there. Throws `CorruptTable`. */
  static open(id: string, game: AnyGame, records: readonly TableRecord[], host: Host): Desk {
    const past: Past[] = [];
    const table = foldTable(game, records, (change) => remember(past, change));
    return new Desk(id, table, host, past);
  }

  /** What is missing to do what a viewer asks; null when nothing is. */
  missing(viewer: Viewer, message: ClientMessage): Missing | null {
    const { table } = this;
    if (message.t === 'transcript' && table.mayTellTranscript && this.told() === null) return { what: 'entries', entries: 0 };
    if (message.t === 'back' || message.t === 'consent') {
      const wanted = message.t === 'back' ? { seat: viewer.at, to: message.to } : table.wish;
      const entries = wanted === null || wanted.seat === SPECTATOR ? null : table.entriesMissing(wanted.seat, wanted.to);
      return entries === null ? null : { what: 'entries', entries };
    }
    if (message.t !== 'log') return null;
    const { before, count } = message;
    const oldest = this.past[0]?.n ?? table.publicSeq + 1;
    return oldest > 2 && this.log(viewer.at, before, count).length < count ? { what: 'log', before, count } : null;
  }

  /** The reply to a request for earlier lines of the log that were read from the store. */
  logReply(viewer: Viewer, id: number, groups: readonly Past[]): Ok {
    return { t: 'ok', id, n: this.table.publicSeq, data: groups.map((one) => groupFor(one, viewer.at)) };
  }

  get watchers(): number {
    return this.viewers.size;
  }

  /** Somebody looks at the table, from a seat of theirs if they have one. Tell the others with `presence`. */
  connect(viewerId: string, who: Who, message: Message<'hello'>): { readonly viewer: Viewer; readonly welcome: Welcome } {
    const viewer: Viewer = { id: viewerId, who, at: SPECTATOR, shown: this.showing.nothing(who), frames: 0, packer: null };
    this.viewers.set(viewerId, viewer);
    return { viewer, welcome: this.welcome(viewer, message.id, message.at, message.pack === true) };
  }

  /** A viewer of the same table as it was opened before goes on here, and is told what differs from what it was shown. */
  adopt(viewer: Viewer): Viewer {
    this.viewers.set(viewer.id, viewer);
    return viewer;
  }

  /** The same table, opened again; its viewers have to be adopted. */
  over(table: Table): Desk {
    return new Desk(this.id, table, this.host, this.past);
  }

  disconnect(viewerId: string): void {
    const who = this.viewers.get(viewerId)?.who;
    this.viewers.delete(viewerId);
    if (who !== undefined && !this.isHere(who)) this.seen.left.set(who, this.host.now());
  }

  /** Somebody came back: what a bot kept for them is theirs again. */
  returned(who: Who): Handled {
    return this.settle(0, () => this.table.comeBack(who, this.host.now()));
  }

  /** Messages for everybody to whom something changed without a record: somebody came or went. */
  presence(): readonly Sent[] {
    return this.showing.presence();
  }

  /** Does what a viewer asks, in memory. Nothing may be sent before the records are stored. */
  handle(viewer: Viewer, message: ClientMessage): Handled {
    const reply = this.asked(viewer, message);
    if (reply !== null && message.t === 'transcript' && reply.t === 'ok') return { ...this.proved(), reply };
    if (reply !== null) return { records: [], changes: [], reply };
    return this.settle(message.id, () => this.act(viewer, message));
  }

  /** Looks ahead in small steps; what is asked may change in between, and then there is nothing to look at any more. */
  *looking(viewer: Viewer, message: Message<'look'>): Generator<undefined, ServerMessage> {
    const { at: seat } = viewer;
    const closed = (): ServerMessage | null => {
      const open = viewer.at === seat ? this.table.offerOf(seat) : null;
      if (open?.ref === message.offer) return null;
      return no(message.id, { code: open === null ? 'not-asked' : 'stale-offer' });
    };
    const gone = closed();
    if (gone !== null) return gone;
    const looking = lookingAhead(() => this.table.offerOf(seat)?.ask() ?? null, message.path, message.budget);
    for (let step = looking.next(); ; step = looking.next()) {
      if (step.done === true)
        return step.value === null
          ? no(message.id, { code: 'illegal' })
          : { t: 'ok', id: message.id, n: this.table.publicSeq, data: step.value };
      yield;
      const now = closed();
      if (now !== null) return now;
    }
  }

  /** The game as it may be told, written once for as long as nothing happens; null: it may not, or not all of it is here. */
  told(): Told | null {
    const { table, written } = this;
    if (written?.length === table.length) return written.told;
    const [transcript, proof] = [table.transcript(), table.proof()];
    const isHere = transcript !== null && (table.phase !== 'over' || proof !== null);
    const told = isHere ? { transcript: writeTranscript(transcript), proof } : null;
    this.written = { length: table.length, told };
    return told;
  }

  /** To be stored before the transcript of a finished game is told: with it goes the secret of the dice. */
  proved(): Handled {
    return this.settle(0, () => this.table.prove(this.host.now()));
  }

  /** The people of a finished game may play again, at this table. */
  playAgainAt(table: string): Handled {
    return this.settle(0, () => this.table.playAgainAt(table, this.host.now()));
  }

  /** Whether somebody may look at the table: where nobody may watch, those who sit here or have, and before the game everybody. */
  maySee(who: Who): boolean {
    const { table } = this;
    return table.mayWatch || table.phase === 'gathering' || table.hasSat(who);
  }

  /** The answer of a bot, or of the clock, for a seat. */
  answerFor(seat: Seat, ref: string, choice: unknown, by: Actor, why: Reason | null = null): Handled {
    return this.settle(0, () => this.table.answer(seat, ref, choice, by, this.host.now(), why));
  }

  /** What every viewer is told of these changes, each message with its viewer; send them in this order. */
  frames(changes: readonly Change[]): readonly Sent[] {
    return changes.flatMap((change) => this.stages(change).flat());
  }

  /** The same of one change, in stages: between two of them a window was open that nobody could use, and takes its time as any other. */
  stages(change: Change): readonly (readonly Sent[])[] {
    return this.showing.stages(change);
  }

  /** The seat of its sender that a message is about, where that is asked in a window: then it tells nobody else anything. `later`: it is not its turn yet. */
  isResponse(viewer: Viewer, message: ClientMessage): { readonly seat: Seat; readonly later: boolean } | null {
    if (message.t !== 'answer' && message.t !== 'look' && message.t !== 'why') return null;
    const seat = message.t === 'answer' ? (message.seat ?? viewer.at) : viewer.at;
    const open = this.table.seatsOf(viewer.who).includes(seat) ? this.table.offerOf(seat) : null;
    return open?.offer.window === true && open.ref === message.offer ? { seat, later: open.later } : null;
  }

  private welcome(viewer: Viewer, id: number, at: Seat | undefined, pack: boolean): Welcome {
    const { table } = this;
    const mine = table.seatsOf(viewer.who);
    viewer.at = at !== undefined && mine.includes(at) ? at : (mine[0] ?? SPECTATOR);
    viewer.shown = this.showing.whole(viewer.who, viewer.at);
    viewer.frames = 0;
    viewer.packer = pack ? new Packer() : null;
    return {
      t: 'welcome',
      id,
      protocol: PROTOCOL,
      table: this.id,
      game: table.made.game,
      rules: table.made.rules,
      setup: table.made.setup,
      ...(table.made.after === undefined ? {} : { after: table.made.after.table }),
      ...(table.made.from === undefined ? {} : { forked: true as const }),
      n: table.publicSeq,
      shown: viewer.shown,
      log: this.log(viewer.at, table.publicSeq + 1, LOG_TAIL),
    };
  }

  /** The last groups before an entry, as a seat is told them. */
  private log(at: Seat, before: number, count: number): readonly LogGroup[] {
    let end = this.past.length;
    while (end > 0 && (this.past[end - 1] ?? missing()).n >= before) end--;
    return this.past.slice(Math.max(0, end - count), end).map((one) => groupFor(one, at));
  }

  /** The reply counts what was told by the act itself, so that it says nothing of windows that followed from it. */
  private settle(id: number, act: () => Done): Handled {
    const before = this.table.publicSeq;
    const done = act();
    if (!done.ok) return { records: [], changes: [], reply: no(id, done.refusal) };
    const quiet = done.changes[0] === undefined || done.changes[0].pass || done.changes[0].hidden;
    const reply: Ok = { t: 'ok', id, n: quiet ? before : before + 1 };
    return { records: done.changes.map((change) => change.record), changes: done.changes, reply };
  }

  /** Questions that change nothing; null when the message is none of them. */
  private asked(viewer: Viewer, message: ClientMessage): ServerMessage | null {
    const ok = (data?: unknown): Ok => ({ t: 'ok', id: message.id, n: this.table.publicSeq, ...(data === undefined ? {} : { data }) });
    switch (message.t) {
      case 'hello':
        if (message.protocol !== PROTOCOL) return no(message.id, { code: 'protocol' });
        return this.welcome(viewer, message.id, message.at ?? viewer.at, message.pack === true);
      case 'ping':
        return ok();
      case 'turn':
        if (!this.table.seatsOf(viewer.who).includes(message.seat)) return no(message.id, { code: 'not-seated' });
        return this.welcome(viewer, message.id, message.seat, viewer.packer !== null);
      case 'look':
      case 'why':
        return this.looked(viewer, message, ok);
      case 'errand':
        return this.errand(viewer, message, ok);
      case 'log':
        return ok(this.log(viewer.at, message.before, message.count));
      case 'transcript': {
        const told = this.told();
        return told === null ? no(message.id, { code: 'secret-until-over' }) : ok(told);
      }
      default:
        return null;
    }
  }

  private looked(viewer: Viewer, message: Message<'look'> | Message<'why'>, ok: (data: unknown) => Ok): ServerMessage {
    const open = this.table.offerOf(viewer.at);
    if (open === null) return no(message.id, { code: 'not-asked' });
    if (open.ref !== message.offer) return no(message.id, { code: 'stale-offer' });
    const ask = () => this.table.offerOf(viewer.at)?.ask() ?? null;
    if (message.t === 'look') {
      const node = lookAhead(ask, message.path, message.budget);
      return node === null ? no(message.id, { code: 'illegal' }) : ok(node);
    }
    const asking = ask();
    if (asking === null || walk(asking, message.path) === null) return no(message.id, { code: 'illegal' });
    return ok(asking.complete ? null : asking.whyNot(message.value));
  }

  /** Not in windows, whose answers are secret until they close. */
  private errand({ at: seat }: Viewer, message: Message<'errand'>, ok: (data: unknown) => Ok): ServerMessage {
    const { errands = null } = this.host;
    const open = this.table.offerOf(seat);
    const state = this.table.match?.state ?? null;
    if (open === null || state === null) return no(message.id, { code: 'not-asked' });
    if (open.ref !== message.offer) return no(message.id, { code: 'stale-offer' });
    if (errands === null || open.offer.window) return message.errand === undefined ? ok([]) : no(message.id, { code: 'illegal' });
    const { errand: name, of = null, preferences = {}, ahead } = message;
    if (name === undefined) return ok(errands.open(state, seat));
    const given = { name, of, preferences };
    return ok(ahead === true ? errands.plan(state, seat, given) : errands.next(state, seat, given));
  }

  /** Messages that change the table. */
  private act(viewer: Viewer, message: ClientMessage): Done {
    const { table } = this;
    const now = this.host.now();
    const { who } = viewer;
    switch (message.t) {
      case 'sit':
        return table.sit(who, message.seat, message.name, message.promise, now);
      case 'stand':
        return table.stand(who, message.seat, now);
      case 'bot': {
        const { seat } = message;
        const bot = message.bot === '' ? (this.host.bots[0] ?? null) : message.bot;
        if (bot !== null && !this.host.bots.includes(bot)) return refused('no-such-bot');
        const owner = table.phase === 'gathering' ? undefined : table.seats[seat]?.who;
        if (bot === null || owner === undefined) return table.setBot(who, seat, bot, now);
        return table.standIn(who, seat, bot, this.awayFor(owner, now), now);
      }
      case 'swap':
        return table.swap(who, message.seat, message.with, now);
      case 'ready':
        return table.ready(who, message.seat, message.ready, now);
      case 'begin':
        return table.close(who, now);
      case 'show':
        return table.show(who, message.seat, message.nonce, now);
      case 'answer': {
        const seat = message.seat ?? viewer.at;
        if (!table.seatsOf(who).includes(seat)) return refused('not-seated');
        return table.answer(seat, message.offer, message.choice, 'person', now);
      }
      default:
        return viewer.at === SPECTATOR ? refused('not-seated') : this.actAt(viewer.at, message, now);
    }
  }

  /** Messages of somebody who sits here. */
  private actAt(seat: Seat, message: ClientMessage, now: number): Done {
    switch (message.t) {
      case 'back':
        return this.table.back(seat, message.to, now);
      case 'again':
        return this.table.again(seat, now);
      case 'consent':
        return this.table.consent(seat, message.yes, now);
      case 'orders':
        return this.table.setOrders(seat, message.orders, now);
      case 'resign':
        return this.table.resign(seat, this.host.bots[0] ?? 'random', now);
      default:
        return refused('malformed');
    }
  }

  private isHere(who: Who): boolean {
    for (const viewer of this.viewers.values()) if (viewer.who === who) return true;
    return false;
  }

  /** How long somebody has not been connected. */
  private awayFor(who: Who, now: number): number {
    return this.isHere(who) ? 0 : now - (this.seen.left.get(who) ?? this.seen.since);
  }
}

const PAST_KEPT = 200;
const refused = (code: Code): Done => ({ ok: false, refusal: { code } });
const no = (id: number, refusal: TableRefusal): No => ({ t: 'no', id, ...refusal });
