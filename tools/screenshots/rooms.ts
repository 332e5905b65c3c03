// Owns the pictures of people coming together: a table being set for them, the room in which it waits, and the lobby in which it is found.

import type { Page } from 'playwright-core';

/** Opens a page for somebody of that name. */
type Visit = (name: string) => Promise<Page>;
type Take = (page: Page, name: string) => Promise<void>;

/** So many are enough that a seat is left when the second one has sat down. */
const MANY = 3;

/** The first named setup for three or more, where there is one. */
async function forMany(page: Page): Promise<void> {
  const ways = page.locator('label.choice:has(input[name="way"])');
  for (let at = 0; at < (await ways.count()) && (await page.locator('.seat-plan').count()) < MANY; at++) {
    if (!(await ways.nth(at).isVisible())) await page.locator('.fresh-form details summary').first().click();
    await ways.nth(at).click();
  }
}

/** One sets a table, one sits down at it, one finds it while a seat is free. */
export async function roomShots(visit: Visit, game: string, take: Take): Promise<void> {
  const [host, guest, stranger] = [await visit('Ilse'), await visit('Joost'), await visit('Mika')];
  await host.goto(`/new/${game}`);
  await host.locator('.fresh-form').waitFor();
  await forMany(host);
  await host.locator('input[name="place"][value="online"]').check({ force: true });
  await host.locator('.segments input[name="by-link"][value="no"]').check({ force: true });
  await host.locator('.term input[type="text"]').fill('Dinsdagtafel');
  await host.locator('.letter h2', { hasText: 'Dinsdagtafel' }).waitFor();
  await host.mouse.move(1, 1);
  await host.evaluate(() => scrollTo(0, 0));
  await take(host, `${game}-new-online`);
  await host.locator('.fresh-go .is-primary').click();
  await host.locator('.room-round').waitFor();
  await guest.goto(new URL(host.url()).pathname);
  await guest.locator('.room-offers .is-primary').click();
  await guest.locator('.room-seat[data-seat="1"] .candle').waitFor();
  await guest.locator('.talk-phrases button').first().click();
  await host.locator('.talk q').first().waitFor();
  await take(host, `${game}-waiting`);
  await stranger.goto('/join');
  await stranger.locator('.lobby-first h2', { hasText: 'Dinsdagtafel' }).waitFor();
  await take(stranger, `${game}-lobby`);
  for (const page of [host, guest, stranger]) await page.context().close();
}
