// Owns the rounds and turns, beside sections TURN and WIN of the rulebook.

import { procedure, type Seat } from '@undercroft/kernel';
import { take } from '../decisions.ts';
import { cardNamed, comesOff, FACES, isLastRound, lootOf, wagered } from '../queries/loot.ts';
import type { Board, @@Type@@ } from '../state.ts';
import { drawOmen, showOmen } from './omens.ts';
import { nameCrew, nameless } from './story.ts';

export const turn = procedure<@@Type@@, { readonly seat: Seat }>()('turn')
  .let('card', '@@PRE@@-TURN-02', (t, { seat }) => {
    const card = cardNamed(t.draw(t.board.deck, 'deck'));
    t.raise('room.opened', { seat, card });
    return card;
  })
  .ask('@@PRE@@-TURN-03', take, (_board, { seat }) => seat)
  .step('@@PRE@@-TURN-03/a', (t, { answer, seat, card }) => {
    if (answer.act === 'keep') t.raise('card.kept', { seat, card, loot: lootOf(card) });
  })
  .step('@@PRE@@-TURN-04', (t, { answer, seat, card }) => {
    if (answer.act !== 'wager') return;
    const { how } = answer;
    const die = t.roll(FACES, 'wager');
    if (comesOff(how, die)) t.raise('wager.won', { seat, card, how, die, loot: wagered(how, card) });
    else t.raise('wager.lost', { seat, card, how, die });
  })
  .done();

/** One seat after the other. */
const inOrder = ({ loot }: Board, _locals: object, done: number): { readonly seat: Seat } | null =>
  done < loot.length ? { seat: done } : null;

export const main = procedure<@@Type@@>()('main', 'round', 'over')
  .each('@@PRE@@-SETUP-04', nameCrew, nameless)
  .each('@@PRE@@-SETUP-03', drawOmen, inOrder)
  .at('round')
  .step('@@PRE@@-TURN-01', (t) => t.raise('round.begun', { round: t.board.round + 1 }))
  .each('@@PRE@@-TURN-01/a', turn, inOrder)
  .step('@@PRE@@-WIN-01', (t) => (isLastRound(t.board) ? 'over' : 'round'))
  .at('over')
  .each('@@PRE@@-WIN-02', showOmen, inOrder)
  .step('@@PRE@@-WIN-03', (t) => t.raise('game.ended', { loot: t.board.loot.slice() }))
  .done();
