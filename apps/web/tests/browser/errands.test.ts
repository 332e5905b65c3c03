// Owns errands on the page: given at one touch, agreed to where they ask first, played as answers, and stopped by whatever is touched.

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aroundTests } from './around.ts';
import { barriers, misfits } from './look.ts';
import { chosenOf, mouse, offerOf, seeded, type Scene } from './play.ts';
import { asked, followed } from './rivals.ts';
import { DESK, QUICK, STILL } from './visitor.ts';

const house = aroundTests();
const SETTINGS = { ...STILL, confirmations: false };
const LONG = { timeout: 240_000 };
const [RUNNING, ENDED] = ['[data-errand=running]', '[data-errand=ended]'];
const FIGHTING = '[data-errand=finish], [data-errand=fight-on], [data-errand=strike-on]';
const AGAIN = '[data-errand=again]';
const PREFERENCES = '[data-errand=preferences]';

async function begin(page: Page, way = ''): Promise<void> {
  await page.goto(`/play/four-suits/${way}`);
  await page.waitForURL(/\/t\/[\w-]+$/);
}

/** One more of several that are not enough yet, what is filled, or anything. */
async function answerOf(page: Page, now: Scene, random: (below: number) => number): Promise<Locator> {
  const left = page.locator('.offers .offer[aria-pressed=false]:not([aria-disabled=true])');
  const count = await left.count();
  if (count > 0 && now.offers.every(({ key }) => key !== 'done')) return left.nth(random(count));
  const filled = page.locator('.offers .offer.is-primary:visible');
  if ((await filled.count()) > 0) return filled.first();
  const offer = chosenOf(now, random);
  return offer === null ? page.locator('.offers-note button').first() : offerOf(page, offer.key);
}

/** Plays by what is filled until something is offered; where a party falls before, another one sets out. */
async function playUntil(page: Page, wanted: string, seed: number): Promise<void> {
  const random = seeded(seed);
  for (let left = 250; left > 0; left--) {
    const now = await asked(page);
    if ((await page.locator(wanted).count()) > 0) break;
    if (now.ended) {
      await begin(page);
      continue;
    }
    await mouse.take(await answerOf(page, now, random));
    await followed(page, now);
  }
  await page.locator(wanted).first().waitFor();
}
const decisions = (page: Page): Promise<number> => page.locator('.log li, .log p').count();

test('in Town a plan is shown with its sum, and done after it is agreed to', LONG, async () => {
  const visitor = await house.visit({ hurry: QUICK, ...DESK, settings: SETTINGS });
  const { page } = visitor;
  await begin(page, 'build');
  const wanted = '[data-errand=kit-out], [data-errand=stock-up]';
  await playUntil(page, wanted, 3);
  const before = await page.locator('.crd-purse').first().textContent();
  await page.locator(wanted).first().click();
  const plan = page.locator('dialog[open]');
  await plan.waitFor();
  expect(await plan.locator('.errand-steps li').count()).toBeGreaterThan(0);
  expect(await plan.locator('.errand-bill').textContent()).toMatch(/\u2212\d+ Gold/u);
  expect([await misfits(page), await barriers(page)]).toEqual([[], []]);
  await plan.locator('[data-errand=agree]').click();
  await page.locator(RUNNING).waitFor();
  await page.locator(RUNNING).waitFor({ state: 'detached', timeout: 60_000 });
  expect(await page.locator('.crd-purse').first().textContent()).not.toBe(before);
  await visitor.leave();
});

test('a fight goes on by itself until it is touched; the same again is a key', LONG, async () => {
  const visitor = await house.visit({ hurry: QUICK, ...DESK, settings: SETTINGS });
  const { page } = visitor;
  await begin(page);
  await playUntil(page, FIGHTING, 5);
  const told = await decisions(page);
  await page.locator(FIGHTING).first().click();
  await page.locator(RUNNING).waitFor();
  await expect.poll(() => decisions(page), { timeout: 20_000 }).toBeGreaterThan(told);
  // Anything that is touched stops it, if it has not come to its end before.
  await page.mouse.click(700, 5);
  await page.locator(RUNNING).waitFor({ state: 'detached' });
  await asked(page);
  expect(await page.locator(ENDED).count()).toBe(0);
  const settled = await decisions(page);
  await page.waitForTimeout(1_500);
  expect(await decisions(page), 'nothing goes on').toBe(settled);
  await playUntil(page, AGAIN, 5);
  const label = (await page.locator(AGAIN).textContent()) ?? '';
  expect(label).toMatch(/^Same again: ./u);
  const now = await asked(page);
  await page.keyboard.press('r');
  await followed(page, now);

  // Whoever has seen some fights may say how theirs are fought; it is kept with the table.
  await playUntil(page, PREFERENCES, 5);
  await page.locator(PREFERENCES).click();
  const first = page.locator('dialog[open] select').first();
  await first.selectOption({ index: 1 });
  expect([await misfits(page), await barriers(page)]).toEqual([[], []]);
  await page.keyboard.press('Escape');
  await page.reload();
  await page.locator(PREFERENCES).click();
  expect(await first.evaluate((one: HTMLSelectElement) => one.selectedIndex)).toBe(1);
  await visitor.leave();
});
