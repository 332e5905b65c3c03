// Owns Upkeep: what a card costs for staying in play.

import { at, procedure } from '@undercroft/kernel';
import type { AdventureId } from '../content/cards.ts';
import { payUpkeep } from '../decisions/effects.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { asksAlways } from '../queries/timely.ts';
import { upkeepCards, upkeepOf, upkeepPayers } from '../queries/upkeep.ts';
import type { Board } from '../state.ts';
import { everybody, trim } from './trim.ts';

/** DGN-RESET-05, DGN-RESET-06, A-08: card by card, in the order the player likes: the whole Upkeep, or the card goes back to the hand. */
export const upkeep = procedure<Dungeoneer>()('upkeep', 'next')
  .let('due', 'DGN-RESET-06', (t) => upkeepCards(t.board, t.board.turn))
  .at('next')
  // What is tucked behind a card that has left play is gone with it.
  .let('due', 'DGN-RESET-05/a', (t, { due }) => due.filter((card) => upkeepCards(t.board, t.board.turn).includes(card)))
  .step('DGN-RESET-05/b', (_t, { due }) => (due.length === 0 ? 'end' : undefined))
  // one card for which nobody can pay goes back: there is nothing to choose.
  .ask('DGN-RESET-05', payUpkeep, (board, { due }) => (isUnpaid(board, due) ? null : board.turn))
  .let('settled', 'DGN-RESET-05/f', (_t, { due, answer }) => answer?.card ?? at(due, 0))
  .step('DGN-RESET-05/c', (t, { answer, settled: card }) => {
    const seat = t.board.turn;
    if (answer?.act === 'pay') t.raise('upkeep.paid', { seat, card, payer: answer.payer ?? seat, n: upkeepOf(card) }, 'DGN-RESET-05');
    else t.raise('card.taken-back', { seat, card }, 'DGN-RESET-05');
  })
  .let('due', 'DGN-RESET-05/d', (_t, { due, settled }) => due.filter((one) => one !== settled))
  .call('DGN-PLAY-15', trim, everybody)
  .step('DGN-RESET-05/e', () => 'next')
  .done();

const isUnpaid = (board: Board, due: readonly AdventureId[]): boolean =>
  !asksAlways(board) && due.length === 1 && upkeepPayers(board, board.turn, at(due, 0)).length === 0;
