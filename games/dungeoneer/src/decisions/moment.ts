// Owns what anybody may do at any moment.

import { decision, type Seat } from '@undercroft/kernel';
import type { Form } from '../content/types.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { attackForms } from '../queries/fight.ts';
import { rivals } from '../queries/lord.ts';
import { timeAt, type Opening } from '../queries/hand.ts';
import { whyNotRise } from '../queries/moves.ts';
import { whyNotTip } from '../queries/options.ts';
import type { About, Board } from '../state.ts';
import { playing, somethingToPlay, somethingToUse, using } from './play.ts';

interface Asked {
  readonly seat: Seat;
  readonly about: About | null;
}
const atMoment = (board: Board, { seat, about }: Asked): Opening => ({ seat, time: timeAt(board, seat, about), about });
const inResponse = (_board: Board, { seat }: { readonly seat: Seat }): Opening => ({ seat, time: 'response', about: null });

/** DGN-SPECIAL-02, -04 to -06: an Anytime card, a readied card, a Challenge of a hero in the same space, and getting up. */
export const special = decision<Dungeoneer, Asked>()('special', 'DGN-SPECIAL-01', 'seat', 'about')
  .act('challenge', 'DGN-SPECIAL-05', (chain) =>
    chain
      .pick('on', (board, { seat }): readonly string[] => rivals(board, seat))
      .pick('form', (board, { seat }): readonly Form[] => attackForms(board, { is: 'hero', seat })),
  )
  .act('rise', 'DGN-SPECIAL-06', { closed: (board, { seat }) => whyNotRise(board, seat) })
  .act('play', 'DGN-SPECIAL-02', playing(atMoment), somethingToPlay(atMoment))
  .act('use', 'DGN-SPECIAL-04', using(atMoment), somethingToUse(atMoment))
  .act('tip', 'DGN-OPT-RESTRICT-04', { closed: (board, { seat }) => whyNotTip(board, seat) })
  .act('pass', 'DGN-SPECIAL-01')
  .done();

/** DGN-SPECIAL-03, DGN-COMBAT-10: a Response to an attack. */
export const respondTo = decision<Dungeoneer, { readonly seat: Seat }>()('respond', 'DGN-COMBAT-10', 'seat')
  .act('play', 'DGN-SPECIAL-03', playing(inResponse), somethingToPlay(inResponse))
  .act('use', 'DGN-SPECIAL-03', using(inResponse), somethingToUse(inResponse))
  .act('pass', 'DGN-COMBAT-10')
  .done();
