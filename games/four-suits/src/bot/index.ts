// Owns the list of this game's bots, the strongest first.

import { randomBot } from '@undercroft/bots';
import { easy } from './easy.ts';
import { normal } from './heuristic.ts';

export const bots = { normal, easy, random: randomBot } as const;
