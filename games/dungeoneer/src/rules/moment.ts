// Owns the moments at which everybody may act, on-turn or off-turn: special actions, offered in turn order until all pass in succession.

import { call, procedure, type Call, type Procedure } from '@undercroft/kernel';
import { special } from '../decisions/moment.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { seatsFrom, type About } from '../state.ts';
import { makeChallenge } from './combat.ts';
import { callOf } from './play.ts';
import { tipOver } from './options-tip.ts';
import { rise } from './rise.ts';

interface At {
  readonly from: 'all' | 'others';
  readonly about: About | null;
}

/**
 * DGN-SPECIAL-01, A-45: at the start and end of every phase, before every die roll, after every declared action and after every
 * resolved effect; never between a roll and its result. DGN-ORDER-02: the player on turn first, then the others in turn order.
 */
export const moment: Procedure<Dungeoneer, At> = procedure<Dungeoneer, At>()('moment', 'open')
  .at('open')
  .window(['DGN-SPECIAL-01', 'DGN-ORDER-02'], special, (board, { from }) => {
    const seats = seatsFrom(board, board.turn);
    return from === 'others' ? seats.filter((seat) => seat !== board.turn) : seats;
  })
  .run(['DGN-SPECIAL-02', 'DGN-SPECIAL-04', 'DGN-SPECIAL-05', 'DGN-SPECIAL-06'], (_board, locals): Call | null => {
    if (locals.act === 'pass') return null;
    const { act, by, on, form, about, ...picked } = locals;
    if (act === 'challenge' && on !== undefined && form !== undefined) return call(makeChallenge, { seat: by, name: on, form });
    if (act === 'tip') return call(tipOver, { seat: by });
    return act === 'rise' ? call(rise, { seat: by }) : callOf(act, { seat: by, time: 'moment', about }, picked);
  })
  .step('DGN-SPECIAL-01/a', (_t, { act }) => (act === 'pass' ? 'end' : 'open'))
  .done();
