// Owns the second half of the laws over random games: a file of its own, so that both run side by side.

import { holdLaws } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { game } from '../src/game.ts';
import { anySetup, restless } from './random-play.ts';

test('[DGN-GEN-07, DGN-WIN-04] the laws hold over 500 more', { timeout: 900_000 }, () => {
  const { games } = holdLaws(game, { setups: anySetup, seed: 'more', games: 500, every: 20, answers: 12, choose: restless });
  expect(games).toBe(500);
});
