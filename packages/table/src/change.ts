// Owns what a change of a table is, for those who watch it.

import type { Fact, Game, GameTypes, Seat } from '@undercroft/kernel';
import type { TableRecord } from './record.ts';
import type { AutoPassed } from './auto-passed.ts';

export type AnyGame = Game<GameTypes>;
export type Facts = readonly Fact<GameTypes>[];
export const PHASES = ['gathering', 'revealing-nonces', 'playing', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** What a record did, for those who watch. `hidden`: a pass in a window that stays open, of which nobody else is told. */
export interface Change {
  readonly record: TableRecord;
  /** The seat whose choice this was; nobody's where a window closed because all passed. */
  readonly seat: Seat;
  /** What happened after the last silent window. */
  readonly facts: Facts;
  readonly hidden: boolean;
  /** A pass in a window, told or not. */
  readonly pass: boolean;
  /** Windows that opened and closed on the way because nobody could use them. */
  readonly silent: readonly AutoPassed[];
  /** Earlier entries of the forked game, with their public sequence numbers. */
  readonly before?: readonly { readonly n: number; readonly seat: Seat; readonly facts: Facts }[];
  /** The public sequence number after it. */
  readonly n: number;
  /** A window is open after it. */
  readonly open: boolean;
  /** How long the windows on the way last, and the one that is open after it; 0: no fixed time. */
  readonly lasts: number;
}
export type Effect = Omit<Change, 'n' | 'open' | 'lasts'>;

export interface Wish {
  readonly seat: Seat;
  readonly to: number;
  readonly agreed: readonly Seat[];
}

/** An entry of the game as the outside knows it. */
export interface PublicEntry {
  /** The public sequence number after it. */
  readonly n: number;
  readonly seat: Seat;
  readonly pass: boolean;
  /** A window was open after it. */
  readonly open: boolean;
}
