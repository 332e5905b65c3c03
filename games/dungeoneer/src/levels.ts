// Owns the Levels of the grades.

import { at } from '@undercroft/kernel';
import type { Grade } from './content/types.ts';
import { gradesOf, type Setup } from './setup.ts';

/** DGN-COMBINE-06, DGN-COMBINE-14: the Level at which each grade begins. */
export const LEVEL: Readonly<Record<Grade, number>> = { heroic: 1, epic: 4, legendary: 7 };

/** DGN-LEVEL-04, A-53: the lowest Level of the grade in which the game began. */
export const floorOf = ({ setup }: { readonly setup: Setup }): number => LEVEL[at(gradesOf(setup), 0)];
