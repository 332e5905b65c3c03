// Owns the proof that every key used by the rules has words, and that no words are kept for a key nobody uses.

import { lineFaults, LANGUAGES, type FormField } from '@undercroft/presentation';
import { at, type Json } from '@undercroft/kernel';
import { formFaults, loadProblemFaults, presetFaults, setupProblemFaults, wordFaults } from '@undercroft/testkit';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ITEM_IDS } from '../../src/content/items.ts';
import { GEMS, SKILLS } from '../../src/content/types.ts';
import { DECISIONS } from '../../src/decisions/index.ts';
import { events } from '../../src/events.ts';
import { game } from '../../src/game.ts';
import { checkSetup, SETUP } from '../../src/setup.ts';
import { PRESET_KEYS } from '../../src/text/form.ts';
import { phrases, text } from '../../src/text/index.ts';
import { SETUP_KEYS, WHY_KEYS } from '../../src/text/keys.ts';
import { setupOf } from '../scenes.ts';

const SOURCE = new URL('../../src/', import.meta.url);
const sourceOf = (path: string): string => readFileSync(new URL(path, SOURCE), 'utf8');
const found = (source: string, pattern: RegExp): readonly string[] =>
  [...source.matchAll(pattern)].flatMap(([, ...keys]) => keys.filter((key) => key !== undefined));
const sorted = (keys: readonly string[]): readonly string[] => [...new Set(keys)].sort();

test('the reasons used by decisions and queries are those that have words, and no others', () => {
  const inFolders = ['decisions', 'queries'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, SOURCE)).map((file) => sourceOf(`${folder}/${file}`)),
  );
  const source = inFolders.join('\n');
  const used = [...found(source, /why\('DLV-[A-Z0-9-]+', '([a-z0-9-]+)'/g), ...found(source, /\bkey: '([a-z0-9-]+)'/g)];
  expect(used.length).toBeGreaterThan(20);
  expect(sorted(used)).toEqual(sorted(WHY_KEYS));
});

test('every problem that a field of the setup can have is in the list of those that have words', () => {
  expect(SETUP.problems.filter((key) => !SETUP_KEYS.some((known) => known === key))).toEqual([]);
});

const view = game.view(game.begin(setupOf({})), 0);

describe.each(LANGUAGES)('closed tables in %s', (language) => {
  const p = phrases[language];
  const t = text[language];

  test('every event, decision, act and pick of the game has words, and no others', () => {
    expect(wordFaults(p, { events, decisions: DECISIONS })).toEqual([]);
  });

  test('every reason says what is in the way and reads well for every item, gem and skill', () => {
    const args = [...ITEM_IDS.map((item) => ({ item })), ...GEMS.map((gem) => ({ gem })), ...SKILLS.map((skill) => ({ skill }))].map(
      (one) => ({ item: 'gaff', gem: 'ruby', skill: 'ATK', ...one }),
    );
    for (const key of WHY_KEYS) for (const one of args) expect(lineFaults(t.why(view, { rule: 'DLV-GEM-01', key, args: one }))).toEqual([]);
    expect(new Set(WHY_KEYS.map((key) => t.why(view, { rule: 'DLV-GEM-01', key, args: at(args, 0) }))).size).toBe(WHY_KEYS.length);
  });

  test('every problem with a setup is told with the field and what would be possible', () => {
    const wrong: readonly [raw: unknown, key: string][] = [
      ['no', 'not-a-setup'],
      [{ mode: 'huge' }, 'one-of'],
      [{ mode: 'full', level: 2 }, 'only-micro-mini'],
      [{ mode: 'micro', level: 7 }, 'one-of'],
      [{ skillTrack: 'x' }, 'one-of'],
      [{ packs: ['ZZZ'] }, 'one-of'],
      [{ packs: [] }, 'one-of'],
      [{ level1Cards: 9 }, 'one-of'],
      [{ deep: 'yes' }, 'one-of'],
      [{ startHealth: 99 }, 'between'],
      [{ veteran: -1 }, 'between'],
      [{ grid: [3, 3] }, 'between'],
      [{ hero: '' }, 'length'],
      [{ area: 'x'.repeat(41) }, 'length'],
      [{ mode: 'mini', level: 'B' }, 'too-few-cards'],
      [{ colour: 'red' }, 'unknown-field'],
    ];
    expect(setupProblemFaults(checkSetup, t, wrong, SETUP_KEYS)).toEqual([]);
  });

  test('every problem with a saved or recorded game has words', () => {
    expect(loadProblemFaults(t)).toEqual([]);
  });

  test('the form asks for every field of a setup, its first values are a setup, and every option can be chosen', () => {
    const where = ({ key }: FormField, value: Json): object =>
      key === 'level' && value !== null ? { mode: 'micro', packs: ['BRN', 'TAL', 'QUI'] } : {};
    expect(formFaults(checkSetup, t, where)).toEqual([]);
  });

  test('leaving a field open gives what the mode and the ladder have', () => {
    const open = Object.fromEntries(t.form.map(({ key, initial }) => [key, initial]));
    expect(setupOf({ ...open, mode: 'micro' })).toMatchObject({ startHealth: 5, level: 1 });
    expect(setupOf({ ...open, skillTrack: 'web' })).toMatchObject({ level1Cards: 4, boxEntrance: true });
  });

  test('every named setup can be played and is told apart', () => {
    expect(t.presets.map(({ key }) => key)).toEqual(PRESET_KEYS);
    expect(presetFaults(checkSetup, t)).toEqual([]);
    expect(t.presets.flatMap(({ setup }) => ('skillTrack' in setup ? [setup.skillTrack] : []))).toEqual(
      expect.arrayContaining(['stacked', 'web']),
    );
  });
});

test('the plain starts of level 3 are called as printed', () => {
  const label = (language: 'en' | 'nl' | 'ja', key: string): string =>
    text[language].presets.find((preset) => preset.key === key)?.label ?? '';
  expect(label('en', 'micro-3-printed')).toBe('Micro game, level 3, as printed');
  expect(label('nl', 'mini-3-printed')).toBe('Minispel, level 3, volgens het boekje');
  expect(label('ja', 'mini-3-printed')).toBe('ミニゲーム、レベル3、原典どおり');
});
