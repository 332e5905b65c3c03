// Owns how a bot looks after its party between fights: levels, techniques, equipment, potions and blessings.

import type { Wanted } from '@undercroft/bots';
import { best } from '@undercroft/bots';
import { techniqueOf } from '../content/index.ts';
import { HEALING } from '../content/scales.ts';
import { techniquesFor } from '../queries/choices.ts';
import { statsOf, tnlOf, weaponIn } from '../queries/stats.ts';
import { has, isLiving, livingOf, presentOf } from '../queries/units.ts';
import { characterAt, type Character, type Item, type Table, type Unit } from '../state.ts';
import { jobOf } from '../content/index.ts';
import { bestFitting } from './gear.ts';
import { techniqueToLearn } from './growth.ts';

export const partOf = (one: Character): number => one.hp / Math.max(1, statsOf(one).health);
/** How whole the party is: the fallen count as nothing. */
export function condition(table: Table): number {
  const party = presentOf(table).map((unit) => characterAt(table, unit));
  const whole = party.reduce((sum, one) => sum + statsOf(one).health, 0);
  return party.reduce((sum, one) => sum + (isLiving(one) ? one.hp : 0), 0) / Math.max(1, whole);
}

/** Experience in hand heals as well as a Fountain: it is spent when it is needed, or before the boss. */
const HURT = 0.55;
const DRAINED = 0.2;
export function levelling(table: Table, now: boolean): Wanted | null {
  const ready = livingOf(table).filter((unit) => characterAt(table, unit).exp >= tnlOf(characterAt(table, unit)));
  const unit = ready.find((one) => {
    const character = characterAt(table, one);
    const isMage = jobOf(character.job).row === 'far' && character.techniques.some((id) => techniqueOf(id).kind !== 'arms');
    return now || partOf(character) < HURT || (isMage && character.mp / Math.max(1, statsOf(character).mana) < DRAINED);
  });
  return unit === undefined ? null : { act: 'level', unit };
}
export function learning(table: Table): Wanted | null {
  for (const unit of livingOf(table)) {
    const technique = techniqueToLearn(characterAt(table, unit));
    if (technique !== null) return { act: 'learn', unit, technique };
  }
  return null;
}
export function dressing(table: Table): Wanted | null {
  const found = bestFitting(table);
  return found === null ? null : { act: 'wear', unit: found.unit, gear: found.gear };
}
/** Who strikes by hand stands Near, who shoots or casts Far. */
export function ranks(table: Table): Wanted | null {
  for (const unit of presentOf(table)) {
    const one = characterAt(table, unit);
    const weapon = weaponIn(one);
    const row = weapon?.range === 'ranged' ? 'far' : jobOf(one.job).row;
    if (one.row !== row && presentOf(table).length > 1) return { act: 'row', unit };
  }
  return null;
}

const DRINKS: readonly (readonly [Item, number])[] = [
  ['water', 10],
  ['clear-water', 50],
  ['spring-water', 120],
];
const carrier = (table: Table, item: Item): Unit | undefined =>
  best(
    livingOf(table).filter((unit) => characterAt(table, unit).items.includes(item)),
    (unit) => (characterAt(table, unit).job === 'alchemist' ? 1 : 0),
  );

/** Who lies fallen or petrified is brought back, and poison is cured. */
function curing(table: Table): Wanted | null {
  for (const target of presentOf(table)) {
    const one = characterAt(table, target);
    if (has(one, 'dead')) {
      const caster = livingOf(table).find((unit) => techniquesFor(table, unit).includes('revive'));
      if (caster !== undefined) return { act: 'cast', unit: caster, technique: 'revive', target };
      const unit = carrier(table, 'smelling-salts');
      if (unit !== undefined) return { act: 'use', unit, item: 'smelling-salts', target };
      continue;
    }
    const mark = has(one, 'petrify') ? 'petrify' : has(one, 'poison') ? 'poison' : has(one, 'undead') ? 'undead' : null;
    if (mark === null) continue;
    const caster = mark === 'petrify' ? undefined : livingOf(table).find((unit) => techniquesFor(table, unit).includes('cleanse'));
    if (caster !== undefined) return { act: 'cast', unit: caster, technique: 'cleanse', target, mark };
    const unit = carrier(table, 'salve');
    if (unit !== undefined) return { act: 'use', unit, item: 'salve', target, mark };
  }
  return null;
}

/** CRD-HEAL-03: outside combat a blessing heals twice its base, without a card. */
function blessing(table: Table, target: Unit, missing: number, keep: number): Wanted | null {
  for (const unit of livingOf(table)) {
    const { mp, techniques } = characterAt(table, unit);
    const { mana, force } = statsOf(characterAt(table, unit));
    const able = techniquesFor(table, unit);
    const id = (['heal', 'mend'] as const).find((one) => techniques.includes(one) && able.includes(one));
    if (id === undefined || mp < keep * mana) continue;
    const [effect] = techniqueOf(id).effects;
    const heals = effect?.do === 'heal' ? 2 * (force + HEALING[effect.grade]) : 0;
    if (missing >= heals * 0.6) return { act: 'cast', unit, technique: id, target };
  }
  return null;
}
/** The worst off first, up to a part of their Health; `keep`: so much of their MP casters hold back. */
export function mending(table: Table, upTo: number, keep: number, potions: boolean): Wanted | null {
  const cured = curing(table);
  if (cured !== null) return cured;
  const hurt = livingOf(table).filter((unit) => !has(characterAt(table, unit), 'undead') && partOf(characterAt(table, unit)) < upTo);
  const worst = hurt.toSorted((a, b) => partOf(characterAt(table, a)) - partOf(characterAt(table, b)));
  for (const target of worst) {
    const one = characterAt(table, target);
    const missing = statsOf(one).health - one.hp;
    const cast = blessing(table, target, missing, keep);
    if (cast !== null) return cast;
    if (!potions) continue;
    for (const [item, n] of DRINKS) {
      const unit = missing >= n * 0.7 ? carrier(table, item) : undefined;
      if (unit !== undefined) return { act: 'use', unit, item, target };
    }
  }
  return null;
}
/** A bag is for somebody who has none yet. */
function bagging(table: Table): Wanted | null {
  const unit = carrier(table, 'bag-of-holding');
  const target = livingOf(table).find((one) => !has(characterAt(table, one), 'holding'));
  return unit === undefined || target === undefined ? null : { act: 'use', unit, item: 'bag-of-holding', target };
}
/** What costs nothing and can wait for nothing: techniques, equipment, rows, and levels where they are needed. */
export const tending = (table: Table, levelNow: boolean): Wanted | null =>
  levelling(table, levelNow) ?? learning(table) ?? dressing(table) ?? bagging(table) ?? ranks(table);
