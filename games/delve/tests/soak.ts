// Owns the long form of the laws for this game: all of them at every decision, twenty million in all.

import { soakInHalves } from '@undercroft/testkit';
import { game } from '../src/game.ts';
import { anySetup, stray } from './random-play.ts';

export const { wanted, soak } = soakInHalves(game, {
  half: 10_000_000,
  short: 200,
  apart: ['ascii', 'text', 'web'],
  also: ['packages/bots/src'],
  setups: anySetup,
  choose: stray,
  answers: 12,
});
