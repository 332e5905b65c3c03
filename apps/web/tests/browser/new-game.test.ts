// Owns a generated game on the page: in a scratch copy of the repository it is written, built, found on the first page and played to its end against a bot.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runIn, scratchCopy, type Scratch } from '../../../../tools/new-game/scratch-repo.ts';
import { launch, type House, type openHouse } from '../../../../tools/screenshots/house.ts';
import { misfits } from './look.ts';
import { mouse, playOn, settled } from './play.ts';
import { DESK, STILL, visitorOf } from './visitor.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const NAME = 'bone-vault';
let scratch: Scratch;
let house: House;

beforeAll(async () => {
  scratch = scratchCopy(ROOT);
  const made = await runIn(scratch.root, ['tools/new-game/new-game.ts', NAME]);
  if (made.code !== 0) throw new Error(made.said);
  // The house of the copy builds and serves the page of the copy.
  const its = (await import(pathToFileURL(join(scratch.root, 'tools/screenshots/house.ts')).href)) as {
    readonly openHouse: typeof openHouse;
  };
  house = await its.openHouse();
});
afterAll(async () => {
  await house.close();
  scratch.remove();
});

test('a generated game is on the first page and is played to its end on the plain board', async () => {
  const browser = await launch();
  const visitor = await visitorOf(browser, house.origin, { ...DESK, settings: { ...STILL, language: 'en', confirmations: false } });
  const { page } = visitor;
  await page.goto('/');
  await page.locator(`.home-tiles a[href="/new/${NAME}"]`).click();
  await page.locator('.fresh-form').waitFor();
  for (const seat of (await page.locator('.seat-plan select').all()).slice(1)) await seat.selectOption({ index: 1 });
  await page.locator('.fresh-go button').click();
  await page.waitForURL(/\/t\/[\w-]+$/);
  await settled(page);
  expect(await page.locator('.text-board-lines').textContent()).toContain('enough: 40');
  expect(await misfits(page)).toEqual([]);
  const { scene } = await playOn(page, mouse, { seed: 3 });
  expect(scene.ended).toBe(true);
  expect(await page.locator('.table-ending').textContent()).toMatch(/won/);
  await visitor.leave();
  await browser.close();
});
