// Owns which map card can be placed where at this table: the law of the map, with what is left in the decks.

import { everyone, pileSize, type Pile } from '@undercroft/kernel';
import { mapOf, type MapId } from '../content/cards.ts';
import { mapDeck } from '../piles.ts';
import { isEdition, isEntrance, isPassage, NOWHERE, placeOf, type Board, type Space } from '../state.ts';
import { legalPlaces, type Law } from './map.ts';

/** What the law depends on, for a card that is no longer in its deck. */
export function lawFor(board: Board, card: MapId): Law {
  const { realm } = mapOf(card);
  let left = 0;
  for (const { cards } of mapDeck(board, realm))
    for (const other of cards) {
      if (other === card || mapOf(other).realm !== realm) continue;
      left++;
      // With a Passage among them nothing more need be counted.
      if (isPassage(board, other)) return lawOf(board, left, 1);
    }
  return lawOf(board, left, 0);
}

/** The same, when it is known whether cards of the realm are left, and Passages among them. */
export const lawOf = (board: Board, left: number, passagesLeft: number): Law => ({
  isEntrance: (one) => isEntrance(board, one),
  // DGN-BUILD-08, DGN-BUILD-09, A-14.
  passagesAtEntrance: isEdition(board, '2.1'),
  left,
  passagesLeft,
});

export const placesFor = (board: Board, card: MapId): readonly string[] => legalPlaces(board.spaces, card, lawFor(board, card));

/**
 * DGN-COMBINE-24, A-83: the deck of the realm in which the hero on turn stands; in 2.1 there is only one. A-105: when it is used up and no Portal
 * joins the realms, that of the other one: otherwise nobody could ever get there.
 */
export function deckNow(board: Board): Pile<MapId> {
  const { realm } = placeOf(board, board.turn);
  const own = mapDeck(board, realm);
  return pileSize(own) > 0 || isPortalLinked(board.spaces) ? own : mapDeck(board, realm === 'dungeon' ? 'wilderness' : 'dungeon');
}
const isPortalLinked = (spaces: readonly Space[]): boolean => spaces.some(({ portal }) => portal !== NOWHERE);
export const mapsLeft = (board: Board): number => pileSize(deckNow(board));

/** all that is left has been turned over and put back, and none of it fits: to explore again would do nothing, and could go on for ever. */
export function nothingFits(board: Board): boolean {
  const all = everyone(board.players.length);
  return deckNow(board).every(({ cards, knowers }) => cards.every((card, i) => knowers[i] === all && placesFor(board, card).length === 0));
}
