// Owns which cards ask for Upkeep, and who can pay for them.

import type { Seat } from '@undercroft/kernel';
import { adventureOf, type AdventureId } from '../content/cards.ts';
import { playerOf, seatsFrom, type Table } from '../state.ts';

export const upkeepOf = (card: AdventureId): number => {
  const found = adventureOf(card);
  return found.family === 'monster' || found.family === 'trap' ? 0 : (found.upkeep ?? 0);
};

/** DGN-RESET-05: one's own cards in play that ask for it: in one's Inventory, on opponents, and tucked behind one's own cards. */
export function upkeepCards(table: Table, seat: Seat): readonly AdventureId[] {
  return table.players.flatMap(({ ready }) =>
    ready.flatMap(({ card, by, attached }) => (by === seat ? [card, ...attached].filter((one) => upkeepOf(one) > 0) : [])),
  );
}

/** Glory from oneself for a Boon or Treasure, Peril from any one opponent for a Bane. */
export function upkeepPayers(table: Table, seat: Seat, card: AdventureId): readonly Seat[] {
  const n = upkeepOf(card);
  if (adventureOf(card).family !== 'bane') return playerOf(table, seat).glory >= n ? [seat] : [];
  return seatsFrom(table, seat).filter((other) => other !== seat && playerOf(table, other).peril >= n);
}
