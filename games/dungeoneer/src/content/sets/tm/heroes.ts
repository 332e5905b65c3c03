// Owns the heroes of Thornmarch.

import type { Hero } from '../../types.ts';

export const HEROES = {
  'maud-hallow': {
    deck: 'TM',
    grade: 'heroic',
    race: 'human',
    class: 'warden',
    rows: [
      [3, 0, 2],
      [4, 0, 3],
      [4, 1, 3],
    ],
    symbols: { melee: 'standard', magic: 'counter', speed: 'counter' },
    life: 6,
    boons: 2,
    treasures: 4,
    ability: {
      playtime: 'response',
      price: { movement: 1 },
      once: true,
      effects: [
        { do: 'score', of: 'you', forms: ['melee'], n: 2, until: 'combat' },
        {
          do: 'grant',
          standing: [{ is: 'trigger', when: { on: 'hits' }, effects: [{ do: 'glory', who: 'you', n: 1 }] }],
          until: 'combat',
        },
      ],
    },
  },
  'sparrow-tolliver': {
    deck: 'TM',
    grade: 'heroic',
    race: 'marshfolk',
    class: 'courier',
    rows: [
      [1, 1, 3],
      [2, 1, 4],
      [2, 2, 4],
    ],
    symbols: { melee: 'standard', magic: 'counter', speed: 'counter' },
    life: 6,
    boons: 1,
    treasures: 5,
    ability: {
      playtime: 'hero',
      price: { discard: 'hand' },
      once: true,
      effects: [
        {
          do: 'if',
          when: { if: 'discarded-is', any: ['boon', 'treasure'] },
          effects: [{ do: 'movement', who: 'you', n: 1 }],
          else: [{ do: 'open-exit', kinds: ['locked', 'trapped'] }],
        },
      ],
    },
  },
  'oda-mirelight': {
    deck: 'TM',
    grade: 'heroic',
    race: 'fenborn',
    class: 'witch',
    rows: [
      [1, 3, 2],
      [1, 4, 2],
      [1, 4, 3],
    ],
    symbols: { melee: 'counter', magic: 'standard', speed: 'counter' },
    life: 6,
    boons: 4,
    treasures: 2,
    ability: {
      playtime: 'anytime',
      price: { more: { of: 'glory', max: 2 } },
      once: true,
      effects: [
        {
          do: 'if',
          when: { if: 'here-terrain', any: ['swamp'] },
          effects: [
            {
              do: 'choose',
              by: 'you',
              of: [
                [{ do: 'die', who: 'any-here-of-choice', change: { add: { base: 1, max: 2 } }, rolls: 'any' }],
                [{ do: 'die', who: 'any-here-of-choice', change: { add: { base: 1, max: 2 }, lose: true }, rolls: 'any' }],
              ],
            },
          ],
          else: [
            {
              do: 'choose',
              by: 'you',
              of: [
                [{ do: 'die', who: 'any-here-of-choice', change: { add: { base: 0, max: 2 } }, rolls: 'any' }],
                [{ do: 'die', who: 'any-here-of-choice', change: { add: { base: 0, max: 2 }, lose: true }, rolls: 'any' }],
              ],
            },
          ],
        },
      ],
    },
  },
} as const satisfies Readonly<Record<string, Hero>>;
