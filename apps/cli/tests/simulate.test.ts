// Simulations: the same figures whatever the threads, valid JSON, pictures, and the arithmetic behind them.

import { missing } from '@undercroft/kernel';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { standInText } from '@undercroft/testkit/stand-ins';
import { randomBot, type Bot, type SeatTrait, type Statistics, type Tally } from '@undercroft/bots';
import { LANGUAGES, type FormField } from '@undercroft/presentation';
import type { Json } from '@undercroft/kernel';
import * as z from 'zod/mini';
import { gameNamed, listGames, type AnyGame } from '../src/catalog.ts';
import { distribution, groupsOf, histogram, share } from '../src/simulate/numbers.ts';
import { playGame } from '../src/simulate/play.ts';
import { reportJson, reportLines } from '../src/simulate/report.ts';
import { countMarks, equalShare, hasWon, sharesOf } from '../src/simulate/seats.ts';
import { setupWords } from '../src/simulate/setup-words.ts';
import { axisOf, variantsOf } from '../src/simulate/variants.ts';
import { styleOf } from '../src/terminal.ts';
import { sayIn } from '../src/words/index.ts';
import { newFolder, run, SMALL } from './program.ts';

const figuresSchema = z.object({
  seed: z.string(),
  results: z.array(
    z.object({
      label: z.string(),
      games: z.int(),
      won: z.object({ rate: z.number(), low: z.number(), high: z.number() }),
      distributions: z.object({ decisions: z.object({ mean: z.number() }) }),
    }),
  ),
});

describe('simulate', () => {
  test('a seed decides the figures, the number of jobs does not', async () => {
    const of = (jobs: string, seed: string) => run(['simulate', ...SMALL, '--games', '25', '--seed', seed, '--jobs', jobs, '--json']);
    const [one, three, other] = [await of('1', 'a'), await of('3', 'a'), await of('2', 'b')];
    for (const ran of [one, three, other]) expect(ran).toMatchObject({ code: 0, err: '' });
    expect(three.out).toBe(one.out);
    expect(other.out).not.toBe(one.out);
    const figures = figuresSchema.parse(JSON.parse(one.out));
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
      'delve',
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
    expect(figuresSchema.parse(JSON.parse(out)).results.map(({ label }) => label)).toEqual([
      'preset=micro-1 packs=["BRN"]',
      'preset=micro-1 packs=["TAL"]',
      'preset=mini-1 packs=["BRN"]',
      'preset=mini-1 packs=["TAL"]',
    ]);
  });

  test.each(LANGUAGES)('every game of the catalog has a report, in %s', async (language) => {
    for (const { id } of await listGames()) {
      const { code, out, err } = await run(['simulate', id, '--games', '2', '--bot', 'random', '--seed', '1', '--language', language]);
      expect({ id, code, err }).toEqual({ id, code: 0, err: '' });
      expect(out).toContain(sayIn(language)('sim.decisions'));
    }
  });

  test('a table, and pictures as SVG and PNG', async () => {
    const folder = newFolder();
    const [svg, png] = [join(folder, 'a.svg'), join(folder, 'b.png')];
    const drawn = await run(['simulate', 'delve', '--games', '4', '--vary', 'preset=micro-1,mini-1', '--bot', 'random', '--plot', svg]);
    expect(drawn.code).toBe(0);
    expect(drawn.out).toMatch(/^\(1\) Micro game · Level 1 · The Brinebell Cisterns.*\n[^]*\n\(1\) +4 /m);
    expect(readFileSync(svg, 'utf8')).toMatch(
      /^<svg[^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\s\S]*Mini game · Level 1[\s\S]*<\/svg>$/,
    );
    expect((await run(['simulate', ...SMALL, '--games', '4', '--plot', png, '--group', 'decisions', '--language', 'nl'])).out).toContain(
      'beslissingen',
    );
    expect(readFileSync(png).subarray(1, 4).toString()).toBe('PNG');
    expect(await run(['simulate', ...SMALL, '--games', '1', '--plot', join(folder, 'c.svg'), '--group', 'nope'])).toMatchObject({
      code: 2,
    });
  });
});

/** A game for one with two who look on: they win together what the one loses. */
const solo = await gameNamed('delve', sayIn('en'));
const forThree = {
  ...solo,
  seats: () => 3,
  returns: (board: object) => {
    const won = solo.returns(board)[0] ?? 0;
    return [won, won > 0 ? 0 : 1, won > 0 ? 0 : 1];
  },
};

describe('several seats', () => {
  const game = forThree;
  const checked = game.checkSetup({ mode: 'micro', level: 1 });
  const setup = checked.ok ? checked.setup : {};
  const lazy: Bot<object> = { name: 'lazy', choose: (seen) => randomBot.choose(seen) };
  const statistics: Statistics<object> = {
    tally: () => undefined,
    result: () => ({}),
    marks: () => [0, 1, 2].map((seat): SeatTrait => ({ seat, group: 'acted', key: 'yes' })),
    standing: () => [0, 1, 2].map((seat): SeatTrait => ({ seat, group: 'side', key: seat === 0 ? 'left' : 'right' })),
    label: (_language, group, key) => (group === 'side' && key === undefined ? 'Side of the table' : undefined),
  };
  const tally: Tally = {};
  for (let n = 0; n < 30; n++) playGame(game, setup, [randomBot, lazy, lazy], statistics, `several/${n}`, tally);

  test('every victory is somebody’s, by seat, by bot and by what the game says of seats', () => {
    const { seat, bot, side, acted } = sharesOf(tally);
    expect(Object.values(seat ?? {}).map(({ of }) => of)).toEqual([30, 30, 30]);
    const won = (group: typeof seat): number => Object.values(group ?? {}).reduce((sum, { n }) => sum + n, 0);
    expect(won(seat)).toBeCloseTo(30, 6);
    expect(seat?.['2']?.n).toBe(seat?.['3']?.n);
    for (const group of [bot, side, acted]) expect(won(group)).toBeCloseTo(won(seat), 6);
    expect([bot?.['random']?.of, bot?.['lazy']?.of, side?.['left']?.of]).toEqual([30, 60, 30]);
    expect(side?.['left']?.n).toBe(seat?.['1']?.n);
    expect(groupsOf(tally)).toHaveProperty('decisions');
    expect(Object.keys(groupsOf(tally)).filter((group) => group.includes(':'))).toEqual([]);
  });

  test('those who win together win whole, and have the share that all have', () => {
    const together: Tally = {};
    const marks = [0, 1].map((seat): SeatTrait => ({ seat, group: 'seat', key: String(seat + 1) }));
    for (const returns of [
      [1, 1],
      [0, 0],
      [1, 1],
      [1, 1],
    ])
      countMarks(together, marks, returns);
    expect(sharesOf(together)['seat']?.['1']?.rate).toBe(0.75);
    expect(equalShare(together)).toBe(0.75);
    const apart: Tally = {};
    for (const returns of [
      [1, 0],
      [0, 1],
      [1, 0],
      [1, 0],
    ])
      countMarks(apart, marks, returns);
    expect(equalShare(apart)).toBe(0.5);
  });

  test('they are in the table and in the JSON; of one seat nothing of the kind is', () => {
    const run = { game: 'three', variants: [], games: 30, seed: '1', jobs: 1 };
    const outcome = { variant: { label: 'three', words: 'Three at a table', setup, bots: ['random', 'lazy', 'lazy'] }, tally };
    const labels = { language: 'en', statistics, say: sayIn('en') } as const;
    const text = reportLines(run, [outcome], labels, styleOf(false)).join('\n');
    expect(text).toMatch(/seat +seats +won +95 % interval +of its share\n {2}1 +30 .*× \d\.\d\d\n {2}2 +30 /);
    expect(text).toContain('Side of the table');
    expect(JSON.stringify(reportJson(run, [outcome]))).toContain('"seats":{"acted"');
    expect(reportJson(run, [outcome])).toHaveProperty('results.0.bot', 'random,lazy,lazy');
    const alone = { ...outcome, tally: { games: 3, won: 1, 'decisions/5': 3 } };
    expect(reportLines(run, [alone], labels, styleOf(false)).join('\n')).not.toContain('of its share');
    expect(reportJson(run, [alone])).not.toHaveProperty('results.0.seats');
  });

  test('a bot for each seat, and how many play', () => {
    const bots = { random: randomBot, lazy };
    const text = standInText({});
    const open: AnyGame = { ...game, checkSetup: (raw) => ({ ok: true, setup: raw ?? missing() }) };
    const variants = (flags: { readonly bot: string; readonly players?: number; readonly vary?: readonly string[] }) =>
      variantsOf(open, text, bots, flags, sayIn('en'));
    expect(variants({ bot: 'lazy,random', players: 3 })).toEqual([
      { label: 'lazy,random', words: 'lazy,random', bots: ['lazy', 'random'], setup: { players: 3 } },
    ]);
    expect(variants({ bot: 'random', vary: ['bot=["lazy","random"],["random","lazy"]'] }).map((one) => one.bots)).toEqual([
      ['lazy', 'random'],
      ['random', 'lazy'],
    ]);
    expect(() => variants({ bot: 'lazy,nobody' })).toThrow('nobody');
  });
});

describe('figures', () => {
  test('a setup is named in the words of its form: what kind of game, its content, and what was set or differs', () => {
    const field = (key: string, kind: FormField['kind'], options: readonly (readonly [Json, string])[], label = key): FormField => ({
      key,
      kind,
      label,
      help: '',
      initial: null,
      options: options.map(([value, word]) => ({ value, label: word })),
    });
    const form = [
      field('mode', 'one', [
        ['a', 'Long game'],
        ['b', 'Short game'],
      ]),
      field('sets', 'several', [
        ['x', 'The Marsh'],
        ['y', 'The Mine'],
      ]),
      field('health', 'number', [], 'Health'),
      field(
        'deep',
        'flag',
        [
          [true, 'Yes'],
          [false, 'No'],
        ],
        'Deep',
      ),
      field('hero', 'name', []),
    ];
    const plain = { mode: 'a', sets: ['x', 'y'], health: 10, deep: false, hero: 'Wren' };
    expect(setupWords(form, [{ setup: plain, set: ['hero'] }])).toEqual(['Long game · The Marsh + The Mine']);
    expect(setupWords(form, [{ setup: { ...plain, sets: [] }, set: ['health'] }])).toEqual(['Long game · Health: 10']);
    expect(
      setupWords(form, [
        { setup: plain, set: [] },
        { setup: { ...plain, mode: 'b', deep: true }, set: [] },
      ]),
    ).toEqual(['Long game · The Marsh + The Mine · Deep: No', 'Short game · The Marsh + The Mine · Deep: Yes']);
  });

  test('setups that are too long for the table are listed above it', () => {
    const run = { game: 'x', variants: [], games: 3, seed: '1', jobs: 1 };
    const outcome = {
      variant: { label: 'x', words: 'A long game with everything in it', setup: {}, bots: ['random'] },
      tally: { games: 3 },
    };
    const labels = { language: 'en', statistics: null, say: sayIn('en') } as const;
    const narrow = reportLines(run, [outcome, outcome], labels, styleOf(false), 80);
    expect(narrow.slice(1, 3)).toEqual(['(1) A long game with everything in it', '(2) A long game with everything in it']);
    expect(narrow.every((line) => line.length <= 80)).toBe(true);
    expect(reportLines(run, [outcome, outcome], labels, styleOf(false), 120)[3]).toMatch(/^\(1\) A long game with everything in it +3 /);
  });

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
