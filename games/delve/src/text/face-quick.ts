// Owns the ready-made answers to a question: whole answers in a few words, the most useful first, read from the view by the game's own law.

import { at } from '@undercroft/kernel';
import type { ReadyAnswer } from '@undercroft/face';
import type { Odds, Offer } from '@undercroft/kernel';
import { cardOf } from '../content/cards.ts';
import type { ItemId } from '../content/items.ts';
import { GEMS, type Gem, type Skill } from '../content/types.ts';
import type { CheckKind } from '../decisions.ts';
import { foeAtk, foeDef, guardChecks, guardSkills, isFull, opportunitiesDue, strikeSkills, testsDue, trialTarget } from '../queries/foe.ts';
import { clearBonus, effectAs, effectAt, usable } from '../queries/items.ts';
import { modesOf } from '../queries/ladder.ts';
import { chance, ways } from '../queries/odds.ts';
import { gemsOf, type DieMode } from '../state.ts';
import type { View } from '../view.ts';
import { itemText } from './compose.ts';
import { diceSuggestions } from './face-quick-dice.ts';
import type { BoardWords } from './face-words.ts';
import { cardHere, modesWith, oddsOf, preselected, rewardAt, testAt, usesLeft } from './facts.ts';
import type { Phrases } from './phrases.ts';

export type Sign =
  | { readonly gem: Gem }
  | { readonly item: ItemId }
  | { readonly skill: Skill }
  | { readonly mark: 'dice' | 'commit' | 'go-on' };

export interface Suggestion extends ReadyAnswer {
  readonly sign: Sign;
}

/** What suggestions are made of: a position and two sets of words. */
export interface Hand {
  readonly view: View;
  readonly p: Phrases;
  readonly w: BoardWords;
  readonly about: Readonly<Record<string, unknown>>;
  /** Whether chances are told. */
  readonly odds: boolean;
}

type Suggest = (hand: Hand) => readonly Suggestion[];

/** Answers that use an item, named by it. */
function itemAnswers(
  { view, p, w }: Hand,
  act: string,
  places: readonly number[],
  detail?: (place: number) => string | null,
): readonly Suggestion[] {
  return places.flatMap((place) => {
    const entry = view.hero.inventory[place];
    if (entry === undefined) return [];
    const { name, effect } = itemText(p, entry.item);
    const left = usesLeft(entry);
    return [
      {
        key: `${act} ${place}`,
        label: name,
        detail: detail?.(place) ?? (left === null ? effect : `${effect} (${w.left(left)})`),
        steps: [act, place],
        sign: { item: entry.item },
      },
    ];
  });
}

const create: Suggest = ({ p, w }) =>
  (['ATK', 'DEF'] as const).flatMap((first) =>
    (['AGL', 'WIT'] as const).map((second) => ({
      key: `${first} ${second}`,
      label: w.build(first, second),
      detail: w.build(p.skills[first], p.skills[second]),
      steps: ['create', first, second],
      sign: { skill: first },
    })),
  );

const shortModes = (p: Phrases, modes: readonly DieMode[]): string => p.either(modes.map((mode) => p.modes[mode].short));

/** Whether other modes would be better against any target. */
const improves = (from: readonly DieMode[], to: readonly DieMode[]): boolean =>
  Array.from({ length: HIGHEST }, (_, at) => at + 1).some(
    (target) => Math.max(...to.map((mode) => chance(mode, target))) > Math.max(...from.map((mode) => chance(mode, target))),
  );
/** Of two dice and +2. */
const HIGHEST = 14;

/** What makes a check likelier first; DLV-SKILL-09: A beside +2 does not. */
const train: Suggest = ({ view, p, w, about }) => {
  const climbs = ((about['skills'] as readonly Skill[] | undefined) ?? []).flatMap((skill) => {
    const bubbles = view.hero.bubbles[skill];
    return bubbles >= 4 ? [] : [{ skill, from: modesOf(view, skill), to: modesWith(view, skill, bubbles + 1) }];
  });
  const answers = climbs.map(({ skill, from, to }) => {
    const better = improves(from, to);
    const climb = w.climbs(shortModes(p, from), shortModes(p, to));
    const suggestion: Suggestion = {
      key: skill,
      label: `${skill} (${p.skills[skill]})`,
      detail: better ? climb : w.noBetter(climb),
      steps: ['train', skill],
      sign: { skill },
    };
    return { better, suggestion };
  });
  return answers.toSorted((a, b) => Number(b.better) - Number(a.better)).map(({ suggestion }) => suggestion);
};

/** Of several skills that may be used, the likeliest. */
function best(view: View, skills: readonly Skill[], target: number): Skill | null {
  if (skills.length < 2) return null;
  return skills.reduce((most, skill) =>
    chance(at(modesOf(view, skill), 0), target) > chance(at(modesOf(view, most), 0), target) ? skill : most,
  );
}

const planRound: Suggest = (hand) => {
  const { view, w } = hand;
  const { encounter } = view;
  if (encounter === null) return [];
  const card = cardOf(encounter.card);
  const guards = guardChecks(view);
  const attacks = card.foe !== undefined && !isFull(encounter);
  const picks = [
    attacks ? best(view, strikeSkills(card), foeDef(view)) : null,
    guards < 1 ? null : best(view, guardSkills(card), foeAtk(view)),
    guards < 2 ? null : best(view, guardSkills(card), foeAtk(view)),
    best(view, card.trial?.skills ?? [], trialTarget(view)),
  ];
  const [strike, guard, , trial] = picks;
  const head = ['roll-together', ...picks.filter((skill) => skill !== null)];
  // Several checks at once have several chances: these are told in words; without chances, what has to be reached.
  const told = (skill: Skill, target: number): string => `${skill} ${hand.odds ? oddsOf(view, skill, target) : target}`;
  const odds = (taken: boolean): string =>
    w.results([
      ...testsDue(card, encounter.round).flatMap((place) => {
        const test = card.tests[place];
        return test === undefined || (!test.must && !taken) ? [] : [told(test.skill, test.target)];
      }),
      ...(attacks ? [told(strike ?? at(strikeSkills(card), 0), foeDef(view))] : []),
      ...(guards > 0 ? [told(guard ?? at(guardSkills(card), 0), foeAtk(view))] : []),
      ...(card.trial === undefined ? [] : [told(trial ?? at(card.trial.skills, 0), trialTarget(view))]),
    ]);
  const chances = opportunitiesDue(card, encounter.round);
  const roll = (key: string, label: string, taken: boolean, steps: readonly (number | null)[]): Suggestion => ({
    key,
    label,
    // With no check left to roll there is nothing to say.
    ...(odds(taken) === '' ? {} : { detail: odds(taken) }),
    steps: [...head, ...steps],
    sign: { mark: 'dice' },
  });
  const rolls =
    chances.length === 0
      ? [roll('roll', w.together, false, [])]
      : [roll('roll-all', w.togetherAll(chances.length), true, chances), roll('roll-none', w.togetherNone, false, [null])];
  const helps = (place: number): boolean => (effectAt(view, place).do === 'no-guard' ? guards > 0 : !isFull(encounter));
  const items = card.foe === undefined ? [] : usable(view, 'ROUND-START').filter(helps);
  return [...rolls, ...itemAnswers(hand, 'use', items)];
};

const skillOdds = (view: View, skill: Skill, target: number): Odds => ways(preselected(view, skill), target);

const guardWith: Suggest = ({ view, p }) =>
  guardSkills(cardOf(cardHere(view))).map((skill) => ({
    key: skill,
    label: p.check([skill], foeAtk(view)),
    odds: skillOdds(view, skill, foeAtk(view)),
    steps: ['guard', skill],
    sign: { skill },
  }));

const prepare: Suggest = (hand) => {
  const { view, p, about } = hand;
  const check = view.encounter?.checks[Number(about['check'])];
  if (check === undefined) return [];
  const odds = (mode: DieMode): Odds => ways(mode, check.target - check.bonus);
  const modes = modesOf(view, check.skill).map(
    (mode): Suggestion => ({
      key: mode,
      label: `${check.skill} ${mode}`,
      detail: p.modes[mode].how,
      odds: odds(mode),
      steps: ['roll', mode],
      sign: { mark: 'dice' },
    }),
  );
  const now = Math.max(...modesOf(view, check.skill).map((mode) => odds(mode).ways));
  const cloaks = usable(view, 'BEFORE-ROLL').flatMap((place): readonly Suggestion[] => {
    const mode = effectAs(view, place, 'roll-as')?.mode ?? null;
    if (mode === null || modesOf(view, check.skill).includes(mode) || odds(mode).ways <= now) return [];
    return itemAnswers(hand, 'cloak', [place]).map((answer) => ({ ...answer, odds: odds(mode) }));
  });
  return [...modes, ...cloaks];
};

const damage: Suggest = (hand) => {
  const { view, w, about } = hand;
  const amount = Number(about['amount']);
  const items = usable(view, 'DAMAGE').filter((place) => effectAt(view, place).do !== 'stay-alive' || amount >= gemless(view));
  const detail = (place: number): string => {
    const cut = effectAs(view, place, 'reduce-loss');
    return cut === null ? w.alive : w.lossLeft(Math.max(0, amount - cut.n));
  };
  return itemAnswers(hand, 'use', items, detail);
};
const gemless = (view: View): number => view.hero.health.gained - view.hero.health.used;

const giveGem: Suggest = ({ view, w }) =>
  GEMS.filter((gem) => gemsOf(view, gem) > 0)
    // What one has most of is missed least.
    .sort((a, b) => gemsOf(view, b) - gemsOf(view, a))
    .map((gem) => ({ key: gem, label: w.giveGem(gem), detail: w.left(gemsOf(view, gem) - 1), steps: ['give', gem], sign: { gem } }));

/** What gives back the health that was lost in this room. */
const draughts: Suggest = (hand) =>
  hand.view.encounter === null || hand.view.encounter.lostHere === 0
    ? []
    : itemAnswers(
        hand,
        'use',
        usable(hand.view, 'ON-CLEAR').filter((place) => effectAt(hand.view, place).do === 'recover-room'),
      );

const tryReward: Suggest = (hand) => {
  const { view, p, w, about } = hand;
  const { skill, target } = rewardAt(view, Number(about['reward']));
  const keys = usable(view, 'ON-CLEAR').filter((place) => effectAt(view, place).do === 'open-reward');
  return [
    {
      key: 'roll',
      label: w.rollFor(p.check([skill], target)),
      odds: skillOdds(view, skill, target - clearBonus(view)),
      steps: ['roll'],
      sign: { mark: 'dice' },
    },
    ...itemAnswers(hand, 'open', keys, () => w.noRoll),
    ...draughts(hand),
  ];
};

const attemptTest: Suggest = ({ view, p, w, about }) => {
  const { skill, target } = testAt(view, Number(about['test']));
  return [
    {
      key: 'attempt',
      label: w.attempt(p.check([skill], target)),
      odds: skillOdds(view, skill, target),
      steps: ['attempt'],
      sign: { mark: 'dice' },
    },
  ];
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Checks taken in turn; where several skills would do, the chosen one is not asked again and no chance is told. */
const nextCheck: Suggest = ({ view, p, about }) => {
  const card = cardOf(cardHere(view));
  const against: Readonly<Record<CheckKind, () => readonly [readonly Skill[], number]>> = {
    attack: () => [strikeSkills(card), foeDef(view)],
    guard: () => [guardSkills(card), foeAtk(view)],
    'second-guard': () => [guardSkills(card), foeAtk(view)],
    trial: () => [card.trial?.skills ?? [], trialTarget(view)],
  };
  return ((about['left'] as readonly CheckKind[] | undefined) ?? []).map((kind) => {
    const [skills, target] = against[kind]();
    const [only] = skills;
    return {
      key: kind,
      label: capital(p.option.kind(kind, null, target)),
      ...(skills.length === 1 && only !== undefined ? { detail: `${only} (${p.skills[only]})`, odds: skillOdds(view, only, target) } : {}),
      steps: ['roll', kind],
      sign: { mark: 'dice' as const },
    };
  });
};

const followUp: Suggest = (hand) =>
  itemAnswers(
    hand,
    'use',
    usable(hand.view, 'AFTER-PASS').filter((place) => effectAs(hand.view, place, 'fill-on-pass')?.of === hand.about['passed']),
  );

const endRound: Suggest = (hand) => itemAnswers(hand, 'use', usable(hand.view, 'ROUND-END'));
const redraw: Suggest = (hand) => itemAnswers(hand, 'redraw', usable(hand.view, 'DRAW'));

const BY_DECISION: Readonly<Record<string, Suggest>> = {
  create,
  train,
  'plan-round': planRound,
  'guard-with': guardWith,
  'attempt-test': attemptTest,
  'next-check': nextCheck,
  collect: draughts,
  prepare,
  adjust: diceSuggestions,
  damage,
  'give-gem': giveGem,
  'try-reward': tryReward,
  'follow-up': followUp,
  'end-round': endRound,
  'keep-or-redraw': redraw,
};

/** What could be answered, the most useful first; a question without ready-made answers has none. */
export function suggestions(
  view: View,
  offer: Pick<Offer, 'decision' | 'about'>,
  p: Phrases,
  w: BoardWords,
  odds = true,
): readonly Suggestion[] {
  return BY_DECISION[offer.decision]?.({ view, p, w, about: offer.about, odds }) ?? [];
}
