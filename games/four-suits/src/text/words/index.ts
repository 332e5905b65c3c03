// Owns the words of boards in all languages.

import type { Language } from '@undercroft/presentation';
import type { BoardWords } from './board-words.ts';
import { board as en } from './en/board.ts';
import { board as ja } from './ja/board.ts';
import { board as nl } from './nl/board.ts';

export type { BoardWords } from './board-words.ts';
export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = { en, nl, ja };
