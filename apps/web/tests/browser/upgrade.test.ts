// Owns what an earlier version of the page left behind in a browser: its tables go on, its finished games replay.

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { aroundTests } from './around.ts';
import { mouse, playOn, settled } from './play.ts';
import { STILL } from './visitor.ts';

const house = aroundTests();
const FIRST = fileURLToPath(new URL('../fixtures/everything-rules-1.json', import.meta.url));

test('a table and a finished game of the first version of the rules go on under these', async () => {
  const visitor = await house.visit({ settings: STILL });
  const { page } = visitor;
  await page.goto(`${house.origin}/settings`);
  await page.locator('input[type=file]').setInputFiles(FIRST);
  await page.locator('.kept [role=status]', { hasText: /1/ }).waitFor();
  await page.goto(`${house.origin}/t/localRules1`);
  const scene = await settled(page);
  expect(scene.ended).toBe(false);
  expect(scene.offers.length).toBeGreaterThan(0);
  expect(await page.locator('.dlv-log li').count()).toBeGreaterThan(20);
  const { scene: later } = await playOn(page, mouse, { seed: 4, steps: 3 });
  expect(later.print).not.toBe(scene.print);
  // Once more, now from the snapshot that the upgrade left.
  await page.reload();
  expect((await settled(page)).prompt).toBe(later.prompt);
  await page.goto(`${house.origin}/replay/overRules1`);
  await page.locator('.replay-at').waitFor();
  expect(await page.locator('.replay-at').textContent()).not.toContain('earlier rules');
  await visitor.leave();
});
