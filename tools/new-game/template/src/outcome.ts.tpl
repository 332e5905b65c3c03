// Owns how a game ends: when it is over, who has won, and what it counts.

import type { Seat } from '@undercroft/kernel';
import type { Board } from './state.ts';

export const ended = ({ over }: Board): boolean => over;

/** @@PRE@@-WIN-03. */
export function winnersOf({ loot, enough }: Board): readonly Seat[] {
  const most = Math.max(...loot);
  const wins = loot.length > 1 || most >= enough;
  return loot.flatMap((n, seat) => (wins && n === most ? [seat] : []));
}

/** 1 for whoever wins, shared where several do; 0 for all others. */
export function returns(board: Board): readonly number[] {
  const winners = winnersOf(board);
  return board.loot.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}
