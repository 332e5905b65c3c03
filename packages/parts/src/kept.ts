// Owns plain data made fast: cards of one shape under their ids, lists gathered, results kept with the value they follow from.

import { bug, keysOf } from '@undercroft/kernel';

/**
 * Cards under their ids, in the order in which they come, and all of one shape: a field that only others have is there and undefined. To look one
 * up, or a field of it, is then equally cheap for every card. So no card is asked whether a field is in it, only what it says.
 */
export function tableOf<Id extends string, Card extends object>(cards: Readonly<Record<Id, Card>>): ReadonlyMap<Id, Card> {
  const listed = keysOf(cards).map((id) => [id, cards[id]] as const);
  const blank: Record<string, undefined> = {};
  for (const [, card] of listed) for (const field of Object.keys(card)) blank[field] = undefined;
  return new Map(listed.map(([id, card]) => [id, { ...blank, ...card }]));
}

/** What follows from a value that is replaced and never changed: worked out when it is asked for the first time, and kept as long as the value is. */
export function keptWith<Value extends object, Found>(work: (value: Value) => Found): (value: Value) => Found {
  const kept = new WeakMap<Value, Found>();
  return (value) => {
    let found = kept.get(value);
    if (found === undefined) kept.set(value, (found = work(value)));
    return found;
  };
}

/** What `find` finds for each of a list, in its order; undefined: nothing. A `flatMap` without the lists in between. */
export function gather<V, Found>(list: readonly V[], find: (one: V, at: number) => Found | undefined): Found[] {
  const found: Found[] = [];
  for (let i = 0; i < list.length; i++) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `i` is below the length; undefined may be one of the things.
    const one = find(list[i] as V, i);
    if (one !== undefined) found.push(one);
  }
  return found;
}

/**
 * Gives every object of a kind a field that is worked out when somebody reads it, and kept as long as the object is. One getter for all of
 * them: one for each would cost ten times what making the object does.
 */
export function lazily<Seen extends object, Name extends string, Found>(
  name: Name,
  work: (seen: Seen) => Found,
): (seen: Seen) => Seen & Readonly<Record<Name, Found>> {
  const found = keptWith(work);
  const getter: PropertyDescriptor & ThisType<Seen> = {
    enumerable: true,
    configurable: true,
    get() {
      return found(this);
    },
  };
  const has = (seen: Seen): seen is Seen & Readonly<Record<Name, Found>> => name in seen;
  return (seen) => {
    Object.defineProperty(seen, name, getter);
    return has(seen) ? seen : bug(`${name} was not defined`);
  };
}
