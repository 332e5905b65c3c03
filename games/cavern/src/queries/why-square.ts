// Owns why a move cannot end on a square: who is there, what lies in between, or how far it is. Worked out only when somebody asks.

import type { Why } from '@undercroft/kernel';
import { THING_CARDS } from '../content/things.ts';
import { allyOfHero, heroAt, type Figure, type HeroNo, type Square, type Table } from '../state.ts';
import { caveOf, columnOf, isFloor, rowOf } from './cave.ts';
import { costTo } from './reach.ts';

/** CAV-MOVE-04 to CAV-MOVE-06: whoever or whatever fills the square. */
function whoIsThere({ heroes, allies, foes, things }: Table, to: Square): Why | null {
  const foe = foes.find(({ square }) => square === to);
  if (foe !== undefined) return { rule: 'CAV-MOVE-04', key: 'foe-there', args: { who: foe.id } };
  const thing = things.find(({ kind, square }) => square === to && THING_CARDS[kind].blocks);
  if (thing !== undefined) return { rule: 'CAV-MOVE-06', key: 'object-there', args: { who: thing.id } };
  const hero = heroes.findIndex(({ square }) => square === to);
  const ally = allies.find(({ square }) => square === to);
  const friend: Figure | undefined = hero >= 0 ? hero : ally === undefined ? undefined : allyOfHero(ally.of);
  return friend === undefined ? null : { rule: 'CAV-MOVE-05', key: 'friend-there', args: { who: friend } };
}

/** As many squares as it would be without a wall. */
const straight = ({ tiles }: Table, a: Square, b: Square): number =>
  Math.max(Math.abs(columnOf(tiles, a) - columnOf(tiles, b)), Math.abs(rowOf(tiles, a) - rowOf(tiles, b)));

/** CAV-MOVE-01, CAV-MOVE-03: too far even with nobody about and dry feet, by itself or around walls. */
function whyTooFar(table: Table, hero: HeroNo, to: Square, most: number): Why | null {
  const bare = costTo(table, hero, to, {});
  if (bare !== null && bare <= most) return null;
  const need = costTo(table, hero, to, { water: true, foes: true, things: true }) ?? bare ?? 0;
  const isWalled = bare === null || straight(table, heroAt(table, hero).square, to) <= most;
  return isWalled
    ? { rule: 'CAV-MOVE-03', key: 'walled', args: { need, most } }
    : { rule: 'CAV-MOVE-01', key: 'out-of-reach', args: { need, most } };
}

/** CAV-MOVE-04, CAV-MOVE-06, CAV-MOVE-07: near enough, and yet the way is wet or taken. */
function whyHindered(table: Table, hero: HeroNo, to: Square, most: number): Why | null {
  const isWithin = (cost: number | null): boolean => cost !== null && cost <= most;
  const wet = costTo(table, hero, to, { water: true });
  if (!isWithin(wet)) return { rule: 'CAV-MOVE-07', key: 'wet', args: { need: wet ?? 0, most } };
  if (isWithin(costTo(table, hero, to, { water: true, foes: true, things: true }))) return null;
  return isWithin(costTo(table, hero, to, { water: true, foes: true }))
    ? { rule: 'CAV-MOVE-06', key: 'object-between' }
    : { rule: 'CAV-MOVE-04', key: 'foe-between' };
}

/** Why a move of so many squares cannot end there; nothing to say of where the hero stands, or of what is no square of the map. */
export function whyNotTo(table: Table, hero: HeroNo, to: Square, most: number): Why | null {
  const cave = caveOf(table.tiles);
  const from = heroAt(table, hero).square;
  if (from < 0 || to === from || !Number.isInteger(to) || to < 0 || to >= cave.near.length) return null;
  if (!isFloor(cave, to)) return { rule: 'CAV-MOVE-03', key: 'rock' };
  return whoIsThere(table, to) ?? whyTooFar(table, hero, to, most) ?? whyHindered(table, hero, to, most);
}
