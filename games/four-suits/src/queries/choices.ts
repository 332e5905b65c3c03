// Answers what may be chosen: whom a technique, item or intrinsic can be aimed at, and whether it can be used at all.

import { intrinsicOf, jobOf, potionOf, techniqueOf, toolOf, type IntrinsicId, type TechniqueId } from '../content/index.ts';
import { MP_COST, SP_COST } from '../content/techniques.ts';
import type { Effect, Kind, Mark, Slot, StatusId } from '../content/types.ts';
import { bodyOf, fightOf, monsterAt } from '../fighting.ts';
import { characterAt, isMonster, type Character, type GearId, type Item, type Table, type Unit } from '../state.ts';
import { costOf, gearOf, isGear, isPotion, isTool, mayWear } from './gear.ts';
import { statsOf } from './stats.ts';
import {
  alliesOf,
  foesOf,
  has,
  hasStatus,
  isBoss,
  isInBattle,
  isLiving,
  isNegative,
  isPresent,
  PERSISTENT,
  presentOf,
  sideOf,
  targetsOf,
} from './units.ts';

/** CRD-TECH-06. */
export const mpCost = (id: TechniqueId): number => MP_COST[techniqueOf(id).rank - 1] ?? 0;
export const spCost = (id: TechniqueId): number => SP_COST[techniqueOf(id).rank - 1] ?? 0;

/** CRD-STATUS-SILENCE-01, CRD-TECH-03, CRD-TECH-04, CRD-TECH-05. */
const isSilenced = (character: Character, kind: Kind): boolean => (kind === 'energy' || kind === 'grace') && has(character, 'silence');

/** Marks that an effect may take away by choice. CRD-ITEM-04: of a statue in combat its stone alone, since nothing else makes it a target. */
export function marksOn(table: Table, unit: Unit, not: readonly StatusId[]): readonly Mark[] {
  const { statuses, stun } = bodyOf(table, unit);
  if (table.fight !== null && statuses.includes('petrify') && !not.includes('petrify')) return ['petrify'];
  const marks: Mark[] = statuses.filter((status) => isNegative(status) && !not.includes(status));
  if (stun > 0) marks.push('stun');
  return marks;
}
export const removesOne = (effects: readonly Effect[]): Extract<Effect, { do: 'remove' }> | undefined =>
  effects.find((effect): effect is Extract<Effect, { do: 'remove' }> => effect.do === 'remove' && effect.what === 'one');

/** Whether this helps at least a little: a target on which nothing could happen is not offered. */
function isFit(table: Table, unit: Unit, effects: readonly Effect[]): boolean {
  const removal = removesOne(effects);
  if (removal !== undefined) return marksOn(table, unit, removal.not ?? []).length > 0;
  const [first] = effects;
  // CRD-POTION-04: what else it does, it does to the living.
  if (first?.do === 'revive') return hasStatus(table, unit, 'dead') || (effects.length > 1 && isLiving(bodyOf(table, unit)));
  return true;
}

const inSameBattle = (table: Table, by: Unit): readonly Unit[] =>
  table.fight === null
    ? presentOf(table)
    : table.party.flatMap((_, unit) =>
        isInBattle(table, unit) && sideOf(table, unit) === sideOf(table, by) && !hasStatus(table, unit, 'hidden') ? [unit] : [],
      );
const allies = (table: Table, by: Unit): readonly Unit[] =>
  table.fight === null ? presentOf(table).filter((unit) => isLiving(characterAt(table, unit))) : alliesOf(table, by);

/** Whom the effects may be aimed at; null: there is nothing to choose. CRD-TECH-09, CRD-TECH-10, CRD-ATTACK-17, CRD-ITEM-04. */
export function targetsFor(table: Table, by: Unit, effects: readonly Effect[]): readonly Unit[] | null {
  for (const effect of effects) {
    if (effect.do === 'await' && effect.what === 'attack') return foesOf(table, by);
    if (!('who' in effect)) continue;
    if (effect.who === 'one') {
      if (table.fight === null) return allies(table, by).filter((unit) => isFit(table, unit, effects));
      const all = targetsOf(table, null);
      return effect.do === 'attack' ? all.filter((unit) => unit !== by) : all.filter((unit) => isFit(table, unit, effects));
    }
    if (effect.who === 'ally') return allies(table, by).filter((unit) => isFit(table, unit, effects));
    if (effect.who === 'fallen') return inSameBattle(table, by).filter((unit) => isFit(table, unit, effects));
    if (effect.who === 'foe')
      return foesOf(table, by).filter((unit) => effect.do !== 'rob' || (isMonster(unit) && monsterAt(table, unit).treasure !== 'none'));
  }
  return null;
}
const canAim = (table: Table, by: Unit, effects: readonly Effect[]): boolean => targetsFor(table, by, effects)?.length !== 0;

/** CRD-TECH-01, CRD-TECH-07, CRD-TECH-08: what a character may use now. */
export function techniquesFor(table: Table, by: Unit): readonly TechniqueId[] {
  const character = characterAt(table, by);
  return character.techniques.filter((id) => {
    const { kind, effects } = techniqueOf(id);
    if (mpCost(id) > character.mp || isSilenced(character, kind)) return false;
    if (table.fight === null && kind !== 'grace') return false;
    return canAim(table, by, effects);
  });
}
export const intrinsicFor = ({ job }: Pick<Character, 'job'>): IntrinsicId => jobOf(job).active;
/** CRD-JOB: once in a combat, for Gold, or blocked by Silence where it is a ☆ (CRD-TECH-11). */
export function mayUseIntrinsic(table: Table, by: Unit): boolean {
  const character = characterAt(table, by);
  const { kind, effects, once, gold } = intrinsicOf(intrinsicFor(character));
  if (isSilenced(character, kind)) return false;
  if (once === true && fightOf(table).lasting.some((one) => one.by === by && one.what === 'flask')) return false;
  // CRD-JOB-SAMURAI-03.
  if (gold !== undefined && table.gold < gold * character.level) return false;
  return canAim(table, by, effects);
}

/** CRD-ITEM-03, CRD-ITEM-08: Potions, Smoke Bomb, Scrolls and Magic Hourglass, from the own inventory. */
export function itemsInFight(table: Table, by: Unit): readonly Item[] {
  const character = characterAt(table, by);
  return [...new Set(character.items)].filter((item) => {
    if (isPotion(item)) return canAim(table, by, potionOf(item).effects);
    if (!isTool(item) || toolOf(item).use !== 'combat') return false;
    if (item === 'smoke-bomb') return !isBossFight(table);
    return !isSilenced(character, toolOf(item).kind);
  });
}
export const effectsOfItem = (item: Item): readonly Effect[] =>
  isPotion(item) ? potionOf(item).effects : isTool(item) ? toolOf(item).effects : [];
/** CRD-FLEE-08. */
export const isBossFight = (table: Table): boolean => fightOf(table).monsters.some((_, i) => isBoss(table, 4 + i));
/** CRD-FLEE-05, CRD-FLEE-10, CRD-STATUS-HIDDEN-03: who may be taken along. */
export const companionsOf = (table: Table, by: Unit): readonly Unit[] =>
  table.party.flatMap((one, unit) => (unit !== by && isInBattle(table, unit) && !has(one, 'hypnotize') ? [unit] : []));

/** CRD-TURN-13, CRD-TURN-14: what status resistance may remove. */
export const resistible = ({ statuses }: Pick<Character, 'statuses'>): readonly StatusId[] =>
  statuses.filter((status) => isNegative(status) && !PERSISTENT.includes(status));

/** CRD-EQUIP-01, CRD-EQUIP-02, CRD-EQUIP-03: which slots are emptied when a piece is put on. */
export function slotsFreed({ gear }: Pick<Character, 'gear'>, id: GearId): readonly Slot[] {
  const piece = gearOf(id);
  const off: Slot[] = gear[piece.slot] === null ? [] : [piece.slot];
  if (piece.slot === 'weapon' && piece.hands === 2 && gear['off-hand'] !== null) off.push('off-hand');
  if (piece.slot === 'off-hand' && gear.weapon !== null && gearOf(gear.weapon).hands === 2) off.push('weapon');
  return off;
}
/** What a character carries and may wear. Putting on never leaves more than it can carry, or than it carried before (CRD-ITEM-02). */
export const wearable = (character: Character): readonly GearId[] =>
  [...new Set(character.items)].filter(
    (item): item is GearId =>
      isGear(item) &&
      mayWear(character.job, gearOf(item)) &&
      character.items.length - 1 + slotsFreed(character, item).length <= Math.max(statsOf(character).carry, character.items.length),
  );
export const hasRoom = (character: Character): boolean => character.items.length < statsOf(character).carry;

/** CRD-LEVEL-15. */
export const learnable = ({ job, techniques, sp }: Character): readonly TechniqueId[] =>
  jobOf(job).techniques.filter((id) => !techniques.includes(id) && spCost(id) <= sp);

export const partyHas = ({ party }: Table, item: Item): boolean =>
  party.some((one) => isPresent(one) && isLiving(one) && one.items.includes(item));
export const holderOf = ({ party }: Table, item: Item): Unit =>
  party.findIndex((one) => isPresent(one) && isLiving(one) && one.items.includes(item));

/** CRD-JOB-BARD-01: a living Bard is there; purchases cost ⌈90%⌉ then, however many there are. */
export const hasSilverTongue = ({ party }: Table): boolean =>
  party.some((one) => jobOf(one.job).passive.includes('silver-tongue') && isPresent(one) && isLiving(one));
const reduced = (cost: number, cheaper: boolean): number => (cheaper ? Math.ceil((cost * 9) / 10) : cost);
export const priceOf = (table: Table, item: Item): number => reduced(costOf(item), hasSilverTongue(table));
/** Whatever the party can pay for, looking for a Bard only once. */
export function affordableOf<V>(table: Table, wares: readonly V[], itemOf: (ware: V) => Item): readonly V[] {
  const cheaper = hasSilverTongue(table);
  return wares.filter((ware) => reduced(costOf(itemOf(ware)), cheaper) <= table.gold);
}
