// Owns the proof that every key used by the rules has words, and that no words are kept for a key nobody uses.

import { lineFaults, LANGUAGES, type FormField } from '@undercroft/presentation';
import { asks } from '@undercroft/kernel';
import { formFaults, howToFaults, loadProblemFaults, presetFaults, setupProblemFaults, wordFaults } from '@undercroft/testkit';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DECISIONS } from '../../src/decisions/index.ts';
import { events } from '../../src/events/index.ts';
import { game } from '../../src/game.ts';
import { ALL_PROCEDURES } from '../../src/rules/index.ts';
import { checkSetup, SETUP } from '../../src/setup.ts';
import { phrases, text } from '../../src/text/index.ts';
import { SETUP_KEYS, WHY_KEYS } from '../../src/text/play/keys.ts';
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
  const illegal = found(source, /type Illegal = ([^;]+);/g).flatMap((union) => found(union, /'([a-z-]+)'/g));
  const used = [...found(source, /key: '([a-z-]+)'/g), ...found(source, /because\('([a-z-]+)'/g), ...illegal];
  expect(sorted(used)).toEqual(sorted(WHY_KEYS));
});

test('every problem that a field of the setup can have is in the list of those that have words', () => {
  expect(SETUP.problems.filter((key) => !SETUP_KEYS.some((known) => known === key))).toEqual([]);
});

test('every question that a procedure asks is in the list of decisions', () => {
  const asked = ALL_PROCEDURES.flatMap(({ steps }) => steps.flatMap((step) => (asks(step) ? [step.decision.name] : [])));
  expect(sorted(asked)).toEqual(sorted(Object.values(DECISIONS).map(({ name }) => name)));
});

const view = game.view(game.begin(setupOf({})), 0);

describe.each(LANGUAGES)('closed tables in %s', (language) => {
  const p = phrases[language];
  const t = text[language];

  test('every event, decision, act and pick of the game has words, and no others', () => {
    expect(wordFaults(p, { events, decisions: DECISIONS })).toEqual([]);
  });

  test('every reason says something of its own', () => {
    const lines = WHY_KEYS.map((key) => t.why(view, { rule: 'DGN-GEN-07', key }));
    expect(lines.flatMap(lineFaults)).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test('every problem with a setup is told with the field and what would be possible', () => {
    const wrong: readonly [raw: unknown, key: string][] = [
      ['no', 'not-a-setup'],
      [{ edition: '9' }, 'one-of'],
      [{ decks: [] }, 'some-of'],
      [{ decks: ['ZZ'] }, 'some-of'],
      [{ players: 9 }, 'one-of'],
      [{ options: ['naps'] }, 'some-of'],
      [{ rounds: 1 }, 'between'],
      [{ edition: '2.1', options: ['pickHero'] }, 'edition'],
      [{ decks: ['TM'], players: 4 }, 'heroes'],
      [{ trim: 3 }, 'numbers'],
      [{ trim: { maps: 9, adventures: 9 } }, 'at-most'],
      [{ colour: 'red' }, 'unknown-field'],
    ];
    // Since every deck has quests for all its heroes, too few quests cannot be made by a setup of the printed decks.
    const possible = SETUP_KEYS.filter((key) => key !== 'quests');
    expect(setupProblemFaults(checkSetup, t, wrong, possible)).toEqual([]);
    expect(lineFaults(t.setupProblem({ field: 'players', rule: 'DGN-GEN-01', key: 'quests', got: 4, legal: [2, 3] }))).toEqual([]);
  });

  test('every problem with a saved or recorded game has words', () => {
    expect(loadProblemFaults(t)).toEqual([]);
  });

  test('an answer that does not fit is told what to do instead', () => {
    const lines = ['over', 'seat', 'offer', 'shape', 'act', 'card'].map((pick) =>
      t.refusal(view, { rule: 'DGN-HERO-01', decision: 'hero', pick, got: null, legal: [] }),
    );
    expect(lines.flatMap(lineFaults)).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test('the form asks for every field of a setup, its first values are a setup, and so is each option', () => {
    // Cards are left out only where sets are combined in the older edition.
    const where = ({ key }: FormField): object => (key === 'trim' ? { edition: '2.1', decks: ['HCA', 'HCB', 'TM'] } : {});
    expect(formFaults(checkSetup, t, where)).toEqual([]);
  });

  test('every named setup can be played and is told apart', () => {
    expect(presetFaults(checkSetup, t)).toEqual([]);
  });

  test('how to play, the title and what comes first can be read', () => {
    expect(t.howTo.length).toBeGreaterThan(4);
    expect([...howToFaults(t), ...[t.title, t.blurb, ...(t.intro ?? [])].flatMap(lineFaults)]).toEqual([]);
  });
});
