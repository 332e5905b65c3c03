// Owns the heroes of The Furnace Below.

import type { Hero } from '../../types.ts';

export const HEROES = {
  'ysolt-clinker': {
    deck: 'FB',
    grade: 'epic',
    race: 'human',
    class: 'diver',
    rows: [
      [3, 2, 3],
      [4, 2, 4],
      [5, 3, 4],
    ],
    symbols: { melee: 'standard', magic: 'counter', speed: 'counter' },
    life: 6,
    boons: 3,
    treasures: 4,
    ability: {
      playtime: 'anytime',
      price: { movement: 1 },
      once: true,
      effects: [{ do: 'die', who: 'you', change: { set: 5 }, rolls: 'threat' }],
    },
  },
  'prior-tamp': {
    deck: 'FB',
    grade: 'epic',
    race: 'human',
    class: 'founder',
    rows: [
      [2, 4, 2],
      [2, 5, 3],
      [3, 6, 3],
    ],
    symbols: { melee: 'counter', magic: 'standard', speed: 'counter' },
    life: 6,
    boons: 5,
    treasures: 3,
    ability: {
      playtime: 'response',
      price: { more: { of: 'glory', max: 3 } },
      once: true,
      effects: [{ do: 'score', of: 'attacker', forms: 'attack', n: { base: 0, max: 3 }, lose: true, until: 'combat' }],
    },
  },
  'forty-one': {
    deck: 'FB',
    grade: 'epic',
    race: 'cast',
    class: 'deserter',
    rows: [
      [4, 2, 2],
      [5, 2, 3],
      [6, 3, 3],
    ],
    symbols: { melee: 'standard', magic: 'counter', speed: 'counter' },
    life: 6,
    boons: 2,
    treasures: 6,
    ability: {
      playtime: 'hero',
      price: { discard: 'treasure-or-hand-treasure' },
      once: true,
      effects: [
        {
          do: 'choose',
          by: 'you',
          of: [[{ do: 'heal', who: 'you', n: 1 }], [{ do: 'score', of: 'you', forms: ['melee'], n: 2, until: 'your-next-turn' }]],
        },
      ],
    },
  },
} as const satisfies Readonly<Record<string, Hero>>;
