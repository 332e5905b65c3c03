// Owns the collection: the cards of all five decks under their ids, in the fixed order of the tables.

import { bug, tableFor } from '@undercroft/kernel';
import { tableOf } from '@undercroft/parts';
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

const HEROES = tableOf<HeroId, Hero>({ ...HCA.heroes, ...HCB.heroes, ...TM.heroes, ...FB.heroes, ...SB.heroes });
const QUESTS = tableOf<QuestId, Quest>({ ...HCA.quests, ...HCB.quests, ...TM.quests, ...FB.quests, ...SB.quests });
const MAPS = tableOf<MapId, MapCard>({ ...HCA.maps, ...HCB.maps, ...TM.maps, ...FB.maps, ...SB.maps });
const ADVENTURES = tableOf<AdventureId, Adventure>({
  ...HCA.adventures,
  ...HCB.adventures,
  ...TM.adventures,
  ...FB.adventures,
  ...SB.adventures,
});

export const HERO_IDS: readonly HeroId[] = [...HEROES.keys()];
export const QUEST_IDS: readonly QuestId[] = [...QUESTS.keys()];
export const MAP_IDS: readonly MapId[] = [...MAPS.keys()];
export const ADVENTURE_IDS: readonly AdventureId[] = [...ADVENTURES.keys()];
/** What can be used: a readied card, or a Hero card for its special ability. */
export const SOURCE_IDS: readonly (AdventureId | HeroId)[] = [...ADVENTURE_IDS, ...HERO_IDS];
export const CARD_IDS: readonly CardId[] = [...HERO_IDS, ...QUEST_IDS, ...MAP_IDS, ...ADVENTURE_IDS];

export const heroOf = (id: HeroId): Hero => HEROES.get(id) ?? bug(`no hero ${id}`);
export const questOf = (id: QuestId): Quest => QUESTS.get(id) ?? bug(`no quest ${id}`);
export const mapOf = (id: MapId): MapCard => MAPS.get(id) ?? bug(`no map ${id}`);
export const adventureOf = (id: AdventureId): Adventure => ADVENTURES.get(id) ?? bug(`no adventure ${id}`);

/** The ids of one deck by kind, in the order of the tables. */
export interface DeckList {
  readonly heroes: readonly HeroId[];
  readonly quests: readonly QuestId[];
  readonly maps: readonly MapId[];
  readonly adventures: readonly AdventureId[];
}

const listOf = (deck: DeckId): DeckList => ({
  heroes: HERO_IDS.filter((id) => heroOf(id).deck === deck),
  quests: QUEST_IDS.filter((id) => questOf(id).deck === deck),
  maps: MAP_IDS.filter((id) => mapOf(id).deck === deck),
  adventures: ADVENTURE_IDS.filter((id) => adventureOf(id).deck === deck),
});
export const DECK_LISTS: Readonly<Record<DeckId, DeckList>> = tableFor(DECKS, listOf);

export const SET_OF: Readonly<Record<DeckId, SetId>> = { HCA: 'HC', HCB: 'HC', TM: 'TM', FB: 'FB', SB: 'SB' };
export const decksOf = (set: SetId): readonly DeckId[] => DECKS.filter((deck) => SET_OF[deck] === set);
