// Owns what is true of simulated tables: the fold of what was written, what each seat may see at each number, and which answers there are.

import { digest, redact, SPECTATOR, type Seat } from '@undercroft/kernel';
import { foldTable, pastOf, type AnyGame, type Change, type LogGroup, type Table, type TableRecord } from '@undercroft/table';
import { wired } from '@undercroft/testkit/json';
import type { Append } from '../../src/store/store.ts';
import type { World } from './world.ts';

/** An answer that somebody was told is done. */
export interface Acknowledged {
  readonly table: string;
  readonly ref: string;
  readonly seat: Seat;
  readonly choice: object;
}

export class Truth {
  readonly table: Table;
  private readonly world: World;
  /** By the number of what everybody was told: what each seat may see, as a digest. */
  private readonly views = new Map<string, string>();
  private readonly answers = new Map<string, string>();
  /** By the same number: whose seats they are, and what each seat is told of it. */
  private readonly held = new Set<string>();
  private readonly groups = new Map<string, string>();

  constructor(world: World, game: AnyGame, made: TableRecord) {
    this.world = world;
    this.table = foldTable(game, [wired(made)]);
    this.note(this.table.publicSeq);
  }

  /** What was written: it must be the next records, and fit. */
  written({ from, records }: Append): void {
    if (from !== this.table.length) this.world.fault(`records from ${from} were written to a table that had ${this.table.length}`);
    for (const record of wired(records)) {
      const ref = record.t === 'chose' ? `${this.table.offerOf(record.seat)?.ref} ${record.seat}` : null;
      const change = this.table.reread(record);
      if (record.t === 'chose' && ref !== null) {
        if (this.answers.has(ref)) this.world.fault(`the offer ${ref} was answered twice`);
        this.answers.set(ref, answerText(record.seat, record.choice));
      }
      this.told(change);
    }
  }

  /** An acknowledged answer must be among those that were written. */
  isWritten({ ref, seat, choice }: Acknowledged): boolean {
    return this.answers.get(`${ref} ${seat}`) === answerText(seat, choice);
  }

  /** Whether a seat that was told everything up to this number may see this. */
  isView(n: number, seat: Seat, view: object | null): boolean {
    return this.views.get(`${n} ${seat}`) === digest(view);
  }

  /** Whether somebody had this seat when everybody had been told so much. */
  isHeldBy(n: number, seat: Seat, who: string): boolean {
    return this.held.has(`${n} ${seat} ${who}`);
  }

  /** Whether a part of the log is as a seat is told it. */
  isTold(group: LogGroup, seat: Seat): boolean {
    return this.groups.get(`${group.n} ${seat}`) === digest(group.told);
  }

  private told(change: Change): void {
    const { silent, n } = change;
    for (const past of pastOf(change))
      for (let seat: Seat = SPECTATOR; seat < this.table.seats.length; seat++)
        this.groups.set(`${past.n} ${seat}`, digest(wired(redact(past.facts, seat))));
    silent.forEach(({ board }, at) => this.note(n - silent.length + at, board));
    this.note(n);
  }

  private note(n: number, board?: object): void {
    const { match, game, seats } = this.table;
    for (const [seat, { kind, who }] of seats.entries()) if (kind === 'person') this.held.add(`${n} ${seat} ${who}`);
    for (let seat: Seat = SPECTATOR; seat < seats.length; seat++) {
      const view = match === null ? null : board === undefined ? match.state.view(seat) : game.view(board, seat);
      this.views.set(`${n} ${seat}`, digest(view));
    }
  }
}

/** Picks in any order; a pick that was not made is no pick. */
const answerText = (seat: Seat, choice: object): string =>
  JSON.stringify([
    seat,
    Object.entries(choice)
      .filter(([, value]) => value !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);
