// Owns when nothing comes of a card or an ability: its effects all depend on `#`, and nothing is paid for that.

import type { Seat } from '@undercroft/kernel';
import { adventureOf, mapOf, type AdventureId, type MapId } from '../content/cards.ts';
import type { Amount, Condition, Effect } from '../content/types.ts';
import { playerOf, type Board } from '../state.ts';
import { useOf, type Source } from './uses.ts';

const isNothing = (n: Amount): boolean => typeof n === 'object' && n.base === 0;

/** Whether effects do nothing where nothing is paid for `#`. */
export function isIdle(effects: readonly Effect[], here: MapId | undefined): boolean {
  return effects.every((effect) => {
    if (effect.do === 'choose') return effect.of.every((branch) => isIdle(branch, here));
    if (effect.do === 'die') return 'add' in effect.change && isNothing(effect.change.add);
    if (effect.do !== 'if') return 'n' in effect && isNothing(effect.n);
    const met = isMet(effect.when, here);
    return (met === false || isIdle(effect.effects, here)) && (met === true || isIdle(effect.else ?? [], here));
  });
}

/** Whether a condition holds where nothing is paid; null: the place does not tell. */
function isMet(when: Condition, here: MapId | undefined): boolean | null {
  if (when.if === 'paid-at-least') return when.n <= 0;
  if (when.if !== 'here-terrain' || here === undefined) return null;
  return when.any.some((terrain) => mapOf(here).terrain.includes(terrain));
}

const mapUnder = (board: Board, seat: Seat): MapId | undefined => board.spaces[playerOf(board, seat).space]?.card;

/** Whether a card does nothing when nothing is paid for its `#`; it is aimed at this seat. */
export function idleUnpaid(board: Board, target: Seat, card: AdventureId): boolean {
  const found = adventureOf(card);
  if (found.more === undefined || found.family === 'monster' || found.family === 'trap') return false;
  const stays = found.family !== 'bane' && found.duration !== 'instant';
  return !stays && found.effects.length > 0 && isIdle(found.effects, mapUnder(board, target));
}

/** The same of what is used. */
export function idleUnpaidUse(board: Board, seat: Seat, source: Source): boolean {
  const use = useOf(board, seat, source);
  return use !== null && use.price.more !== undefined && isIdle(use.effects, mapUnder(board, seat));
}
