// Owns which map card can be placed where at this table: the law of the map, with what is left in the decks.

import { pileSize } from '@undercroft/kernel';
import { mapOf, type MapId } from '../content/cards.ts';
import type { Realm } from '../content/types.ts';
import { isEdition, isEntrance, placeOf, type Board } from '../state.ts';
import { legalPlaces, type Law } from './map.ts';

/** What the law depends on, for a card that is no longer in its deck. */
export function lawFor(board: Board, card: MapId): Law {
  const pile = board.maps[mapOf(card).realm] ?? [];
  return lawOf(
    board,
    (pile.flatMap((zone) => zone.cards) as MapId[]).filter((other) => other !== card),
  );
}

/** The same, when it is known which cards of the realm are left. */
export function lawOf(board: Board, left: readonly MapId[]): Law {
  return {
    isEntrance: (one) => isEntrance(board, one),
    // DGN-BUILD-08, DGN-BUILD-09, A-14.
    passagesAtEntrance: isEdition(board, '2.1'),
    left: left.length,
    passagesLeft: left.filter((one) => mapOf(one).kind === 'passage' && !isEntrance(board, one)).length,
  };
}

export const placesFor = (board: Board, card: MapId): readonly string[] => legalPlaces(board.spaces, card, lawFor(board, card));

/** DGN-COMBINE-24, A-83: the deck of the realm in which the hero on turn stands. */
export const realmNow = (board: Board): Realm => placeOf(board, board.turn).realm;
export const mapsLeft = (board: Board): number => pileSize(board.maps[realmNow(board)] ?? []);
