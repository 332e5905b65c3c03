// Proves that a game's text says from its phrases what every game says in the same way, and stops where words are missing.

import { gameTextOf, lineFaults, type CommonPhrases, type OwnText } from '@undercroft/presentation';
import { expect, test } from 'vitest';

interface View {
  readonly who: string;
}

const phrases: CommonPhrases<'one-of', string> = {
  language: 'en',
  title: 'Ashes',
  blurb: 'A game.',
  intro: [],
  log: { 'lamp.lit': ({ n }: { n: number }, who: string) => `${who} lit ${n} lamps.` },
  option: { enough: 'Enough', none: 'None' },
  refusing: {
    misfit: { over: 'Over.', seat: 'Not your seat.', offer: 'Too late.', shape: 'No answer.' },
    setup: { 'one-of': (field, got) => `${field} is not ${got}.` },
    load: {
      shape: 'x',
      game: 'x',
      newer: 'x',
      'no-migration': 'x',
      step: 'x',
      rules: 'x',
      setup: 'x',
      entry: 'x',
      digest: 'x',
    },
    loadAt: (problem, entry) => `${problem} ${entry}`,
    act: 'Not now.',
    why: { dark: 'It is dark.', far: ({ n }: { n: number }, who: string) => `${n} steps too far for ${who}.` },
  },
};
const own: OwnText<View, string> = {
  said: ({ who }) => who,
  setupWords: { fields: { lamps: { label: 'Lamps' } }, names: {}, other: (_field, value) => JSON.stringify(value) },
  pickRefused: ({ legal }) => `One of ${JSON.stringify(legal)}.`,
  rulebook: { sections: [] },
  howTo: [],
  form: [],
  presets: [],
  prompt: () => '',
  act: () => '',
  pick: () => '',
  option: () => '',
  ending: () => [],
};
const text = gameTextOf(phrases, own);
const view: View = { who: 'Wren' };
const refusal = { rule: 'R', decision: 'd', pick: 'lamp', got: 9, legal: [1, 2] };

test('lines of the log and reasons are told with what the game speaks of', () => {
  expect(text.event(view, { type: 'lamp.lit', rule: 'R', body: { n: 2 } })).toBe('Wren lit 2 lamps.');
  expect(text.why(view, { rule: 'R', key: 'dark' })).toBe('It is dark.');
  expect(text.why(view, { rule: 'R', key: 'far', args: { n: 3 } })).toBe('3 steps too far for Wren.');
});

test('a refusal says its reason, or what does not fit, or what could be picked', () => {
  expect(text.refusal(view, { ...refusal, why: { rule: 'R', key: 'dark' } })).toBe('It is dark.');
  expect(text.refusal(view, { ...refusal, pick: 'offer' })).toBe('Too late.');
  expect(text.refusal(view, { ...refusal, pick: 'act' })).toBe('Not now.');
  expect(text.refusal(view, refusal)).toBe('One of [1,2].');
  expect(text.setupProblem({ field: 'lamps', rule: 'R', key: 'one-of', got: 9, legal: [] })).toBe('Lamps is not 9.');
});

test('an event or a reason without words is a bug, also one that every object has a name for', () => {
  expect(() => text.event(view, { type: 'lamp.out', rule: 'R', body: {} })).toThrow('no words for the event lamp.out');
  expect(() => text.event(view, { type: 'constructor', rule: 'R', body: {} })).toThrow('no words for the event constructor');
  expect(() => text.why(view, { rule: 'R', key: 'toString' })).toThrow('no words for the reason toString');
});

test('a malformed line is found out', () => {
  expect(lineFaults('Wren lit 2 lamps.')).toEqual([]);
  for (const line of ['', ' x', 'x undefined', 'a  b', 'a ,b', 'a (b', '「あ', 'so..', 'so.,', 'as:'])
    expect(lineFaults(line), line).toHaveLength(1);
});
