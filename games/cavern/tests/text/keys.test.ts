// Owns the proof that every key used by the rules has words, and that no words are kept for a key nobody uses.

import { lineFaults, LANGUAGES, type FormField } from '@undercroft/presentation';
import { asks, type Json } from '@undercroft/kernel';
import { formFaults, howToFaults, loadProblemFaults, presetFaults, setupProblemFaults, wordFaults } from '@undercroft/testkit';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { adventureOf, ADVENTURE_IDS } from '../../src/content/cards.ts';
import { DECISIONS } from '../../src/decisions/index.ts';
import { events } from '../../src/events/index.ts';
import { game } from '../../src/game.ts';
import { ALL_PROCEDURES } from '../../src/rules/index.ts';
import { checkSetup, SETUP } from '../../src/setup.ts';
import { phrases, text } from '../../src/text/index.ts';
import { SETUP_KEYS, WHY_KEYS } from '../../src/text/play/keys.ts';
import { boardWith } from '../scenes.ts';

const SOURCE = new URL('../../src/', import.meta.url);
const sourceOf = (path: string): string => readFileSync(new URL(path, SOURCE), 'utf8');
const found = (source: string, pattern: RegExp): readonly string[] =>
  [...source.matchAll(pattern)].flatMap(([, ...keys]) => keys.filter((key) => key !== undefined));
const sorted = (keys: readonly string[]): readonly string[] => [...new Set(keys)].sort();

test('the reasons used by decisions and queries are those that have words, and no others', () => {
  const source = ['decisions', 'queries']
    .flatMap((folder) => readdirSync(new URL(`${folder}/`, SOURCE)).map((file) => sourceOf(`${folder}/${file}`)))
    .join('\n');
  const used = [
    ...found(source, /key: '([a-z-]+)'/g),
    ...found(source, /key: [^']*'([a-z-]+)' : '([a-z-]+)'/g),
    ...found(source, /why\('CAV-[A-Z0-9-]+', '([a-z-]+)'/g),
  ];
  expect(sorted(used)).toEqual(sorted(WHY_KEYS));
});

test('every problem that a field of the setup can have is in the list of those that have words', () => {
  expect(SETUP.problems.filter((key) => !SETUP_KEYS.some((known) => known === key))).toEqual([]);
});

test('every question that a procedure asks is in the list of decisions', () => {
  const asked = ALL_PROCEDURES.flatMap(({ steps }) => steps.flatMap((step) => (asks(step) ? [step.decision.name] : [])));
  expect(sorted(asked)).toEqual(sorted(Object.values(DECISIONS).map(({ name }) => name)));
});

const view = game.view(boardWith(), 0);

describe.each(LANGUAGES)('closed tables in %s', (language) => {
  const p = phrases[language];
  const t = text[language];

  test('every event, decision, act and pick of the game has words, and no others', () => {
    expect(wordFaults(p, { events, decisions: DECISIONS })).toEqual([]);
  });

  test('every reason says something of its own', () => {
    const lines = WHY_KEYS.map((key) => t.why(view, { rule: 'CAV-GEN-07', key, args: { foe: 0, tiles: 2, who: 0, need: 9, most: 5 } }));
    expect(lines.flatMap(lineFaults)).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test('every problem with a setup is told with the field and what would be possible', () => {
    const wrong: readonly [raw: unknown, key: string][] = [
      ['no', 'not-a-setup'],
      [{ adventure: 'A9' }, 'one-of'],
      [{ party: ['nobody'] }, 'some-of'],
      [{ heroes: 9 }, 'between'],
      [{ adventure: 'A3', heroes: 3, allies: true }, 'few-heroes'],
      [{ adventure: 'A1', heroes: 4 }, 'hero-range'],
      [{ heroes: 1, players: 2 }, 'players'],
      [{ adventure: 'A8', heroes: 4, players: 3 }, 'crews'],
      [{ heroes: 1, party: ['tarn', 'wren'] }, 'party'],
      [{ walls: 4, fissures: 4 }, 'edges'],
      [{ adventure: 'A8', heroes: 2, linked: true }, 'no-story'],
      [{ linked: true, carried: 3 }, 'carried'],
      [{ colour: 'red' }, 'unknown-field'],
    ];
    expect(setupProblemFaults(checkSetup, t, wrong, SETUP_KEYS)).toEqual([]);
  });

  test('every problem with a saved or recorded game has words', () => {
    expect(loadProblemFaults(t)).toEqual([]);
  });

  test('an answer that does not fit is told what to do instead', () => {
    const lines = ['over', 'seat', 'offer', 'shape', 'act', 'to'].map((pick) =>
      t.refusal(view, { rule: 'CAV-HERO-05', decision: 'hero', pick, got: null, legal: [] }),
    );
    expect(lines.flatMap(lineFaults)).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test('the form asks for every field of a setup, its first values are a setup, and so is each option', () => {
    // An adventure is for so many heroes; so many heroes are for some adventures.
    const where = ({ key }: FormField, value: Json): object => {
      const heroes = ADVENTURE_IDS.flatMap((id) => (id === value ? [adventureOf(id).heroes[0] ?? 2] : []))[0] ?? 2;
      return key === 'adventure' ? { heroes, players: heroes } : {};
    };
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
