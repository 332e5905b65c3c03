// Owns the contract of a store: what is kept of tables and guests, and what a second writer is refused by.

import type { Clock, Past, Phase, SeatKind, TableRecord, TableSnapshot, TalkLine, Who } from '@undercroft/table';
import type { Subscription } from '../push/subscriptions.ts';
import type { Found } from './salvage.ts';

/** One seat as everybody may see it in a list, and who is behind it. */
export interface SeatFacts {
  readonly kind: SeatKind;
  readonly name: string;
  readonly bot?: string;
  readonly who?: Who;
  /** The game waits for this seat. */
  readonly waiting: boolean;
}

/** What lists need to know of a table without reading its records. */
export interface TableFacts {
  readonly phase: Phase;
  readonly name: string;
  readonly listed: boolean;
  readonly seats: readonly SeatFacts[];
  /** When the table must be looked at again by itself: a clock runs out, or a bot is due; null: never. */
  readonly wake: number | null;
  readonly clock?: Clock;
  /** Where windows last a fixed time: until then all this is told to nobody, since it lies behind one that is open. */
  readonly toldAt?: number;
  /** Of a listed table that has not begun. */
  readonly setup?: object;
  /** Only people with a seat may look at its game. */
  readonly secluded?: true;
}

export interface StoredTable extends TableFacts {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly host: Who;
  readonly created: number;
  readonly changed: number;
  /** How many records there are. */
  readonly length: number;
  /** The position's digest after the last record; empty while there is none. */
  readonly digest: string;
}

/** The table after `length` records, without the contents of the first one, which is read with it. */
export interface Snapshot {
  readonly length: number;
  /** The earliest entry of the game it can go back to; it holds those up to `until`. */
  readonly entries: number;
  readonly until: number;
  /** Going back ends at this entry: earlier snapshots are kept as far as that. */
  readonly floor: number;
  readonly digest: string;
  readonly table: Omit<TableSnapshot, 'made'>;
}

/** A snapshot as it was stored, perhaps by an earlier version: its reader checks its form. */
export interface StoredSnapshot {
  readonly length: number;
  readonly entries: number;
  /** Up to this entry it is still part of the game. */
  readonly until: number;
  readonly digest: string;
  readonly table: unknown;
}

/** Everything that is needed to open a table, read at one moment. */
export interface OpenedTable {
  readonly stored: StoredTable;
  /** The first record. */
  readonly made: TableRecord | null;
  /** The snapshot to begin with; null: the records are all there are. */
  readonly snapshot: StoredSnapshot | null;
  /** The records since the snapshot. */
  readonly records: readonly TableRecord[];
  /** The number of the last record there is. */
  readonly lastRecord: number;
  /** The latest groups of the log. */
  readonly log: readonly Past[];
}

export interface Append {
  readonly table: string;
  /** The number of the first of these records: how many there were before. */
  readonly from: number;
  readonly records: readonly TableRecord[];
  readonly at: number;
  readonly digest: string;
  /** Null: what is listed has not changed. */
  readonly facts: TableFacts | null;
  readonly snapshot: Snapshot | null;
  /** Groups that the log gains. */
  readonly log: readonly Past[];
  /** The table went back: groups with a higher number leave the log, and the game has `entries` entries. */
  readonly cut: { readonly log: number; readonly entries: number } | null;
  /** The rules that the table follows from now on; left out: as before. */
  readonly rules?: number;
}

export interface Guest {
  readonly id: Who;
  readonly name: string;
  readonly created: number;
  /** When they were last here, to the day. */
  readonly seen: number;
}

/** A listed table with an open seat; `turn`: its rank among those of its host, the latest first. */
export interface OpenPlace {
  readonly id: string;
  readonly host: Who;
  readonly changed: number;
  readonly turn: number;
}

/** Something that has not been touched for long, and since when. */
export interface Aged {
  readonly id: string;
  readonly at: number;
}
export interface AgedTable extends Aged {
  readonly game: string;
  readonly phase: Phase;
  readonly wake: number | null;
}
export interface AgedGuest extends Aged {
  /** They have a place at some table. */
  readonly needed: boolean;
}
/** A page of a long list: its size, and the last item of the page before. */
export interface Page {
  readonly after: Aged | null;
  readonly most: number;
}

/** The table has other records than the writer thought: somebody else writes it. Nothing was changed. */
export class Conflict extends Error {
  override readonly name: string = 'Conflict';
}

/** The table is somebody else's by now, or nobody's. Nothing was changed. */
export class Fenced extends Conflict {
  override readonly name: string = 'Fenced';
}

/** Whether it was written could not be found out: nobody may be told that it was, nor that it was not. */
export class Unsettled extends Error {
  override readonly name = 'Unsettled';
}

/** The host has as many unfinished tables as they may. Nothing was changed. */
export class TooMany extends Error {
  override readonly name = 'TooMany';
}

/** Everything a promise of this tells is durable: it survives the death of the process and of the machine. */
export interface Store {
  /** A new table with its first record. Throws `TooMany` when its host has `most` unfinished tables by then, however many are made at once. */
  create(table: Pick<StoredTable, 'id' | 'game' | 'rules' | 'host'>, append: Append, most?: number): Promise<void>;
  /** All or nothing. Throws `Conflict` when the table does not have exactly `from` records. */
  append(append: Append): Promise<void>;
  table(id: string): Promise<StoredTable | null>;
  /** Those of these tables that there are, in this order. */
  tables(ids: readonly string[]): Promise<readonly StoredTable[]>;
  /** `log`: number of the latest log groups to read. */
  open(id: string, log: number): Promise<OpenedTable | null>;
  /** The records from a number on, in order; `most` at the most. */
  read(id: string, from: number, most?: number): Promise<readonly TableRecord[]>;
  /** The number of the last record that holds a whole table, which a fold begins with; else 0. */
  foldStart(id: string): Promise<number>;
  /** The groups of the log before a number, the latest of them, in order. */
  log(id: string, before: number, count: number): Promise<readonly Past[]>;
  snapshots(id: string): Promise<readonly StoredSnapshot[]>;
  /** Keeps what somebody said at a table, with the next number; of many lines the latest are kept. Null: there is no such table. */
  say(table: string, line: Omit<TalkLine, 'n'>): Promise<TalkLine | null>;
  /** The latest lines of a table, in order. */
  talk(table: string, most: number): Promise<readonly TalkLine[]>;
  /** Keeps a snapshot of a table that has not changed since. Throws `Conflict` when it has. */
  keepSnapshot(id: string, snapshot: Snapshot): Promise<void>;
  /** Tables at which a guest has a seat, or which they host: those that wait for them first, then the latest, as they are told by `now`. */
  tablesOf(who: Who, most: number, now: number): Promise<readonly StoredTable[]>;
  /** Listed tables with an open seat that have not begun: the latest of each host first, then the second of each, and so on. */
  openPlaces(most: number): Promise<readonly OpenPlace[]>;
  /** Listed tables whose game is being played as far as anybody has been told by `now`, in the same order. */
  playedPlaces(most: number, now: number): Promise<readonly OpenPlace[]>;
  /** How many tables a guest hosts that are unfinished as far as anybody has been told by `now`. */
  hosting(who: Who, now: number): Promise<number>;
  /** Tables that want to be looked at by themselves, and when. */
  alarms(): Promise<readonly { readonly id: string; readonly at: number }[]>;
  addGuest(guest: Omit<Guest, 'seen'>, tokenHash: string): Promise<void>;
  renameGuest(id: Who, name: string): Promise<void>;
  guestByToken(tokenHash: string): Promise<Guest | null>;
  /** Offers a further device of a guest to the bearer of this code while it is valid; a code that was offered before is void. */
  offerDevice(guest: Who, codeHash: string, until: number): Promise<void>;
  /** Takes up such an offer, once: the device is known by its token. Of more than `most` devices the oldest is forgotten. Null: no such offer. */
  takeDevice(codeHash: string, tokenHash: string, now: number, most: number): Promise<Guest | null>;
  /** From now on a guest is known by this token alone: every other device is forgotten. */
  forgetOtherDevices(guest: Who, tokenHash: string): Promise<void>;
  /** Keeps where a device of a guest is to be told that a table waits; of more than `most` of a guest the oldest are forgotten. */
  subscribe(guest: Who, device: string, subscription: Subscription, now: number, most: number): Promise<void>;
  unsubscribe(endpoint: string): Promise<void>;
  subscriptions(guest: Who): Promise<readonly Subscription[]>;
  /** Somebody is here. */
  seeGuest(id: Who, at: number): Promise<void>;
  /** When this data was first swept, which is now if it never was: nothing is older than that. */
  beginSweeps(now: number): Promise<number>;
  /** The same for those who only look; null: it never was. */
  sweepsBegan(): Promise<number | null>;
  /** Tables that have not changed since then, those first that have not for the longest. */
  agedTables(before: number, page: Page): Promise<readonly AgedTable[]>;
  /** Removes a table, if it has not changed since it was found: it is in no list any more. Its records go bit by bit, see below. */
  removeTable(aged: Aged): Promise<boolean>;
  /** Purges some of what is left of removed tables; 0: nothing is. */
  purgeRemoved(most: number): Promise<number>;
  /** Guests who have not been here since then, those first who have not for the longest. */
  agedGuests(before: number, page: Page): Promise<readonly AgedGuest[]>;
  /** Forgets a guest, if they have not been here since they were found and have a place nowhere. */
  removeGuest(aged: Aged): Promise<boolean>;
  /** Bytes in use. */
  size(): Promise<number>;
  /** The latest moment at which any table was changed; 0: there is none. */
  latest(): Promise<number>;
  /** Every table that can be found, also where a part of the data is damaged, and what is wrong with the data as a whole. */
  find(): Promise<Found>;
  /** Writes something small and takes it away again: whether anything can be written at all. Throws what writing throws. */
  trial(): Promise<void>;
  /** A consistent copy in a file that must not exist, also while somebody writes. */
  backup(file: string): Promise<void>;
  /** What was handed over is finished first. */
  close(): Promise<void>;
}
