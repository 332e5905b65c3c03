// Owns what of a round a board shows: the checks with their dice, the values of the card, and chances before and after a gem.

import { cardOf, type CardId } from '../content/cards.ts';
import { GEMS, SKILLS, type Card, type Foe, type Gem, type Skill, type Trial } from '../content/types.ts';
import { gemClosed } from '../queries/adjust.ts';
import { circlesOf, foeAtk, foeDef, guardChecks, guardSkills, strikeSkills, testsDue, trialTarget } from '../queries/foe.ts';
import { clearBonus } from '../queries/items.ts';
import { keptDice, modifierOf } from '../queries/ladder.ts';
import { chanceWith, NO_GEMS, ways } from '../queries/odds.ts';
import { encounterPoints } from '../queries/score.ts';
import { available, gemsOf, healthOf, type Check, type DieMode, type Purpose, type Track } from '../state.ts';
import type { View } from '../view.ts';
import { checkFacts, modesWith, preselected } from './facts.ts';

export interface ShownCheck {
  readonly at: number;
  readonly purpose: Purpose;
  /** Which of two guard checks, from 1; 0 when there is one. */
  readonly number: number;
  readonly skill: Skill;
  readonly target: number;
  readonly dice: readonly { readonly face: number; readonly kept: boolean }[];
  /** What is added to the dice. */
  readonly plus: number;
  /** null while it has no dice. */
  readonly total: number | null;
  readonly passes: boolean;
  readonly state: Check['state'];
}

/** The checks of the round, in the order in which they are committed. */
export function shownChecks(view: View): readonly ShownCheck[] {
  return (view.encounter?.checks ?? []).map((check, at) => {
    const facts = checkFacts(view, at);
    const kept = keptDice(check.mode, check.dice);
    const sum = kept.reduce((total, die) => total + (check.dice[die] ?? 0), 0);
    return {
      at,
      purpose: check.purpose,
      number: facts?.number ?? 0,
      skill: check.skill,
      target: check.target,
      dice: check.dice.map((face, die) => ({ face, kept: kept.includes(die) })),
      plus: facts === null ? modifierOf(view, check) : facts.forced ? 0 : facts.total - sum,
      total: facts?.total ?? null,
      passes: check.passed ?? facts?.passes ?? false,
      state: check.state,
    };
  });
}

/** The chance of a check that lies ahead, and the best that one gem would make of it. */
export interface Chance {
  readonly key: string;
  readonly what: Purpose;
  readonly skill: Skill;
  readonly target: number;
  readonly ways: number;
  readonly of: number;
  readonly after: { readonly gem: Gem; readonly chance: number } | null;
}

function chanceOf(view: View, key: string, what: Purpose, skill: Skill, target: number): Chance {
  const mode = preselected(view, skill);
  const plain = ways(mode, target);
  const bare = plain.ways / plain.of;
  const best = GEMS.filter((gem) => gemClosed(view, gem) === null)
    .map((gem) => ({ gem, chance: chanceWith(mode, target, { ...NO_GEMS, [gem]: 1 }) }))
    .reduce<Chance['after']>((most, one) => (one.chance > (most?.chance ?? bare) ? one : most), null);
  return { key, what, skill, target, ...plain, after: best };
}

/** The checks that the card will ask for next: of the coming round, or for its rewards. */
export function chancesAhead(view: View): readonly Chance[] {
  const { encounter } = view;
  if (encounter === null) return [];
  const card = cardOf(encounter.card);
  if (encounter.stage === 'clear')
    return card.checks.map(({ skill, target }, i) => chanceOf(view, `reward ${i}`, 'onClear', skill, target - clearBonus(view)));
  const tests = testsDue(card, Math.max(1, encounter.round)).flatMap((place) => {
    const test = card.tests[place];
    return test === undefined ? [] : [chanceOf(view, `test ${place}`, 'test', test.skill, test.target)];
  });
  if (card.trial !== undefined)
    return [...tests, ...card.trial.skills.map((skill) => chanceOf(view, `trial ${skill}`, 'trial', skill, trialTarget(view)))];
  const guards = guardChecks(view) > 0 ? guardSkills(card) : [];
  return [
    ...tests,
    ...(encounter.noAttack ? [] : strikeSkills(card)).map((skill) => chanceOf(view, `attack ${skill}`, 'attack', skill, foeDef(view))),
    ...guards.map((skill) => chanceOf(view, `guard ${skill}`, 'guard', skill, foeAtk(view))),
  ];
}

/** What the card says in figures, as it is now in this game. */
export interface CardValuesNow {
  readonly level: Card['level'];
  readonly unique: boolean;
  readonly foe: Pick<Foe, 'atk' | 'def' | 'health' | 'count'> | null;
  readonly trial: Pick<Trial, 'skills' | 'target'> | null;
  readonly circles: number;
}

export function cardValues(id: CardId, view: View | null = null): CardValuesNow {
  const card = cardOf(id);
  const now = view !== null && view.encounter?.card === id ? view : null;
  return {
    level: card.level,
    unique: card.level !== 1,
    foe:
      card.foe === undefined
        ? null
        : { ...card.foe, atk: now === null ? card.foe.atk : foeAtk(now), def: now === null ? card.foe.def : foeDef(now) },
    trial: card.trial === undefined ? null : { skills: card.trial.skills, target: now === null ? card.trial.target : trialTarget(now) },
    circles: circlesOf(card),
  };
}

/** The data of a card, for whoever composes its sentences. */
export const cardData = cardOf;

export interface LadderStep {
  readonly mode: DieMode;
  readonly filled: boolean;
  /** The furthest filled one: how the skill rolls. */
  readonly now: boolean;
}

/** The ladder of a skill, bubble by bubble, as this game's rules have it. */
export const ladderOf = (view: View, skill: Skill): readonly LadderStep[] =>
  [1, 2, 3, 4].map((bubbles) => ({
    mode: modesWith(view, skill, bubbles).at(-1) as DieMode,
    filled: view.hero.bubbles[skill] >= bubbles,
    now: view.hero.bubbles[skill] === bubbles,
  }));

/** What the score of a finished game is made of (DLV-SCORE-01). */
export const scoreParts = (view: View): { readonly encounters: number; readonly health: number; readonly gems: number } => ({
  encounters: encounterPoints(view),
  health: healthOf(view),
  gems: GEMS.reduce((sum, gem) => sum + gemsOf(view, gem), 0),
});

export const leftOf = (track: Track): number => available(track);
export const gemsLeft = (view: View, gem: Gem): number => gemsOf(view, gem);
/** Whether a gem of this colour could be spent on the dice that lie open. */
export const gemIsDull = (view: View, gem: Gem): boolean => gemClosed(view, gem)?.key === 'dulled';
export { GEMS, SKILLS };
export { percent, usesLeft } from './facts.ts';
