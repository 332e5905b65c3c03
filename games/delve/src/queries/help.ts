// Owns what an answer is good for, as far as the rules can tell: what a gem or an item makes of a check, which die to use it on, and in which order it is suggested.

import type { Odds, Stakes } from '@undercroft/kernel';
import { GEMS, type Gem, type Skill } from '../content/types.ts';
import { gemsOf, type Check, type DieMode, type Purpose, type Table } from '../state.ts';
import { adjustItems, checkAt, checksForItem, committable, diceFor, spendable, touchOf, type Touch } from './adjust.ts';
import { cardNow, has } from './foe.ts';
import { effectAs, effectAt, entryAt } from './items.ts';
import { DICE, sumOf } from '../pieces/dice.ts';
import { dieOdds, modesOf, modesWith, modifierOf, passes, totalOf } from './ladder.ts';
import { chance, chanceFrom, NO_GEMS, ways } from './odds.ts';

/** What an answer does to a check, as far as it is picked. */
export interface Touching {
  readonly touch: Touch;
  readonly check: number;
  readonly die?: number | undefined;
  readonly step?: number | undefined;
  /** The item that does it; none for a gem. */
  readonly item?: number | undefined;
}

/** DLV-KEY-09: exceeding DEF by 3 or more fills two circles on a BRITTLE foe. */
export const hitsOf = (table: Table, { target, purpose }: Check, total: number): number =>
  purpose === 'attack' && has(cardNow(table), 'BRITTLE') && total >= target + 3 ? 2 : 1;

/** What a check comes to as it lies: 0 for a failure, and more than 1 where passing by more counts for more. */
const successOf = (table: Table, check: Check): number => (passes(table, check) ? hitsOf(table, check, totalOf(table, check)) : 0);

/** The most that a check can come to. */
const mostOf = (table: Table, check: Check): number => hitsOf(table, check, Number.POSITIVE_INFINITY);

const withDie = (check: Check, die: number, face: number): Check => ({
  ...check,
  dice: check.dice.map((old, at) => (at === die ? face : old)),
});

/** The check after something that rolls nothing; null where dice are rolled, or not all is picked. */
export function checkAfter(table: Table, { touch, check: at, die, step, item }: Touching): Check | null {
  const check = checkAt(table, at);
  if (touch === 'pass') return { ...check, forced: true };
  if (touch === 'bonus') return { ...check, bonus: check.bonus + (effectAs(table, item ?? 0, 'bonus')?.n ?? 0) };
  if (die === undefined) return null;
  if (touch === 'six') return withDie(check, die, 6);
  return touch === 'ruby' && step !== undefined ? withDie(check, die, (check.dice[die] ?? 0) + step) : null;
}

/** What a re-roll would bring: the whole check for an emerald, one die for a sapphire; null where nothing is rolled, or not all is picked. */
export function rerollOdds(table: Table, { touch, check: at, die }: Touching): Odds | null {
  const check = checkAt(table, at);
  if (touch === 'emerald') return ways(check.mode, check.target - modifierOf(table, check));
  return touch === 'sapphire' && die !== undefined ? dieOdds(table, check, die) : null;
}

/** What something that rolls nothing makes of the check: its total, whether it passes, the new face, what is added, how many rubies it takes. */
export function outcomeOf(table: Table, touching: Touching): Stakes | null {
  const after = checkAfter(table, touching);
  if (after === null) return null;
  const { touch, check: at, die, item } = touching;
  const to = die === undefined ? undefined : after.dice[die];
  const passed = passes(table, after);
  const first = touch === 'ruby' && item === undefined && !passed && die !== undefined && to !== undefined && onTheWay(table, at, die, to);
  return {
    total: totalOf(table, after),
    passes: passed ? 1 : 0,
    ...(to === undefined ? {} : { to }),
    ...(touch === 'bonus' ? { bonus: after.bonus - checkAt(table, at).bonus } : {}),
    ...(first ? { rubies: rubiesNeeded(table, at) ?? 0 } : {}),
  };
}

/** The chance that the check passes as it lies: certain, or none. */
export const oddsNow = (table: Table, at: number): Odds => ({ ways: passes(table, checkAt(table, at)) ? 1 : 0, of: 1 });

const highest = (mode: DieMode): number =>
  sumOf(
    mode,
    Array.from({ length: DICE[mode].dice }, () => 6),
  );

/** Whether the total may rise by it; so far as the die is not picked, on any die. */
function mayRise(table: Table, touching: Touching): boolean {
  const { touch, check: at, die } = touching;
  const check = checkAt(table, at);
  const now = totalOf(table, check);
  if (touch === 'emerald') return sumOf(check.mode, check.dice) < highest(check.mode);
  if (touch === 'pass' || touch === 'bonus') return totalOf(table, checkAfter(table, touching) ?? check) > now || !passes(table, check);
  const dice = die === undefined ? diceFor(table, touch, at) : [die];
  return dice.some((one) => {
    if (touch !== 'ruby') return totalOf(table, withDie(check, one, 6)) > now;
    const face = (check.dice[one] ?? 0) + (touching.step ?? 1);
    // Three dice of which the lowest count may need more than one ruby before the total moves.
    return face <= 6 && (totalOf(table, withDie(check, one, face)) > now || onTheWay(table, at, one, face));
  });
}

/** DLV-GEM-13: what touches a check is of use while the check can still come to more, and its total may rise. */
export function isUseful(table: Table, touching: Touching): boolean {
  const check = checkAt(table, touching.check);
  return successOf(table, check) < mostOf(table, check) && mayRise(table, touching);
}

/** What each open check comes to. Once one of them is committed others may change by it: these are named anew. */
export function checkStakes(table: Table): Stakes {
  if (table.encounter === null) return {};
  const { card, round, checks } = table.encounter;
  const committed = checks.filter(({ state }) => state === 'committed').length;
  return Object.fromEntries(
    checks.flatMap((check, at) => (check.state === 'rolled' ? [[`${card} ${round} ${committed} ${at}`, successOf(table, check)]] : [])),
  );
}

/** How many rubies make a failing check pass for certain, no more than there are; null when that cannot be done. */
export function rubiesNeeded(table: Table, at: number): number | null {
  const have = spendable(table).includes('ruby') ? gemsOf(table, 'ruby') : 0;
  for (let ruby = 1; ruby <= Math.min(have, MOST_RUBIES); ruby++) if (sureWith(table, checkAt(table, at), ruby)) return ruby;
  return null;
}
/** From three ones to three sixes no more are ever needed. */
const MOST_RUBIES = 10;

const sureWith = (table: Table, check: Check, ruby: number): boolean =>
  chanceFrom(check.mode, check.dice, check.target - modifierOf(table, check), { ...NO_GEMS, ruby }) === 1;

/** Whether the check is sure to pass by the other rubies that are needed, once a die shows this face. */
function onTheWay(table: Table, at: number, die: number, face: number): boolean {
  const needed = rubiesNeeded(table, at);
  return needed !== null && needed > 1 && sureWith(table, withDie(checkAt(table, at), die, face), needed - 1);
}

const passesAfter = (table: Table, touching: Touching): boolean => {
  const after = checkAfter(table, touching);
  return after !== null && passes(table, after);
};

/** The die on which something helps most: the first that makes the check pass, is on the way there, or is likeliest. */
export function bestDice(table: Table, touching: Touching, dice: readonly number[]): readonly number[] {
  const { touch, check: at } = touching;
  const check = checkAt(table, at);
  if (touch === 'sapphire') {
    const waysOf = (die: number): number => dieOdds(table, check, die).ways;
    return dice.filter((die) => dice.every((other) => waysOf(other) <= waysOf(die))).slice(0, 1);
  }
  const raised = dice.filter((die) => touch === 'six' || (check.dice[die] ?? 6) < 6);
  const sure = raised.find((die) => passesAfter(table, { ...touching, die, step: 1 }));
  const first = sure ?? (touch === 'ruby' ? raised.find((die) => onTheWay(table, at, die, (check.dice[die] ?? 6) + 1)) : undefined);
  return first === undefined ? [] : [first];
}

/** The checks that fail as they lie. */
export const failing = (table: Table, checks: readonly number[]): readonly number[] =>
  checks.filter((at) => !passes(table, checkAt(table, at)));

/** Whether something at hand makes a check pass for certain, without a gem in another colour. */
export function isSurelyHelped(table: Table, at: number): boolean {
  const sure = (touch: Touch, item?: number): boolean => {
    const touching = { touch, check: at, item };
    const dice = diceFor(table, touch, at);
    return (
      passesAfter(table, touching) ||
      dice.some((die) => passesAfter(table, { ...touching, die, step: 1 }) && canRaise(table, touch, at, die))
    );
  };
  return (
    (spendable(table).includes('ruby') && sure('ruby')) ||
    adjustItems(table).some(
      (item) =>
        effectAt(table, item).do !== 'recolour-gem' &&
        checksForItem(table, item).includes(at) &&
        sure(touchOf(table, item, undefined), item),
    )
  );
}
const canRaise = (table: Table, touch: Touch, at: number, die: number): boolean =>
  touch !== 'ruby' || (checkAt(table, at).dice[die] ?? 6) < 6;

/** What a failure costs, the dearest first. */
const URGENT: Readonly<Record<Purpose, number>> = { guard: 0, trial: 1, test: 2, attack: 3, onClear: 4 };
/** Help for what is committed now, then committing it, then help for what comes after it, then bets: a reward that was missed costs nothing. */
const [HELP, COMMIT, LATER, BET] = [0, 1, 2, 3] as const;
const [SURE, SEVERAL, LIKELY, OTHER_COLOUR] = [0, 1, 2, 3] as const;

export const commitRank: readonly number[] = [COMMIT];

/** Where help for a check stands: by what its failure costs, then what is sure, then by chance; null: it does not help. */
export function helpRank(table: Table, touching: Touching, recoloured: boolean): readonly number[] | null {
  const { check: at, die, step } = touching;
  const check = checkAt(table, at);
  const odds = rerollOdds(table, touching);
  const likely = odds === null ? 0 : odds.ways / odds.of;
  const asked = committable(table).includes(at) ? HELP : LATER;
  const head = [check.purpose === 'onClear' && odds !== null && likely < 0.5 ? BET : asked, URGENT[check.purpose], at];
  const later = recoloured ? OTHER_COLOUR : 0;
  if (passesAfter(table, touching)) return [...head, later + SURE, 0];
  if (odds !== null) return likely > 0 ? [...head, later + LIKELY, -likely] : null;
  const face = (check.dice[die ?? 0] ?? 6) + (step ?? 0);
  return touching.touch === 'ruby' && touching.item === undefined && onTheWay(table, at, die ?? 0, face) ? [...head, SEVERAL, 0] : null;
}

/** Of several entries of one item the first: they do the same. */
export const oneOfEach = (table: Table, places: readonly number[]): readonly number[] =>
  places.filter((place, at) => places.findIndex((other) => entryAt(table, other).item === entryAt(table, place).item) === at);

/** The gem one has most of is missed least. */
export const plentiful = (table: Table, gems: readonly Gem[]): readonly Gem[] =>
  gems.toSorted((a, b) => gemsOf(table, b) - gemsOf(table, a));
/** Colours that one cannot spend as they are. */
export const colourless = (table: Table): readonly Gem[] => GEMS.filter((gem) => !spendable(table).includes(gem));

/** Of several skills, the likeliest against a target. */
export const likeliest = (table: Table, skills: readonly Skill[], target: number): readonly Skill[] => {
  const of = (skill: Skill): number => chance(modesOf(table, skill)[0] ?? 'D', target);
  return skills.filter((skill) => skills.every((other) => of(other) <= of(skill))).slice(0, 1);
};

/** Of two dice and +2. */
const HIGHEST = 14;
const bestChance = (modes: readonly DieMode[], target: number): number => Math.max(...modes.map((mode) => chance(mode, target)));
const TARGETS = Array.from({ length: HIGHEST }, (_, at) => at + 1);

/** Whether one bubble more makes any check likelier; DLV-SKILL-09: A beside +2 does not. */
export function improves(table: Table, skill: Skill): boolean {
  const from = modesOf(table, skill);
  const to = modesWith(table, skill, Math.min(table.hero.bubbles[skill] + 1, 4));
  return TARGETS.some((target) => bestChance(to, target) > bestChance(from, target));
}

/** What the skills are good for: their chances against every target, added up. */
export const skillStakes = (table: Table, skills: readonly Skill[]): Stakes =>
  Object.fromEntries(skills.map((skill) => [skill, TARGETS.reduce((sum, target) => sum + bestChance(modesOf(table, skill), target), 0)]));
