// Takes the pictures of docs/screenshots, or of the folder named: the pages of the built product, in three languages, at two sizes, of one game; and of games
// for several, which alone are taken where `several` is named after the folder, and of one of them where it is named after that; so too with `scenes`,
// the other games that one plays alone, and with `rooms`, where people come together.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { keysOf } from '@undercroft/kernel';
import type { Browser, Page } from 'playwright-core';
import { wonGame, type Won } from './games.ts';
import { launch, openHouse } from './house.ts';
import { palette } from './palette.ts';
import { gamesAlone, gamesForSeveral, waysAlone } from './for-several.ts';
import { roomShots } from './rooms.ts';
import { sceneShots } from './scenes.ts';
import { choiceShot, curtainShot, isAsked, severalShots } from './several.ts';

const [into, only, which] = process.argv.slice(2);
const folder = into === undefined ? join(import.meta.dirname, '..', '..', 'docs', 'screenshots') : resolve(into);

const SIZES = { '1440x900': { width: 1440, height: 900 }, '390x844': { width: 390, height: 844 } } as const;
type Size = keyof typeof SIZES;
const LANGUAGES = ['en', 'nl', 'ja'] as const;
const MOST_STEPS = 12;

interface Shot {
  readonly page: Page;
  readonly size: Size;
  /** What the names of the files hold beside the page and the size. */
  readonly suffix: string;
}

async function take({ page, size, suffix }: Shot, name: string): Promise<void> {
  // No ring round what was used to get here.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return document.fonts.ready.then(() => undefined);
  });
  // Japanese letters come some time after the page, in slices as they are needed; a picture waits until none is under way.
  await page.waitForFunction(
    () =>
      document.documentElement.lang !== 'ja' ||
      [...document.fonts].some(({ family, status }) => family.includes('JP') && status === 'loaded'),
  );
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(250);
  const picture = palette(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  const file = `${name}-${suffix}-${size}.png`;
  writeFileSync(join(folder, file), picture);
  process.stdout.write(`${file} ${Math.round(picture.byteLength / 1000)} kB\n`);
}

const slider = (page: Page) => page.locator('.replay-bar [role=slider]');

async function watch(page: Page, { packed }: Won, at: number): Promise<void> {
  await page.goto(`/replay#${packed}`);
  await slider(page).focus();
  await page.keyboard.press(at > 0 ? 'Home' : 'End');
  for (let left = Math.floor(at / 10); left > 0; left--) await page.keyboard.press('PageUp');
  for (let left = at % 10; left > 0; left--) await page.keyboard.press('ArrowRight');
  if (at > 0) await page.locator(`.replay-bar [role=slider][aria-valuenow="${at}"]`).waitFor();
}

async function fork(page: Page): Promise<void> {
  await page.locator('.replay-acts .act.is-primary').click();
  await page.waitForURL(/\/t\//);
  await page.locator('.offers .offer').first().waitFor();
}

/** The first step after the middle at which dice lie in the tray and somebody is asked about them. */
async function stepWithDice(page: Page, won: Won): Promise<number> {
  const middle = Math.floor(won.steps * 0.55);
  await watch(page, won, middle);
  for (let at = middle; at < won.steps - 1; at++) {
    await page.locator(`.replay-bar [role=slider][aria-valuenow="${at}"]`).waitFor();
    await page.waitForTimeout(60);
    if ((await page.locator('.tray .tray-group:not(.is-done) .die').count()) > 3) return at;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error('no dice were ever thrown');
}

/** Plays on from shortly before the end by the offers that are filled, until a game is won. */
async function victory(page: Page, won: Won): Promise<void> {
  for (let back = 1; back < 12; back++) {
    await watch(page, won, won.steps - back);
    await fork(page);
    for (let left = MOST_STEPS; left > 0; left--) {
      await page.locator('.table-ending, .offers:not([aria-busy=true], [data-paused]) .offer').first().waitFor();
      if ((await page.locator('.table-ending').count()) > 0) break;
      const said = await page.locator('main').textContent();
      await page.locator('.offers .offer.is-primary').click();
      await page.waitForFunction((before) => document.querySelector('main')?.textContent !== before, said);
    }
    if ((await page.locator('.table-ending .is-won').count()) > 0) return;
  }
  throw new Error('the game was not won again');
}

async function open(browser: Browser, origin: string, size: Size, settings: object): Promise<Page> {
  const phone = size === '390x844' ? { hasTouch: true, isMobile: true } : {};
  const context = await browser.newContext({ baseURL: origin, viewport: SIZES[size], deviceScaleFactor: 1, locale: 'en-GB', ...phone });
  const page = await context.newPage();
  await page.addInitScript(
    (kept) => {
      if (localStorage.getItem('undercroft.settings') === null) localStorage.setItem('undercroft.settings', kept);
    },
    JSON.stringify({ guide: false, motion: 'off', byItself: false, soundAsked: true, ...settings }),
  );
  return page;
}

/** Every page in one language, by lamplight. */
async function all(shot: Shot, won: Won, dice: number): Promise<void> {
  const { page } = shot;
  await watch(page, won, Math.floor(won.steps * 0.7));
  await take(shot, 'replay');
  await watch(page, won, dice);
  await fork(page);
  await take(shot, 'table');
  await victory(page, won);
  await take(shot, 'victory');
  await home(shot);
  await page.goto(`/rules/${won.game}`);
  await page.locator('.book-text .rule').first().waitFor();
  await take(shot, 'rulebook');
  await page.goto('/settings');
  await page.locator('.settings').waitFor();
  await take(shot, 'settings');
}

async function home(shot: Shot): Promise<void> {
  await shot.page.goto('/');
  await shot.page.locator('.home-go[data-ready=true]').waitFor();
  await take(shot, 'home');
}

/** The pages of a game that one plays alone, and all other pages. */
async function alone(won: Won, browser: Browser, origin: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const scout = await open(browser, origin, '1440x900', {});
  const dice = await stepWithDice(scout, won);
  await scout.context().close();
  for (const size of keysOf<Size>(SIZES)) {
    for (const language of LANGUAGES) {
      const page = await open(browser, origin, size, { language, theme: 'dark' });
      await all({ page, size, suffix: language }, won, dice);
      await page.context().close();
    }
    for (const theme of ['light', 'contrast']) {
      const page = await open(browser, origin, size, { language: 'en', theme });
      const shot: Shot = { page, size, suffix: `${theme}-en` };
      await watch(page, won, dice);
      await fork(page);
      await take(shot, 'table');
      await home(shot);
      await page.context().close();
    }
  }
}

/** What is on the screen by day and in high contrast. */
async function inOtherThemes(shot: Shot, name: string): Promise<void> {
  const wear = (theme: string): Promise<void> =>
    shot.page.evaluate((worn) => {
      document.documentElement.dataset['theme'] = worn;
    }, theme);
  for (const theme of ['light', 'contrast']) {
    await wear(theme);
    await take({ ...shot, suffix: `${theme}-${shot.suffix}` }, name);
  }
  await wear('dark');
}

/** Games of several players, each played through once at each size and in each language. */
async function several(browser: Browser, origin: string): Promise<void> {
  for (const size of keysOf<Size>(SIZES))
    for (const language of LANGUAGES)
      for (const game of gamesForSeveral.filter((one) => which === undefined || one === which)) {
        const page = await open(browser, origin, size, { language, theme: 'dark', confirmations: false });
        const shot: Shot = { page, size, suffix: language };
        await severalShots(page, game, async (name) => {
          await take(shot, name);
          if (language === 'en' && name === `${game}-table`) await inOtherThemes(shot, name);
        });
        await choiceShot(page, game, (name) => take(shot, name));
        await curtainShot(page, game, (name) => take(shot, name));
        await page.context().close();
      }
}

/** What the page keeps is changed; it looks again. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((spoken) => {
    const kept: unknown = JSON.parse(localStorage.getItem('undercroft.settings') ?? '{}');
    localStorage.setItem('undercroft.settings', JSON.stringify(Object.assign({}, kept, { language: spoken })));
  }, language);
  await page.reload();
  await isAsked(page);
}

/** Other games that one plays alone, each played through once: every scene at both sizes and in three languages. */
async function scenes(browser: Browser, origin: string): Promise<void> {
  for (const game of gamesAlone.slice(1).filter((one) => which === undefined || one === which)) {
    const page = await open(browser, origin, '1440x900', { language: 'en', theme: 'dark', confirmations: false });
    await sceneShots(page, game, waysAlone(game), async (scene) => {
      for (const language of LANGUAGES) {
        await speak(page, language);
        for (const size of keysOf<Size>(SIZES)) {
          await page.setViewportSize(SIZES[size]);
          await page.mouse.move(1, 1);
          await take({ page, size, suffix: language }, `${game}-${scene}`);
        }
      }
      await page.setViewportSize(SIZES['1440x900']);
      await speak(page, 'en');
    });
    await page.context().close();
  }
}

/** Coming together online, for the games of which a table can be set for several people. */
async function rooms(browser: Browser, origin: string): Promise<void> {
  for (const size of keysOf<Size>(SIZES))
    for (const language of LANGUAGES)
      for (const game of gamesForSeveral.filter((one) => which === undefined || one === which)) {
        const visit = (name: string): Promise<Page> => open(browser, origin, size, { language, theme: 'dark', name });
        await roomShots(visit, game, (page, name) => take({ page, size, suffix: language }, name));
      }
}

/** What may be taken alone. */
const PARTS = ['several', 'scenes', 'rooms'];
const won = PARTS.includes(only ?? '') ? null : wonGame();
const [house, browser] = await Promise.all([openHouse(), launch()]);
try {
  if (won === null) mkdirSync(folder, { recursive: true });
  else await alone(won, browser, house.origin);
  if (won !== null || only === 'several') await several(browser, house.origin);
  if (won !== null || only === 'scenes') await scenes(browser, house.origin);
  if (won !== null || only === 'rooms') await rooms(browser, house.origin);
} finally {
  await browser.close();
  await house.close();
}
