// Owns the shape of the names and flavour lines every language has to supply.

import type { CardId } from '../content/cards.ts';
import type { ItemId } from '../content/items.ts';
import type { PackId } from '../content/types.ts';

export interface CardWords {
  readonly name: string;
  /** singular; absent on trials */
  readonly foe?: string;
  /** plural, needed when the card has more than one foe (en, nl) */
  readonly foes?: string;
  readonly flavour: string;
  /** furigana for hard kanji in the name, ja only: [text, reading] pairs covering the whole name, reading '' where none */
  readonly ruby?: readonly (readonly [string, string])[];
}

export interface Names {
  readonly packs: Readonly<Record<PackId, { readonly name: string; readonly blurb: string }>>;
  readonly cards: Readonly<Record<CardId, CardWords>>;
  readonly items: Readonly<Record<ItemId, string>>;
}
