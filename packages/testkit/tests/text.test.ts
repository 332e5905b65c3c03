// Claims about the checks of texts and of long measurements: each finds what it is there to find.

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FormField, HowToStep } from '@undercroft/presentation';
import {
  formFaults,
  howToFaults,
  loadProblemFaults,
  measuredInParts,
  presetFaults,
  readGame,
  setupProblemFaults,
  wordFaults,
} from '@undercroft/testkit';
import { recordAt } from '@undercroft/testkit/json';
import { toy, type Toy } from '@undercroft/testkit/toy';
import { expect, test } from 'vitest';
import { standInText } from '../src/stand-ins.ts';

const decisions = {
  go: {
    acts: [
      { name: 'walk', picks: [{ name: 'to' }] },
      { name: 'stay', picks: [] },
    ],
  },
};
const events = { moved: 1 };
const words = { log: { moved: () => '' }, asking: { go: { acts: { walk: { label: '', picks: { to: '' } }, stay: '' } } } };

test('words that are missing, and words too many, are found at every place', () => {
  expect(wordFaults(words, { events, decisions })).toEqual([]);
  expect(wordFaults({ ...words, log: { sung: () => '' } }, { events, decisions })).toEqual([
    'the log: no words for moved',
    'the log: words for sung, which is not there',
  ]);
  const acts = { walk: { label: '', picks: { from: '' } }, fly: '' };
  expect(wordFaults({ ...words, asking: { go: { acts } } }, { events, decisions })).toEqual([
    'go: no words for stay',
    'go: words for fly, which is not there',
    'go/walk: no words for to',
    'go/walk: words for from, which is not there',
  ]);
});

const checkSetup = (raw: unknown) => {
  const { n = 1, ...others } = recordAt(raw ?? {});
  const problem = (key: string) => ({ ok: false, problem: { field: 'n', rule: 'R', key, got: null, legal: [] } }) as const;
  if (Object.keys(others).length > 0) return problem('unknown-field');
  return n === 1 || n === 2 ? ({ ok: true, setup: { n } } as const) : problem('one-of');
};
const field: FormField = {
  key: 'n',
  kind: 'one',
  label: 'How many',
  help: '',
  options: [
    { value: 1, label: 'one' },
    { value: 2, label: 'two' },
  ],
  initial: 1,
};

test('a problem of another kind, one that cannot be shown and one that was not tried are found', () => {
  const text = { setupProblem: () => 'Not so.' };
  expect(setupProblemFaults(checkSetup, text, [[{ n: 3 }, 'one-of']], ['one-of'])).toEqual([]);
  expect(setupProblemFaults(checkSetup, text, [[{ n: 2 }, 'one-of']], ['one-of', 'between'])).toEqual([
    '{"n":2}: no problem, not one-of',
    'between: was not tried',
  ]);
  expect(setupProblemFaults(checkSetup, { setupProblem: () => 'undefined' }, [[{ n: 3 }, 'one-of']], [])).toHaveLength(1);
});

test('a form that leaves a field out, begins with no setup, or offers what is refused is found', () => {
  const sound: FormField = { ...field, help: 'Seats.' };
  expect(formFaults(checkSetup, { form: [sound] })).toEqual([]);
  expect(formFaults(checkSetup, { form: [] })).toEqual(['the form: no words for n']);
  expect(formFaults(checkSetup, { form: [{ ...sound, initial: 7 }] })).toEqual(['the first values of the form are no setup']);
  expect(formFaults(checkSetup, { form: [{ ...sound, options: [{ value: 3, label: 'three' }] }] })).toEqual([
    'n 3 cannot be chosen: one-of',
  ]);
  const presets = [
    { key: 'a', label: 'A', help: 'x', setup: {} },
    { key: 'b', label: 'A', help: 'x', setup: { n: 9 } },
  ];
  expect(presetFaults(checkSetup, { presets })).toEqual(['b is no setup', 'A is there twice']);
});

test('problems with records that do not say where, and steps of how to play without rules, are found', () => {
  expect(loadProblemFaults({ loadProblem: (problem) => ('at' in problem ? `At ${problem.at}.` : 'So.') })).toEqual([]);
  expect(loadProblemFaults({ loadProblem: () => 'So.' })).toHaveLength(6);
  const rulebook = { sections: [{ key: 'A', title: 'A', rules: [{ id: 'R-1', text: 'x' }] }] };
  const step: HowToStep = { key: 'a', title: 'A', text: 'So.', icon: { body: '<path/>' }, rules: ['R-1'] };
  expect(howToFaults({ rulebook, howTo: [step] })).toEqual([]);
  expect(
    howToFaults({ rulebook, howTo: [step, { ...step, icon: { body: '' }, rules: ['R-2'] }, { ...step, title: 'C', rules: [] }] }),
  ).toEqual(['A is there twice', 'a: has no picture', 'a: names no rule', 'a: R-2 is no rule']);
});

test('a game that is read shows every kind of line, each with what it belongs to', () => {
  const said = (name: string) => () => name;
  const text = {
    prompt: said('?'),
    act: said('act'),
    pick: said('pick'),
    option: said('option'),
    stop: said('stop'),
    event: said('event'),
  };
  const reading = { setup: { seats: 3, rounds: 2 }, seed: 'read', options: 3 };
  const read = readGame(toy, standInText<Toy['view']>({ ...text, ending: () => ['The end.'] }), reading);
  expect([...new Set(read.map(({ kind }) => kind))].sort()).toEqual(['act', 'ending', 'event', 'option', 'pick', 'prompt', 'stop']);
  expect(read.at(-1)).toEqual({ kind: 'ending', of: 'ending', line: 'The end.' });
  expect(read.filter(({ kind, of }) => kind === 'act' && !of.includes('/'))).toEqual([]);
});

test('what was measured in parts is kept, read again and put together; other code measures anew', () => {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-parts-'));
  let measured = 0;
  const run = (code: readonly string[]) =>
    measuredInParts<readonly number[]>(5, {
      folder,
      name: 'x',
      code,
      size: 2,
      measure: (n, from) => {
        measured++;
        return Array.from({ length: n }, (_, i) => from + i);
      },
      together: (parts) => parts.flat(),
    });
  try {
    for (let time = 0; time < 2; time++) expect(run(['packages/testkit/src/in-parts.ts'])).toEqual([0, 1, 2, 3, 4]);
    expect(measured).toBe(3);
    run(['packages/testkit/src']);
    expect(measured).toBe(6);
    expect(readdirSync(folder).filter((name) => name.endsWith(' x 4-5.json'))).toHaveLength(2);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
