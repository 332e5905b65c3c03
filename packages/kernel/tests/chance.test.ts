// Claims about chance: scripted in tests, recorded in replays, from a generator in search, and always noted.

import { at, begin, Bug, call, isChance, noChance, procedure, randomFrom, type ChanceSource } from '@undercroft/kernel';
import { recorded } from '@undercroft/record';
import { openScene, sceneOf, scripted } from '@undercroft/testkit';
import { toy, toyRules } from '@undercroft/testkit/toy';
import { expect, test } from 'vitest';
import { tiny, type Tiny } from '@undercroft/testkit/tiny';

const main = procedure<Tiny>()('main')
  .step('TNY-1', (t) => t.raise('noted', { what: `${t.roll(6, 'attack')} ${t.choose(['red', 'blue', 'green'], 'colour')}` }))
  .done();
const run = (chance: ChanceSource) => begin(tiny(main), { seats: 1 }, chance);

test('a script speaks in faces and names', () => {
  expect(run(scripted([4, 'green'])).state.board.log).toEqual(['4 green']);
});

test('a script that runs out, or says what cannot come up, is a bug that says what was asked', () => {
  expect(() => run(scripted([4]))).toThrow(/script ran out at a colour outcome \(red, blue, green\)/);
  expect(() => run(scripted([7, 'red']))).toThrow(/7 cannot come up for attack \(1 to 6\)/);
  expect(() => run(scripted([0, 'red']))).toThrow(Bug);
  expect(() => run(scripted([1.5, 'red']))).toThrow(Bug);
  expect(() => run(scripted([1, 'black']))).toThrow(/black cannot come up for colour/);
  const more = scripted([1, 'red', 5]);
  run(more);
  expect(more.left()).toEqual([5]);
});

test('every outcome is an event with its stream, its rule and what it means', () => {
  const facts = run(scripted([4, 'green'])).facts.filter(isChance);
  expect(facts).toEqual([
    { type: 'chance', rule: 'TNY-1', body: { stream: 'attack', n: 6, got: 3, label: 4 } },
    { type: 'chance', rule: 'TNY-1', body: { stream: 'colour', n: 3, got: 2, label: 'green' } },
  ]);
});

test('recorded outcomes give the same again; too few or impossible ones are bugs', () => {
  expect(run(recorded([3, 2])).state.board.log).toEqual(['4 green']);
  expect(() => run(recorded([3]))).toThrow(/recording ends before a colour outcome/);
  expect(() => run(recorded([6, 0]))).toThrow(/recorded outcome 6 for attack is not below 6/);
  for (const impossible of [-1, 0.5, Number.NaN]) expect(() => run(recorded([impossible, 0]))).toThrow(Bug);
  const more = recorded([3, 2, 5, 5]);
  run(more);
  expect(more.left()).toBe(2);
});

test('without a source, chance is a bug', () => {
  expect(() => run(noChance)).toThrow(/attack outcome was asked for without a source/);
});

test('a generator gives the same from the same seed, and every value about equally often', () => {
  const [one, two] = [randomFrom('seed'), randomFrom('seed')];
  expect(Array.from({ length: 50 }, () => one.below(1000))).toEqual(Array.from({ length: 50 }, () => two.below(1000)));
  const counts = Array.from({ length: 6 }, () => 0);
  const random = randomFrom(7);
  for (let i = 0; i < 12_000; i++) {
    const face = random.pick(6, 'any');
    counts[face] = at(counts, face) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(250);
  expect(random.real()).toBeLessThan(1);
});

test('a choice among nothing is a bug', () => {
  const nothing = procedure<Tiny>()('main')
    .step('TNY-1', (t) => t.raise('noted', { what: t.choose([], 'nothing') }))
    .done();
  expect(() => begin(tiny(nothing), { seats: 1 }, randomFrom(1))).toThrow(/nothing outcome of nothing/);
});

test('a draw is chosen among the cards that may lie on top, by name', () => {
  const scene = sceneOf(toy, { seats: 2, rounds: 1 }, () => {}, call(toyRules.take, { seat: 0 }));
  const course = openScene(scene, scripted(['trap-2']));
  expect(course.state.board.hands[0]?.cards).toEqual(['trap-2']);
});

test('a choice among one thing is that one, and is asked for and noted like any other', () => {
  const only = procedure<Tiny>()('main')
    .step('TNY-1', (t) => t.raise('noted', { what: `${t.choose(['red'], 'colour')} ${t.roll(1, 'die')}` }))
    .done();
  const { state, facts } = begin(tiny(only), { seats: 1 }, recorded([0, 0]));
  expect(state.board.log).toEqual(['red 1']);
  expect(facts.map((fact) => fact.type)).toEqual(['chance', 'chance', 'noted']);
});

test('a seed means the same numbers for ever, so that a simulation can be run again', () => {
  const [named, numbered, words] = [randomFrom('seed'), randomFrom(7), randomFrom('words')];
  expect(Array.from({ length: 3 }, () => words.below(2 ** 32))).toEqual([2156014006, 953803032, 3938761897]);
  expect(Array.from({ length: 8 }, () => named.below(1_000_000))).toEqual([621638, 495343, 695464, 153237, 354384, 743804, 768197, 658036]);
  expect(Array.from({ length: 3 }, () => numbered.real())).toEqual([0.32642289716750383, 0.21786563331261277, 0.720987748587504]);
});
