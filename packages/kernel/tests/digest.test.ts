// Claims about the digest: equal data gives equal digests, whatever the order of its keys, and a difference shows.

import { digest } from '@undercroft/kernel';
import { expect, test } from 'vitest';

test('a digest does not depend on the order of keys', () => {
  expect(digest({ a: 1, b: { c: [1, 2], d: null } })).toBe(digest({ b: { d: null, c: [1, 2] }, a: 1 }));
});

test('a digest depends on the order of lists, on every key and on every value', () => {
  const values = [
    null,
    0,
    1,
    '1',
    '',
    [],
    {},
    [1, 2],
    [2, 1],
    [[1], 2],
    [1, [2]],
    { a: 1 },
    { b: 1 },
    { a: 1, b: 1 },
    { a: { b: 1 } },
    { a: '1' },
    [null],
    [0],
    true,
    false,
    'true',
  ];
  expect(new Set(values.map(digest)).size).toBe(values.length);
});

test('a field that is undefined counts as missing, as it does in JSON', () => {
  expect(digest({ a: 1, b: undefined })).toBe(digest({ a: 1 }));
});

test('a digest is sixteen hexadecimal digits', () => {
  for (const value of [null, {}, 'x', [1, 2, 3]]) expect(digest(value)).toMatch(/^[0-9a-f]{16}$/);
});

test('digests of many small differences do not collide', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 20_000; i++) seen.add(digest({ cards: [i, i % 7], turn: i % 3 }));
  expect(seen.size).toBe(20_000);
});

test('a digest is the same for ever: it is written into transcripts and compared years later', () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`k${(i * 7) % 30}`, i]));
  const known: readonly (readonly [unknown, string])[] = [
    [null, '66085697a91b46e4'],
    [true, '3f1afa5f5b4633ce'],
    [false, 'e486e32147d4d9a8'],
    [0, '35a3cd8b87bcde82'],
    [-0, '35a3cd8b87bcde82'],
    [-1, '50d0fdc7b987cd10'],
    [2147483647, 'ecd17dc7882d07ec'],
    [2147483648, '243eb71614ad28ac'],
    [0.5, 'e7c355e0b4e889e5'],
    ['', '0ea090aef66377ae'],
    ['x', 'acdcabb312419fd7'],
    ['a longer text, with é and 雪', '51b15dbec10d2ba0'],
    [[], '1a63314584f850f2'],
    [[1, [2, 'three']], '425cfa190432a1bf'],
    [{}, 'dfd865e5a2955c99'],
    [{ b: 1, a: { d: null, c: [true] } }, '430d1b65fbcedc56'],
    [many, '86af6a56b36229a1'],
    // Halves that begin with a zero keep it.
    [38, '07bde225b242f07e'],
    [7, 'e33c19120144fe81'],
    [537, '00a2165a0083b126'],
  ];
  for (const [value, expected] of known) expect(digest(value)).toBe(expected);
});

test('a record of many fields does not depend on their order either', () => {
  for (const size of [2, 23, 24, 25, 26, 60]) {
    const fields = Array.from({ length: size }, (_, i): [string, number] => [`k${i}`, i]);
    expect(digest(Object.fromEntries(fields.toReversed()))).toBe(digest(Object.fromEntries(fields)));
  }
});
