// Owns how long a fact is on stage: a whole attack lies within a second, what monsters do has time to be read.

import { isKeyOf, type ToldFact } from '@undercroft/kernel';
import type { Bodies } from '../facts.ts';

/** In milliseconds at speed 1. */
const TIMES: Partial<Record<keyof Bodies, number>> = {
  'attack.judged': 260,
  'damage.reckoned': 300,
  'unit.hurt': 160,
  'unit.died': 320,
  'tile.seen': 260,
  'trap.sprung': 320,
  'save.made': 220,
  'fight.began': 380,
  'round.began': 160,
  'status.added': 160,
  'treasure.found': 320,
  'character.levelled': 320,
  'fight.ended': 380,
};
export const motion = ({ type }: ToldFact): number => (isKeyOf(TIMES, type) ? (TIMES[type] ?? 0) : 0);
