// Owns the tests of how a setup comes about on the page, and by which name it is known later.

import type { FormField } from '@undercroft/presentation';
import type { Json } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { presetOf, questionsOf, setupOf, withAnswer } from '../src/pieces/new/setup.ts';

test('a played setup belongs to the named one that says most of it', () => {
  const presets = [{ setup: { mode: 'full' } }, { setup: { mode: 'full', ladder: 'web' } }, { setup: { mode: 'mini', level: 1 } }];
  expect(presetOf(presets, { mode: 'full', ladder: 'web', hero: 'Wren' })).toBe(presets[1]);
  expect(presetOf(presets, { mode: 'full', ladder: 'plain' })).toBe(presets[0]);
  expect(presetOf(presets, { mode: 'mini', level: 2 })).toBeNull();
});

const asked = (key: string, kind: FormField['kind'], initial: Json): FormField => ({
  key,
  kind,
  label: key,
  help: '',
  options: [],
  initial,
});
const shortOrLong = {
  form: [asked('mode', 'one', 'full'), asked('hero', 'name', 'Wren'), asked('area', 'name', 'De Krocht')],
  presets: [
    { key: 'short', label: '', help: '', setup: { mode: 'mini', level: 1 } },
    { key: 'long', label: '', help: '', setup: { mode: 'full', hero: 'Rik' } },
  ],
};

test('what was changed by hand lies over the named setup; null leaves a field to the game', () => {
  expect(setupOf(shortOrLong, 'short', { level: null, hero: 'Pim' })).toEqual({ mode: 'mini', hero: 'Pim', area: 'De Krocht' });
});

test('a field that is not asked with these values is left out, and comes back with them', () => {
  const level: FormField = { ...asked('level', 'number', 1), when: { field: 'mode', is: ['mini'] } };
  const ways = { ...shortOrLong, form: [...shortOrLong.form, level] };
  expect(setupOf(ways, 'short', { level: 2 })).toMatchObject({ mode: 'mini', level: 2 });
  expect(setupOf(ways, 'short', { level: 2, mode: 'full' })).not.toHaveProperty('level');
  expect(setupOf(ways, 'own', { level: 2 })).not.toHaveProperty('level');
});

test('a repeated field is a question for each of what another counts, with a value of its own', () => {
  const names: FormField = { ...asked('names', 'name', ''), each: { of: 'players', label: (at) => `Name ${at + 1}` } };
  const form = [asked('players', 'one', 2), names];
  const [, two] = questionsOf(form, { names: ['Ada'] });
  expect(two?.each?.map(({ field, value }) => [field.key, field.label, value])).toEqual([
    ['names-0', 'Name 1', 'Ada'],
    ['names-1', 'Name 2', ''],
  ]);
  expect(two && withAnswer(two, 1, 'Ben')).toEqual(['Ada', 'Ben']);
  const [, three] = questionsOf(form, { players: 3 });
  expect(three?.each).toHaveLength(3);
  expect(three && withAnswer(three, 2, 'Cem')).toEqual([null, null, 'Cem']);
  expect(questionsOf(form, {})[0]).toMatchObject({ value: 2, each: null });
});

test('what the form suggests as a name is what the game is begun with', () => {
  expect(setupOf(shortOrLong, 'short', {})).toEqual({ mode: 'mini', level: 1, hero: 'Wren', area: 'De Krocht' });
  expect(setupOf(shortOrLong, 'own', {})).toEqual({ hero: 'Wren', area: 'De Krocht' });
  expect(setupOf(shortOrLong, 'long', {})).toEqual({ mode: 'full', hero: 'Rik', area: 'De Krocht' });
  expect(setupOf(shortOrLong, 'long', { area: '' })).toEqual({ mode: 'full', hero: 'Rik', area: '' });
});
