// Owns how a game ends and what it is worth to each seat.

import type { Board } from './state.ts';

export const ended = (board: Board): boolean => board.winners !== null;

/** 1 for the winner; players who share the victory share it. */
export function returns({ players, winners }: Board): readonly number[] {
  const won = winners ?? [];
  return players.map((_, seat) => (won.includes(seat) ? 1 / won.length : 0));
}
