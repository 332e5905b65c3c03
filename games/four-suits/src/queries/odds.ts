// Answers how likely cards are, from exactly what is left of the Fate deck: what lies face down, and what the next shuffle would bring.

import { keptWith, rankOf } from '@undercroft/parts';
import { CHANCE } from '../content/scales.ts';
import type { Grade } from '../content/types.ts';
import { FULL_DECK, type Card, type Fate } from '../state.ts';
import { isFace, suitValue } from './cards.ts';

const RANKS = 13;
/** Cards in no order: how many, how many up to each rank, how many of each suit, how many faces. */
interface Heap {
  readonly cards: number;
  readonly upTo: readonly number[];
  readonly suits: readonly [number, number, number, number];
  readonly faces: number;
}
function heapOf(cards: readonly Card[]): Heap {
  const ranks: number[] = Array<number>(RANKS + 1).fill(0);
  const suits: [number, number, number, number] = [0, 0, 0, 0];
  let faces = 0;
  for (const card of cards) {
    const rank = rankOf(card);
    ranks[rank] = (ranks[rank] ?? 0) + 1;
    const suit = suitValue(card) - 1;
    suits[suit] = (suits[suit] ?? 0) + 1;
    if (isFace(card)) faces++;
  }
  let sum = 0;
  return { cards: cards.length, upTo: ranks.map((n) => (sum += n)), suits, faces };
}
/** The draw pile, and what comes after it (CRD-CARDS-09, CRD-CARDS-10). */
interface Piles {
  readonly now: Heap;
  readonly left: number;
  readonly next: Heap;
}
const pilesOf = keptWith(({ unseen, down, discard, drawn }: Fate): Piles => {
  const after = [...discard, ...drawn];
  return { now: heapOf(unseen), left: unseen.length - down, next: heapOf(after.length > 0 ? after : FULL_DECK) };
});

/** How likely n cards of a heap are all among so many of its cards. */
function allAmong(good: number, of: number, n: number): number {
  let part = 1;
  for (let i = 0; i < n; i++) {
    if (good - i <= 0) return 0;
    part *= (good - i) / (of - i);
  }
  return part;
}
/** The same of n cards drawn one after the other, over the end of the pile. */
function allOf({ now, left, next }: Piles, n: number, good: (heap: Heap) => number): number {
  const first = Math.min(n, left);
  const second = Math.min(n - first, next.cards);
  return allAmong(good(now), now.cards, first) * allAmong(good(next), next.cards, second);
}

/** CRD-ATTACK-03, CRD-ATTACK-04, CRD-CARDS-12, CRD-CARDS-13: how likely so many cards are not beaten by so many others, drawn after them. */
export function atLeast(fate: Fate, own: number, theirs: number): number {
  if (theirs === 0) return 1;
  if (own === 0) return 0;
  const { now, left, next } = pilesOf(fate);
  const [a1, e1] = [Math.min(own, left), Math.min(theirs, Math.max(0, left - own))];
  const [a2, e2] = [Math.min(own - a1, next.cards), Math.min(theirs - e1, next.cards)];
  // All own cards up to one rank, and all others up to another.
  const both = (rank: number, above: number): number =>
    allAmong(now.upTo[rank] ?? 0, now.cards, a1) *
    allAmong((now.upTo[above] ?? 0) - a1, now.cards - a1, e1) *
    allAmong(next.upTo[rank] ?? 0, next.cards, a2) *
    allAmong((next.upTo[above] ?? 0) - a2, next.cards - a2, e2);
  let sum = 0;
  for (let rank = 1; rank <= RANKS; rank++) sum += both(rank, rank) - both(rank - 1, rank);
  return Math.max(0, Math.min(1, sum));
}
/** CRD-CHECK-01: a face card among so many. */
export const saveChance = (fate: Fate, n: number): number =>
  n <= 0 ? 0 : 1 - allOf(pilesOf(fate), n, ({ cards, faces }) => cards - faces);
/** CRD-CHECK-03. */
export const gradeChance = (fate: Fate, n: number, grade: Grade): number =>
  n <= 0 ? 0 : 1 - allOf(pilesOf(fate), n, ({ cards, upTo }) => cards - (upTo[CHANCE[grade]] ?? 0));
/** CRD-CHECK-04: one card of a rank up to this. */
export const rankChance = (fate: Fate, need: number): number =>
  allOf(pilesOf(fate), 1, ({ upTo }) => upTo[Math.max(0, Math.min(RANKS, need))] ?? 0);
/** CRD-TURN-13: an ace among so many. */
export const aceChance = (fate: Fate, n: number): number =>
  n <= 0 ? 0 : 1 - allOf(pilesOf(fate), n, ({ cards, upTo }) => cards - (upTo[1] ?? 0));

/** How likely each suit is as the next card: ♠ ♥ ♣ ♦. */
export function suitChances(fate: Fate): readonly number[] {
  const { now, left, next } = pilesOf(fate);
  const { suits, cards } = left > 0 ? now : next;
  return suits.map((n) => n / Math.max(1, cards));
}
/** CRD-ATTACK-09, CRD-ENERGY-03: the mean multiplier after what changes it, and how likely it is at least so much. */
export function multiplierMean(fate: Fate, by: number, lifted: boolean): number {
  return suitChances(fate).reduce((sum, part, i) => sum + part * Math.max(0, (lifted && i === 0 ? 2 : i + 1) + by), 0);
}
export function multiplierAtLeast(fate: Fate, need: number, by: number, lifted: boolean): number {
  return suitChances(fate).reduce((sum, part, i) => sum + (Math.max(0, (lifted && i === 0 ? 2 : i + 1) + by) >= need ? part : 0), 0);
}
