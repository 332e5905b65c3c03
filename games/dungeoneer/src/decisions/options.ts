// Owns the questions of the optional rules.

import { decision, type Seat } from '@undercroft/kernel';
import type { HeroId, MapId } from '../content/cards.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { entrances } from '../queries/moves.ts';
import { canLay, entrancesIn, layable, layPlaces } from '../queries/revealed.ts';
import { freeHeroes } from '../queries/stack.ts';
import type { SpaceId } from '../state.ts';

interface AskedSeat {
  readonly seat: Seat;
}

/** DGN-OPT-REINC-01: among those that nobody has played. */
export const newHero = decision<Dungeoneer, AskedSeat>()('new-hero', 'DGN-OPT-REINC-01', 'seat')
  .act('choose', 'DGN-OPT-REINC-01', (chain) => chain.pick('hero', (board): readonly HeroId[] => freeHeroes(board, board.grade)))
  .done();

/** DGN-OPT-REINC-03: asked of the opponent to the left. */
export const newStart = decision<Dungeoneer, AskedSeat>()('new-start', 'DGN-OPT-REINC-03', 'seat')
  .act('put', 'DGN-OPT-REINC-03', (chain) => chain.pick('space', (board): readonly SpaceId[] => entrances(board)))
  .done();

/** DGN-OPT-REVEALED-08. */
export const firstEntrance = decision<Dungeoneer>()('first-entrance', 'DGN-OPT-REVEALED-08')
  .act('choose', 'DGN-OPT-REVEALED-08', (chain) => chain.pick('entrance', (board): readonly MapId[] => entrancesIn(board)))
  .done();

/** DGN-OPT-REVEALED-09. */
export const startFrom = decision<Dungeoneer, AskedSeat>()('start-from', 'DGN-OPT-REVEALED-09', 'seat')
  .act('choose', 'DGN-OPT-REVEALED-09', (chain) => chain.pick('start', (board): readonly MapId[] => entrancesIn(board)))
  .done();

/** DGN-OPT-REVEALED-05, A-63: one of one's own cards; whoever has none that could be placed now passes, and nobody else. */
export const layMap = decision<Dungeoneer, AskedSeat>()('lay', 'DGN-OPT-REVEALED-05', 'seat')
  .act(
    'lay',
    'DGN-OPT-REVEALED-05',
    (chain) =>
      chain
        .pick('card', (board, { seat }): readonly MapId[] => layable(board, seat))
        .pick('place', (board, { card }): readonly string[] => layPlaces(board, card)),
    { hasOptions: (board, { seat }) => canLay(board, seat) },
  )
  .act('pass', 'DGN-OPT-REVEALED-05', {
    whyClosed: (board, { seat }) => (canLay(board, seat) ? { rule: 'DGN-OPT-REVEALED-05', key: 'can-place' } : null),
  })
  .done();
