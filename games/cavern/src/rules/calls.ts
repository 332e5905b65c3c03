// Owns procedures that are called before they are defined: effects cause attacks, attacks have effects, and reactions come in between.

import { call, forward, type Call, type Seat } from '@undercroft/kernel';
import type { Cavern } from '../cavern.ts';
import type { PowerId } from '../content/cards.ts';
import type { Effect } from '../content/types.ts';
import type { Cause, Picked } from '../queries/cause.ts';
import { anyReaction, type Trigger } from '../queries/reactions.ts';
import type { Board, EdgeNo, HeroNo } from '../state.ts';

/** What a card says, effect by effect (`effects.ts`). */
export const effects = forward<Cavern, { readonly list: readonly Effect[]; readonly cause: Cause }>('effects');
/** One of them alone. */
export const effect = forward<Cavern, { readonly effect: Effect; readonly cause: Cause }>('effect');
export function run(list: readonly Effect[] | undefined, cause: Cause): Call | null {
  const first = list?.[0];
  if (list === undefined || first === undefined) return null;
  return list.length === 1 ? call(effect, { effect: first, cause }) : call(effects, { list, cause });
}

/** Everybody may react to something (`react.ts`); null: nobody could. */
export const reacting = forward<Cavern, Trigger>('reacting');
export const reactionTo = (board: Board, trigger: Trigger): Trigger | null => (anyReaction(board, trigger) ? trigger : null);

/** A power of a hero (`powers.ts`). */
export const usePower = forward<Cavern, { readonly hero: HeroNo; readonly power: PowerId; readonly picked: Picked }>('use-power');

/** The next tile of the stack is laid at an edge, and its monster placed (`lay.ts`). */
export const lay = forward<Cavern, { readonly edge: EdgeNo; readonly how: 'explore' | 'gallery' | 'tunnel' }>('lay');

/** Who is asked about a tie: the player on turn, if the table wants to be asked and there is a choice. */
export const asksTies = (board: Board, among: readonly unknown[]): Seat | null =>
  board.setup.ties === 'ask' && among.length > 1 ? board.active % board.setup.players : null;
