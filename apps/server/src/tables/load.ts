// Owns bringing a stored table back to life, and finding out that it does not fit: altered, cut short, or of other rules.

import { digest } from '@undercroft/kernel';
import type { InSteps } from '@undercroft/record';
import {
  CorruptTable,
  Desk,
  foldingTable,
  isSnapshot,
  reachingBack,
  rereading,
  restoringTable,
  UNDO_REACH,
  upgradingTable,
  type AnyGame,
  type Host,
  type Table,
  type TableSnapshot,
} from '@undercroft/table';
import type { GameRegistry } from '../game-registry.ts';
import type { Append, OpenedTable, Snapshot, StoredSnapshot, StoredTable } from '../store/store.ts';
import type { TableStore } from './around.ts';
import { factsOf } from './facts.ts';

export type Loaded =
  /** `until`: the newest snapshot holds the game up to this entry. `sinceSnapshot`: there are records after it. */
  | { readonly ok: true; readonly desk: Desk; readonly stored: StoredTable; readonly until: number; readonly sinceSnapshot: boolean }
  | { readonly ok: false; readonly code: 'no-table' }
  | { readonly ok: false; readonly code: 'damaged'; readonly why: string };

/** Does work that can be cut, on somebody's account. */
export type Run = <T>(work: InSteps<T>) => Promise<T>;

export interface LoadAround {
  readonly store: TableStore;
  readonly gameRegistry: GameRegistry;
  readonly hostOf: (game: string) => Host;
  readonly run: Run;
}

/** How many groups of the log are read with a table; earlier ones are read when somebody asks. */
const LOG_READ = 80;
/** Page size for reading all records. */
const PAGE = 200;

const damaged = (why: string): Loaded => ({ ok: false, code: 'damaged', why });

/**
 * The table as its newest snapshot and the records since then make it, or, with `whole`, all its records. One that was played under
 * earlier rules is upgraded first. A table that does not fit is left as it is, and refused.
 */
export async function loadDesk(around: LoadAround, id: string, whole = false): Promise<Loaded> {
  const { store, gameRegistry, hostOf, run } = around;
  try {
    const opened = await store.open(id, LOG_READ);
    if (opened === null) return { ok: false, code: 'no-table' };
    const { stored, snapshot, lastRecord, log } = opened;
    const game = gameRegistry.games.get(stored.game);
    if (game === undefined) return damaged(`this server does not have the game ${stored.game}`);
    const host = hostOf(stored.game);
    if (stored.rules !== game.rulesVersion) return await upgraded(store, game, stored, host, run);
    const table = (whole ? null : await restored(game, opened, run)) ?? (await foldedWhole(store, game, stored, run));
    const there = Math.min(table.length, lastRecord + 1);
    if (there !== stored.length) return damaged(`${stored.length} records were written, ${there} are there`);
    const found = digestOf(table);
    if (found !== stored.digest) return damaged(`the position is ${found}, written was ${stored.digest}`);
    const sinceSnapshot = snapshot?.length !== stored.length;
    return { ok: true, desk: new Desk(id, table, host, log), stored, until: snapshot?.until ?? 0, sinceSnapshot };
  } catch (error) {
    return damaged(whyOf(error));
  }
}

/** From the snapshot that was read with the table; null when it is of no use: another form, or records since then reach behind it. */
async function restored(game: AnyGame, { made, snapshot, records }: OpenedTable, run: Run): Promise<Table | null> {
  if (snapshot === null) return records.length > PAGE ? null : run(foldingTable(game, records));
  if (made?.t !== 'made') return null;
  const kept = snapshotIn(snapshot, made);
  if (kept === null || kept.rules !== game.rulesVersion) return null;
  try {
    return await run(restoringTable(game, kept, records));
  } catch (error) {
    // What the records really are is found out by folding all of them.
    if (error instanceof CorruptTable) return null;
    throw error;
  }
}

/** The table that all its records make, read page by page. */
async function foldedWhole(store: TableStore, game: AnyGame, { id, length }: StoredTable, run: Run): Promise<Table> {
  let from = await store.foldStart(id);
  let table: Table | null = null;
  for (let page = await store.read(id, from, PAGE); page.length > 0 || table === null; page = await store.read(id, from, PAGE)) {
    if (table === null) table = await run(foldingTable(game, page));
    else await run(rereading(table, page));
    from += page.length;
    if (page.length < PAGE || from > length) break;
  }
  return table;
}

/** The same table, which can go back to an entry: from what is in memory and the snapshots before it. Null: those do not reach so far. */
export async function reachedBack(store: TableStore, { game, made, ...desk }: Reaching, entry: number, run: Run): Promise<Table | null> {
  const earlier = (await store.snapshots(desk.id)).toReversed().flatMap((snapshot) => {
    const match = snapshotIn(snapshot, made)?.match ?? null;
    return match === null ? [] : [{ match, until: snapshot.until }];
  });
  const reaching = reachingBack(desk.now, earlier, entry);
  return reaching === null ? null : run(restoringTable(game, reaching, []));
}
export interface Reaching {
  readonly id: string;
  readonly game: AnyGame;
  readonly made: Table['made'];
  /** All that is in memory. */
  readonly now: TableSnapshot;
}

async function upgraded(store: TableStore, game: AnyGame, stored: StoredTable, host: Host, run: Run): Promise<Loaded> {
  const { id } = stored;
  const records = await store.read(id, 0);
  if (records.length !== stored.length) throw new CorruptTable(`${stored.length} records were written, ${records.length} are there`);
  const kept = await store.snapshots(id);
  const [made] = records;
  const newest = made?.t === 'made' ? (kept.map((one) => snapshotIn(one, made)).findLast((one) => one !== null) ?? null) : null;
  // Rules that play the same must give the boards that were kept under the earlier ones.
  const boards = new Map(kept.flatMap(({ length, table }) => (boardIn(table) === null ? [] : [[length, digest(boardIn(table))]])));
  const wrong: string[] = [];
  const upgrading = upgradingTable(game, stored.rules, records, newest, host.now(), (_, now) => {
    const board = boards.get(now.length);
    if (board !== undefined && board !== digest(now.match?.state.board))
      wrong.push(`after ${now.length} records the board is not the one that was kept under the earlier rules`);
  });
  const { table, change, log } = await run(upgrading);
  if (wrong[0] !== undefined) throw new CorruptTable(wrong[0]);
  const snapshot = snapshotOf(table, 0);
  const append: Append = {
    table: id,
    from: records.length,
    records: [change.record],
    at: stored.changed,
    digest: digestOf(table),
    facts: factsOf(table),
    snapshot,
    log: log ?? [],
    cut: null,
    rules: game.rulesVersion,
  };
  await store.append(append);
  const tail = log?.slice(-LOG_READ) ?? (await store.log(id, Number.MAX_SAFE_INTEGER, LOG_READ));
  const desk = new Desk(id, table, host, tail);
  return { ok: true, desk, stored: { ...stored, rules: game.rulesVersion }, until: snapshot.until, sinceSnapshot: false };
}

/** A stored snapshot with the first record, which is not stored with it; null: it is of another form. */
export const snapshotIn = ({ table }: StoredSnapshot, made: Table['made']): TableSnapshot | null =>
  isSnapshot(table) ? { ...table, made } : null;

/** The board of a snapshot: of this form, or a bare position as the first version kept it. */
function boardIn(table: unknown): unknown {
  if (isSnapshot(table)) return table.match?.now.board ?? null;
  return typeof table === 'object' && table !== null && 'board' in table ? table.board : null;
}

/** A snapshot that goes back at least to where the one before it ends: so all of them together reach as far as a table may go back. */
export function snapshotOf(table: Table, until: number): Snapshot {
  const { match, floor } = table;
  const { made: _made, ...snapshot } = table.snapshot(Math.max(UNDO_REACH, (match?.length ?? 0) - Math.max(until, floor)));
  const entries = snapshot.match?.from ?? 1;
  return { length: table.length, entries, until: match?.length ?? 0, floor, digest: digestOf(table), table: snapshot };
}

/** What a position is told apart by; empty before the game has begun. */
export const digestOf = (table: Table): string => table.match?.state.fingerprint() ?? '';

/** Whatever a record makes the rules throw, the record is the reason: what is stored is not to be trusted. */
export const whyOf = (error: unknown): string =>
  error instanceof CorruptTable || error instanceof Error ? error.message : `unreadable: ${String(error)}`;
