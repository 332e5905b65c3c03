// Owns the laws of every game, held over random games of this one.

import type { Random } from '@undercroft/kernel';
import { holdLaws } from '@undercroft/testkit';
import { expect, test } from 'vitest';
import { bots } from '../src/bot/index.ts';
import { game } from '../src/game.ts';
import type { Setup } from '../src/setup.ts';

const setups = (random: Random): Setup => ({
  players: 1 + random.below(4),
  enough: 10 + random.below(91),
  story: random.below(2) === 0,
});
const GAMES = 60;

test('all laws hold at every decision of random games', () => {
  expect(holdLaws(game, { setups, seed: 'laws', games: GAMES }).games).toBe(GAMES);
});

test.each(Object.values(bots))('$name plays the same whatever it cannot see', (bot) => {
  const held = holdLaws(game, { setups, seed: 'bot', games: 10, bot: (seen) => bot.choose(seen) });
  expect(held.games).toBe(10);
});
