// Owns chance that comes from a recording, for replays.

import { bug, type ChanceSource } from '@undercroft/kernel';

/** Outcomes that were recorded, as indices, in order. */
export function recorded(outcomes: readonly number[]): ChanceSource & { left(): number } {
  let at = 0;
  return {
    pick(n, stream) {
      const got = outcomes[at++];
      if (got === undefined) return bug(`the recording ends before a ${stream} outcome`);
      if (!Number.isInteger(got) || got < 0 || got >= n) bug(`recorded outcome ${got} for ${stream} is not below ${n}`);
      return got;
    },
    left: () => outcomes.length - at,
  };
}
