// Owns what rooms hold, what a wager comes to and what an omen adds: questions that change nothing.

import type { Odds } from '@undercroft/kernel';
import { isCourt, isPlayingCard, rankOf, suitOf, type PlayingCard } from '@undercroft/parts';
import { MOST_ROUNDS } from '../setup.ts';
import type { Board, Way } from '../state.ts';

const COURT_LOOT = 10;
export const FACES = 6;
/** @@PRE@@-TURN-04: what the die must at least show. */
export const LEAST: Readonly<Record<Way, number>> = { carefully: 3, boldly: 5 };
export const CAREFUL_MORE = 3;
/** @@PRE@@-WIN-02. */
export const OMEN_LOOT = 3;

/** @@PRE@@-TURN-02. */
export const lootOf = (card: PlayingCard): number => (isCourt(card) ? COURT_LOOT : rankOf(card));

/** @@PRE@@-TURN-04: what a wager takes when it comes off. */
export const wagered = (how: Way, card: PlayingCard): number => (how === 'boldly' ? 3 * lootOf(card) : lootOf(card) + CAREFUL_MORE);
export const comesOff = (how: Way, die: number): boolean => die >= LEAST[how];
export const oddsOf = (how: Way): Odds => ({ ways: FACES - LEAST[how] + 1, of: FACES });

/** @@PRE@@-WIN-02: what an omen adds for these cards. */
export const omenLoot = (omen: PlayingCard, taken: readonly PlayingCard[]): number =>
  OMEN_LOOT * taken.filter((card) => suitOf(card) === suitOf(omen)).length;

/** @@PRE@@-WIN-01. */
export const isLastRound = ({ loot, enough, round }: Board): boolean => round >= MOST_ROUNDS || loot.some((n) => n >= enough);

/** The engine's piles hold names: all of them are playing cards here. */
export function cardNamed(name: string): PlayingCard {
  if (!isPlayingCard(name)) throw new Error(`${name} is no playing card`);
  return name;
}
