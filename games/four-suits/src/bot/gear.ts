// Owns what equipment is worth to a bot: what it should wear, buy and sell.

import { ARMOR_IDS, jobOf, WEAPON_IDS, techniqueOf } from '../content/index.ts';
import { DAMAGE, HEALING } from '../content/scales.ts';
import { priceOf, slotsFreed, wearable } from '../queries/choices.ts';
import { gearId, gearOf, isGear, mayWear } from '../queries/gear.ts';
import { shopLevel } from '../queries/shop.ts';
import { isUnskilled, statsOf, weaponIn } from '../queries/stats.ts';
import { presentOf } from '../queries/units.ts';
import { characterAt, type Character, type GearId, type Table, type Unit } from '../state.ts';
import { usualHit } from './threat.ts';

const MEAN_MULT = 2.5;
const SPELL = 2.3;
/** What a character is worth with what it wears: what it gives, times what it takes, as logarithms. */
export function strengthOf(one: Character, ql: number): number {
  const { attack, hit, speed, evade, health, mana, will, force, fort } = statsOf(one);
  const weapon = weaponIn(one);
  const isFar = jobOf(one.job).row === 'far';
  const mult = MEAN_MULT - (isFar && weapon !== null && weapon.range !== 'ranged' ? 1 : 0);
  const blows =
    attack * mult * usualHit(hit, Math.round(0.4 + ql / 4)) * (isUnskilled(one) ? 0.9 : 1) + ((weapon?.add ?? null) === null ? 0 : 0.4);
  let spells = 0;
  let heals = 0;
  for (const id of one.techniques) {
    const [effect] = techniqueOf(id).effects;
    if (effect?.do === 'damage') spells = Math.max(spells, (force + DAMAGE[effect.grade]) * SPELL * (effect.who === 'foes' ? 1.4 : 1));
    if (effect?.do === 'heal') heals = Math.max(heals, (force + HEALING[effect.grade]) * SPELL);
  }
  const gives = Math.max(blows, 0.85 * spells) + 0.2 * Math.min(blows, spells) + 0.35 * heals;
  const takes = health * (1 + 0.1 * evade + 0.04 * will + 0.02 * fort);
  return (
    Math.log(Math.max(1, gives)) + 0.9 * Math.log(takes) + 0.7 * Math.log(1 + speed / 8) + (spells + heals > 0 ? 0.12 * Math.log(mana) : 0)
  );
}
export function wearing(one: Character, id: GearId): Character {
  const gear = { ...one.gear };
  for (const slot of slotsFreed(one, id)) gear[slot] = null;
  gear[gearOf(id).slot] = id;
  return { ...one, gear };
}
/** What a piece would add for a character. */
export const gainOf = (one: Character, id: GearId, ql: number): number => strengthOf(wearing(one, id), ql) - strengthOf(one, ql);
const WORTH_IT = 0.004;

export interface Fitting {
  readonly unit: Unit;
  readonly gear: GearId;
  readonly gain: number;
}
/** The best that somebody carries and does not wear. */
export function bestFitting(table: Table): Fitting | null {
  let found: Fitting | null = null;
  for (const unit of presentOf(table))
    for (const gear of wearable(characterAt(table, unit))) {
      const gain = gainOf(characterAt(table, unit), gear, table.ql);
      if (gain > Math.max(WORTH_IT, found?.gain ?? 0)) found = { unit, gear, gain };
    }
  return found;
}
/** What somebody carries that would serve another better. */
export function handOver(table: Table): (Fitting & { readonly from: Unit }) | null {
  let found: (Fitting & { readonly from: Unit }) | null = null;
  for (const from of presentOf(table))
    for (const gear of new Set(characterAt(table, from).items)) {
      if (!isGear(gear)) continue;
      const own = mayWear(characterAt(table, from).job, gearOf(gear)) ? Math.max(0, gainOf(characterAt(table, from), gear, table.ql)) : 0;
      for (const unit of presentOf(table)) {
        if (unit === from || !mayWear(characterAt(table, unit).job, gearOf(gear))) continue;
        const one = characterAt(table, unit);
        if (one.items.length + Math.max(1, slotsFreed(one, gear).length) > statsOf(one).carry) continue;
        const gain = gainOf(one, gear, table.ql);
        if (gain > own + Math.max(WORTH_IT, found?.gain ?? 0)) found = { unit, gear, gain, from };
      }
    }
  return found;
}

const TYPES = [...WEAPON_IDS, ...ARMOR_IDS] as const;
/** The purchase that adds most for its price, out of what is for sale. */
export function bestPurchase(table: Table, gold: number, wares: readonly GearId[]): Fitting | null {
  let found: Fitting | null = null;
  let most = 0;
  for (const unit of presentOf(table)) {
    const one = characterAt(table, unit);
    if (one.items.length >= statsOf(one).carry) continue;
    for (const gear of wares) {
      const price = priceOf(table, gear);
      if (price > gold || !mayWear(one.job, gearOf(gear))) continue;
      if (one.items.length + Math.max(1, slotsFreed(one, gear).length) > statsOf(one).carry) continue;
      const gain = gainOf(one, gear, table.ql);
      if (gain > 4 * WORTH_IT && gain / price > most) [found, most] = [{ unit, gear, gain }, gain / price];
    }
  }
  return found;
}
/** Everything of the best level, and of the one below. */
export function shopGear(table: Table): readonly GearId[] {
  const level = shopLevel(table);
  const levels = level > 1 ? [level, level - 1] : [level];
  return TYPES.flatMap((type) => levels.map((at) => gearId(type, at)));
}
