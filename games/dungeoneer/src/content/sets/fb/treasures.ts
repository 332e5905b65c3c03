// Owns the Treasures of The Furnace Below.

import type { Treasure } from '../../types.ts';

export const TREASURES = {
  'puddlers-maul': {
    family: 'treasure',
    deck: 'FB',
    cost: 4,
    playtime: 'hero',
    duration: 'permanent',
    categories: ['weapon', 'iron'],
    effects: [],
    standing: [
      { is: 'score', forms: ['melee'], n: 1 },
      { is: 'standard', form: 'melee' },
    ],
    use: {
      playtime: 'anytime',
      price: { more: { of: 'glory', max: 2 } },
      once: true,
      effects: [{ do: 'score', of: 'you', forms: ['melee'], n: { base: 0, max: 2 }, until: 'combat' }],
    },
  },
  'quench-blade': {
    family: 'treasure',
    deck: 'FB',
    cost: 7,
    playtime: 'hero',
    duration: 'permanent',
    categories: ['weapon', 'relic'],
    effects: [],
    standing: [
      { is: 'score', forms: ['melee', 'magic'], n: 1 },
      { is: 'standard', form: 'melee' },
      { is: 'standard', form: 'magic' },
      { is: 'score', forms: ['melee', 'magic'], n: 2, in: 'combat', when: { if: 'opponent-is', any: ['ember'] } },
    ],
  },
  'smoked-visor': {
    family: 'treasure',
    deck: 'FB',
    cost: 4,
    playtime: 'hero',
    duration: 'permanent',
    categories: ['helm'],
    effects: [],
    standing: [
      { is: 'score', forms: ['magic'], n: 1 },
      { is: 'die', n: 1, rolls: ['pit', 'spikes', 'trap'], of: 'bearer' },
    ],
  },
  'sprue-crown': {
    family: 'treasure',
    deck: 'FB',
    cost: 3,
    playtime: 'hero',
    duration: 'permanent',
    categories: ['helm'],
    effects: [],
    standing: [
      { is: 'boon-limit', n: 1 },
      { is: 'trigger', when: { on: 'collects', gloryAtLeast: 3 }, once: true, effects: [{ do: 'glory', who: 'you', n: 1 }] },
    ],
  },
  'apprentices-barrow': {
    family: 'treasure',
    deck: 'FB',
    cost: 2,
    playtime: 'hero',
    duration: 'permanent',
    categories: ['storage'],
    effects: [],
    standing: [{ is: 'storage', slots: 2 }],
  },
  'flask-of-well-water': {
    family: 'treasure',
    deck: 'FB',
    cost: 3,
    playtime: 'anytime',
    duration: 'permanent',
    categories: ['potion'],
    effects: [],
    standing: [],
    use: {
      playtime: 'anytime',
      price: { discard: 'this' },
      once: false,
      effects: [
        {
          do: 'choose',
          by: 'you',
          of: [[{ do: 'heal', who: 'you', n: 2 }], [{ do: 'immune', who: 'you', to: { to: 'attacks-of', any: ['ember'] }, until: 'turn' }]],
        },
      ],
    },
  },
  'ring-of-cold-keys': {
    family: 'treasure',
    deck: 'FB',
    cost: 3,
    playtime: 'hero',
    duration: 'permanent',
    categories: ['tool'],
    effects: [],
    standing: [],
    use: {
      playtime: 'anytime',
      price: { charges: 1 },
      once: false,
      effects: [
        {
          do: 'choose',
          by: 'you',
          of: [
            [{ do: 'open-exit', kinds: ['locked', 'trapped'] }],
            [{ do: 'die', who: 'you', change: { add: 3 }, rolls: ['pit', 'spikes', 'trap'] }],
          ],
        },
      ],
    },
    charges: 3,
  },
  'a-proper-temper': {
    family: 'treasure',
    deck: 'FB',
    cost: 2,
    playtime: 'hero',
    duration: 'attachment',
    host: ['weapon', 'helm'],
    categories: ['relic'],
    effects: [],
    standing: [
      {
        is: 'hit',
        forms: 'host',
        effects: [
          {
            do: 'if',
            when: { if: 'opponent-is', any: ['cast'] },
            effects: [{ do: 'wound', who: 'target', n: 2 }],
            else: [{ do: 'wound', who: 'target', n: 1 }],
          },
        ],
        when: { if: 'host-is', any: ['weapon'] },
      },
      { is: 'die', n: 1, rolls: ['attack'], of: 'bearer', when: { if: 'host-is', any: ['weapon'] } },
      { is: 'score', forms: ['magic'], n: 1, when: { if: 'host-is', any: ['helm'] } },
    ],
  },
} as const satisfies Readonly<Record<string, Treasure>>;
