// Owns one visit by a browser that was never here: from the address to the first decision, pressing each button as soon as it is there.

import { LANGUAGES } from '@undercroft/presentation';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { launch, openHouse } from '../../screenshots/house.ts';

const VISIT_MS = 60_000;
const FIRST_LOCALE = 'en-GB';
const SIZE = { width: 1440, height: 900 } as const;

/** One answer as it came over the wire. */
export interface Sent {
  readonly path: string;
  readonly kind: string;
  readonly bytes: number;
}

export interface Visit {
  /** Milliseconds since the address was entered. */
  readonly usableMs: number;
  readonly formMs: number;
  readonly decisionMs: number;
  /** What the page had asked for when it was usable, and in the end. */
  readonly home: readonly Sent[];
  readonly all: readonly Sent[];
}

export interface Network {
  readonly bitsPerSecond: number;
  readonly latencyMs: number;
}

interface Marks {
  usable: number;
  form: number;
  decision: number;
  doors: string[];
}

/** As much of a browser as the walk needs: this file is checked as a program, not as a page. */
interface Piece {
  readonly textContent: string | null;
  getAttribute(name: string): string | null;
  click(): void;
}
interface Browsing {
  readonly document: { querySelector(selector: string): Piece | null; querySelectorAll(selector: string): Iterable<Piece> };
  requestAnimationFrame(next: () => void): void;
}
declare global {
  /** What the walk has noted, in the page. */
  var undercroftMarks: Marks | undefined;
}

/** Runs in the page, from its first moment on: at every frame it notes what is there by now and presses what comes next. */
function walk(door: string | null): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It runs in a browser.
  const here = globalThis as unknown as Browsing;
  const marks: Marks = { usable: 0, form: 0, decision: 0, doors: [] };
  globalThis.undercroftMarks = marks;
  const look = (): void => {
    const { document } = here;
    const at = performance.now();
    const doors = [...document.querySelectorAll('.home-tiles a')];
    const home = document.querySelector('.home-go[data-ready=true]');
    const go = document.querySelector('.fresh-go button:not([aria-disabled=true])');
    const prompt = document.querySelector('.offers:not([aria-busy=true], [data-paused]) .offers-prompt')?.textContent ?? '';
    if (marks.usable === 0 && home !== null && doors.length > 0) {
      marks.usable = at;
      marks.doors = doors.map((one) => one.getAttribute('href') ?? '');
      doors.find((one) => one.getAttribute('href') === door)?.click();
    } else if (marks.usable > 0 && marks.form === 0 && go !== null) {
      marks.form = at;
      go.click();
    } else if (marks.form > 0 && prompt !== '') {
      marks.decision = at;
      return;
    }
    here.requestAnimationFrame(look);
  };
  here.requestAnimationFrame(look);
}

const marksOf = (page: Page): Promise<Marks> =>
  page.evaluate(() => globalThis.undercroftMarks ?? { usable: 0, form: 0, decision: 0, doors: [] });
const reached = (page: Page, what: 'usable' | 'decision'): Promise<unknown> =>
  page.waitForFunction((mark) => (globalThis.undercroftMarks?.[mark] ?? 0) > 0, what, { timeout: VISIT_MS, polling: 50 });

/** Every request of the page and its worker; the service worker fetches its own copy, for later. */
function listened(context: BrowserContext): readonly Request[] {
  const requests: Request[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker() === null) requests.push(request);
  });
  return requests;
}

async function sentFor(request: Request): Promise<Sent> {
  const response = await request.response();
  if (response === null) throw new Error(`no answer to ${request.url()}`);
  await response.finished();
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  const path = new URL(request.url()).pathname;
  return { path, kind: request.resourceType(), bytes: responseBodySize + responseHeadersSize };
}

interface Way {
  /** The door to go through; null: the home page is all. */
  readonly door: string | null;
  readonly locale?: string;
  readonly network?: Network;
}

/** A browser process of its own, so that nothing is warm: no cache, no compiled code. */
async function visited(
  origin: string,
  { door, locale = FIRST_LOCALE, network }: Way,
): Promise<Visit & { readonly doors: readonly string[] }> {
  const browser = await launch();
  try {
    const context = await browser.newContext({ locale, baseURL: origin, viewport: SIZE });
    const requests = listened(context);
    const page = await context.newPage();
    await page.addInitScript(walk, door);
    if (network !== undefined) await slowDown(page, network);
    await page.goto('/');
    await reached(page, door === null ? 'usable' : 'decision');
    // What the home page fetches after it is usable, such as faces that its words turned out to need, is told apart, not left out.
    if (door === null) await page.waitForLoadState('networkidle', { timeout: VISIT_MS });
    const marks = await marksOf(page);
    const asked = [...requests];
    const origins = await page.evaluate(() => performance.timeOrigin);
    const all = await Promise.all(
      asked.map(async (request) => ({ sent: await sentFor(request), at: request.timing().startTime - origins })),
    );
    const home = all.filter(({ at }) => at <= marks.usable).map(({ sent }) => sent);
    return {
      usableMs: marks.usable,
      formMs: marks.form,
      decisionMs: marks.decision,
      home,
      all: all.map(({ sent }) => sent),
      doors: marks.doors,
    };
  } finally {
    await browser.close();
  }
}

async function slowDown(page: Page, { bitsPerSecond, latencyMs }: Network): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bitsPerSecond / 8,
    uploadThroughput: bitsPerSecond / 8,
  });
}

export interface Visits {
  /** By game. */
  readonly games: ReadonlyMap<string, readonly Visit[]>;
  /** To the home page alone: over a slow network, and by language. */
  readonly slow: readonly Visit[];
  readonly languages: ReadonlyMap<string, Visit>;
}

/** As many first visits for each game that has a door, and some to the home page alone. */
export async function firstVisits(count: number, slowCount: number, network: Network): Promise<Visits> {
  const house = await openHouse();
  try {
    // The first visit finds the doors, and the server warm for the others.
    const { doors } = await visited(house.origin, { door: null });
    const games = new Map<string, Visit[]>(doors.map((door) => [door, []]));
    for (let i = 0; i < count; i++) for (const [door, visits] of games) visits.push(await visited(house.origin, { door }));
    const slow: Visit[] = [];
    for (let i = 0; i < slowCount; i++) slow.push(await visited(house.origin, { door: null, network }));
    const languages = new Map<string, Visit>();
    for (const locale of LANGUAGES) languages.set(locale, await visited(house.origin, { door: null, locale }));
    return { games: new Map([...games].map(([door, visits]) => [door.split('/').at(-1) ?? door, visits])), slow, languages };
  } finally {
    await house.close();
  }
}
