// Owns drawing Adventure cards, from the pile of one's choice where there are two, and making a new deck of what was discarded.

import { at, pileSize, procedure, type Seat, type Turn } from '@undercroft/kernel';
import { drawFrom } from '../decisions/draw.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { drawable } from '../queries/stocks.ts';
import { playerOf } from '../state.ts';

/** What the cards are drawn for. */
type For = 'DGN-SETUP-17' | 'DGN-DISCARD-08' | 'DGN-GEN-02' | 'DGN-OPT-REINC-04';

interface Drawing {
  readonly seat: Seat;
  readonly rule: For;
}

/** DGN-COMBINE-03: the pile is chosen for each card. */
export const drawOne = procedure<Dungeoneer, Drawing>()('draw-one')
  .ask('DGN-COMBINE-03', drawFrom, (board, { seat }) => (drawable(board).length > 1 ? seat : null))
  .step('DGN-DISCARD-09', (t, { seat, answer, rule }) => drawCard(t, seat, answer?.stock ?? at(drawable(t.board), 0), rule))
  .done();

/** when nothing is left to draw, drawing stops. */
export const drawCards = procedure<Dungeoneer, Drawing & { readonly n: number }>()('draw-cards')
  .each('DGN-DISCARD-08', drawOne, (board, { seat, n, rule }, done) =>
    done >= n || !playerOf(board, seat).alive || drawable(board).length === 0 ? null : { seat, rule },
  )
  .done();

/** DGN-DISCARD-09, DGN-COMBINE-04: an empty deck is made anew from its own discard pile first. */
function drawCard(t: Turn<Dungeoneer>, seat: Seat, stock: number, rule: For): void {
  const { draw, discard } = at(t.board.stocks, stock);
  if (pileSize(draw) === 0) t.raise('deck.shuffled', { stock, n: discard.length }, 'DGN-DISCARD-09');
  const card = t.draw(at(t.board.stocks, stock).draw, 'adventure');
  t.raise('card.drawn', { seat, stock, card }, rule);
}
