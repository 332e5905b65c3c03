// Owns the heroes of Where the Sky Broke.

import type { Hero } from '../../types.ts';

export const HEROES = {
  'marrit-oon': {
    deck: 'SB',
    grade: 'legendary',
    race: 'human',
    class: 'surveyor',
    rows: [
      [3, 3, 3],
      [3, 4, 4],
      [5, 4, 5],
    ],
    symbols: { melee: 'counter', magic: 'counter', speed: 'standard' },
    life: 6,
    boons: 3,
    treasures: 6,
    ability: {
      playtime: 'hero',
      price: { glory: 2 },
      once: true,
      effects: [
        {
          do: 'choose',
          by: 'you',
          of: [[{ do: 'shift', how: 'rotate', of: 'one-without-heroes' }], [{ do: 'shift', how: 'move', of: 'one-without-heroes' }]],
        },
      ],
    },
  },
  'brother-dunstable': {
    deck: 'SB',
    grade: 'legendary',
    race: 'hillfolk',
    class: 'penitent',
    rows: [
      [5, 2, 2],
      [6, 3, 2],
      [7, 3, 4],
    ],
    symbols: { melee: 'standard', magic: 'counter', speed: 'counter' },
    life: 6,
    boons: 2,
    treasures: 4,
    ability: {
      playtime: 'anytime',
      price: { more: { of: 'glory', max: 3 } },
      once: true,
      effects: [{ do: 'die', who: 'you', change: { add: { base: 0, max: 3 } }, rolls: 'any' }],
    },
  },
  'nine-door-vey': {
    deck: 'SB',
    grade: 'legendary',
    race: 'stray',
    class: 'doorwalker',
    rows: [
      [2, 5, 3],
      [2, 6, 4],
      [4, 7, 4],
    ],
    symbols: { melee: 'counter', magic: 'standard', speed: 'counter' },
    life: 6,
    boons: 6,
    treasures: 3,
    ability: {
      playtime: 'response',
      price: { movement: 1 },
      once: true,
      effects: [{ do: 'step', who: 'you', exits: 'viable', by: 'you' }],
    },
  },
} as const satisfies Readonly<Record<string, Hero>>;
