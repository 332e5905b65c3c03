// Owns a party in four browsers: a table for four, one on a phone, one that loses the line; pointing and plans, and some turns together.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aroundTests } from './around.ts';
import { barriers, misfits } from './look.ts';
import { DESK, PHONE, QUICK, STILL, type Visitor } from './visitor.ts';

const house = aroundTests();
const SETTINGS = { ...STILL, confirmations: false };

const isAsked = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      document.querySelector('.table-ending') === null &&
      document.querySelector('.offers:not([aria-busy=true], [data-paused]) .offer:not([aria-disabled=true])') !== null,
  );
const askedWhat = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('[data-asked]')?.getAttribute('data-asked') ?? '');

/** Whoever is asked takes the last offer that is shown, which ends what they do; waits until somebody is asked. */
async function turnBy(pages: readonly Page[]): Promise<Page> {
  const found = async (): Promise<Page | null> => {
    for (const page of pages) if (await isAsked(page)) return page;
    return null;
  };
  await expect.poll(found, { timeout: 30_000 }).not.toBeNull();
  const page = await found();
  if (page === null) throw new Error('nobody is asked');
  const before = await askedWhat(page);
  await page.locator('.offers .offer:not([aria-disabled=true])').last().click();
  await expect.poll(() => askedWhat(page), { timeout: 20_000 }).not.toBe(before);
  return page;
}

/** All see what somebody does: on the map, and read aloud. Each page looks by itself from before it is done on: a finger is gone soon. */
async function seen(pages: readonly Page[], mark: string, who: string, act: () => Promise<void> = async () => undefined): Promise<void> {
  const looking = pages.map((page) =>
    page.waitForFunction(
      ([shown = '', name = '']) =>
        document.querySelector(`.cav-pointed .${shown}`) !== null &&
        (document.querySelector('[data-pointed]')?.textContent ?? '').includes(name),
      [mark, who],
    ),
  );
  await act();
  await Promise.all(looking);
}

test('four browsers: a party is gathered, points and plans, one comes back, and all play on', { timeout: 600_000 }, async () => {
  const people = await Promise.all([
    house.visit({ hurry: QUICK, ...DESK, settings: { ...SETTINGS, name: 'Ann' } }),
    house.visit({ hurry: QUICK, ...PHONE, settings: { ...SETTINGS, name: 'Bob' } }),
    house.visit({ hurry: QUICK, ...DESK, settings: { ...SETTINGS, name: 'Cis' } }),
    house.visit({ hurry: QUICK, ...DESK, settings: { ...SETTINGS, name: 'Dan' } }),
  ]);
  const [ann, bob, cis, dan] = people.map(({ page }: Visitor) => page);
  const [, , ciss] = people;
  if (ann === undefined || bob === undefined || cis === undefined || dan === undefined || ciss === undefined)
    throw new Error('nobody came');

  await ann.goto('/new/cavern');
  await ann.locator('.fresh-form details summary').first().click();
  await ann.locator('label.choice:has(input[value="lair"])').first().click();
  await ann.locator('input[name="place"][value="online"]').check({ force: true });
  await ann.locator('.fresh-go .is-primary').click();
  await ann.locator('.room-round').waitFor();
  const table = new URL(ann.url()).pathname;
  for (const page of [bob, cis, dan]) {
    await page.goto(table);
    await page.locator('.room-offers .is-primary').click();
    await page.locator('.room-seat .candle').first().waitFor();
  }
  const all = [ann, bob, cis, dan];
  for (const page of all) await page.locator('.room-offers .is-primary').click();
  for (const page of all) await page.locator('.cav-pin').first().waitFor();

  // Bob, on his phone, points at a hero; everybody sees and hears who and where.
  await seen(all, 'cav-finger', 'Bob', async () => {
    await bob.locator('.cav-point').tap();
    await bob.locator('.cav-pin[data-space="figure 0"]').tap();
    await bob.locator('dialog[open] .act').first().tap();
  });

  // Dan says what he could do: it stays until he has acted.
  await seen(all, 'cav-plan', 'Dan', async () => {
    await dan.locator('.cav-point').click();
    await dan.locator('.cav-pin[data-space="figure 0"]').click();
    await dan.locator('dialog[open] .act').nth(3).click();
  });
  for (const page of [ann, bob]) {
    expect(await barriers(page)).toEqual([]);
    expect(await misfits(page)).toEqual([]);
  }

  // Cis loses the line and comes back to what everybody sees, the plan included.
  ciss.watch.away = true;
  await ciss.context.setOffline(true);
  await cis.locator('.play-trouble').waitFor();
  await ciss.context.setOffline(false);
  await cis.locator('.play-trouble').waitFor({ state: 'detached' });
  ciss.watch.away = false;
  await seen([cis], 'cav-plan', 'Dan');

  // They play until Dan has acted: then his plan is gone everywhere.
  const acted = new Set<Page>();
  for (let left = 60; left > 0 && acted.size < 4; left--) acted.add(await turnBy(all));
  expect(acted.size, 'everybody has acted').toBe(4);
  for (const page of all) await expect.poll(() => page.locator('.cav-pointed .cav-plan').count()).toBe(0);
  const where = await Promise.all(all.map((page) => page.locator('.top-where').textContent()));
  expect(where.every((one) => one !== '')).toBe(true);
  for (const one of people) await one.leave();
});
