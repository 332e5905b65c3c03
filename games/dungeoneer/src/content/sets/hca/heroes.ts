// Owns the heroes of the first deck of The Hollow Crown.

import type { Hero } from '../../types.ts';

export const HEROES = {
  'hero-wilmet-clay': {
    deck: 'HCA',
    grade: 'heroic',
    race: 'human',
    class: 'sexton',
    rows: [
      [2, 0, 3],
      [3, 0, 3],
      [3, 1, 3],
      [4, 1, 3],
    ],
    symbols: { melee: 'standard', magic: 'counter', speed: 'counter' },
    life: 6,
    boons: 2,
    treasures: 4,
    ability: {
      playtime: 'anytime',
      price: { glory: 1 },
      once: true,
      on: { on: 'monster-defeated-here' },
      effects: [{ do: 'recall', what: 'that-monster' }],
    },
  },
  'hero-perpetua-blot': {
    deck: 'HCA',
    grade: 'heroic',
    race: 'hollowborn',
    class: 'notary',
    rows: [
      [1, 3, 2],
      [1, 4, 3],
      [2, 4, 3],
      [2, 5, 3],
    ],
    symbols: { melee: 'counter', magic: 'standard', speed: 'counter' },
    life: 6,
    boons: 4,
    treasures: 2,
    ability: {
      playtime: 'hero',
      price: { more: { of: 'glory', max: null } },
      once: true,
      effects: [{ do: 'give-peril', to: 'opponent-of-choice', n: { base: 0, max: null } }],
    },
  },
  'hero-jory-latch': {
    deck: 'HCA',
    grade: 'heroic',
    race: 'cellarling',
    class: 'burglar',
    rows: [
      [1, 0, 4],
      [2, 0, 4],
      [2, 1, 4],
      [3, 1, 4],
    ],
    symbols: { melee: 'standard', magic: 'counter', speed: 'counter' },
    life: 6,
    boons: 2,
    treasures: 5,
    ability: { playtime: 'anytime', price: { glory: 1 }, once: true, effects: [{ do: 'open-exit', kinds: ['locked', 'trapped'] }] },
  },
} as const satisfies Readonly<Record<string, Hero>>;
