// Owns what is agreed before a game, declared once: the check of a setup and its form come from here; and what a story carries over.

import { isFreeText } from '@undercroft/kernel';
import { flag, setupOf, wholeNumber, type Checked } from '@undercroft/parts';

export const MOST_PLAYERS = 4;
/** @@PRE@@-WIN-01. A deck of 52 lasts for so many rounds of four, and their omens. */
export const MOST_ROUNDS = 12;
export const [LEAST_ENOUGH, MOST_ENOUGH] = [10, 100] as const;
/** @@PRE@@-SETUP-04: how long the name of a crew is. */
export const NAME_LENGTH = [1, 16] as const;

export const SETUP = setupOf('@@PRE@@-SETUP-01')
  .field('players', '@@PRE@@-SETUP-01', wholeNumber(1, MOST_PLAYERS), 2)
  .field('enough', '@@PRE@@-SETUP-01', wholeNumber(LEAST_ENOUGH, MOST_ENOUGH), 40)
  .field('story', '@@PRE@@-SETUP-04', flag, false)
  .done();

export interface Setup {
  readonly players: number;
  /** So much loot ends the game. */
  readonly enough: number;
  readonly story: boolean;
  /** The names of crews, from an earlier game of the story. */
  readonly carried?: readonly string[];
}

/** A setup as a player gave it, or as an earlier game of the story handed it on. */
export function checkSetup(raw: unknown): Checked<Setup> {
  if (typeof raw !== 'object' || raw === null || !('carried' in raw)) return SETUP.check(raw);
  const { carried, ...own } = raw;
  const checked = SETUP.check(own);
  if (!checked.ok) return checked;
  const { players, story } = checked.setup;
  const names = Array.isArray(carried) ? carried.filter((name): name is string => isFreeText(name, NAME_LENGTH)) : [];
  if (story && names.length === players) return { ok: true, setup: { ...checked.setup, carried: names } };
  return { ok: false, problem: { field: 'carried', rule: '@@PRE@@-SETUP-04', key: 'carried', got: null, legal: [] } };
}

/** The named setups, the one for a first game first. */
export const PRESETS = {
  two: { players: 2 },
  story: { players: 2, enough: 20, story: true },
  alone: { players: 1, enough: 80 },
  four: { players: 4, enough: 30 },
} as const;
