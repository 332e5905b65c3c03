// Owns getting up: the Movement point, and the Threat that it may ask for.

import { procedure, type Seat } from '@undercroft/kernel';
import type { Dungeoneer } from '../dungeoneer.ts';
import { atRising } from '../queries/triggers.ts';
import { mapOf } from '../content/cards.ts';
import type { Threat } from '../content/types.ts';
import { isEdition, placeOf, playerOf, type Board } from '../state.ts';
import { TRIGGERS } from './calls.ts';
import { beforeThreat, dieOnly, passed } from './threat.ts';

const lies = (board: Board, seat: Seat): boolean => playerOf(board, seat).alive && playerOf(board, seat).tipped;

/** What getting up is told by: the Pit, the Threat that a card or the edition asks for, or the point alone. */
function riseRule(board: Board, seat: Seat, asks: Threat | null): 'DGN-OBST-05' | 'DGN-FX-14' | 'DGN-FX-15' | 'DGN-FX-16' {
  if (asks !== null) return isEdition(board, '2.1') ? 'DGN-FX-16' : 'DGN-FX-15';
  return mapOf(placeOf(board, seat).card).obstacle?.kind === 'pit' ? 'DGN-OBST-05' : 'DGN-FX-14';
}

/**
 * DGN-FX-14 to -16, A-22: one Movement point, and the Threat that the tip asks for; on a failure the point is lost. Before the die everybody may
 * act: whoever stands by then has nothing to roll for.
 */
export const rise = procedure<Dungeoneer, { readonly seat: Seat }>()('rise')
  .step('DGN-FX-14', (t, { seat }) => t.raise('movement.spent', { seat, n: 1, for: 'rise' }))
  .let('asks', 'DGN-FX-15/a', (t, { seat }) => playerOf(t.board, seat).rise)
  .callWhich('DGN-DICE-01', (board, { asks, seat }) => (asks === null ? null : beforeThreat(board, seat, 'rise', asks)))
  .step('DGN-FX-15/b', (t, { seat }) => (lies(t.board, seat) ? undefined : 'end'))
  .call(['DGN-FX-15', 'DGN-FX-16'], dieOnly, (_board, { asks, seat }) =>
    asks === null ? null : { seat, threat: asks, roll: 'rise' as const },
  )
  .step('DGN-OBST-05', (t, { asks, seat }) => {
    if (lies(t.board, seat) && (asks === null || passed(t))) t.raise('hero.rose', { seat }, riseRule(t.board, seat, asks));
  })
  .callWhich('DGN-ORDER-01', (board, { seat }) => (playerOf(board, seat).tipped ? null : TRIGGERS(atRising(board, seat))))
  .done();
