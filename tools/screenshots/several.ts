// Owns the pictures of games for several players: begun against bots on the page, played by the filled offers until each thing to show is there.

import { boarded } from '@undercroft/catalog/page';
import { games } from '@undercroft/catalog/rules';
import { texts } from '@undercroft/catalog/text';
import type { Page } from 'playwright-core';

const MOST_ANSWERS = 900;

/** What is shown, and how it is known to be there. */
const SCENES = [
  { name: 'table', at: '[data-asked]:not(:has([data-stage])) .may[data-space]' },
  { name: 'stage', at: '[data-asked] [data-stage]' },
  { name: 'end', at: '.table-ending' },
] as const;

/** Games with a board of their own that nobody plays alone. */
export const gamesForSeveral: readonly string[] = games
  .filter((game) => {
    const checked = game.checkSetup({ ...texts[game.id]?.en.presets[0]?.setup });
    return boarded.includes(game.id) && checked.ok && game.seats(checked.setup) > 1;
  })
  .map(({ id }) => id);

const isAsked = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => document.querySelector('.table-ending, .offers:not([aria-busy=true], [data-paused]) :is(.offer, button)') !== null,
  );
const printOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => `${document.querySelector('[data-asked]')?.getAttribute('data-asked')} ${document.querySelector('main')?.textContent}`,
  );

/** One answer: what is filled, else the first of the list. */
async function answer(page: Page): Promise<void> {
  const before = await printOf(page);
  const filled = page.locator('main .is-primary:visible');
  const listed = page.locator('.offers .offer:visible');
  const unfold = page.locator('.offers-note button:visible');
  await ((await filled.count()) > 0 ? filled : (await listed.count()) > 0 ? listed : unfold).first().click();
  await page.waitForFunction(
    (print) =>
      `${document.querySelector('[data-asked]')?.getAttribute('data-asked')} ${document.querySelector('main')?.textContent}` !== print,
    before,
  );
  await isAsked(page);
}

/** Plays one game to its end and takes a picture of each scene when it comes by; the table not before a few turns were played. */
export async function severalShots(page: Page, game: string, take: (name: string) => Promise<void>): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.locator('.fresh-form').waitFor();
  for (const seat of (await page.locator('.seat-plan select').all()).slice(1)) await seat.selectOption({ index: 1 });
  await page.locator('.fresh-go button').first().click();
  await page.waitForURL(/\/t\//);
  await isAsked(page);
  const left = new Set<(typeof SCENES)[number]>(SCENES);
  for (let answered = 0; answered < MOST_ANSWERS && left.size > 0; answered++) {
    for (const scene of left)
      if ((answered > 25 || scene.name !== 'table') && (await page.locator(scene.at).count()) > 0) {
        // A pointer that rests on a card opens it.
        await page.mouse.move(1, 1);
        await take(`${game}-${scene.name}`);
        left.delete(scene);
      }
    if ((await page.locator('.table-ending').count()) > 0) break;
    await answer(page);
  }
  if (left.size > 0) throw new Error(`never came by: ${[...left].map(({ name }) => name).join(', ')}`);
}
