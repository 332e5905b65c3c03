// Owns the frames of a large map while it is moved about in a browser: how many there are in a second, and the longest piece of work between them.

import { newSecret } from '@undercroft/chance';
import { isList, randomFrom, SPECTATOR } from '@undercroft/kernel';
import { writeTranscript } from '@undercroft/record';
import { Table, type AnyGame } from '@undercroft/table';
import { pack } from '../../../apps/web/src/share/packed.ts';
import { texts } from '@undercroft/catalog/text';
import { gamesForSeveral } from '../../screenshots/for-several.ts';
import { launch, openHouse } from '../../screenshots/house.ts';
import { botOf, catalogGames } from '../catalog.ts';
import { figureOf, type Figure } from '../measure.ts';
import type { Section } from '../report.ts';

/** Games of each named setup. */
const TRIED = 3;
const WANTED = 30;
const STROKES = 8;
const STEPS = 60;
const MOST_TASK_MS = 50;

/** The whole game, of some played by bots, at whose end the most lies on the table. */
async function largest(game: AnyGame): Promise<string> {
  const bot = await botOf(game);
  let best = { size: 0, text: '' };
  const setups = (texts[game.id]?.en.presets ?? []).flatMap(({ setup }) => Array.from({ length: TRIED }, () => ({ ...setup })));
  for (const [n, setup] of setups.entries()) {
    const checked = game.checkSetup(setup);
    if (!checked.ok) throw new Error(JSON.stringify(checked.problem));
    const seats = Array.from(
      { length: game.seats(checked.setup) },
      (_, seat) => ({ kind: 'person', name: `P${seat}`, who: `p${seat}` }) as const,
    );
    const options = { name: 't', listed: false, clock: null };
    const made = Table.make(game, { setup, seats, options, host: 'p0', secret: newSecret() }, 0);
    if (!made.ok) throw new Error(JSON.stringify(made.refusal));
    const { table } = made;
    const random = randomFrom(`panning ${n}`);
    table.close('p0', 0);
    for (let left = game.bound; left > 0 && table.phase === 'playing' && table.match !== null; left--) {
      const seat = table.match.state.toAct;
      table.answer(seat, table.offerOf(seat)?.ref ?? '', bot(table.match.state, seat, random), 'person', 0);
    }
    const transcript = table.transcript();
    const size = JSON.stringify(table.match?.state.view(SPECTATOR)).length;
    if (transcript !== null && size > best.size) best = { size, text: writeTranscript(transcript) };
  }
  return best.text;
}

/** Runs in the page: notes every frame and every long task from now on. */
const WATCH = `(() => {
  globalThis.undercroftFrames = [];
  globalThis.undercroftTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) undercroftTasks.push(duration);
  }).observe({ entryTypes: ['longtask'] });
  const frame = (now) => {
    undercroftFrames.push(now);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})()`;

const numbersIn = (value: unknown): readonly number[] => (isList(value) ? value.map(Number) : []);

/** A section for each game for several people whose board has a map of cards. */
export async function panningSections(): Promise<readonly Section[]> {
  const { games } = await catalogGames();
  const sections: Section[] = [];
  for (const game of games) {
    const section = gamesForSeveral.includes(game.id) ? await panningSection(game) : null;
    if (section !== null) sections.push(section);
  }
  return sections;
}

async function panningSection(game: AnyGame): Promise<Section | null> {
  const text = await largest(game);
  const house = await openHouse();
  const browser = await launch();
  const context = await browser.newContext({ baseURL: house.origin, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`/replay#${await pack(text)}`);
  await page.locator('.replay-bar').waitFor();
  await page
    .locator('[data-board-pick], [data-space]')
    .first()
    .waitFor({ timeout: 10_000 })
    .catch(() => undefined);
  const tiles = await page.locator('[data-guide="map"] [data-space]').count();
  const map = tiles === 0 ? null : await page.locator('[data-guide="map"]').boundingBox();
  if (map === null) {
    await browser.close();
    await house.close();
    return null;
  }
  const [x, y] = [map.x + map.width / 2, map.y + map.height / 2];
  await page.evaluate(WATCH);
  for (let stroke = 0; stroke < STROKES; stroke++) {
    const way = stroke % 2 === 0 ? 1 : -1;
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= STEPS; step++) await page.mouse.move(x + way * step * 4, y + way * step * 2);
    await page.mouse.up();
    await page.mouse.wheel(0, way * 120);
  }
  const frames = numbersIn(await page.evaluate('undercroftFrames'));
  const tasks = numbersIn(await page.evaluate('undercroftTasks'));
  await browser.close();
  await house.close();
  const gaps = frames.slice(1).map((at, i) => at - (frames[i] ?? at));
  const sorted = gaps.toSorted((a, b) => a - b);
  const part = (p: number): Figure => figureOf([sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? Number.NaN]);
  const span = (frames.at(-1) ?? 0) - (frames[0] ?? 0);
  const longest = Math.max(0, ...tasks);
  const row = (what: string, unit: string, figure: Figure) => ({ what, unit, figures: { figure } });
  return {
    title: `Moving a map of ${game.id} about`,
    columns: ['figure'],
    rows: [
      row('cards on the map', '', figureOf([tiles])),
      row('frames', '1/s', figureOf([(1_000 * gaps.length) / span])),
      row('from a frame to the next, median', 'ms', part(0.5)),
      row('from a frame to the next, p95', 'ms', part(0.95)),
      row(`tasks longer than ${MOST_TASK_MS} ms`, '', figureOf([tasks.length])),
      row('the longest of them', 'ms', figureOf([longest])),
    ],
    notes: [
      `The end of the game, of ${TRIED} by its first bot for each of its named setups, with the most on the table, opened as a replay by its link at 1440 by 900; the map is dragged to and fro ${STROKES} times in ${STEPS} steps, and zoomed. Aimed at are ${WANTED} cards. Chromium draws without a graphics card here: frames are those of the page's own clock.`,
    ],
    aims: [{ what: 'longest task while a large map is moved about', unit: 'ms', bound: 'at most', aim: MOST_TASK_MS, figure: longest }],
  };
}
