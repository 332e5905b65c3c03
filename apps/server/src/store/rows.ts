// Owns how rows of a store are read: column by column, each what its table says it is.

import { bug, isList, isRecord } from '@undercroft/kernel';
import type { Past, TableRecord } from '@undercroft/table';
import type { OpenPlace, StoredSnapshot, StoredTable, TableFacts } from './store.ts';

export type Row = Readonly<Record<string, unknown>>;

export function textIn(row: Row, column: string): string {
  const value = row[column];
  return typeof value === 'string' ? value : bug(`no text in the column ${column}`);
}

export function numberIn(row: Row, column: string): number {
  const value = row[column];
  return typeof value === 'number' ? value : bug(`no number in the column ${column}`);
}

export function snapshotOf(row: Row): StoredSnapshot {
  const table: unknown = JSON.parse(textIn(row, 'position'));
  return {
    length: numberIn(row, 'length'),
    digest: textIn(row, 'digest'),
    entries: numberIn(row, 'entries'),
    until: numberIn(row, 'until'),
    table,
  };
}

export function tableOf(row: Row): StoredTable {
  const facts: unknown = JSON.parse(textIn(row, 'facts'));
  if (!isFacts(facts)) return bug(`no facts of table ${textIn(row, 'id')}`);
  return {
    ...facts,
    id: textIn(row, 'id'),
    game: textIn(row, 'game'),
    rules: numberIn(row, 'rules'),
    host: textIn(row, 'host'),
    created: numberIn(row, 'created'),
    changed: numberIn(row, 'changed'),
    length: numberIn(row, 'length'),
    digest: textIn(row, 'digest'),
  };
}

/** Written by this store from the facts of a table; known by what no others have. */
const isFacts = (raw: unknown): raw is TableFacts => isRecord(raw) && typeof raw['phase'] === 'string' && isList(raw['seats']);

/** A record as it was stored. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The fold checks every field, and finds an altered record by its sum.
export const recordOf = (row: Row): TableRecord => JSON.parse(textIn(row, 'record')) as TableRecord;

/** A group of the log as it was told; it is only ever told again. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It is only ever told again, as it was told.
export const pastIn = (row: Row): Past => JSON.parse(textIn(row, 'past')) as Past;

/** Tables that were found, by turns of their hosts, the latest of each first; the first parameter is how many. */
export const placesBy = (found: string, most: '?1' | '$1' = '?1'): string =>
  `SELECT id, host, changed, turn FROM
   (SELECT id, host, changed, row_number() OVER (PARTITION BY host ORDER BY changed DESC, id) AS turn FROM (${found}) AS found) AS ranked
   ORDER BY turn, changed DESC, id LIMIT ${most}`;

export const placeIn = (row: Row): OpenPlace => ({
  id: textIn(row, 'id'),
  host: textIn(row, 'host'),
  changed: numberIn(row, 'changed'),
  turn: numberIn(row, 'turn'),
});
