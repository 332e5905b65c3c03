// Owns which question answers itself: the game says that nothing is left to decide, and what is suggested uses nothing up.

import type { Choice } from '@undercroft/kernel';
import { suggestedIn } from '@undercroft/table';
import type { Ask, GameBoard } from './contract.ts';

export interface OwnQuestion {
  readonly ask: Pick<Ask, 'offer' | 'path'> | null;
  readonly view: object | null;
  readonly board: Pick<GameBoard<object>, 'byItself'>;
}

/** The answer that is given by itself; null: somebody has to decide. */
export function ownAnswer({ ask, view, board }: OwnQuestion): Choice | null {
  const [best] = ask === null ? [] : suggestedIn(ask.offer);
  if (ask === null || view === null || best === undefined || best.costs !== null || ask.path.length > 0) return null;
  return board.byItself?.(view, ask.offer) === true ? best.choice : null;
}
