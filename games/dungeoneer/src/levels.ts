// Owns the Levels of the grades.

import type { Grade } from './content/types.ts';

/** DGN-COMBINE-06, -14: the Level at which each grade begins. */
export const LEVEL: Readonly<Record<Grade, number>> = { heroic: 1, epic: 4, legendary: 7 };
