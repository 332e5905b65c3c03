// Owns how the heuristic judges a fight: what a round costs, what a hit and a passed check are worth.

import { at } from '@undercroft/kernel';
import type { Skill } from '../content/types.ts';
import {
  cardNow,
  emptyCircles,
  encounterOf,
  foeAtk,
  foeDef,
  guardChecks,
  guardLoss,
  guardSkills,
  has,
  keyword,
  strikeSkills,
  testsDue,
  trialTarget,
} from '../queries/foe.ts';
import { effectAs, usable } from '../queries/items.ts';
import { modesOf, totalOf } from '../queries/ladder.ts';
import { chance } from '../queries/odds.ts';
import type { Check, DieMode, Table } from '../state.ts';
import type { View } from '../view.ts';
import { effectWorth, GEM_COST, healthWorth, lossWorth, rewardWorth } from './worth.ts';

export const skillChance = (table: Table, skill: Skill, target: number): number =>
  Math.max(...modesOf(table, skill).map((mode: DieMode) => chance(mode, target)));
/** The same with an item at hand that helps the skill: it will not be used every time, so it counts by half. */
function helpedChance(view: View, skill: Skill, target: number): number {
  const bonus = usable(view, 'AFTER-ROLL').reduce((most, place) => {
    const effect = effectAs(view, place, 'bonus');
    return effect?.skill === skill ? Math.max(most, effect.n) : most;
  }, 0);
  return (skillChance(view, skill, target) + skillChance(view, skill, target - bonus)) / 2;
}
/** The skill of a list that passes most often. */
export const bestSkill = (view: View, skills: readonly Skill[], target: number): Skill =>
  skills.reduce((best, skill) => (helpedChance(view, skill, target) > helpedChance(view, best, target) ? skill : best));
const bestChance = (table: Table, skills: readonly Skill[], target: number): number =>
  Math.max(...skills.map((skill) => skillChance(table, skill, target)));

/** The chance of one circle in a round. */
export function hitChance(view: View): number {
  const card = cardNow(view);
  const p =
    card.trial === undefined ? bestChance(view, strikeSkills(card), foeDef(view)) : bestChance(view, card.trial.skills, trialTarget(view));
  return Math.max(p, 0.02);
}

/** What a failed guard check costs, with PILFER. */
export function guardWorth(view: View): number {
  const card = cardNow(view);
  return lossWorth(view, guardLoss(card)) + (has(card, 'PILFER') ? GEM_COST.ruby : 0);
}

/** What the guard checks of a round cost on average. */
export const guardCost = (view: View): number =>
  guardChecks(view) * (1 - bestChance(view, guardSkills(cardNow(view)), foeAtk(view))) * guardWorth(view);

/** What a round costs on average, without gems. */
export function roundCost(view: View): number {
  const card = cardNow(view);
  const encounter = encounterOf(view);
  let cost = card.foe === undefined ? 0 : guardCost(view);
  for (const place of [...testsDue(card, 1), ...testsDue(card, 2)]) {
    const test = at(card.tests, place);
    if (test.fail?.do === 'lose-health') cost += 0.5 * (1 - skillChance(view, test.skill, test.target)) * lossWorth(view, test.fail.n);
  }
  const clock = keyword(card, 'CLOCK');
  if (clock !== undefined) cost += healthWorth(view) / clock.n;
  if (card.trial !== undefined) cost += (1 - hitChance(view)) * effectWorth(view, card.trial.fail, 0);
  return encounter.stage === 'clear' ? 0 : cost;
}

/** The circles that a round fills on average: the check, and the opportunities that fill one. */
function hitsPerRound(view: View): number {
  const card = cardNow(view);
  let hits = hitChance(view);
  for (const place of testsDue(card, encounterOf(view).round)) {
    const test = at(card.tests, place);
    if (test.pass?.do === 'fill-circle') hits += skillChance(view, test.skill, test.target);
  }
  return hits;
}

/** Specification 5.7: the value of a hit is the expected loss per round by the chance to hit. */
export const hitWorth = (view: View): number => roundCost(view) / hitsPerRound(view);

/** The rounds still ahead, about. */
export const roundsAhead = (view: View): number => emptyCircles(encounterOf(view)) / hitChance(view);

/** Hits that are already certain this round. */
const hitsComing = (view: View): number =>
  encounterOf(view).hits +
  encounterOf(view).checks.filter(
    (check) =>
      check.state === 'rolled' && (check.purpose === 'attack' || check.purpose === 'trial') && totalOf(view, check) >= check.target,
  ).length;

/** What one more hit is worth now: nothing when the circles are full already. */
export const nextHitWorth = (view: View): number => (hitsComing(view) < emptyCircles(encounterOf(view)) ? hitWorth(view) : 0);

/** What it is worth that this check passes instead of failing. */
export function passWorth(view: View, check: Check): number {
  const card = cardNow(view);
  const hit = nextHitWorth(view);
  if (check.purpose === 'attack') return hit;
  if (check.purpose === 'guard')
    return guardWorth(view) + (has(card, 'LEECH') && encounterOf(view).filled > 0 && encounterOf(view).leeched < 3 ? hitWorth(view) : 0);
  if (check.purpose === 'trial') return hit + (card.trial === undefined ? 0 : effectWorth(view, card.trial.fail, hitWorth(view)));
  if (check.purpose === 'onClear')
    return (card.checks[check.source]?.gain ?? []).reduce((sum, reward) => sum + rewardWorth(view, reward), 0);
  const test = at(card.tests, check.source);
  return (
    (test.pass === undefined ? 0 : effectWorth(view, test.pass, hit) + swing(view, test.pass)) +
    (test.fail === undefined ? 0 : effectWorth(view, test.fail, hitWorth(view)) + swing(view, test.fail))
  );
}

/** What a modifier changes for the attack and guard dice that lie open beside the test. */
function swing(view: View, effect: { readonly do: string; readonly n?: number }): number {
  if (effect.do !== 'attack' && effect.do !== 'guard') return 0;
  const n = effect.n ?? 0;
  let worth = 0;
  for (const check of encounterOf(view).checks) {
    if (check.state !== 'rolled' || check.purpose !== effect.do) continue;
    const total = totalOf(view, check);
    const changes = total >= check.target !== total + n >= check.target;
    if (changes) worth += check.purpose === 'attack' ? nextHitWorth(view) : guardWorth(view);
  }
  return worth;
}
