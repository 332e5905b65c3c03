// Owns which picks are made on the board: the offer bar then keeps its lists folded.

import type { SeatOffer } from '@undercroft/table';

/** Places on the map; everything else is short enough to be offered too. */
const ON_MAP: readonly string[] = ['place', 'side', 'space'];

export const onBoard = ({ decision }: SeatOffer, pick: string): boolean =>
  ON_MAP.includes(pick) || (pick === 'to' && (decision === 'hero' || decision === 'shift'));
