// Owns a table together with those who look at it: what each was shown last, what each is told next, and what each may ask.

import { digest, redact, SPECTATOR, writeTranscript, type Seat } from '@undercroft/kernel';
import { lookAhead, walk } from './asked.ts';
import { diff } from './diff.ts';
import { PROTOCOL, type ClientMessage, type Message } from './protocol.ts';
import type { Actor, TableRecord, Who } from './record.ts';
import type { Code, TableRefusal } from './refusal.ts';
import { shownTo, type Frame, type LogGroup, type No, type Ok, type ServerMessage, type Shown, type Welcome } from './shown.ts';
import { Table, type AnyGame, type Change, type Done, type Facts } from './table.ts';

/** How many groups of the log a newcomer is told at once. */
const LOG_TAIL = 60;
/** Every so many frames a digest goes along. */
const DIGEST_EVERY = 16;

export interface Viewer {
  readonly id: string;
  readonly who: Who;
  at: Seat;
  shown: Shown;
  frames: number;
}

/** What came of a message. `records` must be durable before the reply or any frame is sent; if they cannot be, drop the desk. */
export interface Handled {
  readonly records: readonly TableRecord[];
  readonly changes: readonly Change[];
  readonly reply: ServerMessage;
}

/** What a table needs to know of its host: the bots there are, and their names for people. */
export interface Host {
  readonly bots: readonly string[];
  readonly now: () => number;
}

interface Past {
  readonly n: number;
  readonly seat: Seat;
  readonly by: Actor;
  readonly facts: Facts;
}

export class Desk {
  readonly id: string;
  readonly table: Table;
  private readonly host: Host;
  private readonly viewers = new Map<string, Viewer>();
  private past: Past[] = [];

  constructor(id: string, table: Table, host: Host, past: readonly Past[] = []) {
    this.id = id;
    this.table = table;
    this.host = host;
    this.past = [...past];
  }

  /** A desk for a stored table. Throws `CorruptTable`. */
  static open(id: string, game: AnyGame, records: readonly TableRecord[], host: Host): Desk {
    const past: Past[] = [];
    const table = Table.fold(game, records, (change) => remember(past, change));
    return new Desk(id, table, host, past);
  }

  get watchers(): number {
    return this.viewers.size;
  }

  /** Somebody looks at the table, from a seat of theirs if they have one. Tell the others with `presence`. */
  connect(viewerId: string, who: Who, message: Message<'hello'>): { readonly viewer: Viewer; readonly welcome: Welcome } {
    const mine = this.table.seatsOf(who);
    const at = message.at !== undefined && mine.includes(message.at) ? message.at : (mine[0] ?? SPECTATOR);
    const viewer: Viewer = { id: viewerId, who, at, shown: undefined as unknown as Shown, frames: 0 };
    this.viewers.set(viewerId, viewer);
    return { viewer, welcome: this.welcome(viewer, message) };
  }

  disconnect(viewerId: string): void {
    this.viewers.delete(viewerId);
  }

  /** Frames for everybody to whom something changed without a record: somebody came or went. */
  presence(): ReadonlyMap<string, Frame> {
    return this.frames([]);
  }

  /** Does what a viewer asks, in memory. Nothing may be sent before the records are stored. */
  handle(viewer: Viewer, message: ClientMessage): Handled {
    const reply = this.asked(viewer, message);
    if (reply !== null) return { records: [], changes: [], reply };
    return this.settle(message.id, this.act(viewer, message));
  }

  /** The answer of a bot, or of the clock, for a seat. */
  answerFor(seat: Seat, ref: string, choice: unknown, by: Actor): Handled {
    return this.settle(0, this.table.answer(seat, ref, choice, by, this.host.now()));
  }

  /** What every viewer is told of these changes. A viewer that is told nothing gets no frame. */
  frames(changes: readonly Change[]): ReadonlyMap<string, Frame> {
    const now = this.host.now();
    const here = this.here();
    const told = changes.filter((change) => !change.hidden);
    const out = new Map<string, Frame>();
    for (const viewer of this.viewers.values()) {
      const mine = this.table.seatsOf(viewer.who);
      if (viewer.at !== SPECTATOR && !mine.includes(viewer.at)) viewer.at = mine[0] ?? SPECTATOR;
      if (viewer.at === SPECTATOR && mine.length > 0) viewer.at = mine[0] as Seat;
      const shown = shownTo(this.table, viewer.who, viewer.at, here, now);
      const change = diff(viewer.shown, shown);
      if (change === null && told.length === 0) continue;
      viewer.shown = shown;
      viewer.frames++;
      const groups = told.flatMap((one) => this.groupsOf(one, viewer.at));
      const back = told.findLast(({ record }) => record.t === 'back')?.record as { readonly to: number } | undefined;
      const withDigest = viewer.frames % DIGEST_EVERY === 0 ? { digest: digest(shown) } : {};
      out.set(viewer.id, {
        t: 'frame',
        n: this.table.told,
        groups,
        diff: change,
        ...(back === undefined ? {} : { back: back.to }),
        ...withDigest,
      });
    }
    return out;
  }

  private welcome(viewer: Viewer, message: Message<'hello'>): Welcome {
    const { table } = this;
    viewer.shown = shownTo(table, viewer.who, viewer.at, this.here(), this.host.now());
    viewer.frames = 0;
    return {
      t: 'welcome',
      id: message.id,
      protocol: PROTOCOL,
      table: this.id,
      game: table.made.game,
      rules: table.made.rules,
      setup: table.made.setup,
      n: table.told,
      shown: viewer.shown,
      log: this.log(viewer.at, table.told + 1, LOG_TAIL),
    };
  }

  /** The last groups before an entry, as a seat is told them. */
  private log(at: Seat, before: number, count: number): readonly LogGroup[] {
    return this.past
      .filter((one) => one.n < before)
      .slice(-count)
      .map(({ n, seat, by, facts }) => ({ n, seat, by, told: redact(facts, at) }));
  }

  private groupsOf(change: Change, at: Seat): readonly LogGroup[] {
    const past = asPast(change);
    return past === null ? [] : [{ n: past.n, seat: past.seat, by: past.by, told: redact(past.facts, at) }];
  }

  private settle(id: number, done: Done): Handled {
    if (!done.ok) return { records: [], changes: [], reply: no(id, done.refusal) };
    for (const change of done.changes) remember(this.past, change);
    const reply: Ok = { t: 'ok', id, n: this.table.told };
    return { records: done.changes.map((change) => change.record), changes: done.changes, reply };
  }

  /** Questions that change nothing; null when the message is none of them. */
  private asked(viewer: Viewer, message: ClientMessage): ServerMessage | null {
    const ok = (data?: unknown): Ok => ({ t: 'ok', id: message.id, n: this.table.told, ...(data === undefined ? {} : { data }) });
    switch (message.t) {
      case 'hello':
        return this.welcome(viewer, message);
      case 'ping':
        return ok();
      case 'turn':
        if (!this.table.seatsOf(viewer.who).includes(message.seat)) return no(message.id, { code: 'not-seated' });
        viewer.at = message.seat;
        return this.welcome(viewer, { t: 'hello', id: message.id, protocol: PROTOCOL, table: this.id });
      case 'look':
      case 'why':
        return this.looked(viewer, message, ok);
      case 'log':
        return ok(this.log(viewer.at, message.before, message.count));
      case 'transcript': {
        const transcript = this.table.transcript();
        if (transcript === null) return no(message.id, { code: 'secret-until-over' });
        return ok({ transcript: writeTranscript(transcript), proof: this.table.proof() });
      }
      default:
        return null;
    }
  }

  private looked(viewer: Viewer, message: Message<'look'> | Message<'why'>, ok: (data: unknown) => Ok): ServerMessage {
    const open = this.table.offerOf(viewer.at);
    if (open === null) return no(message.id, { code: 'not-asked' });
    if (open.ref !== message.offer) return no(message.id, { code: 'stale-offer' });
    const ask = () => this.table.match?.state.ask(viewer.at) ?? null;
    if (message.t === 'look') {
      const node = lookAhead(ask, message.path, message.budget);
      return node === null ? no(message.id, { code: 'illegal' }) : ok(node);
    }
    const asking = ask();
    if (asking === null || walk(asking, message.path) === null) return no(message.id, { code: 'illegal' });
    return ok(asking.complete ? null : asking.whyNot(message.value));
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
      case 'bot':
        if (message.bot !== null && !this.host.bots.includes(message.bot)) return refused('no-such-bot');
        return table.setBot(who, message.seat, message.bot, message.bot ?? '', now);
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

  private here(): (who: Who | undefined) => boolean {
    const present = new Set([...this.viewers.values()].map((viewer) => viewer.who));
    return (who) => who !== undefined && present.has(who);
  }
}

const refused = (code: Code): Done => ({ ok: false, refusal: { code } });
const no = (id: number, refusal: TableRefusal): No => ({ t: 'no', id, ...refusal });

/** A change as a part of the log; null when it is no part of the game itself. */
function asPast({ record, facts, n }: Change): Past | null {
  if (record.t === 'begun') return { n, seat: SPECTATOR, by: 'person', facts };
  if (record.t === 'chose') return { n, seat: record.seat, by: record.by, facts };
  return record.t === 'again' ? { n, seat: record.seat, by: 'person', facts } : null;
}

/** After going back, what was taken back is no longer in the log. */
function remember(past: Past[], change: Change): void {
  const { record } = change;
  if (record.t === 'back') {
    while (past.length > 0 && (past.at(-1) as Past).n > record.to) past.pop();
    return;
  }
  const one = asPast(change);
  if (one !== null) past.push(one);
}
