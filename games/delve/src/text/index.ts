// Owns the words of Delve Sheet in all languages, as the face wants them and as whoever draws cards and the map wants them.

import { tableFor } from '@undercroft/kernel';
import { LANGUAGES, type GameTexts, type Language } from '@undercroft/presentation';
import type { View } from '../view.ts';
import { phrases as en } from './en/phrases.ts';
import { gameText } from './game-text.ts';
import { phrases as ja } from './ja/phrases.ts';
import { phrases as nl } from './nl/phrases.ts';
import type { Phrases } from './phrases.ts';
import { boardWords } from './words/index.ts';

export const phrases: Readonly<Record<Language, Phrases>> = { en, nl, ja };

export const text: GameTexts<View> = inAll((p) => gameText(p, boardWords[p.language]));

function inAll<V>(make: (p: Phrases) => V): Readonly<Record<Language, V>> {
  return tableFor(LANGUAGES, (language) => make(phrases[language]));
}

export { cardLines, cardText, itemText, type CardText, type ItemText, type KeywordText, type Words } from './words/compose.ts';
export { words } from './words/index.ts';
export { textFaults } from './check.ts';
