// Owns the words a board speaks with, in all languages. They need no rule.

import type { Language } from '@undercroft/presentation';
import type { CardWordTables } from '../cards/phrases.ts';
import type { BoardWords } from './board-words.ts';
import { board as en } from './en/board.ts';
import { words as enTables } from './en/tables.ts';
import { board as ja } from './ja/board.ts';
import { words as jaTables } from './ja/tables.ts';
import { board as nl } from './nl/board.ts';
import { words as nlTables } from './nl/tables.ts';

export type WordTables = CardWordTables;
export const boardWords: Readonly<Record<Language, BoardWords>> = { en, nl, ja };
export const tables: Readonly<Record<Language, WordTables>> = { en: enTables, nl: nlTables, ja: jaTables };

export { HINTS, type BoardWords } from './board-words.ts';
