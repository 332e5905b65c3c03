// Answers how a blow is struck: whom it hits in the end, what its range costs, what changes its multiplier, what it adds and evokes.

import { domainOf, speciesOf, type TechniqueId } from '../content/index.ts';
import type { Energy, Mark, Range, With } from '../content/types.ts';
import { bodyOf, fightOf, monsterAt } from '../fighting.ts';
import { characterAt, isMonster, NOBODY, type Table, type Unit } from '../state.ts';
import { hasPassive, isUnskilled, weaponIn } from './stats.ts';
import { has, hasStatus, isKneeling, isNear, sideOf, targetsOf } from './units.ts';

/** An Attack as it is aimed. Monsters state their range, characters use their weapon's (CRD-RANGE-01). */
export interface Aim {
  readonly by: Unit;
  readonly on: Unit;
  readonly range?: Range | undefined;
  readonly with?: With | undefined;
  /** CRD-JOB-KNIGHT-03: attacks on a whole row or side are not covered. */
  readonly several?: boolean;
}
export const lasts = (table: Table, by: Unit, what: 'aim' | 'guard'): boolean =>
  fightOf(table).lasting.some((one) => one.by === by && one.what === what);

/** CRD-JOB-KNIGHT-01, CRD-JOB-KNIGHT-02, CRD-JOB-KNIGHT-03: a Near Knight that can react becomes the target. */
export function coverFor(table: Table, { by, on, several }: Aim): Unit {
  if (several === true || isMonster(on) || sideOf(table, on) !== 0 || sideOf(table, by) === 0) return NOBODY;
  const kneels = isKneeling(table, on);
  for (const unit of targetsOf(table, 0)) {
    if (isMonster(unit) || unit === on) continue;
    const knight = characterAt(table, unit);
    if (!hasPassive(knight, 'cover') || knight.row !== 'near' || has(knight, 'paralyze')) continue;
    if (kneels || lasts(table, unit, 'guard')) return unit;
  }
  return NOBODY;
}

/** CRD-RANGE-02, CRD-RANGE-03, CRD-RANGE-04, CRD-RANGE-06, CRD-JOB-LANCER-01. */
export function rangePenalty(table: Table, { by, on, range, with: more }: Aim): number {
  const own = range ?? (isMonster(by) ? 'melee' : (weaponIn(characterAt(table, by))?.range ?? 'melee'));
  if (own === 'ranged' || more?.range === 'none') return 0;
  let penalty = (isNear(table, by) ? 0 : 1) + (isNear(table, on) ? 0 : 1);
  if (own === 'reach') penalty--;
  if (!isMonster(by) && hasPassive(characterAt(table, by), 'long-reach')) penalty--;
  return Math.max(0, penalty);
}

export type Mods = readonly (readonly [source: string, by: number])[];
/** CRD-ATTACK-09: all that changes the multiplier of a physical attack. */
export function modsOf(table: Table, aim: Aim, aimed: boolean): Mods {
  const { by, on } = aim;
  const mods: (readonly [string, number])[] = [];
  const penalty = rangePenalty(table, aim);
  if (penalty > 0) mods.push(['range', -penalty]);
  if (aim.with?.mult !== undefined) mods.push(['action', aim.with.mult]);
  if (hasStatus(table, by, 'berserk')) mods.push(['berserk', 1]);
  const target = bodyOf(table, on);
  // CRD-STATUS-WALL-01, CRD-STATUS-DEFENDING-01.
  if (has(target, 'wall')) mods.push(['wall', -1]);
  if (has(target, 'defending')) mods.push(['defending', -1]);
  if (aimed) mods.push(['take-aim', 1]);
  // CRD-JOB-BERSERKER-01.
  if (!isMonster(by) && hasPassive(characterAt(table, by), 'fury') && isKneeling(table, by)) mods.push(['fury', 1]);
  return mods;
}
export const summed = (suit: number, mods: Mods): number =>
  Math.max(
    0,
    mods.reduce((sum, [, n]) => sum + n, suit),
  );

/** CRD-JOB-BARD-02, CRD-JOB-BARD-03: a ♠ counts as 2 for the Bard's side. */
export const hasSong = (table: Table, by: Unit): boolean =>
  fightOf(table).lasting.some((one) => one.what === 'song' && sideOf(table, one.by) === sideOf(table, by));

/** The Adds of the attack, a status once and Stun as often as it is added (CRD-ATTACK-11, CRD-STATUS-GEN-01), and the Evoke of its weapon (CRD-EQUIP-04, CRD-EQUIP-08, CRD-STATUS-SILENCE-01). */
export function addsOf(table: Table, { by, with: more }: Aim): readonly Mark[] {
  const own = more?.adds ?? [];
  if (isMonster(by)) return own;
  const character = characterAt(table, by);
  const add = isUnskilled(character) ? null : (weaponIn(character)?.add ?? null);
  return add === null || (add !== 'stun' && own.includes(add)) ? own : [...own, add];
}
export function evokeOf(table: Table, by: Unit): TechniqueId | null {
  if (isMonster(by) || hasStatus(table, by, 'silence')) return null;
  const character = characterAt(table, by);
  return isUnskilled(character) ? null : (weaponIn(character)?.evoke ?? null);
}

/** CRD-DOMAIN-02, CRD-JOB-BARD-02: whether a ♠ counts as 2. */
export const isLifted = (table: Table, by: Unit, element: Energy): boolean =>
  hasSong(table, by) || (element !== 'neutral' && table.quest !== null && domainOf(table.quest.domain).element === element);

/** What changes the multiplier of energy, but for the Will save. */
export function energyMods(table: Table, on: Unit, element: Energy, more: number): Mods {
  const mods: (readonly [string, number])[] = [];
  const body = bodyOf(table, on);
  // CRD-STATUS-BARRIER-01.
  if (has(body, 'barrier')) mods.push(['barrier', -1]);
  if (has(body, 'defending')) mods.push(['defending', -1]);
  // CRD-MON-09, CRD-ENERGY-06, CRD-ENERGY-07.
  if (isMonster(on)) {
    const { element: own, weak } = speciesOf(monsterAt(table, on).species);
    if (weak === element) mods.push(['weak', 1]);
    if (own === element) mods.push(['own', -1]);
  }
  if (more !== 0) mods.push(['action', more]);
  return mods;
}
/** What changes the multiplier of Coin Throw: no Attack, but physical damage (CRD-JOB-SAMURAI-03). */
export function throwMods(table: Table, on: Unit): Mods {
  const body = bodyOf(table, on);
  const mods: (readonly [string, number])[] = [];
  if (has(body, 'wall')) mods.push(['wall', -1]);
  if (has(body, 'defending')) mods.push(['defending', -1]);
  return mods;
}
