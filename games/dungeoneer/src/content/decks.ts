// Owns which cards a table plays with: those of its decks, of one grade or one realm.

import { at } from '@undercroft/kernel';
import { DECK_LISTS, heroOf, mapOf, questOf, type AdventureId, type HeroId, type MapId, type QuestId } from './cards.ts';
import type { DeckId, Grade, Realm } from './types.ts';

/** All cards of a deck have the grade of its heroes. */
export const gradeOf = (deck: DeckId): Grade => heroOf(at(DECK_LISTS[deck].heroes, 0)).grade;

export const heroesIn = (decks: readonly DeckId[], grade: Grade): readonly HeroId[] =>
  decks.flatMap((deck) => DECK_LISTS[deck].heroes).filter((id) => heroOf(id).grade === grade);
export const questsIn = (decks: readonly DeckId[], grade: Grade): readonly QuestId[] =>
  decks.flatMap((deck) => DECK_LISTS[deck].quests).filter((id) => questOf(id).grade === grade);
export const adventuresIn = (decks: readonly DeckId[], grade: Grade): readonly AdventureId[] =>
  decks.filter((deck) => gradeOf(deck) === grade).flatMap((deck) => DECK_LISTS[deck].adventures);
export const mapsIn = (decks: readonly DeckId[], realm: Realm): readonly MapId[] =>
  decks.flatMap((deck) => DECK_LISTS[deck].maps).filter((id) => mapOf(id).realm === realm);
/** All map cards of a deck are of one realm; its Quests belong there (DGN-COMBINE-27). */
export const realmOf = (deck: DeckId): Realm => mapOf(at(DECK_LISTS[deck].maps, 0)).realm;
