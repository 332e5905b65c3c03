// Owns the long form of the laws for this game: the costly ones at one decision in twenty, ten million decisions in all.

import { soakInHalves } from '@undercroft/testkit';
import { game } from '../src/game.ts';
import { anySetup, restless } from './random-play.ts';

export const { wanted, soak } = soakInHalves(game, {
  half: 5_000_000,
  short: 400,
  // The bot plays no part in it.
  apart: ['ascii', 'bot', 'text', 'web'],
  setups: anySetup,
  choose: restless,
  every: 20,
  answers: 12,
});
