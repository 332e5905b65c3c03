// Owns the whole way by keyboard alone: every page, every decision and the map are reached without a pointer.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aroundTests } from './around.ts';
import { moved, MOST_STEPS, scene, seeded, settled, TILE, type Scene } from './play.ts';

const house = aroundTests();

/** Every line of a long log is a stop on the way. */
const MOST_TABS = 250;

const isOn = (page: Page, wanted: string): Promise<boolean> =>
  page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted);

/** Goes by Tab until something that fits has the focus. */
async function tabTo(page: Page, wanted: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let left = MOST_TABS; left > 0; left--) {
    if (await isOn(page, wanted)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`not reached by ${key}: ${wanted}`);
}

/** Focus may fall for a moment while the page changes, never for good. */
async function keepsFocus(page: Page, at: string): Promise<void> {
  await page
    .waitForFunction(() => document.activeElement !== null && document.activeElement !== document.body, undefined, { timeout: 1_500 })
    .catch(() => {
      throw new Error(`the focus is lost after: ${at}`);
    });
}

interface Ways {
  digits: number;
  enters: number;
  placed: number;
  dice: number;
}

/** From the offers to the map and back: M there, M or Escape back, and nothing that was picked is lost on the way. */
async function toMapByLetter(page: Page): Promise<void> {
  await page.keyboard.press('o');
  for (const back of ['m', 'Escape']) {
    await page.keyboard.press('m');
    expect(await isOn(page, '.dlv-pick'), 'M leads to the map').toBe(true);
    await page.keyboard.press(back);
    expect(await isOn(page, '.offer'), `${back} leads back`).toBe(true);
  }
  await page.keyboard.press('m');
}

/** A room is placed by arrows, R, F and Enter. */
async function placeByKeys(page: Page, now: Scene, letter: boolean): Promise<Scene> {
  if (letter) await toMapByLetter(page);
  else await tabTo(page, '.dlv-pick');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('r');
  await page.keyboard.press('f');
  await keepsFocus(page, 'turning a room');
  expect(await isOn(page, '.dlv-pick')).toBe(true);
  const before = await scene(page);
  await page.keyboard.press('Enter');
  const after = await moved(page, before);
  expect(after.prompt).not.toBe(now.prompt);
  return after;
}

/** A gem is put on a die: by Tab to the die, Enter, then what it may become. */
async function gemByKeys(page: Page): Promise<Scene> {
  await tabTo(page, '.dlv-tray button.die');
  await page.keyboard.press('Enter');
  await page.locator('.dlv-touch button').first().waitFor();
  await tabTo(page, '.dlv-touch button');
  const before = await scene(page);
  await page.keyboard.press('Enter');
  return moved(page, before);
}

async function step(page: Page, now: Scene, ways: Ways, random: (below: number) => number): Promise<Scene> {
  const has = (key: string): boolean => now.offers.some((offer) => offer.key === key);
  if (has('option place') && ways.placed < 2) {
    ways.placed++;
    return placeByKeys(page, now, ways.placed === 1);
  }
  if (has('option spend') && ways.dice < 1 && (await page.locator('.dlv-tray button.die').count()) > 0) {
    ways.dice++;
    return gemByKeys(page);
  }
  // The offer that is filled has its number; Enter takes it where the focus is. Both ways are gone.
  const first = now.offers.findIndex(({ primary }) => primary);
  if (random(2) === 0 && first >= 0 && first < 9) {
    ways.digits++;
    await page.keyboard.press(String(first + 1));
  } else {
    ways.enters++;
    await page.keyboard.press('o');
    expect(await isOn(page, '.offer')).toBe(true);
    await page.keyboard.press('Enter');
  }
  return moved(page, now);
}

test('a whole game by keyboard alone, from a first visit to its ending and back home', async () => {
  const visitor = await house.visit();
  const { page } = visitor;
  await page.goto('/');
  await page.locator(TILE).waitFor();
  await page.keyboard.press('Tab');
  expect(await isOn(page, '.skip'), 'the first stop leads past the navigation').toBe(true);
  await tabTo(page, TILE);
  await page.keyboard.press('Enter');
  await page.locator('.fresh-form').waitFor();
  await tabTo(page, 'input[name=way]');
  for (let left = 20; left > 0 && !(await isOn(page, 'input[value^=micro-1]')); left--) await page.keyboard.press('ArrowDown');
  await tabTo(page, '.fresh-go button');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\//);
  let now = await settled(page);

  const ways: Ways = { digits: 0, enters: 0, placed: 0, dice: 0 };
  const random = seeded(11);
  let hints = 0;
  for (let left = MOST_STEPS; left > 0 && !now.ended; left--) {
    if (now.hint) {
      await tabTo(page, '.guide button');
      await page.keyboard.press('Enter');
      hints++;
      await page.waitForTimeout(30);
      now = await settled(page);
      continue;
    }
    const { prompt } = now;
    now = await step(page, now, ways, random);
    if (!now.ended) await keepsFocus(page, prompt);
  }
  console.log(`a game by keyboard: ${JSON.stringify(ways)}, ${hints} hints`);
  expect(now.ended).toBe(true);
  expect(ways.placed).toBeGreaterThan(0);
  expect(ways.digits).toBeGreaterThan(0);
  expect(ways.enters).toBeGreaterThan(0);

  await tabTo(page, '.dlv-end-acts [data-act=home]');
  await page.keyboard.press('Enter');
  await page.locator('.home-tiles').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await visitor.leave();
});

test('an entrance is drawn by keyboard, square by square, and its exits are chosen', async () => {
  const visitor = await house.visit({ settings: { guide: false } });
  const { page } = visitor;
  await page.goto('/');
  await page.locator(TILE).focus();
  await page.keyboard.press('Enter');
  await tabTo(page, '.fresh-go button');
  await page.keyboard.press('Enter');
  let now = await settled(page);
  await page.keyboard.press('1');
  now = await moved(page, now);
  await tabTo(page, '.dlv-pick');
  const size = Number(/\d+\D+(\d+)/.exec((await page.locator('.dlv-bar').textContent()) ?? '')?.[1]);
  const arrows = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;
  for (let drawn = 0; drawn < size; drawn++) {
    await page.keyboard.press('Enter');
    now = await moved(page, now);
    await keepsFocus(page, `${drawn + 1} squares`);
    if (drawn + 1 < size) {
      expect(await isOn(page, '.dlv-pick'), `${drawn + 1} squares`).toBe(true);
      await page.keyboard.press(arrows[drawn % 4] ?? 'ArrowRight');
    }
  }
  for (let exit = 0; exit < 3; exit++) {
    await page.locator('.dlv-pick.is-wall').first().waitFor();
    // What the walls may be is being asked for: a key that comes before the answer is nobody's.
    now = await settled(page);
    if (!(await isOn(page, '.dlv-pick.is-wall'))) await tabTo(page, '.dlv-pick.is-wall');
    // To the right as far as it goes, then down, left and up: some wall on the way round is still free.
    for (let tried = 0; tried < 40 && (tried === 0 || !(await isOn(page, '.dlv-pick.is-wall:not(.is-chosen)'))); tried++)
      await page.keyboard.press(arrows[Math.floor(tried / 5) % 4] ?? 'ArrowRight');
    expect(await isOn(page, '.dlv-pick.is-wall:not(.is-chosen)'), `exit ${exit + 1}`).toBe(true);
    await page.keyboard.press('Enter');
    // With the third exit the entrance is handed in: what is seen of that comes below.
    if (exit < 2) await expect.poll(() => page.locator('.dlv-pick.is-wall.is-chosen').count(), { timeout: 5_000 }).toBe(exit + 1);
  }
  await expect.poll(() => page.locator('.dlv-squares, .dlv-entrance').count(), { timeout: 5_000 }).toBe(0);
  expect((await settled(page)).prompt, 'the next question').not.toBe(now.prompt);
  await keepsFocus(page, 'the entrance');
  await visitor.leave();
});
