// Owns what is seen while something is thrown: the table as it was before, until what was thrown lies.

import { useRef } from 'react';

/** The value itself; while it is held, the last one from before. */
export function useHeld<V>(value: V, held: boolean): V {
  const last = useRef(value);
  if (!held) last.current = value;
  return last.current;
}
