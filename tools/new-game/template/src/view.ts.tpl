// Owns what a seat may know: built up from what may be seen, never the board with parts left out.

import { knownIn, maskOf, type Seat } from '@undercroft/kernel';
import type { PlayingCard } from '@undercroft/parts';
import { winnersOf } from './outcome.ts';
import { cardNamed } from './queries/loot.ts';
import type { Board } from './state.ts';

export interface View {
  readonly seat: Seat;
  readonly enough: number;
  /** Of crews, by seat; none outside a story. */
  readonly names: readonly string[];
  readonly round: number;
  readonly turn: Seat;
  /** By seat, like omens and taken cards. */
  readonly loot: readonly number[];
  /** Null where this seat does not know the card. */
  readonly omens: readonly (PlayingCard | null)[];
  readonly taken: readonly (readonly PlayingCard[])[];
  readonly card: PlayingCard | null;
  readonly spent: readonly PlayingCard[];
  /** Null while the game goes on. */
  readonly winners: readonly Seat[] | null;
}

export const view = (board: Board, seat: Seat): View => ({
  seat,
  enough: board.enough,
  names: board.names.slice(),
  round: board.round,
  turn: board.turn,
  loot: board.loot.slice(),
  omens: board.omens.map((zone) => knownIn(zone, maskOf(seat)).map(cardNamed)[0] ?? null),
  taken: board.taken.map((cards) => cards.slice()),
  card: board.card,
  spent: board.spent.slice(),
  winners: board.over ? winnersOf(board) : null,
});
