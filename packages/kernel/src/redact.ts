// Owns what a seat is told of what happened.

import { isChance, maskOf, type Fact, type GameTypes, type Seat, type SeatMask } from './game.ts';

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
  for (const fact of facts)
    if (!isChance(fact)) told.push({ type: fact.type, rule: fact.rule, body: seenBy(seat, fact.body, fact.secret) });
  return told;
}

function seenBy(seat: Seat, body: object, secret: Readonly<Record<string, SeatMask>> | undefined): object {
  if (secret === undefined) return body;
  const isSeen = (field: string): boolean => secret[field] === undefined || (secret[field] & maskOf(seat)) !== 0;
  return Object.fromEntries(Object.entries(body).filter(([field]) => isSeen(field)));
}
