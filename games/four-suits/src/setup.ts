// Owns what is agreed before a campaign, declared once: the check of a setup and its form come from here.

import type { SetupProblem } from '@undercroft/kernel';
import { oneOf, setupOf, wholeNumber, type Checked } from '@undercroft/parts';
import { JOB_IDS, type JobId } from './content/index.ts';
import { MOST_PARTY } from './content/scales.ts';

/** A job for each seat of the party, or `choose`. */
export type Wish = JobId | 'choose';
const WISHES: readonly Wish[] = ['choose', ...JOB_IDS];

export interface Setup {
  /** CRD-CHAR-01: how many characters begin. */
  readonly characters: number;
  /** Who plays; characters are dealt out to them in turn. */
  readonly players: number;
  readonly job1: Wish;
  readonly job2: Wish;
  readonly job3: Wish;
  readonly job4: Wish;
  /** CRD-CHAR-03, CRD-CHAR-07: whether its players make the characters themselves, or they come with their points set and fitted out. */
  readonly party: Making;
}
export const MAKINGS = ['built', 'ready'] as const;
export type Making = (typeof MAKINGS)[number];

/**
 * What lies on the table of what was agreed. That a party is built is not noted: the table of a campaign recorded before there was
 * anything to agree on is the same.
 */
export interface Agreed extends Omit<Setup, 'party'> {
  readonly party?: 'ready';
}
export const agreedOf = ({ party, ...rest }: Setup): Agreed => (party === 'ready' ? { ...rest, party } : rest);

export const SETUP = setupOf('CRD-CHAR-01')
  .field('characters', 'CRD-CHAR-01', wholeNumber(1, MOST_PARTY), 4)
  .field('players', 'CRD-CHAR-01', wholeNumber(1, MOST_PARTY), 1)
  .field('job1', 'CRD-CHAR-02', oneOf(WISHES), 'choose')
  .field('job2', 'CRD-CHAR-02', oneOf(WISHES), 'choose')
  .field('job3', 'CRD-CHAR-02', oneOf(WISHES), 'choose')
  .field('job4', 'CRD-CHAR-02', oneOf(WISHES), 'choose')
  .field('party', 'CRD-CHAR-03', oneOf(MAKINGS), 'built')
  .done(faultOf);

function faultOf({ characters, players }: Setup): SetupProblem | null {
  if (players <= characters) return null;
  return { field: 'players', rule: 'CRD-CHAR-01', key: 'players', got: players, legal: [characters] };
}

export const checkSetup = (raw: unknown): Checked<Setup> => SETUP.check(raw);
export const wishesOf = ({ job1, job2, job3, job4 }: Agreed): readonly Wish[] => [job1, job2, job3, job4];
