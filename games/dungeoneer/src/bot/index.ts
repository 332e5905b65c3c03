// Owns the list of this game's bots, and what simulations count.

import { randomBot } from '@undercroft/bots';
import { heuristic } from './heuristic.ts';

export const bots = { heuristic, random: randomBot } as const;
export { statistics } from './statistics.ts';
