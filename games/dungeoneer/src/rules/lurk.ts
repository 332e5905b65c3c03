// Owns the monsters that are printed on map cards.

import { procedure } from '@undercroft/kernel';
import { spaceForm } from '../decisions/fight.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { specialBought } from '../queries/lord.ts';
import { leftOf } from '../queries/options.ts';
import type { SpaceId } from '../state.ts';
import { combat } from './combat.ts';

/** DGN-ENC-06, A-82: played by the player to the left, as the effect of the space; free, and once in a turn. */
export const lurk = procedure<Dungeoneer, { readonly space: SpaceId }>()('lurk')
  .let('DGN-ENC-06', (t) => ({ lord: leftOf(t.board, t.board.turn) }))
  .ask('DGN-ENC-06/a', spaceForm, (_board, { lord }) => lord)
  .step('DGN-OBST-12', (t, { space, lord, form, special }) =>
    t.raise('attack.declared', {
      kind: 'space',
      lord,
      by: { is: 'space', space, seat: lord },
      on: { is: 'hero', seat: t.board.turn },
      form,
      special: specialBought(special),
    }),
  )
  .call('DGN-ENC-06/b', combat, () => ({}))
  .done();
