// Owns the list of this game's bots, and what simulations count.

import { randomBot } from '@undercroft/bots';
import { completionist, heuristic } from './heuristic.ts';

export const bots = { heuristic, completionist, random: randomBot } as const;
export { statistics } from './statistics.ts';
