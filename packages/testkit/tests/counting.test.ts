// Claims about counting: perft sees every change of what is legal, and exploring reports what never came up.

import { missing, begin, randomFrom, type Game } from '@undercroft/kernel';
import { expectPerft, explore, highest, lowest, neverText, perft, seeded, type PerftPin } from '@undercroft/testkit';
import { CARDS, toy, namedSetups, toySetups, type Toy } from '@undercroft/testkit/toy';
import { perftScenes } from '@undercroft/testkit/toy/scenes';
import { expect, test } from 'vitest';

const opening = (game: Game<Toy> = toy) => begin(game, { seats: 2, rounds: 1 }, randomFrom('perft')).state;

test('perft counts every way to play to each depth, and divides by the first choice', () => {
  const { counts, divide } = perft(opening(), 3);
  expect(counts.slice(0, 2)).toEqual([3, 9]);
  expect(divide.map(({ choice }) => choice)).toEqual([0, 1, 2].map((n) => ({ act: 'bid', n })));
  expect(divide.reduce((sum, { ways }) => sum + ways, 0)).toBe(counts[2]);
});

test('perft is the same again, whatever the luck that is fixed', () => {
  for (const luck of [lowest, highest, seeded(3)]) expect(perft(opening(), 3, luck)).toEqual(perft(opening(), 3, luck));
});

test('perft leaves the position as it was', () => {
  const state = opening();
  const before = state.hash();
  perft(state, 3);
  expect(state.hash()).toBe(before);
});

test('perft notes the games that end on the way', () => {
  const short: Game<Toy> = { ...toy, ended: (board) => board.round > 0 };
  const { counts, ended } = perft(opening(short), 4);
  expect([counts, ended]).toEqual([
    [3, 9, 0, 0],
    [0, 9, 0, 0],
  ]);
});

const PINS: Readonly<Record<string, PerftPin>> = {
  'two-seats': { ways: [3, 9, 168, 2136], ended: [0, 0, 0, 0] },
  'three-seats': { ways: [3, 9, 27, 622, 7373], ended: [0, 0, 0, 0, 0] },
};

test('the named scenes of the toy game have the counts that were pinned', () => {
  expect(perftScenes.map(({ name }) => name)).toEqual(Object.keys(PINS));
  for (const scene of perftScenes) expectPerft(scene, PINS);
});

test('a count that is not the pinned one, in the ways or in how many ended, is told, and so is a scene without a pin', () => {
  const [scene] = perftScenes;
  const { ways, ended } = PINS['two-seats'] ?? missing();
  const held = (pins: Readonly<Record<string, PerftPin>>) => () => expectPerft(scene ?? missing(), pins);
  expect(held({ 'two-seats': { ways: [...ways.slice(0, 3), 2137], ended } })).toThrow(/two-seats: what is legal has changed: .*2136.*2137/);
  expect(held({ 'two-seats': { ways, ended: [0, 0, 0, 1] } })).toThrow('what is legal has changed');
  expect(held({})).toThrow('two-seats was never counted');
});

test('exploring goes on until every step, act, event and card has come up', () => {
  const seen = explore(toy, {
    setups: (random) => (random.below(4) === 0 ? namedSetups(random) : toySetups(random)),
    seed: 'explore',
    until: 2000,
    content: CARDS,
  });
  expect(neverText(seen)).toBe('');
  expect(seen.games).toBeLessThan(2000);
  expect(seen.events.get('card.countered')).toBeGreaterThan(0);
});

test('exploring reports what never came up', () => {
  const seen = explore(toy, {
    setups: () => ({ seats: 2, rounds: 1 }),
    seed: 1,
    until: 1,
    content: ['unicorn', 'gem'],
    named: (text) => text.replace(/-\d+$/, ''),
  });
  expect(seen.games).toBe(1);
  expect(seen.never.content).toEqual(['unicorn']);
  expect(seen.never.steps.length).toBeGreaterThan(0);
  expect(neverText(seen)).toContain('content: unicorn\n');
});

test('exploring stops when it is told to', () => {
  expect(explore(toy, { setups: toySetups, seed: 1, until: ({ games }) => games === 3, content: ['unicorn'] }).games).toBe(3);
});

test('exploring plays as it is told, and counts what it is told of: once for each opening and each answer', () => {
  let chosen = 0;
  const seen = explore(toy, {
    setups: () => ({ seats: 2, rounds: 1 }),
    seed: 1,
    until: 2,
    content: ['told', 'unicorn'],
    choose: (state, seat, random, rare) => (chosen++ % 2 === 0 ? rare() : state.randomChoice(seat, random)),
    watch: () => ['told', 'not looked for'],
  });
  expect(chosen).toBe(seen.decisions);
  expect([...seen.content]).toEqual([
    ['told', seen.games + seen.decisions],
    ['unicorn', 0],
  ]);
});
