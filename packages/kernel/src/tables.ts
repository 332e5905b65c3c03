// Owns plain data made fast: cards of one shape under their ids, lists gathered and copied, results kept with the value they follow from.

import { keysOf } from './narrow.ts';

/**
 * A copy of a list, each of its things copied by `copy`. Not filled by pushing: the engine notices that such lists live long and puts all of
 * them among the old, where they are dear to make and to collect. A list that is sliced stays young.
 */
export function copyEach<V>(list: readonly V[], copy: (one: V) => V): V[] {
  const copies = list.slice();
  for (let i = 0; i < copies.length; i++) copies[i] = copy(copies[i] as V); // `i` is below the length; undefined may be one of the things.
  return copies;
}

/** What `find` finds for each of a list, in its order; undefined: nothing. A `flatMap` without the lists in between. */
export function gather<V, Found>(list: readonly V[], find: (one: V, at: number) => Found | undefined): Found[] {
  const found: Found[] = [];
  for (let i = 0; i < list.length; i++) {
    const one = find(list[i] as V, i); // `i` is below the length; undefined may be one of the things.
    if (one !== undefined) found.push(one);
  }
  return found;
}

/**
 * Cards under their ids, in the order in which they come, and all of one shape: a field that only others have is there and undefined. To look one
 * up, or a field of it, is then equally cheap for every card. So no card is asked whether a field is in it, only what it says.
 */
export function tableOf<Id extends string, Card extends object>(cards: Readonly<Record<Id, Card>>): ReadonlyMap<Id, Card> {
  const listed = keysOf(cards).map((id): [Id, Card] => [id, cards[id]]);
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
