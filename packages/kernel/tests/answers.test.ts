// Claims about answers made by a program: random ones, and all of them.

import { Asking, decision, packChoice, randomAnswer, randomFrom, unpackChoice, type AnyDecision } from '@undercroft/kernel';
import { allAnswers } from '@undercroft/parts';
import { expect, test } from 'vitest';
import { listAt } from '@undercroft/testkit/json';
import type { Tiny } from '@undercroft/testkit/tiny';

const board = { seats: 2, log: [], over: false };
const asking = (of: AnyDecision): Asking => new Asking(of, board, {});

const subset = decision<Tiny>()('subset', 'TNY-1')
  .act('take', 'TNY-1', (a) =>
    a.subset(
      'of',
      () => [0, 4],
      () => ['a', 'b', 'c', 'd'],
    ),
  )
  .done();
const mixed = decision<Tiny>()('mixed', 'TNY-1')
  .act('burn', 'TNY-1', (a) =>
    a.pick('card', () => ['x', 'y', 'none'] as const).pick('how', (_b, { card }) => (card === 'none' ? null : ['slow', 'fast'])),
  )
  .act('walk', 'TNY-1', (a) =>
    a.sequence(
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

test('where there is one way only, nothing is asked of chance', () => {
  const forced = decision<Tiny>()('forced', 'TNY-1')
    .act('shut', 'TNY-1', { whyClosed: () => ({ rule: 'TNY-1', key: 'shut' }) })
    .act('go', 'TNY-1', (a) => a.pick('x', () => ['only']).pick('y', (_b, { x }) => [x.length, 9]))
    .done();
  const asked: number[] = [];
  const choice = randomAnswer(asking(forced), (n) => {
    asked.push(n);
    return n - 1;
  });
  expect([choice, asked]).toEqual([{ act: 'go', x: 'only', y: 9 }, [2]]);
});

test('a growing pick offers all that fits at every place, however many it needs', () => {
  const words = decision<Tiny>()('words', 'TNY-1')
    .act('say', 'TNY-1', (a) =>
      a.sequence(
        'word',
        () => [2, 3],
        () => ['a', 'b', 'c'],
      ),
    )
    .done();
  const said = allAnswers(() => asking(words), 1000).choices.map((choice) => listAt(choice, 'word').join(''));
  expect(said).toHaveLength(9 + 27);
  expect(said.slice(0, 5)).toEqual(['aaa', 'aab', 'aac', 'aa', 'aba']);
  expect(new Set(said)).toContain('cc');
});

test('an answer in its short form is the act and its picks in their order, and comes back the same', () => {
  for (const choice of allAnswers(() => asking(mixed), 100).choices) {
    const packed = packChoice(mixed, choice);
    expect(packed[0]).toBe(choice.act);
    expect(unpackChoice(mixed, JSON.parse(JSON.stringify(packed)))).toEqual(choice);
  }
  expect(packChoice(mixed, { act: 'burn', card: 'x', how: 'slow' })).toEqual(['burn', 'x', 'slow']);
  expect(packChoice(mixed, { act: 'burn', card: null })).toEqual(['burn', null, null]);
  expect(packChoice(mixed, { act: 'walk', path: [2, 1] })).toEqual(['walk', [2, 1]]);
  expect(() => packChoice(mixed, { act: 'fly' })).toThrow(/decision mixed has no act fly/);
});

test('what is no short form of an answer is handed on and refused as what it is', () => {
  for (const junk of [null, 7, 'burn', { act: 'burn' }]) expect(unpackChoice(mixed, junk)).toBe(junk);
  expect(unpackChoice(mixed, ['fly', 'x'])).toEqual({ act: 'fly' });
  expect(asking(mixed).answer(unpackChoice(mixed, ['fly', 'x']))).toMatchObject({ pick: 'act', got: 'fly' });
  expect(asking(mixed).answer(unpackChoice(mixed, ['walk', null]))).toMatchObject({ pick: 'path', got: 'undefined' });
  expect(asking(mixed).answer(unpackChoice(mixed, ['walk', [1, 2], 'more']))).toMatchObject({
    pick: 'shape',
    got: ['walk', [1, 2], 'more'],
  });
  expect(asking(mixed).answer(unpackChoice(mixed, ['sing', null]))).toBeNull();
});

test('a pick that an act has got since an answer was recorded takes nothing away where it is not asked', () => {
  const before = ['walk'] as const;
  const since = decision<Tiny>()('since', 'TNY-1')
    .act('walk', 'TNY-1', (p) => p.pick('far', () => null))
    .done();
  expect(asking(since).answer(unpackChoice(since, before))).toBeNull();
  // A field that is undefined is no field, as in JSON.
  expect(asking(since).answer({ act: 'walk', far: undefined })).toBeNull();
  expect(asking(since).answer({ act: 'walk', far: 1 })).toMatchObject({ pick: 'shape', got: 'far' });
});

test('a pick of several from nothing, of which none need be taken, is not asked', () => {
  const extra = decision<Tiny>()('extra', 'TNY-1')
    .act('walk', 'TNY-1', (p) =>
      p
        .pick('far', () => [1, 2])
        .subset(
          'extra',
          () => [0, 2],
          () => [],
        ),
    )
    .done();
  const asked = asking(extra);
  asked.take('walk');
  asked.take(2);
  expect(asked.complete).toBe(true);
  expect(asked.choice()).toEqual({ act: 'walk', far: 2, extra: [] });
});
