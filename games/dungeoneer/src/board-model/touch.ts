// Owns what of an open question can be answered by touching the board: which thing each option is, and the steps it stands for.

import type { Odds, Scalar, Seat, Stakes } from '@undercroft/kernel';
import type { SpaceId } from '../state.ts';
import type { View } from '../view.ts';

/** As much of an open pick as is needed; what follows its options is there as far as it was looked at. */
export interface PickShown {
  readonly pick: string;
  readonly kind: string;
  readonly options: readonly Scalar[];
  readonly next?: readonly (PickShown | Whole | null)[];
  readonly odds?: Odds;
}
interface Whole {
  readonly done: true;
  readonly odds?: Odds;
  readonly outcome?: Stakes;
}

export interface Question {
  readonly decision: string;
  readonly seat: Seat;
  readonly about: Readonly<Record<string, unknown>>;
  readonly picked: Readonly<Record<string, unknown>>;
  readonly node: PickShown;
}

/** A thing on the board that can be touched, by a name of its own: `space 3`, `cell 2,-1`, `card state-cutlery`, `seat 1`. */
export interface Touch {
  readonly thing: string;
  /** The act that it takes; null: it was taken before. */
  readonly act: string | null;
  readonly pick: string;
  readonly value: Scalar;
  readonly steps: readonly Scalar[];
  readonly odds: Odds | null;
  /** Movement that it costs for certain; null: none, or nobody said. */
  readonly movement: number | null;
  /** Nothing is left to be picked after it. */
  readonly whole: boolean;
}

export const spaceThing = (id: SpaceId): string => `space ${id}`;
export const seatThing = (seat: Seat): string => `seat ${seat}`;
export const cardThing = (id: string): string => `card ${id}`;
export const exitThing = (space: SpaceId, side: number): string => `exit ${space} ${side}`;

const SEATS = ['target', 'payer', 'seat'];
const CARDS = ['card', 'source', 'given', 'host', 'lost', 'minion', 'top', 'entrance', 'start', 'hero', 'quest', 'boost'];

/** The thing that an option is; null: it is none on the board. */
function thingOf(view: View, { decision, seat, about }: Question, pick: string, value: Scalar): string | null {
  if (pick === 'side') return sideThing(view, decision, seat, about, Number(value));
  if (pick === 'space' || (pick === 'to' && typeof value === 'number' && decision !== 'give-peril')) return spaceThing(Number(value));
  if (pick === 'place' || (pick === 'to' && String(value).includes(','))) {
    const [cell = ''] = String(value).split(' ');
    return `cell ${cell}`;
  }
  if (pick === 'to') return decision === 'give-peril' ? seatThing(Number(value)) : swapThing(decision, String(value));
  if (SEATS.includes(pick)) return seatThing(Number(value));
  if (CARDS.includes(pick)) return cardThing(String(value));
  return pick === 'on' ? fighterThing(String(value)) : null;
}

/** An exit is touched where it leads, where somebody goes through it, and otherwise itself. */
function sideThing(view: View, decision: string, seat: Seat, about: Question['about'], side: number): string | null {
  const mover = decision === 'free-step' ? Number(about['seat'] ?? seat) : seat;
  const from = decision === 'lock-exit' ? Number(about['space']) : (view.players[mover]?.space ?? -1);
  if (decision === 'lock-exit' || decision === 'open-exit') return exitThing(from, side);
  const to = view.spaces[from]?.near[side] ?? -1;
  return to < 0 ? null : spaceThing(to);
}

/** A card that changes places with another, which is touched. */
const swapThing = (decision: string, value: string): string | null => {
  const [other = ''] = value.split(' ');
  return decision === 'shift' && /^\d+$/.test(other) ? spaceThing(Number(other)) : null;
};

function fighterThing(name: string): string {
  const [is = '', id = ''] = name.split(' ');
  return is === 'hero' ? seatThing(Number(id)) : is === 'space' ? spaceThing(Number(id)) : cardThing(id);
}

const isDone = (node: NonNullable<PickShown['next']>[number]): node is Whole => node !== null && 'done' in node;

/** What can be touched now: options of the open pick, and of the first pick of each act. */
export function touchesOf(view: View, question: Question): readonly Touch[] {
  const { node } = question;
  if (node.kind !== 'one' && node.kind !== 'subset') return [];
  const at = (shown: PickShown, act: string | null): readonly Touch[] =>
    shown.options.flatMap((value, i) => {
      const thing = thingOf(view, question, shown.pick, value);
      if (thing === null) return [];
      const after = shown.next?.[i] ?? null;
      const steps = act === null ? [value] : [act, value];
      const cost = isDone(after) ? after.outcome?.['movement'] : undefined;
      const movement = cost === undefined ? null : -cost;
      return [{ thing, act, pick: shown.pick, value, steps, odds: after?.odds ?? null, movement, whole: isDone(after) }];
    });
  if (node.pick !== 'act') return at(node, null);
  return node.options.flatMap((act, i) => {
    const after = node.next?.[i] ?? null;
    return after === null || isDone(after) || after.kind !== 'one' ? [] : at(after, String(act));
  });
}

/** The same by thing. */
export function byThing(touches: readonly Touch[]): ReadonlyMap<string, readonly Touch[]> {
  const found = new Map<string, Touch[]>();
  for (const touch of touches) {
    const before = found.get(touch.thing);
    if (before === undefined) found.set(touch.thing, [touch]);
    else before.push(touch);
  }
  return found;
}
