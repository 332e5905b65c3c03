// Owns what the page and its worker say to each other: calls with an answer, and messages of open tables.

import type { SetupProblem, ToldFact } from '@undercroft/kernel';
import type { ReplayProblem } from '@undercroft/record';
import type { ClientMessage, Judgement, SeatSpec, ServerMessage } from '@undercroft/table';

export interface WantedSeat {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  readonly bot?: string;
}

/** How the page's own people are named at local tables. */
export const ME = 'me';

export interface Checked {
  readonly seats: number;
  readonly problem: SetupProblem | null;
}

export type Made = { readonly ok: true; readonly table: string } | { readonly ok: false; readonly problem: SetupProblem | null };

export type Opened = 'open' | 'elsewhere' | 'missing' | 'damaged' | 'other-rules';

/** One entry of a replay, as the timeline shows it. */
export interface TimelineMark {
  readonly seat: number;
  /** Something was rolled, drawn or shown. */
  readonly chance: boolean;
  /** The kinds of what happened. */
  readonly types: readonly string[];
}

export type ReplayOpened =
  | {
      readonly ok: true;
      readonly handle: number;
      readonly game: string;
      readonly setup: object;
      readonly seats: number;
      readonly marks: readonly TimelineMark[];
      readonly over: boolean;
      readonly returns: readonly number[];
      readonly rewound: boolean;
      /** It was recorded under other rules, which lead elsewhere after the last entry shown. */
      readonly parted: boolean;
    }
  | { readonly ok: false; readonly game: string | null; readonly problem: ReplayProblem };

/** What is seen after an entry. */
export interface Seen {
  readonly view: object;
  readonly told: readonly ToldFact[];
  readonly seat: number;
}

/** What a table of this device may be made of, beside game, setup and seats. */
export interface MoreOfTable {
  /** A transcript to go on from. */
  readonly from?: string;
  /** The finished table whose story goes on, with a setup of null as its game has it. */
  readonly after?: string | undefined;
  readonly hardcore?: boolean;
}

export interface Calls {
  check(game: string, setup: object): Promise<Checked>;
  make(game: string, setup: object | null, seats: readonly WantedSeat[], more: MoreOfTable): Promise<Made>;
  open(table: string, take: boolean): Promise<Opened>;
  close(table: string): Promise<void>;
  /** The transcript of a stored table, with as many entries as fit the rules. */
  transcript(table: string): Promise<string | null>;
  replay(text: string): Promise<ReplayOpened>;
  look(handle: number, at: number, seat: number): Promise<Seen | null>;
  /** The transcript cut off after an entry, to go on from. */
  cut(handle: number, at: number): Promise<string | null>;
  /** Whether the dice of a finished game are the promised ones. `proof` and `witness`: what claims to be one; null where there is none. */
  judge(text: string, proof: unknown, witness: unknown): Promise<Judgement | null>;
}
export type CallName = keyof Calls;

export interface CallMessage {
  readonly call: number;
  readonly name: CallName;
  readonly args: readonly unknown[];
}
export interface SayMessage {
  readonly table: string;
  readonly say: ClientMessage;
}
export type ToWorker = CallMessage | SayMessage;

export type FromWorker =
  | { readonly call: number; readonly value: unknown }
  | { readonly call: number; readonly error: string }
  | { readonly table: string; readonly said: readonly ServerMessage[] }
  /** Another tab has taken the table over, or the store has failed. */
  | { readonly table: string; readonly lost: 'taken' | 'store' };

export const seatSpec = (seat: WantedSeat): SeatSpec =>
  seat.kind === 'bot'
    ? { kind: 'bot', name: seat.name, ...(seat.bot === undefined ? {} : { bot: seat.bot }) }
    : { kind: 'person', name: seat.name, who: ME };
