// Owns how a position that was saved under earlier rules goes on under those of today.

import type { Saved } from '@undercroft/kernel';

/** 1 to 2: bosses are of another level when they are met; one that is being fought stays what it is. Nothing that is kept has changed its shape. */
export const fromFirst = (saved: Saved): Saved => saved;
