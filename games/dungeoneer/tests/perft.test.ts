// Owns the number of ways to play from the named scenes: a change of what is legal shows here first.

import { expectPerft, type PerftPin } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { perftScenes } from './perft-scenes.ts';

/**
 * Small ones, counted by hand:
 * - place-a-passage: six empty cells face an exit of the map that is no Wall. The Postern is open on all four sides: it fits into each of
 *   them, as printed and turned.
 * - place-a-room: The Gilded Chapel has a Wall in the east. In the cells north or south of an exit it fits both ways, in those east or west of
 *   one only with its open side towards it: 3 × 2 + 3.
 * - place-a-room-2.1: without Footmen's Crossing the cell west of the Entrance is empty, where in 2.1 no Room may lie: of the cells north of
 *   the stair (2), east of the mile (1) and beside the gallery (1 + 1) none touches the Entrance.
 * - two-steps: end, or a step to one of four Passages; from there end, or back, since nothing lies behind them: 4 × 2; then only end: 4.
 * - one-monster: end, or the one Encounter; then the attack, with which the phase ends or goes on; put away (2 × 2), then the reward (3 each).
 * - discard: either card, and the Movement point saved or not.
 */
const PINS: Readonly<Record<string, PerftPin>> = {
  'place-a-passage': { ways: [12], ended: [12] },
  'place-a-passage-2.1': { ways: [12], ended: [12] },
  'place-a-room': { ways: [9], ended: [9] },
  'place-a-room-2.1': { ways: [5], ended: [5] },
  'two-steps': { ways: [5, 8, 4], ended: [1, 4, 4] },
  'two-steps-on-sixes': { ways: [5, 8, 4], ended: [1, 4, 4] },
  explore: { ways: [6, 21, 94], ended: [1, 4, 13] },
  'one-monster': { ways: [2, 2, 4, 12, 6], ended: [1, 0, 0, 6, 6] },
  'one-monster-on-sixes': { ways: [2, 2, 4, 12, 6], ended: [1, 0, 0, 6, 6] },
  'a-batch': { ways: [3, 6, 9, 20, 30], ended: [1, 1, 1, 6, 18] },
  'a-batch-2.1': { ways: [3, 6, 9, 16, 20], ended: [1, 1, 1, 4, 12] },
  'on-either-of-two': { ways: [3, 4, 5, 2], ended: [1, 1, 3, 2] },
  discard: { ways: [2, 4], ended: [0, 4] },
};

test.each(perftScenes.map((scene) => [scene.name, scene] as const))('%s has as many ways to play as were counted', (_name, scene) =>
  expectPerft(scene, PINS),
);

test('every scene that is counted is pinned, and no other', () => {
  expect(perftScenes.map(({ name }) => name)).toEqual(Object.keys(PINS));
});
