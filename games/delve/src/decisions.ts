// Owns every question the game asks, each declared once: its acts, the rule that allows them, and their picks.

import { at, decision, isOneOf } from '@undercroft/kernel';
import type { CardId } from './content/cards.ts';
import { GEMS, SKILLS, type Skill, type Window } from './content/types.ts';
import { drawEntrance, placeRoom } from './decisions/map.ts';
import type { Delve } from './delve.ts';
import {
  adjustItems,
  checkAt,
  checksForGems,
  checksForItem,
  committable,
  diceFor,
  gemClosed,
  spendable,
  stepsFor,
  touchesOneDie,
  touchOf,
  type Touch,
} from './queries/adjust.ts';
import {
  cardNow,
  emptyCircles,
  encounterOf,
  foeAtk,
  guardChecks,
  guardSkills,
  isFull,
  opportunitiesDue,
  strikeSkills,
  testsDue,
} from './queries/foe.ts';
import { clearBonus, effectAs, effectAt, usable } from './queries/items.ts';
import { dieOdds, modesOf, modifierOf } from './queries/ladder.ts';
import { ways } from './queries/odds.ts';
import { why, whyItem, whyNotOn, whySkill, whyTouch } from './queries/why.ts';
import { healthOf, skillsBelow, type Board } from './state.ts';

export { drawEntrance, placeRoom };

const item = (window: Window) => (board: Board) => usable(board, window);

/** DLV-SETUP-07, -08: one of ATK and DEF, one of AGL and WIT. */
export const create = decision<Delve>()('create', 'DLV-SETUP-07')
  .act('create', 'DLV-SETUP-07', (picks) =>
    picks
      .pick('first', () => ['ATK', 'DEF'] as const)
      .pick(
        'second',
        () => ['AGL', 'WIT'] as const,
        (_, __, value) => why('DLV-SETUP-08', 'skill-not-listed', { skill: value }),
      ),
  )
  .done();

/** An experience: into one of the listed skills, or declined. */
export const train = decision<Delve, { readonly skills: readonly Skill[] }>()('train', 'DLV-SKILL-12', 'skills')
  .act('train', 'DLV-SKILL-12', (picks) =>
    picks.pick(
      'skill',
      (board, { skills }) => skillsBelow(board, skills),
      (_, { skills }, value) =>
        isOneOf(skills, value)
          ? why('DLV-SKILL-11', 'skill-full', { skill: value })
          : why('DLV-SKILL-12', 'skill-not-listed', { skill: value }),
    ),
  )
  .act('decline', 'DLV-SKILL-10')
  .done();

/** BETWEEN: no card in play. */
export const between = decision<Delve>()('between', 'DLV-DECK-13')
  .act('draw', 'DLV-ENC-01')
  .act('learn', 'DLV-ITEM-05', (picks) =>
    picks
      .pick(
        'item',
        (board) => usable(board, 'BETWEEN').filter((place) => skillsBelow(board, effectAs(board, place, 'learn')?.in ?? []).length > 0),
        whyItem('BETWEEN'),
      )
      .pick('skill', (board, ctx) => skillsBelow(board, effectAs(board, ctx.item, 'learn')?.in ?? [])),
  )
  .act('look', 'DLV-ITEM-05', (picks) =>
    picks.pick('item', (board) => usable(board, 'BETWEEN').filter((place) => effectAt(board, place).do === 'look'), whyItem('BETWEEN')),
  )
  .act('give-up', 'DLV-WIN-05', { closed: (board) => (board.completionist ? why('DLV-MODE-COMPLETE-11', 'victory-stands') : null) })
  .act('stop', 'DLV-MODE-COMPLETE-11', { closed: (board) => (board.completionist ? null : why('DLV-WIN-05', 'not-completionist')) })
  .done();

export const putBack = decision<Delve>()('put-back', 'DLV-ITEM-05')
  .act('put', 'DLV-ITEM-05', (picks) =>
    picks.pick('card', (board): readonly CardId[] => board.decks.looking).pick('where', () => ['top', 'bottom'] as const),
  )
  .done();

/** DRAW: a card has been drawn, its room is not placed. */
export const keepOrRedraw = decision<Delve>()('keep-or-redraw', 'DLV-ENC-04')
  .act('keep', 'DLV-ENC-04')
  .act('redraw', 'DLV-ITEM-11', (picks) => picks.pick('item', item('DRAW'), whyItem('DRAW')))
  .done();

/** An opportunity that is decided just before its own dice (DLV-TEST-11), and start tests. */
export const attemptTest = decision<Delve, { readonly test: number }>()('attempt-test', 'DLV-TEST-01', 'test')
  .act('attempt', 'DLV-TEST-11', { odds: (board, { test }) => testOdds(board, test) })
  .act('leave', 'DLV-TEST-01')
  .done();

function testOdds(board: Board, place: number) {
  const test = at(cardNow(board).tests, place);
  return ways(at(modesOf(board, test.skill), 0), test.target);
}

/** The skill of an AMBUSH guard check, just before its dice (DLV-TEST-10). */
export const guardWith = decision<Delve>()('guard-with', 'DLV-TEST-10')
  .act('guard', 'DLV-KEY-11', (picks) => picks.pick('skill', (board) => guardSkills(cardNow(board))), {
    odds: (board, ctx) => skillOdds(board, ctx.skill, foeAtk(board)),
  })
  .done();

/** The chance of a skill against a target, in the mode that is preselected. */
function skillOdds(board: Board, skill: unknown, target: number) {
  const known = SKILLS.find((one) => one === skill);
  return known === undefined ? null : ways(at(modesOf(board, known), 0), target);
}

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
  .act('roll-together', 'DLV-ROUND-07', (picks) =>
    picks
      .pick('strike', strikes, whySkill('DLV-KEY-10'))
      .pick('guard', guards, whySkill('DLV-KEY-11'))
      .pick('secondGuard', secondGuards, whySkill('DLV-KEY-11'))
      .pick('trial', trials, whySkill('DLV-TEST-09'))
      .some('take', (board) => [0, opportunities(board).length], opportunities),
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
    { closed: (board) => (checksAhead(board) > 1 ? null : why('DLV-ROUND-06', 'one-check')) },
  )
  .act('use', 'DLV-ITEM-05', (picks) =>
    picks.pick(
      'item',
      (board) => (cardNow(board).foe === undefined ? [] : usable(board, 'ROUND-START').filter((place) => startItemWorks(board, place))),
      (board, ctx, value) => (cardNow(board).foe === undefined ? why('DLV-ITEM-05', 'no-foe') : whyItem('ROUND-START')(board, ctx, value)),
    ),
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

export const CHECK_KINDS = ['attack', 'guard', 'second-guard', 'trial'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

/** Sequential rolling: attack and guard in the order the player likes (DLV-ROUND-06). */
export const nextCheck = decision<Delve, { readonly left: readonly CheckKind[] }>()('next-check', 'DLV-ROUND-06', 'left')
  .act('roll', 'DLV-ROUND-06', (picks) => picks.pick('kind', (_, { left }) => left))
  .done();

/** HERON CLOAK: only on a check that cannot be rolled in that mode anyway. */
export const cloaks = (board: Board, skill: Skill): readonly number[] =>
  usable(board, 'BEFORE-ROLL').filter((place) => {
    const cloak = effectAs(board, place, 'roll-as');
    return cloak !== null && !modesOf(board, skill).includes(cloak.mode);
  });

/** BEFORE-ROLL: the die mode, or HERON CLOAK. */
export const prepare = decision<Delve, { readonly check: number }>()('prepare', 'DLV-SKILL-09', 'check')
  .act('roll', 'DLV-SKILL-09', (picks) => picks.pick('mode', (board, { check }) => modesOf(board, checkAt(board, check).skill)), {
    odds: (board, ctx) => modeOdds(board, ctx.check, ctx.mode),
  })
  .act('cloak', 'DLV-ITEM-05', (picks) =>
    picks.pick('item', (board, { check }) => cloaks(board, checkAt(board, check).skill), whyItem('BEFORE-ROLL')),
  )
  .done();

/** The chance of a check in one of the modes it may be rolled in. */
function modeOdds(board: Board, at: number, mode: unknown) {
  const check = checkAt(board, at);
  const known = modesOf(board, check.skill).find((one) => one === mode);
  return known === undefined ? null : ways(known, check.target - modifierOf(board, check));
}

const die = (touch: Touch, board: Board, at: number) => (touchesOneDie(touch) ? diceFor(board, touch, at) : null);
const step = (touch: Touch, board: Board, at: number, at2: number | undefined) => (touch === 'ruby' ? stepsFor(board, at, at2 ?? 0) : null);
const stepWhy = () => why('DLV-GEM-03', 'face-1-to-6');
const stateOf = (board: Board, at: string | number) => board.encounter?.checks[Number(at)]?.state;
const whyCommitted = (board: Board, at: string | number) => (stateOf(board, at) === 'committed' ? why('DLV-CHECK-09', 'committed') : null);

/** AFTER-ROLL: gems and items in any order and number, then commit (DLV-GEM-09). */
export const adjust = decision<Delve>()('adjust', 'DLV-GEM-09')
  .act('commit-all', 'DLV-CHECK-08', { closed: (board) => (committable(board).length > 1 ? null : why('DLV-CHECK-08', 'one-check')) })
  .act('commit', 'DLV-CHECK-08', (picks) =>
    picks.pick(
      'check',
      committable,
      (board, _, value) => whyCommitted(board, value) ?? (stateOf(board, value) === 'rolled' ? why('DLV-ROUND-09', 'tests-first') : null),
    ),
  )
  .act(
    'spend',
    'DLV-GEM-01',
    (picks) =>
      picks
        .pick('gem', spendable, (board, _, value) => gemClosed(board, value))
        .pick('check', checksForGems, (board, _, value) => whyCommitted(board, value))
        .pick('die', (board, { gem, check }) => die(gem, board, check))
        .pick('step', (board, { gem, check, die: at }) => step(gem, board, check, at), stepWhy),
    { odds: (board, ctx) => spendOdds(board, ctx) },
  )
  .act('use', 'DLV-ITEM-05', (picks) =>
    picks
      .pick('item', adjustItems, whyTouch)
      .pick(
        'gem',
        (board, ctx) => (effectAt(board, ctx.item).do === 'recolour-gem' ? spendable(board) : null),
        (board, _, value) => gemClosed(board, value),
      )
      .pick('as', (board, ctx) => (effectAt(board, ctx.item).do === 'recolour-gem' ? GEMS.filter((colour) => colour !== ctx.gem) : null))
      .pick(
        'check',
        (board, ctx) => checksForItem(board, ctx.item),
        (board, ctx, value) => whyCommitted(board, value) ?? whyNotOn(board, ctx),
      )
      .pick('die', (board, ctx) => die(touchOf(board, ctx.item, ctx.as), board, ctx.check))
      .pick('step', (board, ctx) => step(touchOf(board, ctx.item, ctx.as), board, ctx.check, ctx.die), stepWhy),
  )
  .done();

/** What a re-roll would bring: the whole check for an emerald, one die for a sapphire. */
function spendOdds(board: Board, ctx: Readonly<Record<string, unknown>>) {
  const { gem, check: at, die: which } = ctx;
  if (typeof at !== 'number') return null;
  const check = checkAt(board, at);
  if (gem === 'emerald') return ways(check.mode, check.target - modifierOf(board, check));
  return gem === 'sapphire' && typeof which === 'number' ? dieOdds(board, check, which) : null;
}

/** BELL HAMMER, MIRROR BUCKLER: only while a circle is left for the hit. */
export function followItems(board: Board, passed: 'attack' | 'guard'): readonly number[] {
  if (encounterOf(board).hits >= emptyCircles(encounterOf(board))) return [];
  return usable(board, 'AFTER-PASS').filter((place) => effectAs(board, place, 'fill-on-pass')?.of === passed);
}

/** AFTER-PASS: an attack or guard check has been committed as passed. */
export const followUp = decision<Delve, { readonly passed: 'attack' | 'guard' }>()('follow-up', 'DLV-ITEM-05', 'passed')
  .act('use', 'DLV-ITEM-05', (picks) => picks.pick('item', (board, { passed }) => followItems(board, passed), whyItem('AFTER-PASS')))
  .act('go-on', 'DLV-CHECK-08')
  .done();

/** The DAMAGE items that do something about a loss (DLV-HEALTH-05, -07). */
export function damageItems(board: Board, amount: number): readonly number[] {
  if (amount <= 0) return [];
  return usable(board, 'DAMAGE').filter((place) => effectAt(board, place).do !== 'stay-alive' || amount >= healthOf(board));
}

/** DAMAGE: just before one loss of health is applied. */
export const damage = decision<Delve, { readonly amount: number }>()('damage', 'DLV-HEALTH-05', 'amount')
  .act('take', 'DLV-HEALTH-02')
  .act('use', 'DLV-HEALTH-07', (picks) => picks.pick('item', (board, { amount }) => damageItems(board, amount), whyItem('DAMAGE')))
  .done();

export const giveGem = decision<Delve>()('give-gem', 'DLV-TEST-07')
  .act('give', 'DLV-TEST-07', (picks) =>
    picks.pick('gem', (board) => GEMS.filter((gem) => board.hero.gems[gem].gained > board.hero.gems[gem].used)),
  )
  .done();

/** HONEY BREAD: only after a round in which health was lost. */
export const roundEndItems = (board: Board): readonly number[] => (encounterOf(board).lostThisRound > 0 ? usable(board, 'ROUND-END') : []);

export const endRound = decision<Delve>()('end-round', 'DLV-ROUND-11')
  .act('go-on', 'DLV-ROUND-11')
  .act('use', 'DLV-ITEM-05', (picks) => picks.pick('item', roundEndItems, whyItem('ROUND-END')))
  .done();

/** MARSH DRAUGHT: only when health was lost in this room. */
const draughts = (board: Board): readonly number[] =>
  encounterOf(board).lostHere === 0 ? [] : usable(board, 'ON-CLEAR').filter((place) => effectAt(board, place).do === 'recover-room');
const keys = (board: Board): readonly number[] => usable(board, 'ON-CLEAR').filter((place) => effectAt(board, place).do === 'open-reward');
const rewards = (board: Board): readonly number[] => cardNow(board).auto.map((_, place) => place);

/** ON-CLEAR: the automatic rewards (DLV-CLEAR-02, -06). */
export const collect = decision<Delve>()('collect', 'DLV-CLEAR-02')
  .act('take-all', 'DLV-CLEAR-02')
  .act('choose', 'DLV-CLEAR-06', (picks) => picks.some('rewards', (board) => [0, rewards(board).length], rewards))
  .act('use', 'DLV-ITEM-05', (picks) => picks.pick('item', draughts, whyItem('ON-CLEAR')))
  .done();

/** ON-CLEAR: one attempt for each checked reward, or none (DLV-CLEAR-05, -06). */
export const tryReward = decision<Delve, { readonly reward: number }>()('try-reward', 'DLV-CLEAR-05', 'reward')
  .act('roll', 'DLV-CLEAR-03', { odds: (board, { reward }) => rewardOdds(board, reward) })
  .act('open', 'DLV-ITEM-05', (picks) => picks.pick('item', keys, whyItem('ON-CLEAR')))
  .act('use', 'DLV-ITEM-05', (picks) => picks.pick('item', draughts, whyItem('ON-CLEAR')))
  .act('leave', 'DLV-CLEAR-06')
  .done();

function rewardOdds(board: Board, place: number) {
  const reward = cardNow(board).checks[place];
  return reward === undefined ? null : ways(at(modesOf(board, reward.skill), 0), reward.target - clearBonus(board));
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
