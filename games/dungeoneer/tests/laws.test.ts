// Owns the laws of every game, held over random games of this one.

import { holdLaws } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { game } from '../src/game.ts';
import { anySetup, gradedSetup, hastened, restless } from './random-play.ts';

const ANSWERS = 12;

test('all laws hold at every twentieth decision of random games with any setup', () => {
  const { decisions } = holdLaws(game, { setups: anySetup, seed: 'laws', games: 60, every: 20, answers: ANSWERS, choose: restless });
  expect(decisions).toBeGreaterThan(5_000);
});

test('all laws hold at every decision of a few games', () => {
  const { decisions } = holdLaws(game, { setups: anySetup, seed: 'close', games: 4, answers: ANSWERS, choose: restless });
  expect(decisions).toBeGreaterThan(400);
});

test('[DGN-GEN-07] nobody ever spends more than there is, and the cheap laws hold, over 1,000 random games', () => {
  const { games } = holdLaws(game, { setups: anySetup, seed: 'cheap', games: 1_000, cheap: true, choose: restless });
  expect(games).toBe(1_000);
});

test('all laws hold in random games of several grades, whose decks change in the middle', () => {
  const { decisions } = holdLaws(hastened, {
    setups: gradedSetup,
    seed: 'grades',
    games: 15,
    every: 20,
    answers: ANSWERS,
    choose: restless,
  });
  expect(decisions).toBeGreaterThan(1_500);
  holdLaws(hastened, { setups: gradedSetup, seed: 'grades/cheap', games: 100, cheap: true, choose: restless });
});
