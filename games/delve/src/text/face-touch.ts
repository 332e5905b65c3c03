// Owns what may be done to the dice that lie open, one entry for each answer: what it makes of the check, or its chance.

import { missing } from '@undercroft/kernel';
import type { ItemId } from '../content/items.ts';
import { GEMS, type Gem } from '../content/types.ts';
import {
  adjustItems,
  checkAt,
  checksForGems,
  checksForItem,
  diceFor,
  spendable,
  stepsFor,
  touchOf,
  type Touch,
} from '../queries/adjust.ts';
import { effectAs, effectAt } from '../queries/items.ts';
import { dieOdds, modifierOf, passes, totalOf } from '../queries/ladder.ts';
import { chanceFrom, NO_GEMS, ways } from '../queries/odds.ts';
import { gemsOf, type Check } from '../state.ts';
import type { View } from '../view.ts';

export interface DiceTouch {
  /** The whole answer. */
  readonly steps: readonly (string | number)[];
  /** What is used up: a gem, or an item. */
  readonly gem: Gem | null;
  readonly item: ItemId | null;
  /** The colour in whose place the gem is spent; null when it is spent as itself. */
  readonly as: Gem | null;
  /** What it does to the dice. */
  readonly does: Touch;
  readonly check: number;
  readonly die: number | null;
  readonly from: number | null;
  readonly to: number | null;
  /** What the check comes to; null when dice are rolled. */
  readonly total: number | null;
  readonly passes: boolean;
  /** For what is rolled again. */
  readonly odds: { readonly ways: number; readonly of: number } | null;
}

const withDie = (check: Check, die: number, face: number): Check => ({
  ...check,
  dice: check.dice.map((old, i) => (i === die ? face : old)),
});

/** The chance that a check passes when all its dice are rolled again. */
export function checkOdds(view: View, at: number): { readonly ways: number; readonly of: number } {
  const check = checkAt(view, at);
  return ways(check.mode, check.target - modifierOf(view, check));
}

type Used = Pick<DiceTouch, 'gem' | 'item' | 'as'>;
type Head = readonly (string | number)[];

/** All answers that use one thing on one check. */
function on(view: View, used: Used, head: Head, does: Touch, at: number): readonly DiceTouch[] {
  const check = checkAt(view, at);
  const base = { ...used, does, check: at, die: null, from: null, to: null, odds: null };
  const changed = (one: Check) => ({ total: totalOf(view, one), passes: passes(view, one) });
  if (does === 'bonus') {
    const n = used.item === null ? 0 : (effectAs(view, Number(head[1]), 'bonus')?.n ?? 0);
    return [{ ...base, steps: [...head, at], ...changed({ ...check, bonus: check.bonus + n }) }];
  }
  if (does === 'pass') return [{ ...base, steps: [...head, at], ...changed({ ...check, forced: true }) }];
  if (does === 'emerald') return [{ ...base, steps: [...head, at], total: null, passes: false, odds: checkOdds(view, at) }];
  return diceFor(view, does, at).flatMap((die): readonly DiceTouch[] => {
    const from = check.dice[die] ?? missing();
    const one = { ...base, die, from, steps: [...head, at, die] };
    if (does === 'sapphire') return [{ ...one, total: null, passes: false, odds: dieOdds(view, check, die) }];
    if (does === 'six') {
      const to = effectAs(view, Number(head[1]), 'turn-die')?.face ?? 6;
      return [{ ...one, to, ...changed(withDie(check, die, to)) }];
    }
    return stepsFor(view, at, die).map((step) => ({
      ...one,
      steps: [...one.steps, step],
      to: from + step,
      ...changed(withDie(check, die, from + step)),
    }));
  });
}

/** Every gem and item on every check and die; a gem used as another colour is left to the question itself. */
export function diceTouches(view: View): readonly DiceTouch[] {
  const gems = spendable(view).flatMap((gem) =>
    checksForGems(view).flatMap((at) => on(view, { gem, item: null, as: null }, ['spend', gem], gem, at)),
  );
  const items = adjustItems(view)
    .filter((place) => effectAt(view, place).do !== 'recolour-gem')
    .flatMap((place) => {
      const item = view.hero.inventory[place]?.item ?? null;
      return checksForItem(view, place).flatMap((at) =>
        on(view, { gem: null, item, as: null }, ['use', place], touchOf(view, place, undefined), at),
      );
    });
  return [...gems, ...items];
}

/** Gems spent in the colour of one that is not there: of each colour that could help, by the gem one has most of. */
export function prismTouches(view: View): readonly DiceTouch[] {
  const have = [...spendable(view)].sort((a, b) => gemsOf(view, b) - gemsOf(view, a));
  const [gem] = have;
  const place = adjustItems(view).find((one) => effectAt(view, one).do === 'recolour-gem');
  if (gem === undefined || place === undefined) return [];
  const item = view.hero.inventory[place]?.item ?? null;
  return GEMS.filter((as) => !have.includes(as)).flatMap((as) =>
    checksForItem(view, place).flatMap((at) => on(view, { gem, item, as }, ['use', place, gem, as], as, at)),
  );
}

/** How many rubies make a failing check pass for certain, no more than there are; null when that cannot be done. */
export function rubiesNeeded(view: View, at: number): number | null {
  const check = checkAt(view, at);
  const target = check.target - modifierOf(view, check);
  const have = spendable(view).includes('ruby') ? gemsOf(view, 'ruby') : 0;
  for (let ruby = 1; ruby <= Math.min(have, 10); ruby++) {
    if (chanceFrom(check.mode, check.dice, target, { ...NO_GEMS, ruby }) === 1) return ruby;
  }
  return null;
}

/** Whether a check is sure to pass with so many further rubies, once a die shows this face. */
export function sureWith(view: View, at: number, die: number, face: number, ruby: number): boolean {
  const check = withDie(checkAt(view, at), die, face);
  return chanceFrom(check.mode, check.dice, check.target - modifierOf(view, check), { ...NO_GEMS, ruby }) === 1;
}
