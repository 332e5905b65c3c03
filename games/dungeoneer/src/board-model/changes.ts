// Owns which things of the board a fact is about, by the names by which they are touched: what carries a ring when nothing may move.

import type { ToldFact } from '@undercroft/kernel';
import { numberIn, textIn } from './told.ts';
import { cardThing, seatThing, spaceThing } from './touch.ts';

export function changedThings(facts: readonly ToldFact[]): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (thing: (n: number) => string, n: number | null): void => {
    if (n !== null) found.add(thing(n));
  };
  for (const fact of facts) {
    for (const key of ['seat', 'payer', 'target']) add(seatThing, numberIn(fact, key));
    for (const key of ['space', 'to']) add(spaceThing, numberIn(fact, key));
    const card = textIn(fact, 'card');
    if (card !== null) found.add(cardThing(card));
  }
  return found;
}
