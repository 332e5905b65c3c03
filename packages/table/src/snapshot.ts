// Owns what a table is restored from without its earlier records: plain data, written now and then beside the records.

import type { Drawn } from '@undercroft/chance';
import type { MatchSnapshot } from '@undercroft/record';
import type { PublicEntry, Phase, Wish } from './change.ts';
import type { SavedClocks } from './clock.ts';
import type { Made, Orders, SeatSpec, Who } from './record.ts';
import type { SavedSitters } from './sitters.ts';

/** The form of a snapshot; another one is not read, and the table is folded from its records. */
export const SNAPSHOT_FORM = 2;
/** Going back ends this many entries before the latest one that there was. */
export const HISTORY = 500;
/** A restored table can go back this far by itself; for more the host restores it from an earlier snapshot. */
export const UNDO_REACH = 40;

export interface TableSnapshot {
  readonly form: typeof SNAPSHOT_FORM;
  readonly rules: number;
  /** How many records it stands for. */
  readonly length: number;
  /** The checksum of the last of them. */
  readonly sum: string;
  readonly made: Made;
  readonly publicSeq: number;
  readonly phase: Phase;
  readonly seats: readonly SeatSpec[];
  readonly orders: readonly Orders[];
  readonly wish: Wish | null;
  readonly abandoned: boolean;
  /** Left out by versions that did not keep them. */
  readonly everSat?: readonly Who[];
  /** Who has held which seats since they were closed; earlier versions kept only who, in `everSat`. */
  readonly sitters?: SavedSitters;
  readonly proved?: boolean;
  readonly rematch?: string | null;
  readonly epoch: number;
  readonly askedAt: number;
  readonly publicAt?: number;
  readonly clocks: SavedClocks | null;
  readonly nonces: readonly (string | null)[];
  readonly promises: readonly (string | null)[];
  readonly seal: string;
  /** The dice; null before the game begins. */
  readonly drawn: Drawn | null;
  readonly match: MatchSnapshot | null;
  /** The last entries as the outside knows them, and how many came before. */
  readonly marks: readonly PublicEntry[];
  readonly marksBefore: number;
  readonly floor: number;
}

/** Whether a stored value says that it is a snapshot of this form. Of what is in it, the game is checked when the table is restored; the rest is what this server wrote. */
export function isSnapshot(value: unknown): value is TableSnapshot {
  return typeof value === 'object' && value !== null && 'form' in value && value.form === SNAPSHOT_FORM;
}

/** A snapshot of earlier, and up to which entry what it holds is still part of the game. */
export interface EarlierSnapshot {
  readonly match: MatchSnapshot;
  readonly until: number;
}

/**
 * A snapshot from which the table can go back to an entry: what lies before it is taken from earlier ones, the newest first. Each of
 * them must reach to where the next one begins; null where they do not reach so far.
 */
export function reachingBack(newest: TableSnapshot, earlier: readonly EarlierSnapshot[], entry: number): TableSnapshot | null {
  if (newest.match === null) return null;
  let match: MatchSnapshot = newest.match;
  for (const { match: before, until } of earlier) {
    if (match.from <= entry) break;
    const count: number = match.from - before.from;
    if (count <= 0 || until < match.from || before.answers.length < count) continue;
    match = {
      ...match,
      from: before.from,
      position: before.position,
      answers: [...before.answers.slice(0, count), ...match.answers],
      outcomes: [...before.outcomes.slice(0, count), ...match.outcomes],
    };
  }
  return match.from <= entry ? { ...newest, match } : null;
}
