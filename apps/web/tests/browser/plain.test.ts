// Owns games without a board of their own: each is played against bots on the plain board, at a desk and on a phone, in three languages.

import { boarded } from '@undercroft/catalog/page';
import { games } from '@undercroft/catalog/rules';
import { LANGUAGES } from '@undercroft/presentation';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { aroundTests } from './around.ts';
import { barriers, misfits } from './look.ts';
import { mouse, playOn, settled, type Scene } from './play.ts';
import { DESK, PHONE, STILL } from './visitor.ts';

const house = aroundTests();
const plain = games.map(({ id }) => id).filter((id) => !boarded.includes(id));
/** A few turns show the map, a hand and a log; whole games on the plain board are played by the test of new games. */
const STEPS = 12;
const PICTURES = process.env['UNDERCROFT_PICTURES'];

/** A game of the first setup on this screen: the first seat is ours, the others are bots. */
async function begin(page: Page, game: string): Promise<Scene> {
  await page.goto(`/new/${game}`);
  await page.locator('.fresh-form').waitFor();
  for (const seat of (await page.locator('.seat-plan').all()).slice(1))
    await seat.locator('input[value^="bot "]').first().check({ force: true });
  await page.locator('.fresh-go button').click();
  await page.waitForURL(/\/t\/[\w-]+$/);
  return settled(page);
}

/** Characters that do not stand in their column: at the right of each line, against what the terminal would count. */
const columnsOf = (page: Page): Promise<readonly number[]> =>
  page.locator('.text-board-lines').evaluate((board) => {
    const probe = document.createElement('span');
    probe.className = board.querySelector('.text-board-line')?.className ?? '';
    probe.textContent = '0'.repeat(100);
    board.append(probe);
    const range = document.createRange();
    const widthOf = (node: Node): number => {
      range.selectNodeContents(node);
      return range.getBoundingClientRect().width;
    };
    const column = widthOf(probe) / 100;
    probe.remove();
    return [...board.querySelectorAll('.text-board-line > span')]
      .map((one) => Math.abs(one.getBoundingClientRect().width / column))
      .map((n) => Math.abs(n - Math.round(n)));
  });

describe.each(plain)('%s', (game) => {
  test.each(
    LANGUAGES.flatMap((language) => [
      { language, size: DESK },
      { language, size: PHONE },
    ]),
  )(
    'in $language at $size.viewport.width pixels a game is begun against bots and played on the plain board',
    async ({ language, size }) => {
      const visitor = await house.visit({ ...size, settings: { ...STILL, language, confirmations: false } });
      const { page } = visitor;
      await begin(page, game);
      const { scene, taken } = await playOn(page, mouse, { seed: 5, steps: STEPS });
      expect(scene.ended || taken === STEPS).toBe(true);
      expect((await page.locator('.text-board-lines').textContent())?.length).toBeGreaterThan(100);
      expect(Math.max(...(await columnsOf(page)))).toBeLessThan(0.05);
      expect(await misfits(page)).toEqual([]);
      if (PICTURES !== undefined) await page.screenshot({ path: `${PICTURES}/${game}-${language}-${size.viewport.width}.png` });
      await page.mouse.move(1, 1);
      if (language === 'en') expect(await barriers(page)).toEqual([]);
      const before = (await page.locator('.text-board-lines').boundingBox())?.width ?? 0;
      await page.locator('.text-board-tools button').last().click();
      expect((await page.locator('.text-board-lines').boundingBox())?.width).toBeGreaterThan(before);
      await visitor.leave();
    },
  );
});

test('every game of the catalog has a home tile on the first page', async () => {
  const visitor = await house.visit(PHONE);
  await visitor.page.goto('/');
  await visitor.page.locator('.home-tiles a').first().waitFor();
  const hrefs = await visitor.page.locator('.home-tiles a').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  // The page has the shortest first.
  expect(new Set(hrefs)).toEqual(new Set(games.map(({ id }) => `/new/${id}`)));
  expect(hrefs.length).toBe(games.length);
  expect(await misfits(visitor.page)).toEqual([]);
  if (PICTURES !== undefined) await visitor.page.screenshot({ path: `${PICTURES}/home.png` });
  await visitor.leave();
});
