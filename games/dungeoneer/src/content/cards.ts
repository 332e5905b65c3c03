// Owns the collection of all cards: their ids, their lookups and the lists of each deck.

import { HCA as hca } from './sets/hca/index.ts';
import { HCB as hcb } from './sets/hcb/index.ts';
import type { Adventure, DeckId, Grade, Hero, MapCard, Quest, Realm, SetId } from './types.ts';

export type HeroId = string;
export type QuestId = string;
export type MapId = string;
export type AdventureId = string;
const all = {
  heroes: { ...hca.heroes, ...hcb.heroes },
  quests: { ...hca.quests, ...hcb.quests },
  maps: { ...hca.maps, ...hcb.maps },
  adventures: { ...hca.adventures, ...hcb.adventures },
} as unknown as {
  heroes: Record<string, Hero>;
  quests: Record<string, Quest>;
  maps: Record<string, MapCard>;
  adventures: Record<string, Adventure>;
};
export const heroOf = (id: HeroId): Hero => all.heroes[id] as Hero;
export const questOf = (id: QuestId): Quest => all.quests[id] as Quest;
export const mapOf = (id: MapId): MapCard => all.maps[id] as MapCard;
export const adventureOf = (id: AdventureId): Adventure => all.adventures[id] as Adventure;
const list = (of: Record<string, { deck: DeckId }>, decks: readonly DeckId[]): readonly string[] =>
  Object.keys(of).filter((id) => decks.includes((of[id] as { deck: DeckId }).deck));
export const heroesOf = (decks: readonly DeckId[], grade: Grade): readonly HeroId[] =>
  list(all.heroes, decks).filter((id) => heroOf(id).grade === grade);
export const questsOf = (decks: readonly DeckId[], grade: Grade): readonly QuestId[] =>
  list(all.quests, decks).filter((id) => questOf(id).grade === grade);
export const adventuresOf = (decks: readonly DeckId[], _grade: Grade): readonly AdventureId[] => list(all.adventures, decks);
export const mapsOf = (decks: readonly DeckId[], realm: Realm): readonly MapId[] =>
  list(all.maps, decks).filter((id) => mapOf(id).realm === realm);
export const setOf = (deck: DeckId): SetId => deck.slice(0, 2) as SetId;
