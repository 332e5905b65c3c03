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
