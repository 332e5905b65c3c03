// Owns getting up.

import { procedure } from '@undercroft/kernel';
import type { Dungeoneer } from '../dungeoneer.ts';
import { playerOf } from '../state.ts';
import { passed, threat } from './threat.ts';

/** DGN-FX-14 to -16, A-22: one Movement point, and the Threat that the tip asks for; on a failure the point is lost. */
export const rise = procedure<Dungeoneer>()('rise')
  .step('DGN-FX-14', (t) => t.raise('movement.spent', { seat: t.board.turn, n: 1, for: 'rise' }))
  .let('DGN-FX-15/a', (t) => ({ asks: playerOf(t.board, t.board.turn).rise }))
  .call(['DGN-FX-15', 'DGN-FX-16'], threat, (board, { asks }) =>
    asks === null ? null : { seat: board.turn, threat: asks, roll: 'rise' as const },
  )
  .step('DGN-OBST-05', (t, { asks }) => {
    if (asks === null || passed(t)) t.raise('hero.rose', { seat: t.board.turn });
  })
  .done();
