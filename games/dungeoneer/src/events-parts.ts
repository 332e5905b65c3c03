// Owns what several facts do alike to the board.

import { everyone, takeFrom, type Seat, type Shown } from '@undercroft/kernel';
import { adventureOf, type AdventureId } from './content/cards.ts';
import { playerOf, type Board, type Stock } from './state.ts';

export const all = ({ players }: Board): number => everyone(players.length);

/** DGN-COMBINE-04: each pile has its own discard pile. */
function discardPileOf(board: Board, card: AdventureId): Stock {
  const { family } = adventureOf(card);
  const glory = family === 'boon' || family === 'treasure';
  return board.stocks[glory ? 0 : board.stocks.length - 1] as Stock;
}

export function toDiscard(board: Board, card: AdventureId): void {
  const stock = discardPileOf(board, card);
  stock.discard = [...stock.discard, card];
}

export function fromHand(board: Board, seat: Seat, card: AdventureId): void {
  takeFrom(playerOf(board, seat).hand, card);
}

/** A hand card that is laid where everybody sees it. */
export function handShown(board: Board, seat: number, card: string): Shown {
  const { hand } = playerOf(board, seat);
  return { zone: hand, at: hand.cards.indexOf(card), to: all(board) };
}
