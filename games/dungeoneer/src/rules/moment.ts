// Owns the moments at which everybody may act, on-turn or off-turn: special actions, offered in turn order until all pass in succession.

import { call, define } from '@undercroft/kernel';
import { special } from '../decisions/moment.ts';
import { seatsFrom } from '../state.ts';
import { moment } from './calls.ts';
import { makeChallenge } from './combat.ts';
import { tipOver } from './options-tip.ts';
import { callOf } from './play.ts';
import { rise } from './rise.ts';

/**
 * DGN-SPECIAL-01, A-45: at the start and end of every phase, before every die roll, after every declared action and after every
 * resolved effect; never between a roll and its result. DGN-ORDER-02: the player on turn first, then the others in turn order.
 */
define(moment)
  .untilAllPass(
    ['DGN-SPECIAL-01', 'DGN-ORDER-02', 'DGN-SPECIAL-02', 'DGN-SPECIAL-04', 'DGN-SPECIAL-05', 'DGN-SPECIAL-06'],
    special,
    (board, { from }) => {
      const seats = seatsFrom(board, board.turn);
      return from === 'others' ? seats.filter((seat) => seat !== board.turn) : seats;
    },
    (_board, { about }, answer, seat) => {
      switch (answer.act) {
        case 'challenge':
          return call(makeChallenge, { seat, name: answer.on, form: answer.form });
        case 'tip':
          return call(tipOver, { seat });
        case 'rise':
          return call(rise, { seat });
        default:
          return callOf(answer, { seat, time: 'moment', about });
      }
    },
  )
  .done();
