// Owns lists made fast: gathered and copied.

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
