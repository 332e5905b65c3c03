// Claims about short frames: they say the same, they are short, and nonsense is found out.

import { wired } from '@undercroft/testkit/json';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Packer, Unpacker, Unreadable } from '../src/index.ts';

const values = fc.array(fc.dictionary(fc.string({ maxLength: 4 }), fc.jsonValue({ maxDepth: 4 })), { minLength: 1, maxLength: 6 });

test('whatever is packed, one after the other, comes out the same', () => {
  fc.assert(
    fc.property(values, (list) => {
      const [packer, unpacker] = [new Packer(), new Unpacker()];
      for (const value of list) {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        expect(unpacker.unpack(wired(packer.pack(value)))).toEqual(plain);
      }
    }),
    { numRuns: 300 },
  );
});

test('what was said before is said shortly', () => {
  const packer = new Packer();
  const fact = { type: 'hero.wounded', rule: 'RULE-01', body: { n: 1, deep: [true, false, null, -1.5] } };
  const first = packer.pack(fact);
  const again = packer.pack(fact);
  expect(first.fresh).toBe(true);
  expect(again.fresh).toBeUndefined();
  expect(again.p.length).toBeLessThan(30);
});

test('thousands of words do not make the dictionary grow without end, and still come out the same', () => {
  const [packer, unpacker] = [new Packer(), new Unpacker()];
  for (let i = 0; i < 10_000; i++) {
    const value = { [`k${i}`]: `word${i}`, other: `word${i % 7}` };
    expect(unpacker.unpack(wired(packer.pack(value)))).toEqual(value);
  }
});

test('a table that starts counting anew is followed', () => {
  const unpacker = new Unpacker();
  expect(unpacker.unpack(new Packer().pack({ a: 'x' }))).toEqual({ a: 'x' });
  expect(unpacker.unpack(new Packer().pack({ b: 'y' }))).toEqual({ b: 'y' });
});

test('nonsense is found out and nothing else is thrown', () => {
  const unpacker = new Unpacker();
  for (const p of [
    '',
    '0;',
    '0,',
    '5~abc',
    '9:',
    '{1;',
    '{1;0.',
    '(x)',
    '(',
    '?',
    '=',
    `${'='.repeat(500)}!`,
    '1.1.',
    `${'1:'.repeat(500)}!`,
  ])
    expect(() => unpacker.unpack({ t: 'packed', p }), p).toThrow(Unreadable);
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'012ab.,:;~{(+-!)='.split('')), maxLength: 40 }), (p) => {
      try {
        unpacker.unpack({ t: 'packed', p, fresh: true });
      } catch (error) {
        expect(error).toBeInstanceOf(Unreadable);
      }
    }),
    { numRuns: 3_000 },
  );
});
