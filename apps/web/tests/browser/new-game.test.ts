// Owns a generated game on the page: in a scratch copy of the repository it is written, built, found on the first page and played to its end against a bot.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runIn, scratchCopy, type Scratch } from '../../../../tools/new-game/scratch-repo.ts';
import { launch, type House, type openHouse } from '../../../../tools/screenshots/house.ts';
import { misfits } from './look.ts';
import { mouse, playOn, settled } from './play.ts';
import { DESK, STILL, visitorOf, type Visitor } from './visitor.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const NAME = 'bone-vault';
let scratch: Scratch;
let house: House;

beforeAll(async () => {
  scratch = scratchCopy(ROOT);
  const made = await runIn(scratch.root, ['tools/new-game/new-game.ts', NAME]);
  if (made.code !== 0) throw new Error(made.said);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The house of the copy, which builds and serves the page of the copy.
  const its = (await import(pathToFileURL(join(scratch.root, 'tools/screenshots/house.ts')).href)) as {
    readonly openHouse: typeof openHouse;
  };
  house = await its.openHouse();
});
afterAll(async () => {
  await house.close();
  scratch.remove();
});

async function opened(): Promise<{ readonly visitor: Visitor; readonly close: () => Promise<void> }> {
  const browser = await launch();
  const visitor = await visitorOf(browser, house.origin, { ...DESK, settings: { ...STILL, language: 'en', confirmations: false } });
  const close = async (): Promise<void> => {
    await visitor.leave();
    await browser.close();
  };
  return { visitor, close };
}

/** Begins what is chosen in the form: the first seat is ours, the others are bots. */
async function started(page: Page): Promise<void> {
  for (const seat of (await page.locator('.seat-plan').all()).slice(1))
    await seat.locator('input[value^="bot "]').first().check({ force: true });
  await page.locator('.fresh-go button').click();
  await page.waitForURL(/\/t\/[\w-]+$/);
}

test('a generated game is on the first page and is played to its end on the plain board', async () => {
  const { visitor, close } = await opened();
  const { page } = visitor;
  await page.goto('/');
  await page.locator(`.home-tiles a[href="/new/${NAME}"]`).click();
  await page.locator('.fresh-form').waitFor();
  await started(page);
  await settled(page);
  expect(await page.locator('.text-board-lines').textContent()).toContain('enough: 40');
  expect(await misfits(page)).toEqual([]);
  const { scene } = await playOn(page, mouse, { seed: 3 });
  expect(scene.ended).toBe(true);
  expect(await page.locator('.table-ending').textContent()).toMatch(/won/);
  await close();
});

test('in a story a name is typed, and the next game follows with it', async () => {
  const { visitor, close } = await opened();
  const { page } = visitor;
  await page.goto(`/new/${NAME}`);
  await page.locator('.fresh-form').waitFor();
  await page.locator('label.choice', { has: page.locator('input[name=way][value=story]') }).click();
  await started(page);
  await page.locator('.offers-text input').fill('The Bats');
  // A question that has just come takes no answer yet.
  await page.locator('.offers:not([data-paused])').first().waitFor();
  await page.locator('.offers-text button[type=submit]').click();
  await page.locator('.offers-text').waitFor({ state: 'detached' });
  await playOn(page, mouse, { seed: 3 });
  const first = page.url();
  await page.locator('.play-ending-acts button').first().click();
  await page.waitForURL((url) => url.href !== first);
  await settled(page);
  const board = (await page.locator('.text-board-lines').textContent()) ?? '';
  expect(board).toContain('enough: 40');
  expect(board).toContain('You (The Bats)');
  await close();
});
