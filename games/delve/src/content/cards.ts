// Owns the list of all encounter cards: the three packs together, in the fixed order of their lists.

import { BRN } from './packs/brn.ts';
import { QUI } from './packs/qui.ts';
import { TAL } from './packs/tal.ts';
import type { Card, Level, PackId } from './types.ts';

export const CARDS = { ...BRN, ...TAL, ...QUI };
export type CardId = keyof typeof CARDS;
export const CARD_IDS = Object.keys(CARDS) as CardId[];

/** The pack is the first part of a card's id; the content check refuses ids of any other form. */
export function packOf(id: CardId): PackId {
  return id.slice(0, 3) as PackId;
}

/** The card under its general type, for code that asks for fields some cards do not have. */
export function cardOf(id: CardId): Card {
  return CARDS[id];
}

/** The cards of one level in these packs, in the order of CARD_IDS whatever the order of the packs. */
export function cardsOfLevel(packs: readonly PackId[], level: Level): CardId[] {
  return CARD_IDS.filter((id) => packs.includes(packOf(id)) && cardOf(id).level === level);
}
