// Owns the tests of held keys, and of questions that answer themselves.

import type { SeatOffer } from '@undercroft/table';
import { standInOffer } from '@undercroft/testkit/stand-ins';
import { expect, test } from 'vitest';
import { isHeldAnswer } from '../src/play/held-keys.ts';
import { ownAnswer } from '../src/play/own-answer.ts';

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
