// Owns what changes a die before it is rolled: cards in play, and what has just been announced.

import type { Seat } from '@undercroft/kernel';
import { ROLLS, type Effect, type Roll, type Standing } from '../content/types.ts';
import { isEdition, playerOf, type About, type DieChanged, type Fighter, type SpaceId, type Table } from '../state.ts';
import { isSpared } from './wards.ts';
import { heldByArtifacts, heldByCarrying, heldByEffects, heldIn, holds, type Situation } from './standing.ts';

/** Every roll for a Threat (DGN-THREAT-02); not those of a fight, and not the dice of a Chance Quest. DGN-SEARCH-02: in 2.1 a search is one too. */
const THREATS: readonly Roll[] = ROLLS.filter(
  (roll) => roll !== 'attack' && roll !== 'counter-attack' && roll !== 'chance' && roll !== 'search',
);

/** Rolls that are made only where the hero stands, and those at an exit. */
export const AT_EXIT: readonly Roll[] = ['locked-exit', 'trapped-exit'];
export const HERE: readonly Roll[] = [...AT_EXIT, 'pit', 'spikes', 'space', 'trap', 'special', 'quest', 'search', 'chance'];

/** whether the roll will still be made, as far as it is known: whoever has left, or cannot step out any more, does not roll. */
function isToCome(table: Table, { seat, roll, space }: Extract<About, { is: 'roll' }>): boolean {
  const { alive, space: now, tipped } = playerOf(table, seat);
  if (isSpared(table, seat, roll)) return false;
  return alive && (!HERE.includes(roll) || (now === space && !(tipped && AT_EXIT.includes(roll))));
}

type DieEffect = Extract<Effect, { do: 'die' }>;

/** Whether an announced change is for a roll of this kind. */
const isForRoll = (table: Table, { rolls }: DieEffect, roll: Roll): boolean => {
  if (rolls === 'threat' && roll === 'search') return isEdition(table, '2.1');
  return rolls === 'any' || (rolls === 'threat' ? THREATS : rolls).includes(roll);
};

/** Whether the roll that is about to be made is one that the effect can change (DGN-DICE-01, A-102). */
export function canChange(table: Table, effect: DieEffect, you: Seat, about: About | null): boolean {
  if (about?.is !== 'roll' || about.plain === true || !isForRoll(table, effect, about.roll) || !isToCome(table, about)) return false;
  if (effect.who === 'any-here-of-choice') return about.space === playerOf(table, you).space;
  // DGN-PLAY-19: for one's own hero, or a Minion in his place; not for a monster that one plays.
  return about.seat === you && (about.by === 'hero' || about.by === 'minion');
}

/** What is added to a roll because of cards in play: of whoever rolls, and of the hero that is fought. */
export function dieBonus(table: Table, roller: Fighter, roll: Roll, opponent: Fighter | null, here: SpaceId): number {
  let sum = 0;
  if (roller.is === 'hero') {
    const player = playerOf(table, roller.seat);
    const now: Situation = { you: roller.seat, target: roller.seat, here, opponent, host: null, more: 0 };
    for (const { standing, host } of heldIn(player.ready))
      sum += added(table, standing, roll, 'bearer', host === null ? now : { ...now, host });
    for (const { standing } of heldByArtifacts(player.done)) sum += added(table, standing, roll, 'bearer', now);
    for (const { standing } of heldByCarrying(player.quests)) sum += added(table, standing, roll, 'bearer', now);
    for (const { standing } of heldByEffects(table, roller.seat)) sum += added(table, standing, roll, 'bearer', now);
  }
  if (opponent?.is === 'hero') {
    const now: Situation = { you: opponent.seat, target: roller.seat, here, opponent: roller, host: null, more: 0 };
    for (const { standing, host } of heldIn(playerOf(table, opponent.seat).ready))
      sum += added(table, standing, roll, 'opponent', host === null ? now : { ...now, host });
    for (const { standing } of heldByEffects(table, opponent.seat)) sum += added(table, standing, roll, 'opponent', now);
  }
  return sum;
}

function added(table: Table, one: Standing, roll: Roll, of: 'bearer' | 'opponent', now: Situation): number {
  return one.is === 'die' && one.of === of && one.rolls.includes(roll) && holds(table, one.when, now) ? one.n : 0;
}

export interface DieNow {
  readonly add: number;
  readonly set: number;
  readonly dice: number;
}
const PLAIN: DieNow = { add: 0, set: 0, dice: 1 };

/** What has been announced for this roll. */
export function announced(table: Table, seat: Seat, roll: Roll): DieNow {
  if (table.dice.length === 0) return PLAIN;
  return table.dice.filter((one) => isFor(one, table, seat, roll)).reduce(both, PLAIN);
}
const both = (one: DieNow, other: DieNow): DieNow => ({
  add: one.add + other.add,
  set: Math.max(one.set, other.set),
  dice: Math.max(one.dice, other.dice),
});
const isFor = (one: DieChanged, table: Table, seat: Seat, roll: Roll): boolean =>
  one.seat === seat && one.roll === roll && one.depth === table.combats.length;
