// Owns what a seat may know: everything. Cards that lie face down are decided when they are turned up, so there is nothing to hide.

import type { Seat } from '@undercroft/kernel';
import { lazily } from '@undercroft/parts';
import type { SpeciesId } from './content/index.ts';
import { reckonedOf, type Reckoned } from './reckoned.ts';
import type { Board, Table } from './state.ts';

interface Seen extends Readonly<Table> {
  readonly seat: Seat;
}
export interface View extends Seen {
  /** The figures that follow from what lies on the table. Worked out when somebody reads them: bots and searches never do. */
  readonly reckoned: Reckoned;
  /** Seen later than what is told with it (`viewForOldEvents`): the monsters of that fight, none where it is not known. */
  readonly past?: { readonly monsters: readonly SpeciesId[] };
}
const withFigures = lazily('reckoned', (seen: Seen): Reckoned => reckonedOf(seen));

/** Everything is replaced and never changed: a view shares it. */
export const view = (board: Board, seat: Seat): View => withFigures({ ...board, seat });
