// Owns how a bot puts an answer together: the options it is offered, and the best of them.

import type { Seen } from '@undercroft/bots';
import type { Choice, Scalar } from '@undercroft/kernel';
import type { View } from '../view.ts';
import type { Mind } from './plan.ts';

/** An answer to one kind of question; null: any will do. */
export type Answer = (seen: Seen<View>, mind: Mind) => Choice | null;

/** The first of those that are worth most. */
export const best = <V>(of: readonly V[], worth: (one: V) => number): V | undefined =>
  of.reduce<{ one: V; worth: number } | null>((most, one) => {
    const now = worth(one);
    return most === null || now > most.worth ? { one, worth: now } : most;
  }, null)?.one;

/** The options of the open pick, after taking an act. */
export function optionsOf({ asking }: Seen<View>, act: string): readonly Scalar[] {
  if (asking.open()?.name === 'act') asking.take(act);
  return asking.open()?.options ?? [];
}

/** An act with one pick, the best of its options. */
export const picking =
  (act: string, pick: string, worth: (mind: Mind, value: Scalar, seen: Seen<View>) => number): Answer =>
  (seen, mind) => {
    const value = best(optionsOf(seen, act), (one) => worth(mind, one, seen));
    return value === undefined ? null : { act, [pick]: value };
  };
