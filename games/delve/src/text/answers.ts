// Owns suggested answers in words: what is used and what comes of it, by question.

import { memberOf } from '@undercroft/kernel';
import type { AnswerWords } from '@undercroft/presentation';
import type { Choice, Offer } from '@undercroft/kernel';
import type { Suggested } from '@undercroft/parts';
import { cardOf } from '../content/cards.ts';
import { GEMS, SKILLS, type Gem, type Skill } from '../content/types.ts';
import { CHECK_KINDS, type CheckKind } from '../decisions/index.ts';
import { committable } from '../queries/adjust.ts';
import { foeAtk, foeDef, guardChecks, guardSkills, isFull, strikeSkills, testsDue, trialTarget } from '../queries/foe.ts';
import { modesOf, modesWith } from '../queries/ladder.ts';
import { gemsOf, type DieMode } from '../state.ts';
import type { View } from '../view.ts';
import type { BoardWords } from './words/board-words.ts';
import { itemText } from './words/compose.ts';
import { cardHere, oddsOf, rewardAt, testAt, usesLeft } from './facts.ts';
import type { Phrases } from './phrases.ts';
import { touchWords } from './words/touches.ts';

/** What an answer is put into words with. */
export interface AnswerFacts {
  readonly view: View;
  readonly p: Phrases;
  readonly w: BoardWords;
  readonly about: Readonly<Record<string, unknown>>;
  readonly answer: Suggested;
  /** Whether chances may be told. */
  readonly odds: boolean;
}

type Words = (facts: AnswerFacts) => AnswerWords | null;

const skillIn = (choice: Choice, pick: string): Skill | null => SKILLS.find((one) => one === choice[pick]) ?? null;
const gemIn = (choice: Choice, pick: string): Gem | null => GEMS.find((one) => one === choice[pick]) ?? null;

/** An item, and what it does; or what it comes to here. */
function item({ view, p, w, answer }: AnswerFacts, detail: string | null = null): AnswerWords | null {
  const entry = view.hero.inventory[Number(answer.choice['item'])];
  if (entry === undefined) return null;
  const { name, effect } = itemText(p, entry.item);
  const left = usesLeft(entry);
  return { label: name, detail: detail ?? (left === null ? effect : `${effect} (${w.left(left)})`) };
}

const create: Words = ({ p, w, answer: { choice } }) => {
  const [first, second] = [skillIn(choice, 'first'), skillIn(choice, 'second')];
  return first === null || second === null ? null : { label: w.build(first, second), detail: w.build(p.skills[first], p.skills[second]) };
};

const shortModes = (p: Phrases, modes: readonly DieMode[]): string => p.either(modes.map((mode) => p.modes[mode].short));

const train: Words = ({ view, p, w, answer: { choice, useful } }) => {
  const skill = skillIn(choice, 'skill');
  if (skill === null) return null;
  const climb = w.climbs(shortModes(p, modesOf(view, skill)), shortModes(p, modesWith(view, skill, view.hero.bubbles[skill] + 1)));
  return { label: `${skill} (${p.skills[skill]})`, detail: useful ? climb : w.noBetter(climb) };
};

/** Several checks at once have several chances: these are told in words; without chances, what has to be reached. */
function rollsAhead({ view, w, answer: { choice }, odds }: AnswerFacts, taken: readonly number[]): string {
  const { encounter } = view;
  if (encounter === null) return '';
  const card = cardOf(encounter.card);
  const told = (skill: Skill | undefined, target: number): readonly string[] =>
    skill === undefined ? [] : [`${skill} ${odds ? oddsOf(view, skill, target) : target}`];
  const with_ = (pick: string, skills: readonly Skill[]): Skill | undefined => skillIn(choice, pick) ?? skills[0];
  const tests = testsDue(card, encounter.round).flatMap((place) => {
    const test = card.tests[place];
    return test === undefined || (!test.must && !taken.includes(place)) ? [] : told(test.skill, test.target);
  });
  return w.results([
    ...tests,
    ...(card.foe === undefined || isFull(encounter) ? [] : told(with_('strike', strikeSkills(card)), foeDef(view))),
    ...(guardChecks(view) === 0 ? [] : told(with_('guard', guardSkills(card)), foeAtk(view))),
    ...(card.trial === undefined ? [] : told(with_('trial', card.trial.skills), trialTarget(view))),
  ]);
}

const planRound: Words = (facts) => {
  const { view, w, answer } = facts;
  if (answer.choice.act === 'use') return item(facts);
  const take = answer.choice['take'];
  const taken = Array.isArray(take) ? take.map(Number) : [];
  const offered = testsDue(cardOf(cardHere(view)), view.encounter?.round ?? 0).some((place) => !testAt(view, place).must);
  const detail = rollsAhead(facts, taken);
  return {
    label: taken.length > 0 ? w.togetherAll(taken.length) : offered ? w.togetherNone : w.together,
    // With no check left to roll there is nothing to say.
    ...(detail === '' ? {} : { detail }),
  };
};

const guardWith: Words = ({ view, p, answer: { choice } }) => {
  const skill = skillIn(choice, 'skill');
  return skill === null ? null : { label: p.check([skill], foeAtk(view)) };
};

const MODES: readonly DieMode[] = ['D', '+0', '+2', 'A', 'A+2'];
const prepare: Words = (facts) => {
  const { view, p, about, answer } = facts;
  if (answer.choice.act === 'cloak') return item(facts);
  const check = view.encounter?.checks[Number(about['check'])];
  const mode = MODES.find((one) => one === answer.choice['mode']);
  return check === undefined || mode === undefined ? null : { label: `${check.skill} ${mode}`, detail: p.modes[mode].how };
};

const damage: Words = (facts) => {
  const loss = facts.answer.outcome?.['loss'];
  return item(facts, loss === undefined ? facts.w.alive : facts.w.lossLeft(loss));
};

const giveGem: Words = ({ view, w, answer: { choice } }) => {
  const gem = gemIn(choice, 'gem');
  return gem === null ? null : { label: w.giveGem(gem), detail: w.left(gemsOf(view, gem) - 1) };
};

const tryReward: Words = (facts) => {
  const { view, p, w, about, answer } = facts;
  const { skill, target } = rewardAt(view, Number(about['reward']));
  if (answer.choice.act === 'roll') return { label: w.rollFor(p.check([skill], target)) };
  return item(facts, answer.choice.act === 'open' ? w.noRoll : null);
};

const attemptTest: Words = ({ view, p, w, about }) => {
  const { skill, target } = testAt(view, Number(about['test']));
  return { label: w.attempt(p.check([skill], target)) };
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Checks taken in turn; where several skills would do, the chosen one is not asked again. */
const nextCheck: Words = ({ view, p, answer: { choice } }) => {
  const card = cardOf(cardHere(view));
  const against: Readonly<Record<CheckKind, () => readonly [readonly Skill[], number]>> = {
    attack: () => [strikeSkills(card), foeDef(view)],
    guard: () => [guardSkills(card), foeAtk(view)],
    'second-guard': () => [guardSkills(card), foeAtk(view)],
    trial: () => [card.trial?.skills ?? [], trialTarget(view)],
  };
  const kind = memberOf(CHECK_KINDS, choice['kind']);
  const [skills, target] = against[kind]();
  const [only] = skills;
  return {
    label: capital(p.option.kind(kind, null, target)),
    ...(skills.length === 1 && only !== undefined ? { detail: `${only} (${p.skills[only]})` } : {}),
  };
};

/** Committing, with the results of the dice as they lie; or what is spent on them. */
const adjust: Words = (facts) => {
  const { view, w, answer } = facts;
  if (answer.choice.act !== 'commit' && answer.choice.act !== 'commit-all') return touchWords(facts, false);
  const results = committable(view).flatMap((at) => {
    const [check, sum] = [view.encounter?.checks[at], view.reckoned.checks[at]];
    return check === undefined || sum === undefined ? [] : [`${check.skill} ${w.outcome(check.purpose, sum.passes)}`];
  });
  return { label: w.commit, detail: w.results(results) };
};

const BY_DECISION: Readonly<Record<string, Words>> = {
  create,
  train,
  'plan-round': planRound,
  'guard-with': guardWith,
  'attempt-test': attemptTest,
  'next-check': nextCheck,
  collect: (facts) => item(facts),
  prepare,
  adjust,
  damage,
  'give-gem': giveGem,
  'try-reward': tryReward,
  'follow-up': (facts) => item(facts),
  'end-round': (facts) => item(facts),
  'keep-or-redraw': (facts) => item(facts),
};

export const answerWords = (p: Phrases, w: BoardWords, view: View, offer: Offer, answer: Suggested, odds: boolean): AnswerWords | null =>
  BY_DECISION[offer.decision]?.({ view, p, w, about: offer.about, answer, odds }) ?? null;
