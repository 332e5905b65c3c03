// Owns what is stored of a table: one record for each thing that changed it. A table is the fold of its records.

import type { Choice, Json, Reason, Seat } from '@undercroft/kernel';
import type { TableSnapshot } from './snapshot.ts';

/** A person at a table, as the host knows them: an opaque name that is never shown to others. */
export type Who = string;

export const SEAT_KINDS = ['open', 'person', 'bot'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** Who has a seat. */
export interface SeatSpec {
  readonly kind: SeatKind;
  readonly name: string;
  /** Whose seat it is. A bot that stands in does not change that: only this person may sit here, or see what the seat sees. */
  readonly who?: Who;
  /** The name of the bot that plays this seat. */
  readonly bot?: string;
  /** What a person's own device promised of its part of the dice, before any part is shown. */
  readonly promise?: string;
  /** Before the game: whoever sits here is ready. The game begins when every seat is taken and everybody is. */
  readonly ready?: true;
  /** Before the game: whoever sits here would like to change places with whoever sits there. */
  readonly swap?: Seat;
  readonly resigned?: true;
}

export interface Clock {
  /** What each seat has for the whole game, in milliseconds. */
  readonly bank: number;
  /** What it gets for each decision. */
  readonly more: number;
  /** How long a seat may think in a window, where no bank runs: a running bank would tell who is asked. */
  readonly response?: number;
}
export const RESPONSE = 20_000;

export interface TableOptions {
  readonly name: string;
  /** Shown in the list of tables. */
  readonly listed: boolean;
  readonly clock: Clock | null;
  /** Milliseconds of absence after which any seated person may have a bot stand in; null: nobody may. Left out: `AWAY`. */
  readonly away?: number | null;
  /** Fixed duration of every window in milliseconds; null or left out: a window ends when all asked seats have answered. */
  readonly window?: number | null;
  /** Whether people without a seat may look at the game; left out: they may. */
  readonly watch?: boolean;
  /** Nobody goes back past chance, what was revealed, or what others could have done, agreed or not; a slip may still be mended. */
  readonly hardcore?: boolean;
}
/** How long a window lasts where nobody said otherwise. */
export const WINDOW = 3_000;
/** The same where nobody has to be given time to think: one person among bots, or people who all have said that they pass. */
export const BEAT = 400;
/** How long somebody may be away before a bot may stand in. */
export const AWAY = 120_000;

/** What a seat lets the table answer for it in windows. */
export interface Orders {
  readonly pass: 'never' | 'until-my-turn' | 'always';
  /** Windows, by the name of their question, in which the seat wants to be asked all the same. */
  readonly except: readonly string[];
  /** Options, by their names in the game, for which the seat wants to be asked all the same wherever it could take one. */
  readonly asks?: readonly string[] | undefined;
}
export const NO_ORDERS: Orders = { pass: 'never', except: [] };

export const ACTORS = ['person', 'bot', 'orders', 'clock'] as const;
/** Who gave an answer in the name of a seat. */
export type Actor = (typeof ACTORS)[number];

interface At {
  /** When, in milliseconds since 1970, by the host's clock. */
  readonly at: number;
  /** A digest of all records up to this one: a record that was altered, lost or moved is found when the table is read. */
  readonly sum?: string;
}
/** What a table is made of. */
export interface NewTable {
  readonly setup: object;
  readonly seats: readonly SeatSpec[];
  readonly options: TableOptions;
  readonly host: Who;
  /** Known to the host alone until the game is over; its commitment is shown from the first moment. */
  readonly secret: string;
  /** A game that goes on from a moment of another one of the same setup: that game's transcript up to there. Going back ends at that moment. */
  readonly from?: string;
  /** A game that follows a finished one: its table, and what the host took from there. */
  readonly after?: { readonly table: string; readonly carried: Json };
}
export interface Made extends At, NewTable {
  readonly t: 'made';
  readonly game: string;
  readonly rules: number;
}
/** One outcome of chance: its stream, out of how many, and which. Records of an earlier version hold the last alone. */
export type Drew = readonly [stream: string, n: number, got: number];
export type StoredOutcome = Drew | number;

export interface Chose extends At {
  readonly t: 'chose';
  readonly seat: Seat;
  /** Records of an earlier version hold it in its short form. */
  readonly choice: Choice | readonly unknown[];
  /** Fresh outcomes only; those that came up again after going back are excluded. */
  readonly chance: readonly StoredOutcome[];
  readonly by: Actor;
  /** Why a bot answered so: of what everybody can see once it is done. */
  readonly why?: Reason;
}

export type TableRecord =
  | Made
  | Chose
  | (At & { readonly t: 'seat'; readonly seat: Seat; readonly spec: SeatSpec })
  /** The seats are fixed; every device now shows its part of the dice. */
  | (At & { readonly t: 'closed' })
  | (At & { readonly t: 'shown'; readonly seat: Seat; readonly nonce: string })
  | (At & { readonly t: 'begun'; readonly nonces: readonly string[]; readonly chance: readonly StoredOutcome[] })
  | (At & { readonly t: 'back'; readonly seat: Seat; readonly to: number })
  | (At & { readonly t: 'again'; readonly seat: Seat; readonly chance: readonly StoredOutcome[] })
  | (At & { readonly t: 'wish'; readonly seat: Seat; readonly to: number })
  | (At & { readonly t: 'consent'; readonly seat: Seat; readonly yes: boolean })
  | (At & { readonly t: 'orders'; readonly seat: Seat; readonly orders: Orders })
  | (At & { readonly t: 'resigned'; readonly seat: Seat; readonly bot: string })
  | (At & { readonly t: 'abandoned'; readonly seat: Seat })
  /** The same people may play again: at this table. */
  | (At & { readonly t: 'rematch'; readonly table: string })
  /** Somebody was told the secret of the dice: from here on nobody goes back, and nobody joins. */
  | (At & { readonly t: 'proved' })
  /** From here on the game follows other rules. `snapshot`: where play differs, the table as the migration made it; going back ends here. */
  | (At & { readonly t: 'upgraded'; readonly from: number; readonly to: number; readonly snapshot?: TableSnapshot });
