// Proves that a declared setup becomes a form: what is asked when, how often, and in which words.

import { askedTimes, formOf, isAsked, withNames, withoutUnasked } from '@undercroft/presentation';
import { flag, name, oneOf, other, setupOf, someOf, wholeNumber } from '@undercroft/parts';
import { expect, test } from 'vitest';

const { fields, check } = setupOf('TOY-1')
  .field('mode', 'TOY-2', oneOf(['short', 'long']), 'short')
  .field('players', 'TOY-3', oneOf([1, 2, 3]), 2)
  .when('rounds', 'TOY-4', wholeNumber(1, 20), 9, { field: 'mode', is: ['long'], otherwise: null, key: 'only-long' })
  .each('names', 'TOY-5', name(8), (at) => `Seat ${at + 1}`, 'players')
  .field('bold', 'TOY-6', flag, ({ players }) => players > 2)
  .field('title', 'TOY-7', name(20), 'Ashes')
  .field('decks', 'TOY-8', someOf(['red']), [])
  .field(
    'size',
    'TOY-9',
    other('size', [], (value) => (Array.isArray(value) ? [2, 2] : undefined)),
    [1, 1],
  )
  .done();
const words = {
  fields: Object.fromEntries(fields.map(({ key }) => [key, { label: key.toUpperCase(), help: `${key}?` }])),
  option: (key: string, value: unknown) => `${key}=${String(value)}`,
  byDefault: { bold: 'as the players like' },
};
const form = formOf(fields, words, {
  title: { initial: 'As' },
  size: { options: [{ value: [2, 2], label: 'large' }] },
  names: { each: { of: 'players', label: (at) => `Who sits at ${at + 1}?` } },
});
const field = (key: string) => form.find((one) => one.key === key) ?? expect.fail(key);

test('the fields of a setup become questions in their order, with the words of a language', () => {
  expect(form.map(({ key, kind }) => `${key} ${kind}`)).toEqual([
    'mode one',
    'players one',
    'rounds number',
    'names name',
    'bold one',
    'title name',
    'decks several',
    'size one',
  ]);
  expect(field('mode')).toMatchObject({
    label: 'MODE',
    help: 'mode?',
    initial: 'short',
    options: [{ value: 'short', label: 'mode=short' }, {}],
  });
  expect(field('rounds')).toMatchObject({ least: 1, most: 20, initial: 9, when: { field: 'mode', is: ['long'] } });
  expect(field('bold')).toMatchObject({ initial: null, options: [{ value: null, label: 'as the players like' }, {}, {}] });
  expect(field('title').initial).toBe('As');
  expect(field('size')).toMatchObject({ initial: [1, 1], options: [{ value: [2, 2], label: 'large' }] });
});

test('a field that depends on another is asked only with it', () => {
  expect(isAsked(form, field('rounds'), {})).toBe(false);
  expect(isAsked(form, field('rounds'), { mode: 'long' })).toBe(true);
  expect(isAsked(form, field('mode'), { mode: 'long' })).toBe(true);
  expect(withoutUnasked(form, { rounds: 3, title: 'X' })).toEqual({ title: 'X' });
  expect(withoutUnasked(form, { rounds: 3, mode: 'long' })).toEqual({ rounds: 3, mode: 'long' });
  expect(check(withoutUnasked(form, { rounds: 3 })).ok).toBe(true);
  expect(check({ rounds: 3 }).ok).toBe(false);
});

test('a repeated field is asked once for each of what another counts, by its first value too', () => {
  const labels = (values: object): readonly string[] => askedTimes(form, field('names'), { ...values }).map(({ label }) => label);
  expect(labels({})).toEqual(['Who sits at 1?', 'Who sits at 2?']);
  expect(labels({ players: 3 })).toHaveLength(3);
  expect(askedTimes(form, field('mode'), {})).toEqual([field('mode')]);
  expect(askedTimes(form, field('names'), {})[0]).not.toHaveProperty('each');
  expect(check({ players: 3, names: ['Ada', 'Ben', 'Cem'] })).toMatchObject({ ok: true, setup: { names: ['Ada', 'Ben', 'Cem'] } });
});

test('names in the language of the form are filled in, but for repeated ones, which the game knows', () => {
  expect(withNames(form, {})).toEqual({ title: 'As' });
  expect(withNames(form, { title: 'X' })).toEqual({ title: 'X' });
});
