// Proves the dice of browser tests: who comes with the same dice meets the same game, with others another, and a second table is not the first.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aroundTests } from './around.ts';
import { mouse, seeded } from './play.ts';
import { answer, beginRivals, noDeeds } from './rivals.ts';
import { STILL } from './visitor.ts';

const house = aroundTests();

/** What the first answers of a game show. */
async function shown(page: Page): Promise<readonly string[]> {
  const random = seeded(3);
  let now = await beginRivals(page, mouse);
  const all = [now.print];
  for (let left = 6; left > 0; left--) {
    now = await answer(page, mouse, now, random, noDeeds());
    all.push(now.print);
  }
  return all;
}

// A print may catch a page that is still telling something on a busy machine; dice that were not the same would differ every time.
const AGAIN = { timeout: 300_000, retry: 2 };

test('the same dice give the same game of bots and people; other dice, and a second table, another', AGAIN, async () => {
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
