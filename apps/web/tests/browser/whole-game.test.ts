// Proves a whole game online in four browsers: two people play by script beside two bots, one on a phone, two look on; one browser is closed and
// opened again, one is offline for a while; what each is sent is what its seat may see, to the byte; and they play again.

import { games } from '@undercroft/catalog/rules';
import { isRecord, SPECTATOR } from '@undercroft/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aroundTests } from './around.ts';
import { listenTo, type Ears } from './heard.ts';
import { truthOf } from './online-truth.ts';
import { playsByItself } from './plays-by-itself.ts';
import { RIVALS } from './rivals.ts';
import { PHONE, QUICK, STILL, watchPage } from './visitor.ts';

const house = aroundTests();
/** Far more than it takes: a slow machine is waited for. */
const LONG = 600_000;

/** A table for four on the server, whose windows end when all have answered: how long they last is proved without browsers. */
async function setTable(page: Page): Promise<string> {
  await page.route('**/api/tables', async (route) => {
    const body: unknown = route.request().postDataJSON();
    if (route.request().method() !== 'POST' || !isRecord(body)) return route.continue();
    const { options } = body;
    return route.continue({ postData: JSON.stringify({ ...body, options: { ...(isRecord(options) ? options : {}), window: null } }) });
  });
  await page.goto(`/new/${RIVALS}`);
  await page.locator('input[name="way"][value="four"]').check({ force: true });
  await page.locator('input[name="place"][value="online"]').check({ force: true });
  for (const seat of [2, 3]) await page.locator('.seat-plan').nth(seat).locator('input[value^="bot "]').first().check({ force: true });
  await page.locator('.fresh-go .is-primary').click();
  await page.locator('.room-round').waitFor();
  return new URL(page.url()).pathname;
}

const numberOf = (ears: Ears): number => ears.heard.at(-1)?.n ?? 0;

test('a whole game of two people and two bots: closed and opened, offline and back, on a phone, looked at, and played again', {
  timeout: 2 * LONG,
}, async () => {
  const [anns, bobs, dans, eves] = await Promise.all([
    house.visit({ hurry: QUICK, settings: { ...STILL, name: 'Ann', confirmations: false } }),
    house.visit({ hurry: QUICK, ...PHONE, settings: { ...STILL, name: 'Bob', language: 'nl', confirmations: false } }),
    house.visit({ hurry: QUICK, settings: { ...STILL, name: 'Dan', language: 'ja' } }),
    house.visit({ hurry: QUICK, ...PHONE, settings: { ...STILL, name: 'Eve' } }),
  ]);
  const ears: Record<'ann' | 'bob' | 'dan' | 'eve', Ears> = {
    ann: { heard: [], sights: [] },
    bob: { heard: [], sights: [] },
    dan: { heard: [], sights: [] },
    eve: { heard: [], sights: [] },
  };
  listenTo(anns.page, ears.ann);
  listenTo(bobs.page, ears.bob);
  listenTo(dans.page, ears.dan);
  listenTo(eves.page, ears.eve);
  await playsByItself(anns.page, 7);
  await playsByItself(bobs.page, 11);

  const table = await setTable(anns.page);
  await bobs.page.goto(table);
  await bobs.page.locator('.room-offers .is-primary').click();
  await bobs.page.locator('.room-seat[data-seat="1"] .candle').waitFor();
  for (const { page } of [dans, eves]) {
    await page.goto(table);
    await page.locator('.room-round').waitFor();
  }
  for (const { page } of [anns, bobs]) await page.locator('.room-offers .is-primary').click();
  for (const { page } of [anns, bobs, dans, eves]) await page.locator('[data-phase="playing"]').waitFor();

  // Ann loses the network once something has been played; without her the game stands still sooner or later, and goes on when she is back.
  await expect.poll(() => numberOf(ears.ann), { timeout: LONG }).toBeGreaterThan(20);
  anns.watch.away = true;
  await anns.context.setOffline(true);
  await anns.page.locator('.play-trouble').waitFor();
  await anns.context.setOffline(false);
  await anns.page.locator('.play-trouble').waitFor({ state: 'detached', timeout: LONG });
  anns.watch.away = false;
  // Bob's browser is closed in the middle of it, and opened again.
  const reached = numberOf(ears.bob);
  await bobs.page.close();
  const again = await bobs.context.newPage();
  await watchPage(again, house.origin, bobs.watch);
  listenTo(again, ears.bob);
  await playsByItself(again, 13);
  await again.goto(table);
  await again.locator('[data-phase="playing"], .table-ending').first().waitFor();
  await expect.poll(() => numberOf(ears.bob), { timeout: LONG }).toBeGreaterThan(reached);

  for (const page of [anns.page, again, dans.page, eves.page]) await page.locator('.table-ending').waitFor({ timeout: LONG });
  expect(await dans.page.locator('.offers .offer').count(), 'who looks on is asked nothing').toBe(0);

  // They play again at the same table, and the bots keep their seats.
  await anns.page.locator('.table-ending .is-primary').click();
  await anns.page.waitForURL((url) => url.pathname.startsWith('/o/') && url.pathname !== table);
  await again.locator('.table-ending .is-primary').click();
  await again.waitForURL((url) => url.pathname === new URL(anns.page.url()).pathname);
  await anns.page.locator('.room-seat[data-seat="1"] .candle').waitFor();
  for (const one of [anns, bobs, dans, eves]) one.watch.away = true;
  const last = ears.dan.sights.at(-1)?.n ?? 0;
  await house.kill();

  // What was true, from the records of the server: every sight of every seat, and every byte that came to it.
  const game = games.find(({ id }) => id === RIVALS);
  if (game === undefined) throw new Error('no such game');
  const truth = await truthOf(game, house.data, table.slice('/o/'.length));
  expect(truth.over).toBe(true);
  expect(last, 'who looks on saw all of it').toBe(truth.last);
  // The check can fail: what Ann's hand holds nobody may tell who only looks on.
  const mine = ears.ann.sights.find(({ view }) => view !== null);
  expect(truth.hiddenIn(JSON.stringify(mine?.view), mine?.n ?? 0, SPECTATOR)).not.toEqual([]);
  const counted: Record<string, number> = {};
  for (const [who, { sights, heard }] of Object.entries(ears)) {
    const played = sights.filter(({ view }) => view !== null);
    counted[who] = played.length;
    const wrong = played.filter(({ n, at, view }) => !truth.isView(n, at, view));
    expect(wrong.map(({ n, at }) => `${who} at ${at}, number ${n}`)).toEqual([]);
    const hidden = heard.flatMap(({ text, n, at }) => truth.hiddenIn(text, n, at).map((name) => `${who} at ${at}, number ${n}: ${name}`));
    expect(hidden).toEqual([]);
  }
  console.log(`a whole game online: number ${truth.last}, sights ${JSON.stringify(counted)}`);
  for (const [who, seen] of Object.entries(counted)) expect(seen, who).toBeGreaterThan(50);
  for (const one of [anns, bobs, dans, eves]) await one.leave();
});
