// Owns the thirteen types of weapons (section 4.4 of the specification); what a level makes of them is in queries/gear.ts.

import type { Weapon } from './types.ts';

/** In the order of their ranks (CRD-LOOT-06). */
export const WEAPONS = {
  axe: { hands: 1, range: 'melee', curve: 'heavy', hit: 0, add: 'stuck', evokes: ['tremor', 'quake'] },
  bow: { hands: 2, range: 'ranged', curve: 'medium', hit: 1, add: 'poison', evokes: ['gust', 'gale'] },
  club: { hands: 1, range: 'melee', curve: 'medium', hit: 1, add: 'stun', evokes: ['mend', 'heal'] },
  greatsword: { hands: 2, range: 'melee', curve: 'heavy', hit: 1, add: 'slow', evokes: ['stone', 'quake'] },
  gun: { hands: 2, range: 'ranged', curve: 'medium', hit: 1, add: 'blind', evokes: ['fire', 'blaze'] },
  katana: { hands: 2, range: 'melee', curve: 'medium', hit: 2, add: 'confuse', evokes: ['gust', 'gale'] },
  knife: { hands: 1, range: 'melee', curve: 'light', hit: 2, add: 'poison', evokes: ['dazzle', 'hold'], speed: 1 },
  longsword: { hands: 1, range: 'melee', curve: 'medium', hit: 1, add: 'blind', evokes: ['fire', 'blaze'] },
  projectile: { hands: 1, range: 'ranged', curve: 'light', hit: 1, add: 'stuck', evokes: ['bolt', 'splash'] },
  spear: { hands: 2, range: 'reach', curve: 'medium', hit: 1, add: 'slow', evokes: ['splash', 'torrent'] },
  staff: { hands: 2, range: 'melee', curve: 'focus', hit: 1, add: 'silence', evokes: ['heal', 'mend-all'], focus: true, mana: 2 },
  wand: { hands: 1, range: 'ranged', curve: 'focus', hit: 1, add: 'confuse', evokes: ['bolt', 'blaze'], focus: true },
  whip: { hands: 1, range: 'reach', curve: 'light', hit: 1, add: 'slow', evokes: ['drag', 'halt'] },
} as const satisfies Readonly<Record<string, Weapon>>;
