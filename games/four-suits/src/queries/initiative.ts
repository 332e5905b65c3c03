// Answers who acts next in a fight: whoever has the best initiative card.

import { rankOf } from '@undercroft/parts';
import { NOBODY, type Card, type Table, type Unit } from '../state.ts';
import { suitValue } from './cards.ts';

/** CRD-INIT-03: the higher rank, and of equal ranks the better suit. */
const isBetter = (card: Card, than: Card): boolean =>
  rankOf(card) > rankOf(than) || (rankOf(card) === rankOf(than) && suitValue(card) > suitValue(than));
/** The best card of a hand. */
export function bestOf(hand: readonly Card[]): Card | undefined {
  let top = hand[0];
  for (const card of hand) if (top !== undefined && isBetter(card, top)) top = card;
  return top;
}
interface Turn {
  readonly unit: Unit;
  readonly card: Card;
}
/** CRD-INIT-02, CRD-INIT-03: everybody who has a card, the best first, of equals in unit order. */
export function turnOrder({ fight }: Pick<Table, 'fight'>): readonly Turn[] {
  const turns = (fight?.hands ?? []).flatMap((hand, unit): readonly Turn[] => {
    const card = bestOf(hand);
    return card === undefined ? [] : [{ unit, card }];
  });
  return turns.sort((a, b) => (isBetter(a.card, b.card) ? -1 : isBetter(b.card, a.card) ? 1 : a.unit - b.unit));
}
/** CRD-INIT-02, CRD-INIT-03: who is next; NOBODY: no card is left. */
export function nextUnit({ fight }: Pick<Table, 'fight'>): Unit {
  let [unit, top]: [Unit, Card | undefined] = [NOBODY, undefined];
  (fight?.hands ?? []).forEach((hand, one) => {
    const card = bestOf(hand);
    if (card !== undefined && (top === undefined || isBetter(card, top))) [unit, top] = [one, card];
  });
  return unit;
}
