// Owns that errands are told of questions as a bot is: never of the position itself, and as far ahead as anybody could know.

import { bug, randomFrom, start } from '@undercroft/kernel';
import { preferenceIn, preferenceKey } from '@undercroft/parts';
import { toy } from '@undercroft/testkit/toy';
import { expect, test } from 'vitest';
import { answerWith, errandsOf, randomBot, type Bot, type Errand, type Seen } from '../src/index.ts';

const opened = () => start(toy, { seats: 2, rounds: 3 }, randomFrom('errands'));
const firstOption = (seen: Seen<object>) => answerWith(seen.asking, { act: '' });
const given: Seen<object>[] = [];
const first: Errand<object> = {
  name: 'first',
  asks: true,
  of: (seen) => {
    given.push(seen);
    return [1, 2];
  },
  next: (seen, of) => (of === 2 ? { ends: 'enough' } : { choice: firstOption(seen) }),
  bill: () => ({ steps: 1 }),
};
const strong: Bot<object> = { ...randomBot, name: 'strong', errands: [first] };

test('the errands of a game are those of its strongest bot; without them there are none', () => {
  expect(errandsOf({ weak: randomBot, strong })).toBeNull();
  expect(
    errandsOf({ strong, weak: randomBot })
      ?.open(opened(), 0)
      .map(({ name, of, asks }) => [name, of, asks]),
  ).toEqual([
    ['first', 1, true],
    ['first', 2, true],
  ]);
});

test('a plan ends where its errand ends, and where something is decided that nobody could know', () => {
  const errands = errandsOf({ strong }) ?? bug('there are errands');
  const state = opened();
  const seat = state.offers()[0]?.seat ?? 0;
  const before = state.hash();
  expect(errands.plan(state, seat, { name: 'first', of: 2 })).toEqual({ steps: [], bill: { steps: 1 }, ends: 'enough' });
  const plan = errands.plan(state, seat, { name: 'first', of: 1 });
  expect(plan.steps.length).toBeGreaterThan(0);
  expect(plan.ends).toBeNull();
  expect(state.hash()).toBe(before);
});

test('an errand that is not open has no plan and no step', () => {
  const errands = errandsOf({ strong }) ?? bug('there are errands');
  const state = opened();
  expect(errands.plan(state, 0, { name: 'first', of: 3 })).toEqual({ steps: [], bill: {}, ends: 'unknown' });
  expect(errands.next(state, 0, { name: 'other', of: null })).toEqual({ ends: 'unknown' });
});

test('what is set for an errand reaches its steps and its plan; what is no choice counts as not set', () => {
  const open = { name: 'pace', of: 0, choices: ['fast', 'slow'] } as const;
  const heeding: Errand<object> = {
    name: 'heeding',
    of: () => [null],
    follows: () => [open],
    next: (_seen, _of, preferences) => ({ ends: String(preferenceIn(preferences, open)) }),
  };
  const errands = errandsOf({ strong: { ...randomBot, errands: [heeding, first] } }) ?? bug('there are errands');
  const state = opened();
  expect(errands.open(state, 0).map(({ name, follows }) => [name, follows])).toEqual([
    ['heeding', [open]],
    ['first', undefined],
    ['first', undefined],
  ]);
  for (const [set, paced] of [
    ['slow', 'slow'],
    ['fast', 'fast'],
    ['never', 'fast'],
    [undefined, 'fast'],
  ] as const) {
    const given = { name: 'heeding', of: null, preferences: set === undefined ? {} : { [preferenceKey(open)]: set } };
    expect(errands.next(state, 0, given)).toEqual({ ends: paced });
    expect(errands.plan(state, 0, given).ends).toBe(paced);
  }
});
