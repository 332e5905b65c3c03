// Proves the dice of browser tests: who comes with the same dice meets the same game, with others another, and a second table is not the first.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aroundTests } from './around.ts';
import { mouse, seeded, type Scene } from './play.ts';
import { answer, asked, beginRivals, noDeeds } from './rivals.ts';
import { QUICK, STILL } from './visitor.ts';

const house = aroundTests();

/** What is asked, offered and held: what the page tells beside it comes and goes by the clock. */
const dealt = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const asked = document.querySelector('[data-asked]')?.getAttribute('data-asked');
    const said = ['.offers-prompt', '.offers .offer', '.hand-fan .card'].map((what) =>
      [...document.querySelectorAll(what)].map(({ textContent }) => textContent),
    );
    return JSON.stringify([asked, said]);
  });

/** The next question: one that is told while the page still tells what led to it is the same question. */
async function next(page: Page, before: string, now: Scene): Promise<Scene> {
  let scene = now;
  while ((await dealt(page)) === before && !scene.ended) {
    await page.waitForTimeout(20);
    scene = await asked(page);
  }
  return scene;
}

/** What the first answers of a game show. */
async function shown(page: Page): Promise<readonly string[]> {
  const random = seeded(3);
  let now = await beginRivals(page, mouse);
  const all = [await dealt(page)];
  for (let left = 6; left > 0; left--) {
    now = await next(page, all.at(-1) ?? '', await answer(page, mouse, now, random, noDeeds()));
    all.push(await dealt(page));
  }
  return all;
}

test('the same dice give the same game of bots and people; other dice, and a second table, another', { timeout: 300_000 }, async () => {
  const seen: (readonly string[])[] = [];
  for (const dice of ['a', 'a', 'b']) {
    const visitor = await house.visit({ hurry: QUICK, dice, settings: { ...STILL, confirmations: false } });
    seen.push(await shown(visitor.page));
    if (dice === 'b') seen.push(await shown(visitor.page));
    await visitor.leave();
  }
  const [first, again, other, second] = seen;
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
  expect(second).not.toEqual(other);
});
