// Owns the proof that pictures and ink depend on their seed and place alone.
import { describe, expect, test } from 'vitest';
import { ICON_NAMES } from '../src/art/icon-names.ts';
import { ICONS } from '../src/generated/icons-art.ts';
import { type Picture, printer, printFile, printMarkup } from '../src/art/linocut.ts';
import type { Pigment } from '../src/art/pigments.ts';
import { SCENES } from '../src/art/scenes.ts';
import { seeded } from '../src/art/seeded.ts';
import { hatchPath, inkPath, wallPaths, withoutGaps } from '../src/map/ink.ts';
import { boxOf, type Edge, edgeKey, rim, runs, type Square } from '../src/map/squares.ts';
import { between, centred, fitting } from '../src/map/view.ts';

const BLUE: Pigment = { tones: ['#000010', '#000040', '#0000a0', '#a0a0ff'], word: '#000080', wordInContrast: '#000040' };
const RED: Pigment = { tones: ['#100000', '#400000', '#a00000', '#ffa0a0'], word: '#800000', wordInContrast: '#400000' };
const picture: Picture = { seed: 'card-1', scene: 'water', pigment: BLUE, icon: ICONS.cog };

describe('prints', () => {
  test('the same picture gives the same print, and another seed another one', () => {
    expect(printMarkup(picture)).toBe(printMarkup({ ...picture }));
    expect(printMarkup({ ...picture, seed: 'card-2' })).not.toBe(printMarkup(picture));
  });

  test('nothing but seed, scene, pigment and icons enters a print: a name cannot', () => {
    const named = { ...picture, name: 'De naam' };
    expect(printMarkup(named)).toBe(printMarkup(picture));
  });

  test.each(SCENES)('scene %s draws finite figures in every shape of block', (scene) => {
    for (const [w, h] of [
      [200, 118],
      [150, 150],
      [180, 296],
    ] as const) {
      const markup = printMarkup({ ...picture, scene }, { w, h });
      expect(markup).not.toMatch(/NaN|undefined|Infinity/);
      expect(markup.length).toBeLessThan(20_000);
    }
  });

  test('a file stands alone, in the tones of its pigment and of no other', () => {
    const file = printFile({ ...picture, pigment: RED });
    expect(file).not.toContain('var(');
    expect(RED.tones.filter((tone) => !file.includes(tone))).toEqual([]);
    expect(BLUE.tones.filter((tone) => file.includes(tone))).toEqual([]);
  });

  test('a named picture takes its pigment and its icons from the palette and the icons of its game', () => {
    const print = printer({ blue: BLUE, red: RED }, { near: ICONS.cog, far: ICONS['rule-book'] });
    expect(print('card-3', { scene: 'sky', pigment: 'red', icon: 'near', icon2: 'far' })).toEqual({
      seed: 'card-3',
      scene: 'sky',
      pigment: RED,
      icon: ICONS.cog,
      icon2: ICONS['rule-book'],
    });
    expect(print('card-4', { scene: 'sky', pigment: 'blue', icon: 'far' }).icon2).toBeUndefined();
  });

  test('every named icon is drawn, and no other', () => {
    expect(Object.keys(ICONS).sort()).toEqual([...ICON_NAMES].sort());
  });

  test('chance is even enough and stays in its bounds', () => {
    const chance = seeded('even');
    const drawn = Array.from({ length: 1000 }, chance);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
    expect(drawn.reduce((a, b) => a + b, 0) / 1000).toBeCloseTo(0.5, 1);
  });
});

const room = (row: number, col: number, rows: number, cols: number): Square[] =>
  Array.from({ length: rows * cols }, (_, i) => ({ row: row + Math.floor(i / cols), col: col + (i % cols) }));

describe('ink', () => {
  test('the walls of a closed room are one run that ends where it began', () => {
    const [run = [], ...others] = runs(rim(room(0, 0, 2, 3)));
    expect(others).toEqual([]);
    expect(run).toHaveLength(11);
    expect(run.at(-1)).toEqual(run[0]);
  });

  test('a gap opens the run, whichever side names it', () => {
    const inside: Edge = { row: 0, col: 1, side: 'N' };
    const outside: Edge = { row: -1, col: 1, side: 'S' };
    expect(edgeKey(inside)).toBe(edgeKey(outside));
    const [run = []] = runs(withoutGaps(rim(room(0, 0, 2, 3)), [outside]));
    expect(run).toHaveLength(10);
    expect(run[0]).toEqual({ x: 2, y: 0 });
  });

  test('an edge is drawn once, however many runs there are', () => {
    const edges = [...rim(room(0, 0, 2, 2)), ...rim(room(0, 2, 2, 2)), ...rim(room(5, 5, 1, 1))];
    const pieces = runs(edges).reduce((sum, run) => sum + run.length - 1, 0);
    expect(pieces).toBe(new Set(edges.map(edgeKey)).size);
  });

  test('a stroke is the same each time, and wavers', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 26, y: 0 },
    ];
    expect(inkPath(points, 'ink')).toBe(inkPath(points, 'ink'));
    expect(inkPath(points, 'ink')).not.toBe(inkPath(points, 'other'));
    expect(wallPaths([], 26, 'ink')).toEqual([]);
  });

  test('hatching does not shiver: a room far away changes no stroke of this one', () => {
    const here = room(0, 0, 2, 3);
    const strokes = hatchPath(here, 26, 'ink').split('M');
    const grown = new Set(hatchPath([...here, ...room(9, 9, 2, 2)], 26, 'ink').split('M'));
    expect(strokes.length).toBeGreaterThan(60);
    expect(strokes.filter((stroke) => !grown.has(stroke))).toEqual([]);
  });
});

describe('view', () => {
  const window = { width: 400, height: 300 };

  test('a fitted box lies in the middle with its padding', () => {
    const view = fitting({ x: 10, y: 20, width: 100, height: 50 }, window, 20, [0.1, 10]);
    expect(view.k).toBeCloseTo(3.6);
    expect(view.x + 60 * view.k).toBeCloseTo(200);
    expect(view.y + 45 * view.k).toBeCloseTo(150);
  });

  test('a move begins and ends where it should', () => {
    const a = centred(boxOf(room(0, 0, 2, 2), 26), window, 1);
    const b = centred(boxOf(room(8, 8, 2, 2), 26), window, 2);
    expect(between(a, b, window, 0).x).toBeCloseTo(a.x);
    expect(between(a, b, window, 1)).toMatchObject({ k: 2, x: b.x, y: b.y });
  });
});
