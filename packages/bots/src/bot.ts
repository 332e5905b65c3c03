// Owns the interface every bot has, the interface of its errands, and what both are given.

import {
  randomFrom,
  type Asking,
  type Choice,
  type GameTypes,
  type Offer,
  type Random,
  type Reason,
  type Scalar,
  type Seat,
  type Stakes,
  type State,
} from '@undercroft/kernel';
import type { ErrandStep, OpenPreference, Preferences } from '@undercroft/parts';

/** What a bot is given: its own view, the question, and the means to answer it. Never the position. */
export interface Seen<View> {
  readonly view: View;
  readonly offer: Offer;
  readonly asking: Asking;
  readonly random: Random;
  /** The position as it might be for all that the seat knows, to try things in: each time another one, as chance has it. */
  readonly imagine: (random: Random) => State<GameTypes>;
}

export interface Bot<View> {
  readonly name: string;
  choose(seen: Seen<View>): Choice;
  /** Why it answers so, of what everybody can see once it is done; null: there is nothing to say. */
  why?(seen: Seen<View>, choice: Choice): Reason | null;
  /** What a player may hand over to it. Those of a game's strongest bot are offered. */
  readonly errands?: readonly Errand<View>[];
}

/** Something that a player may hand over. It keeps nothing between two steps: whatever it needs to know is in what it sees. */
export interface Errand<View> {
  readonly name: string;
  /** Show the steps and what they come to before they begin. */
  readonly asks?: true;
  /** What it may be asked for are places of the board, where it is given. */
  readonly onBoard?: true;
  /** What it may be asked for at this question, the most usual first; `[null]` where there is nothing to say; none: it is not open. */
  of(seen: Seen<View>): readonly (Scalar | null)[];
  /** What a player may set for it now. */
  follows?(seen: Seen<View>): readonly OpenPreference[];
  /** The next answer. Called at any question that comes up on the way; ends at those that it does not answer. */
  next(seen: Seen<View>, of: Scalar | null, preferences: Preferences): ErrandStep;
  /** What the steps came to, between two views. */
  bill?(before: View, after: View): Stakes;
}

/** What a seat that is asked may give its bot. */
export function seenBy<T extends GameTypes>(state: State<T>, seat: Seat, random: Random): Seen<T['view']> {
  const offer = state.offers().find((one) => one.seat === seat);
  // The question is asked of an imagined position, whose options are the same: nothing leads from it to the true one.
  const imagined = state.imagine(seat, randomFrom(state.offerId));
  const asking = imagined.ask(seat);
  if (offer === undefined || asking === null) throw new Error(`seat ${seat} is not asked`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A bot knows no type of a game.
  const imagine = (chance: Random): State<GameTypes> => imagined.imagine(seat, chance) as unknown as State<GameTypes>;
  return { view: imagined.view(seat), offer, asking, random, imagine };
}
