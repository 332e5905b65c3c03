// Answers what a card says: its suit value, its value and its rank, and how two hands compare.

import { JACK, rankOf, suitOf, type Suit } from '@undercroft/parts';
import type { Card } from '../state.ts';

const SUIT_VALUES: Readonly<Record<Suit, number>> = { spades: 1, hearts: 2, clubs: 3, diamonds: 4 };
/** CRD-CARDS-01. */
export const suitValue = (card: Card): number => SUIT_VALUES[suitOf(card)];
/** CRD-CARDS-02: only where values are summed. */
export const cardValue = (card: Card): number => Math.min(10, rankOf(card));
/** CRD-CARDS-04: an ace is none. */
export const isFace = (card: Card): boolean => rankOf(card) >= JACK;
/** CRD-CARDS-05. */
export const isRedCard = (card: Card): boolean => suitOf(card) === 'hearts' || suitOf(card) === 'diamonds';
export const isAce = (card: Card): boolean => rankOf(card) === 1;

/** CRD-CARDS-03, CRD-CARDS-12: the highest rank of a hand, the ace lowest; 0 without cards. */
export function scoreOf(hand: readonly Card[]): number {
  let best = 0;
  for (const card of hand) if (rankOf(card) > best) best = rankOf(card);
  return best;
}
/** CRD-CARDS-13: strictly; on a tie neither is higher. */
export const isHigher = (hand: readonly Card[], than: readonly Card[]): boolean => scoreOf(hand) > scoreOf(than);

/** CRD-CARDS-14: which of n candidates a rank names, from 0. */
export const pickBy = (card: Card, n: number): number => (rankOf(card) - 1) % n;

/** CRD-CARDS-17: half of a number of cards or items, rounded up. */
export const half = (n: number): number => Math.ceil(n / 2);
export const halfAgain = (n: number): number => Math.ceil((n * 3) / 2);
