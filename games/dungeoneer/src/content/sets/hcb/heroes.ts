// Owns the heroes of the second deck of The Hollow Crown.

import type { Hero } from '../../types.ts';

export const HEROES = {
  'hero-ebba-tallow': {
    deck: 'HCB',
    grade: 'heroic',
    race: 'cellarling',
    class: 'chandler',
    rows: [
      [0, 2, 3],
      [1, 2, 3],
      [1, 3, 3],
      [2, 4, 3],
    ],
    symbols: { melee: 'counter', magic: 'standard', speed: 'counter' },
    life: 6,
    boons: 3,
    treasures: 3,
    ability: {
      playtime: 'anytime',
      price: { movement: 1, glory: 1 },
      once: true,
      when: { if: 'life-at-most', who: 'hero-here-of-choice', n: 4 },
      effects: [{ do: 'heal', who: 'hero-here-of-choice', n: 1 }],
    },
  },
  'hero-mag-of-the-drains': {
    deck: 'HCB',
    grade: 'heroic',
    race: 'human',
    class: 'rat-keeper',
    rows: [
      [1, 2, 3],
      [2, 2, 3],
      [2, 3, 3],
      [3, 3, 3],
    ],
    symbols: { melee: 'standard', magic: 'counter', speed: 'counter' },
    life: 6,
    boons: 1,
    treasures: 4,
    ability: {
      playtime: 'hero',
      price: { glory: 'cost-of-monster' },
      once: true,
      effects: [{ do: 'minion', of: 'own', most: { cost: 3 } }],
    },
  },
  'hero-aldous-fenn': {
    deck: 'HCB',
    grade: 'heroic',
    race: 'hollowborn',
    class: 'knight',
    rows: [
      [3, 1, 2],
      [4, 1, 3],
      [4, 2, 3],
      [5, 2, 3],
    ],
    symbols: { melee: 'standard', magic: 'counter', speed: 'counter' },
    life: 6,
    boons: 2,
    treasures: 4,
    ability: {
      playtime: 'response',
      price: { glory: 1 },
      once: true,
      on: { on: 'attacked', by: 'monster' },
      effects: [{ do: 'attack-form', form: 'melee' }],
    },
  },
} as const satisfies Readonly<Record<string, Hero>>;
