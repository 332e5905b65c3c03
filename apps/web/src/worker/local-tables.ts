// Owns the tables of this screen: made, opened under a lock so that one tab alone writes to each, and closed again.

import { errandsOf, withRandom } from '@undercroft/bots';
import { newSecret } from '@undercroft/chance';
import { writeTranscript } from '@undercroft/record';
import {
  foldTable,
  restoreTable,
  CorruptTable,
  Desk,
  handedOn,
  isSnapshot,
  OtherRules,
  pastOf,
  Table,
  upgradeTable,
  type AnyGame,
  type ClientMessage,
  type Host,
  type TableRecord,
} from '@undercroft/table';
import { isGame, load } from '../loaders.ts';
import {
  ME,
  seatSpec,
  type Checked,
  type FromWorker,
  type Made,
  type MoreOfTable,
  type Opened,
  type WantedSeat,
} from '../session/calls.ts';
import { append, openStored, readLog, readTable } from '../store/db.ts';
import type { SnapshotRow, TableRow } from '../store/rows.ts';
import { snapshotRow, TableHost } from './table-host.ts';

type Tell = (message: FromWorker) => void;
interface Open {
  readonly host: TableHost;
  readonly release: () => void;
}

const open = new Map<string, Open>();
const now = (): number => Date.now();

export async function check(game: string, setup: object): Promise<Checked> {
  const rules = await load(game, 'game');
  const checked = rules.checkSetup(setup);
  return checked.ok ? { seats: rules.seats(checked.setup), problem: null } : { seats: 1, problem: checked.problem };
}

const NOT_MADE: Made = { ok: false, problem: null };

export async function make(
  game: string,
  wanted: object | null,
  seats: readonly WantedSeat[],
  { from, after, hardcore = false }: MoreOfTable,
): Promise<Made> {
  const rules = await load(game, 'game');
  const handed = after === undefined ? null : handedOn((await wholeDesk(after, rules, { bots: [], now })).table);
  const setup = wanted ?? handed?.setup;
  if (setup === undefined || (after !== undefined && handed === null)) return NOT_MADE;
  const checked = rules.checkSetup(handed === null ? setup : { ...setup, carried: handed.carried });
  if (!checked.ok) return { ok: false, problem: checked.problem };
  const at = now();
  const made = Table.make(
    rules,
    {
      setup: handed === null ? checked.setup : setup,
      seats: seats.map(seatSpec),
      options: { name: '', listed: false, clock: null, ...(hardcore ? { hardcore } : {}) },
      host: ME,
      secret: newSecret(),
      ...(from === undefined ? {} : { from }),
      ...(after === undefined || handed === null ? {} : { after: { table: after, carried: handed.carried } }),
    },
    at,
  );
  if (!made.ok) return NOT_MADE;
  const { table } = made;
  const closed = table.close(ME, at);
  if (!closed.ok) return NOT_MADE;
  const records = [table.made, ...closed.changes.map((change) => change.record)];
  const id = newId();
  const row: TableRow = {
    id,
    game,
    rules: rules.rulesVersion,
    setup: table.made.setup,
    seats: seats.map(({ kind, name, bot }) => ({ kind, name, ...(bot === undefined ? {} : { bot }) })),
    made: at,
    changed: at,
    next: records.length,
    phase: table.phase,
    forked: from !== undefined,
    ...(after === undefined ? {} : { after }),
  };
  const log = closed.changes.flatMap((change) => pastOf(change));
  await append(row, 0, records, { snapshot: null, log, cut: null });
  return { ok: true, table: id };
}

/** Letters and digits that nobody mistakes for each other. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => LETTERS[byte % LETTERS.length]).join('');

/** Opens a table in this tab. With `take`, from whichever tab has it now. */
export async function openTable(id: string, take: boolean, tell: Tell): Promise<Opened> {
  closeTable(id);
  const release = await lock(id, take, () => {
    drop(id);
    tell({ table: id, lost: 'taken' });
  });
  if (release === null) return 'elsewhere';
  const opened = await readIn(id, tell);
  if (typeof opened === 'string') {
    release();
    return opened;
  }
  open.set(id, { host: opened, release });
  return 'open';
}

/** How many groups of the log are read with a table; earlier ones are read when the page asks. */
const LOG_READ = 80;

async function readIn(id: string, tell: Tell): Promise<TableHost | Exclude<Opened, 'open' | 'elsewhere'>> {
  const stored = await openStored(id);
  if (stored === null || !isGame(stored.row.game)) return 'missing';
  const game = await load(stored.row.game, 'game');
  const bots = withRandom(await load(stored.row.game, 'bots'));
  const host: Host = { bots: Object.keys(bots), errands: errandsOf(bots), now };
  try {
    const row = game.rulesVersion === stored.row.rules ? stored.row : await upgraded(game, stored.row, stored.snapshot);
    const table = row === stored.row ? restored(game, stored.snapshot, stored.records) : null;
    const desk =
      table === null ? await wholeDesk(id, game, host) : new Desk(id, table, host, await readLog(id, Number.MAX_SAFE_INTEGER, LOG_READ));
    return new TableHost(desk, row, {
      say: (said) => tell({ table: id, said }),
      lost: (lost) => {
        closeTable(id);
        tell({ table: id, lost });
      },
      whole: () => wholeDesk(id, game, host),
      log: (before, count) => readLog(id, before, count),
    });
  } catch (error) {
    if (error instanceof OtherRules) return 'other-rules';
    if (error instanceof CorruptTable) return 'damaged';
    throw error;
  }
}

/** Null: the snapshot is of no use, and the table is made from all its records. */
function restored(game: AnyGame, snapshot: SnapshotRow | null, records: readonly TableRecord[]): Table | null {
  if (snapshot === null) return foldTable(game, records);
  if (!isSnapshot(snapshot.table) || snapshot.table.rules !== game.rulesVersion) return null;
  try {
    return restoreTable(game, snapshot.table, records);
  } catch (error) {
    if (error instanceof CorruptTable) return null;
    throw error;
  }
}

async function wholeDesk(id: string, game: AnyGame, host: Host): Promise<Desk> {
  const stored = await readTable(id);
  if (stored === null) throw new CorruptTable('the table is gone');
  return Desk.open(id, game, stored.records, host);
}

/** Brings a table of earlier rules up to those of today, and stores that it was done. */
async function upgraded(game: AnyGame, row: TableRow, kept: SnapshotRow | null): Promise<TableRow> {
  const stored = await readTable(row.id);
  if (stored === null) throw new CorruptTable('the table is gone');
  const snapshot = kept !== null && isSnapshot(kept.table) ? kept.table : null;
  const { table, change, log } = upgradeTable(game, row.rules, stored.records, snapshot, now());
  const next: TableRow = { ...row, rules: game.rulesVersion, next: row.next + 1 };
  await append(next, row.next, [change.record], { snapshot: snapshotRow(table), log: log ?? [], cut: null });
  return next;
}

export function say(id: string, message: ClientMessage): void {
  open.get(id)?.host.receive(message);
}

export function closeTable(id: string): void {
  open.get(id)?.release();
  drop(id);
}

function drop(id: string): void {
  open.get(id)?.host.close();
  open.delete(id);
}

/** The transcript of a table that may be closed: for a copy when the page itself has failed. */
export async function transcriptOf(id: string): Promise<string | null> {
  const there = open.get(id);
  if (there !== undefined) return await there.host.transcript();
  const stored = await readTable(id);
  if (stored === null || !isGame(stored.row.game)) return null;
  try {
    const { table } = await wholeDesk(id, await load(stored.row.game, 'game'), { bots: [], now });
    const transcript = table.transcript();
    return transcript === null ? null : writeTranscript(transcript);
  } catch (error) {
    if (error instanceof CorruptTable) return null;
    throw error;
  }
}

/** Holds a table's lock until released; null when another tab has it. `taken` is called when another tab takes it from us. */
async function lock(id: string, take: boolean, taken: () => void): Promise<(() => void) | null> {
  // Where there are no locks the numbers of the records still refuse a second writer.
  if (navigator.locks === undefined) return () => undefined;
  return new Promise((resolve) => {
    let released = false;
    const options: LockOptions = take ? { steal: true } : { ifAvailable: true };
    const held = navigator.locks.request(`undercroft.table.${id}`, options, (got) => {
      if (got === null) {
        resolve(null);
        return undefined;
      }
      return new Promise<void>((done) => {
        resolve(() => {
          released = true;
          done();
        });
      });
    });
    held.catch(() => {
      if (!released) taken();
    });
  });
}
