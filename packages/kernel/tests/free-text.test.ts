// Claims about picks that are texts: what may be typed, what is refused, and what a program answers.

import { Asking, decision, isFreeText, packChoice, procedure, randomAnswer, randomFrom, tidied, unpackChoice } from '@undercroft/kernel';
import { walk } from '@undercroft/parts';
import { holdLaws } from '@undercroft/testkit';
import { tiny, type Tiny } from '@undercroft/testkit/tiny';
import { namedSetups, toy } from '@undercroft/testkit/toy';
import { expect, test } from 'vitest';

const board = { seats: 2, log: [], over: false };
const christen = decision<Tiny>()('christen', 'TNY-1')
  .act('name', 'TNY-1', (a) =>
    a
      .text(
        'name',
        () => [2, 8],
        () => ['Ada', 'Bram'],
        (_board, _ctx, value) => (value === 'Nobody' ? { rule: 'TNY-1', key: 'taken' } : null),
      )
      .pick('how', (_board, ctx) => (ctx.name === 'Ada' ? null : ['loudly', 'softly'])),
  )
  .done();
const asking = (): Asking => new Asking(christen, board, {});

test.each(['Ada', 'Eva O’N.', 'ちよ', 'Zoë', '李 四', '3-2-1!', '😀😀😀😀😀😀😀😀'])('%j may be typed', (typed) => {
  expect(isFreeText(typed, [2, 8])).toBe(true);
});

test.each([
  ['too short', 'A'],
  ['too long', 'Abcdefghi'],
  ['too long in code points', '😀'.repeat(9)],
  ['not trimmed', ' Ada'],
  ['with a blank behind', 'Ada '],
  ['with a line break', 'A\nda'],
  ['with a tab', 'A\tda'],
  ['with a control character', 'A\u001b[1m'],
  ['with a change of direction', 'A\u202eda'],
  ['with an isolate', 'A\u2066da'],
  ['with a joiner', 'A\u200dda'],
  ['with a soft hyphen', 'A\u00adda'],
  ['not seen at all', '\u3164\u3164'],
  ['blank braille', '\u2800\u2800'],
  ['beginning with a mark', '\u0301Ada'],
  ['not composed', 'Zoe\u0308'],
  ['with half a character', 'A\ud800da'],
  ['for private use', 'A\ue000'],
  ['no text', 7],
  ['a list', ['Ada']],
])('what is %s is no text', (_what, typed) => {
  expect(isFreeText(typed, [2, 8])).toBe(false);
});

test('nothing at all may be typed where no character is needed', () => {
  expect(isFreeText('', [0, 5])).toBe(true);
  expect(isFreeText('', [1, 5])).toBe(false);
});

test('what was typed is set right where nobody sees the difference', () => {
  expect(tidied('  Zoe\u0308 ')).toBe('Zoë');
});

test('a text is answered with anything that may be typed, and the picks after it see it', () => {
  expect(asking().answer({ act: 'name', name: 'Ada' })).toBeNull();
  expect(asking().answer({ act: 'name', name: 'Cor', how: 'softly' })).toBeNull();
  expect(asking().answer({ act: 'name', name: 'Cor' })).toMatchObject({ pick: 'how', legal: ['loudly', 'softly'] });
  expect(asking().answer({ act: 'name', name: 'C\u202eor', how: 'softly' })).toMatchObject({ pick: 'name', legal: ['Ada', 'Bram'] });
  expect(asking().answer({ act: 'name', name: 'Nobody', how: 'softly' })).toMatchObject({ pick: 'name', why: { key: 'taken' } });
  expect(asking().answer({ act: 'name', how: 'softly' })).toMatchObject({ pick: 'name' });
});

test('the open pick says that it is a text, how long it may be and what is suggested', () => {
  expect(walk(asking(), ['name'])?.open()).toMatchObject({
    name: 'name',
    kind: 'text',
    bounds: [2, 8],
    options: ['Ada', 'Bram'],
    canStop: false,
  });
  expect(walk(asking(), ['name', 'Cor'])?.open()).toMatchObject({ name: 'how', bounds: [1, 1] });
  expect(walk(asking(), ['name', ' Cor'])).toBeNull();
});

test('random answers are suggestions; the short form keeps a text as it is', () => {
  const random = randomFrom('names');
  const names = new Set(Array.from({ length: 50 }, () => randomAnswer(asking(), random.below)['name']));
  expect([...names].map(String).sort()).toEqual(['Ada', 'Bram']);
  const choice = { act: 'name', name: 'Cor', how: 'softly' };
  expect(unpackChoice(christen, packChoice(christen, choice))).toEqual(choice);
});

test('all laws hold in a game whose players type names', () => {
  expect(holdLaws(toy, { setups: namedSetups, seed: 'names', games: 30 }).games).toBe(30);
});

test('a suggestion that may not be typed breaks the law "offers"', () => {
  const spoilt = decision<Tiny>()('christen', 'TNY-1')
    .act('name', 'TNY-1', (a) =>
      a.text(
        'name',
        () => [2, 8],
        () => ['Ada', ' Bram'],
      ),
    )
    .done();
  const main = procedure<Tiny>()('main')
    .ask('TNY-1', spoilt, () => 0)
    .step('TNY-2', (t, { answer }) => t.raise('noted', { what: answer.name }))
    .done();
  const setups = (): Tiny['setup'] => ({ seats: 1 });
  expect(() => holdLaws(tiny(main), { setups, seed: 'spoilt', games: 3 })).toThrow(/law "offers".*offered and not accepted/);
});
