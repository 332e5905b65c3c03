// Owns one round of an encounter: its start, its checks together or in turn, and how it is resolved.

import { procedure, type Turn } from '@undercroft/kernel';
import type { Skill, Test } from '../content/types.ts';
import { attemptTest, endRound, nextCheck, planRound, roundEndItems, type CheckKind } from '../decisions.ts';
import type { Delve } from '../delve.ts';
import {
  cardNow,
  emptyCircles,
  encounterOf,
  guardChecks,
  guardSkills,
  has,
  isFull,
  keyword,
  strikeSkills,
  testsDue,
} from '../queries/foe.ts';
import { effectAs, effectAt } from '../queries/items.ts';
import { ME, type Board } from '../state.ts';
import { declareAttack, declareGuard, declareTest, declareTrial, dice, useItem } from './dice.ts';
import { loseHealth, settle, type LossCause } from './losses.ts';

type T = Turn<Delve>;

/** The skills the player chose for this round's checks; where there was no choice, the only one. */
interface Skills {
  readonly strike?: Skill | undefined;
  readonly guard?: Skill | undefined;
  readonly secondGuard?: Skill | undefined;
  readonly trial?: Skill | undefined;
}

function useAtStart(t: T, place: number): void {
  const encounter = encounterOf(t.board);
  const fill = effectAs(t.board, place, 'fill');
  const weaken = effectAs(t.board, place, 'weaken');
  useItem(t, place);
  if (fill !== null) {
    const n = Math.min(fill.n, emptyCircles(encounter));
    t.raise('circles.filled', { n, filled: encounter.filled + n, circles: encounter.circles }, 'DLV-ITEM-05');
  }
  if (weaken !== null) t.raise('foe.weakened', { what: weaken.what, n: weaken.n }, 'DLV-ITEM-05');
  if (effectAt(t.board, place).do === 'no-guard') t.raise('foe.blinded', { round: encounter.round }, 'DLV-ITEM-05');
}

/** DLV-ROUND-01: an attack check and the guard checks; or the check of a trial. */
function checksOfRound(board: Board): readonly CheckKind[] {
  if (cardNow(board).trial !== undefined) return ['trial'];
  const guards = guardChecks(board);
  const attack: readonly CheckKind[] = encounterOf(board).noAttack ? [] : ['attack'];
  return [...attack, ...(['guard', 'second-guard'] as const).slice(0, guards)];
}

function declareKind(t: T, kind: CheckKind, skills: Skills): void {
  const card = cardNow(t.board);
  if (kind === 'attack') declareAttack(t, skills.strike ?? (strikeSkills(card)[0] as Skill));
  else if (kind === 'trial') declareTrial(t, skills.trial ?? (card.trial?.skills[0] as Skill));
  else declareGuard(t, (kind === 'guard' ? skills.guard : skills.secondGuard) ?? (guardSkills(card)[0] as Skill));
}

const isMust = (board: Board, place: number): boolean => (cardNow(board).tests[place] as Test).must;

/** DLV-ROUND-08: one check at a time, tests first, then attack and guard in the order the player likes. */
export const inTurn = procedure<Delve, Skills>()('checks-in-turn', 'test', 'roll-test', 'next-test', 'kinds', 'kind')
  .let('DLV-ROUND-09/a', (t) => ({ tests: testsDue(cardNow(t.board), encounterOf(t.board).round), done: 0 }))
  .at('test')
  .step('DLV-ROUND-09/b', (_, { tests, done }) => (done >= tests.length ? 'kinds' : undefined))
  .let('DLV-TEST-11/a', (_, { tests, done }) => ({ test: tests[done] as number, act: 'attempt' as 'attempt' | 'leave' }))
  .ask('DLV-TEST-11/b', attemptTest, (board, { test }) => (isMust(board, test) ? null : ME))
  .step('DLV-TEST-01', (t, { act, test }) => {
    if (act === 'attempt') return 'roll-test';
    t.raise('test.left-out', { source: test });
    return 'next-test';
  })
  .at('roll-test')
  .step('DLV-TEST-04', (t, { test }) => declareTest(t, test))
  .call('DLV-ROUND-08/a', dice, () => ({}))
  .at('next-test')
  .let('DLV-ROUND-09/c', (_, { done }) => ({ done: done + 1 }))
  .step('DLV-ROUND-09/d', () => 'test')
  .at('kinds')
  .let('DLV-ROUND-04', (t) => ({ left: checksOfRound(t.board) }))
  .at('kind')
  .step('DLV-ROUND-06/a', (_, { left }) => (left.length === 0 ? 'end' : undefined))
  .let('DLV-ROUND-06/b', (_, { left }) => ({ kind: left[0] as CheckKind }))
  .ask('DLV-ROUND-06/c', nextCheck, (_, { left }) => (left.length > 1 ? ME : null))
  .step('DLV-ROUND-05', (t, locals) => declareKind(t, locals.kind, locals))
  .call('DLV-ROUND-08/b', dice, () => ({}))
  .let('DLV-ROUND-06/d', (_, { left, kind }) => ({ left: left.filter((one) => one !== kind) }))
  .step('DLV-ROUND-06/e', () => 'kind')
  .done();

export const round = procedure<Delve>()('round', 'start', 'together', 'in-turn', 'resolve', 'after', 'end-items')
  .step(['DLV-ROUND-10', 'DLV-ROUND-15'], (t) => {
    const encounter = encounterOf(t.board);
    t.raise('round.began', { round: encounter.round + 1, empty: emptyCircles(encounter), circles: encounter.circles });
  })
  .at('start')
  .ask('DLV-ROUND-06', planRound, () => ME)
  .step('DLV-ITEM-05', (t, { act, item }) => {
    if (act !== 'use' || item === undefined) return;
    useAtStart(t, item);
    return 'start';
  })
  .step(['DLV-ROUND-13', 'DLV-ROUND-17'], (t) => {
    const encounter = encounterOf(t.board);
    if (isFull(encounter)) t.raise('attack.left-out', { round: encounter.round });
  })
  .step('DLV-ROUND-02', (_, { act }) => (act === 'roll-in-turn' ? 'in-turn' : 'together'))
  .at('together')
  // DLV-SETUP-02: there are always enough dice to roll all of them together.
  .step(['DLV-ROUND-01', 'DLV-ROUND-03', 'DLV-ROUND-07', 'DLV-ROUND-09'], (t, locals) => {
    for (const place of testsDue(cardNow(t.board), encounterOf(t.board).round)) {
      if (isMust(t.board, place) || locals.take?.includes(place) === true) declareTest(t, place);
      else t.raise('test.left-out', { source: place }, 'DLV-TEST-01');
    }
    for (const kind of checksOfRound(t.board)) declareKind(t, kind, locals);
  })
  .call('DLV-ROUND-07/a', dice, () => ({}))
  .step('DLV-ROUND-07/b', () => 'resolve')
  .at('in-turn')
  .call('DLV-ROUND-08', inTurn, (_, { strike, guard, secondGuard, trial }) => ({ strike, guard, secondGuard, trial }))
  .at('resolve')
  .call(['DLV-ROUND-11/a', 'DLV-ROUND-11/b'], settle, () => ({}))
  .step('DLV-ROUND-11/c', (t) => (isFull(encounterOf(t.board)) ? 'after' : undefined))
  .step(['DLV-ROUND-11/d', 'DLV-KEY-07'], (t) => {
    const encounter = encounterOf(t.board);
    if (has(cardNow(t.board), 'REGROW') && encounter.filledThisRound === 0 && encounter.filled > 0 && encounter.regrown < 3)
      t.raise('circle.erased', { by: 'REGROW', filled: encounter.filled - 1 }, 'DLV-KEY-07');
  })
  .call(['DLV-ROUND-11/e', 'DLV-KEY-14'], loseHealth, (board): { amount: number; cause: LossCause } | null => {
    const clock = keyword(cardNow(board), 'CLOCK');
    return clock !== undefined && encounterOf(board).round % clock.n === 0 ? { amount: 1, cause: 'clock' } : null;
  })
  .at('after')
  .step('DLV-ROUND-11/f', (t) => (roundEndItems(t.board).length === 0 ? 'end' : undefined))
  .at('end-items')
  .ask('DLV-ROUND-11/g', endRound, () => ME)
  .step('DLV-ITEM-05/b', (t, { act, item }) => {
    if (act === 'go-on' || item === undefined) return 'end';
    const recover = effectAs(t.board, item, 'recover');
    useItem(t, item);
    if (recover !== null) t.raise('health.gained', { n: recover.n }, 'DLV-HEALTH-01');
    return roundEndItems(t.board).length > 0 ? 'end-items' : 'end';
  })
  .done();
