// Owns who is looked at: the heroes of a seat, whose cards are shown, and how a party is listed.

import { xpOf } from '../content/cards.ts';
import type { HeroNo } from '../state.ts';
import type { View } from '../view.ts';

export const seatOfHero = ({ setup }: View, hero: HeroNo): number => hero % setup.players;
export const isOwn = (view: View, hero: HeroNo): boolean => seatOfHero(view, hero) === view.seat;
/** One hero alone needs no ring that says who acts. */
export const isAlone = ({ heroes }: View): boolean => heroes.length < 2;

/** Whose cards lie before this seat: the acting hero if it is its own, else its first one; of whoever only watches the acting one. */
export function heroShown(view: View): HeroNo {
  if (isOwn(view, view.active) || view.heroes.length === 0) return view.active;
  const own = view.heroes.findIndex((_, no) => isOwn(view, no));
  return own < 0 ? view.active : own;
}

/** Tiles that are still in the stack. */
export const tilesLeft = ({ stack }: View): number => stack.reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : 1), 0);

/** What the piles of experience are worth, team by team. */
export const experienceOf = ({ xp }: View): readonly number[] => xp.map((pile) => pile.reduce((sum, card) => sum + xpOf(card), 0));
