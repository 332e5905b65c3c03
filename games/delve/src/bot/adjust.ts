// Owns how the heuristic spends gems and items on dice that lie open: the best (worth × chance − cost), if any is positive.

import { at } from '@undercroft/kernel';
import type { Choice } from '@undercroft/kernel';
import { GEMS, type Gem } from '../content/types.ts';
import { adjustItems, checksForItem, committable, diceFor, spendable, touchOf, type Touch } from '../queries/adjust.ts';
import { effectAs, effectAt, entryAt } from '../queries/items.ts';
import { modifierOf, passes, totalOf } from '../queries/ladder.ts';
import { sumOf } from '../pieces/dice.ts';
import { chance } from '../queries/odds.ts';
import { gemsOf, type Check } from '../state.ts';
import type { View } from '../view.ts';
import { passWorth } from './fight.ts';
import { GEM_COST, itemCost, thrift } from './worth.ts';

interface Plan {
  readonly worth: number;
  readonly choice: Choice;
}

/** The sum with one die changed, modifiers included. */
function totalWith(view: View, check: Check, die: number, face: number): number {
  return (
    sumOf(
      check.mode,
      check.dice.map((old, i) => (i === die ? face : old)),
    ) + modifierOf(view, check)
  );
}

/** The dice to raise, one point at a time, until the check passes; null when it cannot. */
function raises(view: View, check: Check, most: number): readonly number[] | null {
  const dice = [...check.dice];
  const steps: number[] = [];
  while (steps.length < most) {
    // Raise the kept die that has room; in mode D a tie needs both, so try each and keep the best.
    const die = dice
      .map((_, i) => i)
      .filter((i) => at(dice, i) < 6)
      .sort((a, b) => gain(check, dice, b) - gain(check, dice, a) || at(dice, b) - at(dice, a))[0];
    if (die === undefined) return null;
    dice[die] = at(dice, die) + 1;
    steps.push(die);
    if (sumOf(check.mode, dice) + modifierOf(view, check) >= check.target) return steps;
  }
  return null;
}

const gain = (check: Check, dice: readonly number[], die: number): number =>
  sumOf(
    check.mode,
    dice.map((face, i) => (i === die ? face + 1 : face)),
  ) - sumOf(check.mode, dice);

/** The chance that rolling one die again passes the check. */
function rerollChance(view: View, check: Check, die: number): number {
  let n = 0;
  for (let face = 1; face <= 6; face++) if (totalWith(view, check, die, face) >= check.target) n++;
  return n / 6;
}

const bestDie = (view: View, check: Check): number =>
  check.dice.reduce((best, _, die) => (rerollChance(view, check, die) > rerollChance(view, check, best) ? die : best), 0);

/** How likely a touch makes the check pass, and on which die. */
function prospect(
  view: View,
  check: Check,
  at: number,
  touch: Touch,
  bonus: number,
): { readonly chance: number; readonly die?: number; readonly step?: number } {
  if (touch === 'pass') return { chance: 1 };
  if (touch === 'bonus') return { chance: totalOf(view, check) + bonus >= check.target ? 1 : 0 };
  if (touch === 'emerald') return { chance: chance(check.mode, check.target - modifierOf(view, check)) };
  if (touch === 'sapphire') {
    const die = bestDie(view, check);
    return { chance: rerollChance(view, check, die), die };
  }
  if (touch === 'ruby') {
    const die = raises(view, check, 1)?.[0];
    return die === undefined ? { chance: 0 } : { chance: 1, die, step: 1 };
  }
  const die = diceFor(view, 'six', at).find((place) => totalWith(view, check, place, 6) >= check.target);
  return die === undefined ? { chance: 0 } : { chance: 1, die };
}

/** Several rubies on one check: certain, and dear. */
function rubyPlan(view: View, check: Check, at: number, worth: number): Plan | null {
  const steps = raises(view, check, gemsOf(view, 'ruby'));
  const die = steps?.[0];
  if (steps === null || die === undefined) return null;
  return { worth: worth - steps.length * GEM_COST.ruby * thrift(view), choice: { act: 'spend', gem: 'ruby', check: at, die, step: 1 } };
}

function gemPlan(view: View, gem: Gem, check: Check, at: number, worth: number): Plan | null {
  if (gem === 'ruby') return rubyPlan(view, check, at, worth);
  const { chance: p, die } = prospect(view, check, at, gem, 0);
  return {
    worth: worth * p - GEM_COST[gem] * thrift(view),
    choice: { act: 'spend', gem, check: at, ...(die === undefined ? {} : { die }) },
  };
}

function itemPlan(view: View, item: number, check: Check, at: number, worth: number): Plan | null {
  // Specification 5.7: the heuristic never uses PRISM CHIP.
  if (effectAt(view, item).do === 'recolour-gem') return null;
  const touch = touchOf(view, item, undefined);
  const bonus = effectAs(view, item, 'bonus')?.n ?? 0;
  const { chance: p, die, step } = prospect(view, check, at, touch, bonus);
  const cost = itemCost(entryAt(view, item).item) * thrift(view);
  return {
    worth: worth * p - cost,
    choice: { act: 'use', item, check: at, ...(die === undefined ? {} : { die }), ...(step === undefined ? {} : { step }) },
  };
}

function plansFor(view: View, check: Check, at: number): readonly (Plan | null)[] {
  const worth = passWorth(view, check);
  const gems = spendable(view);
  return [
    ...GEMS.filter((gem) => gems.includes(gem)).map((gem) => gemPlan(view, gem, check, at, worth)),
    ...adjustItems(view).flatMap((item) => (checksForItem(view, item).includes(at) ? [itemPlan(view, item, check, at, worth)] : [])),
  ];
}

/** The best thing to do with the dice: help the check that gains most, or commit. */
export function adjustDice(view: View): Choice {
  const checks = view.encounter?.checks ?? [];
  let best: Plan = { worth: 0, choice: { act: 'commit', check: committable(view)[0] ?? 0 } };
  checks.forEach((check, at) => {
    if (check.state !== 'rolled' || check.forced || passes(view, check)) return;
    for (const plan of plansFor(view, check, at)) if (plan !== null && plan.worth > best.worth) best = plan;
  });
  return best.choice;
}
