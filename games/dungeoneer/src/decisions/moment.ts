// Owns what anybody may do at any moment.

import { decision, type Seat } from '@undercroft/kernel';
import type { Form } from '../content/types.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { attackForms } from '../queries/fight.ts';
import { rivals } from '../queries/lord.ts';
import { whyNotRise } from '../queries/moves.ts';
import { whyNotTip } from '../queries/options.ts';

interface Asked {
  readonly seat: Seat;
}

/** DGN-SPECIAL-05, -06: a Challenge of a hero in the same space, and getting up. */
export const special = decision<Dungeoneer, Asked>()('special', 'DGN-SPECIAL-01', 'seat')
  .act('challenge', 'DGN-SPECIAL-05', (chain) =>
    chain
      .pick('on', (board, { seat }): readonly string[] => rivals(board, seat))
      .pick('form', (board, { seat }): readonly Form[] => attackForms(board, { is: 'hero', seat })),
  )
  .act('rise', 'DGN-SPECIAL-06', { closed: (board, { seat }) => whyNotRise(board, seat) })
  .act('tip', 'DGN-OPT-RESTRICT-04', { closed: (board, { seat }) => whyNotTip(board, seat) })
  .act('pass', 'DGN-SPECIAL-01')
  .done();
