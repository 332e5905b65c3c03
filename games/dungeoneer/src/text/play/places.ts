// Owns where the cards lie that a question offers, as far as its words speak of it.

import type { Seat } from '@undercroft/kernel';
import type { AdventureId } from '../../content/cards.ts';
import { isBoon, surplusOf, treasuresOf } from '../../queries/limits.ts';
import { tableOf } from '../../queries/seen.ts';
import { hasOption } from '../../setup.ts';
import type { View } from '../../view.ts';

export const PLACES = ['hand', 'inventory', 'pack'] as const;
export type Place = (typeof PLACES)[number];

/** Where a card of a player lies; what lies nowhere before him he holds, or it is somewhere of which the question speaks itself. */
export function placeOf(view: View, seat: Seat, card: AdventureId): Place {
  const player = view.players[seat];
  if (player?.pack.some((one) => one.card === card) === true) return 'pack';
  return player?.ready.some((one) => one.card === card) === true ? 'inventory' : 'hand';
}

/** DGN-DISCARD-03: the places from which the card at the end of a turn can come now. */
export function discardedFrom(view: View, seat: Seat): readonly Place[] {
  const some: Readonly<Record<Place, boolean>> = {
    hand: (view.players[seat]?.hand.n ?? 0) > 0,
    inventory: treasuresOf(tableOf(view), seat).length > 0,
    pack: (view.players[seat]?.pack.length ?? 0) > 0,
  };
  return PLACES.filter((place) => some[place]);
}

/** DGN-DISCARD-02, DGN-DISCARD-05, DGN-OPT-DISCARD-01: whether a card has to go at the end of a turn. */
export const mustDiscard = (view: View, seat: Seat): boolean =>
  !hasOption(view.setup, 'optionalDiscard') && (view.players[seat]?.hand.n ?? 0) > 0;

/** DGN-PLAY-15, DGN-COMBINE-13: of what a hero has too much. */
export const surplusIn = (view: View, seat: Seat): 'boon' | 'treasure' =>
  surplusOf(tableOf(view), seat).some(isBoon) ? 'boon' : 'treasure';
