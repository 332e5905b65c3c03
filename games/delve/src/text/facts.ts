// Owns what sentences need to know of a position, read from the view once for all languages: numbers and names, no words.

import { missing, at } from '@undercroft/kernel';
import { cardOf, type CardId } from '../content/cards.ts';
import type { ItemId } from '../content/items.ts';
import { GEMS, LEVELS, type CheckedReward, type Gem, type Level, type RewardKind, type Skill, type Test } from '../content/types.ts';
import { foeAtk, foeDef, guardChecks, guardSkills, strikeSkills, trialTarget } from '../queries/foe.ts';
import { clearBonus } from '../queries/items.ts';
import { DICE, keptDice } from '../pieces/dice.ts';
import { modesOf, modifierOf, passes, totalOf } from '../queries/ladder.ts';
import { chance } from '../queries/odds.ts';
import { numberOf } from '../queries/reckoned.ts';
import type { Mode, SkillTrack } from '../setup.ts';
import { available, gemsOf, healthOf, type Check, type DieMode, type ItemEntry, type Purpose } from '../state.ts';
import type { View } from '../view.ts';
import { percent } from './words/percent.ts';

export { modesWith } from '../queries/ladder.ts';

export interface CheckFacts {
  readonly purpose: Purpose;
  /** Which of several guard checks of a round this is, from 1; 0 when there is only one. */
  readonly number: number;
  readonly skill: Skill;
  readonly target: number;
  readonly mode: DieMode;
  /** The dice that count, the +2 of the mode and the modifiers, each as a summand. */
  readonly summands: readonly number[];
  readonly total: number;
  readonly passes: boolean;
  readonly forced: boolean;
}

/** A check of this round; null when it is gone, or has not been rolled. */
export function checkFacts(view: View, at: number): CheckFacts | null {
  const checks = view.encounter?.checks ?? [];
  const check = checks[at];
  if (check === undefined || check.dice.length === 0) return null;
  const { purpose, skill, target, mode, dice, forced } = check;
  const extra = [DICE[mode].plus, modifierOf(view, check)].filter((n) => n !== 0);
  return {
    purpose,
    number: numberOf(checks, at),
    skill,
    target,
    mode,
    summands: [...keptDice(mode, dice).map((die) => dice[die] ?? missing()), ...extra],
    total: totalOf(view, check),
    passes: passes(view, check),
    forced,
  };
}

/** The check that a log line speaks of, when the view still shows it as the line has it. */
export function checkOfRoll(view: View, at: number, dice: readonly number[]): CheckFacts | null {
  const check = view.encounter?.checks[at];
  return check !== undefined && check.dice.length === dice.length && check.dice.every((face, i) => face === dice[i])
    ? checkFacts(view, at)
    : null;
}

/** The same after one die has changed. */
export function checkOfDie(view: View, at: number, die: number, face: number): CheckFacts | null {
  return view.encounter?.checks[at]?.dice[die] === face ? checkFacts(view, at) : null;
}

/** What a check would come to if one of its dice showed another face. */
export function withFace(view: View, at: number, die: number, face: number): { readonly total: number; readonly passes: boolean } {
  const check = view.encounter?.checks[at];
  if (check === undefined) return { total: 0, passes: false };
  const changed: Check = { ...check, dice: check.dice.map((old, i) => (i === die ? face : old)) };
  return { total: totalOf(view, changed), passes: passes(view, changed) };
}

export const isKept = (check: Check, die: number): boolean => keptDice(check.mode, check.dice).includes(die);

export const preselected = (view: View, skill: Skill): DieMode => modesOf(view, skill)[0] ?? missing();
export const oddsOf = (view: View, skill: Skill, target: number): string => percent(chance(preselected(view, skill), target));

/** The card in play; asking for it between encounters is a bug. */
export function cardHere(view: View): CardId {
  if (view.encounter === null) throw new Error('no encounter is under way');
  return view.encounter.card;
}

export function testAt(view: View, place: number): Test {
  return at(cardOf(cardHere(view)).tests, place);
}

export function rewardAt(view: View, place: number): CheckedReward {
  return at(cardOf(cardHere(view)).checks, place);
}

/** The chance of a checked reward, with what always helps counted in. */
export function rewardOdds(view: View, { skill, target }: CheckedReward): string {
  return oddsOf(view, skill, target - clearBonus(view));
}

export interface TargetFacts {
  readonly attack: { readonly skills: readonly Skill[]; readonly target: number } | null;
  readonly guard: { readonly skills: readonly Skill[]; readonly target: number; readonly times: number } | null;
  readonly trial: { readonly skills: readonly Skill[]; readonly target: number } | null;
}

/** What has to be rolled in this round. */
export function targetsHere(view: View): TargetFacts {
  const card = cardOf(cardHere(view));
  const full = (view.encounter?.filled ?? 0) >= (view.encounter?.circles ?? 0);
  if (card.trial !== undefined) return { attack: null, guard: null, trial: { skills: card.trial.skills, target: trialTarget(view) } };
  const times = guardChecks(view);
  return {
    attack: full || view.encounter?.noAttack === true ? null : { skills: strikeSkills(card), target: foeDef(view) },
    guard: times === 0 ? null : { skills: guardSkills(card), target: foeAtk(view), times },
    trial: null,
  };
}

export const usesLeft = (entry: ItemEntry): number | null => (entry.uses === null ? null : entry.uses - entry.used);
export const gemsHeld = (view: View): readonly { readonly gem: Gem; readonly n: number }[] =>
  GEMS.flatMap((gem) => (gemsOf(view, gem) > 0 ? [{ gem, n: gemsOf(view, gem) }] : []));

export const rowOf = (view: View, square: number): number => Math.floor(square / view.map.width) + 1;
export const columnOf = (view: View, square: number): number => (square % view.map.width) + 1;
/** A declined reward is named by its kind; a checked one by its place. */
export const isReward = (reward: string): reward is RewardKind => !reward.startsWith('check-');

/** What a run came to. */
export interface EndingFacts {
  readonly hero: string;
  readonly area: string;
  readonly result: 'victory' | 'failed' | null;
  readonly gaveUp: boolean;
  /** The card at which the hero fell, the round, and how far the room was; null when nobody fell. */
  readonly fell: { readonly card: CardId; readonly round: number; readonly filled: number; readonly circles: number } | null;
  /** The first Boss of a full game that was cleared. */
  readonly boss: CardId | null;
  readonly mode: Mode;
  readonly cleared: readonly { readonly level: Level; readonly n: number }[];
  /** Encounters after the victory; null when nobody played on. */
  readonly further: number | null;
  readonly health: number;
  readonly gems: readonly { readonly gem: Gem; readonly n: number }[];
  readonly items: readonly ItemId[];
  readonly score: number;
}

export function endingFacts(view: View): EndingFacts {
  const health = healthOf(view);
  const here = view.encounter;
  return {
    hero: view.setup.hero,
    area: view.setup.area,
    result: view.result,
    gaveUp: view.gaveUp,
    fell:
      here !== null && view.ended && health === 0
        ? { card: here.card, round: here.round, filled: here.filled, circles: here.circles }
        : null,
    boss: view.setup.mode === 'full' ? (view.decks.victory.find((card) => cardOf(card).level === 'B') ?? null) : null,
    mode: view.setup.mode,
    cleared: LEVELS.flatMap((level) => (view.cleared[level] > 0 ? [{ level, n: view.cleared[level] }] : [])),
    further: view.completionist ? view.further : null,
    health,
    gems: gemsHeld(view),
    items: view.hero.inventory
      .filter((entry) => entry.uses === null || available({ gained: entry.uses, used: entry.used }) > 0)
      .map((entry) => entry.item),
    score: view.score,
  };
}

/** What a named setup comes to, once completed. */
export interface PresetFacts {
  readonly mode: Mode;
  readonly level: Level | null;
  readonly cards: number;
  readonly health: number;
  readonly veteran: number;
  readonly packs: number;
  readonly track: SkillTrack;
  readonly deep: boolean;
}
