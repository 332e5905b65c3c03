// Owns the pictures of games for several players: begun against bots on the page, played by the filled offers until each thing to show is there.

import type { Locator, Page } from 'playwright-core';

const MOST_ANSWERS = 900;
/** Bots may need long on a busy machine. */
const SLOW_MS = 120_000;

/** What is shown, and how it is known to be there. */
const SCENES = [
  { name: 'table', at: '[data-asked]:not(:has([data-stage])):has(.offers .is-primary) .may[data-space]' },
  { name: 'stage', at: '[data-asked] [data-stage]' },
  { name: 'end', at: '.table-ending' },
] as const;

export const isAsked = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      document.querySelector('.table-ending, .curtain .is-primary, .offers:not([aria-busy=true], [data-paused]) :is(.offer, button)') !==
      null,
    undefined,
    { timeout: SLOW_MS },
  );
export const printOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => `${document.querySelector('[data-asked]')?.getAttribute('data-asked')} ${document.querySelector('main')?.textContent}`,
  );

/** A place of the board, the last of those that may be taken; where several things can be done there, the first. */
async function onBoard(page: Page, places: Locator): Promise<void> {
  await places.last().dispatchEvent('click');
  const several = page.locator('dialog[open] .act:visible');
  if ((await several.count()) > 0) await several.first().click();
}

/** One answer: what is filled, else the first of the list; in a hurry the last of the offers, which mostly ends something. */
async function answer(page: Page, hurry = false): Promise<void> {
  const before = await printOf(page);
  const filled = page.locator('main .is-primary:visible');
  const listed = page.locator('.offers .offer:visible');
  const unfold = page.locator('.offers-note button:visible');
  const places = page.locator('.may[data-space]');
  const open = (await filled.count()) + (await listed.count());
  if (open === 0 && (await places.count()) > 0) await onBoard(page, places);
  else if (hurry && (await listed.count()) > 1) await listed.last().click();
  else await ((await filled.count()) > 0 ? filled : (await listed.count()) > 0 ? listed : unfold).first().click();
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
  await take(`${game}-start`);
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
    // Nothing but the end is waited for: most turns are short.
    await answer(page, left.size === 1 && answered % 4 > 0);
  }
  if (left.size > 0) throw new Error(`never came by: ${[...left].map(({ name }) => name).join(', ')}`);
}

/** Who one wants to be, where the last of the named setups asks that before the game begins. */
export async function choiceShot(page: Page, game: string, take: (name: string) => Promise<void>): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.locator('.fresh-form').waitFor();
  await page.locator('.fresh-form details summary').first().click();
  await page.locator('input[name="way"]').last().check({ force: true });
  await page.locator('.fresh-go button').first().click();
  await page.waitForURL(/\/t\//);
  await isAsked(page);
  if ((await page.locator('[data-before]').count()) > 0) await take(`${game}-choice`);
}

/** So many answers without one: this table has no curtain. */
const NO_CURTAIN = 40;

/** Two people at one screen, until it is passed on for the first time; nothing where all hands lie open. */
export async function curtainShot(page: Page, game: string, take: (name: string) => Promise<void>): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.locator('.seat-plan').nth(1).waitFor();
  await page.locator('input[name="seat-1"][value="person"]').check({ force: true });
  await page.locator('.seat-plan').nth(1).locator('input[type="text"]').fill('Joost');
  await page.locator('.fresh-go button').first().click();
  await page.waitForURL(/\/t\//);
  await isAsked(page);
  for (let left = NO_CURTAIN; left > 0 && (await page.locator('.curtain').count()) === 0; left--) {
    if ((await page.locator('.table-ending').count()) > 0) break;
    await answer(page);
  }
  if ((await page.locator('.curtain').count()) > 0) await take(`${game}-curtain`);
}
