// Proves that questions are read from the table of words, and that a word that is missing is named.

import type { Offer } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { standInOffer } from '@undercroft/testkit/stand-ins';
import { questionsOf, stopText, type Asked } from '@undercroft/presentation';

interface Own {
  readonly who: string;
}
const DECISIONS = { goOn: { name: 'go-on' }, leave: { name: 'leave' } } as const;
const WORDS = {
  goOn: {
    prompt: ({ who, about }: Asked<Own>) => `${who}, on to the ${String(about['room'])}?`,
    acts: {
      walk: { label: 'Walk', picks: { way: ({ picked }: Asked<Own>) => `Which way, if you ${String(picked['act'])}?` } },
      stay: ({ who }: Asked<Own>) => `${who} stays`,
    },
  },
};
const questions = questionsOf<keyof typeof DECISIONS, Own>(DECISIONS);
const offer = (decision: string): Offer => standInOffer({ decision, about: { room: 'hall' } });
const asked = (picked: object): Asked<Own> => ({ who: 'Wren', about: { room: 'hall' }, picked: { ...picked } });

test('a question, its acts and their picks are said with what they are about', () => {
  const [goOn, walking] = [offer('go-on'), asked({ act: 'walk' })];
  expect(questions.keyOf(goOn)).toBe('goOn');
  expect(questions.prompt(WORDS, goOn, asked({}))).toBe('Wren, on to the hall?');
  expect(questions.act(WORDS, goOn, 'walk', walking)).toBe('Walk');
  expect(questions.act(WORDS, goOn, 'stay', asked({ act: 'stay' }))).toBe('Wren stays');
  expect(questions.pick(WORDS, goOn, 'way', walking)).toBe('Which way, if you walk?');
  expect(questions.pick(WORDS, goOn, 'act', asked({}))).toBe('Wren, on to the hall?');
});

test('a word that is missing is a bug, and named', () => {
  expect(() => questions.prompt(WORDS, offer('sing'), asked({}))).toThrow('no words for the decision sing');
  expect(() => questions.prompt(WORDS, offer('leave'), asked({}))).toThrow('no words for the decision leave');
  expect(() => questions.act(WORDS, offer('go-on'), 'sing', asked({}))).toThrow('no words for the act sing of go-on');
  expect(() => questions.pick(WORDS, offer('go-on'), 'song', asked({ act: 'walk' }))).toThrow('no words for the pick song of go-on');
  expect(() => questions.pick(WORDS, offer('go-on'), 'way', asked({ act: 'stay' }))).toThrow('no words for the pick way of go-on');
});

test('who ends a pick with nothing chosen refuses, otherwise it is enough', () => {
  const words = { enough: 'That is all', none: 'None' };
  expect([{}, { cards: [] }, { cards: ['a'] }].map((picked) => stopText(words, picked, 'cards'))).toEqual(['None', 'None', 'That is all']);
});
