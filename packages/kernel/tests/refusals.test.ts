// Claims about refusals: whatever came in is repeated in them as plain JSON of bounded size.

import { asJson } from '@undercroft/kernel';
import { expect, test } from 'vitest';

test('plain data comes back as it is, and as a copy', () => {
  const value = { a: [1, 'x', true, null, { b: -1.5 }], c: {} };
  expect(asJson(value)).toEqual(value);
  expect(asJson(value)).not.toBe(value);
});

test('what JSON cannot say is named instead', () => {
  expect([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map((n) => asJson(n))).toEqual(['NaN', 'Infinity', '-Infinity']);
  expect([undefined, () => 1, Symbol('x'), 7n].map((one) => asJson(one))).toEqual(['undefined', 'function', 'symbol', 'bigint']);
});

test('what lies too deep is cut off, and what lies just above it is not', () => {
  expect(asJson([[[[[1]]]]])).toEqual([[[[[1]]]]]);
  expect(asJson([[[[[[1]]]]]])).toEqual([[[[['...']]]]]);
  expect(asJson({ a: { b: { c: { d: { e: 1 } } } } })).toEqual({ a: { b: { c: { d: { e: 1 } } } } });
  expect(asJson({ a: { b: { c: { d: { e: { f: 1 } } } } } })).toEqual({ a: { b: { c: { d: { e: '...' } } } } });
  expect(asJson([1, { a: 2 }], 1)).toEqual([1, '...']);
});

test('of long lists and wide records the first fifty are kept', () => {
  const list = Array.from({ length: 80 }, (_, i) => i);
  expect(asJson(list)).toEqual(list.slice(0, 50));
  const record = Object.fromEntries(list.map((i) => [`k${i}`, i]));
  expect(asJson(record)).toEqual(Object.fromEntries(list.slice(0, 50).map((i) => [`k${i}`, i])));
});
