// Owns the proof that each theme binds the same roles, and that every pair of text and ground can be read.
import { readdirSync, readFileSync } from 'node:fs';
import { contrast, READABLE, rolesOf, type Theme, THEMES } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../src/look/tokens.css', import.meta.url), 'utf8');

const BOUND: Readonly<Record<Theme, ReadonlyMap<string, string>>> = {
  dark: rolesOf(css, 'dark'),
  light: rolesOf(css, 'light'),
  contrast: rolesOf(css, 'contrast'),
};

type Pair = readonly [string, string, number];

const each = (texts: readonly string[], grounds: readonly string[], least: number): Pair[] =>
  texts.flatMap((text) => grounds.map((ground): Pair => [text, ground, least]));

const SEATS = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'];
const ON_GROUND = ['text', 'text-soft', 'text-faint', 'act', 'gold', 'heart', 'good', 'bad', ...SEATS];
const ON_PAPER = [
  'ink',
  'ink-soft',
  'ink-faint',
  'act-on-paper',
  'gold-ink',
  'heart-ink',
  'good-ink',
  'bad-ink',
  'suit-spade',
  'suit-heart',
  'suit-club',
  'suit-diamond',
];
const ON_TRAY = ['tray-text', 'tray-soft', 'tray-faint', 'tray-act', 'tray-good', 'tray-bad'];

const PAIRS: readonly Pair[] = [
  ...each(ON_GROUND, ['ground', 'ground-raised'], READABLE),
  ...each(['text'], ['ground-deep'], READABLE),
  ...each(ON_PAPER, ['paper', 'paper-lit'], READABLE),
  ...each(ON_TRAY, ['tray'], READABLE),
  ...each(['act-on-fill'], ['act-fill'], READABLE),
  ...each(['floor-ink'], ['floor', 'floor-lit'], READABLE),
  ...each(['seat-ink'], SEATS, READABLE),
  ...each(['act-board', 'here', 'focus-outer'], ['ground'], 3),
  ...each(['ring-gap'], ['act-board'], 3),
  ...each(['focus-inner'], ['focus-outer'], 3),
];

describe('tokens', () => {
  test('every theme binds exactly the same roles', () => {
    expect(BOUND.dark.size).toBeGreaterThan(60);
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
