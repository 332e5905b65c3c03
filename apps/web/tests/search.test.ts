// Owns the tests of searching the rules.
import { expect, test } from 'vitest';
import { findRules, plain } from '../src/share/search.ts';

const sections = [
  {
    key: 'A',
    title: 'First',
    rules: [
      { id: 'TOY-A-01', text: 'Een geëerde held trekt één kaart.' },
      { id: 'TOY-A-02', text: 'ダイスを振ります。' },
    ],
  },
  { key: 'B', title: 'Second', rules: [{ id: 'TOY-B-01', text: 'A blank card.', note: 'Only on paper.' }] },
];
const ids = (query: string): readonly string[] => findRules(sections, query).flatMap(({ rules }) => rules.map(({ id }) => id));

test('accents and case do not matter', () => {
  expect(ids('GEEERDE')).toEqual(['TOY-A-01']);
  expect(ids('een kaart')).toEqual(['TOY-A-01']);
});
test('a rule is found by its number, also by the beginning of it', () => {
  expect(ids('toy-b-01')).toEqual(['TOY-B-01']);
  expect(ids('TOY-A')).toEqual(['TOY-A-01', 'TOY-A-02']);
});
test('all words must be there, in any order, also in the note', () => {
  expect(ids('paper blank')).toEqual(['TOY-B-01']);
  expect(ids('paper held')).toEqual([]);
});
test('voiced and voiceless kana are different letters; full and half width are the same', () => {
  expect(ids('ダイス')).toEqual(['TOY-A-02']);
  expect(ids('タイス')).toEqual([]);
  expect(ids('ﾀﾞｲｽ')).toEqual(['TOY-A-02']);
  expect(plain('ＡＢＣ')).toBe('abc');
});
test('nothing asked for shows everything, and sections without a match are left out', () => {
  expect(ids('  ')).toHaveLength(3);
  expect(findRules(sections, 'blank').map(({ key }) => key)).toEqual(['B']);
});
