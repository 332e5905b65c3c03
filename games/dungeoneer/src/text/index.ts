// Owns the words of Dungeoneer in all languages: the names of its cards, their texts, and its rulebook.

import type { Language, Rulebook } from '@undercroft/face';
import type { CardId } from '../content/cards.ts';
import type { DeckId } from '../content/types.ts';
import { cardLines as linesOf, cardText as textOf, type CardText } from './cards/compose.ts';
import type { CardPhrases } from './cards/phrases.ts';
import { cards as enCards } from './en/cards.ts';
import { NAMES as enNames } from './en/names/index.ts';
import { rulebook as en } from './en/rulebook.ts';
import { cards as jaCards } from './ja/cards.ts';
import { NAMES as jaNames } from './ja/names/index.ts';
import { rulebook as ja } from './ja/rulebook.ts';
import type { CardWords, DeckWords } from './names.ts';
import { cards as nlCards } from './nl/cards.ts';
import { NAMES as nlNames } from './nl/names/index.ts';
import { rulebook as nl } from './nl/rulebook.ts';

export const names: Readonly<Record<Language, Readonly<Record<DeckId, DeckWords>>>> = { en: enNames, nl: nlNames, ja: jaNames };
export const rulebooks: Readonly<Record<Language, Rulebook>> = { en, nl, ja };
export const cardPhrases: Readonly<Record<Language, CardPhrases>> = { en: enCards, nl: nlCards, ja: jaCards };

const every = (decks: Readonly<Record<DeckId, DeckWords>>): DeckWords => Object.assign({}, ...Object.values(decks)) as DeckWords;
const byId: Readonly<Record<Language, DeckWords>> = { en: every(enNames), nl: every(nlNames), ja: every(jaNames) };

/** The name and flavour of a card, or of the monster on one. */
export function wordsOf(language: Language, id: string): CardWords {
  const words = byId[language][id];
  if (words === undefined) throw new Error(`no name for ${id} in ${language}`);
  return words;
}

export const cardText = (language: Language, id: CardId): CardText => textOf(cardPhrases[language], (one) => wordsOf(language, one), id);
/** The same as plain lines, the name first. */
export const cardLines = (language: Language, id: CardId): readonly string[] => linesOf(cardPhrases[language], cardText(language, id));

export type { CardText } from './cards/compose.ts';
