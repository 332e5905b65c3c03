// Owns how a record takes effect: a table is the fold of its records, and a record that does not fit is refused.

import { commit, type Outcome, type Proof } from '@undercroft/chance';
import { at, digest, SPECTATOR, type Applied, type Choice, type GameTypes, type Reason, type Refusal, type Seat } from '@undercroft/kernel';
import { Match, type InSteps } from '@undercroft/record';
import { AutoPassedWindows, placeOf } from './auto-passed.ts';
import { stepsBack } from './back.ts';
import { NO_NONCE, proofOf, TableChance } from './chance.ts';
import { CorruptTable } from './faults.ts';
import type { AnyGame, Change, Effect, Facts, Phase, Wish } from './change.ts';
import { Clocks } from './clock.ts';
import { Origin } from './fork.ts';
import { NO_ORDERS, type Actor, type Chose, type Drew, type Made, type Orders, type SeatSpec, type TableRecord } from './record.ts';
import { Marks } from './marks.ts';
import { handsOf, holders, sealOf } from './seating.ts';
import { Sitters } from './sitters.ts';
import { isAmongBots, windowLasts } from './window-lasts.ts';
import { agreeing, isAgreed, leaving } from './wishes.ts';
import { SNAPSHOT_FORM, UNDO_REACH, type TableSnapshot } from './snapshot.ts';

const NO_FACTS: Facts = [];
/** What a record does that is nobody's choice, and brings nothing about in the game. */
const quietly = (record: TableRecord): Effect => ({ record, seat: SPECTATOR, facts: NO_FACTS, hidden: false, pass: false, silent: [] });
/** An offer is named by how often the table went back and the kernel's own number: numbers come again after going back. */
export const refOf = (epoch: number, offer: number): string => `${epoch}.${offer}`;

/** What a table is: changed only by records. */
export class Ledger {
  readonly game: AnyGame;
  readonly made: Made;
  readonly commitment: string;
  readonly seats: SeatSpec[];
  readonly orders: Orders[];
  phase: Phase = 'gathering';
  wish: Wish | null = null;
  /** How many records there are; the next one gets this number. */
  length = 1;
  /** The public sequence number: what everybody was told, counted; hidden passes are excluded. */
  publicSeq = 1;
  /** The rules that the game follows: those it was made under, or was upgraded to. */
  rules: number;
  match: Match<GameTypes> | null = null;
  /** A window is open. */
  window = false;
  clocks: Clocks | null = null;
  /** How often the table went back: part of an offer's name, since the kernel's numbers come again. */
  epoch = 0;
  abandoned = false;
  sitters = new Sitters();
  /** The secret of the dice was told. */
  proved = false;
  /** The table at which the same people may play again. */
  rematch: string | null = null;
  /** When the seat that is asked in a window was asked. */
  askedAt = 0;
  /** When everybody had been told what happened last, after the time of the windows in between: clocks run from there. */
  publicAt = 0;
  readonly nonces: (string | null)[];
  /** The entries of the game as the outside knows them. */
  marks = new Marks();
  /** Every outcome since the game began, those taken back included; null where the table was restored from a snapshot. */
  drawn: Outcome[] | null = [];
  private promises: readonly (string | undefined)[] = [];
  private readonly origin: Origin;
  private chance: TableChance | null = null;
  private seal = '';
  private sum: string;
  private readonly autoPassed: AutoPassedWindows;

  constructor(game: AnyGame, made: Made, saved?: Pick<TableSnapshot, 'seats' | 'orders' | 'nonces'>) {
    const { sum, ...unsummed } = made;
    this.sum = digest(['', unsummed]);
    if (sum !== undefined && sum !== this.sum) throw new CorruptTable('record 0: altered');
    this.game = game;
    this.made = { ...unsummed, sum: this.sum };
    this.rules = made.rules;
    this.commitment = commit(made.secret);
    this.seats = (saved?.seats ?? made.seats).map((spec) => ({ ...spec }));
    this.orders = saved?.orders.slice() ?? made.seats.map(() => NO_ORDERS);
    this.nonces = saved?.nonces.slice() ?? made.seats.map(() => null);
    this.autoPassed = new AutoPassedWindows(game);
    this.origin = new Origin(game, made.from);
  }

  /** A ledger as it was when a snapshot was taken; its latest answers are played again, one by one. */
  static *restoring(game: AnyGame, saved: TableSnapshot): InSteps<Ledger> {
    const ledger = new Ledger(game, saved.made, saved);
    yield* ledger.restore(saved);
    return ledger;
  }

  private *restore(saved: TableSnapshot): InSteps<void> {
    this.sum = saved.sum;
    this.length = saved.length;
    this.rules = saved.rules;
    this.publicSeq = saved.publicSeq;
    this.phase = saved.phase;
    this.wish = saved.wish;
    this.abandoned = saved.abandoned;
    this.proved = saved.proved ?? false;
    this.rematch = saved.rematch ?? null;
    this.sitters = new Sitters(saved.sitters, saved.everSat);
    if (this.phase !== 'gathering') this.sitters.note(this.seats);
    this.epoch = saved.epoch;
    this.askedAt = saved.askedAt;
    this.publicAt = saved.publicAt ?? saved.askedAt;
    this.marks = new Marks(saved);
    this.promises = saved.promises.map((one) => one ?? undefined);
    this.seal = saved.seal;
    this.drawn = saved.match === null ? [] : null;
    const { clock } = this.made.options;
    if (clock !== null && saved.clocks !== null) this.clocks = new Clocks(clock, this.seats.length, 0, saved.clocks);
    if (saved.match === null || saved.drawn === null) return;
    this.chance = new TableChance(this.made.secret, this.noncesOrNone, this.seal, saved.drawn);
    this.match = yield* Match.restoring(this.game, this.made.setup, saved.match, this.chance);
    this.window = this.phase === 'playing' && this.match.state.offers()[0]?.window === true;
  }

  /** Everything needed to go on without the records so far, and to go back by at least this number of entries. */
  snapshot(reach = UNDO_REACH): TableSnapshot {
    const { rules, length, sum, made, publicSeq, phase, wish, abandoned, proved, rematch, epoch, askedAt, publicAt, seal } = this;
    const plain = { rules, length, sum, made, publicSeq, phase, wish, abandoned, proved, rematch, epoch, askedAt, publicAt, seal };
    const seating = { seats: this.seats.slice(), orders: this.orders.slice(), sitters: this.sitters.save(), nonces: this.nonces.slice() };
    return {
      form: SNAPSHOT_FORM,
      ...plain,
      ...seating,
      clocks: this.clocks?.save() ?? null,
      promises: this.promises.map((one) => one ?? null),
      drawn: this.chance?.position() ?? null,
      match: this.match?.snapshot(reach) ?? null,
      ...this.marks.save(),
    };
  }

  /** Nobody but one person has ever played here: that person may always go back. */
  get isSolo(): boolean {
    return (this.phase === 'gathering' ? new Set(holders(this.seats)) : this.sitters).size <= 1;
  }

  get windowLasts(): number {
    return windowLasts(this.made.options, this.seats, this.orders);
  }

  /** In a window nobody may tell what was taken back inside it. */
  get redoable(): boolean {
    return !this.window && (this.match?.redoable ?? 0) > 0;
  }

  /** What anyone needs to check the dice, once the game is over. */
  proof(): Proof | null {
    if (this.phase !== 'over' || this.chance === null || this.drawn === null) return null;
    return proofOf(this.commitment, this.made.secret, this.noncesOrNone, this.promises, this.seal, this.drawn);
  }

  private get noncesOrNone(): readonly string[] {
    return this.nonces.map((one) => one ?? NO_NONCE);
  }

  /** Whether all who play other seats agreed to the open wish; somebody for whom a bot stands in, or who gave up a seat, has no say. */
  get agreed(): boolean {
    return isAgreed(this.wish, this.seats);
  }

  /** A bot has no device of its own; a person's device has to show what it promised. */
  owesNonce(seat: Seat): boolean {
    const spec = this.seats[seat];
    return spec?.kind === 'person' && spec.promise !== undefined && this.nonces[seat] === null;
  }

  /** Puts a record into effect. `stored`: it is read back, and must be exactly what it was. */
  put(record: TableRecord, stored: boolean): Change {
    const { sum, ...unsummed } = record;
    if (stored && sum !== digest([this.sum, unsummed])) throw new CorruptTable('altered, or not the next one');
    return this.settle(this.effect(record, stored));
  }

  /** An answer as somebody gave it: checked once, and put into effect if it is legal. */
  answer(seat: Seat, raw: unknown, offerId: number, by: Actor, now: number, why: Reason | null = null): Change | Refusal {
    const { match, chance } = this.running();
    chance.expect(null);
    const played = this.played(seat, () => match.apply(seat, raw, offerId));
    if ('pick' in played) return played;
    const { choice, ...effect } = played;
    return this.settle({
      ...effect,
      record: { t: 'chose', at: now, seat, choice, chance: this.drew(), by, ...(why === null ? {} : { why }) },
    });
  }

  skipTo(length: number, sum: string): void {
    this.length = length;
    this.sum = sum;
  }

  private settle(effect: Effect): Change {
    if (!effect.hidden) this.publicSeq += 1 + effect.silent.length;
    this.mark(effect);
    const { sum: _old, ...plain } = effect.record;
    this.sum = digest([this.sum, plain]);
    this.length++;
    this.afterwards(effect);
    return { ...effect, record: { ...plain, sum: this.sum }, n: this.publicSeq, open: this.window, lasts: this.windowLasts };
  }

  private drew(): readonly Drew[] {
    const drew = this.running().chance.taken();
    this.drawn?.push(...drew.map(([stream, n, got]) => ({ stream, n, got })));
    return drew;
  }

  private mark({ record, seat, pass }: Effect): void {
    const entries = this.match?.length ?? 0;
    if (record.t === 'back') this.marks.cutTo(entries);
    const open = this.match?.state.offers()[0]?.window === true;
    const mine = record.t === 'chose' || record.t === 'begun' ? ('seat' in record ? record.seat : SPECTATOR) : seat;
    if (this.marks.length < entries) this.marks.add({ n: this.publicSeq, seat: mine, pass, open });
  }

  private effect(record: TableRecord, stored: boolean): Effect {
    const quiet = (): Effect => quietly(record);
    switch (record.t) {
      case 'seat':
        this.reseat(record.seat, record.spec);
        return quiet();
      case 'rematch':
        this.rematch = record.table;
        return quiet();
      case 'proved':
        this.proved = true;
        this.wish = null;
        return quiet();
      case 'closed':
        this.phase = 'revealing-nonces';
        this.seal = sealOf(this.made, this.seats);
        return quiet();
      case 'shown':
        this.nonces[record.seat] = record.nonce;
        return quiet();
      case 'begun':
        return this.begin(record, stored);
      case 'chose':
        return this.choose(record, stored);
      case 'again':
        return this.redo(record, stored);
      case 'back':
        this.goBack(record.seat, record.to);
        return quiet();
      case 'wish':
        this.wish = { seat: record.seat, to: record.to, agreed: handsOf(this.seats, record.seat) };
        return quiet();
      case 'consent':
        this.wish = record.yes ? agreeing(this.wish, handsOf(this.seats, record.seat)) : null;
        return quiet();
      case 'orders':
        this.orders[record.seat] = record.orders;
        // Where windows last a fixed time everybody sees who passes in them: they are shorter when all do.
        return { ...quiet(), hidden: (this.made.options.window ?? null) === null };
      case 'resigned':
        this.reseat(record.seat, { ...at(this.seats, record.seat), kind: 'bot', bot: record.bot, resigned: true });
        return quiet();
      case 'abandoned':
        this.seats[record.seat] = { ...at(this.seats, record.seat), resigned: true };
        this.abandoned = true;
        this.wish = null;
        return quiet();
      case 'upgraded':
        this.rules = record.to;
        return quiet();
      case 'made':
        throw new CorruptTable('a table is made only once');
    }
  }

  /** What somebody ordered, wished or agreed to goes with them. */
  private reseat(seat: Seat, spec: SeatSpec): void {
    const before = at(this.seats, seat);
    this.seats[seat] = spec;
    if (before.who === spec.who && before.kind === spec.kind) return;
    this.orders[seat] = NO_ORDERS;
    this.wish = leaving(this.wish, seat);
  }

  private begin(record: Extract<TableRecord, { t: 'begun' }>, stored: boolean): Effect {
    record.nonces.forEach((one, seat) => (this.nonces[seat] = one));
    this.promises = this.seats.map((spec) => spec.promise);
    const chance = new TableChance(this.made.secret, record.nonces, this.seal);
    chance.expect(stored ? record.chance : null);
    this.chance = chance;
    this.phase = 'playing';
    if (this.made.options.clock !== null) this.clocks = new Clocks(this.made.options.clock, this.seats.length, record.at);
    const { from, setup } = this.made;
    if (from !== undefined) return this.goOn(record, chance);
    this.match = Match.start(this.game, setup, chance);
    const drew = this.drew();
    return { ...quietly(stored ? record : { ...record, chance: drew }), facts: this.match.opening };
  }

  /** Plays the game that this one goes on from, once, before it begins. */
  *preparing(): InSteps<void> {
    if (this.match === null) yield* this.origin.preparing();
  }

  /** Begins where another game was: each of its entries is told, for the log. */
  private goOn(record: TableRecord, chance: TableChance): Effect {
    const went = this.origin.taken();
    if (went === null) throw new CorruptTable('the game it goes on from does not fit');
    this.match = went.goOn(chance);
    const first = this.publicSeq + 1;
    const before = went.entries.map(({ seat, facts }, at) => ({ n: first + at, seat, facts }));
    this.marks = new Marks({ marks: went.entries.map(({ seat, open }, at) => ({ n: first + at, seat, pass: false, open })) });
    this.publicSeq += went.entries.length;
    return { ...quietly(record), before };
  }

  private choose(record: Extract<TableRecord, { t: 'chose' }>, stored: boolean): Effect {
    const { match } = this.running();
    const { seat, choice: given } = record;
    const play = () => (Array.isArray(given) ? match.applyShort(seat, given) : match.apply(seat, given));
    const { choice, drew, ...effect } = this.recorded(record, stored, seat, play);
    return { record: stored ? record : { ...record, choice, chance: drew }, ...effect };
  }

  private redo(record: Extract<TableRecord, { t: 'again' }>, stored: boolean): Effect {
    const { match } = this.running();
    const again = match.redoNext;
    if (again === null) throw new CorruptTable('nothing to play again');
    const { choice: _choice, drew, ...effect } = this.recorded(record, stored, again.seat, () => match.apply(again.seat, again.choice));
    return { record: stored ? record : { ...record, chance: drew }, ...effect };
  }

  /** Plays what a record says; what is read back must have the outcomes that it had. */
  private recorded({ chance }: Pick<Chose, 'chance'>, stored: boolean, seat: Seat, play: () => Applied<GameTypes>) {
    this.running().chance.expect(stored ? chance : null);
    const played = this.played(seat, play);
    if ('pick' in played) throw new CorruptTable(`refused by ${played.rule} at ${played.pick}`);
    return { ...played, drew: this.drew() };
  }

  /** One choice of a seat, as the kernel plays it and as the outside is told of it. */
  private played(seat: Seat, play: () => Applied<GameTypes>): (Omit<Effect, 'record'> & { readonly choice: Choice }) | Refusal {
    const { match } = this.running();
    const inWindow = this.window;
    const before = inWindow ? placeOf(match) : '';
    const { value: applied, still, split } = this.autoPassed.watch(match.state, play);
    if (!applied.ok) return applied.refusal;
    const { choice } = applied;
    const pass = inWindow && choice.act === 'pass';
    const hidden = pass && still && placeOf(match) === before;
    const { silent, rest } = split(applied.facts);
    if (!hidden) this.wish = null;
    if (!inWindow) {
      this.clocks?.reward(seat, match.length);
      if (this.orders[seat]?.pass === 'until-my-turn') this.orders[seat] = NO_ORDERS;
    }
    return { seat: pass ? SPECTATOR : seat, facts: rest, hidden, pass, silent, choice };
  }

  private goBack(seat: Seat, to: number): void {
    const { match } = this.running();
    const count = stepsBack(this, seat, to);
    if (!match.takeBack(count)) throw new CorruptTable(`cannot go back to ${to}`);
    this.epoch++;
    this.wish = null;
  }

  /** What follows from any change: whether the game is over, and whose time runs. A pass that is not told changes nothing that others see. */
  private afterwards({ record: { t, at: now }, hidden, silent }: Effect): void {
    const lasts = this.windowLasts;
    // A window lasts its fixed time, whichever seats were asked and whenever they answered; who plays alone may take longer.
    const inWindow = this.window && t === 'chose' && lasts > 0 && !isAmongBots(this.seats);
    if (!hidden) this.publicAt = (inWindow ? this.publicAt + lasts : now) + silent.length * lasts;
    if (t === 'chose' || t === 'again' || t === 'back' || t === 'begun') this.askedAt = now;
    if (this.phase !== 'gathering') this.sitters.note(this.seats);
    const { match } = this;
    if (match === null || this.phase === 'gathering' || this.phase === 'revealing-nonces') return;
    this.phase = match.state.isOver || this.abandoned ? 'over' : 'playing';
    const offers = this.phase === 'playing' ? match.state.offers() : [];
    this.window = offers[0]?.window === true;
    if (this.clocks === null || hidden) return;
    const asked = this.window ? [] : offers.flatMap(({ seat }) => (this.seats[seat]?.kind === 'bot' ? [] : [seat]));
    // No bank runs in a window.
    this.clocks.run([], this.publicAt - silent.length * lasts);
    this.clocks.run(asked, this.publicAt);
  }

  private running(): { readonly match: Match<GameTypes>; readonly chance: TableChance } {
    if (this.match === null || this.chance === null) throw new CorruptTable('the game has not begun');
    return { match: this.match, chance: this.chance };
  }
}
