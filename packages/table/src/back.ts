// Owns how far the game may go back: for whom, and whether the others have to agree.

import { at, type Seat } from '@undercroft/kernel';
import type { Ledger } from './ledger.ts';

export interface WayBack {
  readonly to: number;
  readonly free: boolean;
}

const isHardcore = ({ made }: Ledger): boolean => made.options.hardcore === true;

/** By how many entries the game goes back to what was told then; 0 when there is no such place for the seat. */
export function stepsBack(ledger: Ledger, seat: Seat, to: number): number {
  const { match } = ledger;
  const { list: marks, before, floor } = ledger.marks;
  const found = marks.findLastIndex((mark) => mark.n === to);
  const count = marks.length - 1 - found;
  const mark = marks[found];
  if (isHardcore(ledger) && count > (match?.undoable(seat) ?? 0)) return 0;
  if (mark === undefined || found + before < floor || count < 1 || match === null) return 0;
  // Inside a window nobody else may go back to: whether there is such a place would tell who was asked.
  return mark.open && count > match.undoable(seat) ? 0 : count;
}

/** Whether a seat may go back so far without asking anybody. */
export function isFree(ledger: Ledger, seat: Seat, count: number): boolean {
  return ledger.isSolo || count <= (ledger.match?.undoable(seat) ?? 0);
}

/**
 * Where going back by one decision of its own leads a seat, and whether past nothing that counts: neither chance, nor what others
 * could have done. Else the others must agree, or, where nobody else is, the game is marked. Null when it has made none.
 * A pass in a window counts only where it may be taken back freely: whether a window was one's to close tells who else was asked.
 */
export function wayBack(ledger: Ledger, seat: Seat, playing: boolean): WayBack | null {
  const { match, abandoned } = ledger;
  const { list: marks } = ledger.marks;
  if (match === null || abandoned || ledger.proved || (ledger.phase === 'over' && !ledger.isSolo && !playing)) return null;
  const floor = ledger.marks.floor - ledger.marks.before;
  const own = match.undoable(seat);
  const last = marks.findLastIndex((mark, i) => mark.seat === seat && (!mark.pass || marks.length - i <= own));
  if (last <= floor) return null;
  if (marks.length - last <= own) return { to: at(marks, last - 1).n, free: true };
  if (isHardcore(ledger)) return null;
  const to = marks.findLast((mark, i) => i >= floor && i < last && !mark.open)?.n;
  return to === undefined ? null : { to, free: false };
}
