// Owns what a game may say about itself in simulations: what it counts while it is played, and how a game ended.

import type { ToldFact } from '@undercroft/kernel';

/** Counts by `group/key` (`used/oar`, `killed-by/BRN-B01`); they are added up over all games. */
export type Tally = Record<string, number>;

export interface Statistics<View> {
  /** Counts one fact, as the seat was told it; the view is that after the choice which brought it about. */
  tally(tally: Tally, fact: ToldFact, view: View): void;
  /** Where a finished game belongs: a key for each group. A group whose keys are whole numbers is shown as a distribution. */
  result(view: View): Readonly<Record<string, string | number>>;
  /** The word for a group, or for a key of it; undefined where there is none. */
  label?(language: string, group: string, key?: string): string | undefined;
}
