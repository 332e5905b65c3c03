// Proves that what cannot be is said in the words of a game, with the names of its fields and values.

import { expect, test } from 'vitest';
import { loadProblemText, misfitText, setupProblemText, type ProblemWords, type SetupWords } from '@undercroft/presentation';

const words = {
  misfit: { over: 'The game is over.', seat: 'Not your seat.', offer: 'Too late.', shape: 'No answer.' },
  setup: {
    'one-of': (field, got, legal) => `${field}: ${got}, not ${legal.join('/')}`,
    'unknown-field': (field, got, legal) => `no ${field} (${got}), only ${legal.join('/')}`,
  },
  load: {
    shape: 'This is no record.',
    game: 'Another game.',
    newer: 'Newer.',
    'no-migration': 'Older.',
    step: 'No such step.',
    rules: 'Other rules.',
    setup: 'No setup.',
    entry: 'No entry.',
    digest: 'Another digest.',
  },
  loadAt: (problem, entry) => `${problem} At ${entry}.`,
} satisfies ProblemWords<'one-of' | 'unknown-field'>;
const form: SetupWords = {
  fields: { players: { label: 'Players' }, deck: { label: 'Deck' } },
  names: { deck: { red: 'the red deck', blue: 'the blue deck' } },
  other: (field, value) => (field === 'players' ? `${JSON.stringify(value)} people` : JSON.stringify(value)),
};
const problem = (field: string, key: string, legal: readonly string[]) => ({ rule: 'R', field, key, got: 'x', legal });

test('a setup is refused with the label of its field and the words of its values', () => {
  expect(setupProblemText(words, form, problem('players', 'one-of', ['2', '3']))).toBe('Players: "x" people, not "2" people/"3" people');
  expect(setupProblemText(words, form, problem('hats', 'one-of', []))).toBe('hats: "x", not ');
  expect(setupProblemText(words, form, problem('hats', 'unknown-field', ['players', 'deck']))).toBe('no hats ("x"), only Players/Deck');
  expect(() => setupProblemText(words, form, problem('deck', 'too-long', []))).toThrow('no words for the setup problem too-long');
});

test('a value that has a name is said by it, in its own field only', () => {
  expect(setupProblemText(words, form, problem('deck', 'one-of', ['red', 'blue', 'gold']))).toBe(
    'Deck: "x", not the red deck/the blue deck/"gold"',
  );
  expect(setupProblemText(words, form, problem('hats', 'one-of', ['red']))).toBe('hats: "x", not "red"');
});

test('a field or a value is one of its own, not of every object', () => {
  expect(setupProblemText(words, form, problem('constructor', 'one-of', []))).toBe('constructor: "x", not ');
  expect(setupProblemText(words, form, problem('deck', 'one-of', ['constructor']))).toBe('Deck: "x", not "constructor"');
});

test('an answer that does not fit at all is told from one whose pick does not', () => {
  expect(['over', 'shape', 'act', 'card'].map((pick) => misfitText(words, pick))).toEqual(['The game is over.', 'No answer.', null, null]);
});

test('a record is refused with the entry where it goes wrong, if there is one', () => {
  expect(loadProblemText(words, { code: 'shape', detail: '' })).toBe('This is no record.');
  expect(loadProblemText(words, { code: 'setup', at: 0, detail: '' })).toBe('No setup.');
  expect(loadProblemText(words, { code: 'entry', at: 7, detail: '' })).toBe('No entry. At 7.');
});
