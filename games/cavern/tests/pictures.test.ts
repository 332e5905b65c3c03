// Owns the proof that everything printed has a picture of its own.

import { keysOf } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { ADVENTURE_IDS } from '../src/content/cards.ts';
import { names } from '../src/text/names.ts';
import { ICON_NAMES } from '../src/web/icon-names.ts';
import { PICTURES } from '../src/web/pictures.ts';

test('everything that has a name has a picture, and nothing else', () => {
  expect(keysOf(PICTURES).toSorted()).toEqual([...Object.keys(names.en), ...ADVENTURE_IDS].sort());
});

test('every first figure is used once, and every icon is named', () => {
  const first = Object.values(PICTURES).map(({ icon }) => icon);
  expect(first.filter((icon, i) => first.indexOf(icon) !== i)).toEqual([]);
  const used = Object.values(PICTURES).flatMap((picture) => ['icon2' in picture ? picture.icon2 : picture.icon, picture.icon]);
  expect(used.filter((icon) => !ICON_NAMES.includes(icon))).toEqual([]);
});
