// Owns carrying out what was set off by itself.

import { call, define, procedure } from '@undercroft/kernel';
import type { Dungeoneer } from '../dungeoneer.ts';
import { canDo } from '../queries/possible.ts';
import type { Fired } from '../queries/triggers.ts';
import { playerOf } from '../state.ts';
import { effects, triggers } from './calls.ts';
import { useUp } from './effects-cards.ts';

export const fired = procedure<Dungeoneer, { readonly now: Fired }>()('fired')
  // What would do nothing, or may be left, is not used up by that.
  .step('DGN-GEN-16', (t, { now: { list, cause } }) => {
    if (list.every((one) => one.do !== 'may') && canDo(t.board, list, cause)) useUp(t, cause);
  })
  // Whoever has fallen meanwhile is left alone.
  .callWhich('DGN-ORDER-01/b', (board, { now: { list, cause } }) =>
    playerOf(board, cause.bearer ?? cause.you).alive ? call(effects, { list, cause }) : null,
  )
  .done();

define(triggers)
  .each('DGN-ORDER-01', fired, (_board, { list }, done) => {
    const now = list[done];
    return now === undefined ? null : { now };
  })
  .done();
