// Owns the collection: the cards of all five decks under their ids, in the fixed order of the tables.

import { FB } from './sets/fb/index.ts';
import { HCA } from './sets/hca/index.ts';
import { HCB } from './sets/hcb/index.ts';
import { SB } from './sets/sb/index.ts';
import { TM } from './sets/tm/index.ts';
import { type Adventure, type DeckId, DECKS, type Hero, type MapCard, type Quest, type SetId } from './types.ts';

/** What one deck holds, by kind. */
export interface DeckCards {
  readonly heroes: Readonly<Record<string, Hero>>;
  readonly quests: Readonly<Record<string, Quest>>;
  readonly maps: Readonly<Record<string, MapCard>>;
  readonly adventures: Readonly<Record<string, Adventure>>;
}
export type Collection = Readonly<Record<DeckId, DeckCards>>;

const PRINTED = { HCA, HCB, TM, FB, SB } as const satisfies Collection;
export const COLLECTION: Collection = PRINTED;

type IdOf<Kind extends keyof DeckCards> = { [D in DeckId]: keyof (typeof PRINTED)[D][Kind] }[DeckId];
export type HeroId = IdOf<'heroes'>;
export type QuestId = IdOf<'quests'>;
export type MapId = IdOf<'maps'>;
export type AdventureId = IdOf<'adventures'>;
export type CardId = HeroId | QuestId | MapId | AdventureId;

const HEROES: Readonly<Record<HeroId, Hero>> = { ...HCA.heroes, ...HCB.heroes, ...TM.heroes, ...FB.heroes, ...SB.heroes };
const QUESTS: Readonly<Record<QuestId, Quest>> = { ...HCA.quests, ...HCB.quests, ...TM.quests, ...FB.quests, ...SB.quests };
const MAPS: Readonly<Record<MapId, MapCard>> = { ...HCA.maps, ...HCB.maps, ...TM.maps, ...FB.maps, ...SB.maps };
const ADVENTURES: Readonly<Record<AdventureId, Adventure>> = {
  ...HCA.adventures,
  ...HCB.adventures,
  ...TM.adventures,
  ...FB.adventures,
  ...SB.adventures,
};

export const HERO_IDS = Object.keys(HEROES) as readonly HeroId[];
export const QUEST_IDS = Object.keys(QUESTS) as readonly QuestId[];
export const MAP_IDS = Object.keys(MAPS) as readonly MapId[];
export const ADVENTURE_IDS = Object.keys(ADVENTURES) as readonly AdventureId[];
export const CARD_IDS: readonly CardId[] = [...HERO_IDS, ...QUEST_IDS, ...MAP_IDS, ...ADVENTURE_IDS];

export const heroOf = (id: HeroId): Hero => HEROES[id];
export const questOf = (id: QuestId): Quest => QUESTS[id];
export const mapOf = (id: MapId): MapCard => MAPS[id];
export const adventureOf = (id: AdventureId): Adventure => ADVENTURES[id];

/** The ids of one deck by kind, in the order of the tables. */
export interface DeckList {
  readonly heroes: readonly HeroId[];
  readonly quests: readonly QuestId[];
  readonly maps: readonly MapId[];
  readonly adventures: readonly AdventureId[];
}

const listOf = (deck: DeckId): DeckList => ({
  heroes: HERO_IDS.filter((id) => HEROES[id].deck === deck),
  quests: QUEST_IDS.filter((id) => QUESTS[id].deck === deck),
  maps: MAP_IDS.filter((id) => MAPS[id].deck === deck),
  adventures: ADVENTURE_IDS.filter((id) => ADVENTURES[id].deck === deck),
});
export const DECK_LISTS = Object.fromEntries(DECKS.map((deck) => [deck, listOf(deck)])) as Readonly<Record<DeckId, DeckList>>;

export const SET_OF: Readonly<Record<DeckId, SetId>> = { HCA: 'HC', HCB: 'HC', TM: 'TM', FB: 'FB', SB: 'SB' };
export const decksOf = (set: SetId): readonly DeckId[] => DECKS.filter((deck) => SET_OF[deck] === set);
