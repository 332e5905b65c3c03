// Owns the tests of walking an open question locally.

import { Asking, decision, missing, type GameTypes } from '@undercroft/kernel';
import { isAnswered, lookAhead, type PickNode, type PathStep } from '@undercroft/table';
import { expect, test } from 'vitest';
import {
  afterSubset,
  baseOf,
  choiceOf,
  knowing,
  learned,
  nodeAt,
  picksAlong,
  startOf,
  type Known,
  subsetAt,
} from '../src/play/asked-path.ts';

const one = (pick: string, options: readonly (string | number)[], next?: PickNode['next']): PickNode => ({
  pick,
  kind: 'one',
  rule: 'R',
  options,
  ...(next === undefined ? {} : { next }),
});

test('a path is walked where somebody looked, unknown beyond, and null where it is not legal', () => {
  const known = knowing(one('act', ['go', 'stay'], [one('where', ['east']), { done: true }]));
  expect(nodeAt(known, ['go'])).toMatchObject({ pick: 'where' });
  expect(nodeAt(known, ['go', 'east'])).toBe('unknown');
  expect(nodeAt(known, ['go', 'west'])).toBeNull();
  expect(nodeAt(known, ['stay', 'east'])).toBeNull();
  expect(nodeAt(known, [null])).toBeNull();
});

test('what was looked up later is walked too, and wins over what was known before', () => {
  const known = knowing(one('act', ['go'], [one('where', ['east'])]));
  const more = learned(known, ['go'], one('where', ['east'], [{ done: true, odds: { ways: 1, of: 2 } }]));
  expect(nodeAt(more, ['go', 'east'])).toEqual({ done: true, odds: { ways: 1, of: 2 } });
  expect(choiceOf(more, ['go', 'east'])).toEqual({ act: 'go', where: 'east' });
  expect(choiceOf(more, ['go'])).toBeNull();
});

test('a single act is taken by itself only when something follows it and no other act exists', () => {
  expect(startOf(knowing(one('act', ['go'])))).toBe('unknown');
  expect(startOf(knowing(one('act', ['go'], [one('where', ['east'])])))).toEqual(['go']);
  expect(startOf(knowing(one('act', ['go'], [{ done: true }])))).toEqual([]);
  expect(startOf(knowing({ ...one('act', ['go'], [one('where', ['east'])]), closed: [{ act: 'stay', rule: 'R', why: null }] }))).toEqual(
    [],
  );
  expect(startOf(knowing(one('act', ['go', 'stay'])))).toEqual([]);
});

/** A decision made of the kernel's own parts: the real order of subsets, not an imitation of it. */
function pickSome(least: number, most: number, of: readonly string[]): Known {
  const made = decision<GameTypes>()('d', 'R')
    .act('take', 'R', (a) =>
      a
        .subset(
          'cards',
          () => [least, most],
          () => of,
        )
        .pick('to', () => of),
    )
    .act('leave', 'R')
    .done();
  const ask = () => new Asking(made, {}, {});
  const look = (path: readonly PathStep[], budget: number) => lookAhead(ask, path, budget) ?? missing();
  const first = look([], 0);
  return isAnswered(first) ? expect.fail('nothing to pick') : learned(knowing(first), ['take'], look(['take'], 2000));
}

test.each([
  [0, 3],
  [1, 3],
  [2, 3],
  [3, 3],
  [2, 5],
  [5, 5],
])('a subset of %i to %i of five lists all five, and says how many it takes', (least, most) => {
  const all = ['a', 'b', 'c', 'd', 'e'];
  const known = pickSome(least, most, all);
  expect(subsetAt(known, ['take'])).toEqual({ all, least, most });
});

test('a subset that is too big does not run on into the next pick, though its options bear the same names', () => {
  const known = pickSome(1, 2, ['a', 'b', 'c']);
  expect(afterSubset(known, ['take'], ['a', 'b']).node).toMatchObject({ pick: 'to' });
  expect(nodeAt(known, ['take', 'a', 'b', 'c'])).toMatchObject({ done: true });
  expect(afterSubset(known, ['take'], ['a', 'b', 'c'])).toEqual({ node: null, missing: null });
});

test('a pick of several is one pick, however many steps it took, and knows where it began', () => {
  const known = pickSome(1, 3, ['a', 'b', 'c']);
  expect(picksAlong(known, ['take', 'a', 'c'])).toEqual([
    { pick: 'act', value: 'take', from: 0, to: 1 },
    { pick: 'cards', value: ['a', 'c'], from: 1, to: 3 },
  ]);
  expect(picksAlong(known, ['take', 'a', null, 'b']).map(({ value }) => value)).toEqual(['take', ['a'], 'b']);
  expect(baseOf(known, ['take', 'a'])).toEqual(['take']);
  expect(baseOf(known, ['take'])).toEqual(['take']);
  expect(choiceOf(known, ['take', 'a', null, 'b'])).toEqual({ act: 'take', cards: ['a'], to: 'b' });
});
