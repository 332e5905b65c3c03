// Owns one table while somebody cares for it: one thing at a time, stored before it is told, out of memory when idle.

import {
  isAmongBots,
  type Actor,
  type BotAsked,
  type Change,
  type ClientMessage,
  type Desk,
  type Handled,
  type Message,
  type ServerMessage,
  type Told,
} from '@undercroft/table';
import { HOUSE, inSlices, type Payer } from '../share.ts';
import { Conflict, Fenced, Unsettled } from '../store/store.ts';
import { Keeper } from './keeper.ts';
import type { Run } from './load.ts';
import { namedAt } from './names.ts';
import { Aside, isSpoken } from './aside.ts';
import { Origin } from './origins.ts';
import { Attendance } from './attendance.ts';
import { Row, type Held } from './row.ts';
import { gone, Refused, type Peer, type TableAround } from './around.ts';
import { answered, botNames, botsFor, Thinking, type Thought } from './thinking.ts';
import { WindowTime } from './window-time.ts';

export class LiveTable {
  readonly id: string;
  /** When somebody last wanted something of it. */
  used: number;
  private readonly around: TableAround;
  private readonly attendance: Attendance;
  private readonly thinking: Thinking;
  private readonly windows: WindowTime;
  private desk: Desk | null = null;
  private readonly row = new Row();
  private readonly keeper: Keeper;
  private readonly origin: Origin;
  private readonly aside: Aside;

  constructor(id: string, around: TableAround) {
    this.id = id;
    this.around = around;
    this.used = around.now();
    this.windows = new WindowTime(around.now, around.sleep);
    this.attendance = new Attendance(id, around.now);
    const { seen } = this.attendance;
    this.keeper = new Keeper(id, around, (game) => ({ ...botsFor(around, game), now: around.now, seen }));
    this.origin = new Origin(id, around.origins);
    this.aside = new Aside(id, around);
    this.thinking = new Thinking(around, this.origin);
  }

  get inMemory(): boolean {
    return this.desk !== null;
  }

  get forgotten(): boolean {
    return this.desk === null && this.attendance.size === 0 && this.row.length === 0;
  }

  /** Somebody comes, or asks to be shown everything again. */
  async hello(peer: Peer, message: Message<'hello'>): Promise<boolean> {
    return this.guarded(peer, message.id, this.windows.untilClosed, async (desk) => {
      if (!desk.maySee(peer.who)) throw new Refused('secluded', 'only people with a seat may look at this table');
      this.origin.cameTo(peer, desk);
      await this.paid(peer, () => {
        const { viewer, welcome } = desk.connect(peer.id, peer.who, message);
        this.attendance.add(peer, viewer, message.pack === true);
        peer.send(welcome);
        return this.aside.greet(peer);
      });
      this.paid(peer, () => this.attendance.send(desk.presence()));
      await this.settle(desk, desk.returned(peer.who), peer);
    });
  }

  /** A message of somebody who is here. */
  async message(peer: Peer, message: ClientMessage): Promise<boolean> {
    if (isSpoken(message)) return this.aside.answer(peer, message, this.desk?.table.seats, () => this.attendance.peers);
    if (message.t === 'look') return this.look(peer, message);
    const since = performance.now();
    return this.guarded(peer, message.id, this.holding(peer, message), async (opened) => {
      let desk = opened;
      const viewer = this.attendance.viewerOf(peer);
      if (viewer === null) return;
      const missing = this.paid(peer, () => desk.missing(viewer, message));
      if (missing?.what === 'log') {
        const groups = await this.paid(peer, () => this.around.store.log(this.id, missing.before, missing.count));
        return this.paid(peer, () => peer.send(desk.logReply(viewer, message.id, groups)));
      }
      this.around.room.mustTake(peer.address, message, desk.table.length);
      if (missing !== null) desk = await this.reach(desk, missing.entries, peer);
      if (desk.table.match === null) await this.runFor(peer)(desk.table.preparing());
      const asked = message.t === 'sit' ? namedAt(desk.table.seats, peer, message) : message;
      const handled = this.paid(peer, () => desk.handle(this.attendance.viewerOf(peer) ?? viewer, asked));
      // The reply goes first: its place among the frames must not tell whether a window closed at once.
      const reply = (): void => this.paid(peer, () => peer.send(handled.reply));
      await this.settle(desk, handled, peer, () => this.windows.reply(reply, message.t === 'answer'));
      if (handled.records.length > 0) this.around.metrics.latency.observe((performance.now() - since) / 1_000);
      if (handled.reply.t === 'no') this.around.refusals.count('message', handled.reply.code);
    });
  }

  /** The people of a finished game may play again at another table; where one was told before, that is it. */
  async playAgainAt(table: string, payer: Payer): Promise<string | null> {
    return this.serialize(async () => {
      const desk = await this.openFor(payer);
      const { rematch } = desk.table;
      if (rematch !== null) return rematch;
      const handled = desk.playAgainAt(table);
      await this.settle(desk, handled, payer);
      return handled.reply.t === 'ok' ? table : null;
    });
  }

  private holding(peer: Peer, message: ClientMessage): () => Held {
    return () => {
      const viewer = this.windows.isOpen ? this.attendance.viewerOf(peer) : null;
      const response = viewer === null ? null : (this.desk?.isResponse(viewer, message) ?? null);
      return this.windows.messageHeld(response, message.t === 'answer');
    };
  }

  private async look(peer: Peer, message: Message<'look'>): Promise<boolean> {
    let looking: Generator<undefined, ServerMessage> | null = null;
    const opened = await this.guarded(peer, message.id, this.holding(peer, message), async (desk) => {
      const viewer = this.attendance.viewerOf(peer);
      if (viewer !== null) looking = desk.looking(viewer, message);
    });
    if (!opened || looking === null) return opened;
    try {
      peer.send(await inSlices(this.around.share, peer, looking));
    } catch (error) {
      await this.broken(error);
      peer.send({ t: 'no', id: message.id, code: 'damaged' });
    }
    return true;
  }

  /** Somebody is gone. The others are told, if there are any. */
  async leave(peer: Peer): Promise<void> {
    await this.row
      .runUnheld(this.windows.untilClosed, async () => {
        if (!this.attendance.remove(peer)) return;
        this.desk?.disconnect(peer.id);
        if (!this.attendance.has(peer.who)) this.aside.left(peer.who, this.attendance.peers);
        if (this.attendance.size === 0) return;
        const desk = await this.openFor(HOUSE);
        this.paid(peer, () => this.attendance.send(desk.presence()));
      })
      .catch((error: unknown) => this.failed(error));
  }

  /** Runs overdue bots and timeouts: an alarm rang, or the server has just started. */
  async wake(): Promise<void> {
    await this.serialize(async () => {
      const desk = await this.openFor(HOUSE);
      if (this.windows.isOpen && (this.windows.opensAt ?? 0) <= this.around.now()) return this.passForAsked(desk);
      const { match, made } = desk.table;
      const late = desk.table.overdue(this.around.now());
      if (late.length === 0 || match === null) return this.follow(desk);
      const bot = botNames(this.around, made.game)[0] ?? 'random';
      for (const { seat, ref } of late) this.think(desk, { seat, ref, bot, state: match.state }, 'clock');
    }).catch((error: unknown) => this.failed(error));
  }

  /** The time of a window is nearly over: answers are opened in their order, and whoever has given none passes. */
  private async passForAsked(desk: Desk): Promise<void> {
    const [offer] = desk.table.match?.state.offers() ?? [];
    const open = offer?.window === true ? desk.table.offerOf(offer.seat) : null;
    if (open === null) return;
    const { seat } = open.offer;
    // What was opened is in the row next. Should it be refused, its seat is found here again without an answer.
    if (this.windows.unseal(seat)) return this.follow(desk);
    // Who is alone among bots has nobody to hide from.
    if (isAmongBots(desk.table.seats) && desk.table.seats[seat]?.kind === 'person') return this.windows.close();
    await this.settle(desk, desk.answerFor(seat, open.ref, { act: 'pass' }, 'clock'));
  }

  /** The record of the game, with the proof of the dice once it is over; null where it may not be told. Throws as `ask` does. */
  async told(payer: Payer): Promise<Told | null> {
    return this.outsideWindows(payer, async (desk) => {
      if (!desk.maySee(payer.who)) throw new Refused('secluded', 'only people with a seat may look at this table');
      if (!desk.table.mayTellTranscript) return null;
      const whole = this.paid(payer, () => desk.told()) === null ? await this.reach(desk, 0, payer) : desk;
      const told = this.paid(payer, () => whole.told());
      if (told !== null) await this.settle(whole, whole.proved(), payer);
      return told;
    });
  }

  /** Asks the table something. Throws when it is not there or damaged. */
  async ask<T>(work: (desk: Desk) => T, payer: Payer = HOUSE): Promise<T> {
    return this.outsideWindows(payer, async (desk) => work(desk));
  }

  /** Does something to a table that is stored and that nobody is at; null: somebody is. */
  whileUnattended<T>(work: () => Promise<T>): Promise<T | null> {
    return this.serialize(async () => (this.desk === null && this.attendance.size === 0 ? work() : null));
  }

  /** Leaves memory, if nobody is at it. Connections stay, and are shown again what changed when something happens. */
  rest(): boolean {
    if (this.desk === null || this.row.length > 0 || this.thinking.isBusy || this.windows.isOpen) return false;
    if (!this.keeper.sinceSnapshot || this.desk.table.match === null) {
      this.drop();
      return true;
    }
    void this.serialize(async () => {
      await this.keeper.keepSnapshot(this.desk);
      if (this.row.length === 1 && !this.thinking.isBusy) this.drop();
    }).catch((error: unknown) => this.failed(error));
    return true;
  }

  /** Finishes what is under way, and keeps the table as it stands: whatever rules come next begin there. */
  async stop(): Promise<void> {
    const kept = this.serialize(() => this.keeper.keepSnapshot(this.desk));
    this.row.close();
    this.windows.stop();
    await kept.catch((error: unknown) => this.failed(error));
  }

  /** The table is another node's, or may be: nobody is told anything more of it here. Whoever looked at it finds it there. */
  lose(): void {
    this.row.close(gone());
    this.windows.stop();
    this.attendance.byeAll('restarting');
    this.drop();
  }

  // ── one thing at a time ───────────────────────────────────────────────────

  private serialize<T>(work: () => Promise<T>): Promise<T> {
    this.used = this.around.now();
    return this.row.run(work);
  }

  /** The same for what waits while a window is open. Whether one is, is known once the table is open. */
  private outsideWindows<T>(payer: Payer, work: (desk: Desk) => Promise<T>): Promise<T> {
    this.used = this.around.now();
    return this.row.runReady(this.windows.untilClosed, () => this.openFor(payer), work);
  }

  /** Like `serialize`; an error becomes a refusal to the requester. False: the table cannot be played. */
  private async guarded(peer: Peer, id: number, held: () => Held, work: (desk: Desk) => Promise<void>): Promise<boolean> {
    try {
      this.used = this.around.now();
      await this.row.runReady(held, () => this.openFor(peer), work);
      return true;
    } catch (error) {
      if (this.row.hasFailed) peer.bye('restarting');
      const code = error instanceof Refused ? error.code : 'damaged';
      if (!(error instanceof Refused)) await this.broken(error);
      this.around.refusals.count('message', code);
      peer.send({ t: 'no', id, code });
      return false;
    }
  }

  /** The rules stopped in the middle: what is in memory is worth nothing, what is stored is as it was. */
  private broken(error: unknown): Promise<void> {
    this.failed(error);
    return this.serialize(async () => this.drop()).catch(() => undefined);
  }

  /** Whoever was told so before is told once: the table may be here again by now. */
  private lost(): void {
    if (this.row.hasFailed) return;
    this.lose();
    this.around.lose(this.id);
  }

  private failed(error: unknown): void {
    if (error instanceof Refused) return;
    if (error instanceof Fenced) return this.lost();
    this.around.metrics.failures.inc({ what: 'table' });
    this.around.log.error({ err: error }, 'a table stopped');
  }

  // ── memory ────────────────────────────────────────────────────────────────

  /** Opens the table on somebody's account. */
  private async openFor(payer: Payer): Promise<Desk> {
    const { isOurs, claim } = this.around;
    // What is in memory is worth something only as long as it is ours; what is read must be ours before and after.
    if (!isOurs(this.id) && (this.desk !== null || (await claim(this.id)) === 'theirs')) this.lost();
    this.row.mustLast();
    if (this.desk !== null) return this.desk;
    const desk = await this.keeper.load(this.runFor(payer));
    await this.windows.resume(desk.table);
    this.row.mustLast();
    this.desk = desk;
    this.attendance.rejoin(desk);
    this.follow(desk);
    return desk;
  }

  /** Opens the table again so that it can go back to an entry; 0: all of it. Those who look at it notice nothing. */
  private async reach(desk: Desk, entry: number, payer: Payer): Promise<Desk> {
    const reaching = await this.keeper.reaching(desk, entry, this.runFor(payer));
    this.attendance.adoptedBy(reaching);
    this.desk = reaching;
    return reaching;
  }

  /** Does work on somebody's account; of what is waited for only what is done at once. */
  private paid<T>(payer: Payer, work: () => T): T {
    return this.around.share.measured(payer, work);
  }

  private runFor(payer: Payer): Run {
    return (work) => inSlices(this.around.share, payer, work);
  }

  private drop(): void {
    this.attendance.rest();
    this.desk = null;
    this.windows.close();
  }

  // ── stored, then told ─────────────────────────────────────────────────────

  /** Nobody is told anything before the records are on the disk. What nobody asked for is stored on the account of where the table is from. */
  private async settle(desk: Desk, { records, changes }: Handled, by: Payer | null = null, reply?: () => void): Promise<void> {
    if (records.length > 0) await this.keep(desk, changes, by?.address ?? this.origin.address);
    reply?.();
    if (changes.length === 0) return;
    this.attendance.dismiss(desk);
    this.aside.acted(changes, this.attendance.peers);
    for (const { record } of changes) if (record.t === 'chose') this.around.metrics.moves.inc({ by: record.by });
    for (const change of changes)
      await this.windows.tell(
        change,
        () => desk.stages(change),
        (stage) => this.attendance.send(stage),
      );
    this.follow(desk);
  }

  private async keep(desk: Desk, changes: readonly Change[], address: string): Promise<void> {
    const { now, log, metrics, room } = this.around;
    try {
      room.charge(address, await this.keeper.keep(desk, changes, this.windows.endsAt ?? now()));
    } catch (error) {
      if (error instanceof Fenced || error instanceof Unsettled) {
        metrics.failures.inc({ what: error.name.toLowerCase() });
        this.lost();
        throw gone();
      }
      metrics.failures.inc({ what: 'store' });
      log.error({ err: error }, 'a move could not be stored: the table is read back');
      this.drop();
      this.around.alarms.set(this.id, this.keeper.restsUntil);
      await this.openFor(HOUSE).catch(() => this.attendance.byeAll('damaged'));
      throw new Refused(error instanceof Conflict ? 'stale-offer' : 'damaged', 'not stored');
    }
  }

  // ── bots and clocks ───────────────────────────────────────────────────────

  /** What follows from where the table stands: bots begin to think, the clock is set; after a write that failed, both in a while. */
  private follow(desk: Desk): void {
    if (this.row.hasFailed) return;
    const { alarms, notices, now } = this.around;
    const rest = this.keeper.restsUntil > now() ? this.keeper.restsUntil : null;
    if (rest === null) for (const asked of desk.table.botsAsked()) this.think(desk, asked, 'bot');
    alarms.set(this.id, rest ?? this.windows.opensAt ?? desk.table.deadline()?.at ?? null);
    notices?.follow(this.id, desk.table, (who) => this.attendance.has(who));
  }

  private think({ table }: Desk, asked: BotAsked, by: Actor): void {
    const { seat, ref } = asked;
    // A bot's answer in a window is opened when those of people are.
    const held = (): Held => {
      const open = this.desk?.table.offerOf(seat) ?? null;
      return open?.offer.window === true && open.ref === ref ? this.windows.answerHeld(seat, open.later) : null;
    };
    void this.thinking
      .about(table.made.game, asked, by, (thought) => this.row.runUnheld(held, () => this.thought(thought)))
      .catch((error: unknown) => (error instanceof Refused ? undefined : this.broken(error)));
  }

  /** The thought is there; perhaps the question is not any more. */
  private async thought(thought: Thought): Promise<void> {
    const { seat, ref, by } = thought;
    const desk = await this.openFor(HOUSE);
    const { match } = desk.table;
    const due = by === 'bot' ? desk.table.botsDue() : desk.table.overdue(this.around.now());
    if (match === null || !due.some((one) => one.seat === seat && one.ref === ref)) return;
    await this.settle(desk, answered(desk, match.state, thought, this.around.newSeed));
  }
}
