// Owns the tests of an open question in words: which sentence is asked, and how what was picked is told.

import type { PickNode, SeatOffer } from '@undercroft/table';
import { expect, test } from 'vitest';
import { standInOffer, standInText } from '@undercroft/testkit/stand-ins';
import { offersOf, pickedText, questionOf } from '../src/offer/offers.ts';
import { playWords } from '../src/words/index.ts';

const text = standInText({
  prompt: () => 'the whole question',
  pick: (_view, _offer, _picked, pick) => `the pick ${pick}`,
  act: (_view, _offer, act) => `act ${act}`,
  option: (_view, _offer, _picked, _pick, value) => `square ${value}`,
});
const node = (pick: string): PickNode => ({ pick, kind: 'one', rule: 'R', options: [] });
const offer: SeatOffer = { ...standInOffer({ decision: 'draw' }), ref: '1', node: node('act') };

test('ready-made answers stand under the whole question until something is picked', () => {
  const begun = { offer, picked: {}, path: ['create'], floor: 1, node: node('first') };
  expect(questionOf({}, text, begun, true)).toBe('the whole question');
  expect(questionOf({}, text, begun, false)).toBe('the pick first');
  expect(questionOf({}, text, { ...begun, path: ['create', 'ATK'], node: node('second') }, true)).toBe('the pick second');
  // An act that somebody chose has its own first pick.
  expect(questionOf({}, text, { ...begun, path: ['spend'], floor: 0, node: node('gem') }, true)).toBe('the pick gem');
  expect(questionOf({}, text, { ...begun, path: [], floor: 0, node: node('act') }, false)).toBe('the whole question');
});

test('what lies on the board is told by its count from the first on, anything else by its words', () => {
  const act = { pick: 'act', value: 'draw', from: 0, to: 1 };
  const squares = { pick: 'squares', value: [7, 8], from: 1, to: 3 };
  const told = (one: typeof act | typeof squares, onBoard: boolean): string =>
    pickedText({}, text, { offer, made: [act, squares] }, one, playWords('en'), (_, pick) => onBoard && pick === 'squares');
  expect(told(act, true)).toBe('act draw');
  expect(told(squares, true)).toBe('2 chosen');
  expect(told(squares, false)).toBe('square 7, square 8');
});

test('what an option does stands beside its name, where the game says it; an act is said by its own words', () => {
  const said = standInText({
    option: (_view, _offer, _picked, _pick, value) => `card ${value}`,
    act: () => 'keep',
    detail: (_view, _offer, _picked, pick, value) => (value === 1 ? null : `${pick} ${value} heals`),
  });
  const asked = (pick: string) => ({ offer, picked: {}, several: null, node: { ...node(pick), options: [1, 2] } });
  expect(offersOf({}, said, asked('card'), []).map(({ label, detail }) => [label, detail])).toEqual([
    ['card 1', null],
    ['card 2', 'card 2 heals'],
  ]);
  expect(offersOf({}, said, asked('act'), []).map(({ detail }) => detail)).toEqual([null, null]);
});
