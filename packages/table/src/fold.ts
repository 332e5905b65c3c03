// Owns reading a table back: from all its records, or from a snapshot and those since then, at once or in steps.

import { finish, type InSteps } from '@undercroft/record';
import type { AnyGame, Change } from './change.ts';
import { CorruptTable, OtherRules, readingInSteps } from './faults.ts';
import { Ledger } from './ledger.ts';
import type { TableRecord } from './record.ts';
import type { TableSnapshot } from './snapshot.ts';
import { Table } from './table.ts';

export type Watch = (change: Change, table: Table) => void;

/** The table that these records made. Throws `CorruptTable` when they do not fit the rules of today. `watch` sees each change. */
export const foldTable = (game: AnyGame, records: readonly TableRecord[], watch?: Watch): Table =>
  finish(foldingTable(game, records, watch));

/** The table as it was when a snapshot was taken, and the records since then. Throws as `foldTable` does. */
export const restoreTable = (game: AnyGame, snapshot: TableSnapshot, records: readonly TableRecord[], watch?: Watch): Table =>
  finish(restoringTable(game, snapshot, records, watch));

/** Where a fold begins: the last record that holds a whole table, since what lies before was played by other rules; else the first. */
export const foldStart = (records: readonly TableRecord[]): number =>
  Math.max(
    0,
    records.findLastIndex((record) => record.t === 'upgraded' && record.snapshot !== undefined),
  );

/** The records may be those from `foldStart` on alone. */
export function* foldingTable(game: AnyGame, records: readonly TableRecord[], watch?: Watch): InSteps<Table> {
  const start = foldStart(records);
  const first = records[start];
  if (first?.t === 'upgraded' && first.snapshot !== undefined)
    return yield* restoringTable(game, first.snapshot, records.slice(start), watch);
  if (first?.t !== 'made' || first.game !== game.id) throw new CorruptTable('the first record does not make a table of this game');
  if (first.sum === undefined) throw new CorruptTable('record 0: altered');
  const table = new Table(new Ledger(game, first));
  watch?.({ record: table.made, seat: -1, facts: [], hidden: false, pass: false, silent: [], n: 1, open: false, lasts: 0 }, table);
  yield* rereading(table, records.slice(1), watch);
  return table;
}

export function* restoringTable(game: AnyGame, snapshot: TableSnapshot, records: readonly TableRecord[], watch?: Watch): InSteps<Table> {
  if (snapshot.made.game !== game.id) throw new CorruptTable('a snapshot of another game');
  const table = new Table(yield* readingInSteps(snapshot.length, Ledger.restoring(game, snapshot)));
  yield* rereading(table, records, watch);
  return table;
}

/** Reads the next records of a table. */
export function* rereading(table: Table, records: readonly TableRecord[], watch?: Watch): InSteps<void> {
  for (const record of records) {
    if (record.t === 'begun') yield* table.preparing();
    const change = table.reread(record);
    watch?.(change, table);
    yield;
  }
  if (table.rules > table.game.rulesVersion)
    throw new OtherRules(`played under rules ${table.rules}; this program plays ${table.game.rulesVersion}`);
}
