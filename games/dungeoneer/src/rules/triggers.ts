// Owns carrying out what was set off by itself.

import { call, procedure, type Call, type Procedure } from '@undercroft/kernel';
import type { Dungeoneer } from '../dungeoneer.ts';
import { canDo } from '../queries/possible.ts';
import type { Fired } from '../queries/triggers.ts';
import { playerOf } from '../state.ts';
import { effects } from './effects.ts';
import { useUp } from './effects-cards.ts';

/** One after the other; whoever has fallen meanwhile is left alone. */
export const triggers: Procedure<Dungeoneer, { readonly left: readonly Fired[] }> = procedure<
  Dungeoneer,
  { readonly left: readonly Fired[] }
>()('triggers', 'next')
  .at('next')
  .let('DGN-ORDER-01', (_t, { left }): { now: Fired | null; left: readonly Fired[] } => ({ now: left[0] ?? null, left: left.slice(1) }))
  .step('DGN-ORDER-01/a', (_t, { now }) => (now === null ? 'end' : undefined))
  // What would do nothing, or may be left, is not used up by that.
  .step('DGN-GEN-16', (t, { now }) => {
    if (now !== null && now.list.every((one) => one.do !== 'may') && canDo(t.board, now.list, now.cause)) useUp(t, now.cause);
  })
  .run('DGN-ORDER-01/b', (board, { now }): Call | null =>
    now === null || !playerOf(board, now.cause.bearer ?? now.cause.you).alive ? null : call(effects, { list: now.list, cause: now.cause }),
  )
  .step('DGN-ORDER-01/c', () => 'next')
  .done();
