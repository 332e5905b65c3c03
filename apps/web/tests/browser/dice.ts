// Owns the dice of browser tests: what page, worker and server take for chance comes from a seed, so that a test meets the same game every time.

import type { BrowserContext } from 'playwright-core';

/** Another number here plays every browser test with other dice: a hunt for positions that the usual ones never reach. */
const SHIFT = process.env['UNDERCROFT_DICE'];
const shifted = (text: string): string => (SHIFT === undefined ? text : `${SHIFT} ${text}`);

/** Runs anywhere: `getRandomValues` of this realm goes on from a text instead of from the device. */
function seedChance(text: string): void {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  const byte = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) & 0xff;
  };
  crypto.getRandomValues = <Array extends ArrayBufferView>(array: Array): Array => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let at = 0; at < bytes.length; at++) bytes[at] = byte();
    return array;
  };
}

/** A module to be loaded before a program: its chance comes from this text. */
export const chanceModule = (text: string): string =>
  `data:text/javascript,${encodeURIComponent(`(${seedChance.toString()})(${JSON.stringify(shifted(text))})`)}`;

/** The worker that deals is told its text by its name, and each one that is started gets another: no two tables are alike. */
function nameWorkers(text: string): void {
  const Plain = globalThis.Worker;
  globalThis.Worker = class extends Plain {
    constructor(url: string | URL, options?: WorkerOptions) {
      const started = Number(localStorage.getItem('test.workers') ?? 0) + 1;
      localStorage.setItem('test.workers', String(started));
      super(url, { ...options, name: `${options?.name ?? ''} ${text} ${started}` });
    }
  };
}

/** Runs anywhere: timers, and the clock they go by, so many times as fast. */
function hurried(times: number): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() * times;
  const later = globalThis.setTimeout.bind(globalThis);
  const sooner = (what: TimerHandler, ms = 0, ...given: unknown[]): number => later(what, ms / times, ...given);
  globalThis.setTimeout = Object.assign(sooner, globalThis.setTimeout);
}

const TRIES = 3;
/** A line that was kept open to another server on the same port is dead: then it is tried again on a new one. */
async function fetched(url: string): Promise<Response | null> {
  for (let left = TRIES; left > 0; left--) {
    const response = await fetch(url).catch(() => null);
    if (response !== null) return response;
  }
  return null;
}

/** Whoever visits with this text finds the same dice on this device every time; its clock may run faster. */
export async function seedDevice(context: BrowserContext, text: string, hurry: number): Promise<void> {
  await context.addInitScript(nameWorkers, shifted(text));
  await context.addInitScript(hurried, hurry);
  await context.route(/\/assets\/tables-[\w-]+\.js$/, async (route) => {
    // Fetched by the test itself: what the browser fetched is gone when the visitor leaves meanwhile.
    const response = await fetched(route.request().url());
    // A server that was killed meanwhile.
    if (response === null) return route.abort();
    const headers = [...response.headers].filter(([name]) => name !== 'content-encoding' && name !== 'content-length');
    const body = `(${seedChance.toString()})(self.name ?? '');(${hurried.toString()})(${hurry});${await response.text()}`;
    return route.fulfill({ status: response.status, headers: Object.fromEntries(headers), body });
  });
}
