// Owns what a seat is told of what happened.

import { maskOf, type Fact, type GameTypes, type Seat, type SeatMask } from './game.ts';

export interface ToldFact {
  readonly type: string;
  readonly rule: string;
  readonly body: object;
}

/** No chance outcomes, and no field the seat may not see. */
export function redact<T extends GameTypes>(facts: readonly Fact<T>[], seat: Seat): readonly ToldFact[] {
  const told: ToldFact[] = [];
  for (const fact of facts) {
    if (fact.type === 'chance') continue;
    // An event of any game: which fields a body has, its type says, and no more is needed here.
    const { type, rule, body, secret } = fact as ToldFact & { readonly secret?: Readonly<Record<string, SeatMask>> };
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
