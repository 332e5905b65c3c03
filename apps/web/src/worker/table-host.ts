// Owns one open table of this screen: messages go in, records are stored, and only then anybody is told. Bots think here.

import { botChoice, botNamed, botReason, withRandom } from '@undercroft/bots';
import { randomFrom } from '@undercroft/kernel';
import { writeTranscript } from '@undercroft/record';
import {
  pastOf,
  type ClientMessage,
  type Desk,
  type Handled,
  type Past,
  type ServerMessage,
  type Table,
  type Viewer,
} from '@undercroft/table';
import { load } from '../loaders.ts';
import { ME } from '../session/calls.ts';
import { append, putHistory, removeHistory } from '../store/db.ts';
import type { SnapshotRow, TableRow } from '../store/rows.ts';

/** A bot that answers at once looks like a jump: people want to see that somebody thought. */
const PAUSE = 420;

export interface Wire {
  readonly say: (messages: readonly ServerMessage[]) => void;
  /** Nothing more can be stored: the table must be opened again. */
  readonly lost: (why: 'taken' | 'store') => void;
  /** The table made from all its records, for what a snapshot does not have. */
  readonly whole: () => Promise<Desk>;
  readonly log: (before: number, count: number) => Promise<readonly Past[]>;
}

/** A snapshot is kept every so many records. */
const SNAPSHOT_EVERY = 10;

export const snapshotRow = (table: Table): SnapshotRow => ({ length: table.length, table: table.snapshot() });

export class TableHost {
  private desk: Desk;
  private readonly wire: Wire;
  private row: TableRow;
  private viewer: Viewer | null = null;
  /** One thing at a time: what comes in waits until what came before is stored. */
  private line: Promise<void> = Promise.resolve();
  private shut = false;
  private thinking: ReturnType<typeof setTimeout> | null = null;

  constructor(desk: Desk, row: TableRow, wire: Wire) {
    this.desk = desk;
    this.row = row;
    this.wire = wire;
    this.wakeBots();
  }

  close(): void {
    this.shut = true;
    if (this.thinking !== null) clearTimeout(this.thinking);
  }

  receive(message: ClientMessage): void {
    this.queue(async () => {
      if (message.t === 'hello') {
        // Between a worker and its page nothing is gained by packing.
        const { viewer, welcome } = this.desk.connect('page', ME, { ...message, pack: false });
        this.viewer = viewer;
        this.wire.say([welcome]);
        return;
      }
      if (this.viewer === null) return;
      const missing = this.desk.missing(this.viewer, message);
      if (missing?.what === 'log') {
        const groups = await this.wire.log(missing.before, missing.count);
        this.wire.say([this.desk.logReply(this.viewer, message.id, groups)]);
        return;
      }
      if (missing !== null) await this.reopen(this.viewer);
      await this.commit(this.desk.handle(this.viewer, message), true);
    });
  }

  /** Goes on with the table made from all its records: it can go back as far as the rules allow, and has the whole game. */
  private async reopen(viewer: Viewer): Promise<void> {
    this.desk = await this.wire.whole();
    this.viewer = this.desk.adopt(viewer);
  }

  private queue(work: () => Promise<void>): void {
    this.line = this.after(this.line, work);
  }

  private async after(before: Promise<void>, work: () => Promise<void>): Promise<void> {
    await before;
    if (this.shut) return;
    try {
      await work();
    } catch {
      // What is in memory may now differ from what is stored: only the store counts.
      this.close();
      this.wire.lost('store');
    }
  }

  private async commit(handled: Handled, reply: boolean): Promise<void> {
    if (handled.records.length > 0) await this.store(handled);
    const frames = this.desk.frames(handled.changes).map(([, message]) => message);
    // As a server does: the client keeps the reply back until the frames it speaks of are there.
    this.wire.say(reply ? [handled.reply, ...frames] : frames);
    if (handled.records.length > 0) this.wakeBots();
  }

  private async store({ records, changes }: Handled): Promise<void> {
    const { table } = this.desk;
    const before = this.row;
    const seats = table.seats.map(({ kind, name, bot }) => ({ kind, name, ...(bot === undefined ? {} : { bot }) }));
    const at = records.at(-1)?.at ?? before.changed;
    const row: TableRow = { ...before, seats, phase: table.phase, changed: at, next: before.next + records.length };
    const due = Math.floor(row.next / SNAPSHOT_EVERY) > Math.floor(before.next / SNAPSHOT_EVERY) || records.some(({ t }) => t === 'back');
    await append(row, before.next, records, {
      snapshot: due ? snapshotRow(table) : null,
      log: changes.flatMap((change) => pastOf(change)),
      cut: records.reduce<number | null>((cut, record) => (record.t === 'back' ? record.to : cut), null),
    });
    this.row = row;
    if (row.phase === 'over') await this.remember(at);
    else if (before.phase === 'over') await removeHistory(row.id);
  }

  /** Keeps a finished game for the history, where it outlives its table. */
  private async remember(ended: number): Promise<void> {
    const table = await this.whole();
    const transcript = table.transcript();
    if (transcript === null || table.match === null) return;
    const seat = table.seatsOf(ME)[0] ?? 0;
    const { state } = table.match;
    const statistics = await load(this.row.game, 'statistics');
    await putHistory({
      id: this.row.id,
      game: this.row.game,
      rules: this.row.rules,
      setup: this.row.setup,
      seats: this.row.seats,
      seat,
      began: this.row.made,
      ended,
      over: { returns: state.isOver ? state.returns() : [], rewound: table.match.rewound, abandoned: !state.isOver },
      length: transcript.entries.length - 1,
      result: statistics.result(state.view(seat)),
      transcript: writeTranscript(transcript),
      proof: table.proof(),
      online: false,
    });
  }

  private wakeBots(): void {
    if (this.thinking !== null || this.shut || this.desk.table.botsDue().length === 0) return;
    this.thinking = setTimeout(() => {
      this.thinking = null;
      this.queue(() => this.think());
    }, PAUSE);
  }

  private async think(): Promise<void> {
    const { table } = this.desk;
    const due = table.botsDue()[0];
    if (due === undefined || table.match === null) return;
    // A bot that this version does not know any more is played by the strongest: nobody waits for ever.
    const bot = botNamed(withRandom(await load(this.row.game, 'bots')), due.bot);
    const random = randomFrom(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
    const choice = botChoice(table.match.state, due.seat, bot, random);
    const why = botReason(table.match.state, due.seat, bot, choice);
    await this.commit(this.desk.answerFor(due.seat, due.ref, choice, 'bot', why), false);
  }

  /** The transcript as it stands, for a copy; null where it would tell a seat what it may not know. */
  async transcript(): Promise<string | null> {
    const transcript = (await this.whole()).transcript();
    return transcript === null ? null : writeTranscript(transcript);
  }

  /** The table with its whole game, for the transcript and the proof of its dice. */
  private async whole(): Promise<Table> {
    const { table } = this.desk;
    return table.match?.isWhole === false ? (await this.wire.whole()).table : table;
  }
}
