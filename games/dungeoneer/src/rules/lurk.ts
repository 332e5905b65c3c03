// Owns the monsters that are printed on map cards.

import { define } from '@undercroft/kernel';
import { spaceForm } from '../decisions/fight.ts';
import { specialBought } from '../queries/lord.ts';
import { leftOf } from '../queries/options.ts';
import { combat, lurk } from './calls.ts';

/** DGN-ENC-06, A-82: played by the player to the left, as the effect of the space; free, and once in a turn. */
define(lurk)
  .let('lord', 'DGN-ENC-06', (t) => leftOf(t.board, t.board.turn))
  .ask('DGN-ENC-06/a', spaceForm, (_board, { lord }) => lord)
  .step('DGN-OBST-12', (t, { space, lord, answer }) =>
    t.raise('attack.declared', {
      kind: 'space',
      lord,
      by: { is: 'space', space, seat: lord },
      on: { is: 'hero', seat: t.board.turn },
      form: answer.form,
      special: specialBought(answer.special),
    }),
  )
  .call('DGN-ENC-06/b', combat, () => ({}))
  .done();
