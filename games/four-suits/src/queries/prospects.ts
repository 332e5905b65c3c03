// Answers what is to be expected of an attack, technique, item or intrinsic before it is chosen: how likely it succeeds, what it does on average, whether it may be the end of its target.

import { DAMAGE, HEALING } from '../content/scales.ts';
import type { Effect, Energy, StatusId, With } from '../content/types.ts';
import { bodyOf } from '../fighting.ts';
import { isMonster, characterAt, type Table, type Unit } from '../state.ts';
import { coverFor, energyMods, hasSong, isLifted, lasts, modsOf, throwMods, type Aim, type Mods } from './blows.ts';
import { atLeast, gradeChance, multiplierAtLeast, multiplierMean, saveChance, suitChances } from './odds.ts';
import { hasPassive, healthOf, statOf } from './stats.ts';
import { evadeCards, has, hasStatus, hitCards, isImmune, isLiving, sideOf, willCards } from './units.ts';
import { NOBODY } from '../state.ts';

/** What one thing does to one unit. */
export interface Prospect {
  readonly on: Unit;
  /** How likely it does anything. */
  readonly chance: number;
  /** HP lost on average; below 0: regained. No more than there are. */
  readonly hp: number;
  /** How likely it leaves the unit without HP. */
  readonly kills: number;
  readonly status: StatusId | null;
}
const sumOf = (mods: Mods): number => mods.reduce((sum, [, n]) => sum + n, 0);
const SUITS_N = 4;

/** The mean of what is lost with one multiplier card, never more than there is, and how likely that is all of it. */
function lossOf(table: Table, on: Unit, base: number, by: number, lifted: boolean): { readonly mean: number; readonly kills: number } {
  const { hp } = bodyOf(table, on);
  const { fate } = table;
  const most = base * (SUITS_N + by);
  if (most < hp) return { mean: base * multiplierMean(fate, by, lifted), kills: 0 };
  let mean = 0;
  suitChances(fate).forEach((part, i) => {
    mean += part * Math.min(hp, base * Math.max(0, (lifted && i === 0 ? 2 : i + 1) + by));
  });
  return { mean, kills: base <= 0 ? 0 : multiplierAtLeast(fate, Math.ceil(hp / base), by, lifted) };
}

/** CRD-ATTACK-03, CRD-ATTACK-04, CRD-ATTACK-05, CRD-ATTACK-09: one Attack. */
export function attackProspect(table: Table, first: Aim): Prospect {
  const cover = coverFor(table, first);
  const aim = cover === NOBODY ? first : { ...first, on: cover };
  const { by, on, with: more = {} } = aim;
  if (hasStatus(table, on, 'transparent')) return { on, chance: 0, hp: 0, kills: 0, status: null };
  const aimed = lasts(table, by, 'aim');
  const doubled = (more.double === true ? 1 : 0) + (aimed ? 1 : 0);
  const chance = atLeast(table.fate, hitCards(table, by, more.hit ?? 0, doubled), evadeCards(table, on));
  const { mean, kills } = lossOf(table, on, statOf(table, by, 'attack'), sumOf(modsOf(table, aim, aimed)), hasSong(table, by));
  return { on, chance, hp: chance * mean, kills: chance * kills, status: null };
}
/** CRD-ENERGY-02, CRD-ENERGY-03. */
function energyProspect(table: Table, by: Unit, on: Unit, element: Energy, base: number, more: number): Prospect {
  if (element === 'earth' && hasStatus(table, on, 'floating')) return { on, chance: 0, hp: 0, kills: 0, status: null };
  const saved = saveChance(table.fate, willCards(table, on));
  const mods = sumOf(energyMods(table, on, element, more));
  const lifted = isLifted(table, by, element);
  const [plain, weak] = [lossOf(table, on, base, mods, lifted), lossOf(table, on, base, mods - 1, lifted)];
  return {
    on,
    chance: 1,
    hp: (1 - saved) * plain.mean + saved * weak.mean,
    kills: (1 - saved) * plain.kills + saved * weak.kills,
    status: null,
  };
}
/** CRD-HEAL-02, CRD-HEAL-05. */
function healingProspect(table: Table, by: Unit, on: Unit, base: number): Prospect {
  const body = bodyOf(table, on);
  if (!isLiving(body)) return { on, chance: 0, hp: 0, kills: 0, status: null };
  const devoted = !isMonster(by) && hasPassive(characterAt(table, by), 'devotion');
  if (has(body, 'undead')) {
    const { mean, kills } = lossOf(table, on, base, 0, devoted);
    return { on, chance: 1, hp: mean, kills, status: null };
  }
  const room = healthOf(table, on) - body.hp;
  if (table.fight === null) return { on, chance: 1, hp: -Math.min(room, 2 * base), kills: 0, status: null };
  let mean = 0;
  suitChances(table.fate).forEach((part, i) => {
    mean += part * Math.min(room, base * (devoted && i === 0 ? 2 : i + 1));
  });
  return { on, chance: 1, hp: -mean, kills: 0, status: null };
}
/** CRD-HEX-01, CRD-HEX-02; CRD-HEX-03, CRD-HEX-06: an ally that was chosen freely is willing. */
function hexProspect(table: Table, by: Unit, on: Unit, { status, grade }: Extract<Effect, { do: 'hex' }>): Prospect {
  const idle = isImmune(table, on, status) || hasStatus(table, on, status);
  const more = !isMonster(by) && hasPassive(characterAt(table, by), 'arcane-insight') ? 1 : 0;
  const drawn = gradeChance(table.fate, statOf(table, by, 'force') + 1 + more, grade);
  const willing = sideOf(table, by) === sideOf(table, on) && !hasStatus(table, by, 'confuse');
  const chance = idle ? 0 : drawn * (willing ? 1 : 1 - saveChance(table.fate, willCards(table, on)));
  return { on, chance, hp: 0, kills: status === 'dead' || status === 'petrify' ? chance : 0, status };
}
/** CRD-HEX-04. */
const unhealProspect = (table: Table, on: Unit, base: number): Prospect => {
  const saved = saveChance(table.fate, willCards(table, on));
  if (hasStatus(table, on, 'undead')) {
    const room = healthOf(table, on) - bodyOf(table, on).hp;
    const regained = (by: number): number =>
      suitChances(table.fate).reduce((sum, part, i) => sum + part * Math.min(room, base * Math.max(0, i + 1 + by)), 0);
    return { on, chance: 1, hp: -((1 - saved) * regained(0) + saved * regained(-1)), kills: 0, status: null };
  }
  const [plain, weak] = [lossOf(table, on, base, 0, false), lossOf(table, on, base, -1, false)];
  return {
    on,
    chance: 1,
    hp: (1 - saved) * plain.mean + saved * weak.mean,
    kills: (1 - saved) * plain.kills + saved * weak.kills,
    status: null,
  };
};

/** What an effect does to each of those it is aimed at; `n` Attacks on one count as so many. Null: nothing that can be reckoned. */
export function effectProspects(table: Table, by: Unit, effect: Effect, on: readonly Unit[]): readonly Prospect[] | null {
  const force = (): number => statOf(table, by, 'force');
  switch (effect.do) {
    case 'attack':
      return on.map((unit) => attackProspect(table, { by, on: unit, range: effect.range, with: effect.with, several: on.length > 1 }));
    case 'await':
      return effect.what === 'attack'
        ? on.map((unit) => attackProspect(table, { by, on: unit, with: { mult: effect.mult, range: 'none' } satisfies With }))
        : null;
    case 'damage': {
      const { element } = effect;
      if (element === 'any' || element === 'drawn')
        return on.map((unit) => energyProspect(table, by, unit, 'neutral', force() + DAMAGE[effect.grade], 0));
      return on.map((unit) => energyProspect(table, by, unit, element, force() + DAMAGE[effect.grade], effect.mult ?? 0));
    }
    case 'throw': {
      const base = bodyOf(table, by).level + 2;
      return on.map((unit) => {
        const { mean, kills } = lossOf(table, unit, base, sumOf(throwMods(table, unit)), hasSong(table, by));
        return { on: unit, chance: 1, hp: mean, kills, status: null };
      });
    }
    case 'heal':
      return on.map((unit) => healingProspect(table, by, unit, force() + HEALING[effect.grade]));
    case 'unheal':
      return on.map((unit) => unhealProspect(table, unit, force() + HEALING[effect.grade]));
    case 'hex':
      return on.map((unit) => hexProspect(table, by, unit, effect));
    default:
      return null;
  }
}
