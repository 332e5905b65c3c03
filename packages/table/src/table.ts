// Owns a table without IO: who sits where, what is asked of whom, what may be taken back. Every change is one record.

import { commit, commitNonce, nonce as newNonce, type Proof } from '@undercroft/chance';
import {
  Bug,
  Match,
  SPECTATOR,
  unpackChoice,
  type Applied,
  type Choice,
  type Fact,
  type Game,
  type GameTypes,
  type Offer,
  type Seat,
  type Transcript,
} from '@undercroft/kernel';
import { CorruptTable, TableChance } from './chance.ts';
import { Clocks } from './clock.ts';
import { NO_ORDERS, type Actor, type Made, type Orders, type SeatSpec, type TableOptions, type TableRecord, type Who } from './record.ts';
import type { Code, TableRefusal } from './refusal.ts';

export type AnyGame = Game<GameTypes>;
export type Facts = readonly Fact<GameTypes>[];
export const PHASES = ['gathering', 'showing', 'playing', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** What a record did, for those who watch. `hidden`: a pass in a window that stays open, of which nobody else is told. */
export interface Change {
  readonly record: TableRecord;
  readonly facts: Facts;
  readonly hidden: boolean;
  /** How much everybody had been told when it was done. */
  readonly n: number;
}
type Effect = Omit<Change, 'n'>;
export type Done = { readonly ok: true; readonly changes: readonly Change[] } | { readonly ok: false; readonly refusal: TableRefusal };

export interface Wish {
  readonly seat: Seat;
  readonly to: number;
  readonly agreed: readonly Seat[];
}

export interface NewTable {
  readonly setup: object;
  readonly seats: readonly SeatSpec[];
  readonly options: TableOptions;
  readonly host: Who;
  readonly secret: string;
}

const NO_FACTS: Facts = [];
const refuse = (code: Code, more: Omit<TableRefusal, 'code'> = {}): Done => ({ ok: false, refusal: { code, ...more } });
/** An offer is named by how often the table went back and the kernel's own number: numbers come again after going back. */
const refOf = (epoch: number, offer: number): string => `${epoch}.${offer}`;

export class Table {
  readonly game: AnyGame;
  readonly made: Made;
  readonly seats: SeatSpec[];
  readonly orders: Orders[];
  phase: Phase = 'gathering';
  wish: Wish | null = null;
  /** How many records there are; the next one gets this number. */
  length = 0;
  /** What everybody has been told so far, counted: passes that nobody is told of are not in it. */
  told = 0;
  match: Match<GameTypes> | null = null;
  /** For each entry of the game, how much everybody had been told with it: by this the entries are named to the outside. */
  private readonly marks: { readonly n: number; readonly seat: Seat }[] = [];
  private readonly nonces: (string | null)[];
  private chance: TableChance | null = null;
  private clocks: Clocks | null = null;
  private epoch = 0;
  private gone = false;
  private seal = '';

  private constructor(game: AnyGame, made: Made) {
    this.game = game;
    this.made = made;
    this.seats = made.seats.map((spec) => ({ ...spec }));
    this.orders = made.seats.map(() => NO_ORDERS);
    this.nonces = made.seats.map(() => null);
    this.length = 1;
    this.told = 1;
  }

  /** A new table: its first record, or why there cannot be one. */
  static make(
    game: AnyGame,
    wanted: NewTable,
    now: number,
  ): { readonly ok: true; readonly table: Table } | { readonly ok: false; readonly refusal: TableRefusal } {
    const checked = game.checkSetup(wanted.setup);
    if (!checked.ok) return { ok: false, refusal: { code: 'bad-setup', detail: JSON.stringify(checked.problem) } };
    const count = game.seats(checked.setup);
    if (wanted.seats.length !== count) return { ok: false, refusal: { code: 'bad-setup', detail: `${count} seats` } };
    return {
      ok: true,
      table: new Table(game, { ...wanted, t: 'made', at: now, game: game.id, rules: game.rulesVersion, setup: checked.setup }),
    };
  }

  /** The table that these records made. Throws `CorruptTable` when they do not fit the rules of today. `watch` sees each change. */
  static fold(game: AnyGame, records: readonly TableRecord[], watch?: (change: Change, table: Table) => void): Table {
    const [made, ...rest] = records;
    if (made?.t !== 'made' || made.game !== game.id) throw new CorruptTable('the first record does not make a table of this game');
    if (made.rules !== game.rulesVersion) throw new CorruptTable(`made under rules ${made.rules}; this program plays ${game.rulesVersion}`);
    const table = new Table(game, made);
    watch?.({ record: made, facts: NO_FACTS, hidden: false, n: 1 }, table);
    for (const record of rest) {
      try {
        const change = table.put(record, true);
        watch?.(change, table);
      } catch (error) {
        if (error instanceof CorruptTable) throw new CorruptTable(`record ${table.length}: ${error.message}`);
        if (error instanceof Bug) throw new CorruptTable(`record ${table.length}: ${error.message}`);
        throw error;
      }
    }
    return table;
  }

  // ── what anybody may ask ──────────────────────────────────────────────────

  get commitment(): string {
    return commit(this.made.secret);
  }

  private get entries(): number {
    return this.match?.length ?? 0;
  }

  /** The question that is open for a seat, with the name it is answered by. */
  offerOf(seat: Seat): { readonly ref: string; readonly offer: Offer } | null {
    if (this.phase !== 'playing' || this.match === null) return null;
    const offer = this.match.state.offers().find((one) => one.seat === seat);
    return offer === undefined ? null : { ref: refOf(this.epoch, offer.id), offer };
  }

  /** Seats that are waited for; in a window nobody is named. */
  waiting(): readonly Seat[] | 'responses' {
    if (this.phase === 'showing') return this.seats.flatMap((_, seat) => (this.owesNonce(seat) ? [seat] : []));
    if (this.phase !== 'playing' || this.match === null) return [];
    const offers = this.match.state.offers();
    return offers[0]?.window === true ? 'responses' : offers.map((offer) => offer.seat);
  }

  /** Bots that have to answer now. */
  botsDue(): readonly { readonly seat: Seat; readonly bot: string; readonly ref: string }[] {
    if (this.phase !== 'playing' || this.match === null) return [];
    return this.match.state.offers().flatMap(({ seat, id }) => {
      const bot = this.seats[seat]?.bot;
      return this.seats[seat]?.kind === 'bot' && bot !== undefined ? [{ seat, bot, ref: refOf(this.epoch, id) }] : [];
    });
  }

  /** The seats a person has. */
  seatsOf(who: Who): readonly Seat[] {
    return this.seats.flatMap((spec, seat) => (spec.kind === 'person' && spec.who === who ? [seat] : []));
  }

  /** Where going back by one decision of its own leads a seat, and whether it may by itself; null when it has made none. */
  wayBack(seat: Seat): { readonly to: number; readonly free: boolean } | null {
    if (this.match === null || this.gone || this.phase === 'gathering') return null;
    const last = this.marks.findLastIndex((mark) => mark.seat === seat);
    if (last < 1) return null;
    const free = this.alone || this.entries - last <= this.match.undoable(seat);
    return { to: (this.marks[last - 1] as { readonly n: number }).n, free };
  }

  get redoable(): boolean {
    return (this.match?.redoable ?? 0) > 0;
  }

  times(now: number): readonly number[] | null {
    return this.clocks?.times(now) ?? null;
  }

  deadline(): { readonly seat: Seat; readonly at: number } | null {
    return this.phase === 'playing' ? (this.clocks?.deadline() ?? null) : null;
  }

  /** Nobody but one person plays here: that person may always go back. */
  get alone(): boolean {
    return new Set(this.seats.flatMap((spec) => (spec.kind === 'person' && spec.who !== undefined ? [spec.who] : []))).size <= 1;
  }

  /** The record of the game itself. While it runs only where it tells nobody anything new. */
  transcript(): Transcript | null {
    return this.match !== null && (this.phase === 'over' || this.seats.length === 1) ? this.match.transcript() : null;
  }

  /** What anyone needs to check the dice, once the game is over. */
  proof(): Proof | null {
    if (this.phase !== 'over' || this.chance === null) return null;
    const promises = this.seats.map((spec) => spec.promise);
    return {
      commitment: this.commitment,
      secret: this.made.secret,
      nonces: this.nonces.map((one) => one ?? ''),
      ...(promises.every((one) => one !== undefined) ? { nonceCommitments: promises as string[] } : {}),
      setup: this.seal,
      outcomes: this.chance.drawn,
    };
  }

  // ── what may be done ──────────────────────────────────────────────────────

  sit(who: Who, seat: Seat, name: string, promise: string | undefined, now: number): Done {
    if (this.phase !== 'gathering') return this.takeOver(who, seat, name, now);
    const there = this.seats[seat];
    if (there === undefined) return refuse('not-seated');
    if (there.kind !== 'open' && there.who !== who) return refuse('seat-taken');
    return this.done({ t: 'seat', at: now, seat, spec: { kind: 'person', name, who, ...(promise === undefined ? {} : { promise }) } });
  }

  /** A seat somebody left can be taken while the game runs. */
  private takeOver(who: Who, seat: Seat, name: string, now: number): Done {
    const there = this.seats[seat];
    if (there === undefined || this.phase === 'over') return refuse('not-gathering');
    if (there.kind !== 'open' && there.who !== who) return refuse('seat-taken');
    return this.done({ t: 'seat', at: now, seat, spec: { ...there, kind: 'person', name, who } });
  }

  /** Leaves a seat: it is open for others. */
  stand(who: Who, seat: Seat, now: number): Done {
    const there = this.seats[seat];
    if (there?.who !== who) return refuse('not-seated');
    if (this.phase === 'over') return refuse('not-playing');
    const { who: _gone, bot: _bot, ...rest } = there;
    return this.done({
      t: 'seat',
      at: now,
      seat,
      spec: this.phase === 'gathering' ? { kind: 'open', name: '' } : { ...rest, kind: 'open' },
    });
  }

  /** The host gives an open seat to a bot, or takes it from one. */
  setBot(who: Who, seat: Seat, bot: string | null, name: string, now: number): Done {
    if (who !== this.made.host) return refuse('not-host');
    const there = this.seats[seat];
    if (there === undefined || this.phase === 'over') return refuse('not-gathering');
    if (there.kind === 'person' && there.who !== who) return refuse('seat-taken');
    const { who: _who, bot: _bot, ...rest } = there;
    const spec: SeatSpec = bot === null ? { ...rest, kind: 'open', name: '' } : { ...rest, kind: 'bot', name, bot };
    return this.done({ t: 'seat', at: now, seat, spec });
  }

  /** Fixes the seats. Where nobody has to show a part of the dice, the game begins at once. */
  close(who: Who, now: number): Done {
    if (who !== this.made.host) return refuse('not-host');
    if (this.phase !== 'gathering') return refuse('not-gathering');
    if (this.seats.some((spec) => spec.kind === 'open')) return refuse('seats-open');
    return this.done({ t: 'closed', at: now }, () => this.beginIfShown(now));
  }

  /** A device shows its part of the dice, which must be what it promised. */
  show(who: Who, seat: Seat, nonce: string, now: number): Done {
    const there = this.seats[seat];
    if (this.phase !== 'showing') return refuse('not-playing');
    if (there?.who !== who) return refuse('not-seated');
    if (this.nonces[seat] !== null) return { ok: true, changes: [] };
    if (!/^[0-9a-f]{32}$/.test(nonce) || (there.promise !== undefined && commitNonce(nonce) !== there.promise))
      return refuse('broken-promise');
    return this.done({ t: 'shown', at: now, seat, nonce }, () => this.beginIfShown(now));
  }

  answer(seat: Seat, ref: string, choice: unknown, by: Actor, now: number): Done {
    if (this.phase !== 'playing' || this.match === null) return refuse('not-playing');
    const open = this.offerOf(seat);
    if (open === null) return refuse('not-asked');
    if (open.ref !== ref) return refuse('stale-offer');
    const { state } = this.match;
    const asking = state.ask(seat);
    const wrong = asking?.answer(choice) ?? null;
    if (asking === null || wrong !== null) return refuse('illegal', wrong === null ? {} : { refusal: wrong });
    const packed = state.pack(seat, asking.choice());
    return this.done({ t: 'chose', at: now, seat, choice: packed, chance: [], by }, () => this.standingOrders(now));
  }

  /** Goes back to what everybody had been told then: at once where the seat may, else by asking the others. */
  back(seat: Seat, to: number, now: number): Done {
    if (this.match === null || this.phase === 'gathering' || this.phase === 'showing') return refuse('not-playing');
    const count = this.marks.filter((mark) => mark.n > to).length;
    if (count < 1 || count >= this.entries) return refuse('nothing-to-take-back');
    if (count <= this.match.undoable(seat) || this.alone) return this.done({ t: 'back', at: now, seat, to });
    if (this.wish !== null) return refuse('wish-open');
    return this.done({ t: 'wish', at: now, seat, to }, () => this.backIfAgreed(now));
  }

  consent(seat: Seat, yes: boolean, now: number): Done {
    if (this.wish === null) return refuse('no-wish');
    if (this.seats[seat]?.kind !== 'person') return refuse('not-seated');
    return this.done({ t: 'consent', at: now, seat, yes }, () => this.backIfAgreed(now));
  }

  /** Plays again what was taken back. */
  again(seat: Seat, now: number): Done {
    if (this.match === null || !this.redoable) return refuse('nothing-to-redo');
    if (!this.alone && this.waiting() !== 'responses' && !(this.waiting() as readonly Seat[]).includes(seat)) return refuse('not-asked');
    return this.done({ t: 'again', at: now, seat, chance: [] });
  }

  setOrders(seat: Seat, orders: Orders, now: number): Done {
    return this.done({ t: 'orders', at: now, seat, orders }, () => this.standingOrders(now));
  }

  /** Gives up: a bot plays the seat to the end, or the game is over when nobody else plays. */
  resign(seat: Seat, bot: string, now: number): Done {
    if (this.phase !== 'playing') return refuse('not-playing');
    const others = this.seats.some((spec, at) => at !== seat && spec.kind === 'person');
    return this.done(others ? { t: 'resigned', at: now, seat, bot } : { t: 'abandoned', at: now, seat });
  }

  // ── how a record takes effect ─────────────────────────────────────────────

  private done(record: TableRecord, then?: () => readonly Change[]): Done {
    const change = this.put(record, false);
    return { ok: true, changes: [change, ...(then?.() ?? [])] };
  }

  private put(record: TableRecord, stored: boolean): Change {
    const effect = this.effect(record, stored);
    this.length++;
    if (!effect.hidden) this.told++;
    while (this.marks.length > this.entries) this.marks.pop();
    if (this.marks.length < this.entries) this.marks.push({ n: this.told, seat: 'seat' in record ? record.seat : SPECTATOR });
    this.afterwards(record.at);
    return { ...effect, n: this.told };
  }

  private effect(record: TableRecord, stored: boolean): Effect {
    const quiet = (): Effect => ({ record, facts: NO_FACTS, hidden: false });
    switch (record.t) {
      case 'seat':
        this.seats[record.seat] = record.spec;
        return quiet();
      case 'closed':
        this.phase = 'showing';
        this.seal = this.sealed();
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
        this.goBack(record.to);
        return quiet();
      case 'wish':
        this.wish = { seat: record.seat, to: record.to, agreed: [record.seat] };
        return quiet();
      case 'consent':
        if (this.wish !== null) this.wish = record.yes ? { ...this.wish, agreed: [...new Set([...this.wish.agreed, record.seat])] } : null;
        return quiet();
      case 'orders':
        this.orders[record.seat] = record.orders;
        return { ...quiet(), hidden: true };
      case 'resigned':
        this.seats[record.seat] = { ...(this.seats[record.seat] as SeatSpec), kind: 'bot', bot: record.bot, resigned: true };
        return quiet();
      case 'abandoned':
        this.seats[record.seat] = { ...(this.seats[record.seat] as SeatSpec), resigned: true };
        this.gone = true;
        return quiet();
      case 'made':
        throw new CorruptTable('a table is made only once');
    }
  }

  private begin(record: Extract<TableRecord, { t: 'begun' }>, stored: boolean): Effect {
    record.nonces.forEach((one, seat) => (this.nonces[seat] = one));
    const chance = new TableChance(this.made.secret, record.nonces, this.seal);
    chance.expect(stored ? record.chance : null);
    this.chance = chance;
    this.match = Match.start(this.game, this.made.setup, chance);
    this.phase = 'playing';
    if (this.made.options.clock !== null) this.clocks = new Clocks(this.made.options.clock, this.seats.length);
    return { record: { ...record, chance: chance.taken() }, facts: this.match.opening, hidden: false };
  }

  private choose(record: Extract<TableRecord, { t: 'chose' }>, stored: boolean): Effect {
    const { match, chance } = this.running();
    chance.expect(stored ? record.chance : null);
    const before = match.state.offers().find((offer) => offer.seat === record.seat);
    const asking = match.state.ask(record.seat);
    if (asking === null || before === undefined) throw new CorruptTable(`seat ${record.seat} is not asked`);
    const choice = unpackChoice(asking.decision, record.choice) as Choice;
    const applied = match.apply(record.seat, choice);
    if (!applied.ok) throw new CorruptTable(`refused by ${applied.refusal.rule} at ${applied.refusal.pick}`);
    this.wish = null;
    this.clocks?.reward(record.seat);
    if (!before.window && this.orders[record.seat]?.pass === 'until-my-turn') this.orders[record.seat] = NO_ORDERS;
    const after = match.state.offers()[0];
    const hidden = before.window && choice.act === 'pass' && after?.window === true && applied.facts.length === 0;
    return { record: { ...record, chance: chance.taken() }, facts: applied.facts, hidden };
  }

  private redo(record: Extract<TableRecord, { t: 'again' }>, stored: boolean): Effect {
    const { match, chance } = this.running();
    chance.expect(stored ? record.chance : null);
    const applied: Applied<GameTypes> | null = match.redo();
    if (applied === null || !applied.ok) throw new CorruptTable('nothing to play again');
    return { record: { ...record, chance: chance.taken() }, facts: applied.facts, hidden: false };
  }

  private goBack(to: number): void {
    const { match } = this.running();
    const count = this.marks.filter((mark) => mark.n > to).length;
    if (!match.takeBack(count)) throw new CorruptTable(`cannot go back to ${to}`);
    this.epoch++;
    this.wish = null;
  }

  /** What follows from any change: whether the game is over, and whose time runs. */
  private afterwards(now: number): void {
    if (this.match !== null && this.phase !== 'gathering' && this.phase !== 'showing')
      this.phase = this.match.state.isOver || this.gone ? 'over' : 'playing';
    if (this.clocks === null || this.match === null) return;
    const asked =
      this.phase === 'playing' ? this.match.state.offers().flatMap(({ seat }) => (this.seats[seat]?.kind === 'person' ? [seat] : [])) : [];
    this.clocks.run(asked, now);
  }

  private beginIfShown(now: number): readonly Change[] {
    if (this.seats.some((_, seat) => this.owesNonce(seat))) return [];
    const nonces = this.nonces.map((one) => one ?? newNonce());
    return [this.put({ t: 'begun', at: now, nonces, chance: [] }, false), ...this.standingOrders(now)];
  }

  private backIfAgreed(now: number): readonly Change[] {
    const { wish } = this;
    if (wish === null) return [];
    const needed = this.seats.flatMap((spec, seat) => (spec.kind === 'person' ? [seat] : []));
    return needed.every((seat) => wish.agreed.includes(seat))
      ? [this.put({ t: 'back', at: now, seat: wish.seat, to: wish.to }, false)]
      : [];
  }

  /** Passes for seats that ordered it. The order of a game's windows is finite: so is this. */
  private standingOrders(now: number): readonly Change[] {
    const changes: Change[] = [];
    for (let left = this.game.bound; left > 0 && this.phase === 'playing' && this.match !== null; left--) {
      const offer = this.match.state.offers()[0];
      if (offer === undefined || !offer.window) break;
      const orders = this.orders[offer.seat] ?? NO_ORDERS;
      if (orders.pass === 'never' || orders.except.includes(offer.decision)) break;
      const asking = this.match.state.ask(offer.seat);
      if (asking === null || asking.answer({ act: 'pass' }) !== null) break;
      const choice = this.match.state.pack(offer.seat, asking.choice());
      changes.push(this.put({ t: 'chose', at: now, seat: offer.seat, choice, chance: [], by: 'orders' }, false));
    }
    return changes;
  }

  /** What the dice are mixed with: fixed before the first part is shown. */
  private sealed(): string {
    const { game, rules, setup } = this.made;
    return JSON.stringify({ game, rules, setup, seats: this.seats.map(({ name, promise }) => [name, promise ?? '']) });
  }

  /** A bot has no device of its own: its part of the dice adds nothing, and is made by the host. */
  private owesNonce(seat: Seat): boolean {
    const spec = this.seats[seat];
    return spec?.kind === 'person' && spec.promise !== undefined && this.nonces[seat] === null;
  }

  private running(): { readonly match: Match<GameTypes>; readonly chance: TableChance } {
    if (this.match === null || this.chance === null) throw new CorruptTable('the game has not begun');
    return { match: this.match, chance: this.chance };
  }
}
