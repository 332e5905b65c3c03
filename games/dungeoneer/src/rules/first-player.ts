// Owns who begins: the highest roll.

import { procedure, type Seat } from '@undercroft/kernel';
import type { Dungeoneer } from '../dungeoneer.ts';
import { isEdition } from '../state.ts';

/** DGN-SETUP-18, -19: the highest roll begins; whoever shares it rolls again. */
export const firstPlayer = procedure<Dungeoneer>()('first-player', 'again')
  .let('DGN-SETUP-18/a', (t) => ({ seats: t.board.players.map((_, seat) => seat) as readonly Seat[] }))
  .at('again')
  .let(['DGN-SETUP-18', 'DGN-SETUP-19'], (t, { seats }) => {
    const dice = seats.map(() => t.roll(6, 'first'));
    t.raise('first.rolled', { dice, seats }, isEdition(t.board, '2.1') ? 'DGN-SETUP-18' : 'DGN-SETUP-19');
    return { seats: seats.filter((_, i) => dice[i] === Math.max(...dice)) };
  })
  .step('DGN-SETUP-18/b', (t, { seats: [first, ...tied] }) => {
    if (tied.length > 0) return 'again';
    t.raise('first.chosen', { seat: first as Seat }, isEdition(t.board, '2.1') ? 'DGN-SETUP-18' : 'DGN-SETUP-19');
    return undefined;
  })
  .done();
