// Owns the whole way by touch on a phone: taps alone, with pinch and double tap on the map.

import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aroundTests } from './around.ts';
import { drawing, gemOnDie, nothingDone, placing, readHints } from './board.ts';
import { misfits } from './look.ts';
import { begin, finger, playOn, settled, type Detour } from './play.ts';
import { PHONE, STILL } from './visitor.ts';

const house = aroundTests();

interface Point {
  readonly x: number;
  readonly y: number;
}

const touch = (line: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<unknown> =>
  line.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });

async function strokeByFinger(page: Page, through: readonly Point[]): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const [first, ...rest] = through;
  if (first === undefined) return;
  await touch(line, 'touchStart', [first]);
  let from = first;
  for (const to of rest) {
    for (const part of [0.34, 0.67, 1])
      await touch(line, 'touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
    from = to;
  }
  await touch(line, 'touchEnd', []);
  await line.detach();
}

const scaleOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(/scale\(([\d.]+)\)/.exec(document.querySelector('.pan-zoom-svg > g')?.getAttribute('transform') ?? '')?.[1]));

/** Two fingers go apart on the map; two quick taps show all of it again. */
async function pinchAndFit(page: Page): Promise<void> {
  const box = await page.locator('.pan-zoom-svg').boundingBox();
  if (box === null) throw new Error('there is no map');
  const line = await page.context().newCDPSession(page);
  const at = (spread: number): readonly Point[] => [
    { x: box.x + box.width / 2 - spread, y: box.y + box.height / 2 },
    { x: box.x + box.width / 2 + spread, y: box.y + box.height / 2 },
  ];
  // From as far out as it goes, so that there is room to come nearer.
  await page.locator('.dlv-zoom button').nth(2).tap();
  await page.waitForTimeout(450);
  const before = await scaleOf(page);
  await touch(line, 'touchStart', at(30));
  for (const spread of [40, 55, 70, 90]) await touch(line, 'touchMove', at(spread));
  await touch(line, 'touchEnd', []);
  const pinched = await scaleOf(page);
  expect(pinched, 'a pinch brings the map nearer').toBeGreaterThan(before * 1.2);
  const corner = { x: box.x + 14, y: box.y + box.height - 14 };
  for (let tap = 0; tap < 2; tap++) {
    await touch(line, 'touchStart', [corner]);
    await touch(line, 'touchEnd', []);
  }
  await page.waitForTimeout(450);
  expect(await scaleOf(page), 'a double tap shows the whole map').toBeLessThan(pinched);
  await line.detach();
}

/** Where the map lies on the screen, and where it is looked at. */
const paperOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { top, height } = document.querySelector('.pan-zoom-svg')?.getBoundingClientRect() ?? new DOMRect();
    return `${top} ${height} ${document.querySelector('.pan-zoom-svg > g')?.getAttribute('transform') ?? ''}`;
  });

const nearestSquare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const middle = ({ x, y, width, height }: DOMRect): Point => ({ x: x + width / 2, y: y + height / 2 });
    const paper = middle(document.querySelector('.pan-zoom-svg')?.getBoundingClientRect() ?? new DOMRect());
    const away = [...document.querySelectorAll('.dlv-pick.is-square')].map((one) => {
      const { x, y } = middle(one.getBoundingClientRect());
      return Math.hypot(x - paper.x, y - paper.y);
    });
    return away.indexOf(Math.min(...away));
  });

test('an entrance is drawn tap by tap on paper that lies still, and its exits leave the map more than half of the screen', async () => {
  const visitor = await house.visit({ ...PHONE, settings: STILL });
  const { page } = visitor;
  await begin(page, finger);
  await finger.take(page.locator('.offers .offer').first());
  await page.locator('.dlv-squares').waitFor();
  await settled(page);
  const counted = async (): Promise<readonly string[]> => /(\d+)\D+(\d+)/.exec((await page.locator('.dlv-bar').textContent()) ?? '') ?? [];
  const size = Number((await counted())[2]);
  const lies: string[] = [];
  for (let drawn = 0; drawn + 1 < size; drawn++) {
    // Always the square that lies nearest to the middle of the paper.
    await finger.take(page.locator('.dlv-pick.is-square').nth(await nearestSquare(page)));
    await expect.poll(async () => (await counted())[1]).toBe(String(drawn + 1));
    lies.push(await paperOf(page));
  }
  await finger.take(page.locator('.dlv-pick.is-square').first());
  expect(new Set(lies).size, lies.join(' | ')).toBe(1);
  await page.locator('.dlv-pick.is-wall').first().waitFor();
  await page.waitForTimeout(100);
  const map = await page.locator('.pan-zoom-svg').boundingBox();
  expect(map?.height ?? 0).toBeGreaterThan(PHONE.viewport.height / 2);
  await visitor.leave();
});

test('a whole game by touch at phone size, with nothing cut or out of sight on the way', async () => {
  const visitor = await house.visit(PHONE);
  const { page } = visitor;
  await begin(page, finger);
  const done = nothingDone();
  const read = { hints: 0 };
  let pinched = 0;
  const seen = new Set<string>();
  const wrong: string[] = [];
  const looking: Detour = async (_, now) => {
    // Every kind of question is looked at once.
    const kind = now.offers.map(({ key }) => key.split(' ').slice(0, 2).join(' ')).join(' ');
    if (!seen.has(kind)) wrong.push(...(await misfits(page)).map((one) => `${now.prompt}: ${one}`));
    seen.add(kind);
    return null;
  };
  const pinching: Detour = async (_, now) => {
    if (pinched > 0 || done.placed === 0 || now.offers.length === 0) return null;
    pinched++;
    await pinchAndFit(page);
    return null;
  };
  const detours = [
    readHints(finger, read),
    looking,
    drawing(strokeByFinger, finger, done),
    placing(finger, done),
    pinching,
    gemOnDie(finger, done),
  ];
  const { scene, taken } = await playOn(page, finger, { seed: 5, detours });
  console.log(`a game of ${taken} decisions by touch: ${JSON.stringify(done)}, ${read.hints} hints read`);
  expect(scene.ended).toBe(true);
  expect(done.drawn).toBe(1);
  expect(done.placed).toBeGreaterThan(0);
  expect(pinched).toBe(1);
  wrong.push(...(await misfits(page)));
  expect(wrong).toEqual([]);

  const before = page.url();
  await page.locator('.dlv-end-acts [data-act=again]').tap();
  await page.waitForURL((url) => url.href !== before);
  await visitor.leave();
});
