// Owns the number of ways to play from the named scenes: a change of what is legal shows here first.

import { expectPerft, type PerftPin } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { perftScenes } from './perft-scenes.ts';

/**
 * Small ones, counted by hand:
 * - setup: 2 × 2 skills; then each of three experiences goes into one of 4 skills or is declined: 4 × 5 × 5. For the last one
 *   the two skills that were created at 2 bubbles are full when both experiences before went there: 4 × (25 × 5 - 2).
 * - first-draw: draw or give up. BRN-101 has 3 exits, mirrored or not, at each of 3 exits of the entrance, or placed for
 *   the player: 19; together or in turn: 38. Then, all dice being ones, all checks kept, 2 checks to commit, 5 dice for a ruby,
 *   2 checks for the emerald, or 2 checks to begin with: 19 × (10 + 2).
 * - five-exits: BRN-109 by 2 exits, mirrored or not, at 5 exits, or placed for the player: 21. Every question after that has 2 answers.
 * - two-gems: together: keep all, 2 checks to commit, 4 dice for the ruby, 2 checks for the emerald; in turn: 2 to begin with:
 *   9 + 2, of which keeping all ends the round. Then after a commit 1 + 2 + 1, after the ruby 1 + 2 + 2, after the emerald
 *   1 + 2 + 4; in turn 1 + 2 + 1: 2 × 4 + 4 × 5 + 2 × 7 + 2 × 4 = 50. A ruby on a six goes down as one on a one
 *   goes up: the same counts.
 * - items-at-hand: together, in turn, or the pot; then keep all, 2 commits, the gaff on the attack, the knuckle on 4 dice; or 2
 *   checks to begin with; or, the room being full, one guard check: 8 + 2 + 1.
 * - volley-in-turn: 3 checks, in any order: 3 × 2, the last one is not asked for.
 * - test-in-turn: attempt or leave; then 1 + 2 for the dice of the test, or 2 checks to begin with: 5. Then 3 × 2 after the test,
 *   2 × 3 without it.
 * - skills-to-choose: 2 skills to strike and 2 to guard with, together or in turn: 8; together the round is over.
 * - on-clear: all, or any of 4 rewards: 1 + 16. In 9 of them an experience is 2 skills or declined; in 8 the first check is
 *   tried or left: 9 × 3 + 8 × 2 = 43.
 * How many had ended: all, at the last depth, where the scene is a round played out.
 */
const PINS: Readonly<Record<string, PerftPin>> = {
  setup: { ways: [4, 20, 100, 492], ended: [0, 0, 0, 0] },
  'first-draw': { ways: [2, 19, 38, 228, 1729, 9462], ended: [1, 0, 0, 0, 0, 0] },
  'first-draw-by-luck': { ways: [2, 19, 38, 406, 5052], ended: [1, 0, 0, 0, 0] },
  'five-exits': { ways: [21, 42, 84, 168], ended: [0, 0, 0, 0] },
  'two-gems': { ways: [2, 11, 50, 64, 28], ended: [0, 1, 24, 52, 28] },
  'two-gems-on-sixes': { ways: [2, 11, 50, 64, 28], ended: [0, 1, 24, 52, 28] },
  'items-at-hand': { ways: [3, 11, 56, 200], ended: [0, 0, 5, 60] },
  'volley-in-turn': { ways: [3, 6], ended: [0, 6] },
  'test-in-turn': { ways: [2, 5, 12, 12, 6], ended: [0, 0, 8, 10, 6] },
  'skills-to-choose': { ways: [8, 8], ended: [4, 8] },
  'on-clear': { ways: [17, 43, 92, 188, 267], ended: [0, 0, 14, 75, 144] },
};

test.each(perftScenes.map((scene) => [scene.name, scene] as const))('%s has as many ways to play as were counted', (_name, scene) =>
  expectPerft(scene, PINS),
);

test('every scene that is counted is pinned, and no other', () => {
  expect(perftScenes.map(({ name }) => name)).toEqual(Object.keys(PINS));
});
