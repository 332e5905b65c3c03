// Owns the list of all encounter cards: the three packs together, in the fixed order of their lists.

import { keysOf, memberOf, missing } from '@undercroft/kernel';
import { keptWith, tableOf } from '@undercroft/parts';
import { BRN } from './packs/brn.ts';
import { QUI } from './packs/qui.ts';
import { TAL } from './packs/tal.ts';
import { PACKS, LEVELS, type Card, type Level, type PackId } from './types.ts';

export const CARDS = { ...BRN, ...TAL, ...QUI };
export type CardId = keyof typeof CARDS;
export const CARD_IDS = keysOf<CardId>(CARDS);

/** The pack is the first part of a card's id; the content check refuses ids of any other form. */
export function packOf(id: CardId): PackId {
  return memberOf(PACKS, id.slice(0, 3));
}

const TABLE = tableOf<CardId, Card>(CARDS);
/** The card under its general type, for code that asks for fields some cards do not have. */
export const cardOf = (id: CardId): Card => TABLE.get(id) ?? missing();

const byLevel = keptWith(
  (packs: readonly PackId[]) =>
    new Map(LEVELS.map((level) => [level, CARD_IDS.filter((id) => packs.includes(packOf(id)) && cardOf(id).level === level)])),
);
/** The cards of one level in these packs, in the order of CARD_IDS whatever the order of the packs. */
export const cardsOfLevel = (packs: readonly PackId[], level: Level): readonly CardId[] => byLevel(packs).get(level) ?? missing();

/** All cards of these packs, in the order of their names. */
export const cardsIn = keptWith((packs: readonly PackId[]): readonly CardId[] =>
  CARD_IDS.filter((id) => packs.includes(packOf(id))).sort(),
);
