// Owns which picks are made on the map: the offer bar then keeps its long lists folded.

import type { Ask } from '@undercroft/web-kit';

const ON_MAP: Readonly<Record<string, readonly string[]>> = {
  'place-room': ['exit', 'by', 'mirrored'],
  'draw-entrance': ['squares', 'corner', 'exits'],
};

/** A secret door is found at a wall of the map; chalk is drawn on the card, which has no walls to click. */
export function onBoard({ offer, node, picked }: Ask): boolean {
  if (node.pick === 'wall') return offer.decision === 'place-room' && picked['act'] === 'secret-door';
  return ON_MAP[offer.decision]?.includes(node.pick) ?? false;
}
