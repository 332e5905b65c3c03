// Owns one encounter from the draw to the pile its card goes to.

import { pileSize, procedure } from '@undercroft/kernel';
import { cardOf } from '../content/cards.ts';
import { keepOrRedraw } from '../decisions/index.ts';
import type { Delve } from '../delve.ts';
import { cardNow, encounterOf, isFull } from '../queries/foe.ts';
import { circlesOf } from '../content/circles.ts';
import { usable } from '../queries/items.ts';
import { ME, type Board } from '../state.ts';
import { useItem } from './dice.ts';
import { opening } from './opening.ts';
import { place } from './place.ts';
import { onClear } from './rewards.ts';
import { round } from './round.ts';

/** DLV-ITEM-11: ROPE LADDER works on a level 1 card while the impending deck is not empty. */
const mayRedraw = (board: Board): boolean =>
  cardNow(board).level === 1 && pileSize(board.decks.impending) > 0 && usable(board, 'DRAW').length > 0;

/** Rounds until all circles are filled, then the rewards, then the pile the card goes to. */
export const resolve = procedure<Delve>()('resolve')
  .each(['DLV-ENC-06', 'DLV-ROUND-11/g'], round, (board) => (isFull(encounterOf(board)) ? null : {}))
  .step('DLV-COMBAT-08', (t) => t.raise('room.cleared', { card: encounterOf(t.board).card, room: t.board.map.heroRoom }))
  .step(['DLV-WIN-02', 'DLV-WIN-04'], (t) => {
    // DLV-MODE-MICRO-09: only in the full game is the Boss the victory; DLV-MODE-COMPLETE-10: a further Boss changes nothing.
    if (t.board.setup.mode === 'full' && cardNow(t.board).level === 'B' && t.board.result === null) t.raise('game.won', { by: 'boss' });
  })
  .call(['DLV-CLEAR-07', 'DLV-CLEAR-08'], onClear, () => ({}))
  .step(['DLV-DECK-08', 'DLV-DECK-10', 'DLV-MODE-COMPLETE-04'], (t) => {
    const { card } = encounterOf(t.board);
    const level1 = cardOf(card).level === 1;
    t.raise('encounter.ended', { card }, 'DLV-ENC-03');
    if (level1) t.raise('card.discarded', { card }, 'DLV-DECK-08');
    else t.raise('card.won', { card }, t.board.completionist ? 'DLV-MODE-COMPLETE-04' : 'DLV-DECK-10');
  })
  .done();

export const encounter = procedure<Delve>()('encounter', 'draw')
  .at('draw')
  .step('DLV-ENC-01', (t) => t.raise('card.drawn', { card: t.draw(t.board.decks.impending, 'deck') }))
  .ask('DLV-ENC-04', keepOrRedraw, (board) => (mayRedraw(board) ? ME : null))
  .step('DLV-ITEM-11', (t, { answer }) => {
    if (answer?.act !== 'redraw') return;
    useItem(t, answer.item);
    t.raise('card.sent-under', { card: encounterOf(t.board).card });
    return 'draw';
  })
  .call(['DLV-ENC-02', 'DLV-ENC-05'], place, () => ({}))
  // DLV-MODE-COMPLETE-08: a card put aside is no encounter.
  .step('DLV-MODE-COMPLETE-08', (t) => (t.board.encounter === null ? 'end' : undefined))
  .step(['DLV-COMBAT-06', 'DLV-COMBAT-05'], (t) => t.raise('circles.drawn', { n: circlesOf(cardNow(t.board)) }))
  .call('DLV-ENC-05/a', opening, () => ({}))
  .call('DLV-ENC-03', resolve, () => ({}))
  .done();
