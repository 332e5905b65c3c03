// Owns the list of this game's bots.

import { randomBot } from '@undercroft/bots';

export const bots = { random: randomBot } as const;
