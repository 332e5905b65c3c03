// Owns which question answers itself: the game says that nothing is left to decide and what is suggested uses nothing up, or there is a single answer.

import type { Choice, Picked } from '@undercroft/kernel';
import { isAnswered, suggestedIn, type Answered, type PickNode, type SeatOffer } from '@undercroft/table';
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

/** The single answer of a question, as far as was looked ahead; null: there are several, or it rolls, uses something up, or is a window's. */
export function onlyAnswer({
  offer,
  node,
  picked,
}: Pick<Ask, 'node' | 'picked'> & { readonly offer: Pick<SeatOffer, 'window' | 'suggested'> }): Choice | null {
  const picks: Record<string, Picked> = { ...picked };
  let next: PickNode | Answered | null = node;
  while (next !== null && !isAnswered(next)) {
    const [only, other] = next.options;
    if (next.kind !== 'one' || next.canStop === true || only === undefined || other !== undefined) return null;
    picks[next.pick] = only;
    next = next.next?.[0] ?? null;
  }
  const costs = suggestedIn(offer).some((one) => one.costs !== null);
  const { act, ...rest } = picks;
  return next === null || next.odds !== undefined || costs || offer.window ? null : { act: String(act), ...rest };
}
