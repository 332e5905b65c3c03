// Owns a table without IO: who sits where, what is asked of whom, and what each may do. Every change is one record.

import type { Proof } from '@undercroft/chance';
import { at, type Asking, type GameTypes, type Offer, type Reason, type Seat } from '@undercroft/kernel';
import { finish, type InSteps, type Match, type Transcript } from '@undercroft/record';
import { checkingNewSetup } from './after.ts';
import { askedLater } from './ahead.ts';
import { isFree, stepsBack, wayBack, type WayBack } from './back.ts';
import type { AnyGame, Change, Phase, Wish } from './change.ts';
import { CorruptTable, reading } from './faults.ts';
import { botsAsked, botsDue, deadlines, overdue, type BotAsked, type Deadline, type Due } from './due.ts';
import { forbids } from './forbids.ts';
import { NO_NONCE } from './chance.ts';
import { Ledger, refOf } from './ledger.ts';
import { isSameOrders, OrdersCount, passesBy, tidyOrders } from './orders.ts';
import type { Actor, Made, NewTable, Orders, SeatSpec, TableRecord, Who } from './record.ts';
import type { Code, TableRefusal } from './refusal.ts';
import { botOn, isReady, keptFor, readying, seatsOf, sitting, standing, standingIn, swapping } from './seating.ts';
import type { TableSnapshot } from './snapshot.ts';

export type { BotAsked, Due } from './due.ts';
export { PHASES, type AnyGame, type Change, type Facts, type Phase, type Wish } from './change.ts';

export type Done = { readonly ok: true; readonly changes: readonly Change[] } | { readonly ok: false; readonly refusal: TableRefusal };

export type MadeTable = { readonly ok: true; readonly table: Table } | { readonly ok: false; readonly refusal: TableRefusal };

/** A question as it is put to a seat. */
export interface OpenOffer {
  readonly ref: string;
  readonly offer: Offer;
  readonly ask: () => Asking | null;
  readonly later: boolean;
}

const refuse = (code: Code, more: Omit<TableRefusal, 'code'> = {}): Done => ({ ok: false, refusal: { code, ...more } });

export class Table {
  /** Sees each change as soon as it is done, before anything that follows from it. */
  watch: ((change: Change) => void) | null = null;
  private readonly ledger: Ledger;
  private readonly ordersCount = new OrdersCount();

  /** Made by `make` and `making`, or read back: see `fold.ts`. */
  constructor(ledger: Ledger) {
    this.ledger = ledger;
  }

  /** A new table: its first record, or why there cannot be one. */
  static make(game: AnyGame, wanted: NewTable, now: number): MadeTable {
    const checked = finish(checkingNewSetup(game, wanted));
    return checked.ok ? { ok: true, table: Table.of(game, wanted, checked.setup, now) } : checked;
  }

  /** The same, of a setup that was checked: a game that is brought along is played through the rules elsewhere, where it is long. */
  static of(game: AnyGame, wanted: NewTable, setup: object, now: number): Table {
    return new Table(new Ledger(game, { ...wanted, t: 'made', at: now, game: game.id, rules: game.rulesVersion, setup }));
  }

  /** Reads the next of its stored records. Throws `CorruptTable` when it does not fit. */
  reread(record: TableRecord): Change {
    return reading(this.length, () => {
      const wrong = forbids(this.ledger, record);
      if (wrong !== null) throw new CorruptTable(wrong);
      return this.ledger.put(record, true);
    });
  }

  /** Plays the game that this one goes on from, before it begins: where it is long, that takes a while. */
  *preparing(): InSteps<void> {
    yield* this.ledger.preparing();
  }

  /** Counts records that are no part of the game: the next one follows the last of them. */
  skipTo(length: number, sum: string): void {
    this.ledger.skipTo(length, sum);
  }

  /** From here on the game follows the rules of today. */
  upgrade(record: Extract<TableRecord, { t: 'upgraded' }>): Change {
    const wrong = forbids(this.ledger, record);
    if (wrong !== null) throw new CorruptTable(wrong);
    return this.put(record);
  }

  /** `reach`: how many entries the table can go back once it is restored from this, or a little more. */
  snapshot(reach?: number): TableSnapshot {
    return this.ledger.snapshot(reach);
  }

  // ── what it is ────────────────────────────────────────────────────────────

  get game(): AnyGame {
    return this.ledger.game;
  }
  get made(): Made {
    return this.ledger.made;
  }
  get commitment(): string {
    return this.ledger.commitment;
  }
  get seats(): readonly SeatSpec[] {
    return this.ledger.seats;
  }
  get orders(): readonly Orders[] {
    return this.ledger.orders;
  }
  get phase(): Phase {
    return this.ledger.phase;
  }
  get wish(): Wish | null {
    return this.ledger.wish;
  }
  /** How many records there are. */
  get length(): number {
    return this.ledger.length;
  }
  /** Going back ends at this entry of the game. */
  get floor(): number {
    return this.ledger.marks.floor;
  }
  get publicSeq(): number {
    return this.ledger.publicSeq;
  }
  get rules(): number {
    return this.ledger.rules;
  }
  get match(): Match<GameTypes> | null {
    return this.ledger.match;
  }
  get window(): boolean {
    return this.ledger.window;
  }
  /** When everybody has been told how it stands: windows on the way take their time. */
  get publicAt(): number {
    return this.ledger.publicAt;
  }
  get windowLasts(): number {
    return this.ledger.windowLasts;
  }
  get isSolo(): boolean {
    return this.ledger.isSolo;
  }
  get rematch(): string | null {
    return this.ledger.rematch;
  }
  /** Whether somebody holds a seat, or has held one since the game began. */
  hasSat(who: Who): boolean {
    return this.ledger.sitters.has(who) || this.seats.some((spec) => spec.who === who);
  }
  /** Whether people without a seat may look at the game. */
  get mayWatch(): boolean {
    return this.made.options.watch !== false;
  }
  get redoable(): boolean {
    return this.ledger.redoable;
  }
  proof(): Proof | null {
    return this.ledger.proof();
  }

  // ── what anybody may ask ──────────────────────────────────────────────────

  /**
   * The question that is open for a seat, with the name it is answered by. Where windows last a fixed time, everybody who could respond is
   * asked at once; `later`: the answer counts when those before have passed, and is to be given again then.
   */
  offerOf(seat: Seat): OpenOffer | null {
    if (this.phase !== 'playing' || this.match === null) return null;
    const { state } = this.match;
    const ref = ({ id }: Offer): string => refOf(this.ledger.epoch, id);
    const offer = state.offers().find((one) => one.seat === seat);
    if (offer !== undefined) return { ref: ref(offer), offer, ask: () => state.ask(seat), later: false };
    const later = this.windowLasts === 0 ? undefined : askedLater(state).find((one) => one.offer.seat === seat);
    return later === undefined ? null : { ref: ref(later.offer), ...later, later: true };
  }

  /** Seats that are waited for; in a window nobody is named. */
  waiting(): readonly Seat[] | 'responses' {
    if (this.phase === 'revealing-nonces') return this.seats.flatMap((_, seat) => (this.ledger.owesNonce(seat) ? [seat] : []));
    if (this.phase !== 'playing' || this.match === null) return [];
    return this.window ? 'responses' : this.match.state.offers().map((offer) => offer.seat);
  }

  /** Bots that have to answer now. */
  botsDue(): ReturnType<typeof botsDue> {
    return botsDue(this.ledger);
  }
  /** Bots that may think now: see `botsAsked` in `due.ts`. */
  botsAsked(): readonly BotAsked[] {
    return botsAsked(this.ledger);
  }
  /** Seats whose time has run out: the host has a bot answer for them, in the name of the clock. */
  overdue(now: number): readonly Due[] {
    return overdue(this.ledger, now);
  }
  /** When the first of the seats that are waited for runs out of time: look at `overdue` then. */
  deadline(): Deadline | null {
    return deadlines(this.ledger)[0] ?? null;
  }
  times(now: number): readonly number[] | null {
    return this.ledger.clocks?.times(now) ?? null;
  }

  /** The clocks as everybody is told them: who is waited for is told elsewhere, and in a window no bank runs. */
  clock(): { readonly left: readonly number[]; readonly at: number } | null {
    return this.ledger.clocks?.counted() ?? null;
  }
  /** The seats a person has. */
  seatsOf(who: Who): readonly Seat[] {
    return seatsOf(this.seats, who);
  }
  /** Where a seat may go back to; see `wayBack` in `back.ts`. */
  wayBack(seat: Seat, playing = false): WayBack | null {
    return wayBack(this.ledger, seat, playing);
  }
  /** Whether standing orders pass the question that is open for a seat. */
  passesFor(offer: Offer): boolean {
    const { seat } = offer;
    return this.seats[seat]?.kind === 'person' && passesBy(at(this.orders, seat), offer, () => this.offerOf(seat)?.ask() ?? null);
  }
  /** The record of the game itself. While it runs only where it tells nobody anything new. */
  get mayTellTranscript(): boolean {
    return this.match !== null && (this.phase === 'over' || this.seats.length === 1);
  }
  /** The same, or null where it may not be told or the table, restored from a snapshot, does not have it whole. */
  transcript(): Transcript | null {
    return this.mayTellTranscript && this.match?.isWhole === true ? this.match.transcript() : null;
  }

  // ── what may be done ──────────────────────────────────────────────────────

  /** Sits down; see `seating.ts` for who may, here and below. */
  sit(who: Who, seat: Seat, name: string, promise: string | undefined, now: number): Done {
    return this.reseat(seat, sitting(this.ledger, who, seat, name, promise), now);
  }
  stand(who: Who, seat: Seat, now: number): Done {
    return this.reseat(seat, standing(this.ledger, who, seat), now);
  }
  setBot(who: Who, seat: Seat, bot: string | null, now: number): Done {
    return this.reseat(seat, botOn(this.ledger, who, seat, bot), now);
  }
  standIn(who: Who, seat: Seat, bot: string, away: number, now: number): Done {
    return this.reseat(seat, standingIn(this.ledger, who, seat, bot, away), now);
  }

  /** Somebody is here again: the seats that bots kept for them are theirs to play. */
  comeBack(who: Who, now: number): Done {
    return this.reseatAll(keptFor(this.ledger, who), now);
  }
  swap(who: Who, seat: Seat, other: Seat | null, now: number): Done {
    return this.reseatAll(swapping(this.ledger, who, seat, other), now);
  }

  /** Says that one is ready. When everybody is, and no seat is open, the seats are fixed as if the host had said so. */
  ready(who: Who, seat: Seat, yes: boolean, now: number): Done {
    const spec = readying(this.ledger, who, seat, yes);
    if (typeof spec !== 'string' && (this.seats[seat]?.ready === true) === yes) return { ok: true, changes: [] };
    return this.reseat(seat, spec, now);
  }

  /** The same people may play again, at another table; it is told once. */
  playAgainAt(table: string, now: number): Done {
    return this.rematch === table ? { ok: true, changes: [] } : this.done({ t: 'rematch', at: now, table });
  }

  /** The secret of the dice is told: from here on nobody goes back or joins. */
  prove(now: number): Done {
    return this.ledger.proved || this.phase !== 'over' ? { ok: true, changes: [] } : this.done({ t: 'proved', at: now });
  }

  /** Fixes the seats. Where nobody has to show a part of the dice, the game begins at once. */
  close(who: Who, now: number): Done {
    if (who !== this.made.host) return refuse('not-host');
    return this.done({ t: 'closed', at: now }, () => this.beginIfShown(now));
  }

  /** A device shows its part of the dice, which must be what it promised. Showing it again changes nothing. */
  show(who: Who, seat: Seat, nonce: string, now: number): Done {
    if (this.phase !== 'revealing-nonces') return refuse('not-playing');
    if (this.seats[seat]?.who !== who) return refuse('not-seated');
    if (this.ledger.nonces[seat] === nonce) return { ok: true, changes: [] };
    return this.done({ t: 'shown', at: now, seat, nonce }, () => this.beginIfShown(now));
  }

  answer(seat: Seat, ref: string, choice: unknown, by: Actor, now: number, why: Reason | null = null): Done {
    if (this.phase !== 'playing' || this.match === null) return refuse('not-playing');
    if (!this.match.state.asks(seat)) return refuse('not-asked');
    const { offerId } = this.match.state;
    if (refOf(this.ledger.epoch, offerId) !== ref) return refuse('stale-offer');
    const change = this.ledger.answer(seat, choice, offerId, by, now, why);
    if ('pick' in change) return refuse('illegal', { refusal: change });
    this.watch?.(change);
    return { ok: true, changes: [change, ...this.standingOrders(now)] };
  }

  /** Goes back to what everybody had been told then: at once where the seat may, else by asking the others. */
  back(seat: Seat, to: number, now: number): Done {
    const count = stepsBack(this.ledger, seat, to);
    if (count > 0 && isFree(this.ledger, seat, count)) return this.done({ t: 'back', at: now, seat, to });
    return this.done({ t: 'wish', at: now, seat, to }, () => this.backIfAgreed(now));
  }

  /** How far the position lies back that a seat wants to go to, if the table, restored from a snapshot, does not have it any more. */
  entriesMissing(seat: Seat, to: number): number | null {
    const count = stepsBack(this.ledger, seat, to);
    const { match } = this;
    return count === 0 || match === null || match.canTakeBack(count) ? null : match.length - count;
  }

  consent(seat: Seat, yes: boolean, now: number): Done {
    return this.done({ t: 'consent', at: now, seat, yes }, () => this.backIfAgreed(now));
  }

  /** Plays again what was taken back. */
  again(seat: Seat, now: number): Done {
    const waiting = this.waiting();
    // Where several are asked at once, what was taken back may be the secret answer of another: not even that there is something is told.
    if (!this.isSolo && (waiting === 'responses' || waiting.length > 1 || (waiting[0] ?? seat) !== seat)) return refuse('not-asked');
    if (!this.redoable) return refuse('nothing-to-redo');
    return this.done({ t: 'again', at: now, seat, chance: [] }, () => this.standingOrders(now));
  }

  /** Standing orders for windows, which there are only while the game is played. The same ones again change nothing. */
  setOrders(seat: Seat, wanted: Orders, now: number): Done {
    const orders = tidyOrders(this.game, wanted);
    const record: TableRecord = { t: 'orders', at: now, seat, orders };
    const wrong = this.phase === 'playing' ? forbids(this.ledger, record) : 'not-playing';
    if (wrong !== null) return refuse(wrong);
    if (isSameOrders(at(this.orders, seat), orders)) return { ok: true, changes: [] };
    if (!this.ordersCount.take(seat, this.publicSeq)) return refuse('too-fast');
    return { ok: true, changes: [this.put(record), ...this.standingOrders(now)] };
  }

  /** Gives up: a bot plays the seat to the end, or the game is over when it belongs to nobody else. Who is away comes back to a seat of theirs. */
  resign(seat: Seat, bot: string, now: number): Done {
    const others = this.seats.some(({ who, resigned }, at) => at !== seat && who !== undefined && resigned !== true);
    return this.done(others ? { t: 'resigned', at: now, seat, bot } : { t: 'abandoned', at: now, seat }, () => this.backIfAgreed(now));
  }

  // ── what follows by itself ────────────────────────────────────────────────

  private done(record: TableRecord, then?: () => readonly Change[]): Done {
    const wrong = forbids(this.ledger, record);
    if (wrong !== null) return refuse(wrong);
    return { ok: true, changes: [this.put(record), ...(then?.() ?? [])] };
  }

  private put(record: TableRecord): Change {
    const change = this.ledger.put(record, false);
    this.watch?.(change);
    return change;
  }

  private reseat(seat: Seat, spec: SeatSpec | Code, now: number): Done {
    if (typeof spec === 'string') return refuse(spec);
    return this.done({ t: 'seat', at: now, seat, spec }, () => [
      ...(spec.kind === 'person' ? [] : this.afterLeaving(now)),
      ...this.closeIfReady(now),
    ]);
  }

  private reseatAll(all: ReturnType<typeof swapping>, now: number): Done {
    if (typeof all === 'string') return refuse(all);
    return { ok: true, changes: all.map(([seat, spec]) => this.put({ t: 'seat', at: now, seat, spec })) };
  }

  private closeIfReady(now: number): readonly Change[] {
    return isReady(this.ledger) ? [this.put({ t: 'closed', at: now }), ...this.beginIfShown(now)] : [];
  }

  private afterLeaving(now: number): readonly Change[] {
    return this.phase === 'revealing-nonces' ? this.beginIfShown(now) : this.backIfAgreed(now);
  }

  private beginIfShown(now: number): readonly Change[] {
    if (this.seats.some((_, seat) => this.ledger.owesNonce(seat))) return [];
    const nonces = this.ledger.nonces.map((one) => one ?? NO_NONCE);
    return [this.put({ t: 'begun', at: now, nonces, chance: [] }), ...this.standingOrders(now)];
  }

  private backIfAgreed(now: number): readonly Change[] {
    const { wish } = this;
    return wish !== null && this.ledger.agreed ? [this.put({ t: 'back', at: now, seat: wish.seat, to: wish.to })] : [];
  }

  /** Passes for seats that ordered it. The order of a game's windows is finite: so is this. */
  private standingOrders(now: number): readonly Change[] {
    const changes: Change[] = [];
    for (let left = this.game.bound; left > 0 && this.match !== null && this.window; left--) {
      const [offer] = this.match.state.offers();
      if (offer === undefined || !this.passesFor(offer)) break;
      const change = this.ledger.answer(offer.seat, { act: 'pass' }, offer.id, 'orders', now);
      if ('pick' in change) break;
      this.watch?.(change);
      changes.push(change);
    }
    return changes;
  }
}
