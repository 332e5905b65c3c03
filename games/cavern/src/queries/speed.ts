// Owns how fast a hero is, and what water costs.

import { missing } from '@undercroft/kernel';
import { encounterOf, heroOf, treasureOf } from '../content/cards.ts';
import type { Standing, Stat } from '../content/types.ts';
import { heroAt, type Hero, type HeroNo, type Table } from '../state.ts';

/** CAV-COND-SLOW-01. */
const SLOWED = 2;
const WATER = 2;

/** What a list of standing effects adds to a number, whatever the occasion. */
function sumOf(list: readonly Standing[], stat: Stat): number {
  let sum = 0;
  for (let i = 0; i < list.length; i++) {
    const one = list[i] ?? missing();
    if (one.do === 'mod' && one.stat === stat) sum += one.n;
  }
  return sum;
}

/** CAV-TREASURE-01: what a hero's own ability and items add up to; CAV-DOWN-02: nothing while it is down. */
export function ownBonus({ id, hp, items }: Hero, stat: Stat): number {
  if (hp === 0) return 0;
  let sum = sumOf(heroOf(id).stays, stat);
  for (let i = 0; i < items.length; i++) sum += sumOf(treasureOf((items[i] ?? missing()).card).stays, stat);
  return sum;
}

/** CAV-MOVE-08: modifiers add up to at least 1, then slowed caps it at 2 and immobilized sets it to 0 (CAV-COND-IMMOB-01), which hinders nothing but moving (CAV-COND-IMMOB-04). */
export function speedOf(table: Table, hero: HeroNo): number {
  const own = heroAt(table, hero);
  if (own.conditions.includes('immobilized')) return 0;
  let speed = (heroOf(own.id).sides[own.level - 1] ?? missing()).speed + ownBonus(own, 'speed');
  for (const curse of own.curses) speed += sumOf(encounterOf(curse).stays, 'speed');
  if (table.environment !== null) speed += sumOf(encounterOf(table.environment).stays, 'speed');
  // A5: each miner that is carried.
  for (let i = 0; i < table.things.length; i++) {
    const { by, kind } = table.things[i] ?? missing();
    if (by === hero && kind === 'miner') speed--;
  }
  speed = Math.max(1, speed);
  return own.conditions.includes('slowed') ? Math.min(SLOWED, speed) : speed;
}

/** CAV-MOVE-07: what entering a water square costs. */
export const waterCost = (table: Table, hero: HeroNo): number => WATER + ownBonus(heroAt(table, hero), 'water');
