// Owns what the checks look at: the cards of one set together, and how a fault is put into words.

import { type Collection, decksOf } from './cards.ts';
import type { Adventure, Family, Grade, Hero, MapCard, Quest, Realm, SetId } from './types.ts';

export type Entry<Card> = readonly [id: string, card: Card];

export interface SetCards {
  readonly set: SetId;
  readonly decks: number;
  readonly grade: Grade;
  readonly realm: Realm;
  readonly heroes: readonly Entry<Hero>[];
  readonly quests: readonly Entry<Quest>[];
  readonly maps: readonly Entry<MapCard>[];
  readonly adventures: readonly Entry<Adventure>[];
}

/** One thing that is wrong: `about` is a card, deck or set, `what` the number or place that is measured. */
export interface Fault {
  readonly about: string;
  readonly what: string;
  readonly mend: string;
}
export const fault = (about: string, what: string, mend: string): Fault => ({ about, what, mend });

const GRADE_OF: Readonly<Record<SetId, Grade>> = { HC: 'heroic', TM: 'heroic', FB: 'epic', SB: 'legendary' };
const REALM_OF: Readonly<Record<SetId, Realm>> = { HC: 'dungeon', TM: 'wilderness', FB: 'dungeon', SB: 'wilderness' };

export function setCards(collection: Collection, set: SetId): SetCards {
  const decks = decksOf(set).map((deck) => collection[deck]);
  return {
    set,
    decks: decks.length,
    grade: GRADE_OF[set],
    realm: REALM_OF[set],
    heroes: decks.flatMap(({ heroes }) => Object.entries(heroes)),
    quests: decks.flatMap(({ quests }) => Object.entries(quests)),
    maps: decks.flatMap(({ maps }) => Object.entries(maps)),
    adventures: decks.flatMap(({ adventures }) => Object.entries(adventures)),
  };
}

export const entriesOf = ({ heroes, quests, maps, adventures }: SetCards): readonly Entry<Hero | Quest | MapCard | Adventure>[] => [
  ...heroes,
  ...quests,
  ...maps,
  ...adventures,
];

export const isGlory = ({ family: of }: Adventure): boolean => of === 'boon' || of === 'treasure';

/** The Adventure cards of one family. */
export function family<F extends Family>({ adventures }: SetCards, name: F): readonly Entry<Extract<Adventure, { family: F }>>[] {
  return adventures.filter((entry): entry is Entry<Extract<Adventure, { family: F }>> => entry[1].family === name);
}
