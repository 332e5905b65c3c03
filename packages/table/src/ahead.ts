// Owns who is still to be asked in an open window: all who could respond are asked at once, so that each has the same time.

import { Asking, firstResponse, proceduresOf, type GameTypes, type Offer, type Seat, type State } from '@undercroft/kernel';

/** A question of a window that will be asked while everybody before this seat passes. */
export interface AskedLater {
  readonly offer: Offer;
  readonly ask: () => Asking;
}

/**
 * The questions after the one that is open, in their order. A pass changes nothing but whose turn it is to answer, and every seat of the
 * order counts one offer: so question and number are known before.
 */
export function askedLater(state: State<GameTypes>): readonly AskedLater[] {
  const [open] = state.offers();
  const top = state.frames().at(-1);
  if (open?.window !== true || top?.passed === undefined) return [];
  const step = proceduresOf(state.game)
    .get(top.procedure)
    ?.steps.find(({ name }) => name === top.step);
  if (step?.kind !== 'window') return [];
  const { board } = state;
  const { decision } = step;
  const order = step.fn(board, top.locals).slice(top.passed + 1);
  return order.flatMap((seat, i) => {
    const locals = { ...top.locals, seat };
    const ask = (): Asking => new Asking(decision, board, locals);
    return firstResponse(decision, board, locals) >= 0 ? [{ offer: { ...open, seat, id: open.id + i + 1 }, ask }] : [];
  });
}

/** The position in which a seat is asked: for one of `askedLater` a copy, in which everybody before it has passed. */
export function whenAsked(state: State<GameTypes>, seat: Seat): State<GameTypes> {
  if (state.asks(seat)) return state;
  const copy = state.clone();
  for (let [open] = copy.offers(); open?.window === true && open.seat !== seat; [open] = copy.offers())
    copy.play(open.seat, { act: 'pass' });
  return copy;
}
