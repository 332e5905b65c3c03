// Owns walking an open question along a path of steps, and refusing a path that leaves what is legal.

import type { Asking, Scalar } from '@undercroft/kernel';

/** One step into an answer: an option taken, or null for ending a pick that may end. */
export type PathStep = Scalar | null;

/** Takes each step of a path in a fresh question; null where one is not legal. */
export function walk(asking: Asking, path: readonly PathStep[]): Asking | null {
  for (const step of path) {
    const open = asking.open();
    if (open === null) return null;
    if (step === null) {
      if (!open.canStop) return null;
      asking.stop();
    } else {
      if (!asking.accepts(step)) return null;
      asking.take(step);
    }
  }
  return asking;
}
