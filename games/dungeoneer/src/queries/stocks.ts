// Owns which piles of Adventure cards there is anything left in.

import { pileSize } from '@undercroft/kernel';
import { gather } from '@undercroft/parts';
import type { Board } from '../state.ts';

/** the piles from which a card can be drawn, also after a new shuffle. */
export const drawable = ({ stocks }: Board): readonly number[] =>
  gather(stocks, ({ draw, discard }, i) => (pileSize(draw) + discard.length > 0 ? i : undefined));
