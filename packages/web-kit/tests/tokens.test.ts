// Owns the proof that each theme binds the same roles, and that every pair of text and ground can be read.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PIGMENTS } from '../src/art/pigments.ts';

const css = readFileSync(new URL('../src/look/tokens.css', import.meta.url), 'utf8');

const THEMES = ['dark', 'light', 'contrast'] as const;
type Theme = (typeof THEMES)[number];

function roles(theme: Theme): ReadonlyMap<string, string> {
  const block = css.split(`[data-theme="${theme}"] {`)[1]?.split('\n}')[0] ?? '';
  return new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

const BOUND: Readonly<Record<Theme, ReadonlyMap<string, string>>> = {
  dark: roles('dark'),
  light: roles('light'),
  contrast: roles('contrast'),
};

function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1);
  const [r = 0, g = 0, b = 0] = [0, 2, 4]
    .map((i) => Number.parseInt(long.slice(i, i + 2), 16) / 255)
    .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

type Pair = readonly [string, string, number];

const each = (texts: readonly string[], grounds: readonly string[], least: number): Pair[] =>
  texts.flatMap((text) => grounds.map((ground): Pair => [text, ground, least]));

const SEATS = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'];
const ON_GROUND = [
  'text',
  'text-soft',
  'text-faint',
  'act',
  'glory',
  'peril',
  'life',
  'good',
  'bad',
  'ruby',
  'emerald',
  'sapphire',
  ...SEATS,
];
const ON_PAPER = [
  'ink',
  'ink-soft',
  'ink-faint',
  'act-on-paper',
  'glory-ink',
  'peril-ink',
  'life-ink',
  'good-ink',
  'bad-ink',
  'ruby-ink',
  'emerald-ink',
  'sapphire-ink',
  'suit-spade',
  'suit-heart',
  'suit-club',
  'suit-diamond',
  ...PIGMENTS.map((pig) => `pig-${pig}`),
];
const ON_TRAY = ['tray-text', 'tray-soft', 'tray-faint', 'tray-act', 'tray-good', 'tray-bad'];

const PAIRS: readonly Pair[] = [
  ...each(ON_GROUND, ['ground', 'ground-raised'], 4.5),
  ...each(['text'], ['ground-deep'], 4.5),
  ...each(ON_PAPER, ['paper', 'paper-lit'], 4.5),
  ...each(ON_TRAY, ['tray'], 4.5),
  ...each(['act-on-fill'], ['act-fill'], 4.5),
  ...each(['floor-ink'], ['floor', 'floor-lit'], 4.5),
  ...each(['seat-ink'], SEATS, 4.5),
  ...each(['act-board', 'here', 'focus-outer'], ['ground'], 3),
  ...each(['ring-gap'], ['act-board'], 3),
  ...each(['focus-inner'], ['focus-outer'], 3),
];

describe('tokens', () => {
  test('every theme binds exactly the same roles', () => {
    expect(BOUND.dark.size).toBeGreaterThan(70);
    expect([...BOUND.light.keys()]).toEqual([...BOUND.dark.keys()]);
    expect([...BOUND.contrast.keys()]).toEqual([...BOUND.dark.keys()]);
  });

  test.each(THEMES)('every pair of text and ground can be read in %s', (theme) => {
    const colour = (role: string): string => BOUND[theme].get(role) ?? `no role ${role}`;
    const failures = PAIRS.map(([a, b, least]) => ({ pair: `${a} on ${b}`, is: contrast(colour(a), colour(b)), least })).filter(
      ({ is, least }) => !(is >= least),
    );
    expect(failures).toEqual([]);
  });
});

test('the index takes up every sheet of styles', () => {
  const folder = new URL('../src/look/', import.meta.url);
  const index = readFileSync(new URL('index.css', folder), 'utf8');
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css') && file !== 'index.css');
  expect(sheets.filter((file) => !index.includes(`"./${file}"`))).toEqual([]);
});
