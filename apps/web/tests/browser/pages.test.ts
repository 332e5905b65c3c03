// Owns every page as it is met: in three languages at phone size without a cut word, and light enough.

import { beforeAll, describe, expect, test } from 'vitest';
import { aroundTests } from './around.ts';
import { englishIn, misfits } from './look.ts';
import { lived, open, set, type PageAt } from './pages.ts';
import { begin, mouse, settled, TILE } from './play.ts';
import { PHONE, STILL, type Visitor } from './visitor.ts';

const house = aroundTests();
let player: Visitor;
let pages: readonly PageAt[];
beforeAll(async () => {
  player = await house.visit({ settings: { ...STILL, theme: 'dark', language: 'en' } });
  pages = await lived(player.page);
});

describe('nothing is cut, overflows or stays in another language at 390 pixels', () => {
  test.each(['en', 'nl', 'ja'] as const)('in %s', async (language) => {
    const { page } = player;
    await page.setViewportSize(PHONE.viewport);
    await set(page, { theme: 'dark', language });
    const found: string[] = [];
    for (const one of pages) {
      await open(page, one);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      found.push(...(await misfits(page)).map((misfit) => `${one.name}: ${misfit}`));
      if (language !== 'en')
        found.push(...(await englishIn(page, language, ['The Undercroft'])).map((text) => `${one.name}, in English: ${text}`));
    }
    expect(found).toEqual([]);
  });

  test('nor with the largest text, in Dutch', async () => {
    const { page } = player;
    await set(page, { language: 'nl', text: 'larger' });
    const found: string[] = [];
    for (const one of pages.filter(({ name }) => LARGE.includes(name))) {
      await open(page, one);
      found.push(...(await misfits(page)).map((misfit) => `${one.name}: ${misfit}`));
    }
    await set(page, { text: 'normal' });
    expect(found).toEqual([]);
  });
});

/** The pages on which room is short. */
const LARGE = ['home', 'new game', 'table', 'ending', 'replay', 'history', 'settings'];

test('how to play is reached from the first page, from a new game and from the menu of a table', async () => {
  const visitor = await house.visit({ settings: STILL });
  const { page } = visitor;
  const shown = async (): Promise<void> => {
    await page.waitForURL(/\/rules\/[\w-]+#how-to-play$/);
    await page.locator('.how-to li').first().waitFor();
    expect(await page.locator('.how-to li').count()).toBeGreaterThan(2);
    expect(await page.locator('.how-to li svg').count()).toBe(await page.locator('.how-to li').count());
  };
  const link = page.locator('a[href$="#how-to-play"]').first();
  await page.goto('/');
  await page.locator('.home-go[data-ready=true]').waitFor();
  await link.click();
  await shown();
  await page.locator('.how-to .cite').first().click();
  await page.locator('.rule.is-here').waitFor();
  await begin(page, mouse);
  await page.locator('.top-tools button[popovertarget]').click();
  const table = page.url();
  await page.locator('.more-menu a').click();
  await page.locator('.book-dialog .how-to li').first().waitFor();
  expect(page.url(), 'over the table, not away from it').toBe(table);
  await page.keyboard.press('Escape');
  await page.locator('.book-dialog').waitFor({ state: 'detached' });
  await page.goto('/');
  await page.locator(TILE).click();
  await page.locator('.fresh-form').waitFor();
  await link.click();
  await shown();
  await visitor.leave();
});

const MOST_BYTES = 150_000;

test('the first page weighs at most 150 kB before its first home tile can be clicked', async () => {
  const fresh = await house.visit();
  const { page, context } = fresh;
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  const loaded = new Map<string, { readonly url: string; bytes: number | null }>();
  line.on('Network.requestWillBeSent', ({ requestId, request }) => void loaded.set(requestId, { url: request.url, bytes: null }));
  const ended = (requestId: string, bytes: number): void => {
    const one = loaded.get(requestId);
    if (one !== undefined) one.bytes = bytes;
  };
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => ended(requestId, encodedDataLength));
  line.on('Network.loadingFailed', ({ requestId }) => ended(requestId, 0));
  const since = performance.now();
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator(TILE).click({ trial: true });
  const usable = performance.now() - since;
  // What is under way by then was asked for before; it counts in full.
  const before = [...loaded.values()].filter(({ url }) => url.startsWith(house.origin));
  await page.waitForLoadState('load');
  await expect.poll(() => before.filter(({ bytes }) => bytes === null).map(({ url }) => url), { timeout: 10_000 }).toEqual([]);
  const bytes = before.reduce((sum, one) => sum + (one.bytes ?? 0), 0);
  console.log(
    `the first page: ${(bytes / 1000).toFixed(1)} kB in ${before.length} requests, a home tile can be clicked after ${Math.round(usable)} ms`,
  );
  for (const one of before) console.log(`  ${String(one.bytes ?? 0).padStart(6)} ${new URL(one.url).pathname}`);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  const then = performance.now();
  await page.locator(TILE).click();
  await page.locator('.fresh-go button').click();
  await settled(page);
  console.log(`from the address to the first decision: ${Math.round(usable + performance.now() - then)} ms`);
  await fresh.leave();
});

test('nothing went wrong in the browser of the player on the way', async () => {
  await player.leave();
});
