// Owns lists copied fast.

/**
 * A copy of a list, each of its things copied by `copy`. Not filled by pushing: the engine notices that such lists live long and puts all of
 * them among the old, where they are dear to make and to collect. A list that is sliced stays young.
 */
export function copyEach<V>(list: readonly V[], copy: (one: V) => V): V[] {
  const copies = list.slice();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `i` is below the length; undefined may be one of the things.
  for (let i = 0; i < copies.length; i++) copies[i] = copy(copies[i] as V);
  return copies;
}
