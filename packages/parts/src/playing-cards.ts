// Owns a deck of playing cards: 52 cards by suit and rank, as ids that piles hold; their names are the face's.

import { missing } from '@undercroft/kernel';

export const SUITS = ['spades', 'hearts', 'clubs', 'diamonds'] as const;
export type Suit = (typeof SUITS)[number];

/** From the ace, which counts 1, to the king, which counts 13. */
export const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
export type Rank = (typeof RANKS)[number];
export const [JACK, QUEEN, KING] = [11, 12, 13] as const;

/** `hearts-12` is the queen of hearts. */
export type PlayingCard = `${Suit}-${Rank}`;

export const playingCard = (suit: Suit, rank: Rank): PlayingCard => `${suit}-${rank}`;

/** The whole deck, suit by suit: `pileOf(PLAYING_CARDS)` is a shuffled one. */
export const PLAYING_CARDS: readonly PlayingCard[] = SUITS.flatMap((suit) => RANKS.map((rank) => playingCard(suit, rank)));

interface Face {
  readonly suit: Suit;
  readonly rank: Rank;
}
const FACES: ReadonlyMap<string, Face> = new Map(
  SUITS.flatMap((suit) => RANKS.map((rank) => [playingCard(suit, rank), { suit, rank }] as const)),
);

export const isPlayingCard = (card: string): card is PlayingCard => FACES.has(card);
const faceOf = (card: PlayingCard): Face => FACES.get(card) ?? missing();
export const suitOf = (card: PlayingCard): Suit => faceOf(card).suit;
export const rankOf = (card: PlayingCard): Rank => faceOf(card).rank;
export const isCourt = (card: PlayingCard): boolean => rankOf(card) >= JACK;
export const isRed = (suit: Suit): boolean => suit === 'hearts' || suit === 'diamonds';
