// Owns procedures that are called before they are defined: at a moment a Challenge may be made, in which there are moments again.

import { call, forward, type Call } from '@undercroft/kernel';
import type { Effect, Verb } from '../content/types.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import type { Cause, EffectOf } from '../queries/effects.ts';
import { isMoment } from '../queries/timely.ts';
import type { Fired } from '../queries/triggers.ts';
import type { About, Board, SpaceId } from '../state.ts';

/** Everybody may act now (`moment.ts`), perhaps about something; or the others may, where the player on turn is asked next in any case. */
export const moment = forward<Dungeoneer, { readonly from: 'all' | 'others'; readonly about: About | null }>('moment');
/** only where somebody could act for whom it is the time, as far as everybody can tell; null: it is passed over. */
const momentOf = (board: Board, from: 'all' | 'others', about: About | null): Call | null =>
  isMoment(board, from, about) ? call(moment, { from, about }) : null;
export const momentFor = (board: Board, about: About): Call | null => momentOf(board, 'all', about);
export const momentIn = (board: Board): Call | null => momentOf(board, 'all', null);
export const othersIn = (board: Board): Call | null => momentOf(board, 'others', null);

/** The steps of a fight (`combat.ts`). */
export const combat = forward<Dungeoneer, object>('combat');

/** What a card says, sentence by sentence (`effects.ts`). */
export const effects = forward<Dungeoneer, { readonly list: readonly Effect[]; readonly cause: Cause }>('effects');

/** What every verb does: the procedure that is called, or null where there is nothing to do. */
export type Resolving = { readonly [V in Verb]: (board: Board, effect: EffectOf<V>, cause: Cause) => Call | null };

/** The monster of a space attacks (`lurk.ts`). */
export const lurk = forward<Dungeoneer, { readonly space: SpaceId }>('lurk');

/** What waits for something happens (`triggers.ts`); null: nothing does. */
export const triggers = forward<Dungeoneer, { readonly list: readonly Fired[] }>('triggers');
export const TRIGGERS = (list: readonly Fired[]): Call | null => (list.length === 0 ? null : call(triggers, { list }));
