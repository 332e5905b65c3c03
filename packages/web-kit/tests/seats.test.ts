// Owns the tests of what seats are called, and whose leave going back needs.

import type { Meta, SeatShown } from '@undercroft/table';
import { expect, test } from 'vitest';
import { othersAsked, playerOf, seatName, seatState, turnText, waitingText, withNames } from '../src/play/seat-names.ts';
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
  expect(withNames(table, {}, {}).seats).toEqual(table.seats);
  expect(seatName(seat({}), 1, playWords('en'))).toBe('Seat 2');
});

test('a bot is called by whom it plays, never by its kind; its kind is said beside it', () => {
  const table = meta(seat({ name: 'Ann' }), seat({ kind: 'bot', name: 'normal', bot: 'normal' }));
  expect(withNames(table, { seatName: (_view, at) => `Hero ${at}` }, {}).seats[1]?.name).toBe('Hero 1');
  const plain = withNames(table, {}, {}).seats[1] ?? seat({});
  expect(seatName(plain, 1, playWords('en'))).toBe('Seat 2');
  expect(seatState(plain, false, playWords('en'))).toBe('bot, steady');
  expect(seatState(plain, false, playWords('ja'))).toBe('ボット・堅実');
});

test('going back needs the leave of all other people, and of no bot', () => {
  const table = meta(seat({ name: 'Me', mine: true }), seat({ name: 'Joost' }), seat({ name: 'Bot', kind: 'bot' }), seat({ name: 'Mira' }));
  expect(othersAsked(table)).toEqual(['Joost', 'Mira']);
  for (const language of ['en', 'nl', 'ja'] as const) expect(playWords(language).askUndo(othersAsked(table))).toMatch(/Joost.*Mira/);
});

test('of a seat whose person gave up or is away it is said that a bot plays it, and for whom, in every language', () => {
  const left = seat({ kind: 'bot', name: 'Ann', bot: 'normal', resigned: true });
  const away = seat({ kind: 'bot', name: 'Ann', bot: 'normal', standIn: true });
  const said = { en: 'Bot for Ann', nl: 'Bot voor Ann', ja: 'Annの代わりのボット' };
  for (const language of ['en', 'nl', 'ja'] as const) {
    const words = playWords(language);
    expect(playerOf(left, words)).toBe(said[language]);
    expect(playerOf(away, words)).toBe(said[language]);
    expect(seatState(left, false, words)).toMatch(/bot|ボット/);
    expect(waitingText({ ...meta(seat({ mine: true }), left), waiting: [1] }, words)).toContain(said[language]);
  }
  expect(playerOf(seat({ name: 'Ann' }), playWords('en'))).toBe('Ann');
  // Where everybody left, nobody plays on.
  expect(seatState(seat({ name: 'Ann', resigned: true }), false, playWords('en'))).toBe('left the game');
});

test('while responses are waited for that is said once, and the top line tells nobody apart', () => {
  const table = { ...meta(seat({ mine: true, name: 'Ann' }), seat({ name: 'Bob' })), waiting: 'responses' as const };
  expect(turnText(table, false, playWords('en'))).toBeNull();
  expect(waitingText(table, playWords('en'))).toBe('Waiting for responses');
  expect(turnText({ ...table, waiting: [1] }, false, playWords('en'))).toBe('Bob’s turn');
});
