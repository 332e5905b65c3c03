// Owns drawing Adventure cards, and making a new deck of what was discarded.

import { pileSize, type Seat, type Turn } from '@undercroft/kernel';
import type { AdventureId } from '../content/cards.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import type { Stock } from '../state.ts';

const stockOf = (t: Turn<Dungeoneer>, stock: number): Stock => t.board.stocks[stock] as Stock;

/** whether there is anything left to draw. */
export const canDraw = (t: Turn<Dungeoneer>, stock = 0): boolean => pileSize(stockOf(t, stock).draw) + stockOf(t, stock).discard.length > 0;

/** DGN-DISCARD-09: an empty deck is made anew from its discard pile first. */
export function drawCard(t: Turn<Dungeoneer>, seat: Seat, stock = 0): void {
  const { draw, discard } = stockOf(t, stock);
  if (pileSize(draw) === 0) t.raise('deck.shuffled', { stock, n: discard.length }, 'DGN-DISCARD-09');
  t.raise('card.drawn', { seat, stock, card: t.draw(stockOf(t, stock).draw, 'adventure') as AdventureId });
}
