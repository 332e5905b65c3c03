// Owns what a seat is told of what happened.

import { isChance, maskOf, type Fact, type GameTypes, type Seat } from './game.ts';

export interface ToldFact {
  readonly type: string;
  readonly rule: string;
  readonly body: object;
}

/** All that happened, with every field: for whoever may know everything. */
export const unredacted = <T extends GameTypes>(facts: readonly Fact<T>[]): readonly ToldFact[] => facts.filter((fact) => !isChance(fact));

/** No chance outcomes, and no field the seat may not see. */
export function redact<T extends GameTypes>(facts: readonly Fact<T>[], seat: Seat): readonly ToldFact[] {
  const told: ToldFact[] = [];
  for (const fact of facts) {
    if (isChance(fact)) continue;
    const { type, rule, body, secret } = fact;
    if (secret === undefined) told.push({ type, rule, body });
    else
      told.push({
        type,
        rule,
        body: Object.fromEntries(
          Object.entries(body).filter(([field]) => secret[field] === undefined || (secret[field] & maskOf(seat)) !== 0),
        ),
      });
  }
  return told;
}
