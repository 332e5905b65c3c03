// Owns the board of rivals in a real browser: whole games by mouse, by touch and by keyboard, and what nobody should meet on it.

import { LANGUAGES } from '@undercroft/presentation';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { aroundTests } from './around.ts';
import { barriers, misfits, overMap } from './look.ts';
import { set } from './pages.ts';
import { finger, mouse, scene, seeded } from './play.ts';
import { asked, beginRivals, followed, playRivals } from './rivals.ts';
import { DESK, PHONE, QUICK, STILL } from './visitor.ts';

const house = aroundTests();
const SETTINGS = { ...STILL, confirmations: false };
const WHOLE = { timeout: 600_000 };
/** Dice by which a game ends after some 90 answers: most take longer, some more than twice as long. */
const SHORT = 'short 5';

/** What is on the screen, in each language: nothing that shuts anybody out, nothing that does not fit. */
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

/** Which of answers and hand something lies over. */
const covered = (page: Page, what: string): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const over = document.querySelector(selector)?.getBoundingClientRect();
    if (over === undefined) return ['it is not there'];
    return [...document.querySelectorAll('[data-offers], [data-guide="hand"]')]
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left < over.right - 1 && box.right > over.left + 1 && box.top < over.bottom - 1 && box.bottom > over.top + 1;
      })
      .map((one) => one.className);
  }, what);

const isOn = (page: Page, wanted: string): Promise<boolean> =>
  page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted);

describe('by mouse at a desk', WHOLE, () => {
  test('a whole game is moved on the map, placed, fought and ended, with its story and its standings', async () => {
    const visitor = await house.visit({ hurry: QUICK, ...DESK, settings: SETTINGS, dice: SHORT });
    const { page } = visitor;
    await beginRivals(page, mouse);
    expect(await page.locator('.dgn-space').count(), 'the map lies there').toBeGreaterThan(3);
    expect(await page.locator('.seat-sheet').count(), 'everybody has a sheet').toBe(2);
    const [mine = '', other = ''] = await page.locator('.seat-sheet-who').allTextContents();
    expect(other, 'how the bot plays is said beside its hero').toMatch(/bot, steady/);
    expect(mine).not.toMatch(/bot|normal/);
    expect(await page.locator('main').textContent(), 'nobody is called by the kind of a bot').not.toMatch(/\bnormal\b/);
    const { scene: last, taken, deeds } = await playRivals(page, mouse, { seed: 5 });
    console.log(`a game of ${taken} answers by mouse: ${JSON.stringify(deeds)}`);
    expect(last.ended).toBe(true);
    expect(deeds.placed, 'Map cards placed on the map').toBeGreaterThan(0);
    expect(deeds.steps, 'spaces touched').toBeGreaterThan(0);
    expect(deeds.fights, 'answers given on the stage of a fight').toBeGreaterThan(0);
    expect(await page.locator('.dgn-tale h1').textContent()).not.toBe('');
    expect(await page.locator('.dgn-story li').count()).toBeGreaterThan(0);
    expect(await page.locator('.dgn-standings li').count()).toBe(2);
    await looksRight(page, '.dgn-end');
    const before = page.url();
    await page.locator('.dgn-end .is-primary').click();
    await page.waitForURL((url) => url.href !== before);
    expect((await asked(page)).ended, 'another game begins').toBe(false);
    await visitor.leave();
  });

  test('table and fight look right in three languages; a card is looked at closely; the turn of another is stepped through', async () => {
    const visitor = await house.visit({ hurry: QUICK, ...DESK, settings: SETTINGS });
    const { page } = visitor;
    await beginRivals(page, mouse, 'three');
    await page.locator('.hand-fan .card').first().hover();
    await page.locator('.zoom-box .card-flavour').waitFor();
    expect(await covered(page, '.zoom-box'), 'what the card lies over').toEqual([]);
    expect(await page.evaluate(() => window.scrollY), 'the table stays where it is').toBe(0);
    await page.mouse.move(5, 5);
    await page.locator('.zoom-box').waitFor({ state: 'detached' });
    await playRivals(page, mouse, { seed: 2, until: '.dgn-fight' });
    await looksRight(page, '.dgn-fight');
    await playRivals(page, mouse, { seed: 3, until: '.dgn-middle-of-table:not(.is-fighting) .dgn-recap button' });
    await page.locator('.dgn-recap button').first().click();
    const first = await page.locator('.recap-text').textContent();
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('.recap-text').textContent()).not.toBe(first);
    await page.keyboard.press('Escape');
    await looksRight(page, '.dgn-map');
    await visitor.leave();
  });
});

describe('by touch on a phone', WHOLE, () => {
  test('a whole game, and nothing is cut in three languages', async () => {
    const visitor = await house.visit({ hurry: QUICK, ...PHONE, settings: SETTINGS, dice: SHORT });
    const { page } = visitor;
    await beginRivals(page, finger);
    await playRivals(page, finger, { seed: 6, until: '.dgn-fight' });
    await looksRight(page, '.dgn-fight');
    const { scene: last, deeds } = await playRivals(page, finger, { seed: 7 });
    expect(last.ended).toBe(true);
    expect(deeds.placed + deeds.steps).toBeGreaterThan(0);
    await looksRight(page, '.dgn-end');
    await visitor.leave();
  });

  test('Quests of all and what was discarded are one touch away; the first hint lies over no answer', async () => {
    const visitor = await house.visit({ hurry: QUICK, ...PHONE, settings: { ...SETTINGS, guide: true } });
    const { page } = visitor;
    await beginRivals(page, finger);
    await page.locator('.guide').waitFor();
    expect(await covered(page, '.guide'), 'what the hint lies over').toEqual([]);
    await page.locator('.guide .act.is-quiet').tap();
    await page.locator('.guide').waitFor({ state: 'detached' });
    // A fight leaves no room for it.
    await playRivals(page, finger, { seed: 2, until: '.dgn-quests-tool:visible' });
    expect(await overMap(page), 'what lies over the map').toEqual([]);
    await page.locator('.dgn-quests-tool').tap();
    const sheet = page.locator('.dgn-sheet-dialog[open]');
    expect(await sheet.locator('.dgn-quests .card').count(), 'one’s own Quests and those of all').toBeGreaterThan(1);
    expect(await sheet.locator('.dgn-piles figure').count(), 'every pile').toBeGreaterThan(2);
    expect(await misfits(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);
    await visitor.leave();
  });

  test('a seat opens its sheet, a card is read by holding it', async () => {
    const visitor = await house.visit({ hurry: QUICK, ...PHONE, settings: SETTINGS });
    const { page } = visitor;
    await beginRivals(page, finger);
    await page.locator('.dgn-seat:not(.may)').first().tap();
    await page.locator('.dgn-sheet-dialog[open]').waitFor();
    expect(await misfits(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const card = page.locator('.hand-fan .card').first();
    await card.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await page.locator('.zoom-box .card').waitFor();
    expect(await covered(page, '.zoom-box'), 'what the card lies over').toEqual([]);
    await visitor.leave();
  });
});

describe('by keyboard alone', WHOLE, () => {
  test('a whole game: digits for offers, M and arrows on the map, R turns a card, Enter picks', async () => {
    const visitor = await house.visit({ hurry: QUICK, ...DESK, settings: SETTINGS, dice: SHORT });
    const { page } = visitor;
    await beginRivals(page, mouse);
    const random = seeded(9);
    const keys = { digits: 0, steps: 0, placed: 0 };
    let now = await asked(page);
    for (let left = 500; left > 0 && !now.ended; left--) {
      const before = now;
      if ((await page.locator('.dgn-placing').count()) > 0) {
        // O and M: wherever the focus is, from the offers to the map.
        await page.keyboard.press('o');
        await page.keyboard.press('m');
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('r');
        expect(await isOn(page, '.dgn-cell.is-here'), 'the focus is on the card').toBe(true);
        await page.keyboard.press('Enter');
        keys.placed++;
      } else if ((await page.locator('.dgn-space.may').count()) > 0 && (await page.locator('.dgn-fight').count()) === 0 && random(3) > 0) {
        // O and M: wherever the focus is, from the offers to the map.
        await page.keyboard.press('o');
        await page.keyboard.press('m');
        for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowUp'])
          if (!(await isOn(page, '.dgn-space.may'))) await page.keyboard.press(key);
        if (!(await isOn(page, '.dgn-space.may'))) continue;
        await page.keyboard.press('Enter');
        keys.steps++;
      } else if ((await page.locator('.offers-note button[aria-expanded=true]').count()) > 0) {
        // In a list digits may be searched for: O leads to its first line.
        await page.keyboard.press('o');
        await page.keyboard.press('Enter');
      } else if (now.offers.length > 0) {
        await page.keyboard.press(String(1 + random(Math.min(now.offers.length, 6))));
        keys.digits++;
      } else {
        // What is chosen on the board can be chosen from a list too.
        await page.keyboard.press('o');
        for (let tabs = 40; tabs > 0 && !(await isOn(page, '.offers-note button')); tabs--) await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
      }
      if ((await page.locator('dialog[open].dgn-chooser').count()) > 0) await page.keyboard.press('Enter');
      now = await followed(page, before);
    }
    console.log(`a game by keyboard: ${JSON.stringify(keys)}`);
    expect((await scene(page)).ended).toBe(true);
    expect(keys.steps, 'moved on the map by keys').toBeGreaterThan(0);
    expect(keys.placed, 'placed by keys').toBeGreaterThan(0);
    await visitor.leave();
  });
});
