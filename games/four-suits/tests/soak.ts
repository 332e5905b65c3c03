// Owns the long form of the laws for this game: the costly ones at one decision in twenty, two million decisions in all.

import { soakInHalves } from '@undercroft/testkit';
import { game } from '../src/game.ts';
import { anySetup } from './random-play.ts';

export const { wanted, soak } = soakInHalves(game, {
  half: 1_000_000,
  short: 400,
  // The bot plays no part in it.
  apart: ['ascii', 'board-model', 'bot', 'statistics', 'text', 'web'],
  setups: anySetup,
  every: 20,
  answers: 12,
});
