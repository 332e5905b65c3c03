// Owns what a hand does on the board itself: an entrance drawn by a stroke, a room placed at an exit, a gem put on a die.

import type { Locator, Page } from 'playwright-core';
import { moved, scene, settled, type Detour, type Hand, type Scene } from './play.ts';

export interface Done {
  drawn: number;
  placed: number;
  gems: number;
}

export const nothingDone = (): Done => ({ drawn: 0, placed: 0, gems: 0 });

const exits = (page: Page): Locator => page.locator('.dlv-pick.is-wall');

/** The room in hand is put at an exit of the map: another one than the first proposal where there is one. */
export const placing =
  (hand: Hand, done: Done): Detour =>
  async (page, now) => {
    if (!now.offers.some(({ key }) => key === 'option place')) return null;
    const others = page.locator('.dlv-pick.is-wall:not(.is-chosen)');
    let before: Scene = now;
    if ((await others.count()) > 0) {
      await hand.take(others.last());
      before = await moved(page, before);
    }
    const turn = page.locator('.dlv-bar-acts button').first();
    if ((await turn.getAttribute('aria-disabled')) !== 'true') {
      await hand.take(turn);
      before = await moved(page, before);
    }
    // The exit that is chosen already, once more: that is where it goes.
    await hand.take(page.locator('.dlv-pick.is-wall.is-chosen'));
    const after = await moved(page, before);
    if (after.offers.some(({ key }) => key === 'option place')) throw new Error('the room was not placed');
    done.placed++;
    return after;
  };

/** A gem on a die: the die is taken, then what it may become. */
export const gemOnDie =
  (hand: Hand, done: Done, most = 2): Detour =>
  async (page, now) => {
    const dice = page.locator('.dlv-tray button.die');
    if (done.gems >= most || !now.offers.some(({ key }) => key === 'option spend') || (await dice.count()) === 0) return null;
    await hand.take(dice.first());
    await page.locator('.dlv-touch button').first().waitFor();
    const before = await scene(page);
    await hand.take(page.locator('.dlv-touch button').first());
    done.gems++;
    return moved(page, before);
  };

/** The entrance by one stroke, row after row to and fro, then three exits far from each other. */
export const drawing =
  (stroke: (page: Page, through: readonly { readonly x: number; readonly y: number }[]) => Promise<void>, hand: Hand, done: Done): Detour =>
  async (page, now) => {
    if (!now.offers.some(({ key }) => key === 'option draw') || (await page.locator('.dlv-squares').count()) === 0) return null;
    const size = Number(/\d+\D+(\d+)/.exec((await page.locator('.dlv-bar').textContent()) ?? '')?.[1]);
    const paper = await page.locator('.dlv-map .pan-zoom').boundingBox();
    const boxes = await page
      .locator('.dlv-pick.is-square')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ x, y, width }) => ({ x: x + width / 2, y: y + width / 2, width })),
      );
    if (paper === null || Number.isNaN(size)) throw new Error('there is no paper to draw on');
    const near = (x: number, y: number) =>
      boxes.reduce((best, one) => (Math.hypot(one.x - x, one.y - y) < Math.hypot(best.x - x, best.y - y) ? one : best));
    const middle = near(paper.x + paper.width / 2, paper.y + paper.height / 2);
    const pitch = Math.min(...boxes.filter((one) => one.y === middle.y && one.x > middle.x + 1).map((one) => one.x - middle.x));
    const through = Array.from({ length: size }, (_, i) => {
      const [row, along] = [Math.floor(i / 4), i % 4];
      return { x: middle.x + (row % 2 === 0 ? along - 2 : 1 - along) * pitch, y: middle.y + (row - 2) * pitch };
    });
    await stroke(page, through);
    await exits(page).first().waitFor();
    // A first game has a hint about the squares that were just drawn.
    if ((await page.locator('.guide').count()) > 0) await hand.take(page.locator('.guide button').first());
    const walls = await exits(page).count();
    let before = await scene(page);
    for (const nth of [0, Math.floor(walls / 2), walls - 1]) {
      await hand.take(exits(page).nth(nth));
      before = await moved(page, before);
    }
    // With the third exit it is handed in.
    await page.locator('.dlv-entrance').waitFor({ state: 'detached' });
    const after = await settled(page);
    done.drawn++;
    return after;
  };

export async function strokeByMouse(page: Page, through: readonly { readonly x: number; readonly y: number }[]): Promise<void> {
  const [first, ...rest] = through;
  if (first === undefined) return;
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.up();
}

/** Hints lie over the table until they are read. */
export const readHints =
  (hand: Hand, read: { hints: number }): Detour =>
  async (page, now) => {
    if (!now.hint) return null;
    const hint = page.locator('.guide');
    const text = await hint.locator('p').first().textContent();
    await hand.take(hint.locator('button').first());
    await page.waitForFunction((said) => document.querySelector('.guide p')?.textContent !== said, text);
    read.hints++;
    return settled(page);
  };
