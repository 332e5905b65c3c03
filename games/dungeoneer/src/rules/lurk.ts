// Owns the monsters that are printed on map cards.

import { at, define } from '@undercroft/kernel';
import { spaceForm } from '../decisions/fight.ts';
import { attackForms } from '../queries/fight.ts';
import { specialBought } from '../queries/lord.ts';
import { isSaid } from '../queries/timely.ts';
import { leftOf } from '../queries/options.ts';
import { combat, lurk } from './calls.ts';

/** DGN-ENC-06, A-82: played by the player to the left, as the effect of the space; free, and once in a turn. */
define(lurk)
  .let('lord', 'DGN-ENC-06', (t) => leftOf(t.board, t.board.turn))
  .ask('DGN-ENC-06/a', spaceForm, (board, { space, lord }) => (isSaid(board, { is: 'space', space, seat: lord }) ? lord : null))
  .step('DGN-OBST-12', (t, { space, lord, answer }) => {
    const by = { is: 'space', space, seat: lord } as const;
    const form = answer?.form ?? at(attackForms(t.board, by), 0);
    const on = { is: 'hero', seat: t.board.turn } as const;
    t.raise('attack.declared', { kind: 'space', lord, by, on, form, special: specialBought(answer?.special) });
  })
  .call('DGN-ENC-06/b', combat, () => ({}))
  .done();
