// Claims about snapshots: the laws see a change of a position only if these do.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { difference } from '../src/laws/found.ts';
import { Snapshot } from '../src/laws/snapshot.ts';

const plain = fc.jsonValue({ maxDepth: 4 });

test('a snapshot is the same as an equal value and as no other', () => {
  fc.assert(
    fc.property(plain, plain, (one, two) => {
      const taken = new Snapshot(one);
      expect(taken.difference(structuredClone(one))).toBeNull();
      expect(taken.difference(two) === null).toBe(difference(one, two) === null);
      expect(taken.isPlain).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['a value', { a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'a.1.b: 2 and 3'],
  ['a field more', { a: 1 }, { a: 1, b: 2 }, 'b: undefined and 2'],
  ['a field less', { a: 1, b: 2 }, { a: 1 }, 'b: 2 and undefined'],
  ['a longer list', { a: [1] }, { a: [1, 2] }, 'a: 1 and 2 long'],
  ['a list for a record', { a: [] }, { a: {} }, 'a: [] and {}'],
  ['a key for a text', ['a', 1], [{ a: 1 }, 1], '0: "a" and {"a":1}'],
  ['nothing for a record', { a: {} }, { a: null }, 'a: {} and null'],
])('%s makes a difference, which is told', (_what, one, two, told) => {
  expect(new Snapshot(one).difference(two)).toBe(told);
});

test('the order of fields, and a field that is undefined, make none', () => {
  expect(new Snapshot({ a: 1, b: { c: 2, d: 3 } }).difference({ b: { d: 3, c: 2 }, a: 1, e: undefined })).toBeNull();
});

test('a snapshot does not change with what was taken, nor with later snapshots', () => {
  const board = { rooms: [1, 2], hero: { health: 3 } };
  const taken = new Snapshot(board);
  board.hero.health = 2;
  board.rooms.push(3);
  const later = new Snapshot(board);
  expect(taken.difference({ rooms: [1, 2], hero: { health: 3 } })).toBeNull();
  expect(later.difference(board)).toBeNull();
  expect(taken.difference(board)).toBe('rooms: 2 and 3 long');
});

test.each([[Number.NaN], [new Map()], [new Date(0)], [[undefined]], [() => 1]])('%s is not plain data', (value) => {
  expect(new Snapshot({ value }).isPlain).toBe(false);
});
