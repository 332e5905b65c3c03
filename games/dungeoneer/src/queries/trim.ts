// Owns which cards may be left out so that combined decks stay small.

import { at } from '@undercroft/kernel';
import type { MapId, QuestId } from '../content/cards.ts';
import { mapOf, questOf } from '../content/cards.ts';
import { mapsIn, questsIn } from '../content/decks.ts';
import type { Location, Realm } from '../content/types.ts';
import { gradesOf } from '../setup.ts';
import { mapDeck } from '../piles.ts';
import { isEntrance, isPassage, type Board } from '../state.ts';
import { isLocation } from './quests.ts';

/** DGN-SETUP-03: so many Passages lie around an Entrance. */
const RING = 4;

/** The places that a Quest needs: of an Escort the second one too. */
function placesOf(quest: QuestId): readonly Location[] {
  const { at, completion } = questOf(quest);
  return completion.by === 'escort' ? [at, { maps: [completion.to] }] : [at];
}

/**
 * DGN-COMBINE-05: Map cards still in a deck that can be left out. A card that a Quest names stays in; where a Quest takes any card of a kind one of
 * them does. So do all Entrances, the Passages around one, and for each realm as many cards as one deck has.
 */
export function spareMaps(board: Board): readonly MapId[] {
  const { setup, spaces } = board;
  const needs = questsIn(setup.decks, at(gradesOf(setup), 0)).flatMap(placesOf);
  const placed = spaces.map(({ card }) => card);
  const inDeck = (['dungeon', 'wilderness'] as const).flatMap((realm) => {
    const cards = mapDeck(board, realm)
      .flatMap((zone) => zone.cards)
      .filter((card) => mapOf(card).realm === realm);
    const here = placed.filter((card) => mapOf(card).realm === realm);
    const least = Math.min(...setup.decks.map((deck) => mapsIn([deck], realm).length).filter((n) => n > 0));
    return cards.length + here.length > least ? cards : [];
  });
  const all = [...placed, ...inDeck];
  const roads = (realm: Realm): number => all.filter((card) => mapOf(card).realm === realm && isPassage(board, card)).length;
  return inDeck.filter(
    (card) =>
      !isEntrance(board, card) &&
      (!isPassage(board, card) || roads(mapOf(card).realm) > RING) &&
      needs.every((need) =>
        'maps' in need ? !need.maps.includes(card) : all.some((other) => other !== card && isLocation(board, other, need)),
      ),
  );
}
