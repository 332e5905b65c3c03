// Owns the shape of the names and flavour lines that every language supplies for the cards of a deck.

export interface CardWords {
  readonly name: string;
  /** Missing on the monsters of Quests and map cards, which have a name only. */
  readonly flavour?: string;
  /** The name of a hero's special ability. */
  readonly ability?: string;
}

/** By the id of a card, or of the monster block on one. */
export type DeckWords = Readonly<Record<string, CardWords>>;
