// Owns the shape of the toy game: its board, setup, view, events and rules.

import { isObject, type Pile, type Seat, type Zone } from '@undercroft/kernel';

export type ToyRule =
  | 'TOY-SETUP-01'
  | 'TOY-LEAD-01'
  | 'TOY-LEAD-02'
  | 'TOY-TURN-01'
  | 'TOY-TURN-02'
  | 'TOY-TURN-03'
  | 'TOY-TURN-04'
  | 'TOY-TAKE-01'
  | 'TOY-TAKE-02'
  | 'TOY-PLAY-01'
  | 'TOY-PLAY-02'
  | 'TOY-PLAY-03'
  | 'TOY-PLAY-04'
  | 'TOY-PLAY-05'
  | 'TOY-RESPOND-01'
  | 'TOY-RESPOND-02'
  | 'TOY-RESPOND-03'
  | 'TOY-RESPOND-04'
  | 'TOY-GEM-01'
  | 'TOY-TRAP-01'
  | 'TOY-TRAP-02'
  | 'TOY-TRAP-03'
  | 'TOY-MAP-01'
  | 'TOY-MAP-02'
  | 'TOY-MAP-03'
  | 'TOY-CANDLE-01'
  | 'TOY-WALK-01'
  | 'TOY-DUMP-01'
  | 'TOY-REST-01'
  | 'TOY-GIFT-01'
  | 'TOY-GIFT-02'
  | 'TOY-GIFT-03'
  | 'TOY-HIDE-01'
  | 'TOY-END-01'
  | 'TOY-NAME-01'
  | 'TOY-NAME-02'
  | 'TOY-CARRY-01';

export interface ToySetup {
  readonly seats: number;
  readonly rounds: number;
  /** Every seat takes a name before the first turn. */
  readonly named?: true;
  /** From the game before this one. */
  readonly carried?: ToyCarried;
}

/** What a game hands on to the next. */
export interface ToyCarried {
  readonly names: readonly string[];
  readonly gems: readonly number[];
}

/** A card that has been played and is not yet carried out. */
export interface OpenCard {
  readonly card: string;
  readonly seat: Seat;
  countered: boolean;
}

export interface ToyBoard {
  readonly seats: number;
  readonly rounds: number;
  round: number;
  turn: Seat;
  /** Actions left in this turn. */
  left: number;
  deck: Pile;
  hands: Zone[];
  /** Discarded cards, face up. */
  table: string[];
  /** Cards being played, each a response to the one before it. */
  open: OpenCard[];
  rooms: number[];
  gems: number[];
  hurt: boolean[];
  die: number | null;
  /** The names that are taken, in a game whose seats take names. */
  names?: string[];
  /** What each seat brought from earlier games. */
  readonly brought?: readonly number[];
}

/** Tells a board of this game from that of any other. */
export const isToyBoard = (board: unknown): board is ToyBoard =>
  isObject(board) && ['hands', 'deck', 'turn', 'gems'].every((field) => field in board);

export interface ToyView {
  readonly round: number;
  readonly turn: Seat;
  readonly left: number;
  readonly deck: readonly (string | number)[];
  readonly hands: readonly { readonly count: number; readonly known: readonly string[] }[];
  readonly table: readonly string[];
  readonly open: readonly OpenCard[];
  readonly rooms: readonly number[];
  readonly gems: readonly number[];
  readonly hurt: readonly boolean[];
  readonly die: number | null;
  readonly names?: readonly string[];
}

export interface ToyEvents {
  'seat.named': { readonly seat: Seat; readonly name: string };
  'lead.decided': { readonly bids: readonly number[]; readonly seat: Seat };
  'turn.begun': { readonly seat: Seat };
  'action.spent': { readonly seat: Seat; readonly n: number };
  'turn.ended': { readonly seat: Seat; readonly next: Seat; readonly round: number };
  'table.shuffled': { readonly n: number };
  'card.taken': { readonly seat: Seat; readonly card: string };
  'card.played': { readonly seat: Seat; readonly card: string };
  'card.countered': { readonly card: string };
  'card.spent': { readonly card: string };
  'gem.found': { readonly seat: Seat };
  'trap.sprung': { readonly seat: Seat; readonly die: number; readonly hit: boolean };
  'card.lost': { readonly seat: Seat; readonly card: string };
  'top.seen': { readonly seat: Seat; readonly card: string };
  'top.buried': { readonly seat: Seat };
  'seat.walked': { readonly seat: Seat; readonly path: readonly number[] };
  'seat.rested': { readonly seat: Seat };
  'gift.offered': { readonly from: Seat; readonly to: Seat; readonly card: string };
  'gift.taken': { readonly from: Seat; readonly to: Seat; readonly card: string };
  'gift.declined': { readonly from: Seat; readonly to: Seat };
  'card.hidden': { readonly seat: Seat; readonly card: string };
  'game.ended': { readonly gems: readonly number[] };
}

export interface Toy {
  readonly board: ToyBoard;
  readonly setup: ToySetup;
  readonly view: ToyView;
  readonly rule: ToyRule;
  readonly events: ToyEvents;
}
