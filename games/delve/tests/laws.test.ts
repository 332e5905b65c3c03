// Owns the laws of every game, held over random games of this one. Their long form is in `soak-*.test.ts`.

import { holdLaws } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { heuristic } from '../src/bot/heuristic.ts';
import { game } from '../src/game.ts';
import { anySetup, stray } from './random-play.ts';

const ANSWERS = 12;

test('[DLV-ENGINE-01] all laws hold at every decision of 500 random games with any setup', () => {
  const { games, decisions } = holdLaws(game, { setups: anySetup, seed: 'laws', games: 500, answers: ANSWERS });
  expect(games).toBe(500);
  expect(decisions).toBeGreaterThan(5_000);
});

test('all laws hold at every decision of games that go deep: bosses, completionist, full maps', () => {
  const { decisions } = holdLaws(game, { setups: anySetup, seed: 'deep', games: 40, choose: stray, answers: ANSWERS });
  expect(decisions).toBeGreaterThan(2_000);
});

test('the cheap laws hold over 20,000 random games', () => {
  const deep = holdLaws(game, { setups: anySetup, seed: 'cheap-deep', games: 1_000, cheap: true, choose: stray });
  const short = holdLaws(game, { setups: anySetup, seed: 'cheap', games: 19_000, cheap: true });
  expect(deep.games + short.games).toBe(20_000);
});

test('the heuristic plays the same whatever the cards that it cannot see', () => {
  const { decisions } = holdLaws(game, {
    setups: anySetup,
    seed: 'bot',
    games: 20,
    every: 5,
    answers: 1,
    choose: stray,
    bot: (seen) => heuristic.choose(seen),
  });
  expect(decisions).toBeGreaterThan(500);
});
