// Owns the proof that how to play can be looked up: every step has its words, a picture, and rules that exist.

import { LANGUAGES } from '@undercroft/presentation';
import { howToFaults } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { text } from '../../src/text/index.ts';

test.each(LANGUAGES)('how to play in %s', (language) => {
  expect(text[language].howTo.length).toBeGreaterThan(4);
  expect(howToFaults(text[language])).toEqual([]);
});
