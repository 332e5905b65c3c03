// Owns the proof that how to play can be looked up: every step has its words, a picture, and rules that exist.

import { lineFaults, LANGUAGES } from '@undercroft/face';
import { expect, test } from 'vitest';
import { text } from '../../src/text/index.ts';

test.each(LANGUAGES)('how to play in %s', (language) => {
  const { howTo, rulebook } = text[language];
  const ids = rulebook.sections.flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(howTo.length).toBeGreaterThan(4);
  expect(new Set(howTo.map(({ title }) => title)).size).toBe(howTo.length);
  for (const { title, text: step, icon, rules } of howTo) {
    expect(lineFaults(step), title).toEqual([]);
    expect(icon.body).toMatch(/^<path /);
    expect(rules.length).toBeGreaterThan(0);
    expect(rules.filter((id) => !ids.includes(id))).toEqual([]);
  }
});
