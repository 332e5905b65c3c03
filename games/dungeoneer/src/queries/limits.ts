// Owns how many cards a hero may carry, and which of them exclude each other.

import { type Seat } from '@undercroft/kernel';
import { gather } from '@undercroft/parts';
import { adventureOf, heroOf, type AdventureId } from '../content/cards.ts';
import { ITEM_KINDS, type ItemKind } from '../content/types.ts';
import { handOf, isEdition, playerOf, type Table } from '../state.ts';
import { heroNow } from './stack.ts';
import { heldIn, standingOn } from './standing.ts';

export const isBoon = (card: AdventureId): boolean => adventureOf(card).family === 'boon';
/** DGN-FX-02: a Minion counts as a permanent Treasure. */
export const isTreasure = (card: AdventureId): boolean => adventureOf(card).family === 'treasure' || adventureOf(card).family === 'monster';

/** DGN-PLAY-03, DGN-PLAY-16, DGN-COMBINE-12: what the Hero card prints, of stacked ones that of the grade in use, for Boons in play; the hero's own ability takes no place. */
export function boonLimit(table: Table, seat: Seat): number {
  const hero = heroNow(table, seat);
  let most = hero === null ? 0 : heroOf(hero).boons;
  for (const { standing } of heldIn(playerOf(table, seat).ready)) if (standing.is === 'boon-limit') most += standing.n;
  return most;
}

/** DGN-PLAY-04, DGN-PLAY-13: what the Hero card prints, and the places of what stores things. */
export function treasureLimit(table: Table, seat: Seat): number {
  const hero = heroNow(table, seat);
  let most = hero === null ? 0 : heroOf(hero).treasures;
  for (const { standing } of heldIn(playerOf(table, seat).ready)) if (standing.is === 'storage') most += standing.slots;
  return most;
}

/** DGN-PLAY-05, DGN-CARD-08: the cards that count; what is tucked behind another does not, nor a Bane that lies on the hero. */
const own = (table: Table, seat: Seat, of: (card: AdventureId) => boolean): readonly AdventureId[] =>
  gather(playerOf(table, seat).ready, ({ card, by }) => (by === seat && of(card) ? card : undefined));
export const boonsOf = (table: Table, seat: Seat): readonly AdventureId[] => own(table, seat, isBoon);
export const treasuresOf = (table: Table, seat: Seat): readonly AdventureId[] => own(table, seat, isTreasure);

export const hasBoonSlot = (table: Table, seat: Seat): boolean => boonsOf(table, seat).length < boonLimit(table, seat);
/** DGN-PLAY-14: a Storage item brings the place that it takes. */
export function hasTreasureSlot(table: Table, seat: Seat, card: AdventureId | null): boolean {
  const brings = card === null ? 0 : standingOn(card).reduce((sum, one) => sum + (one.is === 'storage' ? one.slots : 0), 0);
  return treasuresOf(table, seat).length < treasureLimit(table, seat) + brings;
}

const kindOf = (card: AdventureId): ItemKind | undefined => ITEM_KINDS.find((kind) => adventureOf(card).categories.includes(kind));
/** DGN-PLAY-06, DGN-PLAY-07, DGN-ARTIFACT-05, A-47: another Treasure of the same kind of item in play; Boons and Artifacts do not exclude each other. */
export function isDouble(table: Table, seat: Seat, card: AdventureId): boolean {
  const kind = kindOf(card);
  return kind !== undefined && treasuresOf(table, seat).some((other) => adventureOf(other).family === 'treasure' && kindOf(other) === kind);
}

/** A-48, DGN-PLAY-15, DGN-COMBINE-13: the cards from which somebody who carries too much has to choose. */
export function surplusOf(table: Table, seat: Seat): readonly AdventureId[] {
  if (playerOf(table, seat).ready.length === 0) return [];
  const treasures = treasuresOf(table, seat);
  if (treasures.length > treasureLimit(table, seat)) return treasures;
  const boons = boonsOf(table, seat);
  return boons.length > boonLimit(table, seat) ? boons : [];
}

/** DGN-DISCARD-03, DGN-DISCARD-04, A-50: a hand card, or a Treasure or a monster of the Pack in its place; with an empty hand in 2.1 nothing (DGN-DISCARD-06). */
export function discardableAtEnd(table: Table, seat: Seat): readonly AdventureId[] {
  const hand = handOf(table, seat);
  if (hand.length === 0 && isEdition(table, '2.1')) return [];
  return [...hand, ...treasuresOf(table, seat), ...playerOf(table, seat).pack.map(({ card }) => card)];
}
