// Owns what a game may say about itself in simulations: what it counts while it is played, and how a game ended.

import type { Seat, ToldFact } from '@undercroft/kernel';

/** Counts by `group/key` (`used/card-1`); they are added up over all games. */
export type Tally = Record<string, number>;

/** Something that is so of one seat in one game: a role it had, a card it played. */
export interface SeatTrait {
  readonly seat: Seat;
  readonly group: string;
  readonly key: string;
}

export interface Statistics<View> {
  /** Counts one fact, as the seat was told it, with several seats as all of them together were; the view is that after the choice which brought it about. */
  tally(tally: Tally, fact: ToldFact, view: View): void;
  /** Where a finished game belongs: a key for each group. A group whose keys are whole numbers is shown as a distribution. */
  result(view: View): Readonly<Record<string, string | number>>;
  /** Of a game with several seats: what a fact, with everything in it, says of them. Seats with a mark are compared with those without it. */
  marks?(fact: ToldFact): readonly SeatTrait[];
  /** The same of a finished game. */
  standing?(view: View): readonly SeatTrait[];
  /** The word for a group, or for a key of it; undefined where there is none. */
  label?(language: string, group: string, key?: string): string | undefined;
}
