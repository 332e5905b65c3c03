// Proves that what named setups say of their length is what was measured.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MINUTES_EACH } from '../../src/text/play/form.ts';
import { text } from '../../src/text/index.ts';

/** The table of the measured games that each named setup is. */
const MEASURED: Readonly<Record<keyof typeof MINUTES_EACH, string>> = {
  first: '2 players, 2.3c',
  three: '3 players, 2.3c',
  four: '4 players, 2.3c',
  'old-rules': '2 players, 2.1',
  march: 'Thornmarch, 2 players',
  furnace: 'The Furnace Below, 2 players',
  sky: 'Where the Sky Broke, 3 players',
  realms: 'Crown and March, 3 players',
  climb: 'From the Crown to the Furnace, 2 players',
};

test('the minutes of each named setup are the measured median for each player', () => {
  const page = readFileSync(new URL('../../../../docs/balance-dungeoneer.md', import.meta.url), 'utf8');
  const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const column = rows.find((cells) => cells.includes('minutes a player'))?.indexOf('minutes a player') ?? -1;
  const median = (name: string): number =>
    Number(/\*\*(\d+)\*\*/.exec(rows.find((cells) => cells[1] === name && cells[column] !== undefined)?.[column] ?? '')?.[1]);
  expect(Object.fromEntries(Object.entries(MEASURED).map(([key, name]) => [key, median(name)]))).toEqual(MINUTES_EACH);
});

test('a named setup says for whom it is, how many play and how long, in every language', () => {
  const helpOf = (language: 'en' | 'nl' | 'ja', key: string): string => text[language].presets.find((one) => one.key === key)?.help ?? '';
  expect(helpOf('en', 'first')).toMatch(/^Begin here.*2 players, about 40 minutes\.$/);
  expect(helpOf('nl', 'realms')).toMatch(/3 spelers, ongeveer anderhalf uur\.$/);
  expect(helpOf('ja', 'climb')).toMatch(/2人、約2時間。$/);
});
