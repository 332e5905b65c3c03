// Answers what an action in a fight is good for, in figures: the chances that are told before it is chosen, what it comes to on average, and its place among the suggestions.

import type { Odds } from '@undercroft/kernel';
import { intrinsicOf, techniqueOf, type TechniqueId } from '../content/index.ts';
import type { Effect } from '../content/types.ts';
import { bodyOf } from '../fighting.ts';
import { characterAt, isMonster, type Item, type Table, type Unit } from '../state.ts';
import { effectsOfItem, intrinsicFor } from './choices.ts';
import { aceChance, atLeast, rankChance } from './odds.ts';
import { effectProspects, type Prospect } from './prospects.ts';
import { healthOf, statOf, theftNeeds } from './stats.ts';
import { alliesOf, foesOf, isKneeling, isNear, sideOf } from './units.ts';

const BLOW: readonly Effect[] = [{ do: 'attack', who: 'one' }];
/** What is chosen, as far as it is. */
export interface Chosen {
  readonly act: string;
  readonly technique?: TechniqueId | undefined;
  readonly item?: Item | undefined;
  readonly target?: Unit | undefined;
}
export function effectsChosen(table: Table, unit: Unit, { act, technique, item }: Chosen): readonly Effect[] {
  if (act === 'attack') return BLOW;
  if (act === 'intrinsic') return intrinsicOf(intrinsicFor(characterAt(table, unit))).effects;
  if (technique !== undefined) return techniqueOf(technique).effects;
  return item === undefined ? [] : effectsOfItem(item);
}
/** Whom an effect reaches when it is aimed at one. */
export function reachOf(table: Table, unit: Unit, effect: Effect, target: Unit | null): readonly Unit[] {
  const one = target === null ? [] : [target];
  if (!('who' in effect)) return effect.do === 'await' ? one : [];
  switch (effect.who) {
    case 'self':
      return [unit];
    case 'foes':
    case 'random-foe':
      return foesOf(table, unit);
    case 'near-foes':
      return foesOf(table, unit).filter((foe) => isNear(table, foe));
    case 'allies':
      return alliesOf(table, unit);
    default:
      return one;
  }
}

/** What somebody adds to itself counts for what else the action says. */
function afterwards(table: Table, unit: Unit, effect: Effect): Table {
  if (effect.do !== 'add' || effect.who !== 'self' || isMonster(unit)) return table;
  const one = characterAt(table, unit);
  return {
    ...table,
    party: table.party.with(unit, { ...one, statuses: [...one.statuses, ...effect.marks.filter((mark) => mark !== 'stun')] }),
  };
}

/** What the chosen action does, unit by unit; empty where nothing of it can be reckoned, or not all is chosen. */
export function prospectsOf(table: Table, unit: Unit, chosen: Chosen): readonly Prospect[] {
  const target = chosen.target ?? null;
  let as = table;
  return effectsChosen(table, unit, chosen).flatMap((effect) => {
    const found = effectProspects(as, unit, effect, reachOf(as, unit, effect, target)) ?? [];
    as = afterwards(as, unit, effect);
    const n = effect.do === 'attack' ? (effect.n ?? 1) : 1;
    // Of several random targets each is as likely as the others.
    const part = 'who' in effect && effect.who === 'random-foe' ? n / Math.max(1, found.length) : n;
    return part === 1 ? found : found.map((one) => ({ ...one, hp: one.hp * part, kills: Math.min(1, one.kills * part) }));
  });
}

const OF = 1000;
const oddsOf = (part: number): Odds => ({ ways: Math.round(OF * part), of: OF });
/** CRD-ATTACK-03, CRD-CHECK-03: how likely one target is hit, or a check succeeds; null where nothing can fail. */
export function chanceOf(table: Table, unit: Unit, chosen: Chosen): Odds | null {
  if (chosen.target === undefined) return null;
  // CRD-JOB-THIEF-03.
  if (effectsChosen(table, unit, chosen).some(({ do: what }) => what === 'rob')) return rankOdds(table, theftNeeds(table, unit));
  const [first] = prospectsOf(table, unit, chosen);
  return first === undefined || (first.chance === 1 && first.status === null && chosen.act !== 'attack') ? null : oddsOf(first.chance);
}
/** CRD-FLEE-01, CRD-FLEE-02, CRD-FLEE-04: a tie gets away. */
export function flightOdds(table: Table, unit: Unit): Odds {
  const speeds = foesOf(table, unit).map((foe) => statOf(table, foe, 'speed'));
  const theirs = Math.max(0, ...speeds);
  return oddsOf(atLeast(table.fate, statOf(table, unit, 'speed'), theirs));
}
/** CRD-TURN-13: an ace among Fort cards. */
export const resistOdds = (table: Table, unit: Unit): Odds => oddsOf(aceChance(table.fate, statOf(table, unit, 'fort')));
/** CRD-CHECK-04. */
export const rankOdds = (table: Table, need: number): Odds => oddsOf(rankChance(table.fate, need));

const [HEX, KILL, CURE] = [0.4, 0.3, 1.2] as const;
/** In parts of what units have: so much of a foe is taken away, so much of a friend in need is given back. Below 0: it harms friends. */
export function meritOf(table: Table, unit: Unit, chosen: Chosen): number {
  return prospectsOf(table, unit, chosen).reduce((sum, { on, hp, kills, status, chance }) => {
    const isFriend = sideOf(table, on) === sideOf(table, unit);
    const { hp: has } = bodyOf(table, on);
    if (status !== null) return sum + (isFriend ? -1 : HEX) * chance;
    if (hp >= 0) return sum + (isFriend ? -2 : 1) * (hp / Math.max(1, has) + KILL * kills);
    const need = isFriend ? (isKneeling(table, on) ? CURE : 0.4) : -1;
    return sum + need * (-hp / Math.max(1, healthOf(table, on)));
  }, 0);
}
/** The better the lower; what harms friends is not suggested, nor what does nothing. */
export function rankOfChosen(table: Table, unit: Unit, chosen: Chosen): readonly number[] | null {
  const merit = meritOf(table, unit, chosen);
  return merit <= 0 ? null : [-merit];
}
/** Foes for what harms, friends for what helps, the undead the other way round. */
export function fitting(table: Table, unit: Unit, chosen: Chosen, options: readonly Unit[]): readonly Unit[] {
  const worth = (target: Unit): number => meritOf(table, unit, { ...chosen, target });
  const helps = effectsChosen(table, unit, chosen).some(({ do: what }) => what === 'add' || what === 'remove' || what === 'revive');
  if (helps) return options.filter((one) => sideOf(table, one) === sideOf(table, unit));
  return options.filter((one) => worth(one) > 0).toSorted((a, b) => worth(b) - worth(a));
}
