// Owns the tests of the history's sums.
import { expect, test } from 'vitest';
import { countsOf, figuresOf, outcomeOf } from '../src/pieces/figures.ts';
import type { HistoryRow } from '../src/store/rows.ts';

const row = (ended: number, won: boolean | null, length = 10, result: HistoryRow['result'] = {}): HistoryRow => ({
  id: `t${ended}`,
  game: 'toy',
  rules: 1,
  setup: {},
  seats: [{ kind: 'person', name: '' }],
  seat: 0,
  began: ended - 1,
  ended,
  over: { returns: won === null ? [] : [won ? 1 : 0], rewound: false, abandoned: won === null },
  length,
  result,
  transcript: '',
  proof: null,
  online: false,
});

test('a game is won by the seat that counts, lost, or given up', () => {
  expect(outcomeOf(row(1, true))).toBe('victory');
  expect(outcomeOf(row(1, false))).toBe('defeat');
  expect(outcomeOf(row(1, null))).toBe('abandoned');
  expect(outcomeOf({ seat: 1, over: { returns: [1, 0], rewound: false, abandoned: false } })).toBe('defeat');
});

test('rows of victories are counted by time, whatever order the games come in', () => {
  const games = [row(5, true), row(1, true), row(2, true), row(3, true), row(4, false), row(6, true)];
  expect(figuresOf(games)).toMatchObject({ played: 6, won: 5, streak: 2, best: 3 });
});

test('giving up ends a row', () => {
  expect(figuresOf([row(1, true), row(2, null)])).toMatchObject({ streak: 0, best: 1, won: 1 });
});

test('the usual length is the middle one; without games there is none', () => {
  expect(figuresOf([row(1, true, 9), row(2, true, 90), row(3, true, 12)]).middle).toBe(12);
  expect(figuresOf([])).toEqual({ played: 0, won: 0, streak: 0, best: 0, middle: null });
});

test('groups of whole numbers stay in their order, names come by how often', () => {
  const counts = countsOf([
    row(1, true, 1, { left: 10, by: 'eel' }),
    row(2, true, 1, { left: 2, by: 'crab' }),
    row(3, true, 1, { left: 10, by: 'crab' }),
  ]);
  expect(counts.get('left')).toEqual([
    { key: '2', n: 1 },
    { key: '10', n: 2 },
  ]);
  expect(counts.get('by')?.map(({ key }) => key)).toEqual(['crab', 'eel']);
});
