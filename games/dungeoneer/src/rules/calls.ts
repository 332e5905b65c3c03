// Owns calls by name: at a moment a Challenge may be made, in which there are moments again, and files may not import each other in a circle.

import type { Call } from '@undercroft/kernel';
import type { SpaceId } from '../state.ts';

/** Everybody may act now (`moment.ts`). */
export const MOMENT: Call = { procedure: 'moment', locals: { from: 'all' } };
/** The others may: the player on turn is asked next in any case. */
export const OTHERS: Call = { procedure: 'moment', locals: { from: 'others' } };

/** The monster of a space attacks (`lurk.ts`). */
export const MAP_MONSTER = (space: SpaceId): Call => ({ procedure: 'lurk', locals: { space } });
