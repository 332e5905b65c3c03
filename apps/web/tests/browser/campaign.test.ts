// Owns the board of a campaign in a real browser: by mouse, by keys, by touch, through a reload, and for two at one screen.

import { LANGUAGES } from '@undercroft/presentation';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { aroundTests } from './around.ts';
import { barriers, misfits } from './look.ts';
import { set } from './pages.ts';
import { chosenOf, finger, mouse, offerOf, seeded, type Hand, type Scene } from './play.ts';
import { asked, followed } from './rivals.ts';
import { DESK, PHONE, QUICK, STILL } from './visitor.ts';

const house = aroundTests();
const SETTINGS = { ...STILL, confirmations: false };
const WHOLE = { timeout: 600_000 };
const GAME = 'four-suits';
const [TOWN, FLOOR, FIGHT, RAISE] = ['.crd-shelves', '.crd-floor', '.crd.is-fight', '.crd-raises'];
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

/** The first campaign, at one touch; or another way to begin. */
async function begin(page: Page, way = ''): Promise<void> {
  await page.goto(`/play/${GAME}/${way}`);
  await page.waitForURL(/\/t\/[\w-]+$/);
}
const departs = ({ offers }: Scene) => offers.find(({ key }) => key.includes('depart')) ?? null;

const levels = ({ offers }: Scene) => offers.find(({ key }) => key === 'option level') ?? null;

/** One more of several that are not enough yet; null where they are, or where one alone is asked for. */
async function oneMore(page: Page, { offers }: Scene, random: (below: number) => number): Promise<Locator | null> {
  const left = page.locator('.offers .offer[aria-pressed=false]:not([aria-disabled=true])');
  const count = await left.count();
  return count === 0 || offers.some(({ key }) => key === 'done') ? null : left.nth(random(count));
}

/** One answer: on the board where it can be given there, else by an offer; out of the town as soon as may be. */
async function answer(page: Page, hand: Hand, now: Scene, random: (below: number) => number): Promise<'board' | 'offer'> {
  const lit = page.locator(LIT);
  const count = await lit.count();
  const leave = departs(now) ?? levels(now);
  if (leave === null && count > 0) {
    await hand.take(lit.nth(random(count)));
    await followed(page, now);
    return 'board';
  }
  const offer = leave ?? chosenOf(now, random);
  const listed = offer === null ? page.locator('.offers-note button').first() : offerOf(page, offer.key);
  await hand.take((await oneMore(page, now, random)) ?? listed);
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

/** All that lies on the table in a fight, and what is asked and offered. */
async function onTable(page: Page) {
  const { prompt, offers } = await asked(page);
  const lies = page.locator('.crd-tile, .crd-unit, .crd-order li, .crd-deck, .crd-purse, .crd-told figure');
  return { prompt, offers, lies: await lies.allTextContents() };
}

describe('by mouse at a desk', WHOLE, () => {
  test('a ready party sets out, turns cards over and fights; a reload in the fight changes nothing; the end is told', async () => {
    const visitor = await house.visit({ hurry: QUICK, ...DESK, settings: SETTINGS });
    const { page } = visitor;
    await begin(page);
    await playUntil(page, mouse, 3, TOWN, 40);
    await looksRight(page, TOWN);
    const onBoard = await playUntil(page, mouse, 5, FIGHT, 120);
    expect(onBoard, 'answers given on the board').toBeGreaterThan(0);
    await looksRight(page, FIGHT);
    const before = await onTable(page);
    await page.reload();
    expect(await onTable(page)).toEqual(before);
    await playUntil(page, mouse, 7, '.table-ending', 250);
    expect((await asked(page)).ended).toBe(true);
    await looksRight(page, '.crd-ending');
    await visitor.leave();
  });
});

test('making a party, the floor and a level-up: nothing is cut and nothing is in the way, in three languages', WHOLE, async () => {
  const visitor = await house.visit({ hurry: QUICK, ...DESK, settings: SETTINGS });
  const { page } = visitor;
  await begin(page, 'build');
  await playUntil(page, mouse, 3, RAISE, 5);
  await looksRight(page, RAISE);
  await playUntil(page, mouse, 3, FLOOR, 60);
  await looksRight(page, FLOOR);
  await playUntil(page, mouse, 11, RAISE, 200);
  // A party that plays like this may fall before it has learned anything: then another one goes.
  for (let parties = 1; parties < 5 && (await page.locator(RAISE).count()) === 0; parties++) {
    await begin(page);
    await playUntil(page, mouse, 11 + parties, FLOOR, 60);
    await playUntil(page, mouse, 21 + parties, RAISE, 200);
  }
  expect(await page.locator(RAISE).count(), 'a level-up').toBe(1);
  await looksRight(page, RAISE);
  await visitor.leave();
});

test(
  'from one touch on, the first campaign needs two answers to stand at the first floor: which quest, and to set out',
  WHOLE,
  async () => {
    const visitor = await house.visit({ hurry: QUICK, ...DESK, settings: SETTINGS });
    const { page } = visitor;
    await begin(page);
    const first = await asked(page);
    await looksRight(page, '.crd-choice');
    // While a quest is chosen its cards lie below the book, and no shelf hides them.
    expect(await page.locator(TOWN).count()).toBe(0);
    expect(await page.locator('.crd-choice').last().isVisible()).toBe(true);
    expect(await page.locator('.crd-book').innerText()).toContain('one candle');
    await mouse.take(page.locator('.crd-choice').first());
    await followed(page, first);
    const town = await asked(page);
    expect(await page.locator(TOWN).count()).toBe(1);
    expect(departs(town)?.key, 'what is suggested in Town').toBe('quick depart');
    // Behind each door lies another shelf; resting on a ware says what it does, and nothing is answered by looking.
    const wares = page.locator('.crd-ware');
    const potion = await wares.first().innerText();
    await page.locator('.crd-door').nth(2).click();
    expect(await wares.count()).toBe(13);
    expect(await wares.first().innerText()).not.toBe(potion);
    await wares.nth(1).hover();
    expect(await page.locator('.crd-held').innerText()).toMatch(/Bow.*Attack \+\d/su);
    expect((await asked(page)).prompt).toBe(town.prompt);
    // The gate is the way out.
    await mouse.take(page.locator('.crd-door.is-open'));
    await followed(page, town);
    expect(await page.locator(FLOOR).count()).toBe(1);
    await visitor.leave();
  },
);

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

test('a visit to the town with something bought, and a fight to its end, by keys alone', WHOLE, async () => {
  const visitor = await house.visit({ hurry: QUICK, ...DESK, settings: SETTINGS });
  const { page } = visitor;
  await begin(page, 'build');
  const random = seeded(9);
  const seen = { town: 0, floor: 0, fight: 0, bought: 0, fought: 0 };
  for (let taken = 0; taken < 160 && seen.fought === 0; taken++) {
    const now = await asked(page);
    const fights = (await page.locator(FIGHT).count()) > 0;
    if (seen.fight > 0 && !fights) seen.fought++;
    if (now.ended || seen.fought > 0) break;
    if (fights) seen.fight++;
    if ((await page.locator(TOWN).count()) > 0) seen.town++;
    if ((await page.locator(FLOOR).count()) > 0) seen.floor++;
    const buys = seen.bought === 0 ? (now.offers.find(({ key }) => key === 'option buy') ?? null) : null;
    if (buys !== null) seen.bought++;
    const offer = buys ?? departs(now) ?? chosenOf(now, random);
    const listed = offer === null ? page.locator('.offers-note button').first() : offerOf(page, offer.key);
    await keys.take((await oneMore(page, now, random)) ?? listed);
    await followed(page, now);
  }
  expect(seen, 'town, floor and a whole fight').toMatchObject({ bought: 1, fought: 1 });
  expect(Math.min(seen.town, seen.floor, seen.fight)).toBeGreaterThan(0);
  await visitor.leave();
});

test('a campaign by touch on a phone, to its last page, and nothing is cut in three languages', WHOLE, async () => {
  const visitor = await house.visit({ hurry: QUICK, ...PHONE, settings: SETTINGS });
  const { page } = visitor;
  await begin(page);
  await playUntil(page, finger, 4, FLOOR, 60);
  await looksRight(page, FLOOR);
  await playUntil(page, finger, 6, FIGHT, 120);
  await looksRight(page, FIGHT);
  await playUntil(page, finger, 8, '.table-ending', 250);
  expect((await asked(page)).ended).toBe(true);
  await looksRight(page, '.crd-ending');
  await visitor.leave();
});

test('two at one screen: each makes their own characters, and nothing is hidden between them', WHOLE, async () => {
  const visitor = await house.visit({ hurry: QUICK, ...DESK, settings: SETTINGS });
  const { page } = visitor;
  await page.goto(`/new/${GAME}`);
  await page.locator('.fresh-form').waitFor();
  const way = page.locator('label.choice:has(input[value="two-players"])').first();
  if (!(await way.isVisible())) await page.locator('.fresh-form details summary').first().click();
  await way.click();
  await page.locator('.setup details summary').click();
  await page.locator('#setup-party').selectOption('0');
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
