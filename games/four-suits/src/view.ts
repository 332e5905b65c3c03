// Owns what a seat may know: everything. Cards that lie face down are decided when they are turned up, so there is nothing to hide.

import type { Seat } from '@undercroft/kernel';
import type { Board, Table } from './state.ts';

export interface View extends Readonly<Table> {
  readonly seat: Seat;
}
/** Everything is replaced and never changed: a view shares it. */
export const view = (board: Board, seat: Seat): View => ({ ...board, seat });
