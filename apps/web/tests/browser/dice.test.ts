// Proves the dice of browser tests: who comes with the same dice meets the same game, with others another, and a second table is not the first.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aroundTests } from './around.ts';
import { mouse, seeded, type Scene } from './play.ts';
import { answer, asked, beginRivals, noDeeds } from './rivals.ts';
import { STILL } from './visitor.ts';

const house = aroundTests();

const BETWEEN_MS = 150;
const MOST_LOOKS = 100;

/** A question as it stays: the page may still be telling what led to it when the question is there already. */
async function atRest(page: Page): Promise<Scene> {
  let now = await asked(page);
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    await page.waitForTimeout(BETWEEN_MS);
    const next = await asked(page);
    if (next.print === now.print) return next;
    now = next;
  }
  throw new Error(`the page does not come to rest: ${now.prompt}`);
}

/** What the first answers of a game show. */
async function shown(page: Page): Promise<readonly string[]> {
  const random = seeded(3);
  await beginRivals(page, mouse);
  let now = await atRest(page);
  const all = [now.print];
  for (let left = 6; left > 0; left--) {
    await answer(page, mouse, now, random, noDeeds());
    now = await atRest(page);
    all.push(now.print);
  }
  return all;
}

test('the same dice give the same game of bots and people; other dice, and a second table, another', { timeout: 300_000 }, async () => {
  const seen: (readonly string[])[] = [];
  for (const dice of ['a', 'a', 'b']) {
    const visitor = await house.visit({ dice, settings: { ...STILL, confirmations: false } });
    seen.push(await shown(visitor.page));
    if (dice === 'b') seen.push(await shown(visitor.page));
    await visitor.leave();
  }
  const [first, again, other, second] = seen;
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
  expect(second).not.toEqual(other);
});
