// Owns which picks are made on the board: the offer bar then keeps its lists folded.

import type { SeatOffer } from '@undercroft/table';

/** Squares, tiles and edges are picked on the map; who stands there is short enough to be offered too. */
const ON_MAP: readonly string[] = ['square', 'tile', 'edge'];

export const onBoard = ({ decision, about }: SeatOffer, pick: string): boolean =>
  ON_MAP.includes(pick) || (pick === 'to' && !('card' in about)) || (decision === 'settle' && pick === 'one');
