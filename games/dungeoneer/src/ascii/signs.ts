// Owns the signs of the board: one column each, the same in every language, explained below the map.

import { at } from '@undercroft/kernel';
import { line, type Ink, type Line } from '@undercroft/presentation/drawing';
import type { Seat } from '@undercroft/kernel';
import type { Obstacle, Threat } from '../content/types.ts';
import type { Labels } from './labels.ts';

export const GLORY = '✦';
export const PERIL = '☠';
export const LIFE = '♥';
export const HERO = '@';
export const ENTRANCE = '⌂';
export const SEWER = '≈';
export const PORTAL = '◎';
export const MONSTER = '&';
export const TOKEN = '⚑';
export const QUEST = '◈';
export const ARROWS = ['↑', '→', '↓', '←'] as const;

export const LOCKED = '#';
export const TRAPPED = '!';
export const OBSTACLE = { pit: '∪', spikes: '^', hazard: '*' } as const;

/** Each seat has a number, and an ink of its own. */
const INKS: readonly Ink[] = ['ember', 'blue', 'green', 'red'];
export const seatInk = (seat: Seat): Ink => at(INKS, seat % INKS.length);
export const seatMark = (seat: Seat): string => `${HERO}${seat + 1}`;

/** `Sp4`; what grows with what was paid has no number. */
export function threatText({ score, target }: Threat, labels: Labels): string {
  return `${labels.scores[score]}${typeof target === 'number' ? target : `${target.base}+`}`;
}

export function obstacleLine(obstacle: Obstacle | null, labels: Labels): readonly Line[] {
  if (obstacle === null) return [];
  if (obstacle.kind === 'hazard') return [line(`${OBSTACLE.hazard}${obstacle.n}`, 'bad')];
  return [line(`${OBSTACLE[obstacle.kind]}${threatText(obstacle.threat, labels)}`, 'bad')];
}
