// Proves what a group that is new here meets on a phone: names beside the table and not on its wood, hints that hide nothing, a fight that is seen.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aroundTests } from './around.ts';
import { misfits } from './look.ts';
import { finger } from './play.ts';
import { answer, asked, noDeeds } from './rivals.ts';
import { PHONE, STILL } from './visitor.ts';

const house = aroundTests();
const MOST_ANSWERS = 60;

/** Runs in the page: what is said of a seat and lies on the wood of the table. */
const onWood = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const table = document.querySelector('.round-table')?.getBoundingClientRect();
    if (table === undefined) return ['there is no table'];
    const [x, y, radius] = [table.left + table.width / 2, table.top + table.height / 2, (table.width / 2) * 0.92];
    return [...document.querySelectorAll('.room-name > *, .lobby-seat > b')].flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const far = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
      return one.textContent !== '' && far < radius ? [one.textContent] : [];
    });
  });

test('on a phone nothing that is said of a seat lies on the wood of the table, and the link leads to no seat of its own', async () => {
  const ann = await house.visit({ settings: { ...STILL, name: 'Ann' } });
  const { page } = ann;
  await page.goto('/new/dungeoneer');
  await page.locator('input[name="way"][value="four"]').check({ force: true });
  await page.locator('input[name="place"][value="online"]').check({ force: true });
  await page.locator('.segments input[name="by-link"][value="no"]').check({ force: true });
  for (const seat of [2, 3]) await page.locator('.seat-plan').nth(seat).locator('input[value^="bot "]').first().check({ force: true });
  await page.locator('.fresh-go .is-primary').click();
  await page.locator('.room-round').waitFor();
  const link = page.url();

  const bob = await house.visit({ ...PHONE, settings: { ...STILL, name: 'Bob' } });
  await bob.page.goto('/join');
  await bob.page.locator('.lobby-first').waitFor();
  expect(await onWood(bob.page)).toEqual([]);
  expect(await misfits(bob.page)).toEqual([]);
  // Japanese sentences end in their own way.
  const cis = await house.visit({ settings: { ...STILL, language: 'ja' } });
  await cis.page.goto('/join');
  expect(await cis.page.locator('.lobby-first p').textContent()).toMatch(/^[^.]+。[^.]+。[^.]+。$/);
  expect(await onWood(cis.page)).toEqual([]);
  await cis.leave();
  await bob.page.locator('.lobby-first .is-primary').click();
  await bob.page.locator('.room-seat[data-seat="1"] .candle').waitFor();
  expect(await onWood(bob.page)).toEqual([]);
  expect(await misfits(bob.page)).toEqual([]);
  expect(`http://${await bob.page.locator('.invitation-link').textContent()}`).toBe(link);

  // With talk beside the other tools, what is going on still stands beside them.
  for (const one of [page, bob.page]) await one.locator('.room-offers .is-primary').click();
  await bob.page.locator('[data-phase="playing"] .top-where h1').waitFor();
  const [said, tools] = await Promise.all([bob.page.locator('.top-where').boundingBox(), bob.page.locator('.top-tools').boundingBox()]);
  expect((said?.x ?? 0) + (said?.width ?? 0)).toBeLessThanOrEqual(tools?.x ?? 0);
  await bob.leave();
  await ann.leave();
});

test('a question with a single answer answers itself after a moment, and both are said; whoever touches the table answers by hand', async () => {
  // With these dice the first hand holds nothing that can be played yet.
  const begin = async () => {
    const visitor = await house.visit({ ...PHONE, dice: '3', settings: { ...STILL, byItself: true } });
    await visitor.page.goto('/play/dungeoneer');
    await visitor.page.locator('[data-only="soon"]').waitFor();
    return visitor;
  };
  const left = await begin();
  await left.page.locator('[data-only="done"]').waitFor();
  await asked(left.page);
  await left.leave();

  const touched = await begin();
  // From within the page: on a busy machine a tap from outside may come when it is answered already.
  await touched.page.waitForFunction(() => {
    document.querySelector('.pan-zoom-svg')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    return document.querySelector('[data-only="soon"]') === null;
  });
  await touched.page.waitForTimeout(3_500);
  expect(await touched.page.locator('.offers .offer').count()).toBe(1);
  await touched.page.locator('.offers .offer').tap();
  await asked(touched.page);
  expect(await touched.page.locator('[data-only]').count()).toBe(0);
  await touched.leave();
});

/** Runs in the page: how much of the height of what a hint is about lies under the hint, and whether an answer does. */
const hidden = (page: Page): Promise<{ readonly about: number; readonly answers: number }> =>
  page.evaluate(() => {
    const note = document.querySelector('.guide')?.getBoundingClientRect();
    const under = (one: Element | null): number => {
      const box = one?.getBoundingClientRect();
      return note === undefined || box === undefined ? 0 : Math.max(0, Math.min(note.bottom, box.bottom) - Math.max(note.top, box.top));
    };
    return {
      about: under(document.querySelector('.is-guided')),
      answers: Math.max(0, ...[...document.querySelectorAll('.offers .offer')].map(under)),
    };
  });

test('on a phone a hint hides neither the fight or the seats it is about nor an answer, and standing orders are one line', async () => {
  const visitor = await house.visit({ ...PHONE, settings: { ...STILL, guide: true } });
  const { page } = visitor;
  await page.goto('/play/dungeoneer');
  await page.waitForURL(/\/t\//);
  let now = await asked(page);
  const seen = new Set<string>();
  for (let left = MOST_ANSWERS; left > 0 && !seen.has('fight'); left--) {
    for (let hints = 8; hints > 0 && (await page.locator('.guide').count()) > 0; hints--) {
      const about = page.locator('.is-guided');
      const what = (await about.count()) > 0 ? ((await about.getAttribute('data-guide')) ?? '') : '';
      seen.add(what);
      if (what === 'fight' || what === 'sheets') expect(await hidden(page), what).toEqual({ about: 0, answers: 0 });
      const said = await page.locator('.guide > p').first().textContent();
      await page.locator('.guide .act').first().tap();
      await page.waitForFunction((before) => document.querySelector('.guide > p')?.textContent !== before, said);
    }
    if ((await page.locator('.window-orders').count()) > 0)
      expect((await page.locator('.window-orders').boundingBox())?.height).toBeLessThan(60);
    now = await answer(page, finger, now, (below) => Math.min(1, below - 1), noDeeds());
  }
  expect([...seen]).toEqual(expect.arrayContaining(['sheets', 'fight']));
  await visitor.leave();
});
