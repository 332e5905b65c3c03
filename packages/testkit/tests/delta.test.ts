// Claims about differences and the line of a scene: what changed comes back, and what every new board has is not written.

import { at, call, maskOf, putInto, type Json } from '@undercroft/kernel';
import { deltaOf, goldenText, openScene, replayGolden, sceneOf, scripted, withDelta } from '@undercroft/testkit';
import { toy, toyRules } from '@undercroft/testkit/toy';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('any plain value comes back from its difference to any other', () => {
  const key = fc.constantFrom('a', 'b', 'c', 'd');
  const { json } = fc.letrec<{ json: Json }>((tie) => ({
    json: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom<Json[]>(null, 0, 1, true, 'x', 'a longer text than most'),
      fc.array(tie('json'), { maxLength: 3 }),
      fc.dictionary(key, tie('json'), { maxKeys: 3 }),
    ),
  }));
  const fresh = { a: { b: 1, c: [2] }, 'a.b': [], 'b.*': { d: 'a longer text than most' } };
  const property = fc.property(json, json, (from, to) => {
    const plain = (value: Json): unknown => JSON.parse(JSON.stringify(value));
    expect(plain(withDelta(from, deltaOf(from, to)))).toEqual(plain(to));
    expect(plain(withDelta(from, deltaOf(from, to, fresh), fresh))).toEqual(plain(to));
  });
  fc.assert(property, { numRuns: 2000 });
});

test('a change of one part is written as that part, a list by its places, a key that is gone as nothing', () => {
  const from = {
    hero: { health: 10, name: 'Wren' },
    rooms: [
      { n: 1, exits: 'NESW' },
      { n: 2, exits: 'NESW' },
    ],
    old: 'something longer',
  };
  const to = {
    hero: { health: 7, name: 'Wren' },
    rooms: [
      { n: 1, exits: 'NESW' },
      { n: 5, exits: 'NESW' },
    ],
  };
  expect(deltaOf(from, to)).toEqual({ hero: { health: [7] }, rooms: { 1: { n: [5] } }, old: [] });
  expect(deltaOf(from, from)).toBeNull();
  expect(deltaOf([1, 2, 3], [1])).toEqual([[1]]);
  expect(deltaOf([{ long: 'enough to be kept' }], [{ long: 'enough to be kept' }, 4])).toEqual({ 1: [4] });
});

const scene = sceneOf(
  toy,
  { seats: 2, rounds: 1 },
  (board) => putInto(at(board.hands, 1), 'gem-1', maskOf(1)),
  call(toyRules.trap, { target: 1 }),
);
const text = (game: typeof toy): string => goldenText(game, openScene({ ...scene, game }, scripted([6])), 'A trap.');

test('the line of a scene holds the setup and what was changed by hand, and no more', () => {
  const line = text(toy)
    .split('\n')
    .find((one) => one.startsWith('# scene '));
  const hand = '[{"cards":["gem-1"],"knowers":[2]}]';
  const first = '{"procedure":"trap","locals":{"target":1}}';
  expect(line).toBe(`# scene {"seats":2,"setup":{"seats":2,"rounds":1},"change":{"hands":{"1":${hand}}},"call":${first}}`);
});

test('a new part is written as it differs from a fresh one of its kind', () => {
  const fresh = { 'foes.*': { health: 3, hits: 0 }, fight: { round: 1, over: false } };
  const to = { foes: [{ health: 3, hits: 2 }], fight: { round: 1, over: false } };
  const delta = deltaOf({ foes: [], fight: null }, to, fresh);
  expect(delta).toEqual({ foes: { 0: { '': { hits: [2] } } }, fight: { '': {} } });
  // What a fresh one gets later comes along.
  const later = { 'foes.*': { health: 3, hits: 0, name: '?' }, fight: { round: 1, over: false } };
  expect(withDelta({ foes: [], fight: null }, delta, later)).toEqual({ ...to, foes: [{ health: 3, hits: 2, name: '?' }] });
});

test('a field that every new board has breaks no golden; a rule that reads it does', () => {
  const grown = (more: object): typeof toy => ({
    ...toy,
    begin: (setup) => ({ ...toy.begin(setup), ...more }),
    copy: (board) => ({ ...board, ...toy.copy(board) }),
  });
  expect(replayGolden(grown({ lanterns: [0, 0], weather: { wind: 'north' } }), text(toy))).toBe(text(toy));
  const over: typeof toy = { ...grown({ lanterns: [1] }), returns: (board) => board.gems.map((n) => n + ('lanterns' in board ? 1 : 0)) };
  expect(replayGolden(over, text(toy))).not.toBe(text(toy));
});
