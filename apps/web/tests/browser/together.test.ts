// Proves that people come together in browsers: one sets a table, one finds it in the lobby on a phone, one looks on; they talk, begin, lose
// the line, and play again.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aroundTests } from './around.ts';
import { barriers } from './look.ts';
import { PHONE, STILL, type Visitor } from './visitor.ts';

const house = aroundTests();

/** Chooses one of a few words in a row. */
const choose = (page: Page, name: string, value: string): Promise<void> =>
  page.locator(`.segments input[name="${name}"][value="${value}"]`).check({ force: true });

/** What somebody may do now: an offer, or what the board has filled in for a pick that is made there. */
const ACTS = '.offers .offer, .table-board .act.is-primary';
const asked = async (page: Page): Promise<boolean> => (await page.locator(ACTS).count()) > 0;

/** Whoever is asked takes what is offered first, once; windows take their time for everybody. */
async function play(pages: readonly Page[]): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    for (const page of pages) {
      if (!(await asked(page))) continue;
      // What the board has filled in ends a pick; an offer may only begin one.
      const filled = page.locator('.table-board .act.is-primary');
      const act = (await filled.count()) > 0 ? filled.first() : page.locator(ACTS).first();
      await act.click({ timeout: 3_000 });
      return;
    }
    await pages[0]?.waitForTimeout(100);
  }
  throw new Error('nobody was asked anything');
}

async function resign(page: Page): Promise<void> {
  await page.locator('.top-tools button[popovertarget]').click();
  await page.locator('.more-menu button').last().click();
  await page.locator('.play-dialog-acts .act:not(.is-primary)').click();
}

test('four browsers: a table is set, found, talked at, begun, looked at, lost and found again, and played anew', async () => {
  const people = await Promise.all([
    house.visit({ settings: { ...STILL, name: 'Ann' } }),
    house.visit({ ...PHONE, settings: { ...STILL, name: 'Bob', language: 'nl' } }),
    house.visit({ settings: { ...STILL, name: 'Cis', language: 'ja' } }),
    house.visit({ settings: { ...STILL, name: 'Dan' } }),
  ]);
  const [ann, bob, cis, dan] = people.map(({ page }: Visitor) => page);
  if (ann === undefined || bob === undefined || cis === undefined || dan === undefined) throw new Error('nobody came');

  // Ann sets a table for four: three seats for people, one for a bot.
  await ann.goto('/new/dungeoneer');
  await ann.locator('input[name="way"][value="four"]').check({ force: true });
  await ann.locator('input[name="place"][value="online"]').check({ force: true });
  await choose(ann, 'by-link', 'no');
  await ann.locator('.seat-plan').nth(3).locator('input[value^="bot "]').first().check({ force: true });
  await ann.locator('.term input[type="text"]').fill('Tuesday table');
  await ann.locator('.letter h2', { hasText: 'Tuesday table' }).waitFor();
  expect(await barriers(ann)).toEqual([]);
  await ann.locator('.fresh-go .is-primary').click();
  await ann.locator('.room-round').waitFor();
  await ann.locator('.qr-slip svg[role="img"]').waitFor();
  expect(await barriers(ann)).toEqual([]);
  const table = new URL(ann.url()).pathname;

  // Bob finds it in the lobby on his phone, Cis has the link; Dan only looks.
  await bob.goto('/join');
  await bob.locator('.lobby-first h2', { hasText: 'Tuesday table' }).waitFor();
  expect(await barriers(bob)).toEqual([]);
  await bob.locator('.lobby-first .is-primary').click();
  await bob.locator('.room-seat[data-seat="1"] .candle').waitFor();
  await cis.goto(table);
  await cis.locator('.room-offers .is-primary').click();
  await cis.locator('.room-seat[data-seat="2"] .candle').waitFor();
  await dan.goto(table);
  await dan.locator('.room-round').waitFor();

  // They talk; a phrase is read in one's own language.
  await ann.locator('.talk-say input').fill('Tea is on.');
  await ann.keyboard.press('Enter');
  await bob.locator('.talk-phrases button').first().click();
  await expect.poll(() => cis.locator('.talk q').allTextContents()).toEqual(['Tea is on.', 'こんにちは！']);
  await expect.poll(() => dan.locator('.talk q').allTextContents()).toEqual(['Tea is on.', 'Hello!']);
  expect(await dan.locator('.talk-say').count(), 'who only looks is heard by nobody').toBe(0);

  // The last candle begins the game.
  for (const page of [ann, bob, cis]) await page.locator('.room-offers .is-primary').click();
  for (const page of [ann, bob, cis, dan]) await page.locator('[data-phase="playing"]').waitFor();
  const early = await dan.locator('main').textContent();
  // An answer may take several picks: they play until whoever looks on sees something of it.
  const seen = async (): Promise<boolean> => (await dan.locator('main').textContent()) !== early;
  for (let turn = 0; turn < 20 && !(await seen()); turn++) await play([ann, bob, cis]);
  await expect.poll(seen, { timeout: 20_000 }).toBe(true);
  expect(await asked(dan)).toBe(false);

  // Who comes to the lobby now finds the game being played, and may look on.
  const eve = await house.visit({ settings: STILL });
  await eve.page.goto('/join');
  const played = eve.page.locator(`[data-watched="${table.slice('/o/'.length)}"]`);
  await played.waitFor();
  expect(await barriers(eve.page)).toEqual([]);
  await played.locator('a').click();
  await eve.page.locator('[data-phase="playing"]').waitFor();
  expect(await asked(eve.page)).toBe(false);
  await eve.leave();

  // Bob's browser is closed and opened again; Cis loses the network for a while: both come back to what everybody sees.
  const [, bobs, ciss] = people;
  if (bobs === undefined || ciss === undefined) throw new Error('nobody came');
  await bob.close();
  const again = await bobs.context.newPage();
  await again.goto(table);
  await again.locator('[data-phase="playing"]').waitFor();
  ciss.watch.away = true;
  await ciss.context.setOffline(true);
  await cis.locator('.play-trouble').waitFor();
  await ciss.context.setOffline(false);
  await cis.locator('.play-trouble').waitFor({ state: 'detached' });
  ciss.watch.away = false;
  await play([ann, again, cis]);

  // All give up; whoever wants to play again leads the others to the same table.
  await resign(again);
  await ann.locator('.seat-sheet p', { hasText: /^Bot for Bob · / }).waitFor();
  for (const page of [cis, ann]) await resign(page);
  // Windows that are open take their time first.
  for (const page of [ann, again, cis]) await page.locator('.table-ending').waitFor({ timeout: 60_000 });
  await ann.locator('.table-ending .is-primary').click();
  await ann.waitForURL((url) => url.pathname.startsWith('/o/') && url.pathname !== table);
  await again.locator('.table-ending .is-primary').click();
  await again.waitForURL((url) => url.pathname === new URL(ann.url()).pathname);
  await again.locator('.room-offers .is-primary').click();
  await ann.locator('.room-seat[data-seat="1"] .candle').waitFor();
  for (const one of people) await one.leave();
});
