// Owns that no page keeps anybody out: axe finds nothing against WCAG A and AA, in every theme, in every phase of a game.

import { expect, test } from 'vitest';
import { aroundTests } from './around.ts';
import { barriers } from './look.ts';
import { lived, open, set } from './pages.ts';
import { begin, mouse, playOn, settled } from './play.ts';
import { PHONE, QUICK, STILL } from './visitor.ts';

const house = aroundTests();

/** The pages on which something has colours of its own; the others are made of the same pieces. */
const COLOURED = ['home', 'new game', 'table', 'ending', 'rulebook'];

test('axe finds no barrier on any page by lamplight, nor by daylight and in high contrast on those with colours of their own', async () => {
  const visitor = await house.visit({ hurry: QUICK, settings: { ...STILL, theme: 'dark', language: 'en' } });
  const { page } = visitor;
  const found: string[] = [];
  for (const one of await lived(page)) {
    await open(page, one);
    for (const theme of COLOURED.includes(one.name) ? ['dark', 'light', 'contrast'] : ['dark']) {
      await page.evaluate((wanted) => {
        document.documentElement.dataset['theme'] = wanted;
      }, theme);
      found.push(...(await barriers(page)).map((barrier) => `${one.name}, ${theme}: ${barrier}`));
    }
  }
  expect(found).toEqual([]);
  await visitor.leave();
});

test('axe finds no barrier in any phase of a game on a phone, nor in what lies over the table', async () => {
  const phone = await house.visit({ ...PHONE, settings: { theme: 'dark' } });
  const { page } = phone;
  const found: string[] = [];
  const look = async (where: string): Promise<void> => void found.push(...(await barriers(page)).map((barrier) => `${where}: ${barrier}`));
  await begin(page, mouse);
  await look('first question with a hint');
  await set(page, { guide: false });
  await page.reload();
  const seen = new Set<string>();
  for (let left = 60; left > 0 && seen.size < 6; left--) {
    const now = await settled(page);
    if (now.ended) break;
    const kind = now.prompt.replaceAll(/\d+/g, '').slice(0, 12);
    if (!seen.has(kind)) await look(now.prompt);
    seen.add(kind);
    await playOn(page, mouse, { seed: 60 + left, steps: 1 });
  }
  expect(seen.size).toBeGreaterThan(3);
  await page.locator('.top-tools button.tool').last().click();
  await look('settings over the table');
  await page.keyboard.press('Escape');
  await page.locator('.top-tools button[popovertarget]').click();
  await look('more');
  await page.locator('.more-menu button').first().click();
  await look('log');
  expect(found).toEqual([]);
  await phone.leave();
});
