// Owns the six heroes: both sides of their cards, their abilities and recommended kits.

import type { HeroCard } from './types.ts';
import { heal, hero, HERE, other, rule, stays, use, within, YOU } from './write.ts';

/** CAV-SETUP-15. */
const picks = { 'at-will': 2, daily: 1, utility: 2 } as const;
/** CAV-XP-14: level 2 has +2 HP, +1 AC and +1 surge value, at the same speed. */
const sides = (ac: number, hp: number, speed: number, surge: number): HeroCard['sides'] => [
  { ac, hp, speed, surge },
  { ac: ac + 1, hp: hp + 2, speed, surge: surge + 1 },
];

export const HEROES = {
  tarn: {
    sides: sides(17, 10, 5, 5),
    ability: 'bulwark',
    stays: [stays(other('all', HERE), 'ac', 1)],
    uses: [],
    picks,
    kit: ['tarn-a1', 'tarn-a3', 'tarn-d1', 'tarn-u1', 'tarn-u2'],
  },
  wren: {
    sides: sides(15, 8, 6, 4),
    ability: 'deadeye',
    stays: [stays(YOU, 'attack', 1, 'off-tile')],
    uses: [],
    picks,
    kit: ['wren-a1', 'wren-a3', 'wren-d1', 'wren-u1', 'wren-u2'],
  },
  ilsa: {
    sides: sides(14, 7, 6, 4),
    ability: 'careful-study',
    stays: [stays(YOU, 'cancel', -1)],
    uses: [],
    picks,
    kit: ['ilsa-a1', 'ilsa-a2', 'ilsa-d1', 'ilsa-u2', 'ilsa-u3'],
  },
  mottle: {
    sides: sides(16, 9, 7, 4),
    ability: 'slip-through',
    stays: [rule('pass-foes'), stays(YOU, 'disable', 4)],
    uses: [],
    picks,
    kit: ['mottle-a1', 'mottle-a3', 'mottle-d1', 'mottle-u1', 'mottle-u3'],
  },
  oru: {
    sides: sides(16, 8, 5, 4),
    ability: 'kindly-flame',
    stays: [],
    uses: [use('power-used', heal(hero(1, within(1)), 1))],
    picks,
    kit: ['oru-a1', 'oru-a2', 'oru-d1', 'oru-u1', 'oru-u2'],
  },
  gorrand: {
    sides: sides(15, 10, 6, 5),
    ability: 'blood-heat',
    stays: [stays(YOU, 'attack', 2, 'half')],
    uses: [],
    picks,
    kit: ['gorrand-a1', 'gorrand-a2', 'gorrand-d2', 'gorrand-u1', 'gorrand-u3'],
  },
} as const satisfies Readonly<Record<string, HeroCard & { readonly kit: readonly string[] }>>;
export type HeroId = keyof typeof HEROES;
