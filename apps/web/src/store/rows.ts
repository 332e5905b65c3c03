// Owns the shape of what the browser keeps: tables with their records, and games that were played to the end.

import type { Language } from '@undercroft/presentation';
import type { Past, Phase, SeatKind, TableRecord, Witness } from '@undercroft/table';

/** Where a game is, in every language: composed while its words are loaded, read when they are not. */
export type Progress = Readonly<Record<Language, { readonly title: string; readonly detail: string }>>;

export interface SeatRow {
  readonly kind: SeatKind;
  readonly name: string;
  readonly bot?: string;
}

/** A table of this browser, as lists show it. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly setup: object;
  readonly seats: readonly SeatRow[];
  readonly made: number;
  readonly changed: number;
  /** The number of the next record. */
  readonly next: number;
  readonly phase: Phase;
  /** It goes on from a game that was replayed. */
  readonly forked: boolean;
  /** The table of the game that this one follows. */
  readonly after?: string | undefined;
}

/** A snapshot of a table, perhaps of an earlier version of the page: whoever reads it looks at its form. */
export interface SnapshotRow {
  /** How many records it stands for. */
  readonly length: number;
  readonly table: unknown;
}

/** A table in a file of everything. */
export interface ExportedTable {
  readonly row: TableRow;
  readonly records: readonly TableRecord[];
  readonly progress: Progress | null;
  readonly snapshot?: SnapshotRow | null;
  readonly log?: readonly Past[];
}

export interface Over {
  readonly returns: readonly number[];
  readonly rewound: boolean;
  readonly abandoned: boolean;
}

/** A finished game: enough for the list, the statistics and the replay, whatever becomes of the table. */
export interface HistoryRow {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly setup: object;
  readonly seats: readonly SeatRow[];
  /** The seat whose result counts: the first of ours. */
  readonly seat: number;
  readonly ended: number;
  readonly began: number;
  readonly over: Over;
  /** Decisions of all seats together. */
  readonly length: number;
  /** Where the game says it belongs, by group. */
  readonly result: Readonly<Record<string, string | number>>;
  readonly transcript: string;
  /** What claims to prove the dice, judged when somebody asks; null: nothing does. */
  readonly proof: unknown;
  /** What this device saw of the game while it was played online; the proof is held against it. */
  readonly witness?: Witness | null;
  readonly online: boolean;
  /** What its board left for the lists: who played, the score, a small picture. */
  readonly keepsake?: { readonly title: string; readonly score?: number; readonly picture?: string } | undefined;
}

/** An online table this browser was at: the server's own list may be out of reach. */
export interface VisitRow {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly changed: number;
}

/** Everything that is kept, as one file. */
export interface Everything {
  readonly undercroft: 'everything';
  readonly version: 1;
  readonly tables: readonly ExportedTable[];
  readonly history: readonly HistoryRow[];
  readonly visits: readonly VisitRow[];
  readonly settings: object;
}
