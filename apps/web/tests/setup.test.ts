// Owns the tests of how a setup comes about on the page, and by which name it is known later.

import type { FormField } from '@undercroft/face';
import type { Json } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { presetOf, setupOf } from '../src/pieces/new/setup.ts';

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

test('what the form suggests as a name is what the game is begun with', () => {
  expect(setupOf(shortOrLong, 'short', {})).toEqual({ mode: 'mini', level: 1, hero: 'Wren', area: 'De Krocht' });
  expect(setupOf(shortOrLong, 'own', {})).toEqual({ hero: 'Wren', area: 'De Krocht' });
  expect(setupOf(shortOrLong, 'long', {})).toEqual({ mode: 'full', hero: 'Rik', area: 'De Krocht' });
  expect(setupOf(shortOrLong, 'long', { area: '' })).toEqual({ mode: 'full', hero: 'Rik', area: '' });
});
