// Owns carrying out what a technique, an item, an intrinsic or a monster's action says, effect by effect.

import type { Turn } from '@undercroft/kernel';
import { dispatch, rankOf, suitOf, SUITS } from '@undercroft/parts';
import { techniqueOf } from '../content/index.ts';
import { DAMAGE, HEALING } from '../content/scales.ts';
import { ELEMENTS, type Amount, type Effect, type Element, type Energy, type Kind, type Mark, type Who } from '../content/types.ts';
import { bodyOf, fightOf, monsterAt } from '../fighting.ts';
import type { FourSuits } from '../four-suits.ts';
import { energyMods, hasSong, isLifted, summed, throwMods, type Mods } from '../queries/blows.ts';
import { halfAgain, isRedCard } from '../queries/cards.ts';
import { hasPassive, healthOf, statOf, statsOf, theftNeeds } from '../queries/stats.ts';
import {
  alliesOf,
  foesOf,
  hasStatus,
  isImmune,
  isLiving,
  isNear,
  isTargetable,
  presentOf,
  sideOf,
  targetsOf,
  willCards,
  worstOff,
} from '../queries/units.ts';
import { characterAt, isMonster, NOBODY, type Card, type Table, type Unit } from '../state.ts';
import { picked } from './ai.ts';
import { attack, type Evoked } from './attack.ts';
import { chances, checksRank, drawnOf, drawOne, multiplierOf, saves } from './draws.ts';
import { addMark, changeMana, heal, loseHp, regain, removeMark, removeNegative, revive, unheal } from './harm.ts';
import { turnTreasure } from './spoils.ts';

type T = Turn<FourSuits>;

/** Who acts, how, and what was chosen with it. */
export interface Cause {
  readonly by: Unit;
  readonly kind: Kind;
  readonly target: Unit;
  /** The card that a monster's action was drawn with. */
  readonly card: Card | null;
  readonly mark: Mark | null;
  readonly element: Element | null;
  /** A Potion (CRD-JOB-ALCHEMIST-01), an Evoke (CRD-ATTACK-12), or a free choice (CRD-HEX-06). */
  readonly potion: boolean;
  readonly evoked: boolean;
  /** Confuse has put somebody else in the place of the target. */
  readonly settled: boolean;
  readonly free: boolean;
}
export const NO_CHOICE: Omit<Cause, 'by' | 'kind'> = {
  target: NOBODY,
  card: null,
  mark: null,
  element: null,
  potion: false,
  evoked: false,
  settled: false,
  free: true,
};

/** One target that is chosen for all effects of an action, and one that is found for each effect. */
const CHOSEN: readonly Who[] = ['one', 'ally', 'fallen', 'foe', 'pick', 'weakest-ally', 'picked-ally'];
const SINGLE: readonly Who[] = [...CHOSEN, 'random-foe'];
const inFight = (table: Table): boolean => table.fight !== null;

/** Allies for whom healing is no harm (G-07, R-12). */
const unharmed = (table: Table, by: Unit): readonly Unit[] => alliesOf(table, by).filter((unit) => !hasStatus(table, unit, 'undead'));

/** Units of a selector, in unit order. */
function unitsFor(t: T, effect: { readonly who: Who }, cause: Cause): readonly Unit[] {
  const { by } = cause;
  const { who } = effect;
  if (who === 'self') return [by];
  if (!inFight(t.board)) return who === 'allies' ? presentOf(t.board) : [cause.target];
  if (who === 'foes') return foesOf(t.board, by);
  if (who === 'allies') return cause.evoked ? unharmed(t.board, by) : alliesOf(t.board, by);
  // CRD-TOOL-13.
  if (who === 'characters') return alliesOf(t.board, by).filter((unit) => !isMonster(unit));
  if (who === 'near-foes') return foesOf(t.board, by).filter((unit) => isNear(t.board, unit));
  const one = singleFor(t, effect, cause);
  return one === undefined ? [] : [one];
}
function singleFor(t: T, effect: { readonly who: Who }, cause: Cause): Unit | undefined {
  const { by } = cause;
  const { who } = effect;
  // CRD-STATUS-CONFUSE-03: to the Confused a random enemy is anybody.
  if (who === 'random-foe') return drawnOf(t, hasStatus(t.board, by, 'confuse') ? targetsOf(t.board, null) : foesOf(t.board, by), by);
  if (who === 'weakest-ally' && !cause.settled) {
    const worst = worstOff(t.board, alliesOf(t.board, by));
    return worst < 0 ? undefined : worst;
  }
  if (who === 'picked-ally' && !cause.settled) {
    const allies = alliesOf(t.board, by);
    return cause.card === null ? allies[0] : allies[(rankOf(cause.card) - 1) % Math.max(1, allies.length)];
  }
  return cause.target === NOBODY ? undefined : cause.target;
}

/** CRD-STATUS-REFLECT-01, CRD-STATUS-REFLECT-02, CRD-STATUS-REFLECT-03: a single ☆ or ◎ goes on, once, to a random enemy of whom it was aimed at. */
function reflected(t: T, on: Unit, kind: Kind): Unit | undefined {
  if ((kind !== 'energy' && kind !== 'hex') || !hasStatus(t.board, on, 'reflect')) return on;
  const next = drawnOf(t, foesOf(t.board, on), on);
  t.raise('effect.reflected', { unit: on, on: next ?? NOBODY }, 'CRD-STATUS-REFLECT-01');
  return next;
}

function amountOf(table: Table, by: Unit, n: Amount, whole: number): number {
  if (typeof n === 'number') return n;
  if (n === 'all') return whole;
  const { level } = bodyOf(table, by);
  if (n === 'level+2') return level + 2;
  return level + statOf(table, by, n === 'level+force' ? 'force' : 'will');
}
/** CRD-JOB-ALCHEMIST-01. */
const brewed = (table: Table, { by, potion }: Cause, n: number): number =>
  potion && !isMonster(by) && hasPassive(characterAt(table, by), 'potent-mix') ? halfAgain(n) : n;

/** CRD-ENERGY-01, CRD-ENERGY-02, CRD-ENERGY-03, CRD-ENERGY-04, CRD-ENERGY-05, CRD-ENERGY-06, CRD-ENERGY-07, CRD-ENERGY-08, CRD-ENERGY-09: Will save, multiplier card, base Force + grade. */
function energy(t: T, on: Unit, element: Energy, base: number, more: number, by: Unit): void {
  // CRD-ENERGY-05, CRD-ENERGY-08, CRD-STATUS-FLOATING-01: neither save nor card.
  if (element === 'earth' && hasStatus(t.board, on, 'floating')) return;
  const saved = saves(t, on, willCards(t.board, on), 'will');
  const suit = multiplierOf(t, by, isLifted(t.board, by, element));
  const mods: Mods = [...(saved ? ([['will', -1]] as const) : []), ...energyMods(t.board, on, element, more)];
  const mult = summed(suit, mods);
  t.raise('damage.reckoned', { on, base, mult, element, mods: [['suit', suit], ...mods] }, 'CRD-ENERGY-03');
  loseHp(t, on, base * mult, 'CRD-ENERGY-03');
}

/** CRD-HEX-01, CRD-HEX-02, CRD-HEX-03, CRD-HEX-05, CRD-HEX-06. */
function hexed(t: T, on: Unit, effect: Extract<Effect, { do: 'hex' }>, cause: Cause, turned: boolean): void {
  const { by } = cause;
  if (isImmune(t.board, on, effect.status)) return;
  if (!chances(t, by, effect.grade)) return;
  const willing = cause.free && !turned && sideOf(t.board, by) === sideOf(t.board, on);
  if (!willing && saves(t, on, willCards(t.board, on), 'will')) return;
  addMark(t, on, effect.status);
}

/** CRD-HEAL-02, CRD-HEAL-03, CRD-JOB-CLERIC-01: in battle a card for each target, outside always 2. */
function healed(t: T, on: Unit, base: number, by: Unit): void {
  if (!isLiving(bodyOf(t.board, on))) return;
  const devoted = !isMonster(by) && hasPassive(characterAt(t.board, by), 'devotion');
  const mult = inFight(t.board) ? multiplierOf(t, by, devoted) : 2;
  heal(t, on, base * mult, 'CRD-HEAL-04');
}

type Run<K extends Effect['do']> = (effect: Extract<Effect, { readonly do: K }>, t: T, cause: Cause) => void;

const RUN: { readonly [K in Effect['do']]: Run<K> } = {
  attack: (effect, t, cause) => {
    const several = effect.who === 'foes' || effect.who === 'near-foes';
    const { by } = cause;
    if (several) {
      // CRD-ATTACK-15, CRD-ATTACK-18: fixed when the action begins; who is no longer targetable is passed over. CRD-TURN-17: who falls strikes no more.
      for (const on of unitsFor(t, effect, cause))
        if (isTargetable(t.board, by) && isTargetable(t.board, on))
          evoked(t, by, attack(t, { by, on, range: effect.range, with: effect.with, several }));
      return;
    }
    // The second Attack of a character's free choice is asked for where it acts (rules/combat.ts).
    const times = effect.who === 'one' ? 1 : (effect.n ?? 1);
    for (let i = 0; i < times && isTargetable(t.board, by); i++) {
      const on = i > 0 && effect.who === 'pick' ? anew(t, effect, cause) : singleFor(t, effect, cause);
      if (on === undefined || !isTargetable(t.board, on)) return;
      evoked(t, by, attack(t, { by, on, range: effect.range, with: effect.with }));
    }
  },
  damage: (effect, t, cause) => {
    const { by, kind } = cause;
    const element: Energy =
      effect.element === 'any'
        ? (cause.element ?? 'earth')
        : effect.element === 'drawn'
          ? (ELEMENTS[SUITS.indexOf(suitOf(drawOne(t, 'element', by)))] ?? 'earth')
          : effect.element;
    const base = statOf(t.board, by, 'force') + DAMAGE[effect.grade];
    for (const aimed of unitsFor(t, effect, cause)) {
      const on = SINGLE.includes(effect.who) ? reflected(t, aimed, kind) : aimed;
      if (on !== undefined && isTargetable(t.board, on)) energy(t, on, element, base, effect.mult ?? 0, by);
    }
  },
  // CRD-JOB-SAMURAI-02, CRD-JOB-SAMURAI-03: no Attack, but physical damage.
  throw: (effect, t, cause) => {
    const { by } = cause;
    const base = amountOf(t.board, by, effect.n, 0);
    for (const on of unitsFor(t, effect, cause)) {
      const suit = multiplierOf(t, by, hasSong(t.board, by));
      const mods = throwMods(t.board, on);
      const mult = summed(suit, mods);
      t.raise('damage.reckoned', { on, base, mult, element: 'physical', mods: [['suit', suit], ...mods] }, 'CRD-JOB-SAMURAI-02');
      loseHp(t, on, base * mult, 'CRD-JOB-SAMURAI-02');
    }
  },
  heal: (effect, t, cause) => {
    const base = statOf(t.board, cause.by, 'force') + HEALING[effect.grade];
    for (const on of unitsFor(t, effect, cause)) healed(t, on, base, cause.by);
  },
  // CRD-ITEM-05: exactly so much, and healing.
  mend: (effect, t, cause) => {
    for (const on of unitsFor(t, effect, cause))
      heal(t, on, brewed(t.board, cause, amountOf(t.board, cause.by, effect.n, healthOf(t.board, on))), 'CRD-ITEM-05');
  },
  // CRD-JOB-CLERIC-02.
  pray: (effect, t, cause) => {
    const n = amountOf(t.board, cause.by, effect.n, 0);
    for (const on of unitsFor(t, effect, cause)) if (isRedCard(drawOne(t, 'prayer', on))) heal(t, on, n, 'CRD-JOB-CLERIC-02');
  },
  unheal: (effect, t, cause) => {
    const { by } = cause;
    for (const aimed of unitsFor(t, effect, cause)) {
      const on = reflected(t, aimed, cause.kind);
      if (on === undefined) continue;
      const base = statOf(t.board, by, 'force') + HEALING[effect.grade];
      const saved = saves(t, on, willCards(t.board, on), 'will');
      const suit = multiplierOf(t, by, false);
      const mods: readonly (readonly [string, number])[] = saved ? [['will', -1]] : [];
      const mult = summed(suit, mods);
      t.raise('damage.reckoned', { on, base, mult, element: 'unhealing', mods: [['suit', suit], ...mods] }, 'CRD-HEX-04');
      unheal(t, on, base * mult);
    }
  },
  hex: (effect, t, cause) => {
    for (const aimed of unitsFor(t, effect, cause)) {
      const on = reflected(t, aimed, cause.kind);
      if (on !== undefined) hexed(t, on, effect, cause, on !== aimed);
    }
  },
  add: (effect, t, cause) => {
    for (const on of unitsFor(t, effect, cause)) for (const mark of effect.marks) addMark(t, on, mark);
  },
  remove: (effect, t, cause) => {
    for (const on of unitsFor(t, effect, cause)) {
      if (effect.what === 'negative') removeNegative(t, on, effect.not ?? [], 'CRD-STATUS-GEN-09');
      else if (effect.what !== 'one') for (const mark of effect.what) removeMark(t, on, mark, 'CRD-STATUS-GEN-09');
      else if (cause.mark !== null) removeMark(t, on, cause.mark, 'CRD-STATUS-GEN-09');
    }
  },
  revive: (effect, t, cause) => {
    for (const on of unitsFor(t, effect, cause)) revive(t, on, 'CRD-STATUS-DEAD-02');
  },
  restore: (effect, t, cause) => {
    for (const on of unitsFor(t, effect, cause)) {
      if (!isLiving(bodyOf(t.board, on))) continue;
      if (effect.what === 'hp') regain(t, on, amountOf(t.board, cause.by, effect.n, healthOf(t.board, on)), 'CRD-HEAL-07');
      else if (!isMonster(on)) {
        const whole = statsOf(characterAt(t.board, on)).mana;
        changeMana(t, on, brewed(t.board, cause, amountOf(t.board, cause.by, effect.n, whole)), 'CRD-ITEM-05');
      }
    }
  },
  await: (effect, t, { by, target }) => {
    t.raise('wait.began', { by, what: effect.what, on: target, mult: effect.mult }, 'CRD-STATUS-GEN-07');
  },
  sing: (_effect, t, { by }) => t.raise('lasting.began', { by, what: 'song' }, 'CRD-JOB-BARD-02'),
  aim: (_effect, t, { by }) => t.raise('lasting.began', { by, what: 'aim' }, 'CRD-JOB-GUNNER-02'),
  'stand-guard': (_effect, t, { by }) => t.raise('lasting.began', { by, what: 'guard' }, 'CRD-JOB-KNIGHT-02'),
  // CRD-JOB-THIEF-03, CRD-JOB-THIEF-04.
  rob: (effect, t, cause) => {
    for (const on of unitsFor(t, effect, cause)) {
      const done = checksRank(t, cause.by, theftNeeds(t.board, cause.by), 'skill');
      if (done && isMonster(on) && monsterAt(t.board, on).treasure !== 'none') turnTreasure(t, on, true);
    }
  },
};

/** CRD-AI-12: the second target uses the rank of a newly drawn card; without a candidate none is drawn. */
function anew(t: T, effect: Extract<Effect, { do: 'attack' }>, cause: Cause): Unit | undefined {
  if (foesOf(t.board, cause.by).length === 0) return undefined;
  const card = drawOne(t, 'action', cause.by);
  if (hasStatus(t.board, cause.by, 'confuse')) return drawnOf(t, targetsOf(t.board, null), cause.by);
  return picked(t.board, cause.by, effect.ai ?? 'R', card);
}

const aimsAtOne = (effect: Effect): boolean =>
  effect.do === 'await' ? effect.what === 'attack' : 'who' in effect && CHOSEN.includes(effect.who);
/** CRD-STATUS-CONFUSE-02, CRD-STATUS-CONFUSE-03, CRD-HEX-06: any targetable unit of both sides takes the place of a single target, once for the whole action; it was not chosen freely. */
function settled(t: T, effects: readonly Effect[], cause: Cause): Cause {
  const { by } = cause;
  if (!inFight(t.board) || !hasStatus(t.board, by, 'confuse')) return cause;
  const target = effects.some(aimsAtOne) ? drawnOf(t, targetsOf(t.board, null), by) : undefined;
  return target === undefined ? { ...cause, free: false } : { ...cause, target, settled: true, free: false };
}
/** What an action says, with the target that was chosen for it. */
export const carryOut = (t: T, effects: readonly Effect[], cause: Cause): void => run(t, effects, settled(t, effects, cause));

function run(t: T, effects: readonly Effect[], cause: Cause): void {
  for (const effect of effects) {
    // CRD-TURN-17: whoever falls in the middle does no more.
    if (inFight(t.board) && (fightOf(t.board).verdict !== null || !isLiving(bodyOf(t.board, cause.by)))) return;
    dispatch(RUN, 'do', effect, t, cause);
  }
}

/** CRD-ATTACK-12: for free, with the wielder's Force; what harms hits the target of the Attack, blessings go to whoever is worst off and not Undead. Nothing is chosen, so that Confuse changes nothing. */
function evoked(t: T, by: Unit, what: Evoked | null): void {
  if (what === null || !isTargetable(t.board, by)) return;
  const technique = techniqueOf(what.technique);
  const [effect] = technique.effects;
  const helps = technique.kind === 'grace';
  const target = helps ? worstOff(t.board, unharmed(t.board, by)) : what.on;
  if (effect === undefined || (target === NOBODY && helps) || (!helps && !isTargetable(t.board, target))) return;
  t.raise('unit.acted', { unit: by, what: what.technique, on: target }, 'CRD-ATTACK-12');
  run(t, technique.effects, { ...NO_CHOICE, by, kind: technique.kind, target, evoked: true, free: what.free });
}

/** An Attack of its own, as an action or when Hidden ends. */
export function attackOn(t: T, by: Unit, on: Unit, more: { readonly mult: number; readonly range?: 'none' }): void {
  evoked(t, by, attack(t, { by, on, with: more }));
}
export function simpleAttack(t: T, by: Unit, on: Unit): void {
  evoked(t, by, attack(t, { by, on }));
}
