// Owns drawing Adventure cards, from the pile of one's choice where there are two, and making a new deck of what was discarded.

import { pileSize, procedure, type Seat, type Turn } from '@undercroft/kernel';
import type { AdventureId } from '../content/cards.ts';
import { drawFrom } from '../decisions/draw.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { drawable } from '../queries/stocks.ts';
import { type Stock } from '../piles.ts';
import { playerOf } from '../state.ts';

/** What the cards are drawn for. */
type For = 'DGN-SETUP-17' | 'DGN-DISCARD-08' | 'DGN-GEN-02' | 'DGN-OPT-REINC-04';

/** DGN-COMBINE-03: so many cards, the pile chosen for each of them. A-49: when nothing is left to draw, drawing stops. */
export const drawCards = procedure<Dungeoneer, { readonly seat: Seat; readonly n: number; readonly rule: For }>()('draw-cards', 'next')
  .at('next')
  .step('DGN-DISCARD-08', (t, { seat, n }) =>
    n <= 0 || !playerOf(t.board, seat).alive || drawable(t.board).length === 0 ? 'end' : undefined,
  )
  .let('DGN-COMBINE-03/a', (t) => ({ stock: drawable(t.board)[0] as number }))
  .ask('DGN-COMBINE-03', drawFrom, (board, { seat }) => (drawable(board).length > 1 ? seat : null))
  .let('DGN-DISCARD-09', (t, { seat, n, stock, rule }) => {
    drawCard(t, seat, stock, rule);
    return { n: n - 1 };
  })
  .step('DGN-DISCARD-08/a', () => 'next')
  .done();

/** DGN-DISCARD-09, DGN-COMBINE-04: an empty deck is made anew from its own discard pile first. */
function drawCard(t: Turn<Dungeoneer>, seat: Seat, stock: number, rule: For): void {
  const { draw, discard } = t.board.stocks[stock] as Stock;
  if (pileSize(draw) === 0) t.raise('deck.shuffled', { stock, n: discard.length }, 'DGN-DISCARD-09');
  const card = t.draw((t.board.stocks[stock] as Stock).draw, 'adventure') as AdventureId;
  t.raise('card.drawn', { seat, stock, card }, rule);
}
