// Answers who is in a fight: sides, who can be targeted, who stands where, and whom nothing can happen to.

import { gather } from '@undercroft/parts';
import { speciesOf } from '../content/index.ts';
import type { Mark, StatusId } from '../content/types.ts';
import { bodyOf, fightOf, monsterAt } from '../fighting.ts';
import { characterAt, FIRST_MONSTER, isMonster, NOWHERE, type Body, type Character, type Table, type Unit } from '../state.ts';
import { half, halfAgain } from './cards.ts';
import { hasPassive, healthOf, statOf, statsOf, wardsOf } from './stats.ts';

export const has = ({ statuses }: Pick<Body, 'statuses'>, status: StatusId): boolean => statuses.length > 0 && statuses.includes(status);
export const hasStatus = (table: Table, unit: Unit, status: StatusId): boolean => has(bodyOf(table, unit), status);
/** Neither Dead nor Petrified. */
export const isLiving = (body: Pick<Body, 'statuses'>): boolean => !has(body, 'dead') && !has(body, 'petrify');
/** CRD-FLEE-09: who was left behind is not in the party. */
export const isPresent = ({ left }: Character): boolean => left === NOWHERE;

export const NEGATIVE: readonly StatusId[] = [
  'berserk',
  'blind',
  'confuse',
  'dead',
  'hypnotize',
  'paralyze',
  'petrify',
  'poison',
  'silence',
  'slow',
  'stop',
  'stuck',
  'undead',
];
/** CRD-STATUS-GEN-03. */
export const PERSISTENT: readonly StatusId[] = ['dead', 'petrify', 'poison', 'undead', 'holding'];
/** CRD-STATUS-GEN-02. */
export const isNegative = (status: StatusId): boolean => NEGATIVE.includes(status);

export const presentOf = ({ party }: Table): readonly Unit[] => gather(party, (one, unit) => (isPresent(one) ? unit : undefined));
export const livingOf = ({ party }: Table): readonly Unit[] =>
  gather(party, (one, unit) => (isPresent(one) && isLiving(one) ? unit : undefined));

/** CRD-COMBAT-05: all characters take part that have not left, and all monsters. */
export function isInBattle(table: Table, unit: Unit): boolean {
  if (isMonster(unit)) return unit - FIRST_MONSTER < fightOf(table).monsters.length;
  return unit < table.party.length && isPresent(characterAt(table, unit)) && !fightOf(table).fled.includes(unit);
}
const LAST: Unit = 7;
/** CRD-CARDS-15: all units in the battle, in unit order. */
export function unitsOf(table: Table): readonly Unit[] {
  const units: Unit[] = [];
  for (let unit = 0; unit <= LAST; unit++) if (isInBattle(table, unit)) units.push(unit);
  return units;
}
/** CRD-COMBAT-11. */
export function isTargetable(table: Table, unit: Unit): boolean {
  if (!isInBattle(table, unit)) return false;
  const body = bodyOf(table, unit);
  return body.statuses.length === 0 || !(has(body, 'dead') || has(body, 'petrify') || has(body, 'hidden'));
}
export type Side = 0 | 1;
/** CRD-STATUS-HYPNOTIZE-01, CRD-STATUS-HYPNOTIZE-03: a Hypnotized unit belongs to the side it joined. */
export const sideOf = (table: Table, unit: Unit): Side => (isMonster(unit) !== hasStatus(table, unit, 'hypnotize') ? 1 : 0);

export function targetsOf(table: Table, side: Side | null): readonly Unit[] {
  const units: Unit[] = [];
  for (let unit = 0; unit <= LAST; unit++)
    if (isTargetable(table, unit) && (side === null || sideOf(table, unit) === side)) units.push(unit);
  return units;
}
export const foesOf = (table: Table, unit: Unit): readonly Unit[] => targetsOf(table, sideOf(table, unit) === 0 ? 1 : 0);
export const alliesOf = (table: Table, unit: Unit): readonly Unit[] => targetsOf(table, sideOf(table, unit));

/** CRD-RANGE-05: a side without a targetable Near unit counts as Near. */
export function isNear(table: Table, unit: Unit): boolean {
  if (bodyOf(table, unit).row === 'near') return true;
  return alliesOf(table, unit).every((other) => bodyOf(table, other).row === 'far');
}

export const isBoss = (table: Table, unit: Unit): boolean =>
  isMonster(unit) && speciesOf(monsterAt(table, unit).species).archetype === 'boss';

const BOSS_WARDS: readonly Mark[] = ['dead', 'petrify', 'hypnotize'];
/** CRD-STATUS-GEN-08, CRD-BOSS-04, CRD-JOB-DRUID-01, CRD-STATUS-UNDEAD-02: never gets it. */
export function isImmune(table: Table, unit: Unit, mark: Mark): boolean {
  if (mark === 'dead' && hasStatus(table, unit, 'undead')) return true;
  if (isMonster(unit)) return BOSS_WARDS.includes(mark) && isBoss(table, unit);
  const character = characterAt(table, unit);
  return wardsOf(character.gear).includes(mark) || (mark === 'poison' && hasPassive(character, 'green-blood'));
}

/** CRD-STATUS-KNEELING-01, CRD-STATUS-KNEELING-02. */
export function isKneeling(table: Table, unit: Unit): boolean {
  const body = bodyOf(table, unit);
  return isLiving(body) && 4 * body.hp <= healthOf(table, unit);
}

/** CRD-CHECK-06, CRD-STATUS-BLIND-01: hit cards; more comes before less. */
export function hitCards(table: Table, unit: Unit, more: number, doubled: number): number {
  let n = Math.max(0, statOf(table, unit, 'hit') + more);
  for (let i = 0; i < doubled; i++) n *= 2;
  return hasStatus(table, unit, 'blind') ? half(n) : n;
}
/** CRD-STATUS-DEFENDING-01, CRD-STATUS-STUCK-01, CRD-STATUS-STOP-01, CRD-STATUS-PARALYZE-02. */
export function evadeCards(table: Table, unit: Unit): number {
  const body = bodyOf(table, unit);
  const n = statOf(table, unit, 'evade');
  if (body.statuses.length === 0) return n;
  if (has(body, 'stop') || has(body, 'paralyze')) return 0;
  const guarded = has(body, 'defending') ? halfAgain(n) : n;
  return has(body, 'stuck') ? half(guarded) : guarded;
}
/** CRD-STATUS-STOP-02: Stop leaves Will saves alone. */
export function willCards(table: Table, unit: Unit): number {
  const body = bodyOf(table, unit);
  const n = statOf(table, unit, 'will');
  if (has(body, 'paralyze')) return 0;
  return has(body, 'defending') ? halfAgain(n) : n;
}
/** CRD-INIT-01, CRD-INIT-08, CRD-STATUS-HASTE-01, CRD-STATUS-SLOW-01, CRD-JOB-SAMURAI-01. */
export function initiativeCards(table: Table, unit: Unit): number {
  const body = bodyOf(table, unit);
  if (!isLiving(body) || has(body, 'stop')) return 0;
  let n = statOf(table, unit, 'speed');
  if (!isMonster(unit) && fightOf(table).round === 1 && hasPassive(characterAt(table, unit), 'first-blood')) n += 2;
  if (has(body, 'haste')) n *= 2;
  return has(body, 'slow') ? half(n) : n;
}

/** CRD-TRAP-PUZZLE-02, CRD-ROOM-BALL-02: the living character with the highest Skill. */
export function bestSkill(table: Table): number {
  return Math.max(0, ...livingOf(table).map((unit) => statsOf(characterAt(table, unit)).skill));
}
/** CRD-AI-08: the lowest HP / Health of a list, of equals the first. */
export function worstOff(table: Table, units: readonly Unit[]): Unit {
  let worst = -1;
  let least = Infinity;
  for (const unit of units) {
    const part = bodyOf(table, unit).hp / Math.max(1, healthOf(table, unit));
    if (part < least) [least, worst] = [part, unit];
  }
  return worst;
}
