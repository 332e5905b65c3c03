// Owns a table on the server: watched live from another browser, and carried over the sudden death of the server.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aroundTests } from './around.ts';
import { begin, mouse, playOn, scene, settled } from './play.ts';
import { STILL } from './visitor.ts';

const house = aroundTests();

/** The lines of the log: what happened, and no more. */
const logOf = (page: Page): Promise<readonly string[]> =>
  page.locator('.dlv-log .log-line, .dlv-log li').evaluateAll((lines) => lines.map((line) => line.textContent ?? ''));

const sameLog = (page: Page, wanted: readonly string[]): Promise<void> =>
  expect.poll(() => logOf(page), { timeout: 10_000 }).toEqual(wanted);

/** As if it had never been written. */
const forgetHistory = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const asked = indexedDB.open('undercroft');
        asked.addEventListener('success', () => {
          const cleared = asked.result.transaction('history', 'readwrite').objectStore('history').clear();
          cleared.addEventListener('success', () => {
            asked.result.close();
            done();
          });
        });
      }),
  );

/** The same lines as whoever watches reads them: nobody is "you". */
const byName = (log: readonly string[]): readonly string[] => log.map((line) => line.replaceAll(/[Yy]ou(?= )/g, 'Wren'));

test('a table on the server is watched live by whoever has the link, and survives the death of the server', async () => {
  const visitor = await house.visit({ settings: STILL });
  const { page, watch } = visitor;
  await begin(page, mouse, true);
  const guest = await house.visit({ settings: STILL });
  await guest.page.goto(page.url());
  await guest.page.locator('.dlv').waitFor();
  expect(await guest.page.locator('.offers .offer').count(), 'a spectator is offered nothing').toBe(0);

  for (let turn = 0; turn < 4; turn++) {
    await playOn(page, mouse, { seed: 13 + turn, steps: 1 });
    await sameLog(guest.page, byName(await logOf(page)));
  }

  for (let death = 0; death < 2; death++) {
    const before = await settled(page);
    const log = await logOf(page);
    watch.away = guest.watch.away = true;
    const said = await page.locator('main').textContent();
    await house.kill();
    // Whoever plays sees why nothing goes on.
    await page.waitForFunction((before) => document.querySelector('main')?.textContent !== before, said);
    await house.start();
    // It comes back by itself, with every move that was made, and nothing else.
    await expect
      .poll(async () => (await scene(page)).offers.map(({ key }) => key), { timeout: 30_000 })
      .toEqual(before.offers.map(({ key }) => key));
    await sameLog(page, log);
    await sameLog(guest.page, byName(log));
    watch.away = guest.watch.away = false;
    await playOn(page, mouse, { seed: 31 + death, steps: 2 });
    await sameLog(guest.page, byName(await logOf(page)));
  }

  const { scene: end } = await playOn(page, mouse, { seed: 17 });
  expect(end.ended).toBe(true);
  await guest.page.locator('.table-ending').waitFor();
  await page.reload();
  await page.locator('.table-ending').waitFor();
  await page.goto('/history');
  await page.locator('.rows .finished').waitFor();

  // A page that is closed in the moment of the end keeps nothing: whoever looks at the history finds the game all the same.
  await page.goto('/settings');
  await forgetHistory(page);
  await page.goto('/history');
  await page.locator('.rows .finished').waitFor();
  await visitor.leave();
  await guest.leave();
});

test('a server that dies in the moment of a move loses none that the page has shown', async () => {
  const visitor = await house.visit({ settings: STILL });
  const { page, watch } = visitor;
  await begin(page, mouse, true);
  await playOn(page, mouse, { seed: 41, steps: 3 });
  watch.away = true;
  for (let death = 0; death < 3; death++) {
    const now = await settled(page);
    if (now.ended) break;
    const offer = now.offers.find(({ primary }) => primary);
    if (offer === undefined) throw new Error(`nothing to take: ${now.prompt}`);
    await page.locator(`.offers .offer[data-offer="${offer.key}"]`).first().click();
    await new Promise((done) => void setTimeout(done, death * 12));
    await house.kill();
    await page.waitForTimeout(100);
    const shown = await logOf(page);
    await house.start();
    await expect.poll(async () => (await settled(page)).offers.length, { timeout: 30_000 }).toBeGreaterThan(0);
    // What was shown is still there, in its order; at most the move under way has come to it.
    const after = await logOf(page);
    expect(after.slice(0, shown.length)).toEqual(shown);
  }
  watch.away = false;
  await visitor.leave();
});

test('a link hands one’s own seat to a second device; it works once, and all others can be signed out', async () => {
  const visitor = await house.visit({ settings: STILL });
  const { page } = visitor;
  await begin(page, mouse, true);
  const table = page.url();
  await page.goto('/settings');
  await page.locator('section[aria-labelledby="devices-title"] .act').first().click();
  const link = await page.locator('section[aria-labelledby="devices-title"] input').inputValue();

  const second = await house.visit({ settings: STILL });
  await second.page.goto(link);
  // Nobody becomes somebody else's second device by a link alone.
  await second.page.getByRole('button', { name: 'Both are mine' }).click();
  await second.page.getByRole('link', { name: 'To the tables' }).click();
  expect(second.page.url()).not.toContain('#');
  await second.page.goto(table);
  // The same seat: it is asked what the first device is asked, and plays.
  await playOn(second.page, mouse, { seed: 5, steps: 2 });
  await page.goto(table);
  await sameLog(page, await logOf(second.page));

  const thief = await house.visit({ settings: STILL });
  await thief.page.goto(link);
  await thief.page.getByRole('button', { name: 'Both are mine' }).click();
  await thief.page.locator('.bad').waitFor();
  thief.watch.faults.length = 0; // The refusal is written into the browser's log.
  await thief.page.goto(table);
  await thief.page.locator('.dlv').waitFor();
  expect(await thief.page.locator('.offers .offer').count()).toBe(0);

  await page.goto('/settings');
  await page.locator('section[aria-labelledby="devices-title"] .act').nth(1).click();
  await page.locator('section[aria-labelledby="devices-title"] [role="status"]', { hasText: 'Only this device' }).waitFor();
  await second.page.goto(table);
  await second.page.locator('.dlv').waitFor();
  expect(await second.page.locator('.offers .offer').count(), 'a device that was signed out only watches').toBe(0);
  for (const one of [visitor, second, thief]) await one.leave();
});
