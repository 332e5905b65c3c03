// Owns the list of this game's bots.

import { randomBot } from '@undercroft/bots';
import { completionist, heuristic } from './heuristic.ts';

export const bots = { heuristic, completionist, random: randomBot } as const;
