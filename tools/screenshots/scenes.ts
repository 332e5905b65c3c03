// Owns the pictures of games whose board says which scene it shows (`data-scene`): one of each as it first comes by, and of the last page.

import { randomFrom } from '@undercroft/kernel';
import type { Locator, Page } from 'playwright-core';
import { isAsked, printOf } from './several.ts';

const MOST_ANSWERS = 1_500;
/** What does not come by in one game may in another. */
const GAMES = 5;
/** Another way to begin may show what the first does not: it is begun, and not played. */
const BEGUN = 8;
/** Whoever only ever takes the filled offer never leaves some places. */
const ELSE_ONE_IN = 3;

/** One answer: one more of several that are not enough yet, what is filled, or now and then anything else. */
async function answerOf(page: Page, below: (n: number) => number): Promise<Locator> {
  const done = page.locator('.offers .offer[data-offer=done]:not([aria-disabled=true])');
  const left = page.locator('.offers .offer[aria-pressed=false]:not([aria-disabled=true])');
  if ((await done.count()) > 0 || (await left.count()) > 0) return (await done.count()) > 0 ? done.first() : left.first();
  const filled = page.locator('.offers .offer.is-primary:visible');
  const listed = page.locator('.offers .offer:not(.is-quiet):not([aria-disabled=true]):visible');
  const count = await listed.count();
  if ((await filled.count()) > 0 && below(ELSE_ONE_IN) > 0) return filled.first();
  return count > 0 ? listed.nth(below(count)) : page.locator('.offers-note button:visible, .offers .offer:visible').first();
}

/** Begins each named setup, and plays the first to its end, several times. */
export async function sceneShots(page: Page, game: string, ways: readonly string[], take: (scene: string) => Promise<void>): Promise<void> {
  const seen = new Set<string>();
  const [first, ...others] = ways;
  if (first === undefined) throw new Error(`${game} has no named setup`);
  for (const way of others) await wayShots(page, game, way, BEGUN, seen, take);
  for (let no = 0; no < GAMES; no++) await wayShots(page, game, first, MOST_ANSWERS, seen, take, no);
  if (!seen.has('end')) throw new Error(`${game} did not end; of its scenes came by: ${[...seen].join(', ')}`);
}

async function wayShots(
  page: Page,
  game: string,
  way: string,
  most: number,
  seen: Set<string>,
  take: (scene: string) => Promise<void>,
  no = 0,
): Promise<void> {
  await page.goto(`/play/${game}/${way}`);
  await page.waitForURL(/\/t\//);
  const random = randomFrom(`pictures of ${game} ${no}`);
  for (let answered = 0; answered < most; answered++) {
    await isAsked(page);
    const over = (await page.locator('.table-ending').count()) > 0;
    const scene = over ? 'end' : await page.locator('[data-scene]').getAttribute('data-scene');
    if (scene !== null && scene !== '' && !seen.has(scene)) {
      seen.add(scene);
      await take(scene);
    }
    if (over) return;
    const before = await printOf(page);
    await (await answerOf(page, (n) => random.below(n))).click();
    await page.waitForFunction(
      (print) =>
        `${document.querySelector('[data-asked]')?.getAttribute('data-asked')} ${document.querySelector('main')?.textContent}` !== print,
      before,
    );
  }
}
