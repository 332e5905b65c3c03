// Owns which picks are made on the map: the offer bar then keeps its long lists folded.

import type { SeatOffer } from '@undercroft/table';

const ON_MAP: Readonly<Record<string, readonly string[]>> = {
  'place-room': ['exit', 'wall', 'by', 'mirrored'],
  'draw-entrance': ['squares', 'corner', 'exits'],
};

/** A wall is one of the map for a secret door, and one of the room in hand for chalk. */
export function onBoard({ decision }: SeatOffer, pick: string): boolean {
  return ON_MAP[decision]?.includes(pick) ?? false;
}
