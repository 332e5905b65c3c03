// Owns what a fact that is on stage moves on the board: a card that flies, a tile that is laid, a hero who is hurt or gains something.

import type { Seat, ToldFact } from '@undercroft/kernel';
import type { CardId } from '../content/cards.ts';
import { asCard } from './card.ts';
import { numberIn, textIn } from './told.ts';

export interface Moving {
  /** A card on its way: out of a hand or off a sheet, or into a hand; null: its back. */
  readonly flies: { readonly card: CardId | null; readonly seat: Seat; readonly way: 'out' | 'in' } | null;
  /** The space whose card is being laid. */
  readonly lands: number | null;
  readonly hurt: Seat | null;
  readonly gains: Seat | null;
}

const STILL: Moving = { flies: null, lands: null, hurt: null, gains: null };

/** What is thrown: it keeps its result to itself until it lies. */
const THROWS = ['threat.rolled', 'dice.rolled', 'quest.searched', 'attack.rolled', 'counter.rolled'];
export const throws = ({ type }: ToldFact): boolean => THROWS.includes(type);

export function movingBy(fact: ToldFact | null): Moving {
  if (fact === null) return STILL;
  const seat = numberIn(fact, 'seat') ?? 0;
  const card = asCard(textIn(fact, 'card') ?? '');
  switch (fact.type) {
    case 'card.played':
    case 'card.used':
    case 'encounter.declared':
      return card === null ? STILL : { ...STILL, flies: { card, seat, way: 'out' } };
    case 'card.drawn':
      return { ...STILL, flies: { card, seat, way: 'in' } };
    case 'map.placed':
      return { ...STILL, lands: numberIn(fact, 'space') };
    case 'hero.wounded':
    case 'hero.defeated':
      return { ...STILL, hurt: seat };
    case 'space.collected':
    case 'hero.healed':
    case 'quest.completed':
      return { ...STILL, gains: seat };
    case 'glory.changed':
    case 'level.changed':
      return (numberIn(fact, 'n') ?? 0) > 0 ? { ...STILL, gains: seat } : STILL;
    default:
      return STILL;
  }
}
