// Owns what an answer about open dice touches: which check and die, what is used up, and what comes of it where that is certain.

import type { Choice, Odds, Picked, Stakes } from '@undercroft/kernel';
import type { ItemId } from '../content/items.ts';
import { GEMS, type Gem } from '../content/types.ts';
import type { View } from '../view.ts';

export interface DiceTouch {
  /** What is used up: a gem, or an item. */
  readonly gem: Gem | null;
  readonly item: ItemId | null;
  /** The colour in whose place the gem is spent; null when it is spent as itself. */
  readonly as: Gem | null;
  readonly check: number;
  readonly die: number | null;
  readonly from: number | null;
  readonly to: number | null;
  /** What the check comes to; null when dice are rolled. */
  readonly total: number | null;
  /** What is added to the check; null where nothing is. */
  readonly bonus: number | null;
  readonly passes: boolean;
  /** So many rubies are needed in all, this one the first of them; null where one is enough, or no number would do. */
  readonly rubies: number | null;
  /** For what is rolled again. */
  readonly odds: Odds | null;
}

/** What is picked, and what the question says of it. */
export interface Touched {
  readonly choice: Choice | Readonly<Record<string, Picked>>;
  readonly odds: Odds | null;
  readonly outcome: Stakes | null;
}

const gemOf = (value: unknown): Gem | null => GEMS.find((one) => one === value) ?? null;

/** Null for an answer that touches no check. */
export function touchIn(view: View, { choice, odds, outcome }: Touched): DiceTouch | null {
  const { check, die, item, gem, as } = choice;
  const at = typeof check === 'number' ? view.encounter?.checks[check] : undefined;
  if (typeof check !== 'number' || at === undefined) return null;
  const place = typeof die === 'number' ? die : null;
  return {
    gem: gemOf(gem),
    item: typeof item === 'number' ? (view.hero.inventory[item]?.item ?? null) : null,
    as: gemOf(as),
    check,
    die: place,
    from: place === null ? null : (at.dice[place] ?? null),
    to: outcome?.['to'] ?? null,
    total: outcome?.['total'] ?? null,
    bonus: outcome?.['bonus'] ?? null,
    passes: outcome?.['passes'] === 1,
    rubies: outcome?.['rubies'] ?? null,
    odds,
  };
}
