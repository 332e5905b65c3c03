// Owns bringing a stored table back to life, and finding out that it does not fit: altered, cut short, or of other rules.

import { digest } from '@undercroft/kernel';
import { writeTranscript } from '@undercroft/record';
import {
  foldTable,
  restoreTable,
  CorruptTable,
  Desk,
  isSnapshot,
  OtherRules,
  type Table,
  upgradeTable,
  type AnyGame,
  type Host,
  type TableRecord,
} from '@undercroft/table';
import type { GameRegistry } from '../game-registry.ts';
import type { Append, OpenedTable, Snapshot, Store, StoredTable } from '../store/store.ts';
import { factsOf } from './facts.ts';

export type Loaded =
  /** `sinceSnapshot`: there are records after the newest snapshot. */
  | { readonly ok: true; readonly desk: Desk; readonly stored: StoredTable; readonly sinceSnapshot: boolean }
  | { readonly ok: false; readonly code: 'no-table' }
  | { readonly ok: false; readonly code: 'damaged'; readonly why: string };

/** How many groups of the log are read with a table; earlier ones are read when somebody asks. */
const LOG_READ = 80;

/**
 * The table as its newest snapshot and the records since then make it, or from earlier on where `entries` asks for it. One that was
 * played under earlier rules is upgraded first. A table that does not fit is left as it is, and refused.
 */
export async function loadDesk(
  store: Store,
  gameRegistry: GameRegistry,
  id: string,
  hostOf: (game: string) => Host,
  entries?: number,
): Promise<Loaded> {
  const damaged = (why: string): Loaded => ({ ok: false, code: 'damaged', why });
  try {
    const opened = await store.open(id, { log: LOG_READ, ...(entries === undefined ? {} : { entries }) });
    if (opened === null) return { ok: false, code: 'no-table' };
    const { stored } = opened;
    const game = gameRegistry.games.get(stored.game);
    if (game === undefined) return damaged(`this server does not have the game ${stored.game}`);
    const host = hostOf(stored.game);
    if (stored.rules !== game.rulesVersion) return await upgraded(store, game, stored, host);
    const table = restored(game, opened) ?? foldTable(game, await store.read(id, 0));
    const there = Math.min(table.length, opened.lastRecord + 1);
    if (there !== stored.length) return damaged(`${stored.length} records were written, ${there} are there`);
    const found = digestOf(table);
    if (found !== stored.digest) return damaged(`the position is ${found}, written was ${stored.digest}`);
    const sinceSnapshot = opened.snapshot?.length !== stored.length;
    return { ok: true, desk: new Desk(id, table, host, opened.log), stored, sinceSnapshot };
  } catch (error) {
    return damaged(whyOf(error));
  }
}

/** From the snapshot that was read with the table; null when it is of no use: another form, or records since then reach behind it. */
function restored(game: AnyGame, { snapshot, records }: OpenedTable): Table | null {
  if (snapshot === null) return foldTable(game, records);
  if (!isSnapshot(snapshot.table) || snapshot.table.rules !== game.rulesVersion) return null;
  try {
    return restoreTable(game, snapshot.table, records);
  } catch (error) {
    // What the records really are is found out by folding all of them.
    if (error instanceof CorruptTable) return null;
    throw error;
  }
}

async function upgraded(store: Store, game: AnyGame, stored: StoredTable, host: Host): Promise<Loaded> {
  const { id } = stored;
  const records = await store.read(id, 0);
  if (records.length !== stored.length) throw new CorruptTable(`${stored.length} records were written, ${records.length} are there`);
  const kept = await store.snapshots(id);
  const newest = kept.map(({ table }) => table).findLast(isSnapshot) ?? null;
  const { table, change, log } = upgradeTable(game, stored.rules, records, newest, host.now());
  const wrong = log === null ? null : boardsAgree(game, records, kept);
  if (wrong !== null) throw new CorruptTable(wrong);
  const append: Append = {
    table: id,
    from: records.length,
    records: [change.record],
    at: stored.changed,
    digest: digestOf(table),
    facts: factsOf(table),
    snapshot: snapshotOf(table),
    log: log ?? [],
    cut: null,
    rules: game.rulesVersion,
  };
  await store.append(append);
  const tail = log?.slice(-LOG_READ) ?? (await store.log(id, Number.MAX_SAFE_INTEGER, LOG_READ));
  return { ok: true, desk: new Desk(id, table, host, tail), stored: { ...stored, rules: game.rulesVersion }, sinceSnapshot: false };
}

/** Rules that play the same must give the boards that were kept under the earlier ones. */
function boardsAgree(
  game: AnyGame,
  records: readonly TableRecord[],
  kept: readonly { readonly length: number; readonly table: unknown }[],
): string | null {
  const boards = new Map(kept.flatMap(({ length, table }) => (boardIn(table) === null ? [] : [[length, digest(boardIn(table))]])));
  let wrong: string | null = null;
  foldTable(game, records, (_, now) => {
    const board = boards.get(now.length);
    if (wrong === null && board !== undefined && board !== digest(now.match?.state.board))
      wrong = `after ${now.length} records the board is not the one that was kept under the earlier rules`;
  });
  return wrong;
}

/** The board of a snapshot: of this form, or a bare position as the first version kept it. */
function boardIn(table: unknown): unknown {
  if (isSnapshot(table)) return table.match?.now.board ?? null;
  return typeof table === 'object' && table !== null && 'board' in table ? table.board : null;
}

export function snapshotOf(table: Table): Snapshot | null {
  const snapshot = table.snapshot();
  return snapshot.match === null ? null : { length: table.length, entries: snapshot.match.from, digest: digestOf(table), table: snapshot };
}

/** What `verifyTable` found. `upgrades`: the rules a table went through, oldest first. */
export interface Verdict {
  readonly wrong: string | null;
  readonly upgrades: readonly { readonly from: number; readonly to: number; readonly playedAgain: boolean }[];
}

/** Verifies a table by its id, also where its row is damaged. Null: it was removed since it was found. */
export async function verifyById(
  store: Store,
  gameRegistry: GameRegistry,
  id: string,
): Promise<(Verdict & { readonly game: string }) | null> {
  const unreadable = (wrong: string): Verdict & { readonly game: string } => ({ game: '', wrong, upgrades: [] });
  try {
    const stored = await store.table(id);
    if (stored !== null) return { game: stored.game, ...(await verifyTable(store, gameRegistry, stored)) };
    const left = (await store.read(id, 0)).length;
    return left === 0 ? null : unreadable(`the table itself is gone, ${left} of its records are there`);
  } catch (error) {
    return unreadable(whyOf(error));
  }
}

/** Plays a stored table through the rules of today, checking it wherever there is something to check. */
export async function verifyTable(store: Store, gameRegistry: GameRegistry, stored: StoredTable): Promise<Verdict> {
  let upgrades: Verdict['upgrades'] = [];
  const verdict = (wrong: string | null): Verdict => ({ wrong, upgrades });
  const game = gameRegistry.games.get(stored.game);
  if (game === undefined) return verdict(`this program does not have the game ${stored.game}`);
  try {
    // A server may be writing meanwhile: what came after the table was looked up is not judged.
    const records = (await store.read(stored.id, 0)).slice(0, stored.length);
    upgrades = records.flatMap((record) =>
      record.t === 'upgraded' ? [{ from: record.from, to: record.to, playedAgain: record.snapshot === undefined }] : [],
    );
    if (records.length !== stored.length) return verdict(`${stored.length} records were written, ${records.length} are there`);
    if (stored.rules !== game.rulesVersion) return verdict(whyNotUpgraded(game, stored.rules));
    const marks = new Map(
      (await store.snapshots(stored.id)).map(({ length, digest: mark, table }) => [length, isSnapshot(table) ? mark : null]),
    );
    // What is told of the game is not judged, only whether it can be read.
    await store.log(stored.id, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
    let wrong: string | null = null;
    const table = foldTable(game, records, (_, now) => {
      const mark = marks.get(now.length) ?? null;
      if (wrong === null && mark !== null && mark !== digestOf(now))
        wrong = `after ${now.length} records the position is ${digestOf(now)}, kept was ${mark}`;
    });
    if (wrong !== null) return verdict(wrong);
    return verdict(digestOf(table) === stored.digest ? null : `the position is ${digestOf(table)}, written was ${stored.digest}`);
  } catch (error) {
    return verdict(whyOf(error));
  }
}

/** A table of earlier rules is upgraded when somebody opens it; null when there is a way to do that. */
function whyNotUpgraded(game: AnyGame, rules: number): string | null {
  if (rules > game.rulesVersion) return `played under rules ${rules}; this program plays ${game.rulesVersion}`;
  for (let version = rules; version < game.rulesVersion; version++)
    if (game.migrations[version] === undefined) return `no way from rules ${version} to ${version + 1}`;
  return null;
}

/** The whole game at a stored table with the proof of its dice; null where rules that were changed in between cannot play it. */
export async function wholeTable(store: Store, gameRegistry: GameRegistry, stored: StoredTable): Promise<Table | null> {
  const game = gameRegistry.games.get(stored.game);
  if (game === undefined) throw new CorruptTable(`this program does not have the game ${stored.game}`);
  const table = foldTable(game, await store.read(stored.id, 0));
  return table.match === null || table.match.isWhole ? table : null;
}

/** The game at a stored table, as far as it has come; null before it has begun. Throws when the table does not fit. */
export async function storedTranscript(store: Store, gameRegistry: GameRegistry, stored: StoredTable): Promise<string | null> {
  const table = await wholeTable(store, gameRegistry, stored);
  if (table === null) throw new OtherRules('the rules were changed during this game: its record begins in the middle');
  return table.match === null ? null : writeTranscript(table.match.transcript());
}

/** What a position is told apart by; empty before the game has begun. */
export const digestOf = (table: Table): string => table.match?.state.fingerprint() ?? '';

/** Whatever a record makes the rules throw, the record is the reason: what is stored is not to be trusted. */
const whyOf = (error: unknown): string =>
  error instanceof CorruptTable || error instanceof Error ? error.message : `unreadable: ${String(error)}`;
