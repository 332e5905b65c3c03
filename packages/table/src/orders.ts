// Owns what may be ordered for windows: only what the game could ask there, and only so often between two moments that everybody sees.

import type { Asking, Offer, Seat } from '@undercroft/kernel';
import { isAnswered, lookAhead, type Answered, type PickNode } from './asked.ts';
import type { AnyGame } from './change.ts';
import type { Orders } from './record.ts';

/** Limit on changes of one seat's orders: each is a record that nobody else is told of. */
const MOST_BETWEEN = 8;

/** The same orders without names of questions that no window of the game asks, each once and in one order. */
export function tidyOrders(game: AnyGame, { pass, except, asks = [] }: Orders): Orders {
  const windows = new Set(
    game.procedures.flatMap(({ steps }) => steps.flatMap((step) => (step.kind === 'window' ? [step.decision.name] : []))),
  );
  const wanted = [...new Set(asks)].sort();
  return {
    pass,
    except: [...new Set(except)].filter((name) => windows.has(name)).sort(),
    ...(wanted.length === 0 ? {} : { asks: wanted }),
  };
}

const isSame = (one: readonly string[] = [], other: readonly string[] = []): boolean =>
  one.length === other.length && one.every((name, i) => name === other[i]);
export const isSameOrders = (one: Orders, other: Orders): boolean =>
  one.pass === other.pass && isSame(one.except, other.except) && isSame(one.asks, other.asks);

/** So many picks of a window are looked at for something that its seat wants to be asked about. */
const LOOKED = 60;

/** Whether these orders pass an open question. */
export function passesBy({ pass, except, asks = [] }: Orders, { window, decision }: Offer, ask: () => Asking | null): boolean {
  if (!window || pass === 'never' || except.includes(decision)) return false;
  return asks.length === 0 || !offersAny(lookAhead(ask, [], LOOKED), asks);
}

/** Whether one of these can be picked somewhere in what was looked at. */
function offersAny(node: PickNode | Answered | null, wanted: readonly string[]): boolean {
  if (node === null || isAnswered(node)) return false;
  return node.options.some((option) => wanted.includes(String(option))) || (node.next ?? []).some((next) => offersAny(next, wanted));
}

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
