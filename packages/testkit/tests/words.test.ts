// Claims about writing choices in one line: whatever is written is read back the same.

import type { Choice } from '@undercroft/kernel';
import { readChoice, writeChoice, writeValue } from '@undercroft/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('plain words and numbers are written plainly', () => {
  expect(writeChoice({ act: 'attack', power: 'ember-dart', target: 'monster:1', n: 2, also: null, path: [1, 'b'], none: [] })).toBe(
    'attack power=ember-dart target=monster:1 n=2 also=null path=[1,b] none=[]',
  );
  expect(writeValue({ a: { b: [true, null] }, c: undefined })).toBe('{a:{b:[true,null]}}');
});

test('what would be read as something else is quoted', () => {
  expect(writeChoice({ act: 'say', text: 'two words', digits: '12', nothing: 'null', empty: '' })).toBe(
    'say text="two words" digits="12" nothing="null" empty=""',
  );
});

test('any choice is read back the same', () => {
  const scalar = fc.oneof(fc.string(), fc.integer(), fc.constantFrom('null', '12', '-3', 'a=b', '[x]', 'a,b', '"', '\\', ' '));
  const picks = fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), fc.oneof(scalar, fc.array(scalar, { maxLength: 4 }), fc.constant(null)), {
    maxKeys: 4,
  });
  fc.assert(
    fc.property(scalar, picks, (act, rest) => {
      const choice: Choice = { ...rest, act: String(act) };
      expect(readChoice(writeChoice(choice))).toEqual(choice);
    }),
    { numRuns: 500, seed: 1 },
  );
});

test('a line that cannot be read says so', () => {
  expect(() => readChoice('attack target')).toThrow(/cannot read "target"/);
});
