// Owns playing a game of rivals on its own board: begun against bots, moved on the map, cards placed, fights and the end.

import type { Locator, Page } from 'playwright-core';
import { chosenOf, offerOf, scene, seeded, type Hand, type Scene } from './play.ts';

/** The game that is played here. */
export const RIVALS = 'dungeoneer';

/** What was done on the board itself, not by the offers. */
export interface Deeds {
  steps: number;
  placed: number;
  fights: number;
  played: number;
}
export const noDeeds = (): Deeds => ({ steps: 0, placed: 0, fights: 0, played: 0 });

const WAIT_MS = 30_000;

/** Waits until this seat is asked something and everything of it is known, or the game is over. */
export async function asked(page: Page): Promise<Scene> {
  await page.waitForFunction(
    () =>
      document.querySelector('.table-ending') !== null ||
      (document.querySelector('.offers:not([aria-busy=true], [data-paused])') !== null &&
        document.querySelector(
          '.offers .offer:not([aria-disabled=true]), .dgn-placing, .dgn-space.may, .cav-pin.may, .offers-note button',
        ) !== null),
    undefined,
    { timeout: WAIT_MS },
  );
  // Two windows may look the same: which question is open, and how far it is answered, belongs to what is seen.
  const open = await page.evaluate(() => document.querySelector('[data-asked]')?.getAttribute('data-asked') ?? '');
  const seen = await scene(page);
  return { ...seen, print: `${open} ${seen.print}` };
}

/** A game of a named setup on this screen: the first seat is ours, the others are bots. */
export async function beginRivals(page: Page, hand: Hand, preset = 'first'): Promise<Scene> {
  await page.goto(`/new/${RIVALS}`);
  await page.locator('.fresh-form').waitFor();
  const way = page.locator(`label.choice:has(input[value="${preset}"])`);
  if (!(await way.first().isVisible())) await hand.take(page.locator('.fresh-form details summary').first());
  await hand.take(way.first());
  for (const seat of (await page.locator('.seat-plan select').all()).slice(1)) await seat.selectOption({ index: 1 });
  await hand.take(page.locator('.fresh-go button'));
  await page.waitForURL(/\/t\/[\w-]+$/);
  return asked(page);
}

/** Waits until something has changed after a step. */
export async function followed(page: Page, before: Scene): Promise<Scene> {
  const end = performance.now() + WAIT_MS;
  let now = await asked(page);
  while (now.print === before.print && performance.now() < end) {
    await page.waitForTimeout(15);
    now = await asked(page);
  }
  if (now.print === before.print) throw new Error(`nothing follows: ${before.prompt} ${JSON.stringify(before.offers)}`);
  return now;
}

const visible = async (all: Locator): Promise<Locator | null> => {
  for (const one of await all.all()) if (await one.isVisible()) return one;
  return null;
};

/** One answer: on the board where it is asked there, else by an offer. */
export async function answer(page: Page, hand: Hand, now: Scene, random: (below: number) => number, deeds: Deeds): Promise<Scene> {
  const put = page.locator('.dgn-placing .is-primary');
  if ((await put.count()) > 0) {
    const turn = page.locator('.dgn-placing button[aria-keyshortcuts=R]:not([aria-disabled=true])');
    if ((await turn.count()) > 0 && random(2) === 0) await hand.take(turn);
    await hand.take(put);
    deeds.placed++;
    return followed(page, now);
  }
  if ((await page.locator('.dgn-fight').count()) > 0) deeds.fights++;
  const lit = page.locator('.dgn-space.may');
  if ((await lit.count()) > 0 && (await page.locator('.dgn-fight').count()) === 0 && random(4) > 0) {
    const tile = lit.nth(random(await lit.count()));
    await tile.evaluate((one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    deeds.steps++;
    const several = await visible(page.locator('dialog[open].dgn-chooser .act'));
    if (several !== null) await hand.take(several);
    return followed(page, now);
  }
  const offer = chosenOf(now, random);
  await hand.take(offer === null ? page.locator('.offers-note button') : offerOf(page, offer.key));
  return followed(page, now);
}

/** Plays so many answers, or to the end. */
export async function playRivals(
  page: Page,
  hand: Hand,
  { seed = 1, steps = 400, until = null }: { seed?: number; steps?: number; until?: string | null } = {},
): Promise<{ readonly scene: Scene; readonly taken: number; readonly deeds: Deeds }> {
  const random = seeded(seed);
  const deeds = noDeeds();
  let now = await asked(page);
  for (let taken = 0; taken < steps; taken++) {
    if (now.ended || (until !== null && (await page.locator(until).count()) > 0)) return { scene: now, taken, deeds };
    now = await answer(page, hand, now, random, deeds);
  }
  return { scene: now, taken: steps, deeds };
}
