// Proves that one screen serves several people: a whole game of two by keyboard alone, each behind the curtain and in their own language.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aroundTests } from './around.ts';
import { barriers, misfits } from './look.ts';
import { scene, seeded } from './play.ts';
import { RIVALS } from './rivals.ts';
import { DESK, QUICK, STILL } from './visitor.ts';

const house = aroundTests();
const WHOLE = { timeout: 600_000 };

/** Somebody is to look, is asked, or the game is over. */
const READY =
  '.table-ending, .curtain .is-primary, .table-page:has(.offers:not([aria-busy=true], [data-paused])) :is(.offer:not([aria-disabled=true]), .dgn-placing, .offers-note button)';

const stateOf = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      `${document.querySelector('.dgn')?.getAttribute('data-asked') ?? ''} ${document.querySelector('.curtain h1')?.textContent ?? ''} ${document.querySelector('main')?.textContent ?? ''} ${document.querySelectorAll('main [aria-pressed=true], main [aria-expanded=true]').length}`,
  );
/** Presses keys; what follows is another state. */
async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  const before = await stateOf(page);
  for (const key of keys) await page.keyboard.press(key);
  await expect.poll(() => stateOf(page), { timeout: 30_000, interval: 15 }).not.toBe(before);
}

const isOn = (page: Page, wanted: string): Promise<boolean> =>
  page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted);

/** By keys alone to something, from where the focus is. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let tabs = 60; tabs > 0 && !(await isOn(page, wanted)); tabs--) await page.keyboard.press('Tab');
  expect(await isOn(page, wanted), wanted).toBe(true);
}

test(
  'a whole game of two at one screen by keyboard alone: nothing is seen behind the curtain, and each reads in their own language',
  WHOLE,
  async () => {
    const visitor = await house.visit({ hurry: QUICK, ...DESK, settings: { ...STILL, confirmations: false } });
    const { page } = visitor;
    await page.goto(`/new/${RIVALS}`);
    await page.locator('.seat-plan').nth(1).waitFor();
    // The second seat is a person too; both have names.
    await tabTo(page, 'input[name="seat-0"]');
    await tabTo(page, '.seat-plan:nth-of-type(1) input[type=text]');
    await page.keyboard.type('Ann');
    await tabTo(page, 'input[name="seat-1"]');
    while (!(await page.locator('input[name="seat-1"][value=person]').isChecked())) await page.keyboard.press('ArrowLeft');
    await tabTo(page, '.seat-plan:nth-of-type(2) input[type=text]');
    await page.keyboard.type('Bob');
    await tabTo(page, '.fresh-go .is-primary');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/t\/[\w-]+$/);

    const random = seeded(11);
    const seen = { curtains: 0, answers: 0, names: new Set<string>(), languages: new Set<string>() };
    for (let left = 900; left > 0; left--) {
      await page.locator(READY).first().waitFor();
      if ((await page.locator('.table-ending').count()) > 0) break;
      if ((await page.locator('.curtain').count()) > 0) {
        const name = /Ann|Bob/.exec((await page.locator('.curtain h1').textContent()) ?? '')?.[0] ?? '';
        expect(await page.locator('.dgn').count(), 'nothing of the table is behind the curtain').toBe(0);
        if (!seen.names.has(name)) {
          expect(await barriers(page)).toEqual([]);
          expect(await misfits(page)).toEqual([]);
          // Bob chooses his language once; Ann keeps that of the page.
          if (name === 'Bob') {
            await tabTo(page, '.curtain input');
            await press(page, 'ArrowRight');
            expect(await page.locator('.curtain h1').textContent()).toBe('Geef door aan Bob');
            await page.keyboard.press('Shift+Tab');
          }
        }
        seen.curtains++;
        seen.names.add(name);
        expect(await isOn(page, '.curtain .is-primary'), 'the curtain is lifted by Enter').toBe(true);
        await press(page, 'Enter');
        await page.locator(READY).first().waitFor();
        seen.languages.add(`${name} ${await page.evaluate(() => document.documentElement.lang)}`);
        continue;
      }
      const now = await scene(page);
      seen.answers++;
      if ((await page.locator('.dgn-placing').count()) > 0) await press(page, 'o', 'm', 'Enter');
      else if ((await page.locator('.offers-note button[aria-expanded=true]').count()) > 0) await press(page, 'o', 'Enter');
      else if (now.offers.length > 0) await press(page, String(1 + random(Math.min(now.offers.length, 6))));
      else {
        await page.keyboard.press('o');
        await tabTo(page, '.offers-note button');
        await press(page, 'Enter');
      }
    }
    console.log(`one screen: ${seen.answers} answers, ${seen.curtains} curtains`);
    expect(await page.locator('.table-ending').count(), 'the game comes to its end').toBe(1);
    expect([...seen.names].toSorted()).toEqual(['Ann', 'Bob']);
    expect([...seen.languages].toSorted()).toEqual(['Ann en', 'Bob nl']);
    await visitor.leave();
  },
);
