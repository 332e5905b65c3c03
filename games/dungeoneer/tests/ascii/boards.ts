// Owns positions to draw: scenes as they are seen by a seat, and positions met in random games.

import { begin, randomFrom, type Seat } from '@undercroft/kernel';
import { game } from '../../src/game.ts';
import { view, type View } from '../../src/view.ts';
import { anySetup, restless } from '../random-play.ts';
import { boardWith, setupOf, type TableWanted } from '../scenes.ts';

export const viewOf = (wanted: TableWanted = {}, seat: Seat = 0): View => view(boardWith(wanted), seat);

/** A table on which nothing lies yet. */
export const emptyView = (): View => view(game.begin(setupOf()), 0);

/** So many positions from random games of every kind, seen by every seat. */
export function randomViews(count: number): readonly View[] {
  const views: View[] = [];
  for (let seed = 0; views.length < count; seed++) {
    const random = randomFrom(`ascii ${seed}`);
    const setup = anySetup(random);
    const { state } = begin(game, setup, randomFrom(`ascii chance ${seed}`));
    for (let step = 0; !state.isOver && step < 600 && views.length < count; step++) {
      state.play(state.toAct, restless(state, state.toAct, random));
      if (step % 30 === seed % 30 || (state.board.combats.length > 0 && step % 5 === 0)) views.push(state.view(step % setup.players));
    }
  }
  return views;
}
