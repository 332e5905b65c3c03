// Owns the decks of a table: which Map cards and which Adventure cards are shuffled together, and where a card is drawn from.

import { copyPile, pileOf, type Pile } from '@undercroft/kernel';
import { adventureOf, type AdventureId, type MapId } from './content/cards.ts';
import { adventuresIn, mapsIn } from './content/decks.ts';
import type { Grade, Realm } from './content/types.ts';
import { hasPiles, realmsOf, type Setup } from './setup.ts';

/** DGN-COMBINE-01, DGN-COMBINE-23: in 2.1 two realms have one deck together. */
export type MapDecks = { [R in Realm | 'both']?: Pile<MapId> };

export interface Stock {
  readonly draw: Pile<AdventureId>;
  discard: readonly AdventureId[];
}

/** DGN-COMBINE-01, DGN-COMBINE-23: in 2.3c each realm has its own deck, in 2.1 all Map cards are shuffled together. A-57: of every grade. */
export function newMaps(setup: Setup): MapDecks {
  const maps: MapDecks = {};
  const realms = realmsOf(setup);
  if (setup.edition === '2.1' && realms.length > 1) maps.both = pileOf(realms.flatMap((realm) => mapsIn(setup.decks, realm)));
  else for (const realm of realms) maps[realm] = pileOf(mapsIn(setup.decks, realm));
  return maps;
}

/** DGN-COMBINE-01, DGN-COMBINE-02: one Adventure deck; or, where sets are combined in 2.3c, a Glory pile and a Peril pile. */
export function newStocks(setup: Setup, grade: Grade): readonly Stock[] {
  const cards = adventuresIn(setup.decks, grade);
  const piles = hasPiles(setup) ? [cards.filter(isGlory), cards.filter((card) => !isGlory(card))] : [cards];
  return piles.map((pile) => ({ draw: pileOf(pile), discard: [] }));
}

/** Boons and Treasures are paid with Glory, Banes and Encounters with Peril. */
export function isGlory(card: AdventureId): boolean {
  const { family } = adventureOf(card);
  return family === 'boon' || family === 'treasure';
}

/** The deck from which Map cards of a realm come. */
export const mapDeck = ({ maps }: { readonly maps: MapDecks }, realm: Realm): Pile<MapId> => maps.both ?? maps[realm] ?? [];

export const copyStock = (stock: Stock): Stock => ({ ...stock, draw: copyPile(stock.draw) });

export function copyMaps(maps: MapDecks): MapDecks {
  const copy = { ...maps };
  if (copy.dungeon !== undefined) copy.dungeon = copyPile(copy.dungeon);
  if (copy.wilderness !== undefined) copy.wilderness = copyPile(copy.wilderness);
  if (copy.both !== undefined) copy.both = copyPile(copy.both);
  return copy;
}
