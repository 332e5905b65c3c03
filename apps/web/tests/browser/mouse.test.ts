// Owns the whole way by mouse: from a first visit to the first decision, through a game, to its ending and the next game.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aroundTests } from './around.ts';
import { drawing, gemOnDie, nothingDone, placing, readHints, strokeByMouse } from './board.ts';
import { begin, mouse, playOn, settled, type Detour } from './play.ts';

const house = aroundTests();

/** In pixels, at the size of text that nobody changed. */
const THREE_LINES = 75;

test('a whole game by mouse, from a first visit to its ending, the saved map and the next game', async () => {
  const visitor = await house.visit();
  const { page } = visitor;
  const since = performance.now();
  const first = await begin(page, mouse);
  const took = performance.now() - since;
  console.log(`from the address to the first decision by mouse: ${(took / 1000).toFixed(1)} s`);
  expect(first.offers.length).toBeGreaterThan(0);
  expect(took).toBeLessThan(60_000);

  const done = nothingDone();
  const read = { hints: 0 };
  const short: string[] = [];
  const behind: string[] = [];
  const logged: Detour = async (_, now) => {
    // A log that has no more to say may be shorter.
    // What is seen is what a frame shows: only then is the log where it belongs.
    const [room, whole, above] = await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
      const log = document.querySelector('.dlv-log .log');
      return [log?.clientHeight ?? 0, log?.scrollHeight ?? 0, log?.scrollTop ?? 0] as const;
    });
    if (room < THREE_LINES && (whole > room || room === 0)) short.push(`${now.prompt}: ${room}`);
    if (whole - above - room > 1) behind.push(`${now.prompt}: ${whole - above - room}`);
    return null;
  };
  const detours = [logged, readHints(mouse, read), drawing(strokeByMouse, mouse, done), placing(mouse, done), gemOnDie(mouse, done)];
  const { scene, taken } = await playOn(page, mouse, { seed: 3, detours });
  expect(scene.ended).toBe(true);
  console.log(`a game of ${taken} decisions by mouse: ${JSON.stringify(done)}, ${read.hints} hints read`);
  expect(done.drawn).toBe(1);
  expect(done.placed).toBeGreaterThan(0);
  expect(read.hints).toBeGreaterThan(3);
  expect(short, 'the log keeps three lines').toEqual([]);
  expect(behind, 'the log is at its end').toEqual([]);

  const ending = page.locator('.dlv-end');
  expect(await ending.locator('h1').textContent()).not.toBe('');
  expect(await ending.locator('.dlv-end-text > p').count()).toBeGreaterThan(2);
  expect(await ending.locator('.dlv-score b').textContent()).toMatch(/^\d+$/);
  expect(await ending.locator('.dlv-end-map svg path').count()).toBeGreaterThan(5);

  const act = (name: string) => ending.locator(`.dlv-end-acts [data-act=${name}]`);
  const [download] = await Promise.all([page.waitForEvent('download'), act('save').click()]);
  expect(download.suggestedFilename()).toMatch(/\.(?:png|svg)$/);
  expect(readFileSync(await download.path()).byteLength).toBeGreaterThan(2_000);

  const before = page.url();
  await act('again').click();
  await page.waitForURL((url) => url.href !== before);
  const again = await settled(page);
  expect(again.ended).toBe(false);
  expect(again.prompt).toBe(first.prompt);
  await visitor.leave();
});
