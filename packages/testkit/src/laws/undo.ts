// Owns the laws of going back: what may be taken back is what the definition says, and back and forth again is nowhere.

import {
  missing,
  maskOf,
  type Applied,
  type Choice,
  type GameTypes,
  type Random,
  type Seat,
  type SeatMask,
  type State,
} from '@undercroft/kernel';
import type { Match } from '@undercroft/record';
import { orderOf, stackOf, type Auditor } from './auditor.ts';
import { difference, found } from './found.ts';
import { type Position } from './snapshot.ts';

/** The seats other than the actor that could answer as well at this position, or after it in the same window. */
export function othersBefore<T extends GameTypes>(state: State<T>, actor: Seat, choice: Choice): boolean {
  const frame = stackOf(state).at(-1);
  const offer = state.offers()[0];
  if (frame === undefined || offer === undefined) return false;
  const order = orderOf(state, frame);
  if (offer.window) return choice.act === 'pass' && order.slice((frame.passed ?? missing()) + 1).some((seat) => seat !== actor);
  return order.some((seat) => seat !== actor);
}

/** The same for the question that is open now: in a window every seat of its order up to here was reached. */
function reachedNow<T extends GameTypes>(state: State<T>): SeatMask {
  const frame = stackOf(state).at(-1);
  if (frame === undefined) return 0;
  const order = orderOf(state, frame);
  const reached = frame.passed === undefined ? order : order.slice(0, frame.passed + 1);
  return reached.reduce((mask, seat) => mask | maskOf(seat), 0);
}

/** A choice can be taken back unless chance spoke, a card was newly shown, or another seat could have acted. */
export function barrierIsRight<T extends GameTypes>(
  auditor: Auditor<T>,
  state: State<T>,
  actor: Seat,
  before: boolean,
  applied: Applied<T>,
): void {
  if (!applied.ok) return;
  const chance = applied.facts.some((fact) => fact.type === 'chance');
  const shown = auditor.learnedOn(state.board) !== 0;
  const others = before || ((auditor.reached | reachedNow(state)) & ~maskOf(actor)) !== 0;
  const barrier = chance || shown || others;
  if (barrier === applied.barrier) return;
  const because = `chance ${chance}, newly shown ${shown}, another seat could act ${others}`;
  found(
    'undo',
    applied.barrier
      ? `a choice cannot be taken back and should be (${because})`
      : `a choice can be taken back and must not be (${because})`,
  );
}

export interface Played {
  readonly seat: Seat;
  readonly choice: Choice;
  readonly barrier: boolean;
}

/** Replay budget per decision, on the average, for going back in the match itself. */
const AGAIN = 1;

/** `undoable` counts the choices since the latest barrier. */
export function undoableIsRight<T extends GameTypes>(match: Match<T>, played: readonly Played[]): void {
  for (let seat = 0; seat < match.state.seats; seat++) {
    const own = played.length - 1 - played.findLastIndex((one) => one.seat !== seat || one.barrier);
    if (match.undoable(seat) !== own) found('undo', `seat ${seat} may take back ${match.undoable(seat)} choices and should ${own}`);
  }
}

/**
 * Going back and forth by some choices ends where it began.
 *
 * A match goes back by playing its entries again from the setup, so to do it at every decision would take time with the square of
 * a game's length. What it comes to at a decision, the replay of the whole game proves for each decision: there the same choices
 * with the same chance, from the same setup, lead through every position that was met, with the same choice understood and the
 * same barrier (`replayed` in `hold.ts`). That holds for going back by any number of choices, and for playing them again.
 * What is left, how a match keeps its books, does not depend on the position; it is tried here in full, always in the first
 * decisions and then ever more rarely, so that it costs the same at every length.
 */
export function backAndForth<T extends GameTypes>(
  match: Match<T>,
  played: readonly Played[],
  positions: readonly Position<T>[],
  random: Random,
): void {
  if (random.below(played.length) >= AGAIN) return;
  const count = Math.min(played.length, 1 + random.below(3));
  const before = match.transcript();
  const past = played.slice(played.length - count).some((one) => one.barrier);
  if (!match.takeBack(count)) found('undo', `${count} choices could not be taken back`);
  const elsewhere = positions[positions.length - 1 - count]?.difference(match.state);
  if (elsewhere !== null) found('undo', `taking back ${count} choices does not lead to the position before them: ${elsewhere}`);
  if (match.rewound !== (before.rewound || past)) found('undo', `the run is ${match.rewound ? '' : 'not '}marked as rewound`);
  for (let i = 0; i < count; i++) {
    const applied = match.redo();
    if (applied?.ok !== true) found('undo', `choice ${i + 1} of ${count} taken back could not be played again: ${JSON.stringify(applied)}`);
  }
  const unlike = difference(before.entries, match.transcript().entries);
  if (unlike !== null) found('undo', `going back ${count} choices and forth again changed the record: ${unlike}`);
  const astray = positions.at(-1)?.difference(match.state);
  if (astray !== null) found('undo', `going back ${count} choices and forth again leads elsewhere: ${astray}`);
}
