// Owns the board of a campaign in a real browser: by mouse, by keys, by touch, through a reload, and for two at one screen.

import { LANGUAGES } from '@undercroft/presentation';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { aroundTests } from './around.ts';
import { barriers, misfits } from './look.ts';
import { set } from './pages.ts';
import { chosenOf, finger, mouse, offerOf, seeded, type Hand, type Scene } from './play.ts';
import { asked, followed } from './rivals.ts';
import { DESK, PHONE, STILL } from './visitor.ts';

const house = aroundTests();
const SETTINGS = { ...STILL, confirmations: false };
const WHOLE = { timeout: 600_000 };
const GAME = 'four-suits';
const [TOWN, FLOOR, FIGHT] = ['.crd-shelves', '.crd-floor', '.crd.is-fight'];
const LIT = '.crd-tile.is-open, .is-foes .crd-portrait.is-open, .crd-choice';

async function looksRight(page: Page, ready: string): Promise<void> {
  for (const language of LANGUAGES) {
    await set(page, { language });
    await page.reload();
    await page.locator(ready).first().waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await misfits(page), `${language}: what does not fit`).toEqual([]);
    expect(await barriers(page), `${language}: barriers`).toEqual([]);
  }
  await set(page, { language: 'en' });
  await page.reload();
  await page.locator(ready).first().waitFor();
}

/** The first campaign, at one touch. */
async function begin(page: Page): Promise<void> {
  await page.goto(`/play/${GAME}`);
  await page.waitForURL(/\/t\/[\w-]+$/);
}
const departs = ({ offers }: Scene) => offers.find(({ key }) => key.includes('depart')) ?? null;

/** One answer: on the board where it can be given there, else by an offer; out of the town as soon as may be. */
async function answer(page: Page, hand: Hand, now: Scene, random: (below: number) => number): Promise<'board' | 'offer'> {
  const lit = page.locator(LIT);
  const count = await lit.count();
  const leave = departs(now);
  if (leave === null && count > 0) {
    await hand.take(lit.nth(random(count)));
    await followed(page, now);
    return 'board';
  }
  const offer = leave ?? chosenOf(now, random);
  await hand.take(offer === null ? page.locator('.offers-note button').first() : offerOf(page, offer.key));
  await followed(page, now);
  return 'offer';
}

/** Plays until something is on the board, or the campaign is over. */
async function playUntil(page: Page, hand: Hand, seed: number, wanted: string, steps: number): Promise<number> {
  const random = seeded(seed);
  let onBoard = 0;
  for (let taken = 0; taken < steps; taken++) {
    const now = await asked(page);
    if (now.ended || (await page.locator(wanted).count()) > 0) break;
    if ((await answer(page, hand, now, random)) === 'board') onBoard++;
  }
  return onBoard;
}

describe('by mouse at a desk', WHOLE, () => {
  test('a party is made, sets out, turns cards over and fights; a reload in the fight changes nothing; the end is told', async () => {
    const visitor = await house.visit({ ...DESK, settings: SETTINGS });
    const { page } = visitor;
    await begin(page);
    await playUntil(page, mouse, 3, TOWN, 40);
    await looksRight(page, TOWN);
    const onBoard = await playUntil(page, mouse, 5, FIGHT, 120);
    expect(onBoard, 'answers given on the board').toBeGreaterThan(0);
    await looksRight(page, FIGHT);
    const before = await asked(page);
    await page.reload();
    expect((await asked(page)).prompt).toBe(before.prompt);
    await playUntil(page, mouse, 7, '.table-ending', 250);
    expect((await asked(page)).ended).toBe(true);
    await looksRight(page, '.crd-ending');
    await visitor.leave();
  });
});

const isOn = (page: Page, wanted: string): Promise<boolean> =>
  page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted);

/** Takes something by keys alone, from where the focus is. */
const keys: Hand = {
  take: async (target) => {
    const page = target.page();
    const key = await target.getAttribute('data-offer');
    const wanted = key === null ? '.offers-note button' : `.offer[data-offer="${key}"]`;
    for (let tabs = 120; tabs > 0 && !(await isOn(page, wanted)); tabs--) await page.keyboard.press('Tab');
    expect(await isOn(page, wanted), wanted).toBe(true);
    await page.keyboard.press('Enter');
  },
};

test('the town and a fight by keys alone', WHOLE, async () => {
  const visitor = await house.visit({ ...DESK, settings: SETTINGS });
  const { page } = visitor;
  await begin(page);
  const random = seeded(9);
  const seen = { town: 0, floor: 0, fight: 0 };
  for (let taken = 0; taken < 120 && seen.fight < 4; taken++) {
    const now = await asked(page);
    if (now.ended) break;
    if ((await page.locator(TOWN).count()) > 0) seen.town++;
    if ((await page.locator(FLOOR).count()) > 0) seen.floor++;
    if ((await page.locator(FIGHT).count()) > 0) seen.fight++;
    const offer = departs(now) ?? chosenOf(now, random);
    await keys.take(offer === null ? page.locator('.offers-note button').first() : offerOf(page, offer.key));
    await followed(page, now);
  }
  expect(Math.min(seen.town, seen.floor, seen.fight)).toBeGreaterThan(0);
  await visitor.leave();
});

test('part of a quest by touch on a phone, and nothing is cut in three languages', WHOLE, async () => {
  const visitor = await house.visit({ ...PHONE, settings: SETTINGS });
  const { page } = visitor;
  await begin(page);
  await playUntil(page, finger, 4, FLOOR, 60);
  await looksRight(page, FLOOR);
  await playUntil(page, finger, 6, FIGHT, 120);
  await looksRight(page, FIGHT);
  await visitor.leave();
});

test('two at one screen: each makes their own characters, and nothing is hidden between them', WHOLE, async () => {
  const visitor = await house.visit({ ...DESK, settings: SETTINGS });
  const { page } = visitor;
  await page.goto(`/new/${GAME}`);
  await page.locator('.fresh-form').waitFor();
  const way = page.locator('label.choice:has(input[value="two-players"])').first();
  if (!(await way.isVisible())) await page.locator('.fresh-form details summary').first().click();
  await way.click();
  await page.locator('label:has(input[name="seat-1"][value=person])').first().click();
  await page.locator('.fresh-go .is-primary').click();
  await page.waitForURL(/\/t\/[\w-]+$/);
  const random = seeded(2);
  const made = new Set<string>();
  for (let taken = 0; taken < 80 && made.size < 4; taken++) {
    const now = await asked(page);
    for (const name of await page.locator('.crd-raises h2').allTextContents()) made.add(name);
    await answer(page, mouse, now, random);
  }
  expect(made.size, 'characters of both players').toBe(4);
  await visitor.leave();
});
