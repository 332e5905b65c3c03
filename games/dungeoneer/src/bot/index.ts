// Owns the list of this game's bots.

import { randomBot } from '@undercroft/bots';
import { heuristic } from './heuristic.ts';

export const bots = { heuristic, random: randomBot } as const;
