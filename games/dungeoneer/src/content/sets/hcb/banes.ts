// Owns the Banes of the second deck of The Hollow Crown.

import type { Bane } from '../../types.ts';

export const BANES = {
  'bn-struck-from-the-tree': {
    family: 'bane',
    deck: 'HCB',
    cost: 4,
    playtime: 'dungeonlord',
    duration: 'instant',
    categories: ['edict'],
    target: 'hero',
    effects: [
      {
        do: 'choose',
        by: 'you',
        of: [[{ do: 'level', who: 'target', n: -1 }], [{ do: 'discard', what: 'boon', who: 'target', n: 1, by: 'owner' }]],
      },
    ],
    standing: [],
  },
  'bn-clerical-error': {
    family: 'bane',
    deck: 'HCB',
    cost: 3,
    playtime: 'dungeonlord',
    duration: 'instant',
    categories: ['edict'],
    target: 'none',
    effects: [{ do: 'choose', by: 'you', of: [[{ do: 'swap-quest', of: 'anybody' }], [{ do: 'return-global-quest' }]] }],
    standing: [],
  },
  'bn-red-tape': {
    family: 'bane',
    deck: 'HCB',
    cost: 2,
    playtime: 'dungeonlord',
    duration: 'permanent',
    categories: ['curse'],
    target: 'hero',
    effects: [{ do: 'tip', who: 'target', rise: { score: 'magic', target: 5 } }],
    standing: [{ is: 'trigger', when: { on: 'untips' }, effects: [{ do: 'discard-this' }] }],
  },
  'bn-quadrille': {
    family: 'bane',
    deck: 'HCB',
    cost: 2,
    playtime: 'dungeonlord',
    duration: 'instant',
    categories: ['house'],
    target: 'none',
    effects: [{ do: 'shift', how: 'swap', of: 'two-rooms' }],
    standing: [],
  },
  'bn-second-shadow': {
    family: 'bane',
    deck: 'HCB',
    cost: 2,
    playtime: 'dungeonlord',
    duration: 'attachment',
    categories: ['curse'],
    effects: [],
    target: { host: 'monster-without-magic' },
    standing: [
      { is: 'score', forms: ['magic'], n: 2 },
      { is: 'standard', form: 'magic' },
    ],
  },
} as const satisfies Readonly<Record<string, Bane>>;
