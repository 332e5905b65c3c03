// Owns the proof of what the board makes of a question and of the log: what can be touched, and the last check with its sums.

import { expect, test } from 'vitest';
import { lastDraw } from '../../src/board-model/drawn.ts';
import { isStray, touchesOf } from '../../src/board-model/touch.ts';

test('touching a foe attacks it and a friend does not, touching a tile goes there, and a pick that is open is answered by touch', () => {
  const odds = { ways: 3, of: 4 };
  const node = {
    pick: 'act',
    kind: 'one',
    options: ['attack', 'defend', 'move'],
    next: [
      { pick: 'target', kind: 'one', options: [0, 4], next: [null, { done: true as const, odds }] },
      { done: true as const },
      { pick: 'to', kind: 'one', options: [3] },
    ],
  };
  const touches = touchesOf({ picked: {}, node });
  expect([...touches.keys()]).toEqual(['unit 4', 'place 3']);
  const taken = touchesOf({ picked: { act: 'attack' }, node: { pick: 'target', kind: 'one', options: [0, 4] } });
  expect([...taken.keys()]).toEqual(['unit 0', 'unit 4']);
  expect(touches.get('unit 4')).toMatchObject({ steps: ['attack', 4], odds });
  expect(touches.get('place 3')?.steps).toEqual(['move', 3]);
  const inside = touchesOf({ picked: { act: 'pass-on' }, node: { pick: 'to', kind: 'one', options: [2] } });
  expect([...inside.keys()]).toEqual(['unit 2']);
});

test('a house of the town is an act by itself, as long as it may be done', () => {
  const acts = (options: readonly string[]) => [...touchesOf({ picked: {}, node: { pick: 'act', kind: 'one', options } }).values()];
  expect(acts(['sell', 'level', 'depart']).map(({ thing, steps }) => [thing, steps])).toEqual([
    ['house inn', ['level']],
    ['house gate', ['depart']],
  ]);
  expect(acts(['sell']), 'nobody grows and nobody leaves').toEqual([]);
});

test('to strike a friend is nothing that one means at first sight; to heal one is', () => {
  expect([0, 3, 4].map((unit) => isStray({}, { act: 'attack' }, 'target', unit))).toEqual([true, true, false]);
  expect(isStray({}, { act: 'technique' }, 'target', 0)).toBe(false);
});

const rule = 'CRD-ATTACK-01';
const fact = (type: string, body: object) => ({ type, body, rule });

test('[CRD-ATTACK-09] an attack is shown with both hands, its multiplier and its sum', () => {
  const told = [
    fact('cards.drawn', { use: 'hit', unit: 0, cards: ['clubs-9', 'hearts-4'] }),
    fact('cards.drawn', { use: 'evade', unit: 4, cards: ['diamonds-6'] }),
    fact('attack.judged', { by: 0, on: 4, hit: true }),
    fact('cards.drawn', { use: 'multiplier', unit: 0, cards: ['clubs-2'] }),
    fact('damage.reckoned', { on: 4, base: 4, mult: 3 }),
  ];
  expect(lastDraw([{ told }])).toEqual({
    strike: { by: 0, on: 4, hits: ['clubs-9', 'hearts-4'], evades: ['diamonds-6'], hit: true, card: 'clubs-2', base: 4, mult: 3 },
    drawn: null,
  });
});

test('[CRD-CARDS-20] a hand that the shuffle parts is shown whole', () => {
  const told = [
    fact('cards.drawn', { use: 'hit', unit: 4, cards: ['clubs-9'], fresh: true }),
    fact('cards.drawn', { use: 'hit', unit: 4, cards: ['spades-3'], fresh: false }),
    fact('cards.drawn', { use: 'evade', unit: 0, cards: ['hearts-2'], fresh: false }),
    fact('cards.drawn', { use: 'evade', unit: 0, cards: ['diamonds-7'], fresh: false }),
    fact('attack.judged', { by: 4, on: 0, hit: true }),
  ];
  expect(lastDraw([{ told }])?.strike).toMatchObject({ hits: ['clubs-9', 'spades-3'], evades: ['hearts-2', 'diamonds-7'], hit: true });
  const again = [...told, fact('cards.drawn', { use: 'hit', unit: 4, cards: ['clubs-4'], fresh: true })];
  expect(lastDraw([{ told: again }])?.strike).toMatchObject({ hits: ['clubs-4'], evades: [], hit: null });
  const parts = ['spades-5', 'hearts-12'].map((card, i) => fact('cards.drawn', { use: 'will', unit: 1, cards: [card], fresh: i === 0 }));
  expect(lastDraw([{ told: [...parts, fact('save.made', { unit: 1, saved: true })] }])?.drawn).toMatchObject({
    cards: ['spades-5', 'hearts-12'],
    fact: { body: { cards: ['spades-5', 'hearts-12'] } },
    done: true,
  });
});

test('[CRD-CHECK-01] a save is shown with its cards and what it came to', () => {
  const drawn = fact('cards.drawn', { use: 'fort', unit: 1, cards: ['spades-11'] });
  const told = [drawn, fact('save.made', { unit: 1, saved: true })];
  expect(lastDraw([{ told }])?.drawn).toEqual({ fact: drawn, cards: ['spades-11'], done: true });
  expect(lastDraw([])).toBeNull();
});
