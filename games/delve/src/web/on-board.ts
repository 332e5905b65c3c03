// Owns which picks are made on the map: the offer bar then keeps its long lists folded.

import type { Ask } from '@undercroft/web-kit';

const ON_MAP: Readonly<Record<string, readonly string[]>> = {
  'place-room': ['exit', 'wall', 'by', 'mirrored'],
  'draw-entrance': ['squares', 'corner', 'exits'],
};

/** A wall is one of the map for a secret door, and one of the room in hand for chalk. */
export function onBoard({ offer, node }: Ask): boolean {
  return ON_MAP[offer.decision]?.includes(node.pick) ?? false;
}
