// Owns telling what has just come: whatever was not there when the board was first shown is drawn as new, once.

import { useRef } from 'react';

export function useFresh(ids: readonly number[]): ReadonlySet<number> {
  const old = useRef<ReadonlySet<number> | null>(null);
  old.current ??= new Set(ids);
  const known = old.current;
  return new Set(ids.filter((id) => !known.has(id)));
}
