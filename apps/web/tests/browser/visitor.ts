// Owns a visitor: a browser profile of its own, whose every fault, foreign request and breach of the content policy is noted.

import { type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { seedDevice } from './dice.ts';

export interface Watch {
  readonly faults: string[];
  readonly foreign: string[];
  /** While the network or the server is away on purpose, requests may fail. */
  away: boolean;
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly watch: Watch;
  /** What a visit must not leave behind; then the profile is thrown away. */
  leave(): Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
  /** Settings of the page, as it keeps them; a first visit unless told. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Which dice lie on this device; the same for everybody unless told. */
  readonly dice?: string;
  /** The clock of page and worker runs so many times as fast: for whole games, of which most of the time would be pauses. */
  readonly hurry?: number;
}

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
export const DESK = { viewport: { width: 1440, height: 900 } } as const;
/** For whole games: pauses are short, and nothing is so quick that a busy machine could not follow. */
export const QUICK = 6;
/** Nothing is answered or asked by itself: a test that is about that says so. */
const STEADY = { byItself: false, soundAsked: true } as const;
/** Somebody who has played before and wants no motion: what most tests are about is not how it moves. */
export const STILL = { guide: false, motion: 'off' } as const;

const AWAY = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_NETWORK|ERR_EMPTY_RESPONSE|ERR_FAILED/;

/** What the browser itself does about the page, beside the page. */
const isOwn = (url: string, origin: string): boolean => url.startsWith(`${origin}/`) || /^(?:data|blob|about|chrome-error):/.test(url);

/** Notes everything that must not happen on a page. */
export async function watchPage(page: Page, origin: string, watch: Watch): Promise<void> {
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (watch.away && AWAY.test(message.text())) return;
    watch.faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => watch.faults.push(`page error: ${error.stack ?? error.message}`));
  page.on('crash', () => watch.faults.push('the page crashed'));
  await page.exposeFunction('undercroftBreach', (what: string) => void watch.faults.push(`content policy: ${what}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const told: unknown = Reflect.get(globalThis, 'undercroftBreach');
      const what = `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`;
      if (typeof told === 'function') Reflect.apply(told, undefined, [what]);
    });
  });
  // Requests of the worker and the service worker are those of the context.
  page.context().on('request', (request) => {
    if (!isOwn(request.url(), origin)) watch.foreign.push(request.url());
  });
  page.on('websocket', (socket) => {
    if (!socket.url().startsWith(`${origin.replace('http', 'ws')}/`)) watch.foreign.push(socket.url());
  });
}

export async function visitorOf(browser: Browser, origin: string, options: VisitOptions = {}): Promise<Visitor> {
  const { settings, dice = '1', hurry = 1, ...rest } = options;
  const context = await browser.newContext({ locale: 'en-GB', baseURL: origin, ...DESK, ...rest });
  await seedDevice(context, dice, hurry);
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const watch: Watch = { faults: [], foreign: [], away: false };
  await watchPage(page, origin, watch);
  await keepSettings(page, { ...STEADY, ...settings });
  const leave = async (): Promise<void> => {
    await context.close();
    expect(watch.faults).toEqual([]);
    expect(watch.foreign).toEqual([]);
  };
  return { context, page, watch, leave };
}

/** The settings are there before the page first looks, and stay as the page changes them. */
export const keepSettings = (page: Page, settings: Readonly<Record<string, unknown>>): Promise<unknown> =>
  page.addInitScript((kept) => {
    if (localStorage.getItem('undercroft.settings') === null) localStorage.setItem('undercroft.settings', kept);
  }, JSON.stringify(settings));
