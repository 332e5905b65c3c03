// Owns whether a map follows what happens or stays where it was put: other people's moves never take a map from under a hand.

import { useCallback, useState } from 'react';
import type { Box } from '../map/squares.ts';

export interface Follow {
  readonly following: boolean;
  /** Where a map should look: what is followed, or where it was when following ended. */
  readonly focus: Box | undefined;
  readonly toggle: () => void;
}

export function useFollow(target: Box | undefined, begins = true): Follow {
  const [stays, setStays] = useState<{ readonly focus: Box | undefined } | null>(begins ? null : { focus: target });
  const toggle = useCallback(() => setStays((now) => (now === null ? { focus: target } : null)), [target]);
  return { following: stays === null, focus: stays === null ? target : stays.focus, toggle };
}
