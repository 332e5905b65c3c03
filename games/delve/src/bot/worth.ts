// Owns what things are worth to the heuristic, in points of health: the tables of the specification (5.7).

import { memberOf, at } from '@undercroft/kernel';
import { ITEM_IDS, ITEMS, type ItemId } from '../content/items.ts';
import type { Effect, Gem, ItemVerb, Level, Reward, Skill } from '../content/types.ts';
import { cardNow } from '../queries/foe.ts';
import { modesOf } from '../queries/ladder.ts';
import { chance } from '../queries/odds.ts';
import { healthOf, type Table } from '../state.ts';
import type { View } from '../view.ts';

const HEALTH_WORTH = [5, 5, 3, 2.1, 1.6, 1.35, 1.2, 1.1, 1] as const;
/** What one point of health is worth at the present health. */
export const healthWorth = (table: Table): number => at(HEALTH_WORTH, Math.min(healthOf(table), 8));

/** What losing some health would cost, point by point. */
export function lossWorth(table: Table, n: number): number {
  let worth = 0;
  for (let lost = 0; lost < n; lost++) worth += at(HEALTH_WORTH, Math.max(0, Math.min(healthOf(table) - lost, 8)));
  return worth;
}

export const GEM_COST: Readonly<Record<Gem, number>> = { ruby: 0.5, emerald: 0.5, sapphire: 0.45 };

/** What one use of an item is kept for. */
export const ITEM_COST: Readonly<Record<ItemVerb, number>> = {
  bonus: 0.4,
  fill: 0.8,
  'fill-on-pass': 0.7,
  weaken: 1,
  'no-guard': 0.7,
  'reduce-loss': 0.6,
  'auto-pass': 0.5,
  'open-reward': 0.5,
  'reroll-die': 0.45,
  'reroll-check': 0.5,
  'turn-die': 0.6,
  'roll-as': 0.3,
  recover: 0.6,
  'recover-room': 1,
  'stay-alive': 1,
  'recolour-gem': 0.5,
  learn: 1,
  redraw: 0.3,
  look: 0.3,
  'add-exit': 0.3,
  'clear-bonus': 1,
  'nudge-die': 0,
};
/** Specification 5.7: the heuristic never uses PRISM CHIP, ROPE LADDER, SPYGLASS and SURVEYOR'S CHALK. */
export const NEVER_USED: readonly ItemVerb[] = ['recolour-gem', 'redraw', 'look', 'add-exit'];
export const itemCost = (item: ItemId): number => ITEM_COST[ITEMS[item].effect.do];

const LEVEL_COST: Readonly<Record<Level, number>> = { 1: 1, 2: 0.85, 3: 0.7, B: 0.7 };

/** Whether nothing comes after this encounter: then nothing is worth keeping. */
function isLast(view: View): boolean {
  const card = cardNow(view);
  if (view.setup.mode === 'full' && !view.completionist) return card.level === 'B';
  return view.decks.impending === 0;
}

/** How dear gems and uses are now: cheaper the deeper it gets. */
export const thrift = (view: View): number => (view.encounter === null ? 1 : isLast(view) ? 0.03 : LEVEL_COST[cardNow(view).level]);

const TRAINED: Readonly<Record<Skill, { readonly target: number; readonly weight: number }>> = {
  ATK: { target: 8, weight: 1 },
  DEF: { target: 8, weight: 1 },
  AGL: { target: 7, weight: 0.55 },
  WIT: { target: 7, weight: 0.5 },
};

/** The gain in passing chance that an experience in a skill would bring. */
export function trainingWorth(table: Table, skill: Skill): number {
  const bubbles = table.hero.bubbles[skill];
  if (bubbles >= 4) return 0;
  const { target, weight } = TRAINED[skill];
  const better: Table = { ...table, hero: { ...table.hero, bubbles: { ...table.hero.bubbles, [skill]: bubbles + 1 } } };
  return weight * (chance(at(modesOf(better, skill), 0), target) - chance(at(modesOf(table, skill), 0), target));
}

/** Experience lasts: a point of passing chance is worth this much health over a game. */
const TRAINING_SCALE = 8;

export function rewardWorth(view: View, reward: Reward): number {
  if (reward.gain === 'health') return reward.n * healthWorth(view);
  if (reward.gain === 'experience')
    return Math.max(0.1, TRAINING_SCALE * Math.max(...reward.in.map((skill) => trainingWorth(view, skill)), 0));
  if (reward.gain === 'item')
    return NEVER_USED.includes(ITEMS[memberOf(ITEM_IDS, reward.item)].effect.do)
      ? 0
      : itemCost(memberOf(ITEM_IDS, reward.item)) * (ITEMS[memberOf(ITEM_IDS, reward.item)].uses ?? 3);
  return reward.n * GEM_COST[reward.gain];
}

/** What it is worth to avoid an effect (or, for a good one, to get it), apart from changes to dice that lie open. */
export function effectWorth(view: View, effect: Effect, hit: number): number {
  switch (effect.do) {
    case 'lose-health':
      return lossWorth(view, effect.n);
    case 'lose-gem':
      return GEM_COST.ruby;
    case 'fill-circle':
      return hit;
    case 'add-circle':
      return (view.encounter?.added ?? 0) < 2 ? hit : 0;
    default:
      return 0;
  }
}
