// Owns the Banes of Where the Sky Broke.

import type { Bane } from '../../types.ts';

export const BANES = {
  'the-ground-reconsiders': {
    family: 'bane',
    deck: 'SB',
    cost: 3,
    playtime: 'dungeonlord',
    duration: 'instant',
    target: 'none',
    categories: ['fate', 'change'],
    effects: [
      {
        do: 'choose',
        by: 'you',
        of: [[{ do: 'shift', how: 'swap', of: 'two' }], [{ do: 'shift', how: 'rotate', of: 'one' }]],
      },
    ],
    standing: [],
  },
  'called-elsewhere': {
    family: 'bane',
    deck: 'SB',
    cost: 4,
    playtime: 'anytime',
    duration: 'instant',
    target: 'hero',
    categories: ['fate', 'door'],
    effects: [{ do: 'warp', who: 'target', to: { space: 'portal-or-entrance' }, cross: true }],
    standing: [],
  },
  'owed-to-a-star': {
    family: 'bane',
    deck: 'SB',
    cost: 5,
    playtime: 'dungeonlord',
    duration: 'permanent',
    target: 'hero',
    categories: ['curse', 'sky'],
    effects: [],
    standing: [
      { is: 'trigger', when: { on: 'reset' }, effects: [{ do: 'take-glory', from: 'bearer', n: 2 }] },
      { is: 'shed', price: { glory: 5 }, where: null },
    ],
  },
  'crown-of-falling-light': {
    family: 'bane',
    deck: 'SB',
    cost: 4,
    playtime: 'dungeonlord',
    duration: 'attachment',
    target: { host: 'monster' },
    categories: ['curse', 'sky'],
    effects: [],
    standing: [
      { is: 'score', forms: ['melee', 'magic', 'speed'], n: 1 },
      {
        is: 'hit',
        forms: 'host',
        effects: [
          {
            do: 'if',
            when: { if: 'level-above-floor', who: 'target' },
            effects: [{ do: 'level', who: 'target', n: -1 }],
            else: [
              { do: 'wound', who: 'target', n: 1 },
              { do: 'glory', who: 'target', n: 2, lose: true },
            ],
          },
        ],
      },
    ],
  },
  'somebody-elses-errand': {
    family: 'bane',
    deck: 'SB',
    cost: 3,
    playtime: 'dungeonlord',
    duration: 'instant',
    target: 'hero',
    categories: ['fate'],
    effects: [{ do: 'swap-quest', of: 'target' }],
    standing: [],
  },
} as const satisfies Readonly<Record<string, Bane>>;
