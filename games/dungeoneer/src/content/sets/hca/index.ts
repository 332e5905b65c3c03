// Owns the first deck of The Hollow Crown, put together.

import { banes } from './banes.ts';
import { boons } from './boons.ts';
import { heroes } from './heroes.ts';
import { maps } from './maps.ts';
import { monsters } from './monsters.ts';
import { quests } from './quests.ts';
import { traps } from './traps.ts';
import { treasures } from './treasures.ts';

export const hca = { heroes, quests, maps, adventures: { ...boons, ...treasures, ...banes, ...monsters, ...traps } } as const;
