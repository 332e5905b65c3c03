// Owns how a game ends and what it is worth to each seat.

import { missing } from '@undercroft/kernel';
import type { Seat } from '@undercroft/kernel';
import { playersFrom } from './queries/options.ts';
import { worthOf } from './queries/stack.ts';
import { playerOf, seatsFrom, type Board, type Player } from './state.ts';

export const ended = (board: Board): boolean => board.winners !== null;

/** 1 for the winner; players who share the victory share it. */
export function returns({ players, winners }: Board): readonly number[] {
  const won = winners ?? [];
  return players.map((_, seat) => (won.includes(seat) ? 1 / won.length : 0));
}

/** DGN-WIN-04, A-85: the living players with the most completed Quests, or victory points; ties go to the higher Level, then to more Glory. */
export const leaders = (board: Board): readonly Seat[] =>
  foremost(board, seatsFrom(board, 0), (player) => [worthOf(board, player), player.level, player.glory]);

/** DGN-COMBINE-20, A-73: most victory points, then the higher Level; players still tied share the victory. A-60: whoever waits for a hero is in the game. */
export const winnersByPoints = (board: Board): readonly Seat[] =>
  foremost(board, playersFrom(board, 0), (player) => [worthOf(board, player), player.level]);

function foremost(board: Board, seats: readonly Seat[], worth: (player: Player) => readonly number[]): readonly Seat[] {
  let best: readonly Seat[] = [];
  for (const seat of seats) {
    const ahead = best[0] === undefined ? 1 : compare(worth(playerOf(board, seat)), worth(playerOf(board, best[0])));
    if (ahead > 0) best = [seat];
    else if (ahead === 0) best = [...best, seat];
  }
  return best;
}

/** The first difference decides. */
function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((n, i) => n !== other[i]);
  return at < 0 ? 0 : (one[at] ?? missing()) - (other[at] ?? missing());
}
