// Owns the heuristic player of the specification (5.7): one answer for every question the game asks, one step ahead.

import type { Bot, Seen } from '@undercroft/bots';
import { isList, isOneOf, keysOf, at, randomAnswer, type Choice } from '@undercroft/kernel';
import { SKILLS, type Skill } from '../content/types.ts';
import { DECISIONS } from '../decisions/index.ts';
import { cardNow, encounterOf, foeAtk, foeDef, guardSkills, opportunitiesDue, strikeSkills, trialTarget } from '../queries/foe.ts';
import { effectAs, effectAt, entryAt, usable } from '../queries/items.ts';
import { modesOf } from '../queries/ladder.ts';
import { gemColours, healthOf } from '../state.ts';
import type { View } from '../view.ts';
import { adjustDice } from './adjust.ts';
import { bestSkill, guardCost, guardWorth, hitChance, hitWorth, nextHitWorth, roundsAhead, skillChance } from './fight.ts';
import { GEM_COST, healthWorth, itemCost, rewardWorth, thrift, trainingWorth } from './worth.ts';

type Mind = (seen: Seen<View>) => Choice;

const cost = (view: View, place: number): number => itemCost(entryAt(view, place).item) * thrift(view);
/** The place of the first item whose worth exceeds its cost. */
const worthUsing = (view: View, places: readonly number[], worth: (place: number) => number): number | undefined =>
  places.find((place) => worth(place) > cost(view, place));

/** What a ROUND-START item would bring. */
function startWorth(view: View, place: number): number {
  const fill = effectAs(view, place, 'fill');
  if (fill !== null) return Math.min(fill.n, encounterOf(view).circles - encounterOf(view).filled) * hitWorth(view);
  if (effectAt(view, place).do === 'no-guard') return guardCost(view);
  const weaken = effectAs(view, place, 'weaken');
  if (weaken === null) return 0;
  if (weaken.what === 'atk') {
    const skill = bestSkill(view, guardSkills(cardNow(view)), foeAtk(view));
    return (
      (skillChance(view, skill, foeAtk(view) - weaken.n) - skillChance(view, skill, foeAtk(view))) * guardWorth(view) * roundsAhead(view)
    );
  }
  const skill = bestSkill(view, strikeSkills(cardNow(view)), foeDef(view));
  return (skillChance(view, skill, foeDef(view) - weaken.n) / hitChance(view) - 1) * hitWorth(view) * roundsAhead(view) * hitChance(view);
}

const planRound: Mind = ({ view }) => {
  const card = cardNow(view);
  if (card.foe !== undefined) {
    const item = worthUsing(
      view,
      usable(view, 'ROUND-START').filter((place) => startWorth(view, place) > 0),
      (place) => startWorth(view, place),
    );
    if (item !== undefined) return { act: 'use', item };
  }
  const strike = strikeSkills(card);
  const guard = guardSkills(card);
  const trial = card.trial?.skills ?? [];
  const choice: Record<string, string | readonly number[]> = { take: opportunitiesDue(card, encounterOf(view).round) };
  if (card.foe !== undefined && strike.length > 1 && encounterOf(view).filled < encounterOf(view).circles)
    choice['strike'] = bestSkill(view, strike, foeDef(view));
  if (card.foe !== undefined && guard.length > 1 && !encounterOf(view).noGuard) {
    choice['guard'] = bestSkill(view, guard, foeAtk(view));
    if (card.keywords.some((one) => one.key === 'VOLLEY')) choice['secondGuard'] = choice['guard'];
  }
  if (trial.length > 1) choice['trial'] = bestSkill(view, trial, trialTarget(view));
  return { act: 'roll-together', ...choice };
};

const prepare: Mind = ({ view, offer }) => {
  const check = encounterOf(view).checks[Number(offer.about['check'])];
  if (check === undefined) return { act: 'roll', mode: '+2' };
  const cloak = usable(view, 'BEFORE-ROLL')[0];
  const now = skillChance(view, check.skill, check.target);
  const gain =
    modesOf(view, check.skill)[0] === 'A+2'
      ? 0
      : skillChance(
          {
            ...view,
            hero: { ...view.hero, bubbles: { ...view.hero.bubbles, [check.skill]: 3 } },
            setup: { ...view.setup, skillTrack: 'pamphlet' },
          },
          check.skill,
          check.target,
        ) - now;
  const worth = check.purpose === 'attack' ? hitWorth(view) : check.purpose === 'guard' ? guardWorth(view) : 1;
  if (cloak !== undefined && gain * worth > cost(view, cloak)) return { act: 'cloak', item: cloak };
  return { act: 'roll', mode: at(modesOf(view, check.skill), 0) };
};

const damage: Mind = ({ view, offer }) => {
  const amount = Number(offer.about['amount']);
  const deadly = amount >= healthOf(view);
  const reduce = usable(view, 'DAMAGE').find((place) => effectAt(view, place).do === 'reduce-loss');
  const wick = usable(view, 'DAMAGE').find((place) => effectAt(view, place).do === 'stay-alive');
  // The vest first where it is enough; the wick when nothing else keeps the hero standing.
  if (reduce !== undefined && (deadly ? amount - 1 < healthOf(view) : healthWorth(view) > cost(view, reduce)))
    return { act: 'use', item: reduce };
  if (deadly && wick !== undefined) return { act: 'use', item: wick };
  return reduce !== undefined && deadly ? { act: 'use', item: reduce } : { act: 'take' };
};

/** The skills that a question is about, in its order: the bot takes the first of equals. */
const skillsAsked = ({ skills }: Readonly<Record<string, unknown>>): readonly Skill[] =>
  isList(skills) ? skills.flatMap((skill) => (isOneOf(SKILLS, skill) ? [skill] : [])) : [];

const train: Mind = ({ view, offer }) => {
  const skills = skillsAsked(offer.about).filter((skill) => view.hero.bubbles[skill] < 4);
  return { act: 'train', skill: skills.reduce((best, skill) => (trainingWorth(view, skill) > trainingWorth(view, best) ? skill : best)) };
};

const draughtWorth = (view: View): number => Math.min(3, encounterOf(view).lostHere) * healthWorth(view);
const draught = (view: View): number | undefined =>
  worthUsing(
    view,
    usable(view, 'ON-CLEAR').filter((place) => effectAt(view, place).do === 'recover-room'),
    () => (encounterOf(view).lostHere >= 2 || healthOf(view) <= 5 ? draughtWorth(view) : 0),
  );

const collect: Mind = ({ view }) => {
  const item = encounterOf(view).lostHere > 0 ? draught(view) : undefined;
  return item === undefined ? { act: 'take-all' } : { act: 'use', item };
};

const tryReward: Mind = ({ view, offer }) => {
  const reward = cardNow(view).checks[Number(offer.about['reward'])];
  const key = usable(view, 'ON-CLEAR').find((place) => effectAt(view, place).do === 'open-reward');
  if (reward === undefined || key === undefined) return { act: 'roll' };
  const worth = reward.gain.reduce((sum, one) => sum + rewardWorth(view, one), 0);
  return worth * (1 - skillChance(view, reward.skill, reward.target)) > cost(view, key) ? { act: 'open', item: key } : { act: 'roll' };
};

const between: Mind = ({ view }) => {
  for (const place of usable(view, 'BETWEEN')) {
    const skills = (effectAs(view, place, 'learn')?.in ?? []).filter((skill) => view.hero.bubbles[skill] < 4);
    if (skills.length > 0)
      return {
        act: 'learn',
        item: place,
        skill: skills.reduce((best, skill) => (trainingWorth(view, skill) > trainingWorth(view, best) ? skill : best)),
      };
  }
  return { act: 'draw' };
};

const followUp: Mind = ({ view, offer }) => {
  const places = usable(view, 'AFTER-PASS').filter((place) => effectAs(view, place, 'fill-on-pass')?.of === offer.about['passed']);
  const item = worthUsing(view, places, () => nextHitWorth(view));
  return item === undefined ? { act: 'go-on' } : { act: 'use', item };
};

const anything: Mind = ({ asking, random }) => randomAnswer(asking, random.below);

/** The open exit is of no consequence for the dice; among the ways to lay a room any will do. */
const placeRoom: Mind = ({ asking, random }) => {
  asking.take(asking.open()?.options.find((act) => act !== 'chalk') ?? 'place');
  return randomAnswer(asking, random.below);
};

const MINDS: Readonly<Record<keyof typeof DECISIONS, Mind>> = {
  create: anything,
  train,
  drawEntrance: () => ({ act: 'automatic' }),
  between,
  putBack: anything,
  keepOrRedraw: () => ({ act: 'keep' }),
  placeRoom,
  attemptTest: () => ({ act: 'attempt' }),
  guardWith: ({ view }) => ({ act: 'guard', skill: bestSkill(view, guardSkills(cardNow(view)), foeAtk(view)) }),
  planRound,
  nextCheck: anything,
  prepare,
  adjust: ({ view }) => adjustDice(view),
  followUp,
  damage,
  giveGem: ({ view }) => ({ act: 'give', gem: gemColours(view).reduce((worst, gem) => (GEM_COST[gem] < GEM_COST[worst] ? gem : worst)) }),
  endRound: ({ view }) => ({ act: 'use', item: at(usable(view, 'ROUND-END'), 0) }),
  collect,
  tryReward,
  playOn: () => ({ act: 'stop' }),
};

const byDecision = new Map<string, Mind>(keysOf(DECISIONS).map((key) => [DECISIONS[key].name, MINDS[key]]));

export const heuristic: Bot<View> = { name: 'heuristic', choose: (seen) => (byDecision.get(seen.offer.decision) ?? anything)(seen) };

/** The same, and it plays on after the victory. */
export const completionist: Bot<View> = {
  name: 'completionist',
  choose: (seen) => (seen.offer.decision === DECISIONS.playOn.name ? { act: 'play-on' } : heuristic.choose(seen)),
};
