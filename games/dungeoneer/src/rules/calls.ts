// Owns calls by name: at a moment a Challenge may be made, in which there are moments again, and files may not import each other in a circle.

import type { Call } from '@undercroft/kernel';
import type { Fired } from '../queries/triggers.ts';
import type { About, SpaceId } from '../state.ts';

/** Everybody may act now (`moment.ts`), perhaps about something. */
export const momentFor = (about: About): Call => ({ procedure: 'moment', locals: { from: 'all', about } });
export const MOMENT: Call = { procedure: 'moment', locals: { from: 'all', about: null } };
/** The others may: the player on turn is asked next in any case. */
export const OTHERS: Call = { procedure: 'moment', locals: { from: 'others', about: null } };

/** The monster of a space attacks (`lurk.ts`). */
export const MAP_MONSTER = (space: SpaceId): Call => ({ procedure: 'lurk', locals: { space } });

/** What waits for this happens (`triggers.ts`); null: nothing does. */
export const TRIGGERS = (left: readonly Fired[]): Call | null => (left.length === 0 ? null : { procedure: 'triggers', locals: { left } });
