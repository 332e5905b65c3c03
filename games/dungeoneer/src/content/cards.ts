// Owns the collection of all cards: their ids, their lookups and the lists of each deck.

import type { Adventure, DeckId, Grade, Hero, MapCard, Quest, Realm, SetId } from './types.ts';

export type HeroId = string;
export type QuestId = string;
export type MapId = string;
export type AdventureId = string;
export declare const heroOf: (id: HeroId) => Hero;
export declare const questOf: (id: QuestId) => Quest;
export declare const mapOf: (id: MapId) => MapCard;
export declare const adventureOf: (id: AdventureId) => Adventure;
export declare const heroesOf: (decks: readonly DeckId[], grade: Grade) => readonly HeroId[];
export declare const questsOf: (decks: readonly DeckId[], grade: Grade) => readonly QuestId[];
export declare const adventuresOf: (decks: readonly DeckId[], grade: Grade) => readonly AdventureId[];
export declare const mapsOf: (decks: readonly DeckId[], realm: Realm) => readonly MapId[];
export declare const setOf: (deck: DeckId) => SetId;
