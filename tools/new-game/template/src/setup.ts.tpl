// Owns what is agreed before a game, declared once: the check of a setup and its form come from here.

import { setupOf, wholeNumber } from '@undercroft/parts';

export const MOST_PLAYERS = 4;
/** @@PRE@@-WIN-01. A deck of 52 lasts for so many rounds of four, and their omens. */
export const MOST_ROUNDS = 12;

export const SETUP = setupOf('@@PRE@@-SETUP-01')
  .field('players', '@@PRE@@-SETUP-01', wholeNumber(1, MOST_PLAYERS), 2)
  .field('enough', '@@PRE@@-SETUP-01', wholeNumber(10, 100), 40)
  .done();

export interface Setup {
  readonly players: number;
  /** So much loot ends the game. */
  readonly enough: number;
}

/** The named setups, the one for a first game first. */
export const PRESETS = { two: { players: 2 }, alone: { players: 1, enough: 80 }, four: { players: 4, enough: 30 } } as const;
