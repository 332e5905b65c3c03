// Owns wounds, defeat and what follows from it.

import { procedure, type Seat, type Turn } from '@undercroft/kernel';
import type { Dungeoneer } from '../dungeoneer.ts';
import { canReturn, playersFrom } from '../queries/options.ts';
import { playerOf } from '../state.ts';
import { turnUp } from './grades.ts';
import { everybody, trim } from './trim.ts';

/** DGN-COMBAT-20: each wound lowers Life by 1; A-39: never by more than there is. */
export const wound = procedure<Dungeoneer, { readonly seat: Seat; readonly n: number }>()('wound')
  .step('DGN-COMBAT-20', (t, { seat, n }) => {
    const { life, alive } = playerOf(t.board, seat);
    if (!alive) return 'end';
    const lost = Math.min(n, life);
    if (lost > 0) t.raise('hero.wounded', { seat, n: lost, life: life - lost });
    return life - lost > 0 ? 'end' : undefined;
  })
  .let('bare', 'DGN-QUEST-14/a', (t) => t.board.quests.length === 0)
  .step(['DGN-DEFEAT-01', 'DGN-DEFEAT-02', 'DGN-COMBAT-22'], (t, { seat }) =>
    t.raise('hero.defeated', { seat, returns: canReturn(t.board) }, 'DGN-DEFEAT-01'),
  )
  .step('DGN-WIN-02', (t, { seat }) => lastAlive(t, seat))
  // his Personal Quests may be the first for a while that can be turned up.
  .step('DGN-QUEST-14', (t, { bare }) => {
    if (bare) turnUp(t, 'DGN-QUEST-14');
  })
  // the Banes of whoever has fallen are gone from the others.
  .call('DGN-COMBINE-13', trim, everybody)
  .done();

function lastAlive(t: Turn<Dungeoneer>, fallen: Seat): void {
  // whoever has another hero to come is not beaten.
  const left = playersFrom(t.board, fallen);
  if (left.length === 1) t.raise('game.won', { seats: left, by: 'last-alive' });
}
