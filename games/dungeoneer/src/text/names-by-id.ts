// Owns the names and flavour of every card, by its id alone.

import type { Language } from '@undercroft/presentation';
import type { DeckId } from '../content/types.ts';
import { NAMES as en } from './en/names/index.ts';
import { NAMES as ja } from './ja/names/index.ts';
import type { CardWords, DeckWords } from './names.ts';
import { NAMES as nl } from './nl/names/index.ts';

export const names: Readonly<Record<Language, Readonly<Record<DeckId, DeckWords>>>> = { en, nl, ja };

const every = (decks: Readonly<Record<DeckId, DeckWords>>): DeckWords =>
  Object.fromEntries(Object.values(decks).flatMap((deck) => Object.entries(deck)));
const byId: Readonly<Record<Language, DeckWords>> = { en: every(en), nl: every(nl), ja: every(ja) };

/** Whether anything of the game is called by this id. */
export const isNamed = (language: Language, id: string): boolean => Object.hasOwn(byId[language], id);

/** The name and flavour of a card, or of the monster on one. */
export function wordsOf(language: Language, id: string): CardWords {
  const words = byId[language][id];
  if (words === undefined) throw new Error(`no name for ${id} in ${language}`);
  return words;
}
