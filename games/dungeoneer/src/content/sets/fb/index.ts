// Owns the deck of The Furnace Below: its cards by kind.

import { BANES } from './banes.ts';
import { BOONS } from './boons.ts';
import { HEROES } from './heroes.ts';
import { MAPS } from './maps.ts';
import { MONSTERS } from './monsters.ts';
import { QUESTS } from './quests.ts';
import { TRAPS } from './traps.ts';
import { TREASURES } from './treasures.ts';

export const FB = {
  heroes: HEROES,
  quests: QUESTS,
  maps: MAPS,
  adventures: { ...BOONS, ...TREASURES, ...BANES, ...MONSTERS, ...TRAPS },
} as const;
