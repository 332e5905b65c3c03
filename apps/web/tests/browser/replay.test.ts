// Owns watching again: a finished game from its list, by a link in another browser, from a file; stepped, and played on from there.

import type { Page } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { aroundTests } from './around.ts';
import { begin, mouse, playOn, settled } from './play.ts';
import { STILL, type Visitor } from './visitor.ts';

const house = aroundTests();
let player: Visitor;
beforeAll(async () => {
  player = await house.visit({ settings: STILL, permissions: ['clipboard-read', 'clipboard-write'] });
  await begin(player.page, mouse);
  const { scene } = await playOn(player.page, mouse, { seed: 6 });
  expect(scene.ended).toBe(true);
  await player.page.locator('.dlv-end-acts [data-act=replay]').click();
  await player.page.locator('.replay-bar').waitFor();
});

const stepOf = async (page: Page): Promise<{ readonly at: number; readonly last: number }> => {
  const slider = page.locator('.replay-bar [role=slider]');
  return { at: Number(await slider.getAttribute('aria-valuenow')), last: Number(await slider.getAttribute('aria-valuemax')) };
};

async function goneTo(page: Page, at: number): Promise<void> {
  await page.locator(`.replay-bar [role=slider][aria-valuenow="${at}"]`).waitFor();
}

const control = (page: Page, nth: number) => page.locator('.replay-controls .tool').nth(nth);

test('a finished game is stepped to and fro, played, and jumped through by keys', async () => {
  const { page } = player;
  const { last } = await stepOf(page);
  expect(last).toBeGreaterThan(5);
  await control(page, 4).click();
  await goneTo(page, last);
  await control(page, 0).click();
  await goneTo(page, 0);
  await control(page, 3).click();
  await goneTo(page, 1);
  const rooms = page.locator('.dlv-map .ink-floor');
  await rooms.first().waitFor({ state: 'detached' });
  await page.locator('.replay-bar [role=slider]').focus();
  await page.keyboard.press('ArrowRight');
  await goneTo(page, 2);
  await page.keyboard.press('End');
  await goneTo(page, last);
  await rooms.first().waitFor();
  await page.keyboard.press('Home');
  await goneTo(page, 0);
  await control(page, 2).click();
  await page.waitForFunction(() => Number(document.querySelector('.replay-bar [role=slider]')?.getAttribute('aria-valuenow')) >= 2);
  await control(page, 2).click();
});

test('a link holds the whole game: opened in another browser, stepped, and played on from the middle to another ending', async () => {
  const { page } = player;
  await page.locator('.top-tools button.tool').last().click();
  await page.locator('dialog .act.is-primary').click();
  await page.locator('dialog p[role=status]').first().filter({ hasText: /\S/ }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).origin).toBe(house.origin);
  expect(new URL(link).hash.length).toBeGreaterThan(100);
  console.log(`a link of a whole game: ${link.length} characters`);
  // Without leave to use the clipboard (plain http on another machine) it is copied all the same, and the focus stays.
  await page.evaluate(async () => {
    await navigator.clipboard.writeText('something else');
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await page.locator('dialog .act.is-primary').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText()), { timeout: 5_000 }).toBe(link);
  expect(await page.evaluate(() => document.activeElement?.matches('dialog .act.is-primary'))).toBe(true);
  const { last } = await stepOf(page);
  await page.keyboard.press('Escape');

  const friend = await house.visit({ settings: STILL });
  await friend.page.goto(link);
  await friend.page.locator('.replay-bar').waitFor();
  expect((await stepOf(friend.page)).last).toBe(last);
  const lines = (): Promise<number> => friend.page.locator('.dlv-log li').count();
  const whole = await lines();
  await friend.page.locator('.replay-bar [role=slider]').focus();
  await friend.page.keyboard.press('Home');
  for (let at = 1; at <= 5; at++) {
    await friend.page.keyboard.press('ArrowRight');
    await goneTo(friend.page, at);
  }
  // The log follows the slider: it is that of the whole game no more.
  await expect.poll(lines).toBeLessThan(whole);
  const log = await lines();
  await friend.page.locator('.replay-acts .act.is-primary').click();
  await friend.page.waitForURL(/\/t\//);
  const first = await settled(friend.page);
  expect(first.ended).toBe(false);
  await expect.poll(lines).toBeGreaterThanOrEqual(log);
  const { scene, taken } = await playOn(friend.page, mouse, { seed: 21 });
  expect(scene.ended).toBe(true);
  expect(taken).toBeGreaterThan(1);
  await friend.page.goto('/history');
  await friend.page.locator('.rows .finished').first().waitFor();
  expect(await friend.page.locator('.rows .finished').count()).toBe(1);
  await friend.leave();
});

test('the record is a file: downloaded, its dice checked, and opened from the list of replays', async () => {
  const { page } = player;
  await page.locator('.top-tools button.tool').last().click();
  const acts = page.locator('dialog .acts .act');
  await acts.nth(2).click();
  await page.locator('dialog p.good').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), acts.nth(1).click()]);
  const file = await download.path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveProperty('game');
  await page.keyboard.press('Escape');
  const { last } = await stepOf(page);

  const friend = await house.visit({ settings: STILL });
  await friend.page.goto('/replays');
  await friend.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"no":1}') });
  await friend.page.locator('[role=alert]').waitFor();
  await friend.page.locator('input[type=file]').setInputFiles(file);
  await friend.page.locator('.replay-bar').waitFor();
  expect((await stepOf(friend.page)).last).toBe(last);
  await friend.leave();
});

test('a link that holds no game says so and leads on', async () => {
  const friend = await house.visit({ settings: STILL });
  await friend.page.goto('/replay#bm90IGEgZ2FtZQ');
  await friend.page.locator('h1').waitFor();
  expect(await friend.page.locator('.replay-bar').count()).toBe(0);
  expect(await friend.page.locator('main .act').count()).toBeGreaterThan(0);
  await friend.leave();
});

test('nothing went wrong in the browser of the player on the way', async () => {
  await player.leave();
});
