// Owns telling which room has just come: the latest one that was not there when the board was first shown.

import { useRef } from 'react';

export function useFresh(ids: readonly number[]): ReadonlySet<number> {
  const old = useRef<ReadonlySet<number> | null>(null);
  old.current ??= new Set(ids);
  const latest = Math.max(-1, ...ids);
  return new Set(latest < 0 || old.current.has(latest) ? [] : [latest]);
}
