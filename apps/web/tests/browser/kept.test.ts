// Owns what must survive: a reload, the network going away, the server going away, another language, all in the middle of a game; and the language it was begun in.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aroundTests } from './around.ts';
import { englishIn, misfits } from './look.ts';
import { begin, mouse, playOn, scene, settled, TILE, type Scene } from './play.ts';
import { QUICK, STILL } from './visitor.ts';

const house = aroundTests();

const logOf = (page: Page): Promise<readonly string[]> =>
  page.locator('.dlv-log li').evaluateAll((lines) => lines.map((line) => line.textContent ?? ''));

/** The board as it is read aloud: rooms, tracks, dice. */
const boardOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.dlv-sheet [aria-label], .dlv-tray [aria-label]')]
      .map((one) => one.getAttribute('aria-label'))
      .join('\n'),
  );

async function middle(page: Page, steps: number): Promise<Scene> {
  await begin(page, mouse);
  const { scene } = await playOn(page, mouse, { seed: 2, steps });
  expect(scene.ended).toBe(false);
  return scene;
}

test('a reload in the middle changes nothing: the same question, the same board, the log still there', async () => {
  const visitor = await house.visit({ hurry: QUICK, settings: STILL });
  const { page } = visitor;
  const before = await middle(page, 5);
  const [board, log] = [await boardOf(page), await logOf(page)];
  expect(log.length).toBeGreaterThan(3);
  await page.reload();
  const after = await settled(page);
  expect(after.prompt).toBe(before.prompt);
  expect(after.offers).toEqual(before.offers);
  expect(await boardOf(page)).toBe(board);
  // The caption is of what just happened; the log holds all of it.
  expect(await logOf(page)).toEqual(log);
  const { scene: ended } = await playOn(page, mouse, { seed: 9 });
  expect(ended.ended).toBe(true);
  await visitor.leave();
});

/** Waits until every file of the page is kept for a time without a network. */
async function keptForOffline(page: Page): Promise<number> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 });
  const wanted = await page.evaluate(async () => [
    ...new Set((await (await fetch('/sw.js')).text()).match(/\/assets\/[\w.-]+\.(?:js|css)/g)),
  ]);
  expect(wanted.length).toBeGreaterThan(10);
  const missing = (): Promise<number> =>
    page.evaluate(async (files) => {
      let count = 0;
      for (const file of files) if ((await caches.match(file)) === undefined) count++;
      return count;
    }, wanted);
  await expect.poll(missing, { timeout: 30_000, interval: 200 }).toBe(0);
  return wanted.length;
}

test('without network and without server the game goes on, also after a reload, to its ending', async () => {
  const visitor = await house.visit({ hurry: QUICK, settings: STILL });
  const { page, context, watch } = visitor;
  await middle(page, 4);
  console.log(`${await keptForOffline(page)} files kept for a time without a network`);
  watch.away = true;
  await context.setOffline(true);
  await house.kill();
  const here = await playOn(page, mouse, { seed: 4, steps: 2 });
  expect(here.scene.ended).toBe(false);
  const board = await boardOf(page);
  await page.reload();
  const after = await settled(page);
  expect(after.prompt).toBe(here.scene.prompt);
  expect(await boardOf(page)).toBe(board);
  // The first page and the rulebook are there too, and the table from there.
  await page.goto('/rules');
  await page.locator('.rows a').first().click();
  await page.locator('.book-text .rule').first().waitFor();
  await page.goto('/');
  await page.locator('.home-go[data-ready=true] .act.is-primary').click();
  await settled(page);
  const { scene: end } = await playOn(page, mouse, { seed: 4 });
  expect(end.ended).toBe(true);
  // A new game needs no server either.
  await page.locator('.dlv-end-acts [data-act=again]').click();
  await page.waitForFunction(() => document.querySelector('.table-ending') === null);
  expect((await settled(page)).ended).toBe(false);
  await house.start();
  await context.setOffline(false);
  watch.away = false;
  await page.goto('/');
  await page.locator(TILE).waitFor();
  await visitor.leave();
});

async function speak(page: Page, language: 'en' | 'nl' | 'ja'): Promise<void> {
  await page.locator('.top-tools button.tool').last().click();
  const dialog = page.locator('dialog.settings-dialog');
  await dialog.locator(`label[lang=${language}] input`).check({ force: true });
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
  await dialog.locator('.acts .is-primary').click();
  await dialog.waitFor({ state: 'detached' });
}

test('the language is switched in the middle, to Dutch, Japanese and back, and nothing of the other stays behind', async () => {
  const visitor = await house.visit({ hurry: QUICK, settings: STILL });
  const { page } = visitor;
  // The area was named in the language in which the game was begun: it is a name.
  const names = ['The Undercroft', 'Undercroft'];
  const inEnglish = await middle(page, 5);
  const board = await boardOf(page);
  const prompts = [inEnglish.prompt];
  for (const language of ['nl', 'ja'] as const) {
    await speak(page, language);
    await page.waitForFunction((before) => document.querySelector('.offers-prompt')?.textContent !== before, prompts.at(-1));
    expect(await englishIn(page, language, names)).toEqual([]);
    expect(await misfits(page)).toEqual([]);
    const now = await scene(page);
    expect(now.offers.map(({ key }) => key)).toEqual(inEnglish.offers.map(({ key }) => key));
    if (language === 'ja') expect(now.prompt).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
    prompts.push(now.prompt);
    // It is played on in that language.
    const { scene: next } = await playOn(page, mouse, { seed: 8, steps: 1 });
    expect(await englishIn(page, language, names)).toEqual([]);
    await page.locator('.top-tools a.tool').click();
    await page.locator('.book-dialog .rule').first().waitFor();
    expect(await englishIn(page, language, names)).toEqual([]);
    await page.locator('.book-back').click();
    expect((await settled(page)).prompt).toBe(next.prompt);
    await takeBack(page, now.prompt);
  }
  await speak(page, 'en');
  await page.waitForFunction((wanted) => document.querySelector('.offers-prompt')?.textContent === wanted, inEnglish.prompt);
  expect(await boardOf(page)).toBe(board);
  expect(new Set(prompts).size).toBe(3);
  await visitor.leave();
});

test('going back past the dice is asked once, and says that it counts; a no leaves everything as it is', async () => {
  const visitor = await house.visit({ hurry: QUICK, settings: STILL });
  const { page } = visitor;
  const dialog = page.locator('dialog[open]');
  const first = await begin(page, mouse);
  const { scene: rolled } = await playOn(page, mouse, { seed: 1, steps: 1 });
  expect(rolled.prompt).not.toBe(first.prompt);
  await page.keyboard.press('u');
  expect(await dialog.textContent()).toContain('moves were taken back');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect((await settled(page)).prompt).toBe(rolled.prompt);
  const isFirst = () => page.waitForFunction((prompt) => document.querySelector('.offers-prompt')?.textContent === prompt, first.prompt);
  await page.keyboard.press('u');
  await dialog.locator('.play-dialog-acts .act').nth(1).click();
  await isFirst();
  await playOn(page, mouse, { seed: 1, steps: 1 });
  await page.keyboard.press('u');
  await isFirst();
  expect(await dialog.count()).toBe(0);
  await visitor.leave();
});

test.each(['nl', 'ja'] as const)('a game begun in %s has the names that the form suggests, and nothing in English', async (language) => {
  const visitor = await house.visit({ hurry: QUICK, settings: { ...STILL, language } });
  const { page } = visitor;
  await page.goto('/');
  await page.locator(TILE).click();
  await page.locator('.fresh-form').waitFor();
  const suggested = await page
    .locator('.setup input[type=text]')
    .evaluateAll((fields) => fields.map((one) => (one instanceof HTMLInputElement ? one.value : '')));
  expect(suggested.length).toBeGreaterThan(0);
  await begin(page, mouse);
  const told = await page.locator('main').textContent();
  for (const name of suggested) expect(told).toContain(name);
  expect(await englishIn(page, language)).toEqual([]);
  await visitor.leave();
});

/** By the key, to a question; past a roll the page says once that it counts. */
async function takeBack(page: Page, to: string): Promise<void> {
  await page.keyboard.press('u');
  const isThere = (wanted: string): boolean =>
    document.querySelector('dialog[open]') !== null || document.querySelector('.offers-prompt')?.textContent === wanted;
  await page.waitForFunction(isThere, to);
  const yes = page.locator('dialog[open] .play-dialog-acts .act').nth(1);
  if (await yes.isVisible()) await yes.click();
  await page.waitForFunction((wanted) => document.querySelector('.offers-prompt')?.textContent === wanted, to);
}
