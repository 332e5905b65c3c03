// Owns everything a board may know of this game beside its view: faces of cards, of the map and of a round, and its words.

import type { Language } from '@undercroft/face';
import { board as en } from './en/board.ts';
import type { BoardWords } from './face-words.ts';
import { board as ja } from './ja/board.ts';
import { board as nl } from './nl/board.ts';

export const boardWords: Readonly<Record<Language, BoardWords>> = { en, nl, ja };

export { diceHint, HINT_WHEN } from './face-guide.ts';
export { lastThrow } from './face-last.ts';
export * from './face-map.ts';
export * from './face-quick.ts';
export { touchDetail } from './face-quick-dice.ts';
export * from './face-round.ts';
export * from './face-touch.ts';
export { HINTS, shortEffect, type BoardWords } from './face-words.ts';
