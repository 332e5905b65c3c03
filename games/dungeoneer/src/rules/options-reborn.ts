// Owns Reincarnation: the player of a fallen hero chooses another, who begins anew.

import { at, procedure, type Seat } from '@undercroft/kernel';
import { newHero, newStart } from '../decisions/options.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { entrances } from '../queries/moves.ts';
import { leftOf, waitingFrom } from '../queries/options.ts';
import { freeHeroes } from '../queries/stack.ts';
import { playerOf, seatAt } from '../state.ts';
import { drawCards } from './draw.ts';
import { HAND } from './setup.ts';

/** DGN-OPT-REINC-01: one player chooses; the opponent to the left says where the new hero begins. */
export const rebear = procedure<Dungeoneer, { readonly seat: Seat }>()('rebear')
  .ask('DGN-OPT-REINC-01', newHero, (board, { seat }) => (freeHeroes(board, board.grade).length > 1 ? seat : null))
  .let('hero', 'DGN-OPT-REINC-01/a', (t, { answer }) => answer?.hero ?? at(freeHeroes(t.board, t.board.grade), 0))
  .ask('DGN-OPT-REINC-03', newStart, (board, { seat }) => (entrances(board).length > 1 ? leftOf(board, seat) : null))
  // DGN-OPT-REINC-05: the Quests were never taken from the player.
  .step(['DGN-OPT-REINC-02', 'DGN-OPT-REINC-05'], (t, { seat, hero, answer }) =>
    t.raise('hero.reborn', { seat, hero, space: answer?.space ?? at(entrances(t.board), 0) }),
  )
  .call('DGN-OPT-REINC-04', drawCards, (board, { seat }) => ({
    seat,
    n: HAND - playerOf(board, seat).hand.cards.length,
    rule: 'DGN-OPT-REINC-04' as const,
  }))
  .done();

/** not in the middle of what brought the hero down, but as soon as that is over; on the player's own turn when it has ended. */
export const rebirth = procedure<Dungeoneer>()('rebirth')
  .each('DGN-OPT-REINC-01', rebear, (board) => seatAt(waitingFrom(board), 0))
  .done();
