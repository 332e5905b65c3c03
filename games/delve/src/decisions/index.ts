// Owns every question the game asks, each declared once: its acts, the rule that allows them, and their picks.

import { isOneOf, at, decision } from '@undercroft/kernel';
import type { CardId } from '../content/cards.ts';
import { GEMS, SKILLS, type Skill, type Window } from '../content/types.ts';
import { costing, skillOdds, costs, suggested, trains } from './common.ts';
import { adjust, followUp, nextCheck, prepare } from './dice.ts';
import { drawEntrance, placeRoom } from './map.ts';
import type { Delve } from '../delve.ts';
import {
  cardNow,
  encounterOf,
  foeAtk,
  foeDef,
  guardChecks,
  guardSkills,
  isFull,
  opportunitiesDue,
  strikeSkills,
  testsDue,
  trialTarget,
} from '../queries/foe.ts';
import { likeliest, skillStakes } from '../queries/help.ts';
import { clearBonus, effectAs, effectAt, usable } from '../queries/items.ts';
import { preselected } from '../queries/ladder.ts';
import { ways } from '../queries/odds.ts';
import { why, whyItem, whySkill } from '../queries/why.ts';
import { gemsOf, healthOf, skillsBelow, type Board } from '../state.ts';

export { CHECK_KINDS, cloaks, followItems, type CheckKind } from './dice.ts';
export { adjust, drawEntrance, followUp, nextCheck, placeRoom, prepare };

const item = (window: Window) => (board: Board) => usable(board, window);

/** DLV-SETUP-07, -08: one of ATK and DEF, one of AGL and WIT. */
export const create = decision<Delve>()('create', 'DLV-SETUP-07')
  .act(
    'create',
    'DLV-SETUP-07',
    (picks) =>
      picks
        .pick('first', () => ['ATK', 'DEF'] as const)
        .pick(
          'second',
          () => ['AGL', 'WIT'] as const,
          (_, __, value) => why('DLV-SETUP-08', 'skill-not-listed', { skill: value }),
        ),
    suggested,
  )
  .done();

/** An experience: into one of the listed skills, or declined. */
export const train = decision<Delve, { readonly skills: readonly Skill[] }>()('train', 'DLV-SKILL-12', 'skills')
  .act(
    'train',
    'DLV-SKILL-12',
    (picks) =>
      picks.pick(
        'skill',
        (board, { skills }) => skillsBelow(board, skills),
        (_, { skills }, value) =>
          isOneOf(skills, value)
            ? why('DLV-SKILL-11', 'skill-full', { skill: value })
            : why('DLV-SKILL-12', 'skill-not-listed', { skill: value }),
      ),
    { ...suggested, useful: trains },
  )
  .act('decline', 'DLV-SKILL-10')
  .stakes((board, { skills }) => skillStakes(board, skills))
  .done();

/** BETWEEN: no card in play. */
export const between = decision<Delve>()('between', 'DLV-DECK-13')
  .act('draw', 'DLV-ENC-01')
  .act(
    'learn',
    'DLV-ITEM-05',
    (picks) =>
      picks
        .pick(
          'item',
          (board) => usable(board, 'BETWEEN').filter((place) => skillsBelow(board, effectAs(board, place, 'learn')?.in ?? []).length > 0),
          whyItem('BETWEEN'),
        )
        .pick('skill', (board, ctx) => skillsBelow(board, effectAs(board, ctx.item, 'learn')?.in ?? [])),
    { useful: trains, costs },
  )
  .act(
    'look',
    'DLV-ITEM-05',
    (picks) =>
      picks.pick('item', (board) => usable(board, 'BETWEEN').filter((place) => effectAt(board, place).do === 'look'), whyItem('BETWEEN')),
    { costs },
  )
  .act('give-up', 'DLV-WIN-05', {
    final: true,
    whyClosed: (board) => (board.completionist ? why('DLV-MODE-COMPLETE-11', 'victory-stands') : null),
  })
  .act('stop', 'DLV-MODE-COMPLETE-11', { whyClosed: (board) => (board.completionist ? null : why('DLV-WIN-05', 'not-completionist')) })
  .stakes((board) => skillStakes(board, SKILLS))
  .done();

export const putBack = decision<Delve>()('put-back', 'DLV-ITEM-05')
  .act('put', 'DLV-ITEM-05', (picks) =>
    picks.pick('card', (board): readonly CardId[] => board.decks.looking).pick('where', () => ['top', 'bottom'] as const),
  )
  .done();

/** DRAW: a card has been drawn, its room is not placed. */
export const keepOrRedraw = decision<Delve>()('keep-or-redraw', 'DLV-ENC-04')
  .act('keep', 'DLV-ENC-04')
  .act('redraw', 'DLV-ITEM-11', (picks) => picks.pick('item', item('DRAW'), whyItem('DRAW')), costing)
  .done();

/** An opportunity that is decided just before its own dice (DLV-TEST-11), and start tests. */
export const attemptTest = decision<Delve, { readonly test: number }>()('attempt-test', 'DLV-TEST-01', 'test')
  .act('attempt', 'DLV-TEST-11', { ...suggested, odds: (board, { test }) => testOdds(board, test) })
  .act('leave', 'DLV-TEST-01')
  .done();

function testOdds(board: Board, place: number) {
  const test = at(cardNow(board).tests, place);
  return ways(preselected(board, test.skill), test.target);
}

/** The skill of an AMBUSH guard check, just before its dice (DLV-TEST-10). */
export const guardWith = decision<Delve>()('guard-with', 'DLV-TEST-10')
  .act('guard', 'DLV-KEY-11', (picks) => picks.pick('skill', (board) => guardSkills(cardNow(board))), {
    ...suggested,
    odds: (board, ctx) => skillOdds(board, ctx.skill, foeAtk(board)),
  })
  .done();

const several = (skills: readonly Skill[]): readonly Skill[] | null => (skills.length > 1 ? skills : null);
const strikes = (board: Board) =>
  cardNow(board).foe === undefined || isFull(encounterOf(board)) ? null : several(strikeSkills(cardNow(board)));
const guards = (board: Board) => (guardChecks(board) < 1 ? null : several(guardSkills(cardNow(board))));
const secondGuards = (board: Board) => (guardChecks(board) < 2 ? null : several(guardSkills(cardNow(board))));
const trials = (board: Board) => several(cardNow(board).trial?.skills ?? []);
const opportunities = (board: Board) => opportunitiesDue(cardNow(board), encounterOf(board).round);

/** How many checks this round may have at the most: with one there is nothing to take in turn. */
const checksAhead = (board: Board): number =>
  testsDue(cardNow(board), encounterOf(board).round).length + guardChecks(board) + (isFull(encounterOf(board)) ? 0 : 1);

/** ROUND-START: items, how to roll, with which skills, and which opportunities to take (DLV-ROUND-06, DLV-TEST-10, -11). */
export const planRound = decision<Delve>()('plan-round', 'DLV-ROUND-06')
  .act(
    'roll-together',
    'DLV-ROUND-07',
    (picks) =>
      picks
        .pick('strike', strikes, whySkill('DLV-KEY-10'), (board, _, skills) => likeliest(board, skills, foeDef(board)))
        .pick('guard', guards, whySkill('DLV-KEY-11'), (board, _, skills) => likeliest(board, skills, foeAtk(board)))
        .pick('secondGuard', secondGuards, whySkill('DLV-KEY-11'), (board, _, skills) => likeliest(board, skills, foeAtk(board)))
        .pick('trial', trials, whySkill('DLV-TEST-09'), (board, _, skills) => likeliest(board, skills, trialTarget(board)))
        .subset('take', (board) => [0, opportunities(board).length], opportunities),
    // The opportunities are suggested before going without.
    { rank: (_, { take }) => [0, -take.length] },
  )
  .act(
    'roll-in-turn',
    'DLV-ROUND-08',
    (picks) =>
      picks
        .pick('strike', strikes, whySkill('DLV-KEY-10'))
        .pick('guard', guards, whySkill('DLV-KEY-11'))
        .pick('secondGuard', secondGuards, whySkill('DLV-KEY-11'))
        .pick('trial', trials, whySkill('DLV-TEST-09')),
    { whyClosed: (board) => (checksAhead(board) > 1 ? null : why('DLV-ROUND-06', 'one-check')) },
  )
  .act(
    'use',
    'DLV-ITEM-05',
    (picks) =>
      picks.pick(
        'item',
        (board) => (cardNow(board).foe === undefined ? [] : usable(board, 'ROUND-START').filter((place) => startItemWorks(board, place))),
        (board, ctx, value) =>
          cardNow(board).foe === undefined ? why('DLV-ITEM-05', 'no-foe') : whyItem('ROUND-START')(board, ctx, value),
      ),
    { ...costing, rank: () => [1] },
  )
  .done();

/** Whether a test of this round may still add a circle (DLV-TEST-06). */
const mayGrow = (board: Board): boolean =>
  encounterOf(board).added < 2 &&
  testsDue(cardNow(board), encounterOf(board).round).some((place) => cardNow(board).tests[place]?.fail?.do === 'add-circle');

/** An item that would change nothing is kept: no circle left to fill, no attack left to stop. */
function startItemWorks(board: Board, place: number): boolean {
  const effect = effectAt(board, place);
  if (effect.do === 'no-guard') return guardChecks(board) > 0;
  if (!isFull(encounterOf(board))) return true;
  // In a full room a weaker ATK still matters for the last guard checks, and a weaker foe if a hazard may add a circle.
  return effect.do === 'weaken' && ((effect.what === 'atk' && guardChecks(board) > 0) || mayGrow(board));
}

/** The DAMAGE items that do something about a loss (DLV-HEALTH-05, -07). */
export function damageItems(board: Board, amount: number): readonly number[] {
  if (amount <= 0) return [];
  return usable(board, 'DAMAGE').filter((place) => effectAt(board, place).do !== 'stay-alive' || amount >= healthOf(board));
}

/** What is left of a loss; null for what does not make it smaller. */
function lossLeft(board: Board, amount: number, place: number) {
  const cut = effectAs(board, place, 'reduce-loss');
  return cut === null ? null : { loss: Math.max(0, amount - cut.n) };
}

/** DAMAGE: just before one loss of health is applied. */
export const damage = decision<Delve, { readonly amount: number }>()('damage', 'DLV-HEALTH-05', 'amount')
  .act('take', 'DLV-HEALTH-02')
  .act('use', 'DLV-HEALTH-07', (picks) => picks.pick('item', (board, { amount }) => damageItems(board, amount), whyItem('DAMAGE')), {
    ...costing,
    outcome: (board, { amount, item: place }) => (place === undefined ? null : lossLeft(board, amount, place)),
  })
  .done();

export const giveGem = decision<Delve>()('give-gem', 'DLV-TEST-07')
  .act(
    'give',
    'DLV-TEST-07',
    (picks) => picks.pick('gem', (board) => GEMS.filter((gem) => gemsOf(board, gem) > 0)),
    // What one has most of is missed least.
    { rank: (board, { gem }) => [-gemsOf(board, gem)], costs: (_, { gem }) => gem ?? null },
  )
  .done();

/** HONEY BREAD: only after a round in which health was lost. */
export const roundEndItems = (board: Board): readonly number[] => (encounterOf(board).lostThisRound > 0 ? usable(board, 'ROUND-END') : []);

export const endRound = decision<Delve>()('end-round', 'DLV-ROUND-11')
  .act('go-on', 'DLV-ROUND-11')
  .act('use', 'DLV-ITEM-05', (picks) => picks.pick('item', roundEndItems, whyItem('ROUND-END')), costing)
  .done();

/** MARSH DRAUGHT: only when health was lost in this room. */
const draughts = (board: Board): readonly number[] =>
  encounterOf(board).lostHere === 0 ? [] : usable(board, 'ON-CLEAR').filter((place) => effectAt(board, place).do === 'recover-room');
const keys = (board: Board): readonly number[] => usable(board, 'ON-CLEAR').filter((place) => effectAt(board, place).do === 'open-reward');
const rewards = (board: Board): readonly number[] => cardNow(board).auto.map((_, place) => place);

/** ON-CLEAR: the automatic rewards (DLV-CLEAR-02, -06). */
export const collect = decision<Delve>()('collect', 'DLV-CLEAR-02')
  .act('take-all', 'DLV-CLEAR-02')
  .act('choose', 'DLV-CLEAR-06', (picks) => picks.subset('rewards', (board) => [0, rewards(board).length], rewards))
  .act('use', 'DLV-ITEM-05', (picks) => picks.pick('item', draughts, whyItem('ON-CLEAR')), { ...costing, rank: () => [2] })
  .done();

/** ON-CLEAR: one attempt for each checked reward, or none (DLV-CLEAR-05, -06). */
export const tryReward = decision<Delve, { readonly reward: number }>()('try-reward', 'DLV-CLEAR-05', 'reward')
  .act('roll', 'DLV-CLEAR-03', { ...suggested, odds: (board, { reward }) => rewardOdds(board, reward) })
  .act('open', 'DLV-ITEM-05', (picks) => picks.pick('item', keys, whyItem('ON-CLEAR')), { ...costing, rank: () => [1] })
  .act('use', 'DLV-ITEM-05', (picks) => picks.pick('item', draughts, whyItem('ON-CLEAR')), { ...costing, rank: () => [2] })
  .act('leave', 'DLV-CLEAR-06')
  .done();

function rewardOdds(board: Board, place: number) {
  const reward = cardNow(board).checks[place];
  return reward === undefined ? null : ways(preselected(board, reward.skill), reward.target - clearBonus(board));
}

export const playOn = decision<Delve>()('play-on', 'DLV-MODE-COMPLETE-01')
  .act('play-on', 'DLV-MODE-COMPLETE-01')
  .act('stop', 'DLV-WIN-02')
  .done();

/** All of them, for the texts and the tests. */
export const DECISIONS = {
  create,
  train,
  drawEntrance,
  between,
  putBack,
  keepOrRedraw,
  placeRoom,
  attemptTest,
  guardWith,
  planRound,
  nextCheck,
  prepare,
  adjust,
  followUp,
  damage,
  giveGem,
  endRound,
  collect,
  tryReward,
  playOn,
} as const;
