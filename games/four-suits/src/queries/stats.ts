// Answers what a unit's stats are: those of characters from base stats, equipment and job, those of monsters from archetype and level.

import { missing } from '@undercroft/kernel';
import { keptWith } from '@undercroft/parts';
import { ARCHETYPES, type Curve } from '../content/archetypes.ts';
import { jobOf, speciesOf, type PassiveId } from '../content/index.ts';
import { MOST_LEVEL } from '../content/scales.ts';
import { SLOTS, STATS, type Archetype, type BaseStat, type Mark, type Stat } from '../content/types.ts';
import { isMonster, type Character, type Table, type Unit } from '../state.ts';
import { characterAt } from '../state.ts';
import { monsterAt, type Monster } from '../fighting.ts';
import { halfAgain } from './cards.ts';
import { gearOf, isSkilled, type Gear } from './gear.ts';

export type Stats = Readonly<Record<Stat, number>>;

export const hasPassive = ({ job }: Pick<Character, 'job'>, passive: PassiveId): boolean => jobOf(job).passive.includes(passive);

/** CRD-STAT-02. */
export const tnlOf = ({ level }: Pick<Character, 'level'>): number => level * level * 10;

/** CRD-STAT-03, CRD-STAT-04, CRD-STAT-05, CRD-STAT-06, CRD-STAT-07, CRD-STAT-08, CRD-STAT-09, CRD-STAT-10, CRD-STAT-11, CRD-STAT-12, CRD-STAT-13, CRD-STAT-14, CRD-CARDS-16: divisions round down before a constant is added. */
export function derived(base: Character['base'], level: number): Record<Stat, number> {
  const [str, dex, con, int, wis] = base;
  const part = (n: number, by: number): number => Math.floor(n / by);
  return {
    attack: Math.max(1, part(str, 2)),
    hit: part(str, 4),
    carry: str + 1,
    speed: part(dex, 2),
    evade: part(dex, 3),
    fort: part(con, 3) + 1,
    health: (con + 5) * level,
    mana: (wis + 5) * level,
    will: part(wis, 3) + 1,
    force: part(int, 2),
    skill: part(int, 3) + 4,
  };
}

type Base = Character['base'];
/** CRD-LEVEL-04: one more in each of these. */
export const raised = ([str, dex, con, int, wis]: Base, stats: readonly BaseStat[]): Base => {
  const more = (stat: BaseStat): number => (stats.includes(stat) ? 1 : 0);
  return [str + more('str'), dex + more('dex'), con + more('con'), int + more('int'), wis + more('wis')];
};

export const gearWorn = ({ gear }: Pick<Character, 'gear'>): readonly Gear[] =>
  SLOTS.flatMap((slot) => {
    const id = gear[slot];
    return id === null ? [] : [gearOf(id)];
  });
export const weaponIn = ({ gear }: Pick<Character, 'gear'>): Gear | null => (gear.weapon === null ? null : gearOf(gear.weapon));
/** CRD-EQUIP-04, CRD-EQUIP-12: bare hands need no skill. */
export function isUnskilled(character: Pick<Character, 'job' | 'gear'>): boolean {
  const weapon = weaponIn(character)?.weapon ?? null;
  return weapon !== null && !isSkilled(character.job, weapon);
}

/** CRD-STAT-15: what is added comes after the formula; no total is below 0, Attack and Speed not below 1. */
function totals(character: Character): Stats {
  const stats = derived(character.base, character.level);
  for (const { bonus } of gearWorn(character)) for (const stat of STATS) stats[stat] += bonus[stat] ?? 0;
  if (isUnskilled(character)) stats.hit--;
  // CRD-JOB-GUNNER-01.
  if (hasPassive(character, 'deadeye') && weaponIn(character)?.range === 'ranged') stats.hit++;
  for (const stat of STATS) stats[stat] = Math.max(stat === 'attack' || stat === 'speed' ? 1 : 0, stats[stat]);
  // CRD-STATUS-HOLDING-01.
  if (character.statuses.includes('holding')) stats.carry = halfAgain(stats.carry);
  return stats;
}
interface Kept {
  readonly of: Character;
  readonly stats: Stats;
}
/** Kept with the equipment, which changes less often than HP do. */
const kept = new WeakMap<object, Kept>();
const isSame = (a: Character, b: Character): boolean =>
  a === b ||
  (a.base === b.base && a.level === b.level && a.job === b.job && a.statuses.includes('holding') === b.statuses.includes('holding'));
export function statsOf(character: Character): Stats {
  const found = kept.get(character.gear);
  if (found !== undefined && isSame(found.of, character)) return found.stats;
  const stats = totals(character);
  kept.set(character.gear, { of: character, stats });
  return stats;
}

const at = ({ plus, times, by, up }: Curve, level: number): number => {
  const part = (times * level) / by;
  return plus + (up === true ? Math.ceil(part) : Math.floor(part));
};
/** CRD-MON-02, CRD-MON-03. */
export function archetypeAt(archetype: Archetype, level: number): Stats {
  const { attack, hit, speed, evade, fort, will, force } = ARCHETYPES[archetype];
  const l = Math.min(MOST_LEVEL, level);
  return {
    attack: at(attack, l),
    hit: at(hit, l),
    carry: 0,
    speed: at(speed, l),
    evade: at(evade, l),
    fort: at(fort, l),
    health: 0,
    mana: 0,
    will: at(will, l),
    force: at(force, l),
    skill: 0,
  };
}
const LEVELS = Array.from({ length: MOST_LEVEL }, (_, i) => i + 1);
const tables: ReadonlyMap<Archetype, readonly Stats[]> = new Map(
  (['brute', 'skirmisher', 'swarmer', 'sniper', 'caster', 'tank', 'boss'] as const).map((archetype) => [
    archetype,
    LEVELS.map((level) => archetypeAt(archetype, level)),
  ]),
);
const monsterStats = ({ species, level }: Monster): Stats => tables.get(speciesOf(species).archetype)?.[level - 1] ?? missing();

export const statOf = (table: Table, unit: Unit, stat: Stat): number =>
  (isMonster(unit) ? monsterStats(monsterAt(table, unit)) : statsOf(characterAt(table, unit)))[stat];
/** CRD-STAT-16, CRD-MON-07. */
export const healthOf = (table: Table, unit: Unit): number =>
  isMonster(unit) ? monsterAt(table, unit).health : statsOf(characterAt(table, unit)).health;

/** CRD-EQUIP-10. */
export const wardsOf = keptWith((gear: Character['gear']): readonly Mark[] =>
  gearWorn({ gear }).flatMap(({ ward }) => (ward === null ? [] : [ward])),
);

/** CRD-JOB-THIEF-03: the rank that a theft needs at the most. */
export const theftNeeds = (table: Table, unit: Unit): number => statsOf(characterAt(table, unit)).skill + 2;
/** CRD-ROOM-LOCKCHEST-03, CRD-JOB-THIEF-01: the highest rank that opens a lock. */
export const lockNeed = (character: Character): number => statsOf(character).skill + (hasPassive(character, 'light-fingers') ? 2 : -3);
