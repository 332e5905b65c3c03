// Owns what there is to move from one store to another: which rows belong to one table or one guest, column by column, the same in every store.

import { createHash } from 'node:crypto';

export const KINDS = ['guests', 'tables'] as const;
export type Kind = (typeof KINDS)[number];
export type Cell = string | number | null;

export interface Part {
  readonly name: string;
  /** The column that names the table or guest. */
  readonly key: string;
  readonly columns: readonly string[];
  /** What tells its rows apart, and in which order they are read. */
  readonly order: readonly string[];
}

export const PARTS: Readonly<Record<Kind, readonly Part[]>> = {
  guests: [
    { name: 'guests', key: 'id', columns: ['id', 'token', 'name', 'created', 'seen'], order: ['id'] },
    { name: 'devices', key: 'guest', columns: ['token', 'guest', 'added'], order: ['token'] },
    {
      name: 'subscriptions',
      key: 'guest',
      columns: ['endpoint', 'guest', 'device', 'key', 'auth', 'language', 'added'],
      order: ['endpoint'],
    },
  ],
  tables: [
    {
      name: 'tables',
      key: 'id',
      columns: [
        'id',
        'game',
        'rules',
        'host',
        'created',
        'changed',
        'length',
        'digest',
        'phase',
        'listed',
        'open',
        'wake',
        'facts',
        'told',
      ],
      order: ['id'],
    },
    { name: 'records', key: 'table_id', columns: ['table_id', 'seq', 'record'], order: ['seq'] },
    { name: 'log', key: 'table_id', columns: ['table_id', 'n', 'past'], order: ['n'] },
    {
      name: 'snapshots',
      key: 'table_id',
      columns: ['table_id', 'length', 'digest', 'position', 'entries', 'until'],
      order: ['length'],
    },
    { name: 'talk', key: 'table_id', columns: ['table_id', 'n', 'line'], order: ['n'] },
    { name: 'places', key: 'table_id', columns: ['who', 'table_id', 'waiting'], order: ['who'] },
  ],
};

/** Columns that hold yes or no, as 1 and 0 in a bundle; and those that hold numbers. */
export const BOOLEANS: ReadonlySet<string> = new Set(['listed', 'open', 'waiting']);
export const NUMBERS: ReadonlySet<string> = new Set([
  'rules',
  'created',
  'changed',
  'length',
  'wake',
  'told',
  'seq',
  'n',
  'entries',
  'until',
  'seen',
  'added',
]);

/** All rows of one table or one guest, by part. */
export type Bundle = readonly (readonly (readonly Cell[])[])[];

export const digestOf = (bundle: Bundle): string => createHash('sha256').update(JSON.stringify(bundle)).digest('hex');

/** A store as something to move from or into. */
export interface End {
  count(kind: Kind): Promise<number>;
  /** Names after this one, in the order of their bytes. */
  names(kind: Kind, after: string, most: number): Promise<readonly string[]>;
  /** As it is at one moment. */
  read(kind: Kind, name: string): Promise<Bundle>;
  /** In the place of whatever is there, as a whole or not at all. */
  write(kind: Kind, name: string, bundle: Bundle): Promise<void>;
  sweepsBegan(): Promise<number | null>;
  beginSweeps(now: number): Promise<void>;
  /** Throws `DataInUse` unless nobody else can have worked on it since it was opened. */
  mustBeOurs(): Promise<void>;
  close(): Promise<void>;
}
