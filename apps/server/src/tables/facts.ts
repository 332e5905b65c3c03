// Owns what a list may know of a table, taken from the table itself.

import type { Clock, Table } from '@undercroft/table';
import type { SeatFacts, StoredTable, TableFacts } from '../store/store.ts';

/** A bot has to answer: the table wants to be looked at as soon as a server is up. */
export const AT_ONCE = 0;

export function factsOf(table: Table): TableFacts {
  const isTimed = table.windowLasts > 0;
  // In a window that lasts a fixed time nobody is waited for: whoever is first in its order would know it by that.
  const offers = table.phase === 'playing' && !(isTimed && table.window) ? table.match?.state.offers() : [];
  const asked = new Set(offers?.map(({ seat }) => seat));
  const waiting = table.phase === 'revealing-nonces' ? table.waiting() : [];
  const owing = waiting === 'responses' ? [] : waiting;
  const seats = table.seats.map(
    ({ kind, name, bot, who, resigned }, seat): SeatFacts => ({
      kind,
      name,
      ...(bot === undefined ? {} : { bot }),
      // A seat that a bot keeps for somebody is theirs: they find the table, and come back to it.
      ...(who === undefined || kind === 'open' || resigned === true ? {} : { who }),
      waiting: kind === 'person' && (asked.has(seat) || owing.includes(seat)),
    }),
  );
  const { name, listed, clock } = table.made.options;
  const wake = table.botsDue().length > 0 ? AT_ONCE : (table.deadline()?.at ?? null);
  // What is agreed on is told while somebody may still join.
  const terms = table.phase === 'gathering' && listed ? { setup: table.made.setup } : {};
  const told = isTimed && table.match !== null ? { toldAt: table.publicAt } : {};
  const secluded = table.mayWatch ? {} : { secluded: true as const };
  return { phase: table.phase, name, listed, seats, wake, ...(clock === null ? {} : { clock }), ...told, ...terms, ...secluded };
}

/** A stored table as far as everybody has been told of it: behind an open window nobody is waited for, and no game is over. */
export function asTold(table: StoredTable, now: number): StoredTable {
  if (table.toldAt === undefined || table.toldAt <= now) return table;
  return { ...table, phase: 'playing', seats: table.seats.map((seat) => ({ ...seat, waiting: false })) };
}

/** A table in a list, as a guest sees it: nobody is named by anything but the name they gave. */
export interface ListedTable {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly phase: StoredTable['phase'];
  readonly listed: boolean;
  readonly created: number;
  readonly changed: number;
  readonly seats: readonly { readonly kind: SeatFacts['kind']; readonly name: string; readonly bot?: string; readonly mine: boolean }[];
  readonly host: boolean;
  /** The game waits for the guest who asks. */
  readonly waiting: boolean;
  readonly clock?: Clock;
  /** Of a table that is listed and has not begun. */
  readonly setup?: object;
}

export function listedFor(table: StoredTable, who: string | null): ListedTable {
  const { id, game, name, phase, listed, created, changed, seats, host, clock, setup } = table;
  return {
    id,
    game,
    name,
    phase,
    listed,
    created,
    changed,
    seats: seats.map((seat) => ({
      kind: seat.kind,
      name: seat.name,
      ...(seat.bot === undefined ? {} : { bot: seat.bot }),
      mine: who !== null && seat.who === who,
    })),
    host: host === who,
    waiting: who !== null && seats.some((seat) => seat.who === who && seat.waiting),
    ...(clock === undefined ? {} : { clock }),
    ...(setup === undefined ? {} : { setup }),
  };
}
