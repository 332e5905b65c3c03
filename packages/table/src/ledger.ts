// Owns how a record takes effect: a table is the fold of its records, and a record that does not fit is refused.

import { commit, commitNonce, type Proof } from '@undercroft/chance';
import { digest, Match, SPECTATOR, unpackChoice, type Applied, type Choice, type GameTypes, type Seat } from '@undercroft/kernel';
import { CorruptTable, TableChance } from './chance.ts';
import type { AnyGame, Change, Effect, Facts, Mark, Phase, Wish } from './change.ts';
import { Clocks } from './clock.ts';
import { wentOn } from './going-on.ts';
import { NO_ORDERS, type Made, type Orders, type SeatSpec, type TableRecord } from './record.ts';
import type { Code } from './refusal.ts';
import { SilentWindows, type Silent } from './silent.ts';

const NO_FACTS: Facts = [];
const NONE: readonly Silent[] = [];
/** A seat without a device of its own adds nothing to the dice: were it free to choose, the host could choose the game. */
export const NO_NONCE = '0'.repeat(32);
/** An offer is named by how often the table went back and the kernel's own number: numbers come again after going back. */
export const refOf = (epoch: number, offer: number): string => `${epoch}.${offer}`;

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
  /** What everybody has been told so far, counted: passes that nobody is told of are not in it. */
  told = 1;
  match: Match<GameTypes> | null = null;
  /** A window is open. */
  window = false;
  /** Sees each change as soon as it is done, before anything that follows from it. */
  watch: ((change: Change) => void) | null = null;
  protected marks: Mark[] = [];
  /** Going back ends at this entry: the beginning, or where the game went on from another. */
  protected floor = 0;
  protected clocks: Clocks | null = null;
  protected epoch = 0;
  protected gone = false;
  /** When the seat that is asked in a window was asked. */
  protected askedAt = 0;
  protected readonly nonces: (string | null)[];
  private undone: Mark[] = [];
  private promises: readonly (string | undefined)[] = [];
  private chance: TableChance | null = null;
  private seal = '';
  private sum: string;
  private readonly silent: SilentWindows;

  protected constructor(game: AnyGame, made: Made) {
    const { sum, ...unsummed } = made;
    this.sum = digest(['', unsummed]);
    if (sum !== undefined && sum !== this.sum) throw new CorruptTable('record 0: altered');
    this.game = game;
    this.made = { ...unsummed, sum: this.sum };
    this.commitment = commit(made.secret);
    this.seats = made.seats.map((spec) => ({ ...spec }));
    this.orders = made.seats.map(() => NO_ORDERS);
    this.nonces = made.seats.map(() => null);
    this.silent = new SilentWindows(game);
  }

  /** Nobody but one person plays here: that person may always go back. */
  get alone(): boolean {
    return new Set(this.seats.flatMap((spec) => (spec.kind === 'person' && spec.who !== undefined ? [spec.who] : []))).size <= 1;
  }

  /** In a window nobody may tell what was taken back inside it. */
  get redoable(): boolean {
    return !this.window && (this.match?.redoable ?? 0) > 0;
  }

  /** What anyone needs to check the dice, once the game is over. */
  proof(): Proof | null {
    if (this.phase !== 'over' || this.chance === null) return null;
    const nonces = this.nonces as readonly string[];
    return {
      commitment: this.commitment,
      secret: this.made.secret,
      nonces,
      nonceCommitments: nonces.map((one, seat) => this.promises[seat] ?? commitNonce(one)),
      setup: this.seal,
      outcomes: this.chance.drawn,
    };
  }

  /** By how many entries the game goes back to what was told then; 0 when there is no such place for the seat. */
  protected stepsBack(seat: Seat, to: number): number {
    const at = this.marks.findLastIndex((mark) => mark.n === to);
    const count = this.marks.length - 1 - at;
    if (at < this.floor || count < 1 || this.match === null) return 0;
    // Inside a window nobody else may go back to: whether there is such a place would tell who was asked.
    return (this.marks[at] as Mark).open && count > this.match.undoable(seat) ? 0 : count;
  }

  /** Whether a seat may go back so far without asking anybody. */
  protected isFree(seat: Seat, count: number): boolean {
    return this.alone || count <= (this.match?.undoable(seat) ?? 0);
  }

  /** Whether all the people of other seats have agreed to the open wish. */
  protected get agreed(): boolean {
    const { wish } = this;
    return wish !== null && this.seats.every((spec, seat) => spec.kind !== 'person' || wish.agreed.includes(seat));
  }

  /** A bot has no device of its own; a person's device has to show what it promised. */
  protected owesNonce(seat: Seat): boolean {
    const spec = this.seats[seat];
    return spec?.kind === 'person' && spec.promise !== undefined && this.nonces[seat] === null;
  }

  /** Why a record cannot be the next one; null when it can. The same for what people ask and for what is read back. */
  protected forbids(record: TableRecord): Code | null {
    const { phase } = this;
    const spec = 'seat' in record ? this.seats[record.seat] : undefined;
    if ('seat' in record && spec === undefined) return 'not-seated';
    switch (record.t) {
      case 'made':
        return 'not-gathering';
      case 'seat':
        return phase === 'over' ? 'not-playing' : null;
      case 'closed':
        if (phase !== 'gathering') return 'not-gathering';
        return this.seats.some((one) => one.kind === 'open') ? 'seats-open' : null;
      case 'shown':
        return this.forbidsNonce(record.seat, record.nonce);
      case 'begun':
        if (phase !== 'showing' || this.seats.some((_, seat) => this.owesNonce(seat))) return 'not-playing';
        return record.nonces.length === this.seats.length && record.nonces.every((one, seat) => one === (this.nonces[seat] ?? NO_NONCE))
          ? null
          : 'broken-promise';
      case 'chose':
        return phase === 'playing' ? null : 'not-playing';
      case 'again':
        return this.match !== null && !this.gone && this.redoable ? null : 'nothing-to-redo';
      case 'wish':
      case 'back':
        return this.forbidsBack(record.t, record.seat, record.to);
      case 'consent':
        if (this.wish === null) return 'no-wish';
        return spec?.kind === 'person' ? null : 'not-seated';
      case 'orders':
        return spec?.kind === 'person' ? null : 'not-seated';
      case 'resigned':
      case 'abandoned':
        if (phase !== 'playing') return 'not-playing';
        return spec?.kind === 'person' ? null : 'not-seated';
    }
  }

  private forbidsNonce(seat: Seat, nonce: string): Code | null {
    if (this.phase !== 'showing') return 'not-playing';
    if (this.nonces[seat] !== null || !/^[0-9a-f]{32}$/.test(nonce)) return 'broken-promise';
    const promise = this.seats[seat]?.promise;
    return promise !== undefined && commitNonce(nonce) !== promise ? 'broken-promise' : null;
  }

  /** Once a game with others is over its dice are known to all: nobody goes back from there. */
  private forbidsBack(t: 'back' | 'wish', seat: Seat, to: number): Code | null {
    if (this.gone || (this.phase !== 'playing' && (this.phase !== 'over' || !this.alone))) return 'not-playing';
    const count = this.stepsBack(seat, to);
    if (count === 0) return 'nothing-to-take-back';
    if (t === 'wish') return this.wish === null ? null : 'wish-open';
    const granted = this.wish?.seat === seat && this.wish.to === to && this.agreed;
    return this.isFree(seat, count) || granted ? null : 'wish-open';
  }

  /** Puts a record into effect. `stored`: it is read back, and must be exactly what it was. */
  protected put(record: TableRecord, stored: boolean): Change {
    const { sum, ...unsummed } = record;
    if (stored && sum !== digest([this.sum, unsummed])) throw new CorruptTable('altered, or not the next one');
    const effect = this.effect(record, stored);
    if (!effect.hidden) this.told += 1 + effect.silent.length;
    this.mark(effect);
    const { sum: _old, ...plain } = effect.record;
    this.sum = digest([this.sum, plain]);
    this.length++;
    this.afterwards(record, effect.hidden);
    const change: Change = { ...effect, record: { ...plain, sum: this.sum }, n: this.told };
    this.watch?.(change);
    return change;
  }

  private mark({ record, seat, pass }: Effect): void {
    const entries = this.match?.length ?? 0;
    if (record.t === 'back') {
      this.undone.push(...this.marks.slice(entries).toReversed());
      this.marks.length = entries;
    } else if (this.marks.length < entries) {
      const open = this.match?.state.offers()[0]?.window === true;
      const mine = record.t === 'chose' || record.t === 'begun' ? ('seat' in record ? record.seat : SPECTATOR) : seat;
      this.marks.push({ n: this.told, seat: mine, pass, open });
      this.undone.length = this.match?.redoable ?? 0;
    }
  }

  private effect(record: TableRecord, stored: boolean): Effect {
    const quiet = (): Effect => ({ record, seat: SPECTATOR, facts: NO_FACTS, hidden: false, pass: false, silent: NONE });
    switch (record.t) {
      case 'seat':
        this.reseat(record.seat, record.spec);
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
        this.goBack(record.seat, record.to);
        return quiet();
      case 'wish':
        this.wish = { seat: record.seat, to: record.to, agreed: this.handsOf(record.seat) };
        return quiet();
      case 'consent':
        if (this.wish !== null)
          this.wish = record.yes ? { ...this.wish, agreed: [...new Set([...this.wish.agreed, ...this.handsOf(record.seat)])] } : null;
        return quiet();
      case 'orders':
        this.orders[record.seat] = record.orders;
        return { ...quiet(), hidden: true };
      case 'resigned':
        this.reseat(record.seat, { ...(this.seats[record.seat] as SeatSpec), kind: 'bot', bot: record.bot, resigned: true });
        return quiet();
      case 'abandoned':
        this.seats[record.seat] = { ...(this.seats[record.seat] as SeatSpec), resigned: true };
        this.gone = true;
        this.wish = null;
        return quiet();
      case 'made':
        throw new CorruptTable('a table is made only once');
    }
  }

  /** What somebody ordered, wished or agreed to goes with them. */
  private reseat(seat: Seat, spec: SeatSpec): void {
    const before = this.seats[seat] as SeatSpec;
    this.seats[seat] = spec;
    if (before.who === spec.who && before.kind === spec.kind) return;
    this.orders[seat] = NO_ORDERS;
    if (this.wish !== null)
      this.wish = this.wish.seat === seat ? null : { ...this.wish, agreed: this.wish.agreed.filter((one) => one !== seat) };
  }

  /** All seats of whoever has this one. */
  private handsOf(seat: Seat): readonly Seat[] {
    const who = this.seats[seat]?.who;
    return this.seats.flatMap((spec, at) => (at === seat || (spec.kind === 'person' && spec.who === who) ? [at] : []));
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
    if (from !== undefined) return this.goOn(from, record, chance);
    this.match = Match.start(this.game, setup, chance);
    const begun = { ...record, chance: chance.taken() };
    return { record: begun, seat: SPECTATOR, facts: this.match.opening, hidden: false, pass: false, silent: NONE };
  }

  /** Begins where another game was: each of its entries is told, for the log. */
  private goOn(from: string, record: TableRecord, chance: TableChance): Effect {
    const went = wentOn(this.game, from, chance);
    if (went === null) throw new CorruptTable('the game it goes on from does not fit');
    this.match = went.match;
    const first = this.told + 1;
    const before = went.entries.map(({ seat, facts }, at) => ({ n: first + at, seat, facts }));
    this.marks = went.entries.map(({ seat, open }, at) => ({ n: first + at, seat, pass: false, open }));
    this.floor = this.marks.length - 1;
    this.told += went.entries.length;
    return { record, seat: SPECTATOR, facts: NO_FACTS, hidden: false, pass: false, silent: NONE, before };
  }

  private choose(record: Extract<TableRecord, { t: 'chose' }>, stored: boolean): Effect {
    const { match, chance } = this.running();
    chance.expect(stored ? record.chance : null);
    const asking = match.state.ask(record.seat);
    if (asking === null) throw new CorruptTable(`seat ${record.seat} is not asked`);
    const choice = unpackChoice(asking.decision, record.choice) as Choice;
    const played = this.played(record.seat, choice.act === 'pass', () => match.apply(record.seat, choice));
    return { record: { ...record, chance: chance.taken() }, ...played };
  }

  private redo(record: Extract<TableRecord, { t: 'again' }>, stored: boolean): Effect {
    const { match, chance } = this.running();
    chance.expect(stored ? record.chance : null);
    const again = this.undone.at(-1);
    if (again === undefined) throw new CorruptTable('nothing to play again');
    const played = this.played(again.seat, again.pass, () => match.redo());
    return { record: { ...record, chance: chance.taken() }, ...played };
  }

  /** One choice of a seat, as the kernel plays it and as the outside is told of it. */
  private played(seat: Seat, passes: boolean, play: () => Applied<GameTypes> | null): Omit<Effect, 'record'> {
    const { match } = this.running();
    const inWindow = this.window;
    const before = inWindow ? placeOf(match) : '';
    const { value: applied, still, split } = this.silent.watch(match.state, play);
    if (applied === null) throw new CorruptTable('nothing to play again');
    if (!applied.ok) throw new CorruptTable(`refused by ${applied.refusal.rule} at ${applied.refusal.pick}`);
    const pass = inWindow && passes;
    const hidden = pass && still && placeOf(match) === before;
    const { silent, rest } = split(applied.facts);
    if (!hidden) this.wish = null;
    if (!inWindow) {
      this.clocks?.reward(seat);
      if (this.orders[seat]?.pass === 'until-my-turn') this.orders[seat] = NO_ORDERS;
    }
    return { seat: pass ? SPECTATOR : seat, facts: rest, hidden, pass, silent };
  }

  private goBack(seat: Seat, to: number): void {
    const { match } = this.running();
    const count = this.stepsBack(seat, to);
    if (!match.takeBack(count)) throw new CorruptTable(`cannot go back to ${to}`);
    this.epoch++;
    this.wish = null;
  }

  /** What follows from any change: whether the game is over, and whose time runs. A pass that is not told changes nothing that others see. */
  private afterwards({ t, at: now }: TableRecord, hidden: boolean): void {
    if (t === 'chose' || t === 'again' || t === 'back' || t === 'begun') this.askedAt = now;
    const { match } = this;
    if (match === null || this.phase === 'gathering' || this.phase === 'showing') return;
    this.phase = match.state.isOver || this.gone ? 'over' : 'playing';
    const offers = this.phase === 'playing' ? match.state.offers() : [];
    this.window = offers[0]?.window === true;
    if (this.clocks === null || hidden) return;
    const asked = this.window ? [] : offers.flatMap(({ seat }) => (this.seats[seat]?.kind === 'bot' ? [] : [seat]));
    this.clocks.run(asked, now);
  }

  /** What the dice are mixed with: fixed before the first part is shown. */
  private sealed(): string {
    const { game, rules, setup } = this.made;
    return JSON.stringify({ game, rules, setup, seats: this.seats.map(({ name, promise }) => [name, promise ?? '']) });
  }

  private running(): { readonly match: Match<GameTypes>; readonly chance: TableChance } {
    if (this.match === null || this.chance === null) throw new CorruptTable('the game has not begun');
    return { match: this.match, chance: this.chance };
  }
}

/** Where in the rules a question stands: the same for all seats of one window. */
function placeOf(match: Match<GameTypes>): string {
  const frames = match.state.frames();
  const top = frames.at(-1);
  return top?.passed === undefined ? '' : `${frames.length} ${top.procedure} ${top.step}`;
}
