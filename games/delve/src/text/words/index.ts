// Owns the words a board speaks with, in all languages: of cards, items, the sheet, the map and the tray. They need no rule.

import type { Language } from '@undercroft/presentation';
import type { BoardWords } from './board-words.ts';
import { wordsOf, type NamingPhrases, type Words } from './compose.ts';
import { basic as enBasic } from './en/basic.ts';
import { board as en } from './en/board.ts';
import { cards as enCards } from './en/cards.ts';
import { names as enNames } from './en/names.ts';
import { basic as jaBasic } from './ja/basic.ts';
import { board as ja } from './ja/board.ts';
import { cards as jaCards } from './ja/cards.ts';
import { names as jaNames } from './ja/names.ts';
import { basic as nlBasic } from './nl/basic.ts';
import { board as nl } from './nl/board.ts';
import { cards as nlCards } from './nl/cards.ts';
import { names as nlNames } from './nl/names.ts';

export const boardWords: Readonly<Record<Language, BoardWords>> = { en, nl, ja };

/** Names and the sentences of cards. */
export const naming: Readonly<Record<Language, NamingPhrases>> = {
  en: { ...enBasic, ...enCards, names: enNames },
  nl: { ...nlBasic, ...nlCards, names: nlNames },
  ja: { ...jaBasic, ...jaCards, names: jaNames },
};

/** Cards, items, keywords, places: words that need no question and no position. */
export const words: Readonly<Record<Language, Words>> = { en: wordsOf(naming.en), nl: wordsOf(naming.nl), ja: wordsOf(naming.ja) };

export { HINTS, shortEffect, type BoardWords } from './board-words.ts';
export type { ItemText, Words } from './compose.ts';
