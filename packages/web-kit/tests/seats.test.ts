// Owns the tests of what seats are called, and whose leave going back needs.

import type { Meta, SeatShown } from '@undercroft/table';
import { expect, test } from 'vitest';
import { othersAsked, seatName, withNames } from '../src/play/seat-names.ts';
import { playWords } from '../src/words/index.ts';

const seat = (own: Partial<SeatShown>): SeatShown => ({ kind: 'person', name: '', here: true, mine: false, ...own });
const meta = (...seats: readonly SeatShown[]): Meta => ({
  phase: 'playing',
  name: '',
  seats,
  at: 0,
  host: false,
  waiting: [],
  back: null,
  redo: false,
  alone: false,
  wish: null,
  clock: null,
  orders: null,
  commitment: '',
  over: null,
});

test('a seat is called by whoever sits there, then by whom the game says it plays, then by its number', () => {
  const table = meta(seat({ name: 'Joost' }), seat({}), seat({ kind: 'open' }));
  const named = withNames(table, { seatName: (_view, at) => `Hero ${at}` }, {});
  expect(named.seats.map(({ name }) => name)).toEqual(['Joost', 'Hero 1', '']);
  expect(withNames(table, {}, {})).toBe(table);
  expect(seatName(seat({}), 1, playWords('en'))).toBe('Seat 2');
});

test('going back needs the leave of all other people, and of no bot', () => {
  const table = meta(seat({ name: 'Me', mine: true }), seat({ name: 'Joost' }), seat({ name: 'Bot', kind: 'bot' }), seat({ name: 'Mira' }));
  expect(othersAsked(table)).toEqual(['Joost', 'Mira']);
  for (const language of ['en', 'nl', 'ja'] as const) expect(playWords(language).askUndo(othersAsked(table))).toMatch(/Joost.*Mira/);
});
