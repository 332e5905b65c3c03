// Owns the proof that how to play can be looked up: every step has its words, a picture of the kit, and rules that exist.

import { LANGUAGES } from '@undercroft/face';
import { expect, test } from 'vitest';
import { ICON_NAMES } from '../../../../packages/web-kit/src/art/icon-names.ts';
import { lineFaults } from '../../src/text/check.ts';
import { text } from '../../src/text/index.ts';

test.each(LANGUAGES)('how to play in %s', (language) => {
  const { howTo, rulebook } = text[language];
  const ids = rulebook.sections.flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(howTo.length).toBeGreaterThan(4);
  expect(new Set(howTo.map(({ title }) => title)).size).toBe(howTo.length);
  for (const { title, text: step, icon, rules } of howTo) {
    expect(lineFaults(step), title).toEqual([]);
    expect(ICON_NAMES as readonly string[]).toContain(icon);
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter((id) => !ids.includes(id))).toEqual([]);
  }
});
