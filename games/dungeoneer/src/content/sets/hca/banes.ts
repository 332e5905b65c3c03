// Owns the Banes of the first deck of The Hollow Crown.

import type { Bane } from '../../types.ts';

export const BANES = {
  'bn-wing-withdraws': {
    family: 'bane',
    deck: 'HCA',
    cost: 2,
    playtime: 'dungeonlord',
    duration: 'instant',
    categories: ['house'],
    target: 'none',
    effects: [{ do: 'shift', how: 'move', of: 'one-without-heroes' }],
    standing: [],
  },
  'bn-kings-tenth': {
    family: 'bane',
    deck: 'HCA',
    cost: 1,
    more: { max: null },
    playtime: 'anytime',
    duration: 'instant',
    categories: ['edict'],
    target: 'hero',
    on: { on: 'collects', room: true },
    effects: [{ do: 'take-glory', from: 'target', n: { base: 1, max: null }, collected: true }],
    standing: [],
  },
  'bn-firm-hand': {
    family: 'bane',
    deck: 'HCA',
    cost: 3,
    playtime: 'dungeonlord',
    duration: 'instant',
    categories: ['house'],
    target: 'hero',
    effects: [
      { do: 'warp', who: 'target', to: { space: 'adjacent' } },
      { do: 'tip', who: 'target' },
    ],
    standing: [],
  },
  'bn-moths-in-the-lining': {
    family: 'bane',
    deck: 'HCA',
    cost: 2,
    playtime: 'dungeonlord',
    duration: 'permanent',
    categories: ['curse'],
    target: 'hero',
    effects: [],
    standing: [
      {
        is: 'trigger',
        when: { on: 'reset' },
        effects: [
          {
            do: 'choose',
            by: 'bearer',
            of: [
              [{ do: 'discard', what: 'treasure', who: 'bearer', n: 1, by: 'owner' }, { do: 'discard-this' }],
              [{ do: 'glory', who: 'bearer', n: 2, lose: true }],
            ],
          },
        ],
      },
    ],
  },
  'bn-plume-of-office': {
    family: 'bane',
    deck: 'HCA',
    cost: 1,
    playtime: 'dungeonlord',
    duration: 'attachment',
    categories: ['regalia'],
    effects: [],
    target: { host: ['courtier', 'guard'] },
    standing: [
      { is: 'score', forms: ['melee'], n: 1 },
      { is: 'immune', to: { to: 'discard' } },
    ],
  },
} as const satisfies Readonly<Record<string, Bane>>;
