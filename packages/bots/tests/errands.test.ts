// Owns that errands are told of questions as a bot is: never of the position itself, and as far ahead as anybody could know.

import { bug, randomFrom, start } from '@undercroft/kernel';
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
