// Owns the list of what every game says in the same words; each language fills it.

import type { ProblemWords } from '../problems.ts';
import type { Language } from '../index.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';

/** The problems that the kinds of a declared setup can have. */
type SetupKey = 'not-a-setup' | 'unknown-field' | 'one-of' | 'some-of' | 'between' | 'at-most' | 'length';

export interface CommonWords extends ProblemWords<SetupKey> {
  readonly option: { readonly enough: string; readonly none: string };
  readonly flag: { readonly yes: string; readonly no: string };
  /** How many play a named setup, and how long. */
  readonly size: {
    readonly players: (n: number) => string;
    readonly minutes: (n: number) => string;
    readonly hours: (n: number) => string;
    readonly sentence: (said: string, players: string, time: string) => string;
  };
  /** An act that is not open now. */
  readonly act: string;
  /** An option that a pick does not have. */
  readonly pick: string;
}

export const COMMON_WORDS: Readonly<Record<Language, CommonWords>> = { en, nl, ja };
