// Claims about answers made by a program: random ones, and all of them.

import { allAnswers, Asking, decision, randomAnswer, randomFrom, type AnyDecision } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import type { Tiny } from './tiny.ts';

const board = { seats: 2, log: [], over: false };
const asking = (of: AnyDecision): Asking => new Asking(of, board, {});

const subset = decision<Tiny>()('subset', 'TNY-1')
  .act('take', 'TNY-1', (a) =>
    a.some(
      'of',
      () => [0, 4],
      () => ['a', 'b', 'c', 'd'],
    ),
  )
  .done();
const mixed = decision<Tiny>()('mixed', 'TNY-1')
  .act('burn', 'TNY-1', (a) => a.maybe('card', () => ['x', 'y']).pickIf('how', (_b, { card }) => (card === null ? null : ['slow', 'fast'])))
  .act('walk', 'TNY-1', (a) =>
    a.grow(
      'path',
      () => [1, 3],
      (_b, _c, path: readonly number[]) => [1, 2, 3].filter((room) => !path.includes(room)),
    ),
  )
  .act('sing', 'TNY-1')
  .done();

test('random answers are legal, and reach every legal answer', () => {
  const random = randomFrom('answers');
  for (const asked of [subset, mixed]) {
    const seen = new Set<string>();
    for (let i = 0; i < 2000; i++) {
      const choice = randomAnswer(asking(asked), random.below);
      expect(asking(asked).answer(choice)).toBeNull();
      seen.add(JSON.stringify(choice));
    }
    const all = allAnswers(() => asking(asked), 1000).choices.map((choice) => JSON.stringify(choice));
    expect(new Set(all).size).toBe(all.length);
    expect([...seen].sort()).toEqual(all.sort());
  }
});

test('listing answers stops at its limit and says so', () => {
  expect(allAnswers(() => asking(subset), 5)).toMatchObject({ all: false, choices: { length: 5 } });
  expect(allAnswers(() => asking(subset), 17)).toMatchObject({ all: true, choices: { length: 16 } });
});

test('asking with nothing to offer is a bug', () => {
  const stuck = decision<Tiny>()('stuck', 'TNY-1')
    .act('go', 'TNY-1', (a) => a.pick('x', () => ['a']).pick('y', () => []))
    .done();
  expect(() => randomAnswer(asking(stuck), () => 0)).toThrow(/nothing to offer at y of stuck/);
  expect(() => allAnswers(() => asking(stuck), 9)).toThrow(/nothing to offer at y of stuck/);
});
