// Owns what may be ordered for windows: only what the game could ask there, and only so often between two moments that everybody sees.

import type { Seat } from '@undercroft/kernel';
import type { AnyGame } from './change.ts';
import type { Orders } from './record.ts';

/** Limit on changes of one seat's orders: each is a record that nobody else is told of. */
const MOST_BETWEEN = 8;

/** The same orders without names of questions that no window of the game asks, each once and in one order. */
export function tidyOrders(game: AnyGame, { pass, except }: Orders): Orders {
  const windows = new Set(
    game.procedures.flatMap(({ steps }) => steps.flatMap((step) => (step.kind === 'window' ? [step.decision.name] : []))),
  );
  return { pass, except: [...new Set(except)].filter((name) => windows.has(name)).sort() };
}

export const isSameOrders = (one: Orders, other: Orders): boolean =>
  one.pass === other.pass && one.except.length === other.except.length && one.except.every((name, i) => name === other.except[i]);

/** How often each seat has changed its orders since everybody was last told something. */
export class OrdersCount {
  private readonly counts: number[] = [];
  private since = -1;

  /** Counts one change more; false where the seat has made as many as it may. */
  take(seat: Seat, publicSeq: number): boolean {
    if (this.since !== publicSeq) this.counts.length = 0;
    this.since = publicSeq;
    const made = this.counts[seat] ?? 0;
    if (made >= MOST_BETWEEN) return false;
    this.counts[seat] = made + 1;
    return true;
  }
}
