// Simulations: the same figures whatever the threads, valid JSON, pictures, and the arithmetic behind them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { distribution, groupsOf, histogram, share } from '../src/simulate/numbers.ts';
import { hasWon } from '../src/simulate/play.ts';
import { axisOf } from '../src/simulate/variants.ts';
import { sayIn } from '../src/words/index.ts';
import { newFolder, run, SMALL } from './program.ts';

interface Figures {
  readonly seed: string;
  readonly results: readonly {
    readonly label: string;
    readonly games: number;
    readonly won: { readonly rate: number; readonly low: number; readonly high: number };
    readonly distributions: { readonly decisions: { readonly mean: number } };
  }[];
}

describe('simulate', () => {
  test('a seed decides the figures, the number of jobs does not', async () => {
    const of = (jobs: string, seed: string) => run(['simulate', ...SMALL, '--games', '25', '--seed', seed, '--jobs', jobs, '--json']);
    const [one, three, other] = [await of('1', 'a'), await of('3', 'a'), await of('2', 'b')];
    for (const ran of [one, three, other]) expect(ran).toMatchObject({ code: 0, err: '' });
    expect(three.out).toBe(one.out);
    expect(other.out).not.toBe(one.out);
    const figures = JSON.parse(one.out) as Figures;
    expect(figures.results).toHaveLength(1);
    const [row] = figures.results;
    expect(row?.games).toBe(25);
    expect(row?.won.low).toBeLessThanOrEqual(row?.won.rate ?? 0);
    expect(row?.won.high).toBeGreaterThanOrEqual(row?.won.rate ?? 1);
    expect(row?.distributions.decisions.mean).toBeGreaterThan(1);
  });

  test('one row for every combination of what varies', async () => {
    const { code, out } = await run([
      'simulate',
      '--games',
      '3',
      '--vary',
      'preset=micro-1,mini-1',
      '--vary',
      'packs=["BRN"],["TAL"]',
      '--bot',
      'random',
      '--json',
    ]);
    expect(code).toBe(0);
    expect((JSON.parse(out) as Figures).results.map(({ label }) => label)).toEqual([
      'preset=micro-1 packs=["BRN"]',
      'preset=micro-1 packs=["TAL"]',
      'preset=mini-1 packs=["BRN"]',
      'preset=mini-1 packs=["TAL"]',
    ]);
  });

  test('a table, and pictures as SVG and PNG', async () => {
    const folder = newFolder();
    const [svg, png] = [join(folder, 'a.svg'), join(folder, 'b.png')];
    const drawn = await run(['simulate', '--games', '4', '--vary', 'preset=micro-1,mini-1', '--bot', 'random', '--plot', svg]);
    expect(drawn.code).toBe(0);
    expect(drawn.out).toMatch(/\(1\) preset=micro-1 +4 /);
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg[^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\s\S]*preset=mini-1[\s\S]*<\/svg>$/);
    expect((await run(['simulate', ...SMALL, '--games', '4', '--plot', png, '--group', 'decisions', '--language', 'nl'])).out).toContain(
      'beslissingen',
    );
    expect(readFileSync(png).subarray(1, 4).toString()).toBe('PNG');
    expect(await run(['simulate', ...SMALL, '--games', '1', '--plot', join(folder, 'c.svg'), '--group', 'nope'])).toMatchObject({
      code: 2,
    });
  });
});

describe('figures', () => {
  test("Wilson's interval", () => {
    expect(share(0, 10).low).toBe(0);
    expect(share(0, 10).high).toBeCloseTo(0.2775, 3);
    expect(share(5, 10).low).toBeCloseTo(0.2366, 3);
    expect(share(0, 0)).toMatchObject({ rate: 0, low: 0, high: 1 });
  });

  test('mean, median and the middle 90 %', () => {
    expect(distribution({ 1: 1, 2: 2, 10: 1 })).toMatchObject({ mean: 3.75, median: 2, low: 1, high: 10 });
    expect(histogram(distribution({ 1: 1, 2: 2, 10: 1 }), 5)).toEqual([
      [1, 3],
      [3, 0],
      [5, 0],
      [7, 0],
      [9, 1],
    ]);
  });

  test('groups, winners, and values that vary', () => {
    expect(groupsOf({ games: 3, 'used/b': 1, 'used/a': 2 })).toEqual({ used: { a: 2, b: 1 } });
    expect([hasWon([1], 0), hasWon([0], 0), hasWon([2, 1], 1), hasWon([1, 1], 1)]).toEqual([true, false, false, true]);
    const say = sayIn('en');
    expect(axisOf('packs=["A"],["B","C"]', say).values).toEqual([['A'], ['B', 'C']]);
    expect(axisOf('preset=a,b', say)).toEqual({ key: 'preset', values: ['a', 'b'] });
    expect(axisOf('n=1,2', say).values).toEqual([1, 2]);
  });
});
