// Answers what a piece of equipment gives at its level, what an item costs, and who may wear it.

import { missing } from '@undercroft/kernel';
import {
  ARMOR_IDS,
  armorOf,
  jobOf,
  POTION_IDS,
  TOOL_IDS,
  WEAPON_IDS,
  weaponOf,
  type ArmorId,
  type JobId,
  type PotionId,
  type TechniqueId,
  type ToolId,
  type WeaponId,
} from '../content/index.ts';
import { MOST_LEVEL } from '../content/scales.ts';
import { GOLD } from '../content/tiles.ts';
import { STATS, type Bonus, type Mark, type Range, type Slot, type Weapon } from '../content/types.ts';
import type { GearId, Item } from '../state.ts';

/** CRD-LOOT-09: every index above 13 counts as 13. */
export const goldAt = (n: number): number => GOLD[Math.min(MOST_LEVEL, n) - 1] ?? missing();
export const gearId = (type: WeaponId | ArmorId, level: number): GearId => `${type}-${Math.min(MOST_LEVEL, level)}`;

export interface Gear {
  readonly id: GearId;
  readonly level: number;
  readonly slot: Slot;
  readonly heavy: boolean;
  readonly hands: number;
  readonly bonus: Bonus;
  readonly weapon: WeaponId | null;
  readonly range: Range;
  readonly add: Mark | null;
  readonly evoke: TechniqueId | null;
  readonly ward: Mark | null;
}

/** CRD-EQUIP-05. */
const CURVES: Readonly<Record<Weapon['curve'], (level: number) => number>> = {
  light: (level) => Math.ceil((3 * level) / 4),
  medium: (level) => level,
  heavy: (level) => level + Math.ceil(level / 4),
  focus: (level) => Math.ceil(level / 2),
};
const third = (level: number): number => Math.ceil(level / 3);
const ADDS_FROM = 4;
const [EVOKES_FROM, EVOKES_MORE_FROM] = [7, 10] as const;
const WARDS_FROM = 7;

/** CRD-EQUIP-06, CRD-EQUIP-07, CRD-EQUIP-08. */
function weaponAt(id: WeaponId, level: number): Gear {
  const { hands, range, curve, hit, add, evokes, speed, focus, mana } = weaponOf(id);
  const bonus: Bonus = {
    attack: CURVES[curve](level),
    hit: hit + Math.floor(level / 5),
    ...(speed === undefined ? {} : { speed }),
    ...(focus === true ? { force: third(level) } : {}),
    ...(mana === undefined ? {} : { mana: mana * level }),
  };
  const evoke = level >= EVOKES_MORE_FROM ? evokes[1] : level >= EVOKES_FROM ? evokes[0] : null;
  return {
    id: gearId(id, level),
    level,
    slot: 'weapon',
    heavy: false,
    hands,
    bonus,
    weapon: id,
    range,
    add: level >= ADDS_FROM ? add : null,
    evoke,
    ward: null,
  };
}

/** CRD-EQUIP-09, CRD-EQUIP-10. */
function armorAt(id: ArmorId, level: number): Gear {
  const armor = armorOf(id);
  const tier = 1 + Math.floor(level / 5);
  const bonus: Record<string, number> = {};
  const add = (part: Bonus | undefined, times: number): void => {
    for (const stat of STATS) if (part?.[stat] !== undefined) bonus[stat] = (bonus[stat] ?? 0) + (part[stat] ?? 0) * times;
  };
  add(armor.level, level);
  add(armor.tier, tier);
  add(armor.flat, 1);
  add(armor.third, third(level));
  add(armor.quarter, Math.ceil(level / 4));
  return {
    id: gearId(id, level),
    level,
    slot: armor.slot,
    heavy: armor.heavy,
    hands: 0,
    bonus,
    weapon: null,
    range: 'melee',
    add: null,
    evoke: null,
    ward: level >= WARDS_FROM ? armor.ward : null,
  };
}

const LEVELS = Array.from({ length: MOST_LEVEL }, (_, i) => i + 1);
const ALL: ReadonlyMap<string, Gear> = new Map(
  [
    ...WEAPON_IDS.flatMap((id) => LEVELS.map((level) => weaponAt(id, level))),
    ...ARMOR_IDS.flatMap((id) => LEVELS.map((level) => armorAt(id, level))),
  ].map((gear) => [gear.id, gear]),
);
export const gearOf = (id: GearId): Gear => ALL.get(id) ?? missing();
export const isGear = (item: string): item is GearId => ALL.has(item);
const potions = new Set<string>(POTION_IDS);
export const isPotion = (item: string): item is PotionId => potions.has(item);
const tools = new Set<string>(TOOL_IDS);
export const isTool = (item: string): item is ToolId => tools.has(item);

const COSTS: ReadonlyMap<string, number> = new Map<string, number>([
  // CRD-ITEM-06.
  ...POTION_IDS.map((id, i) => [id, goldAt(i + 1)] as const),
  ...TOOL_IDS.map((id, i) => [id, goldAt(i + 1)] as const),
  // CRD-EQUIP-11.
  ...[...ALL.values()].map(({ id, level }) => [id, 2 * goldAt(level)] as const),
]);
export const costOf = (item: Item): number => COSTS.get(item) ?? missing();
/** CRD-TOWN-06. */
export const saleOf = (item: Item): number => Math.floor(costOf(item) / 2);

/** CRD-EQUIP-03. */
export const mayWear = (job: JobId, gear: Gear): boolean => !gear.heavy || jobOf(job).heavy;
/** CRD-EQUIP-04. */
export const isSkilled = (job: JobId, weapon: WeaponId): boolean => jobOf(job).weapons.includes(weapon);
