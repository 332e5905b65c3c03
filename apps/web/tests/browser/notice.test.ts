// Proves that a notice that comes while nobody looks is shown by the browser, in its reader's language, and that nothing else is.

import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aroundTests } from './around.ts';
import { STILL } from './visitor.ts';

const house = aroundTests();

/** Hands the service worker a message, as the browser does with one from its push service. */
async function pushTo(line: CDPSession, origin: string): Promise<(data: string) => Promise<void>> {
  const registered = new Promise<string>((found) => {
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) found(first.registrationId);
    });
  });
  await line.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (data) => {
    await line.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly leads: unknown;
}

const shownOn = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate(async () => {
    const { getNotifications } = await navigator.serviceWorker.ready.then((one) => ({ getNotifications: one.getNotifications.bind(one) }));
    return (await getNotifications()).map(({ title, body, tag, data }): Shown => ({ title, body, tag, leads: data }));
  });

test('a table that waits is told of by the browser, each in their language; what is no notice shows nothing', async () => {
  const { context, page, leave } = await house.visit({ settings: STILL });
  await context.grantPermissions(['notifications']);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const push = await pushTo(await context.newCDPSession(page), house.origin);

  await push(JSON.stringify({ table: 'abc_1', game: 'dungeoneer', name: 'Tuesday table', language: 'en' }));
  await push(JSON.stringify({ table: 'abc_2', game: 'cavern', name: '', language: 'nl' }));
  await push(JSON.stringify({ table: 'abc_3', game: 'cavern', name: '水曜の卓', language: 'ja' }));
  await push(JSON.stringify({ table: '../settings', game: 'cavern', name: 'Elsewhere', language: 'en' }));
  await push(JSON.stringify('no notice'));
  // The same table again: the later notice takes the place of the earlier.
  await push(JSON.stringify({ table: 'abc_1', game: 'dungeoneer', name: 'Tuesday table, round 2', language: 'en' }));

  const byTag = async (): Promise<readonly Shown[]> => (await shownOn(page)).toSorted((one, other) => one.tag.localeCompare(other.tag));
  await expect.poll(async () => (await byTag())[0]?.body).toBe('Tuesday table, round 2');
  expect(await byTag()).toEqual([
    { title: 'It is your turn', body: 'Tuesday table, round 2', tag: 'turn abc_1', leads: '/o/abc_1' },
    { title: 'Jij bent aan de beurt', body: 'cavern', tag: 'turn abc_2', leads: '/o/abc_2' },
    { title: 'あなたの番です', body: '水曜の卓', tag: 'turn abc_3', leads: '/o/abc_3' },
  ]);
  await leave();
});
