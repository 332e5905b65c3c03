// Owns the shape of errands: what a player may hand over to the game, played as ordinary answers until something comes up.

import type { Choice, GameTypes, Offer, Scalar, Seat, Stakes, State } from '@undercroft/kernel';

/** A preference that a player may set, and that errands follow. */
export interface OpenPreference {
  readonly name: string;
  /** Whom or what it is about, by the game's own name. */
  readonly of: Scalar;
  /** The first is how it is where nothing was set. */
  readonly choices: readonly [Scalar, ...Scalar[]];
}
/** The preferences that a player has set, by `preferenceKey`. */
export type Preferences = Readonly<Record<string, Scalar>>;
export const preferenceKey = ({ name, of }: Pick<OpenPreference, 'name' | 'of'>): string => `${name} ${of}`;
/** What is set; its first choice where nothing was, or something that is no choice. */
export const preferenceIn = (preferences: Preferences, open: OpenPreference): Scalar => {
  const set = Object.hasOwn(preferences, preferenceKey(open)) ? preferences[preferenceKey(open)] : undefined;
  return set !== undefined && open.choices.includes(set) ? set : open.choices[0];
};

/** An errand that may be given now. `of`: what it is asked for, by the game's own name; null where there is nothing to say. */
export interface OpenErrand {
  readonly name: string;
  readonly of: Scalar | null;
  /** Its steps, and what they come to, are shown before it begins. */
  readonly asks?: true;
  /** It is given by touching what it is asked for on the board. */
  readonly onBoard?: true;
  /** What may be set for it. */
  readonly follows?: readonly OpenPreference[];
}
/** What may be set for any of these, each once. */
export const preferencesFor = (errands: readonly OpenErrand[]): readonly OpenPreference[] => [
  ...new Map(errands.flatMap(({ follows = [] }) => follows.map((open) => [preferenceKey(open), open] as const))).values(),
];

/** An errand that was given. */
export interface GivenErrand extends Pick<OpenErrand, 'name' | 'of'> {
  readonly preferences?: Preferences;
}

/** Its next answer; or the reason, by key, for which it ends here. */
export type ErrandStep = { readonly choice: Choice } | { readonly ends: string };

/** A question that an errand answers, and how. */
export interface PlannedStep {
  readonly offer: Offer;
  readonly choice: Choice;
}

/** What an errand would do, as far as that is certain. */
export interface ErrandPlan {
  readonly steps: readonly PlannedStep[];
  /** What the steps come to, in numbers by the game's own names. */
  readonly bill: Stakes;
  /** Null: what follows the last step is decided by chance or by somebody else, or it was looked no farther. */
  readonly ends: string | null;
}

/** How a table asks its game about errands. The position is the true one; whoever implements this thinks with imagined copies alone. */
export interface Errands {
  open<T extends GameTypes>(state: State<T>, seat: Seat): readonly OpenErrand[];
  next<T extends GameTypes>(state: State<T>, seat: Seat, errand: GivenErrand): ErrandStep;
  plan<T extends GameTypes>(state: State<T>, seat: Seat, errand: GivenErrand): ErrandPlan;
}
