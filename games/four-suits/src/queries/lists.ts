// Answers what is left of a list.

/** The list without one copy of each of these. */
export function without<V>(list: readonly V[], gone: readonly V[]): readonly V[] {
  if (gone.length === 0) return list;
  const left = list.slice();
  for (const one of gone) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
