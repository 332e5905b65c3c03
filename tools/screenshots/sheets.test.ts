// Proves that the sheets can be made: every picture that lies on one, with the name of its card.

import { expect, test } from 'vitest';
import { gamesWithSheets, sheetsOf } from './sheets.ts';

const namesOn = (page: string): readonly string[] => [...page.matchAll(/<figcaption>([^<]+)<\/figcaption>/g)].map(([, name = '']) => name);
const prints = (page: string): number => page.split('<figure><svg').length - 1;

test('some game has sheets', () => {
  expect(gamesWithSheets()).toContain('dungeoneer');
});

test.each(gamesWithSheets())('every card of %s lies on one sheet, as a print with its name', async (game) => {
  const sheets = await sheetsOf(game);
  expect(sheets).not.toEqual([]);
  for (const { name, cards, page } of sheets)
    expect({ name, prints: prints(page), names: namesOn(page).length }).toEqual({ name, prints: cards.length, names: cards.length });
  const all = sheets.flatMap(({ cards }) => cards);
  expect(new Set(all).size).toBe(all.length);
});
