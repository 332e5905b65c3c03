// Owns how rows of the embedded store are read.

import type { StoredSnapshot, StoredTable, TableFacts } from './store.ts';

export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly host: string;
  readonly created: number;
  readonly changed: number;
  readonly length: number;
  readonly digest: string;
  readonly facts: string;
}

export interface SnapshotRow {
  readonly length: number;
  readonly digest: string;
  readonly position: string;
  readonly entries: number;
  readonly until: number;
}

export const snapshotOf = ({ length, digest, position, entries, until }: SnapshotRow): StoredSnapshot => ({
  length,
  digest,
  entries,
  until,
  table: JSON.parse(position) as unknown,
});

export function tableOf({ facts, ...row }: TableRow): StoredTable {
  const { id, game, rules, host, created, changed, length, digest } = row;
  return { ...(JSON.parse(facts) as TableFacts), id, game, rules, host, created, changed, length, digest };
}
