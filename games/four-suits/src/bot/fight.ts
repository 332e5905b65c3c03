// Owns what a bot does on a turn in a fight: every action is weighed in HP that the party keeps because of it.

import { best, type Seen, type Wanted } from '@undercroft/bots';
import { intrinsicOf, techniqueOf } from '../content/index.ts';
import { ELEMENTS, type Effect, type Mark, type StatusId } from '../content/types.ts';
import { bodyOf, fightOf } from '../fighting.ts';
import {
  companionsOf,
  effectsOfItem,
  intrinsicFor,
  isBossFight,
  itemsInFight,
  marksOn,
  mayUseIntrinsic,
  mpCost,
  removesOne,
  targetsFor,
  techniquesFor,
} from '../queries/choices.ts';
import { costOf } from '../queries/gear.ts';
import { reachOf } from '../queries/merits.ts';
import { effectProspects, type Prospect } from '../queries/prospects.ts';
import { healthOf, statOf, statsOf } from '../queries/stats.ts';
import { alliesOf, foesOf, has, hasStatus, isBoss, isNear, sideOf, targetsOf } from '../queries/units.ts';
import { characterAt, FIRST_MONSTER, isMonster, type Item, type Table, type Unit } from '../state.ts';
import type { View } from '../view.ts';
import { fightBalance, harmFrom, outputOf, type Balance } from './threat.ts';

/** What the bot knows of the fight while it weighs one turn. */
export interface Mind {
  readonly table: Table;
  readonly unit: Unit;
  readonly balance: Balance;
  readonly boss: boolean;
  /** Rounds that what lasts will last, at least one and a half. */
  readonly rounds: number;
  readonly harm: ReadonlyMap<Unit, number>;
  /** What a character is about to lose in a round. */
  readonly incoming: ReadonlyMap<Unit, number>;
}
export interface Weighed {
  readonly wanted: Wanted;
  readonly worth: number;
  /** What it does, where it is weighed by that. */
  readonly effects?: readonly Effect[];
}

const [FEWEST_ROUNDS, MOST_ROUNDS] = [1.5, 8] as const;
export function mindOf(table: Table, unit: Unit): Mind {
  const balance = fightBalance(table);
  const harm = new Map<Unit, number>();
  fightOf(table).monsters.forEach((_, at) => harm.set(FIRST_MONSTER + at, harmFrom(table, FIRST_MONSTER + at)));
  const allies = alliesOf(table, unit).filter((one) => !isMonster(one));
  const weight = (one: Unit): number => (isNear(table, one) ? 1.25 : 0.75);
  const whole = allies.reduce((sum, one) => sum + weight(one), 0);
  const incoming = new Map(allies.map((one) => [one, (balance.harm * weight(one)) / Math.max(1, whole)]));
  const rounds = Math.max(FEWEST_ROUNDS, Math.min(MOST_ROUNDS, balance.rounds));
  return { table, unit, balance, boss: isBossFight(table), rounds, harm, incoming };
}

/** What is lost with a character who falls. */
const lifeOf = ({ table, rounds }: Mind, unit: Unit): number =>
  isMonster(unit) ? 0 : 0.5 * healthOf(table, unit) + 0.5 * rounds * outputOf(characterAt(table, unit), 1, 1);
/** How likely somebody with so many HP falls within a round or so. */
const riskAt = (hp: number, incoming: number): number => (incoming <= 0 ? 0 : Math.exp((-1.15 * hp) / incoming));
const KEPT_HP = 0.22;

function worthOfHealing(mind: Mind, unit: Unit, n: number): number {
  if (n <= 0 || isMonster(unit)) return 0;
  const { hp } = bodyOf(mind.table, unit);
  const incoming = mind.incoming.get(unit) ?? 0;
  return lifeOf(mind, unit) * (riskAt(hp, incoming) - riskAt(hp + n, incoming)) + KEPT_HP * n;
}
/** What it is worth that a monster is gone for good. */
const worthOfDefeat = ({ table, harm, rounds }: Mind, unit: Unit): number =>
  (harm.get(unit) ?? 0) * rounds + 0.12 * healthOf(table, unit) + 0.5;
const HASTENS = 0.2;

function worthOfLoss(mind: Mind, { on, hp, kills }: Prospect): number {
  if (hp < 0) return sideOf(mind.table, on) === 0 ? worthOfHealing(mind, on, -hp) : hp;
  if (hp === 0) return 0;
  const body = bodyOf(mind.table, on);
  // Friends are not hurt on purpose.
  if (sideOf(mind.table, on) === 0) return -3 * hp - kills * lifeOf(mind, on);
  return worthOfDefeat(mind, on) * (hp / Math.max(1, body.hp) + HASTENS * kills);
}

/** How much of what a monster does a status takes away, and for how much of the fight. */
function worthOfStatus(mind: Mind, on: Unit, status: StatusId): number {
  const { table, rounds } = mind;
  const harm = mind.harm.get(on) ?? 0;
  const short = Math.min(rounds, 2);
  const last = foesOf(table, mind.unit).length === 1;
  switch (status) {
    case 'dead':
    case 'petrify':
      return worthOfDefeat(mind, on);
    case 'hypnotize':
      return last ? worthOfDefeat(mind, on) : 1.6 * harm * short;
    case 'stop':
      return isBoss(table, on) ? 0.4 * harm * (rounds - 1) : harm * short * 0.9 + 1;
    case 'paralyze':
      return harm * short * 0.85 + 1;
    case 'slow':
      return hasStatus(table, on, 'haste') ? 0.5 * harm * rounds : 0.25 * harm * (rounds - 1);
    case 'confuse':
      return (foesOf(table, mind.unit).length > 1 ? 0.45 : 0.3) * harm;
    case 'blind':
      return 0.15 * harm * (rounds - 1);
    case 'silence':
      return 0.2 * harm * (rounds - 1);
    case 'stuck':
      return statOf(table, on, 'evade') > 0 ? 0.08 * mind.balance.harm * rounds : 0;
    case 'poison': {
      const lost = Math.min(bodyOf(table, on).hp, bodyOf(table, on).level * (rounds - 1));
      return worthOfDefeat(mind, on) * (lost / Math.max(1, bodyOf(table, on).hp)) * 0.8;
    }
    default:
      return 0;
  }
}
/** What a good status gives a friend. */
function worthOfBoon(mind: Mind, on: Unit, mark: Mark): number {
  const { table, rounds, balance } = mind;
  if (isMonster(on) || (mark !== 'stun' && hasStatus(table, on, mark))) return 0;
  const incoming = mind.incoming.get(on) ?? 0;
  const gives = outputOf(characterAt(table, on), 1, 1) / Math.max(0.5, balance.output);
  const later = Math.max(0, rounds - 1);
  switch (mark) {
    case 'haste':
      return 0.35 * balance.harm * later * gives;
    case 'wall':
      return 0.28 * incoming * later;
    case 'barrier':
      return 0.16 * incoming * later;
    case 'regenerating':
      return (
        Math.min(healthOf(table, on) - bodyOf(table, on).hp + incoming, (bodyOf(table, on).level + statOf(table, on, 'fort')) * later) * 0.3
      );
    case 'transparent':
      return 0.6 * incoming;
    case 'autolife':
      return 0.5 * lifeOf(mind, on) * riskAt(bodyOf(table, on).hp, incoming * 2);
    case 'reflect':
      return 0.1 * incoming * later;
    case 'quick':
      return 0.5 * balance.harm * gives;
    case 'defending':
      return 0.4 * incoming;
    default:
      return 0;
  }
}
const CURES: Readonly<Partial<Record<Mark, number>>> = {
  stop: 0.8,
  paralyze: 0.8,
  stun: 0.5,
  confuse: 0.5,
  blind: 0.25,
  slow: 0.5,
  silence: 0.3,
  petrify: 0.9,
};
const worthOfCure = (mind: Mind, on: Unit, mark: Mark): number =>
  isMonster(on)
    ? 0
    : (CURES[mark] ?? 0.1) * (mind.balance.harm / Math.max(1, mind.balance.output)) * outputOf(characterAt(mind.table, on), 1, 1);

function worthOfEffect(mind: Mind, effect: Effect, target: Unit | null, mark: Mark | null): number {
  const on = reachOf(mind.table, mind.unit, effect, target);
  const found = effectProspects(mind.table, mind.unit, effect, on);
  if (found !== null) {
    const sum = found.reduce(
      (all, one) => all + worthOfLoss(mind, one) + (one.status === null ? 0 : one.chance * worthOfHex(mind, one.on, one.status)),
      0,
    );
    const adds = effect.do === 'attack' ? (effect.with?.adds ?? []) : [];
    const riders = adds.reduce(
      (all, add) => all + (add === 'stun' ? (mind.harm.get(on[0] ?? -1) ?? 0) * 0.4 : worthOfStatus(mind, on[0] ?? -1, add) * 0.4),
      0,
    );
    const n = effect.do === 'attack' ? (effect.n ?? 1) : 1;
    const isAnybody = 'who' in effect && effect.who === 'random-foe';
    return (isAnybody ? (sum / Math.max(1, on.length)) * n : sum * n) + riders;
  }
  switch (effect.do) {
    case 'add':
      return on.reduce((all, one) => all + effect.marks.reduce((sum, each) => sum + worthOfBoon(mind, one, each), 0), 0);
    case 'mend': {
      const { level } = bodyOf(mind.table, mind.unit);
      const amount = effect.n === 'all' ? 999 : typeof effect.n === 'number' ? effect.n : level + statOf(mind.table, mind.unit, 'force');
      return on.reduce(
        (sum, one) => sum + worthOfHealing(mind, one, Math.min(amount, healthOf(mind.table, one) - bodyOf(mind.table, one).hp)),
        0,
      );
    }
    case 'pray':
      return on.reduce((sum, one) => {
        const n = Math.min(
          healthOf(mind.table, one) - bodyOf(mind.table, one).hp,
          bodyOf(mind.table, mind.unit).level + statOf(mind.table, mind.unit, 'force'),
        );
        return sum + 0.5 * worthOfHealing(mind, one, n);
      }, 0);
    case 'revive':
      return on.reduce((sum, one) => sum + (hasStatus(mind.table, one, 'dead') ? 0.6 * lifeOf(mind, one) : 0), 0);
    case 'remove':
      if (mark !== null && target !== null) return worthOfCure(mind, target, mark);
      return on.reduce(
        (sum, one) => sum + marksOn(mind.table, one, ['dead', 'petrify']).reduce((all, each) => all + worthOfCure(mind, one, each), 0),
        0,
      );
    case 'restore': {
      if (effect.what === 'hp' || isMonster(mind.unit)) return 0;
      const n = typeof effect.n === 'number' ? effect.n : bodyOf(mind.table, mind.unit).level + statOf(mind.table, mind.unit, 'will');
      return on.reduce((sum, one) => {
        if (isMonster(one)) return sum;
        const { mp } = characterAt(mind.table, one);
        const { mana } = statsOf(characterAt(mind.table, one));
        return sum + (mp < 8 ? Math.min(n, mana - mp) * 0.5 * Math.min(1, mind.rounds / 4) : 0);
      }, 0);
    }
    default:
      return 0;
  }
}
function worthOfHex(mind: Mind, on: Unit, status: StatusId): number {
  const worth = worthOfStatus(mind, on, status);
  return sideOf(mind.table, on) === 0 ? -worth : worth;
}
/** The worst of the marks that may be removed. */
const worstMark = (mind: Mind, target: Unit, effects: readonly Effect[]): Mark | null => {
  const removal = removesOne(effects);
  if (removal === undefined) return null;
  return best(marksOn(mind.table, target, removal.not ?? []), (mark) => worthOfCure(mind, target, mark)) ?? null;
};

const sumOfEffects = (mind: Mind, effects: readonly Effect[], target: Unit | null, mark: Mark | null): number =>
  effects.reduce((sum, effect) => sum + worthOfEffect(mind, effect, target, mark), 0);

/** MP are worth more on the way than against the boss, with whom the quest ends. */
const mpPrice = ({ boss, table, unit }: Mind): number => {
  const { mp } = characterAt(table, unit);
  const full = mp / Math.max(1, statsOf(characterAt(table, unit)).mana);
  return boss ? 0.05 : 0.5 - 0.3 * full;
};
const itemPrice = ({ boss }: Mind, item: Item): number => (boss ? 0.04 : 0.16) * costOf(item);

function weighTargets(
  mind: Mind,
  effects: readonly Effect[],
  from: Omit<Wanted, 'target' | 'mark'> & { readonly act: string },
  price: number,
): readonly Weighed[] {
  const targets = targetsFor(mind.table, mind.unit, effects);
  if (targets === null) return [{ wanted: from, worth: sumOfEffects(mind, effects, null, null) - price, effects }];
  return targets.map((target) => {
    const mark = worstMark(mind, target, effects);
    const wanted: Wanted = mark === null ? { ...from, target } : { ...from, target, mark };
    return { wanted, worth: sumOfEffects(mind, effects, target, mark) - price, effects };
  });
}

function weighIntrinsic(mind: Mind): readonly Weighed[] {
  const { table, unit } = mind;
  if (!mayUseIntrinsic(table, unit)) return [];
  const id = intrinsicFor(characterAt(table, unit));
  const { effects, gold } = intrinsicOf(id);
  switch (id) {
    case 'flask':
      return (
        targetsFor(table, unit, effects)?.flatMap((target) =>
          ELEMENTS.map((element) => {
            const [effect] = effects;
            const thrown: Effect = effect?.do === 'damage' ? { ...effect, element } : { do: 'sing' };
            return { wanted: { act: 'intrinsic', element, target }, worth: worthOfEffect(mind, thrown, target, null) };
          }),
        ) ?? []
      );
    case 'rage': {
      const blow = worthOfEffect(mind, { do: 'attack', who: 'random-foe', with: { mult: 1 } }, null, null);
      return [{ wanted: { act: 'intrinsic' }, worth: blow + 0.25 * blow * (mind.rounds - 1) }];
    }
    case 'leap':
      return weighTargets(mind, effects, { act: 'intrinsic' }, 0).map(({ wanted, worth }) => ({
        wanted,
        worth: worth * 0.9 - 0.5 * keptCards(mind) * worth + 0.25 * (mind.incoming.get(unit) ?? 0),
      }));
    case 'take-aim':
      return [];
    case 'coin-throw':
      return weighTargets(mind, effects, { act: 'intrinsic' }, (gold ?? 0) * bodyOf(table, unit).level * 0.4);
    case 'steal':
      return weighTargets(mind, effects, { act: 'intrinsic' }, -0.15 * fightOf(table).level);
    case 'marching-song':
      return [{ wanted: { act: 'intrinsic' }, worth: 0.1 * mind.balance.harm * Math.min(1, alliesOf(table, unit).length / 3) }];
    case 'sentinel':
      return [{ wanted: { act: 'intrinsic' }, worth: 0.45 * (mind.incoming.get(unit) ?? 0) }];
    case 'vanish':
      return [
        {
          wanted: { act: 'intrinsic' },
          worth: 0.7 * (mind.incoming.get(unit) ?? 0) * riskAt(bodyOf(table, unit).hp, mind.incoming.get(unit) ?? 0),
        },
      ];
    default:
      return weighTargets(mind, effects, { act: 'intrinsic' }, 0);
  }
}
/** CRD-STATUS-HIDDEN-01: whoever hides loses the cards that were kept. */
const keptCards = ({ table, unit }: Mind): number => ((fightOf(table).hands[unit]?.length ?? 0) > 0 ? 1 : 0);

/** Below this the party would rather run. */
const HOPELESS = 0.9;
function weighFlight(mind: Mind): readonly Weighed[] {
  const { table, unit, balance, boss } = mind;
  if (boss || balance.margin >= HOPELESS) return [];
  const along = companionsOf(table, unit);
  const worth = 1000 * (HOPELESS - balance.margin);
  const bomb = itemsInFight(table, unit).includes('smoke-bomb');
  return [{ wanted: { act: bomb ? 'use' : 'flee', ...(bomb ? { item: 'smoke-bomb' } : {}), with: along }, worth }];
}

export function weighAll(mind: Mind): readonly Weighed[] {
  const { table, unit } = mind;
  const own = characterAt(table, unit);
  const all: Weighed[] = [{ wanted: { act: 'pass' }, worth: 0 }];
  for (const target of targetsOf(table, null))
    if (target !== unit && sideOf(table, target) === 1)
      all.push({ wanted: { act: 'attack', target }, worth: worthOfEffect(mind, { do: 'attack', who: 'one' }, target, null) });
  for (const technique of techniquesFor(table, unit))
    all.push(...weighTargets(mind, techniqueOf(technique).effects, { act: 'technique', technique }, mpCost(technique) * mpPrice(mind)));
  for (const item of itemsInFight(table, unit))
    if (item !== 'smoke-bomb' && item !== 'ale')
      all.push(...weighTargets(mind, effectsOfItem(item), { act: 'use', item }, itemPrice(mind, item)));
  all.push(...weighIntrinsic(mind), ...weighFlight(mind));
  if (!has(own, 'defending'))
    all.push({ wanted: { act: 'defend' }, worth: 0.35 * worthOfHealing(mind, unit, mind.incoming.get(unit) ?? 0) });
  return all;
}

/** The action that keeps most. */
export function fightAction(seen: Seen<View>, table: Table): Weighed {
  const mind = mindOf(table, Number(seen.offer.about['unit']));
  return best(weighAll(mind), ({ worth }) => worth) ?? { wanted: { act: 'pass' }, worth: 0 };
}
/** CRD-ATTACK-18: whom a further Attack is aimed at. */
export function aimAt(seen: Seen<View>, table: Table, foes = targetsOf(table, 1)): Wanted {
  const mind = mindOf(table, Number(seen.offer.about['unit']));
  const target = best(foes, (one) => worthOfEffect(mind, { do: 'attack', who: 'one' }, one, null));
  return target === undefined ? { act: 'attack' } : { act: 'attack', target };
}
