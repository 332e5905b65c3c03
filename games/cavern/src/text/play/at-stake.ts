// Owns the number that a question is about: what the die shows, how much damage comes, how much experience is given so far.

import { isOneOf } from '@undercroft/kernel';
import type { Picks } from '@undercroft/presentation';
import { XP_IDS, xpOf } from '../../content/cards.ts';
import type { Moment } from '../../content/types.ts';
import type { View } from '../../view.ts';

export const atStake = ({ rolled, attack, blow }: View, moment: Moment): number =>
  moment === 'rolled' ? (rolled?.die ?? attack?.die ?? 0) : (blow?.n ?? 0);

/** CAV-XP-03: what the cards that are picked come to. */
export const givenIn = ({ card1, card2, card3, card4 }: Picks): number =>
  [card1, card2, card3, card4].reduce<number>((sum, card) => sum + (isOneOf(XP_IDS, card) ? xpOf(card) : 0), 0);
