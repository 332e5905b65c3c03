// Proves the way out of a game before its end: the rule's own where it is open, else it is called by another name.

import type { Offer } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { standInOffer } from '@undercroft/testkit/stand-ins';
import { leavingOf } from '../src/play/leaving.ts';
import { en } from '../src/words/en.ts';

const alone = { at: 0, seats: [{ kind: 'person' }] };
const text = { endsGame: (_view: object, _offer: Offer, act: string) => act === 'give-up' };

function left(options: readonly string[], meta: typeof alone = alone, path: readonly string[] = []) {
  const done: unknown[] = [];
  const ask = {
    path,
    offer: standInOffer(),
    node: { pick: path.length === 0 ? 'act' : 'die', options },
    take: (step: unknown) => done.push(step),
  };
  const { label, text: said, go } = leavingOf({ ask, meta, text, view: {}, words: en, resign: () => done.push('resigned') });
  go();
  return [label, said, done];
}

test('alone, where the rules let one give up, it is that act with its ending', () => {
  expect(left(['draw', 'give-up'])).toEqual(['Give up', en.resignAlone, ['give-up']]);
});

test('alone, anywhere else, the game is broken off, and that is what it is called', () => {
  expect(left(['roll'])).toEqual(['Break off', en.breakOffAlone, ['resigned']]);
  expect(left(['give-up'], alone, ['spend'])).toEqual(['Break off', en.breakOffAlone, ['resigned']]);
  expect(leavingOf({ ask: null, meta: alone, text, view: null, words: en, resign: () => undefined }).label).toBe('Break off');
});

test('with other people the seat is given up, whatever the rules offer; bots are nobody to leave', () => {
  const others = { at: 1, seats: [{ kind: 'person' }, { kind: 'person' }] };
  expect(left(['give-up'], others)).toEqual(['Give up', en.resignOthers, ['resigned']]);
  expect(left(['roll'], { at: 0, seats: [{ kind: 'person' }, { kind: 'bot' }] })[0]).toBe('Break off');
});
