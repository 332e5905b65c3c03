// Owns one round of an encounter: its start, its checks together or in turn, and how it is resolved.

import { at, procedure, type Turn } from '@undercroft/kernel';
import type { Skill } from '../content/types.ts';
import { attemptTest, endRound, nextCheck, planRound, roundEndItems, type CheckKind } from '../decisions/index.ts';
import type { Delve } from '../delve.ts';
import {
  cardNow,
  emptyCircles,
  encounterOf,
  guardChecks,
  guardSkills,
  has,
  isFull,
  isMust,
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

const skillsOf = ({ strike, guard, secondGuard, trial }: Skills): Skills => ({ strike, guard, secondGuard, trial });

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
  if (kind === 'attack') declareAttack(t, skills.strike ?? at(strikeSkills(card), 0));
  else if (kind === 'trial') declareTrial(t, skills.trial ?? at(card.trial?.skills ?? [], 0));
  else declareGuard(t, (kind === 'guard' ? skills.guard : skills.secondGuard) ?? at(guardSkills(card), 0));
}

export const testInTurn = procedure<Delve, { readonly test: number }>()('test-in-turn')
  .ask('DLV-TEST-11', attemptTest, (board, { test }) => (isMust(board, test) ? null : ME))
  .step('DLV-TEST-01', (t, { answer, test }) => {
    if (answer?.act !== 'leave') return;
    t.raise('test.left-out', { source: test });
    return 'end';
  })
  .step('DLV-TEST-04', (t, { test }) => declareTest(t, test))
  .call('DLV-ROUND-08', dice, () => ({}))
  .done();

/** DLV-ROUND-08: one check at a time, tests first, then attack and guard in the order the player likes. */
export const inTurn = procedure<Delve, Skills>()('checks-in-turn', 'next')
  .each('DLV-ROUND-09', testInTurn, (board, _, done) => {
    const test = testsDue(cardNow(board), encounterOf(board).round)[done];
    return test === undefined ? null : { test };
  })
  .let('left', 'DLV-ROUND-04', (t) => checksOfRound(t.board))
  .at('next')
  .ask('DLV-ROUND-06/c', nextCheck, (_, { left }) => (left.length > 1 ? ME : null))
  .let('kind', 'DLV-ROUND-06', (_, { left, answer }) => answer?.kind ?? left[0])
  .step('DLV-ROUND-05', (t, locals) => {
    if (locals.kind === undefined) return 'end';
    declareKind(t, locals.kind, locals);
    return undefined;
  })
  .call('DLV-ROUND-08', dice, () => ({}))
  .let('left', 'DLV-ROUND-06/d', (_, { left, kind }) => left.filter((one) => one !== kind))
  .step('DLV-ROUND-06/e', () => 'next')
  .done();

export const round = procedure<Delve>()('round', 'start', 'in-turn', 'resolve', 'after')
  .step(['DLV-ROUND-10', 'DLV-ROUND-15'], (t) => {
    const encounter = encounterOf(t.board);
    t.raise('round.began', { round: encounter.round + 1, empty: emptyCircles(encounter), circles: encounter.circles });
  })
  .at('start')
  .ask('DLV-ROUND-06', planRound, () => ME)
  .step('DLV-ITEM-05', (t, { answer }) => {
    if (answer.act !== 'use') return;
    useAtStart(t, answer.item);
    return 'start';
  })
  .step(['DLV-ROUND-13', 'DLV-ROUND-17'], (t) => {
    const encounter = encounterOf(t.board);
    if (isFull(encounter)) t.raise('attack.left-out', { round: encounter.round });
  })
  .step('DLV-ROUND-02', (_, { answer }) => (answer.act === 'roll-in-turn' ? 'in-turn' : undefined))
  // DLV-SETUP-02: there are always enough dice to roll all of them together.
  .step(['DLV-ROUND-01', 'DLV-ROUND-03', 'DLV-ROUND-07', 'DLV-ROUND-09'], (t, { answer }) => {
    if (answer.act !== 'roll-together') return;
    for (const place of testsDue(cardNow(t.board), encounterOf(t.board).round)) {
      if (isMust(t.board, place) || answer.take.includes(place)) declareTest(t, place);
      else t.raise('test.left-out', { source: place }, 'DLV-TEST-01');
    }
    for (const kind of checksOfRound(t.board)) declareKind(t, kind, answer);
  })
  .call('DLV-ROUND-07/a', dice, () => ({}))
  .step('DLV-ROUND-07/b', () => 'resolve')
  .at('in-turn')
  .call('DLV-ROUND-08', inTurn, (_, { answer }) => (answer.act === 'roll-in-turn' ? skillsOf(answer) : null))
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
  .ask(['DLV-ROUND-11/g', 'DLV-ROUND-11/f'], endRound, (board) => (roundEndItems(board).length > 0 ? ME : null))
  .step('DLV-ITEM-05/b', (t, { answer }) => {
    if (answer?.act !== 'use') return 'end';
    const recover = effectAs(t.board, answer.item, 'recover');
    useItem(t, answer.item);
    if (recover !== null) t.raise('health.gained', { n: recover.n }, 'DLV-HEALTH-01');
    return 'after';
  })
  .done();
