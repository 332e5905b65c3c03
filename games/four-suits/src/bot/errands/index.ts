// Owns the list of what a player may hand over, in the order in which it is offered.

import type { Errand } from '@undercroft/bots';
import type { View } from '../../view.ts';
import { campErrands } from './camp.ts';
import { fightErrands } from './fighting.ts';
import { walk } from './walking.ts';

export const errands: readonly Errand<View>[] = [...fightErrands, ...campErrands, walk];
