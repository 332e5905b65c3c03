// Owns a party by keyboard alone: a table for three heroes is set and played on the map and by offers, without a pointer.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aroundTests } from './around.ts';
import { seeded, type Scene } from './play.ts';
import { asked, followed } from './rivals.ts';
import { DESK, QUICK, STILL } from './visitor.ts';

const house = aroundTests();
const MOST_TABS = 120;
const STEPS = 60;
const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;

const isOn = (page: Page, wanted: string): Promise<boolean> =>
  page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted);

async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let left = MOST_TABS; left > 0; left--) {
    if (await isOn(page, wanted)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached by Tab: ${wanted}`);
}

/** The third adventure for three heroes, all of them ours. */
async function begin(page: Page): Promise<void> {
  await page.goto('/new/cavern');
  await page.locator('.fresh-form').waitFor();
  await tabTo(page, '.fresh-form details summary');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  expect(await isOn(page, 'input[name="way"]')).toBe(true);
  for (let left = 12; left > 0 && !(await isOn(page, 'input[name="way"][value="door"]')); left--) await page.keyboard.press('ArrowDown');
  expect(await isOn(page, 'input[name="way"][value="door"]')).toBe(true);
  // The other two are ours, not a bot's.
  for (let left = 2; left > 0; left--) {
    await tabTo(page, '.seat-plan input[value^="bot"]:checked');
    await page.keyboard.press('ArrowUp');
    expect(await isOn(page, '.seat-plan input[value="person"]:checked')).toBe(true);
  }
  await tabTo(page, '.fresh-go button');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\/[\w-]+$/);
}

/** Over the map by arrows to something that may be picked, and Enter; false: the way there led to nothing. */
async function onMap(page: Page, random: (below: number) => number): Promise<boolean> {
  await page.keyboard.press('m');
  if (!(await isOn(page, '.cav-pin'))) return false;
  for (let left = 8; left > 0; left--) {
    await page.keyboard.press(ARROWS[random(4)] ?? 'ArrowUp');
    if (random(3) === 0 && (await isOn(page, '.cav-pin.may'))) break;
  }
  if (!(await isOn(page, '.cav-pin.may'))) return false;
  await page.keyboard.press('Enter');
  const several = page.locator('dialog[open].cav-dialog .act');
  if ((await several.count()) > 0) {
    await tabTo(page, 'dialog[open].cav-dialog .act');
    await page.keyboard.press('Enter');
  }
  return true;
}

/** An offer by its digit, or by Tab and Enter. */
async function byOffer(page: Page, { offers }: Scene, random: (below: number) => number): Promise<void> {
  const at = random(offers.length);
  await page.keyboard.press('o');
  const offer = offers[at];
  // The options of a long list have no digits.
  if (offer !== undefined && !offer.key.startsWith('option')) return page.keyboard.press(String(at + 1));
  await tabTo(page, offer === undefined ? '.offers-note button' : `.offers .offer[data-offer="${offer.key}"]`);
  await page.keyboard.press('Enter');
}

test('the third adventure with three heroes is set, and played on the map and by offers, by keys alone', { timeout: 600_000 }, async () => {
  const visitor = await house.visit({ hurry: QUICK, ...DESK, settings: { ...STILL, confirmations: false } });
  const { page } = visitor;
  await begin(page);
  const random = seeded(7);
  const turns = new Set<string>();
  let walked = 0;
  let now = await asked(page);
  for (let left = STEPS; left > 0 && !now.ended; left--) {
    turns.add((await page.locator('.cav-member.is-turn b').first().textContent()) ?? '');
    if (random(3) > 0 && (await onMap(page, random))) walked++;
    else await byOffer(page, now, random);
    now = await followed(page, now);
  }
  expect(turns.size, 'all three had their turns').toBe(3);
  expect(walked, 'answers given on the map').toBeGreaterThan(5);
  await visitor.leave();
});
