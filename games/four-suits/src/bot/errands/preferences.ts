// Owns what a player may set for characters who fight by themselves: whom they strike, when they heal, how much MP they keep.

import type { Wanted } from '@undercroft/bots';
import { isOneOf, type Scalar } from '@undercroft/kernel';
import { preferenceIn, type OpenPreference, type Preferences } from '@undercroft/parts';
import { speciesOf, TECHNIQUE_IDS } from '../../content/index.ts';
import type { Effect } from '../../content/types.ts';
import { bodyOf, monsterAt } from '../../fighting.ts';
import { mpCost } from '../../queries/choices.ts';
import { reachOf } from '../../queries/merits.ts';
import { healthOf, statsOf } from '../../queries/stats.ts';
import { hasStatus, isNear, livingOf, sideOf } from '../../queries/units.ts';
import { characterAt, isMonster, seatOf, type Table, type Unit } from '../../state.ts';
import type { View } from '../../view.ts';
import { TARGETS, type PreferenceName } from '../../errand-keys.ts';
import type { Mind, Weighed } from '../fight.ts';

/** Nobody is asked for orders before they have seen what a fight is: from the third one on. */
const FIGHTS_BEFORE = 2;

/** Heal whoever is below so many percent of their Health, and nobody else; 'any': when it is worth it. */
const BELOW = ['any', 30, 50, 70] as const;
/** So many percent of their MP are spent on healing alone. */
const KEEP = [0, 25, 50, 75] as const;

const open =
  (name: PreferenceName, choices: OpenPreference['choices']) =>
  (of: Unit): OpenPreference => ({ name, of, choices });
export const targetOf = open('target', TARGETS);
const healingOf = open('heal', BELOW);
const keptOf = open('keep', KEEP);

/** Those of a seat who fight. */
const fightersOf = (view: View): readonly Unit[] => livingOf(view).filter((unit) => seatOf(view, unit) === view.seat);
const hasFought = ({ chronicle }: Table): boolean => chronicle.reduce((sum, { fights }) => sum + fights, 0) >= FIGHTS_BEFORE;

/** What may be set for blows alone. */
export const openForBlows = (view: View): readonly OpenPreference[] => (hasFought(view) ? fightersOf(view).map(targetOf) : []);
/** What may be set where everything is used. */
export const openForAll = (view: View): readonly OpenPreference[] =>
  hasFought(view)
    ? fightersOf(view).flatMap((unit) => [
        targetOf(unit),
        healingOf(unit),
        ...(characterAt(view, unit).techniques.length > 0 ? [keptOf(unit)] : []),
      ])
    : [];

/** Those among the foes whom a character is to strike; all of them where nobody is as they were described. */
export function foesWanted(table: Table, foes: readonly Unit[], wanted: Scalar): readonly Unit[] {
  const least = Math.min(...foes.map((foe) => bodyOf(table, foe).hp));
  const some = foes.filter((foe) => {
    if (wanted === 'weakest') return bodyOf(table, foe).hp === least;
    if (wanted === 'near') return isNear(table, foe);
    if (wanted === 'casters') return isMonster(foe) && speciesOf(monsterAt(table, foe).species).archetype === 'caster';
    return true;
  });
  return some.length > 0 ? some : foes;
}

const isHealing = (effect: Effect): boolean =>
  effect.do === 'heal' || effect.do === 'mend' || effect.do === 'pray' || (effect.do === 'restore' && effect.what === 'hp');
const targetIn = ({ target }: Wanted): Unit | null => (typeof target === 'number' ? target : null);

/** What it costs of the MP. */
const costIn = ({ technique }: Wanted): number => (isOneOf(TECHNIQUE_IDS, technique) ? mpCost(technique) : 0);

/** Whether it heals a friend who is below so many percent. */
const helps =
  ({ table, unit }: Mind, below: number) =>
  ({ wanted, effects = [] }: Weighed): boolean =>
    effects
      .filter(isHealing)
      .flatMap((effect) => reachOf(table, unit, effect, targetIn(wanted)))
      .some((on) => sideOf(table, on) === 0 && !hasStatus(table, on, 'dead') && bodyOf(table, on).hp < (below / 100) * healthOf(table, on));

/** Who is not struck while somebody else is to be: by the kind of action, since not everything reaches everybody. */
function isStruck({ table, unit }: Mind, all: readonly Weighed[], wanted: Scalar): (one: Weighed) => boolean {
  const kindOf = ({ act, technique, item }: Wanted): string => JSON.stringify([act, technique, item]);
  const foe = (one: Weighed): Unit | null => {
    const target = targetIn(one.wanted);
    return target !== null && sideOf(table, target) !== sideOf(table, unit) ? target : null;
  };
  const among = new Map<string, readonly Unit[]>();
  for (const one of all) {
    const target = foe(one);
    if (target !== null) among.set(kindOf(one.wanted), [...(among.get(kindOf(one.wanted)) ?? []), target]);
  }
  return (one) => {
    const target = foe(one);
    return target === null || foesWanted(table, among.get(kindOf(one.wanted)) ?? [], wanted).includes(target);
  };
}

/** Whom they strike is followed, and nothing else. */
export const struckOnly = (mind: Mind, all: readonly Weighed[], preferences: Preferences): readonly Weighed[] =>
  all.filter(isStruck(mind, all, preferenceIn(preferences, targetOf(mind.unit))));

/** What is left to choose from when the preferences of a character are followed. */
export function following(mind: Mind, all: readonly Weighed[], preferences: Preferences): readonly Weighed[] {
  const { table, unit } = mind;
  const below = preferenceIn(preferences, healingOf(unit));
  if (typeof below === 'number') {
    const needed = all.filter((one) => one.worth > 0 && helps(mind, below)(one));
    if (needed.length > 0) return needed;
  }
  const { mp } = characterAt(table, unit);
  const kept = (Number(preferenceIn(preferences, keptOf(unit))) / 100) * statsOf(characterAt(table, unit)).mana;
  const struck = isStruck(mind, all, preferenceIn(preferences, targetOf(unit)));
  const heals = helps(mind, Infinity);
  return all.filter((one) => {
    if (heals(one)) return below === 'any';
    const cost = costIn(one.wanted);
    return (cost === 0 || mp - cost >= kept) && struck(one);
  });
}
