// Owns the choice between two piles of Adventure cards.

import { decision, type Seat } from '@undercroft/kernel';
import type { Dungeoneer } from '../dungeoneer.ts';
import { drawable } from '../queries/stocks.ts';

/** DGN-COMBINE-03: 0 is the Glory pile, 1 the Peril pile. */
export const drawFrom = decision<Dungeoneer, { readonly seat: Seat }>()('draw', 'DGN-COMBINE-03', 'seat')
  .act('draw', 'DGN-COMBINE-03', (chain) => chain.pick('stock', (board): readonly number[] => drawable(board)))
  .done();
