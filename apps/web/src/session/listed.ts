// Owns the shape of a table in the server's lists.

import type { Clock, Phase, SeatKind } from '@undercroft/table';

export interface ListedTable {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly phase: Phase;
  readonly changed: number;
  readonly seats: readonly { readonly kind: SeatKind; readonly name: string; readonly bot?: string; readonly mine: boolean }[];
  readonly waiting: boolean;
  readonly clock?: Clock;
  /** Of an open table. */
  readonly setup?: object;
}
