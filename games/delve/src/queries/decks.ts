// Owns how many cards the decks of a setup are made of.

import type { Level } from '../content/types.ts';
import { DECK_SIZE, FULL_DECK, type Setup } from '../setup.ts';

/** DLV-DECK-02, DLV-MODE-MICRO-01, -04, DLV-MODE-MINI-01, DLV-VAR-WEB-04: how many cards of a level take part. */
export function cardsWanted(setup: Setup, level: Level): number {
  if (setup.mode !== 'full') return level === setup.level ? DECK_SIZE[setup.mode] : 0;
  return level === 1 ? setup.level1Cards : FULL_DECK[level];
}
