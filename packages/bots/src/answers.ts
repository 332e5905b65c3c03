// Owns how a bot puts an answer together: what it wants of each pick, and anything for the rest.

import { isList, type Asking, type Choice, type Scalar } from '@undercroft/kernel';

/** What is wanted of the picks that matter; of a pick of several a list. */
export type Wanted = Readonly<Record<string, Scalar | readonly Scalar[]>> & { readonly act: string };

/** The first of those that are worth most. */
export function best<V>(of: readonly V[], worth: (one: V) => number): V | undefined {
  let found: V | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of of) {
    const now = worth(one);
    if (now > most) [found, most] = [one, now];
  }
  return found;
}

/** A whole answer: each pick as it is wanted where that can be taken, else the first option; what may stop with nothing stops. */
export function answerWith(asking: Asking, wanted: Wanted): Choice {
  for (let open = asking.open(); open !== null; open = asking.open()) {
    const want = wanted[open.name];
    const list: readonly Scalar[] = isScalarList(want) ? want : want === undefined ? [] : [want];
    const next = list.find((one) => open.options.includes(one) && !open.chosen.includes(one));
    if (next !== undefined) asking.take(next);
    else if (open.canStop) asking.stop();
    else asking.takeAt(0);
  }
  return asking.choice();
}
const isScalarList = (value: Scalar | readonly Scalar[] | undefined): value is readonly Scalar[] => isList(value);
