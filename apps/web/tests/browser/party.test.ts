// Owns the board of a party in a real browser: the first adventure by mouse and by touch, and how it looks in three languages.

import { LANGUAGES } from '@undercroft/presentation';
import type { Page } from 'playwright-core';
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

/** The first adventure, at one touch. */
async function beginParty(page: Page): Promise<Scene> {
  await page.goto('/play/cavern');
  await page.waitForURL(/\/t\/[\w-]+$/);
  return asked(page);
}

/** One answer: on the map where it can be given there, else by an offer. */
async function answer(page: Page, hand: Hand, now: Scene, random: (below: number) => number): Promise<'map' | 'offer'> {
  const lit = page.locator('.cav-pin.may');
  const count = await lit.count();
  if (count > 0 && random(3) > 0) {
    await lit.nth(random(count)).evaluate((one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    const several = page.locator('dialog[open].cav-dialog .act');
    if ((await several.count()) > 0) await hand.take(several.first());
    await followed(page, now);
    return 'map';
  }
  const offer = chosenOf(now, random);
  await hand.take(offer === null ? page.locator('.offers-note button').first() : offerOf(page, offer.key));
  await followed(page, now);
  return 'offer';
}

async function playParty(
  page: Page,
  hand: Hand,
  seed: number,
  steps: number,
): Promise<{ readonly ended: boolean; readonly onMap: number }> {
  const random = seeded(seed);
  let onMap = 0;
  for (let taken = 0; taken < steps; taken++) {
    const now = await asked(page);
    if (now.ended) return { ended: true, onMap };
    if ((await answer(page, hand, now, random)) === 'map') onMap++;
  }
  return { ended: (await asked(page)).ended, onMap };
}

describe('by mouse at a desk', WHOLE, () => {
  test('the first adventure is begun at one touch, played on the map and brought to its end', async () => {
    const visitor = await house.visit({ hurry: QUICK, ...DESK, settings: SETTINGS });
    const { page } = visitor;
    await beginParty(page);
    await looksRight(page, '.cav-pin');
    const { ended, onMap } = await playParty(page, mouse, 3, 400);
    expect(ended).toBe(true);
    expect(onMap, 'answers given on the map').toBeGreaterThan(0);
    await looksRight(page, '.cav-ending');
    await visitor.leave();
  });
});

describe('with motion', WHOLE, () => {
  test('the first adventure is played to its end while everything moves, flies and is told', async () => {
    const visitor = await house.visit({ hurry: QUICK, ...DESK, settings: { ...SETTINGS, motion: 'on' } });
    const { page } = visitor;
    const told = await notesTold(page);
    await beginParty(page);
    expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(false);
    const { ended } = await playParty(page, mouse, 5, 400);
    expect(ended).toBe(true);
    expect((await told()).filter(({ of }) => of > 0).length, 'steps that were told').toBeGreaterThan(3);
    await page.locator('.cav-ending').waitFor();
    await visitor.leave();
  });
});

describe('what the map says', WHOLE, () => {
  test('the way to a square is drawn, and a square that no move reaches says why, by mouse and by keys', async () => {
    const visitor = await house.visit({ hurry: QUICK, ...DESK, settings: SETTINGS });
    const { page } = visitor;
    await beginParty(page);
    await page.locator('.cav-pin.is-dot.may').first().hover();
    await page.locator('.cav-way').waitFor({ state: 'attached' });
    const why = page.locator('.cav-why');
    expect(await why.textContent()).toBe('');
    await page.locator('.cav-touch[data-square]').first().click({ force: true });
    await page.waitForFunction(() => document.querySelector('.cav-why')?.textContent === 'That is rock.');
    // From the hero, which has the focus of the map, with Shift to whatever square lies there; a friend says that nobody stops on it.
    await page.locator('.cav-pin[data-board-pick=here]').focus();
    const friend = page.locator('.cav-pin[aria-label^="Wren"]');
    await friend.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('.cav-why')?.textContent?.startsWith('Wren is there') === true);
    await visitor.leave();
  });

  test('the first hint covers nothing that is to be read: at a desk and on a phone', async () => {
    for (const size of [DESK, PHONE]) {
      const visitor = await house.visit({ hurry: QUICK, ...size, settings: { motion: 'off', confirmations: false } });
      const { page } = visitor;
      await beginParty(page);
      await page.locator('.guide').waitFor();
      const covered = (): Promise<readonly (string | null)[]> =>
        page.evaluate(() => {
          const hint = document.querySelector('.guide')?.getBoundingClientRect();
          if (hint === undefined) return ['no hint'];
          return [...document.querySelectorAll('[data-keep], [data-offers], .cav-map')]
            .filter((one) => (one.matches('.cav-map') ? window.innerWidth < 600 : true))
            .filter((one) => {
              const box = one.getBoundingClientRect();
              // A tile is seen as far as the window of the map reaches.
              const seen = one.closest('svg')?.getBoundingClientRect() ?? box;
              const across = Math.min(box.right, seen.right, hint.right) - Math.max(box.left, seen.left, hint.left);
              const down = Math.min(box.bottom, seen.bottom, hint.bottom) - Math.max(box.top, seen.top, hint.top);
              return across > 1 && down > 1;
            })
            .map((one) => one.getAttribute('class'));
        });
      // The map makes room for the hint when it has seen how large that is.
      await expect.poll(covered, { timeout: 3_000 }).toEqual([]);
      await visitor.leave();
    }
  });
});

interface ToldAt {
  readonly at: number;
  readonly of: number;
  readonly ms: number;
}

/** Notes in the page when each step of what the caverns did is told. */
async function notesTold(page: Page): Promise<() => Promise<readonly ToldAt[]>> {
  await page.addInitScript(() => {
    const told: string[] = [];
    let last = '';
    new MutationObserver(() => {
      const [at = 0, of = 0] = (document.querySelector('.cav-story-acts .faint')?.textContent?.match(/\d+/g) ?? []).map(Number);
      if (`${at} ${of}` === last) return;
      last = `${at} ${of}`;
      told.push(`${last} ${performance.now()}`);
      document.documentElement.dataset['told'] = told.join('|');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return async () => {
    const told = await page.evaluate(() => document.documentElement.dataset['told'] ?? '');
    return told.split('|').map((one) => {
      const [at = 0, of = 0, ms = 0] = one.split(' ').map(Number);
      return { at, of, ms };
    });
  };
}

/** What a step is told for at the least, at the usual pace. */
const STEP_MS = 1_300;
/** How long each step was told that another followed by itself: a question goes at once to the last that is known. */
function paces(told: readonly ToldAt[]): readonly number[] {
  return told.flatMap(({ at, of, ms }, i) => {
    const before = told[i - 1];
    if (before === undefined || before.at === 0 || at !== before.at + 1 || at === of || of !== before.of) return [];
    const began = told.slice(0, i).findLastIndex((one) => one.at !== before.at) + 1;
    return [ms - (told[began]?.ms ?? 0)];
  });
}

describe('what the caverns did', WHOLE, () => {
  test('is told step by step at its pace, gone back through, and skipped', async () => {
    const visitor = await house.visit({ ...DESK, dice: 'told', settings: { guide: false, motion: 'on', confirmations: false } });
    const { page } = visitor;
    const told = await notesTold(page);
    await beginParty(page);
    const random = seeded(8);
    const counted = page.locator('.cav-story-acts .faint');
    /** Plays until a step has followed another by itself and there is a step to go back to. */
    const several = async (): Promise<readonly number[]> => {
      // Whoever answers has read enough: the story is left to itself for a while.
      for (let left = 200, looked = 0; left > 0; left--) {
        const found = paces(await told());
        const now = (await counted.count()) > 0 ? await counted.textContent({ timeout: 500 }).catch(() => null) : null;
        if (found.length > 0 && now !== null && !now.startsWith('1')) return found;
        if (now !== null && looked++ < 15) {
          await page.waitForTimeout(200);
          continue;
        }
        looked = 0;
        await answer(page, mouse, await asked(page), random);
      }
      throw new Error('nothing is told in several steps');
    };
    for (const ms of await several()) expect(ms, 'a step has its time').toBeGreaterThan(STEP_MS * 0.95);
    await page.locator('.cav-story-acts .act').first().click();
    const back = await counted.textContent();
    await page.waitForTimeout(2 * STEP_MS + 700);
    expect(await counted.textContent(), 'whoever went back reads on at leisure').toBe(back);
    await page.locator('.cav-story-acts .act').last().click();
    await page.locator('.cav-story-acts').waitFor({ state: 'detached' });
    expect((await asked(page)).offers.length, 'then the game goes on').toBeGreaterThan(0);
    await visitor.leave();
  });
});

describe('by touch on a phone', WHOLE, () => {
  test('some turns of the first adventure, and nothing is cut in three languages', async () => {
    const visitor = await house.visit({ hurry: QUICK, ...PHONE, settings: SETTINGS });
    const { page } = visitor;
    await beginParty(page);
    const { onMap } = await playParty(page, finger, 4, 25);
    expect(onMap).toBeGreaterThan(0);
    if (!(await asked(page)).ended) await looksRight(page, '.cav-pin');
    await visitor.leave();
  });
});
