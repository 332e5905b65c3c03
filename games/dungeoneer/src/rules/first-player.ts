// Owns who begins: the highest roll.

import { at, procedure, type Seat } from '@undercroft/kernel';
import type { Dungeoneer } from '../dungeoneer.ts';
import { cited } from './cited.ts';

/** DGN-SETUP-18, -19: the highest roll begins; whoever shares it rolls again. */
export const firstPlayer = procedure<Dungeoneer>()('first-player', 'again')
  .let('seats', 'DGN-SETUP-18/a', (t): readonly Seat[] => t.board.players.map((_, seat) => seat))
  .at('again')
  .let('seats', ['DGN-SETUP-18', 'DGN-SETUP-19'], (t, { seats }) => {
    const dice = seats.map(() => t.roll(6, 'first'));
    t.raise('first.rolled', { dice, seats }, cited(t.board, 'DGN-SETUP-18', 'DGN-SETUP-19'));
    return seats.filter((_, i) => dice[i] === Math.max(...dice));
  })
  .step('DGN-SETUP-18/b', (t, { seats }) => {
    if (seats.length > 1) return 'again';
    t.raise('first.chosen', { seat: at(seats, 0) }, cited(t.board, 'DGN-SETUP-18', 'DGN-SETUP-19'));
    return undefined;
  })
  .done();
