// Owns playing a game through the page: what is open now, waiting for what follows, and a whole game by one way of pointing.

import type { Locator, Page } from 'playwright-core';

export interface Offered {
  readonly key: string;
  readonly label: string;
  readonly primary: boolean;
  readonly quiet: boolean;
}

export interface Scene {
  readonly ended: boolean;
  readonly prompt: string;
  readonly offers: readonly Offered[];
  readonly dialog: boolean;
  /** A hint of the guide lies over the table. */
  readonly hint: boolean;
  /** What all that can be seen and read comes to: it changes whenever anything does. */
  readonly print: string;
}

/** How one kind of hand takes what is on the screen. */
export interface Hand {
  take(target: Locator): Promise<void>;
}

export const mouse: Hand = { take: (target) => target.click() };
export const finger: Hand = { take: (target) => target.tap() };

/** Runs in the page: what is open now. */
function seen(): Scene {
  const text = (element: Element | null): string => element?.textContent ?? '';
  const main = document.querySelector('main');
  const pressed = [...document.querySelectorAll('main [aria-pressed]')].map((one) => one.getAttribute('aria-pressed')).join(' ');
  const ghost = document.querySelector('.dlv-ghost.is-set .dlv-ghost-floor')?.getAttribute('d') ?? '';
  return {
    ended: document.querySelector('.table-ending') !== null,
    prompt: text(document.querySelector('.offers-prompt')),
    offers: [...document.querySelectorAll('.offers .offer')]
      .filter((one) => one.getAttribute('aria-disabled') !== 'true')
      .map((one) => ({
        key: one.getAttribute('data-offer') ?? '',
        label: text(one),
        primary: one.classList.contains('is-primary'),
        quiet: one.classList.contains('is-quiet'),
      })),
    dialog: document.querySelector('dialog[open]') !== null,
    hint: document.querySelector('.guide') !== null,
    print: `${text(main)} ${pressed} ${ghost} ${document.querySelectorAll('main *').length}`,
  };
}

export const scene = (page: Page): Promise<Scene> => page.evaluate(seen);

const WAIT_MS = 15_000;

/** Waits until something has changed and the next question, or the ending, is there. */
export async function moved(page: Page, before: Scene): Promise<Scene> {
  const end = performance.now() + WAIT_MS;
  let now = await settled(page);
  while (now.print === before.print && performance.now() < end) {
    await page.waitForTimeout(15);
    now = await settled(page);
  }
  if (now.print === before.print) throw new Error(`nothing follows: ${before.prompt} ${JSON.stringify(before.offers)}`);
  return now;
}

/** Waits until the page has a question or an ending, and is busy with nothing. */
export async function settled(page: Page): Promise<Scene> {
  await page.waitForFunction(
    () =>
      document.querySelector('.table-ending') !== null ||
      (document.querySelector('.offers:not([aria-busy=true], [data-paused])') !== null &&
        document.querySelector('.offers .offer:not([aria-disabled=true]), .dlv-pick') !== null),
    undefined,
    { timeout: WAIT_MS },
  );
  return scene(page);
}

export const offerOf = (page: Page, key: string): Locator => page.locator(`.offers .offer[data-offer="${key}"]`).first();

/** The tile of the game that is played with its own board; other games may stand before it. */
export const TILE = '.home-tiles a[href="/new/delve"]';

/** From the first page to the first question of a short game on this screen, or of one on the server. */
export async function begin(page: Page, hand: Hand, online = false): Promise<Scene> {
  await page.goto('/');
  await hand.take(page.locator(TILE));
  await page.locator('.fresh-form').waitFor();
  const short = page.locator('input[name=way][value^=micro-1]');
  await hand.take(page.locator('label.choice', { has: short }));
  if (online) await hand.take(page.locator('.choices.is-pair label.choice').nth(1));
  await hand.take(page.locator('.fresh-go button'));
  await page.waitForURL(online ? /\/o\/[\w-]+$/ : /\/t\/[\w-]+$/);
  return settled(page);
}

/** A small generator: a game that failed is played again by its seed as far as the dice allow. */
export function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

/** The offer to take: mostly the one that is filled, now and then any other that does not end the game. */
export function chosenOf({ offers }: Scene, random: (below: number) => number): Offered | null {
  const open = offers.filter(({ quiet }) => !quiet);
  if (open.length > 0 && random(6) === 0) return open[random(open.length)] ?? null;
  return offers.find(({ primary }) => primary) ?? open[0] ?? offers[0] ?? null;
}

export const MOST_STEPS = 600;

export interface Detour {
  /** Takes over when it has something to do at this point; null leaves the point to the offers. */
  (page: Page, now: Scene): Promise<Scene | null>;
}

/** Plays until the ending, or until told to stop; every step is bounded, and so is the game. */
export async function playOn(
  page: Page,
  hand: Hand,
  { seed = 1, steps = MOST_STEPS, detours = [] }: { seed?: number; steps?: number; detours?: readonly Detour[] } = {},
): Promise<{ readonly scene: Scene; readonly taken: number }> {
  const random = seeded(seed);
  let now = await settled(page);
  for (let taken = 0; taken < steps; taken++) {
    if (now.ended) return { scene: now, taken };
    let after: Scene | null = null;
    for (const detour of detours) after ??= await detour(page, now);
    if (after === null) {
      const offer = chosenOf(now, random);
      // What is chosen on the board can always be chosen from a list too.
      await hand.take(offer === null ? page.locator('.offers-note button') : offerOf(page, offer.key));
      after = await moved(page, now);
    }
    now = after;
  }
  return { scene: now, taken: steps };
}
