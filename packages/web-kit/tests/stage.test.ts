// Owns the tests of the stage's queue, with a clock of their own.

import { expect, test } from 'vitest';
import { arrive, BACKLOG_SPEED, EMPTY_STAGE, finish, MOST_PLAYED, thrownNow, tick, timed, type Timed } from '../src/stage/queue.ts';

const fact = (type: string, ms = 100): Timed => ({ fact: { type, rule: 'R', body: {} }, ms });

test('facts enter one after the other, each for its own time', () => {
  let stage = arrive(EMPTY_STAGE, [[fact('a', 100), fact('b', 50)]], 1000, 1);
  expect(stage).toMatchObject({ fact: { type: 'a' }, turn: 1, speed: 1, until: 1100 });
  stage = tick(stage, 1099);
  expect(stage.fact?.type).toBe('a');
  stage = tick(stage, 1100);
  expect(stage).toMatchObject({ fact: { type: 'b' }, turn: 2, until: 1150 });
  stage = tick(stage, 1150);
  expect(stage).toMatchObject({ fact: null, turn: 2 });
  expect(tick(stage, 9999)).toBe(stage);
});

test('a fact that needs no time of its own does not enter', () => {
  const stage = arrive(EMPTY_STAGE, [[fact('a', 0), fact('b', 10)]], 0, 1);
  expect(stage).toMatchObject({ fact: { type: 'b' }, waiting: [] });
  expect(arrive(EMPTY_STAGE, [[fact('a', 0)]], 0, 1).fact).toBeNull();
});

test('what arrives while the stage plays is a backlog, and what is on stage hurries with it', () => {
  const before = arrive(EMPTY_STAGE, [[fact('a', 400)]], 0, 1);
  const stage = arrive(before, [[fact('b', 400)]], 200, 1);
  expect(stage).toMatchObject({ fact: { type: 'a' }, speed: BACKLOG_SPEED, until: 250 });
  expect(tick(stage, 250)).toMatchObject({ fact: { type: 'b' }, until: 350 });
});

test('several groups at once are a backlog; one long group is not', () => {
  expect(arrive(EMPTY_STAGE, [[fact('a')], [fact('b')]], 0, 1).speed).toBe(BACKLOG_SPEED);
  expect(arrive(EMPTY_STAGE, [[fact('a'), fact('b'), fact('c')]], 0, 1).speed).toBe(1);
  expect(arrive(EMPTY_STAGE, [[fact('a', 0)], [fact('b')]], 0, 2).speed).toBe(2);
});

test('after a backlog the pace is the wanted one again', () => {
  const hurried = arrive(EMPTY_STAGE, [[fact('a')], [fact('b')]], 0, 1);
  expect(arrive(finish(hurried), [[fact('c')]], 100, 1).speed).toBe(1);
});

test('twelve facts are played, thirteen are jumped over and counted', () => {
  const many = (n: number): readonly Timed[] => Array.from({ length: n }, (_, at) => fact(String(at)));
  const played = arrive(EMPTY_STAGE, [many(MOST_PLAYED)], 0, 1);
  expect(played).toMatchObject({ jumped: 0, fact: { type: '0' } });
  const jumped = arrive(EMPTY_STAGE, [many(MOST_PLAYED + 1)], 0, 1);
  expect(jumped).toMatchObject({ jumped: MOST_PLAYED + 1, fact: null, waiting: [] });
  expect(arrive(jumped, [[fact('next')]], 0, 1)).toMatchObject({ jumped: 0, fact: { type: 'next' } });
});

test('any input ends everything at once', () => {
  const stage = finish(arrive(EMPTY_STAGE, [[fact('a'), fact('b')]], 0, 1));
  expect(stage).toMatchObject({ fact: null, waiting: [], turn: 1 });
  expect(finish(stage)).toBe(stage);
});

const told = (type: string) => ({ type, rule: 'R', body: {} });
const rolls = (type: string): Timed[] => [
  ...timed(
    [told('spent'), told(type), told(type), told('hit')],
    () => 600,
    (fact) => fact.type === 'rolled',
  ),
];

test('dice of one decision fly together: the first throw takes its time, the others follow closely', () => {
  expect(rolls('rolled').map(({ ms, thrown }) => [ms, thrown ?? false])).toEqual([
    [600, false],
    [600, true],
    [60, true],
    [600, false],
  ]);
});

test('what is thrown is known from its arrival until it lies, and any input lets it lie', () => {
  const types = (state: typeof EMPTY_STAGE): readonly string[] => thrownNow(state).map(({ type }) => type);
  let stage = arrive(EMPTY_STAGE, [rolls('rolled')], 0, 1);
  expect(stage.fact?.type).toBe('spent');
  expect(types(stage)).toEqual(['rolled', 'rolled']);
  stage = tick(stage, 600);
  expect(types(stage)).toEqual(['rolled', 'rolled']);
  expect(types(finish(stage))).toEqual([]);
  stage = tick(tick(stage, 1200), 1260);
  expect(stage.fact?.type).toBe('hit');
  expect(types(stage)).toEqual([]);
});

test('what turns a die, commits it or takes it back is no throw', () => {
  expect(thrownNow(arrive(EMPTY_STAGE, [rolls('turned')], 0, 1))).toEqual([]);
});
