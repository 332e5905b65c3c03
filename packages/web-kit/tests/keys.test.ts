// Owns the tests of held keys, and of questions that answer themselves.

import type { PickNode, SeatOffer } from '@undercroft/table';
import { standInOffer } from '@undercroft/testkit/stand-ins';
import { expect, test } from 'vitest';
import { isHeldAnswer } from '../src/play/held-keys.ts';
import { onlyAnswer, ownAnswer } from '../src/play/own-answer.ts';

const key = (name: string, repeat: boolean) => ({ key: name, repeat });

test('a key that answers does so once, however long it is held; arrows repeat', () => {
  for (const name of ['1', '9', 'u', 'Enter', ' ', 'Escape', '?']) {
    expect(isHeldAnswer(key(name, true)), name).toBe(true);
    expect(isHeldAnswer(key(name, false)), name).toBe(false);
  }
  for (const name of ['ArrowLeft', 'Tab', 'Backspace', '+']) expect(isHeldAnswer(key(name, true)), name).toBe(false);
});

const answer = { steps: ['commit'], choice: { act: 'commit' } };
const offer = (suggested: SeatOffer['suggested']): SeatOffer => ({
  ...standInOffer(),
  ref: '1',
  node: { pick: 'act', kind: 'one', rule: 'R', options: ['commit'] },
  ...(suggested === undefined ? {} : { suggested }),
});
const asked = (suggested: SeatOffer['suggested'], path: readonly string[] = []) => ({
  ask: { offer: offer(suggested), path },
  view: {},
  board: { byItself: () => true },
});

test('a question answers itself with the best that is suggested, never with what uses something up', () => {
  expect(ownAnswer(asked([answer]))).toEqual({ act: 'commit' });
  expect(ownAnswer(asked([{ ...answer, costs: 'ruby' }]))).toBeNull();
  expect(ownAnswer(asked(undefined))).toBeNull();
});

test('nothing answers itself where the game does not say so, or where somebody has begun to answer', () => {
  expect(ownAnswer({ ...asked([answer]), board: {} })).toBeNull();
  expect(ownAnswer({ ...asked([answer]), board: { byItself: () => false } })).toBeNull();
  expect(ownAnswer(asked([answer], ['spend']))).toBeNull();
});

const node = (own: Partial<PickNode>): PickNode => ({ pick: 'act', kind: 'one', rule: 'R', options: ['end'], ...own });
const only = (own: Partial<PickNode>, of: Partial<SeatOffer> = {}, picked: Readonly<Record<string, string>> = {}) =>
  onlyAnswer({ node: node(own), picked, offer: { ...offer(undefined), ...of } });
const done = { done: true } as const;

test('a question with a single answer is answered by it: nothing is chosen at any of its picks', () => {
  expect(only({ next: [done] })).toEqual({ act: 'end' });
  const card = node({ pick: 'card', options: ['lamp'], next: [done] });
  expect(only({ options: ['discard'], next: [card] })).toEqual({ act: 'discard', card: 'lamp' });
  expect(only(card, {}, { act: 'discard' })).toEqual({ act: 'discard', card: 'lamp' });
});

test('where there is a choice, or what follows was not looked at, nothing answers itself', () => {
  expect(only({ options: ['end', 'play'], next: [done, done] })).toBeNull();
  const cards = node({ pick: 'card', options: ['lamp', 'rope'], next: [done, done] });
  expect(only({ options: ['discard'], next: [cards] })).toBeNull();
  expect(only({})).toBeNull();
  expect(only({ kind: 'sequence', next: [done] })).toBeNull();
});

test('a single answer is given by hand where it rolls, uses something up, or others could tell by it who may respond', () => {
  expect(only({ next: [{ done: true, odds: { ways: 3, of: 6 } }] })).toBeNull();
  expect(only({ next: [done] }, { suggested: [{ ...answer, costs: 'ruby' }] })).toBeNull();
  expect(only({ next: [done] }, { window: true })).toBeNull();
});
