// Proves that every playing card has a name of its own in every language.

import { LANGUAGES, lineFaults, playingCardName, SUIT_SIGNS } from '@undercroft/presentation';
import { PLAYING_CARDS } from '@undercroft/parts';
import { expect, test } from 'vitest';

test.each(LANGUAGES)('52 names in %s', (language) => {
  const names = PLAYING_CARDS.map((card) => playingCardName(language, card));
  expect(new Set(names).size).toBe(52);
  expect(names.flatMap(lineFaults)).toEqual([]);
});

test('a card is said as each language says it, and suits are told by their signs', () => {
  expect(LANGUAGES.map((language) => playingCardName(language, 'hearts-12'))).toEqual([
    'queen of hearts',
    'hartenvrouw',
    'ハートのクイーン',
  ]);
  expect(LANGUAGES.map((language) => playingCardName(language, 'spades-10'))).toEqual(['10 of spades', 'schoppen 10', 'スペードの10']);
  expect(new Set(Object.values(SUIT_SIGNS)).size).toBe(4);
});
