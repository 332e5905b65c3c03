// Claims about setups declared once: defaults, choices, ranges, fields that depend on others, and one value for each seat.

import { flag, name, oneOf, other, setupOf, someOf, wholeNumber } from '@undercroft/parts';
import { expect, test } from 'vitest';

const rules = setupOf('TOY-1')
  .field('mode', 'TOY-2', oneOf(['short', 'long']), 'short')
  .field('players', 'TOY-3', oneOf([1, 2, 3]), 2)
  .field('decks', 'TOY-4', someOf(['red', 'blue', 'green'], { least: 1 }), ['red'])
  .field('rounds', 'TOY-5', wholeNumber(1, 20), ({ mode }) => (mode === 'long' ? 10 : 5))
  .when('finale', 'TOY-6', flag, true, { field: 'mode', is: ['long'], otherwise: null, key: 'only-long' })
  .each('names', 'TOY-7', name(8), (at, { mode }) => `${mode} ${at + 1}`, 'players')
  .field(
    'size',
    'TOY-8',
    other('size', ['2x2'], (value) => (value === '2x2' ? { w: 2, h: 2 } : undefined)),
    { w: 1, h: 1 },
  )
  .done(({ decks, players }) =>
    decks.length < players ? null : { field: 'decks', rule: 'TOY-9', key: 'too-many', got: decks.length, legal: [players - 1] },
  );

const DEFAULT = { mode: 'short', players: 2, decks: ['red'], rounds: 5, finale: null, names: ['short 1', 'short 2'], size: { w: 1, h: 1 } };
const setup = (raw: unknown) => {
  const checked = rules.check(raw);
  return checked.ok ? checked.setup : checked.problem;
};

test('nothing said is the default of everything, in the order of the fields', () => {
  expect(setup({})).toEqual(DEFAULT);
  expect(Object.keys(setup({}))).toEqual(Object.keys(DEFAULT));
  expect(setup({ rounds: null, names: [null, 'Ada'] })).toEqual({ ...DEFAULT, names: ['short 1', 'Ada'] });
});

test('a default may depend on the fields before it, and a field be there only with another', () => {
  expect(setup({ mode: 'long' })).toMatchObject({ rounds: 10, finale: true, names: ['long 1', 'long 2'] });
  expect(setup({ mode: 'long', finale: false })).toMatchObject({ finale: false });
  expect(setup({ finale: true })).toEqual({ field: 'finale', rule: 'TOY-6', key: 'only-long', got: true, legal: [null] });
});

test('one value for each seat: those not given are filled in, and none may be too many', () => {
  expect(setup({ players: 3, names: ['Ada'] })).toMatchObject({ names: ['Ada', 'short 2', 'short 3'] });
  expect(setup({ players: 1, names: ['Ada', 'Ben'], decks: [] })).toMatchObject({ field: 'decks' });
  expect(setup({ names: ['Ada', 'Ben', 'Cem'] })).toMatchObject({ field: 'names', rule: 'TOY-7', key: 'at-most', legal: [2] });
  expect(setup({ names: ['Ada', ' '] })).toMatchObject({ field: 'names', key: 'length', got: ' ', legal: [1, 8] });
  expect(setup({ names: 'Ada' })).toMatchObject({ key: 'at-most' });
});

test.each([
  ['no', { field: 'setup', key: 'not-a-setup' }],
  [[], { field: 'setup', key: 'not-a-setup' }],
  [{ colour: 1 }, { field: 'colour', key: 'unknown-field', rule: 'TOY-1' }],
  [{ constructor: 1 }, { field: 'constructor', key: 'unknown-field' }],
  [{ mode: 'huge' }, { field: 'mode', key: 'one-of', got: 'huge', legal: ['short', 'long'] }],
  [{ players: '2' }, { field: 'players', key: 'one-of' }],
  [{ players: null }, { field: 'players', key: 'one-of', got: null }],
  [{ decks: [] }, { field: 'decks', key: 'some-of' }],
  [{ decks: ['red', 'red'] }, { field: 'decks', key: 'some-of' }],
  [{ decks: ['pink'] }, { field: 'decks', key: 'some-of' }],
  [{ rounds: 2.5 }, { field: 'rounds', key: 'between', legal: [1, 20] }],
  [{ rounds: 21 }, { field: 'rounds', key: 'between' }],
  [
    { mode: 'long', finale: 1 },
    { field: 'finale', key: 'one-of', legal: [true, false] },
  ],
  [{ size: '3x3' }, { field: 'size', key: 'size' }],
  [{ decks: ['red', 'blue'] }, { field: 'decks', key: 'too-many', rule: 'TOY-9' }],
])('%j is refused with what is legal', (raw, problem) => {
  expect(setup(raw)).toMatchObject(problem);
});

test('several are kept in the order of the choices, or as they were given; a name without the blanks round it', () => {
  expect(setup({ players: 3, decks: ['blue', 'red'], names: ['  Ada ', '蝋燭の街の人々です'] })).toMatchObject({ field: 'names' });
  expect(setup({ players: 3, decks: ['blue', 'red'], names: ['  Ada ', '蝋燭の街の人々'] })).toMatchObject({
    decks: ['red', 'blue'],
    names: ['Ada', '蝋燭の街の人々', 'short 3'],
  });
  const given = setupOf('TOY-1')
    .field('decks', 'TOY-4', someOf(['red', 'blue'], { asGiven: true }), [])
    .done();
  expect(given.check({ decks: ['blue', 'red'] })).toEqual({ ok: true, setup: { decks: ['blue', 'red'] } });
});

test('the fields say what a form has to ask', () => {
  expect(rules.fields).toEqual([
    { key: 'mode', kind: 'one', choices: ['short', 'long'], initial: 'short' },
    { key: 'players', kind: 'one', choices: [1, 2, 3], initial: 2 },
    { key: 'decks', kind: 'several', choices: ['red', 'blue', 'green'], initial: ['red'] },
    { key: 'rounds', kind: 'number', choices: [], least: 1, most: 20, initial: null },
    { key: 'finale', kind: 'flag', choices: [true, false], initial: true, when: { field: 'mode', is: ['long'] } },
    { key: 'names', kind: 'name', choices: [], initial: null, times: 'players' },
    { key: 'size', kind: 'other', choices: [], initial: { w: 1, h: 1 } },
  ]);
  const keys = ['not-a-setup', 'unknown-field', 'one-of', 'some-of', 'between', 'only-long', 'length', 'at-most', 'size'];
  expect(rules.problems).toEqual(keys);
});
