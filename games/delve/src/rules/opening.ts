// Owns what happens before round 1: AMBUSH, then the start tests in printed order.

import { at, procedure } from '@undercroft/kernel';
import { attemptTest, guardWith } from '../decisions/index.ts';
import type { Delve } from '../delve.ts';
import { cardNow, encounterOf, guardSkills, has, isMust, testsDue } from '../queries/foe.ts';
import { ME } from '../state.ts';
import { declareGuard, declareTest, dice } from './dice.ts';
import { settle } from './losses.ts';

/** One start test: an opportunity may be left out, a hazard not. */
export const startTest = procedure<Delve, { readonly test: number }>()('start-test')
  .ask('DLV-TEST-01/b', attemptTest, (board, { test }) => (isMust(board, test) ? null : ME))
  .step('DLV-TEST-01/c', (t, { answer, test }) => {
    if (answer?.act !== 'leave') return;
    t.raise('test.left-out', { source: test });
    return 'end';
  })
  .step('DLV-TEST-02/a', (t, { test }) => declareTest(t, test))
  .call('DLV-TEST-02/b', dice, () => ({}))
  .call('DLV-TEST-03', settle, () => ({}))
  .done();

export const opening = procedure<Delve>()('opening', 'tests')
  .step('DLV-ENC-05/a', (t) => t.raise('opening.began', { card: encounterOf(t.board).card }))
  .step('DLV-KEY-01', (t) => (has(cardNow(t.board), 'AMBUSH') ? undefined : 'tests'))
  .ask('DLV-TEST-10', guardWith, (board) => (guardSkills(cardNow(board)).length > 1 ? ME : null))
  .step(['DLV-KEY-15', 'DLV-KEY-11'], (t, { answer }) => declareGuard(t, answer?.skill ?? at(guardSkills(cardNow(t.board)), 0)))
  .call('DLV-KEY-01/a', dice, () => ({}))
  .call('DLV-KEY-01/b', settle, () => ({}))
  .at('tests')
  .each(['DLV-TEST-02', 'DLV-ENC-05/b'], startTest, (board, _, done) => {
    const test = testsDue(cardNow(board), 0)[done];
    return test === undefined ? null : { test };
  })
  .done();
