// Owns the shape of what the people of the town say, of the pages that open and end a campaign, and of what characters are called.

import type { Language } from '@undercroft/presentation';
import type { DomainId, JobId } from '../../content/index.ts';
import { town as en } from './en/town.ts';
import { town as ja } from './ja/town.ts';
import { town as nl } from './nl/town.ts';

type BookKey = 'two-cards' | 'floors-first' | `page-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}` | `floors-${1 | 2 | 3 | 4}`;
type BackKey =
  | `home-${'whole' | 'dead' | 'lost' | 'two'}`
  | `alarm-${1 | 2 | 3 | 4}`
  | `inn-${'rest' | 'dead' | 'stone' | 'level'}`
  | `apo-${'buy' | 'elixir'}`
  | `smith-${'buy' | 'sell' | 'limit'}`
  | `bench-${'two' | 'join' | 'refuse' | 'dismiss'}`;

export interface TownWords {
  readonly opening: string;
  readonly victory: string;
  readonly defeat: string;
  /** Hester at the book. */
  readonly book: Readonly<Record<BookKey, string>>;
  readonly trouble: Readonly<Record<DomainId, string>>;
  readonly settled: Readonly<Record<DomainId, string>>;
  readonly back: Readonly<Record<BackKey, string>>;
  /** Two names for each job: the second is for a second one of it. */
  readonly people: Readonly<Record<JobId, readonly [string, string]>>;
}

export const TOWN: Readonly<Record<Language, TownWords>> = { en, nl, ja };
