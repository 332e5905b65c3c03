// Owns errands of bots: a bot that does one thing and stops, asked of imagined positions only, its steps worked out ahead where they are certain.

import { randomFrom, type GameTypes, type Seat, type State } from '@undercroft/kernel';
import type { ErrandPlan, Errands, ErrandStep, GivenErrand, OpenErrand, PlannedStep, Preferences } from '@undercroft/parts';
import { seenBy, type Bot, type Errand, type Seen } from './bot.ts';

/** Nobody reads a longer list before agreeing to it. */
export const MOST_PLANNED = 60;

/** The errands of a game, which are those of its strongest bot; null where it has none. */
export function errandsOf(bots: Readonly<Record<string, Bot<object>>>): Errands | null {
  const errands = Object.values(bots)[0]?.errands ?? [];
  if (errands.length === 0) return null;
  const named = (name: string): Errand<object> | undefined => errands.find((one) => one.name === name);
  const step = (seen: Seen<object>, { name, of, preferences = NONE_SET }: GivenErrand): ErrandStep =>
    named(name)?.next(seen, of, preferences) ?? { ends: UNKNOWN };
  const isOpen = (seen: Seen<object>, { name, of }: GivenErrand): boolean => named(name)?.of(seen).includes(of) === true;
  return {
    open: (state, seat) =>
      errands.flatMap((errand) => {
        const { name, asks, onBoard } = errand;
        const marked = { ...(asks === undefined ? {} : { asks }), ...(onBoard === undefined ? {} : { onBoard }) };
        const found = errand.of(lookFrom(state, seat));
        const follows = found.length === 0 ? [] : (errand.follows?.(lookFrom(state, seat)) ?? []);
        return found.map((of): OpenErrand => ({ name, of, ...marked, ...(follows.length === 0 ? {} : { follows }) }));
      }),
    next: (state, seat, errand) => step(lookFrom(state, seat), errand),
    plan: (state, seat, errand) =>
      isOpen(lookFrom(state, seat), errand)
        ? planned(state, seat, (seen) => step(seen, errand), named(errand.name)?.bill)
        : { steps: [], bill: {}, ends: UNKNOWN },
  };
}
const NONE_SET: Preferences = {};
/** There is no such errand here. */
const UNKNOWN = 'unknown';

/** What the seat sees; the same for the same question. */
const lookFrom = <T extends GameTypes>(state: State<T>, seat: Seat): Seen<object> => seenBy(state, seat, randomFrom(state.offerId));

/** Plays the steps on an imagined copy for as long as nothing is drawn or told that nobody could know. */
function planned<T extends GameTypes>(
  state: State<T>,
  seat: Seat,
  step: (seen: Seen<object>) => ErrandStep,
  billOf: Errand<object>['bill'],
): ErrandPlan {
  const position = state.imagine(seat, randomFrom(state.offerId));
  const before = position.view(seat);
  const steps: PlannedStep[] = [];
  const plan = (ends: string | null): ErrandPlan => ({ steps, bill: billOf?.(before, position.view(seat)) ?? {}, ends });
  while (steps.length < MOST_PLANNED && position.asks(seat)) {
    const seen = lookFrom(position, seat);
    const next = step(seen);
    if ('ends' in next) return plan(next.ends);
    const applied = position.apply(seat, next.choice);
    if (!applied.ok) throw new Error(`an errand answers ${seen.offer.decision} with what is not legal: ${JSON.stringify(next.choice)}`);
    steps.push({ offer: seen.offer, choice: applied.choice });
    if (applied.barrier) break;
  }
  return plan(null);
}
