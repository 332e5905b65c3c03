// Owns the list of every page, for somebody who has played: a finished game, an unfinished table, a replay.

import type { Page } from 'playwright-core';
import { begin, mouse, playOn, TILE } from './play.ts';

export interface PageAt {
  readonly name: string;
  readonly path: string;
  /** What is there once the page is whole. */
  readonly ready: string;
}

/** Plays a game to its ending and another to its middle, so that every page has something on it; then tells where they are. */
export async function lived(page: Page): Promise<readonly PageAt[]> {
  await begin(page, mouse);
  await playOn(page, mouse, { seed: 51 });
  const ended = new URL(page.url()).pathname;
  await page.goto('/');
  const homeTile = (await page.locator(TILE).getAttribute('href')) ?? '';
  await begin(page, mouse);
  await playOn(page, mouse, { seed: 52, steps: 5 });
  const table = new URL(page.url()).pathname;
  const at = (name: string, path: string, ready: string): PageAt => ({ name, path, ready });
  return [
    at('home', '/', '.home-go[data-ready=true]'),
    at('new game', homeTile, '.fresh-form'),
    at('table', table, '.offers .offer'),
    at('ending', ended, '.table-ending'),
    at('replay', ended.replace('/t/', '/replay/'), '.replay-bar'),
    at('list of replays', '/replays', '.rows .finished'),
    at('rulebooks', '/rules', '.rows a'),
    at('rulebook', homeTile.replace('/new/', '/rules/'), '.book-text .rule'),
    at('history', '/history', '.figures'),
    at('settings', '/settings', '.settings'),
    at('credits', '/credits', '.credited'),
    at('join', '/join', 'form.join'),
    at('unknown address', '/nowhere/at/all', 'main .act'),
    at('table that is gone', '/t/gone', 'main .act'),
  ];
}

export async function open(page: Page, { path, ready }: PageAt): Promise<void> {
  await page.goto(path);
  await page.locator(ready).first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Changes what the page keeps of its settings; the next page that is opened has them. */
export async function set(page: Page, change: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate((changed) => {
    const kept: unknown = JSON.parse(localStorage.getItem('undercroft.settings') ?? '{}');
    localStorage.setItem('undercroft.settings', JSON.stringify(Object.assign({}, kept, changed)));
  }, change);
}
