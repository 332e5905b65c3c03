// Owns step B of a combat: whoever is attacked may respond.

import { procedure, type Seat } from '@undercroft/kernel';
import { respondTo } from '../decisions/moment.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { combatOf, seatsFrom, type Board } from '../state.ts';
import { callOf } from './play.ts';

/** each attacked player, in turn order from the Dungeonlord's left; of a monster that is challenged its controller. */
function attacked(board: Board): readonly Seat[] {
  const { lord, attacks } = combatOf(board);
  const seats = attacks.flatMap(({ on, state }) => (state === 'declared' ? [on.seat] : []));
  return seatsFrom(board, (lord + 1) % board.players.length).filter((seat) => seats.includes(seat));
}

/** DGN-COMBAT-10, DGN-SPECIAL-03, A-46: until all pass in succession. */
export const respond = procedure<Dungeoneer>()('respond')
  .untilAllPass(['DGN-COMBAT-10', 'DGN-SPECIAL-03'], respondTo, attacked, (_board, _locals, answer, seat) =>
    callOf(answer, { seat, time: 'response', about: null }),
  )
  .done();
