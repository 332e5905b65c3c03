// Owns Reincarnation: the player of a fallen hero chooses another, who begins anew.

import { procedure, type Seat } from '@undercroft/kernel';
import { newHero, newStart } from '../decisions/options.ts';
import type { HeroId } from '../content/cards.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { entrances } from '../queries/moves.ts';
import { leftOf, waitingFrom } from '../queries/options.ts';
import { freeHeroes } from '../queries/stack.ts';
import { playerOf, type SpaceId } from '../state.ts';
import { drawCards } from './draw.ts';
import { HAND } from './setup.ts';

/** not in the middle of what brought the hero down, but as soon as that is over; on the player's own turn when it has ended. */
export const rebirth = procedure<Dungeoneer>()('rebirth', 'next')
  .at('next')
  .let('DGN-OPT-REINC-01/a', (t): { seat: Seat; hero: HeroId; space: SpaceId } => ({
    seat: waitingFrom(t.board)[0] ?? -1,
    hero: freeHeroes(t.board, t.board.grade)[0] as HeroId,
    space: entrances(t.board)[0] as SpaceId,
  }))
  .step('DGN-OPT-REINC-01/b', (_t, { seat }) => (seat < 0 ? 'end' : undefined))
  .ask('DGN-OPT-REINC-01', newHero, (board, { seat }) => (freeHeroes(board, board.grade).length > 1 ? seat : null))
  .ask('DGN-OPT-REINC-03', newStart, (board, { seat }) => (entrances(board).length > 1 ? leftOf(board, seat) : null))
  // DGN-OPT-REINC-05: the Quests were never taken from the player.
  .step(['DGN-OPT-REINC-02', 'DGN-OPT-REINC-05'], (t, { seat, hero, space }) => t.raise('hero.reborn', { seat, hero, space }))
  .call('DGN-OPT-REINC-04', drawCards, (board, { seat }) => ({
    seat,
    n: HAND - playerOf(board, seat).hand.cards.length,
    rule: 'DGN-OPT-REINC-04' as const,
  }))
  .step('DGN-OPT-REINC-04/a', () => 'next')
  .done();
