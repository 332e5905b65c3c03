// Owns what happens when somebody carries more than he may.

import { procedure, type Seat } from '@undercroft/kernel';
import { dropSurplus } from '../decisions/effects.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { surplusOf } from '../queries/limits.ts';
import { seatsFrom, type Board } from '../state.ts';

interface Whose {
  readonly seats: readonly Seat[];
}

const drop = procedure<Dungeoneer, { readonly seat: Seat }>()('drop')
  .ask('DGN-PLAY-15/a', dropSurplus, (_board, { seat }) => seat)
  .step('DGN-PLAY-15/b', (t, { seat, answer }) => t.raise('card.lost', { seat, card: answer.card }, 'DGN-PLAY-15'))
  .done();

/** DGN-PLAY-15, DGN-COMBINE-13, A-48: the surplus is discarded at once, card by card, as its player chooses; one player after the other. */
export const trim = procedure<Dungeoneer, Whose>()('trim')
  .each(['DGN-PLAY-15', 'DGN-COMBINE-13'], drop, (board, { seats }) => {
    const seat = seats.find((one) => surplusOf(board, one).length > 0);
    return seat === undefined ? null : { seat };
  })
  .done();

export const TRIM_PROCEDURES = [trim, drop] as const;

/** everybody, the player on turn first (DGN-ORDER-02): a Bane that takes a Level came to somebody, or left him. */
export const everybody = (board: Board): Whose => ({ seats: seatsFrom(board, board.turn) });
