// Owns the proof that every key used by the rules has words, and that no words are kept for a key nobody uses.

import { asks } from '@undercroft/kernel';
import { lineFaults, LANGUAGES } from '@undercroft/presentation';
import { formFaults, howToFaults, loadProblemFaults, presetFaults, setupProblemFaults, wordFaults } from '@undercroft/testkit';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DECISIONS } from '../../src/decisions/index.ts';
import { events } from '../../src/events/index.ts';
import { game } from '../../src/game.ts';
import { ALL_PROCEDURES } from '../../src/rules/main.ts';
import { checkSetup, SETUP } from '../../src/setup.ts';
import { newBoard } from '../../src/state.ts';
import { phrases, text } from '../../src/text/index.ts';
import { SETUP_KEYS, WHY_KEYS } from '../../src/text/keys.ts';

const SOURCE = new URL('../../src/', import.meta.url);
const sorted = (keys: readonly string[]): readonly string[] => [...new Set(keys)].sort();

test('the reasons used by decisions and queries are those that have words, and no others', () => {
  const source = ['decisions', 'queries']
    .flatMap((folder) =>
      readdirSync(new URL(`${folder}/`, SOURCE)).map((file) => readFileSync(new URL(`${folder}/${file}`, SOURCE), 'utf8')),
    )
    .join('\n');
  const used = [...source.matchAll(/key: '([a-z-]+)'/g)].map(([, key = '']) => key);
  expect(sorted(used)).toEqual(sorted(WHY_KEYS));
});

test('every problem that a field of the setup can have is in the list of those that have words', () => {
  expect(SETUP.problems.filter((key) => !SETUP_KEYS.some((known) => known === key))).toEqual([]);
});

test('every question that a procedure asks is in the list of decisions', () => {
  const asked = ALL_PROCEDURES.flatMap(({ steps }) => steps.flatMap((step) => (asks(step) ? [step.decision.name] : [])));
  const known = Object.values(DECISIONS).map(({ name }) => name);
  expect(asked.filter((name) => !known.includes(name))).toEqual([]);
});

const setup = { characters: 3, players: 1, job1: 'knight', job2: 'ranger', job3: 'cleric', job4: 'choose', party: 'built' } as const;
const view = game.view(newBoard(setup), 0);

describe.each(LANGUAGES)('closed tables in %s', (language) => {
  const p = phrases[language];
  const t = text[language];

  test('every event, decision, act and pick of the game has words, and no others', () => {
    expect(wordFaults(p, { events, decisions: DECISIONS })).toEqual([]);
  });

  test('every reason says something of its own', () => {
    const lines = WHY_KEYS.map((key) => t.why(view, { rule: 'CRD-EXPLORE-11', key }));
    expect(lines.flatMap(lineFaults)).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test('every problem with a setup is told with the field and what would be possible', () => {
    const wrong: readonly [raw: unknown, key: string][] = [
      ['no', 'not-a-setup'],
      [{ job1: 'king' }, 'one-of'],
      [{ characters: 9 }, 'between'],
      [{ characters: 1, players: 2 }, 'players'],
      [{ colour: 'red' }, 'unknown-field'],
    ];
    expect(setupProblemFaults(checkSetup, t, wrong, SETUP_KEYS)).toEqual([]);
  });

  test('every problem with a saved or recorded game has words', () => {
    expect(loadProblemFaults(t)).toEqual([]);
  });

  test('the form asks for every field of a setup, its first values are a setup, and so is each option', () => {
    expect(
      formFaults(checkSetup, t, ({ key }, value) =>
        key === 'characters' ? { players: 1 } : key === 'players' ? { characters: value } : {},
      ),
    ).toEqual([]);
  });

  test('every named setup can be played and is told apart', () => {
    expect(presetFaults(checkSetup, t)).toEqual([]);
  });

  test('how to play, the title and what comes first can be read', () => {
    expect(t.howTo.length).toBeGreaterThan(4);
    expect([...howToFaults(t), ...[t.title, t.blurb, ...(t.intro ?? [])].flatMap(lineFaults)]).toEqual([]);
  });
});
