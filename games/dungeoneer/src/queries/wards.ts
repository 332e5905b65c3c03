// Owns what cannot be done to somebody: immunities of heroes and monsters, from cards in play and for a turn.

import type { Seat } from '@undercroft/kernel';
import type { AdventureId } from '../content/cards.ts';
import type { Category, Immunity, Roll, Standing } from '../content/types.ts';
import { playerOf, type Fighter, type Table } from '../state.ts';
import {
  categoriesOf,
  heldByEffects,
  heldIn,
  holds,
  isAny,
  printedOf,
  standingOn,
  type Held,
  type Situation,
  inPlayOf,
} from './standing.ts';

type Danger = 'tip' | 'pit' | 'spikes' | 'trapped-exit' | 'warp-by-opponents';

const covers = ({ to }: Immunity, danger: Danger): boolean =>
  to === danger || (to === 'pit-or-spikes' && (danger === 'pit' || danger === 'spikes'));

const situation = (table: Table, seat: Seat): Situation => ({
  you: seat,
  target: seat,
  here: playerOf(table, seat).space,
  opponent: null,
  host: null,
  more: 0,
});

/** Whether something does nothing to a hero. */
export function isImmune(table: Table, seat: Seat, danger: Danger): boolean {
  if (table.wards.some((one) => one.seat === seat && covers(one.to, danger))) return true;
  const keeps = ({ standing: one }: Held): boolean =>
    one.is === 'immune' && covers(one.to, danger) && holds(table, one.when, situation(table, seat));
  return heldIn(playerOf(table, seat).ready).some(keeps) || heldByEffects(table, seat).some(keeps);
}

/** An obstacle that does nothing to a hero; a card may have seen to that just before the die. */
export const isSpared = (table: Table, seat: Seat, roll: Roll): boolean =>
  (roll === 'pit' || roll === 'spikes' || roll === 'trapped-exit') && isImmune(table, seat, roll);

/** Whether the attacks and special effects of a fighter do nothing to a hero. */
export function isSafeFrom(table: Table, seat: Seat, by: Fighter): boolean {
  if (table.wards.length === 0 || by.is === 'hero') return false;
  const categories = categoriesOf(table, by);
  return table.wards.some((one) => one.seat === seat && one.to.to === 'attacks-of' && isAny(categories, one.to.any));
}

/** A card that effects cannot discard, and a monster that cannot be made a Minion. */
export function isKept(table: Table, card: AdventureId, from: 'discard' | 'minion'): boolean {
  const found = inPlayOf(table, card);
  const now: Situation = { you: found?.by ?? 0, target: found?.by ?? 0, here: 0, opponent: null, host: card, more: 0 };
  const keeps = (one: Standing): boolean =>
    one.is === 'immune' &&
    (one.to.to === 'discard-and-minion' || (from === 'discard' && one.to.to === 'discard')) &&
    holds(table, one.when, now);
  return standingOn(card).some(keeps) || (found?.attached ?? []).some((one) => standingOn(one).some(keeps));
}

export const isCategory = (table: Table, by: Fighter, any: readonly Category[]): boolean =>
  by.is !== 'hero' && isAny(printedOf(table, by).categories, any);
