// Owns how a table behaves under hands: dice that are thrown once, results that wait for them, answers that nobody gives by accident.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aroundTests } from './around.ts';
import { begin, mouse, moved, offerOf, settled, type Scene } from './play.ts';
import { DESK, STILL } from './visitor.ts';

const house = aroundTests();

const flying = (page: Page): Promise<number> => page.locator('.tray .throw:not(.is-still)').count();

/** Plays until the dice may be rolled together. */
async function toRoll(page: Page): Promise<Scene> {
  let now = await settled(page);
  for (let left = 40; left > 0; left--) {
    const roll = now.offers.find(({ key }) => key.startsWith('quick roll-together'));
    if (roll !== undefined) return now;
    const one = now.offers.find(({ primary }) => primary) ?? now.offers[0];
    if (one === undefined) throw new Error(`nothing is offered: ${now.prompt}`);
    await mouse.take(offerOf(page, one.key));
    now = await moved(page, now);
  }
  throw new Error('no round began');
}

/** What the page showed while the dice were in the air, looked at as often as it is drawn. */
const watched = (page: Page): Promise<{ readonly flew: number; readonly early: number }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const seen = { flew: 0, early: 0 };
        const until = performance.now() + 6000;
        const look = (): void => {
          const up = document.querySelectorAll('.tray .throw:not(.is-still)').length > 0;
          if (up) seen.flew++;
          // Each check is told as soon as its own dice lie, and no sooner.
          const told = document.querySelector('.tray-group:has(.throw:not(.is-still)) .tray-result:not(.is-waiting)') !== null;
          if (up && (told || document.querySelector('.offers .offer') !== null)) seen.early++;
          if ((seen.flew > 0 && !up) || performance.now() > until) resolve(seen);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

test('dice fly when they are rolled, nothing is told before they lie, and what lies never flies again', async () => {
  const visitor = await house.visit({ settings: { guide: false } });
  const { page } = visitor;
  await begin(page, mouse);
  await toRoll(page);
  const during = watched(page);
  await page.keyboard.press('1');
  const { flew, early } = await during;
  expect(flew, 'dice were seen in the air').toBeGreaterThan(0);
  expect(early, 'moments at which a result or an offer was seen too early').toBe(0);
  const now = await settled(page);

  // Whatever comes next is no throw, unless dice are rolled by it.
  const spend = now.offers.find(({ key }) => /quick (?:commit|spend ruby)/.test(key));
  if (spend !== undefined) {
    const after = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let most = 0;
          const end = performance.now() + 1200;
          const look = (): void => {
            most = Math.max(most, document.querySelectorAll('.tray .throw:not(.is-still)').length);
            if (performance.now() > end) resolve(most);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    await mouse.take(offerOf(page, spend.key));
    expect(await after, 'dice that were committed or turned').toBe(0);
  }
  await page.reload();
  await settled(page);
  expect(await flying(page), 'dice after a reload').toBe(0);
  await visitor.leave();
});

test('any input lets the dice lie at once', async () => {
  const visitor = await house.visit({ settings: { guide: false } });
  const { page } = visitor;
  await begin(page, mouse);
  await toRoll(page);
  await page.keyboard.press('1');
  await page.locator('.tray .throw:not(.is-still)').first().waitFor();
  await page.keyboard.press('Shift');
  await expect.poll(() => flying(page), { timeout: 400 }).toBe(0);
  await visitor.leave();
});

test('a held key and a double click answer once; undo and redo keep their places', async () => {
  const visitor = await house.visit({ settings: STILL });
  const { page } = visitor;
  const first = await begin(page, mouse);
  const tools = page.locator('.top-tools .tool');
  const places = async (): Promise<readonly (number | undefined)[]> =>
    Promise.all((await tools.all()).map(async (one) => (await one.boundingBox())?.x));
  const before = await places();
  await offerOf(page, first.offers[0]?.key ?? '').dblclick();
  const second = await settled(page);
  await page.waitForTimeout(400);
  expect((await settled(page)).prompt, 'a double click answers one question').toBe(second.prompt);
  expect(second.prompt).not.toBe(first.prompt);
  await page.keyboard.down('1');
  for (let n = 0; n < 12; n++) {
    await page.waitForTimeout(40);
    await page.keyboard.down('1');
  }
  await page.keyboard.up('1');
  const third = await settled(page);
  await page.waitForTimeout(400);
  expect((await settled(page)).prompt, 'a held key answers one question').toBe(third.prompt);
  expect(third.prompt).not.toBe(second.prompt);
  expect(await places()).toEqual(before);
  await tools.nth(1).click();
  const sure = page.locator('dialog[open] .act').last();
  if ((await sure.count()) > 0) await sure.click();
  await expect.poll(async () => (await settled(page)).prompt).toBe(second.prompt);
  expect(await places(), 'after going back').toEqual(before);
  await tools.nth(2).click();
  await expect.poll(async () => (await settled(page)).prompt).toBe(third.prompt);
  await visitor.leave();
});

test('a digit stands on every offer, ? names its rule, and what is closed names one too', async () => {
  const visitor = await house.visit({ settings: STILL });
  const { page } = visitor;
  await begin(page, mouse);
  await toRoll(page);
  expect(await page.locator('.offers .offer-digit').allTextContents()).toEqual(
    (await page.locator('.offers .offers-list .offer').all()).map((_, at) => String(at + 1)),
  );
  await page.keyboard.press('o');
  await page.keyboard.press('?');
  await page.locator('.rule-note').waitFor();
  expect(await page.locator('.rule-note-id').textContent()).toMatch(/DLV-/);
  await page.keyboard.press('Escape');
  const closed = page.locator('[data-closed="use"]');
  // It rests, and says why to whoever touches it all the same.
  await closed.click({ force: true });
  expect(await page.locator('.why-note').textContent()).toMatch(/item/i);
  expect(await page.locator('.why-note .cite').textContent()).toMatch(/^DLV-/);
  await visitor.leave();
});

test('the first offer is a few tabs away, the log is one stop with arrows inside, and a sheet of squares is one button', async () => {
  const visitor = await house.visit({ settings: STILL });
  const { page } = visitor;
  await begin(page, mouse);
  const active = (selector: string): Promise<boolean> =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
  let tabs = 0;
  while (!(await active('.offer')) && tabs < 20) {
    await page.keyboard.press('Tab');
    tabs++;
  }
  expect(tabs).toBeLessThanOrEqual(6);
  const stops = await page.evaluate(
    () => [...document.querySelectorAll('.play-log .log *')].filter((one) => one instanceof HTMLElement && one.tabIndex >= 0).length,
  );
  expect(stops).toBe(0);
  await page.locator('.play-log .log').focus();
  await page.keyboard.press('ArrowUp');
  expect(await active('[data-line]')).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('.rule-note').waitFor();
  await page.keyboard.press('Escape');
  const now = await settled(page);
  await page.keyboard.press('1');
  await moved(page, now);
  expect(await page.locator('.dlv-squares [role=button]').count()).toBe(1);
  await page.keyboard.press('m');
  const label = (): Promise<string | null> => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
  const from = await label();
  await page.keyboard.press('ArrowRight');
  expect(await label()).not.toBe(from);
  await visitor.leave();
});

test('the rulebook lies over the table and leads back to it; on the page nothing has moved', async () => {
  const visitor = await house.visit({ ...DESK, settings: STILL });
  const { page } = visitor;
  const first = await begin(page, mouse);
  const address = page.url();
  await page.locator('.top-tools a.tool').click();
  await page.locator('.book-dialog .rule').first().waitFor();
  await page.locator('.book-dialog .how-to .cite').first().click();
  await page.locator('.book-dialog .rule.is-here').waitFor();
  expect(page.url()).toBe(address);
  await page.locator('.book-back').click();
  await page.locator('.book-dialog').waitFor({ state: 'detached' });
  expect((await settled(page)).prompt).toBe(first.prompt);
  await visitor.leave();
});

test('from the first page to a first game it is one touch', async () => {
  const visitor = await house.visit({ settings: STILL });
  const { page } = visitor;
  await page.goto('/');
  await page.locator('.home-go .is-primary').click();
  await page.waitForURL(/\/t\//);
  expect((await settled(page)).offers.length).toBeGreaterThan(0);
  await page.goBack();
  await page.locator('.home-tiles').waitFor();
  await visitor.leave();
});
