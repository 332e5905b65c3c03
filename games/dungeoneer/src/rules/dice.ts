// Owns the throw of a die that cards may change.

import type { Turn } from '@undercroft/kernel';
import type { Roll } from '../content/types.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { announced, dieBonus } from '../queries/dice.ts';
import type { Fighter, SpaceId } from '../state.ts';

/** DGN-DICE-01: the face that counts, and what is added to it, by cards in play and by what was announced. */
export function throwDie(
  t: Turn<Dungeoneer>,
  roller: Fighter,
  roll: Roll,
  opponent: Fighter | null,
  here: SpaceId,
  stream: string,
): { readonly die: number; readonly add: number } {
  const { add, set, dice } = announced(t.board, roller.seat, roll);
  let die = set;
  if (set === 0) for (let i = 0; i < dice; i++) die = Math.max(die, t.roll(6, stream));
  return { die, add: add + dieBonus(t.board, roller, roll, opponent, here) };
}
