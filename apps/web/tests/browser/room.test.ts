// Owns the room at the right of the table: with the most that is ever said and offered there, the log is read and every offer is in sight.

import { expect, test } from 'vitest';
import { aroundTests } from './around.ts';
import { nothingDone, placing } from './board.ts';
import { mouse, playOn, settled, TILE, type Detour } from './play.ts';
import { STILL } from './visitor.ts';

const house = aroundTests();

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
] as const;
/** In pixels, at the size of text that nobody changed. */
const THREE_LINES = 75;
/** The third way to play: every foe is a boss, with gems from the start. */
const BOSSES = 2;
const STEPS = 30;

/** Runs in the page once it shows what it has: what lacks room. */
async function lacking(lines: number): Promise<readonly string[]> {
  for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
  const found: string[] = [];
  const log = document.querySelector('.dlv-log .log');
  const column = document.querySelector('.dlv-right');
  if (log === null || column === null) return ['there is no log'];
  const { clientHeight, scrollHeight, scrollTop } = log;
  if (clientHeight < lines && scrollHeight > clientHeight) found.push(`the log is ${clientHeight} high`);
  if (scrollHeight - scrollTop - clientHeight > 1) found.push(`the log is ${scrollHeight - scrollTop - clientHeight} behind`);
  const { bottom } = column.getBoundingClientRect();
  for (const offer of column.querySelectorAll('.offers .offer'))
    if (offer.getBoundingClientRect().bottom > bottom) found.push(`below the edge: ${offer.textContent}`);
  const card = column.querySelector('.dlv-card-mid');
  const values = card?.querySelector('.card-banner')?.getBoundingClientRect();
  if (card !== null && values !== undefined && values.bottom > card.getBoundingClientRect().bottom) found.push('the values leave the card');
  const side = column.querySelector('.dlv-side');
  if (side !== null && side.scrollHeight > side.clientHeight + 4 && !side.hasAttribute('data-more'))
    found.push('nothing tells that it goes on');
  return found;
}

/** Runs in the page: sums in the tray that do not say what the dice and the bonus come to. */
function missummed(): readonly string[] {
  return [...document.querySelectorAll('.tray-group:not(:has(.is-chosen))')].flatMap((group) => {
    const heading = group.querySelector('.tray-heading');
    const told = [...(heading?.childNodes ?? [])].slice(1, -1).map((part) => part.textContent ?? '');
    const text = told.join('').replaceAll(' ', '');
    const pips = group.querySelectorAll('.die:not(.is-dropped) > .die-face .die-pip').length;
    if (pips === 0) return [];
    const [whole, sum, sign, plus, total] = /^(?:(\d+)([+−])(\d+)=)?(\d+)$/.exec(text) ?? [];
    const right = sum === undefined || (Number(sum) === pips && pips + Number(plus) * (sign === '+' ? 1 : -1) === Number(total));
    return whole !== undefined && right ? [] : [`${heading?.textContent}: the dice show ${pips}`];
  });
}

test.each(SIZES)('bosses leave room for the log and every offer in a window of $width by $height', async (viewport) => {
  const visitor = await house.visit({ viewport, settings: { ...STILL, language: 'ja' } });
  const { page } = visitor;
  await page.goto('/');
  await page.locator(TILE).click();
  await page
    .locator('label.choice', { has: page.locator('input[name=way]') })
    .nth(BOSSES)
    .click();
  await page.locator('.fresh-go button').click();
  await settled(page);
  const found: string[] = [];
  let fought = 0;
  const look: Detour = async (_, now) => {
    if ((await page.locator('.dlv-card-mid').count()) > 0) fought++;
    found.push(...(await page.evaluate(lacking, THREE_LINES)).map((what) => `${now.prompt}: ${what}`));
    found.push(...(await page.evaluate(missummed)));
    return null;
  };
  await playOn(page, mouse, { seed: 7, steps: STEPS, detours: [look, placing(mouse, nothingDone())] });
  expect(fought).toBeGreaterThan(5);
  expect(found).toEqual([]);
  await visitor.leave();
});
