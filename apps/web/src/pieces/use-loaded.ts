// Owns the state of something that is on its way: not here yet, here, or failed; asked for again on demand.

import { useCallback, useEffect, useState } from 'react';

export type Loaded<V> = { readonly state: 'waiting' } | { readonly state: 'here'; readonly value: V } | { readonly state: 'failed' };

/** Loads again whenever `keys` change; `again` tries once more. What is here stays shown until the new one arrives. */
export function useLoaded<V>(
  fetch: () => Promise<V>,
  keys: readonly unknown[],
): { readonly loaded: Loaded<V>; readonly again: () => void } {
  const [loaded, setLoaded] = useState<Loaded<V>>({ state: 'waiting' });
  const [tries, setTries] = useState(0);
  const key = JSON.stringify(keys);
  useEffect(() => {
    let current = true;
    fetch().then(
      (value) => current && setLoaded({ state: 'here', value }),
      () => current && setLoaded({ state: 'failed' }),
    );
    return () => void (current = false);
  }, [key, tries]);
  return { loaded, again: useCallback(() => setTries((n) => n + 1), []) };
}

export const here = <V>(loaded: Loaded<V>): V | null => (loaded.state === 'here' ? loaded.value : null);
