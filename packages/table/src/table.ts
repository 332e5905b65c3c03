// Owns a table without IO: who sits where, what is asked of whom, and what each may do. Every change is one record.

import { Bug, digest, noChance, type Offer, type Seat, type Transcript } from '@undercroft/kernel';
import { CorruptTable } from './chance.ts';
import type { AnyGame, Change } from './change.ts';
import { wentOn } from './going-on.ts';
import { Ledger, NO_NONCE, refOf } from './ledger.ts';
import type { Actor, NewTable, Orders, SeatSpec, TableRecord, Who } from './record.ts';
import type { Code, TableRefusal } from './refusal.ts';

export { PHASES, type AnyGame, type Change, type Facts, type Phase, type Wish } from './change.ts';

export type Done = { readonly ok: true; readonly changes: readonly Change[] } | { readonly ok: false; readonly refusal: TableRefusal };

/** A question that has to be answered for a seat. */
export interface Due {
  readonly seat: Seat;
  readonly ref: string;
}

const refuse = (code: Code, more: Omit<TableRefusal, 'code'> = {}): Done => ({ ok: false, refusal: { code, ...more } });

export class Table extends Ledger {
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
    if (wanted.from !== undefined) {
      const went = wentOn(game, wanted.from, noChance);
      if (went === null || digest(went.setup) !== digest(checked.setup))
        return { ok: false, refusal: { code: 'bad-setup', detail: 'from' } };
    }
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
    if (made.sum === undefined) throw new CorruptTable('record 0: altered');
    const table = new Table(game, made);
    watch?.({ record: table.made, seat: -1, facts: [], hidden: false, pass: false, silent: [], n: 1 }, table);
    for (const record of rest) {
      try {
        const wrong = table.forbids(record);
        if (wrong !== null) throw new CorruptTable(wrong);
        const change = table.put(record, true);
        watch?.(change, table);
      } catch (error) {
        // Whatever goes wrong inside the rules, the record is what does not fit.
        if (error instanceof CorruptTable || error instanceof Bug || error instanceof RangeError || error instanceof TypeError)
          throw new CorruptTable(`record ${table.length}: ${error.message}`);
        throw error;
      }
    }
    return table;
  }

  // ── what anybody may ask ──────────────────────────────────────────────────

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
    return this.window ? 'responses' : this.match.state.offers().map((offer) => offer.seat);
  }

  /** Bots that have to answer now. */
  botsDue(): readonly (Due & { readonly bot: string })[] {
    return this.due().flatMap(({ seat, ref }) => {
      const { kind, bot } = this.seats[seat] as SeatSpec;
      return kind === 'bot' && bot !== undefined ? [{ seat, bot, ref }] : [];
    });
  }

  /** Seats whose time has run out: the host has a bot answer for them, in the name of the clock. */
  overdue(now: number): readonly Due[] {
    const late = this.deadlines().flatMap(({ seat, at }) => (at <= now ? [seat] : []));
    return this.due().filter(({ seat }) => late.includes(seat));
  }

  /** When the first of the seats that are waited for runs out of time: look at `overdue` then. */
  deadline(): { readonly seat: Seat; readonly at: number } | null {
    return this.deadlines()[0] ?? null;
  }

  times(now: number): readonly number[] | null {
    return this.clocks?.times(now) ?? null;
  }

  /** The clocks as everybody is told them: who is waited for is told elsewhere, and in a window no bank runs. */
  clock(): { readonly left: readonly number[]; readonly at: number } | null {
    return this.clocks?.counted() ?? null;
  }

  /** The seats a person has. */
  seatsOf(who: Who): readonly Seat[] {
    return this.seats.flatMap((spec, seat) => (spec.kind === 'person' && spec.who === who ? [seat] : []));
  }

  /**
   * Where going back by one decision of its own leads a seat, and whether past nothing that counts: neither chance, nor what others
   * could have done. Else the others must agree, or, where nobody else is, the game is marked. Null when it has made none.
   * A pass in a window counts only where it may be taken back freely: whether a window was one's to close tells who else was asked.
   */
  wayBack(seat: Seat, playing = false): { readonly to: number; readonly free: boolean } | null {
    if (this.match === null || this.gone || (this.phase === 'over' && !this.alone && !playing)) return null;
    const own = this.match.undoable(seat);
    const last = this.marks.findLastIndex((mark, at) => mark.seat === seat && (!mark.pass || this.marks.length - at <= own));
    if (last <= this.floor) return null;
    if (this.marks.length - last <= own) return { to: (this.marks[last - 1] as { readonly n: number }).n, free: true };
    const to = this.marks.findLast((mark, at) => at >= this.floor && at < last && !mark.open)?.n;
    return to === undefined ? null : { to, free: false };
  }

  /** Whether standing orders pass the question that is open for a seat. */
  passesFor(seat: Seat): boolean {
    const orders = this.orders[seat];
    if (!this.window || orders === undefined || orders.pass === 'never' || this.seats[seat]?.kind !== 'person') return false;
    const offer = this.match?.state.offers()[0];
    return offer?.seat === seat && !orders.except.includes(offer.decision);
  }

  /** The record of the game itself. While it runs only where it tells nobody anything new. */
  transcript(): Transcript | null {
    return this.match !== null && (this.phase === 'over' || this.seats.length === 1) ? this.match.transcript() : null;
  }

  // ── what may be done ──────────────────────────────────────────────────────

  sit(who: Who, seat: Seat, name: string, promise: string | undefined, now: number): Done {
    const there = this.seats[seat];
    if (there === undefined) return refuse('not-seated');
    if (this.phase === 'over') return refuse('not-gathering');
    if (there.resigned === true || (there.kind !== 'open' && there.who !== who)) return refuse('seat-taken');
    const { bot: _bot, promise: promised, ...rest } = there;
    // Once the seats are closed the dice are mixed with what was promised until then.
    const given = this.phase === 'gathering' ? promise : promised;
    const spec: SeatSpec = { ...rest, kind: 'person', name, who, ...(given === undefined ? {} : { promise: given }) };
    return this.done({ t: 'seat', at: now, seat, spec });
  }

  /** Leaves a seat: it is open for others. */
  stand(who: Who, seat: Seat, now: number): Done {
    const there = this.seats[seat];
    if (there?.who !== who || there.kind !== 'person') return refuse('not-seated');
    const spec: SeatSpec = this.phase === 'gathering' ? { kind: 'open', name: '' } : { ...this.unheld(there), kind: 'open' };
    return this.done({ t: 'seat', at: now, seat, spec }, () => this.afterLeaving(now));
  }

  /**
   * The host gives an open seat to a bot, or takes it from one; also the seat of somebody who is not there (`absent`), who
   * may sit down on it again while the game runs.
   */
  setBot(who: Who, seat: Seat, bot: string | null, name: string, now: number, absent = false): Done {
    if (who !== this.made.host) return refuse('not-host');
    const there = this.seats[seat];
    if (there === undefined || this.phase === 'over') return refuse('not-gathering');
    if (there.kind === 'person' && there.who !== who && !absent) return refuse('seat-taken');
    if (there.resigned === true && bot === null) return refuse('seat-taken');
    const rest = this.phase === 'gathering' ? {} : this.unheld(there);
    const owner = this.phase === 'playing' && bot !== null && there.who !== undefined ? { who: there.who } : {};
    const spec: SeatSpec = bot === null ? { ...rest, kind: 'open', name: '' } : { ...rest, ...owner, kind: 'bot', name, bot };
    return this.done({ t: 'seat', at: now, seat, spec }, () => this.afterLeaving(now));
  }

  /** Fixes the seats. Where nobody has to show a part of the dice, the game begins at once. */
  close(who: Who, now: number): Done {
    if (who !== this.made.host) return refuse('not-host');
    return this.done({ t: 'closed', at: now }, () => this.beginIfShown(now));
  }

  /** A device shows its part of the dice, which must be what it promised. Showing it again changes nothing. */
  show(who: Who, seat: Seat, nonce: string, now: number): Done {
    if (this.phase !== 'showing') return refuse('not-playing');
    if (this.seats[seat]?.who !== who) return refuse('not-seated');
    if (this.nonces[seat] === nonce) return { ok: true, changes: [] };
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
    const count = this.stepsBack(seat, to);
    if (count > 0 && this.isFree(seat, count)) return this.done({ t: 'back', at: now, seat, to });
    return this.done({ t: 'wish', at: now, seat, to }, () => this.backIfAgreed(now));
  }

  consent(seat: Seat, yes: boolean, now: number): Done {
    return this.done({ t: 'consent', at: now, seat, yes }, () => this.backIfAgreed(now));
  }

  /** Plays again what was taken back. */
  again(seat: Seat, now: number): Done {
    if (!this.redoable) return refuse('nothing-to-redo');
    const waiting = this.waiting();
    if (!this.alone && (waiting === 'responses' || !waiting.includes(seat))) return refuse('not-asked');
    return this.done({ t: 'again', at: now, seat, chance: [] }, () => this.standingOrders(now));
  }

  setOrders(seat: Seat, orders: Orders, now: number): Done {
    return this.done({ t: 'orders', at: now, seat, orders }, () => this.standingOrders(now));
  }

  /** Gives up: a bot plays the seat to the end, or the game is over when nobody else plays. */
  resign(seat: Seat, bot: string, now: number): Done {
    const others = this.seats.some((spec, at) => at !== seat && spec.kind === 'person');
    return this.done(others ? { t: 'resigned', at: now, seat, bot } : { t: 'abandoned', at: now, seat }, () => this.backIfAgreed(now));
  }

  // ── what follows by itself ────────────────────────────────────────────────

  private done(record: TableRecord, then?: () => readonly Change[]): Done {
    const wrong = this.forbids(record);
    if (wrong !== null) return refuse(wrong);
    const change = this.put(record, false);
    return { ok: true, changes: [change, ...(then?.() ?? [])] };
  }

  private due(): readonly Due[] {
    if (this.phase !== 'playing' || this.match === null) return [];
    return this.match.state.offers().map(({ seat, id }) => ({ seat, ref: refOf(this.epoch, id) }));
  }

  private deadlines(): readonly { readonly seat: Seat; readonly at: number }[] {
    const { clocks } = this;
    if (clocks === null || this.phase !== 'playing') return [];
    if (!this.window) return clocks.deadlines();
    return this.due().flatMap(({ seat }) => (this.seats[seat]?.kind === 'bot' ? [] : [{ seat, at: this.askedAt + clocks.response }]));
  }

  /** A seat without its holder. What the holder promised and never showed can no longer be waited for. */
  private unheld({ who: _who, bot: _bot, promise, ...rest }: SeatSpec): Omit<SeatSpec, 'who' | 'bot'> {
    return this.phase === 'showing' || promise === undefined ? rest : { ...rest, promise };
  }

  private afterLeaving(now: number): readonly Change[] {
    return this.phase === 'showing' ? this.beginIfShown(now) : this.backIfAgreed(now);
  }

  private beginIfShown(now: number): readonly Change[] {
    if (this.seats.some((_, seat) => this.owesNonce(seat))) return [];
    const nonces = this.nonces.map((one) => one ?? NO_NONCE);
    return [this.put({ t: 'begun', at: now, nonces, chance: [] }, false), ...this.standingOrders(now)];
  }

  private backIfAgreed(now: number): readonly Change[] {
    const { wish } = this;
    return wish !== null && this.agreed ? [this.put({ t: 'back', at: now, seat: wish.seat, to: wish.to }, false)] : [];
  }

  /** Passes for seats that ordered it. The order of a game's windows is finite: so is this. */
  private standingOrders(now: number): readonly Change[] {
    const changes: Change[] = [];
    for (let left = this.game.bound; left > 0 && this.match !== null && this.window; left--) {
      const seat = this.match.state.toAct;
      const asking = this.passesFor(seat) ? this.match.state.ask(seat) : null;
      if (asking === null || asking.answer({ act: 'pass' }) !== null) break;
      const choice = this.match.state.pack(seat, asking.choice());
      changes.push(this.put({ t: 'chose', at: now, seat, choice, chance: [], by: 'orders' }, false));
    }
    return changes;
  }
}
