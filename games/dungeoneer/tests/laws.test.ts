// Owns the laws of every game, held over random games of this one: the first half, and a few games looked at closely.

import { holdLaws } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { game } from '../src/game.ts';
import { anySetup, everyCardOnce, gradedSetup, hastened, restless } from './random-play.ts';

const ANSWERS = 12;

test('all laws hold at every decision of a few games', () => {
  const { decisions } = holdLaws(game, { setups: anySetup, seed: 'close', games: 4, answers: ANSWERS, choose: restless });
  expect(decisions).toBeGreaterThan(400);
});

test('[DGN-GEN-07, DGN-WIN-04] the laws hold over 500 random games with any setup, the costly ones at every twentieth decision: nobody overspends, every game ends', {
  timeout: 900_000,
}, () => {
  const { games } = holdLaws(game, { setups: anySetup, seed: 'laws', games: 500, every: 20, answers: ANSWERS, choose: restless });
  expect(games).toBe(500);
});

const counting: typeof restless = (state, seat, random) => {
  everyCardOnce(state.board);
  return restless(state, seat, random);
};

test('all laws hold in random games of several grades, whose decks change in the middle', () => {
  const { decisions } = holdLaws(hastened, {
    setups: gradedSetup,
    seed: 'grades',
    games: 12,
    every: 20,
    answers: ANSWERS,
    choose: counting,
  });
  expect(decisions).toBeGreaterThan(1_000);
  holdLaws(hastened, { setups: gradedSetup, seed: 'grades/cheap', games: 40, cheap: true, choose: counting });
});
