// Owns the moment at which an adventure ends: looked at after every effect that could have met its goal or lost it.

import type { Turn } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import { resultOf } from '../queries/goals.ts';

/** CAV-TURN-04: the first condition that is met ends the game at once. */
export function judge(t: Turn<Cavern>): void {
  const result = t.board.result === null ? resultOf(t.board) : null;
  if (result !== null) t.raise('adventure.ended', result, result.winner < 0 ? 'CAV-END-03' : 'CAV-END-01');
}
