// Owns lists of what the browser keeps, as pages watch them: read again when any tab changes something.

import { useEffect, useState } from 'react';
import { onKept } from '../store/db.ts';
import { useLoaded, type Loaded } from './use-loaded.ts';

export function useKept<V>(read: () => Promise<V>): Loaded<V> {
  const [version, setVersion] = useState(0);
  useEffect(() => onKept(() => setVersion((n) => n + 1)), []);
  return useLoaded(read, [version]).loaded;
}
