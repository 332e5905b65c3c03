// Owns the words every game is described in: its type bag, its events, and what a game must declare.

import type { Choice } from './decision.ts';
import type { Procedure } from './procedure.ts';
import type { Reveal, Zone } from './pile.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Scalar = string | number;

/** A seat is a number from 0; a spectator is a seat that owns nothing. */
export type Seat = number;
export const SPECTATOR: Seat = -1;
/** Seats are bits of one number. */
export const MOST_SEATS = 30;
export const isSeatCount = (seats: number): boolean => Number.isInteger(seats) && seats >= 1 && seats <= MOST_SEATS;
/** A set of seats, one bit each. */
export type SeatMask = number;
export const maskOf = (seat: Seat): SeatMask => (seat < 0 ? 0 : 1 << seat);
export const everyone = (seats: number): SeatMask => (1 << seats) - 1;
export function seatsIn(mask: SeatMask): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; mask >> seat !== 0; seat++) if ((mask & maskOf(seat)) !== 0) seats.push(seat);
  return seats;
}

/** The type bag of a game. `events` maps each event's name to its body; `rule` is the union of its rule IDs. */
export interface GameTypes {
  readonly board: object;
  readonly setup: object;
  readonly view: object;
  readonly rule: string;
  readonly events: object;
}
export type EventName<T extends GameTypes> = keyof T['events'] & string;
export type BodyOf<T extends GameTypes, K extends EventName<T>> = T['events'][K] & object;
/** A rule, or a named part of a long rule: `DLV-ROUND-11/d`. */
export type Ref<R extends string> = R | `${R}/${string}`;
/**
 * A `Ref` as a parameter. A union that holds template types is searched for type variables at every generic call, in time that grows with
 * the square of the number of rules: `NoInfer` spares the compiler that. It takes effect only on a union with an object type: hence the last
 * member, which no value has.
 */
export type GivenRef<T extends GameTypes> = NoInfer<Ref<T['rule']> | (string & { readonly none: never })>;

/** A fact in the past tense. The board changes only in `apply`. */
export interface EventRule<T extends GameTypes, Body> {
  readonly apply: (board: T['board'], body: Body) => void;
  /** Cards that this event shows, and to whom: the kernel notes the new knowers, and whether anybody learned anything. */
  readonly shows?: (board: T['board'], body: Body) => readonly Reveal[];
  /** Fields that only some seats may see, judged at the moment of the event, before it is applied. */
  readonly secret?: { readonly [Field in keyof Body]?: (board: T['board'], body: Body) => SeatMask };
}
export type EventRules<T extends GameTypes> = { readonly [K in EventName<T>]: EventRule<T, T['events'][K]> };

/** A recorded event: what happened, and the rule that caused it. */
export type EventFact<T extends GameTypes> = {
  [K in EventName<T>]: {
    readonly type: K;
    readonly rule: Ref<T['rule']>;
    readonly body: BodyOf<T, K>;
    readonly secret?: Readonly<Record<string, SeatMask>>;
  };
}[EventName<T>];
/** A recorded chance outcome: for the log of the table, never for a seat while the game runs. */
export interface ChanceFact {
  readonly type: 'chance';
  readonly rule: string;
  readonly body: { readonly stream: string; readonly n: number; readonly got: number; readonly label: Scalar };
}
export type Fact<T extends GameTypes> = EventFact<T> | ChanceFact;
export const isChance = <T extends GameTypes>(fact: Fact<T>): fact is ChanceFact => fact.type === 'chance';

/** What a step may do: look at the board, ask chance, raise events. */
export interface Turn<T extends GameTypes> {
  readonly board: T['board'];
  /** One die: 1 to sides. */
  roll(sides: number, stream: string): number;
  /** One of several things, by chance, in the order given. */
  choose<V extends Scalar>(of: readonly V[], stream: string): V;
  /** The card that lies on top, decided now if nothing has decided it before. The event that takes it calls `takeTop`. */
  draw<Card extends string>(pile: readonly Zone<Card>[], stream: string): Card;
  raise<K extends EventName<T>>(type: K, body: BodyOf<T, K>, rule?: GivenRef<T>): void;
}

/** Cards that a search may deal anew: those of one pool whose identity a seat does not know are interchangeable. */
export interface HiddenPool {
  readonly zones: readonly Zone[];
  /** Only these cards of the zones; left out: all of them. */
  readonly holds?: (card: string) => boolean;
}

/** The rules are written otherwise and play the same: a game goes on by playing its record again. */
export const SAME_PLAY = 'same-play';
/** How a game that was begun under other rules goes on: a position is rewritten, or the record is played again. */
export type Migration = typeof SAME_PLAY | ((saved: Saved) => Saved);

/** Its functions are methods, so that every game is a `Game<GameTypes>` too: whoever holds one only gives it back its own boards. */
export interface Game<T extends GameTypes> {
  readonly id: string;
  /** Raised whenever a recorded playthrough changes. */
  readonly rulesVersion: number;
  /** From the version named by the key to the next one. */
  readonly migrations: Readonly<Record<number, Migration>>;
  /** Every game ends within this many decisions. */
  readonly bound: number;
  /** A setup as the player gave it, checked and completed; or what is wrong with it. */
  checkSetup(raw: unknown): { readonly ok: true; readonly setup: T['setup'] } | { readonly ok: false; readonly problem: SetupProblem };
  seats(setup: T['setup']): number;
  begin(setup: T['setup']): T['board'];
  readonly main: Procedure<T, object>;
  readonly procedures: readonly Procedure<T, never>[];
  readonly events: EventRules<T>;
  /** An independent copy, written for the board's own shape. */
  copy(board: T['board']): T['board'];
  view(board: T['board'], seat: Seat): T['view'];
  /** Whether the game has just ended, in the middle of whatever was going on: nothing later is resolved. */
  ended(board: T['board']): boolean;
  /** The result for each seat once the game is over. */
  returns(board: T['board']): readonly number[];
  hidden(board: T['board']): readonly HiddenPool[];
  /** What a finished game hands on to one after it, whose setup is given it as `carried`. Everybody at that table can read it. */
  carry?(board: T['board']): Json;
  /** The setup of the game that follows a finished one, without what is carried; null: the story ends here. */
  next?(board: T['board']): object | null;
}

export interface SetupProblem {
  readonly field: string;
  readonly rule: string;
  readonly key: string;
  readonly got: Json;
  readonly legal: readonly Json[];
}

/** Where in the rules we are: one frame per procedure under way. Rules never change locals; the runner does, while no copy shares them. */
export interface Frame {
  readonly procedure: string;
  step: string;
  locals: Record<string, unknown>;
  /** Answers to a simultaneous question, secret until the last one is in. */
  answers?: Readonly<Record<number, Choice>>;
  /** In a window: how many seats of its order have passed. */
  passed?: number;
  /** In a repeated call: how often it has run. */
  count?: number;
}

export interface Saved {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly offer: number;
  readonly board: object;
  readonly stack: readonly Frame[];
}
