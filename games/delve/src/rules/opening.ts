// Owns what happens before round 1: AMBUSH, then the start tests in printed order.

import { procedure } from '@undercroft/kernel';
import type { Skill, Test } from '../content/types.ts';
import { attemptTest, guardWith } from '../decisions.ts';
import type { Delve } from '../delve.ts';
import { cardNow, encounterOf, guardSkills, has, testsDue } from '../queries/foe.ts';
import { ME } from '../state.ts';
import { declareGuard, declareTest, dice } from './dice.ts';
import { settle } from './losses.ts';

export const opening = procedure<Delve>()('opening', 'tests', 'test', 'roll', 'next')
  .step('DLV-ENC-05/a', (t) => t.raise('opening.began', { card: encounterOf(t.board).card }))
  .step('DLV-KEY-01', (t) => (has(cardNow(t.board), 'AMBUSH') ? undefined : 'tests'))
  .let('DLV-KEY-11', (t): { skill: Skill } => ({ skill: guardSkills(cardNow(t.board))[0] as Skill }))
  .ask('DLV-TEST-10', guardWith, (board) => (guardSkills(cardNow(board)).length > 1 ? ME : null))
  .step('DLV-KEY-15', (t, { skill }) => declareGuard(t, skill))
  .call('DLV-KEY-01/a', dice, () => ({}))
  .call('DLV-KEY-01/b', settle, () => ({}))
  .at('tests')
  .let('DLV-TEST-02', (t) => ({ tests: testsDue(cardNow(t.board), 0), done: 0 }))
  .at('test')
  .step('DLV-ENC-05/b', (_, { tests, done }) => (done >= tests.length ? 'end' : undefined))
  .let('DLV-TEST-01/a', (_, { tests, done }) => ({ test: tests[done] as number, act: 'attempt' as 'attempt' | 'leave' }))
  .ask('DLV-TEST-01/b', attemptTest, (board, { test }) => ((cardNow(board).tests[test] as Test).must ? null : ME))
  .step('DLV-TEST-01/c', (t, { act, test }) => {
    if (act === 'attempt') return 'roll';
    t.raise('test.left-out', { source: test });
    return 'next';
  })
  .at('roll')
  .step('DLV-TEST-02/a', (t, { test }) => declareTest(t, test))
  .call('DLV-TEST-02/b', dice, () => ({}))
  .call('DLV-TEST-03', settle, () => ({}))
  .at('next')
  .let('DLV-ENC-05/c', (_, { done }) => ({ done: done + 1 }))
  .step('DLV-ENC-05/d', () => 'test')
  .done();
