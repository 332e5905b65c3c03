// Owns the Banes of The Furnace Below.

import type { Bane } from '../../types.ts';

export const BANES = {
  'move-the-rails': {
    family: 'bane',
    deck: 'FB',
    cost: 3,
    playtime: 'dungeonlord',
    duration: 'instant',
    target: 'none',
    categories: ['change'],
    effects: [{ do: 'shift', how: 'move-and-rotate', of: 'one-without-heroes' }],
    standing: [],
  },
  'sucked-through': {
    family: 'bane',
    deck: 'FB',
    cost: 4,
    playtime: 'anytime',
    duration: 'instant',
    target: 'hero',
    categories: ['trick'],
    effects: [{ do: 'warp', who: 'target', to: { space: 'grim-passage-or-entrance' } }],
    standing: [],
  },
  'slag-boots': {
    family: 'bane',
    deck: 'FB',
    cost: 2,
    more: { max: 3 },
    playtime: 'dungeonlord',
    duration: 'instant',
    target: 'hero',
    categories: ['curse'],
    effects: [
      {
        do: 'if',
        when: { if: 'paid-at-least', n: 1 },
        effects: [{ do: 'tip', who: 'target', rise: { score: 'melee', target: { base: 6, max: 3 } } }],
        else: [{ do: 'tip', who: 'target' }],
      },
    ],
    standing: [],
  },
  'brand-of-the-works': {
    family: 'bane',
    deck: 'FB',
    cost: 4,
    playtime: 'dungeonlord',
    duration: 'permanent',
    target: 'hero',
    categories: ['curse'],
    effects: [],
    standing: [
      { is: 'level', n: -1, otherwise: [{ is: 'score', forms: ['melee', 'magic'], n: -1 }] },
      { is: 'shed', price: { glory: 3 }, where: { maps: ['quenching-well'] } },
    ],
    upkeep: 1,
  },
  'requisition-order': {
    family: 'bane',
    deck: 'FB',
    cost: 5,
    playtime: 'dungeonlord',
    duration: 'instant',
    target: 'hero',
    categories: ['edict'],
    effects: [
      {
        do: 'choose',
        by: 'you',
        of: [
          [{ do: 'discard', what: 'boon', who: 'target', n: 1, by: 'owner' }],
          [{ do: 'discard', what: 'treasure', who: 'target', n: 1, by: 'owner' }],
        ],
      },
    ],
    standing: [],
  },
  'second-coat-of-iron': {
    family: 'bane',
    deck: 'FB',
    cost: 3,
    playtime: 'dungeonlord',
    duration: 'attachment',
    target: { host: 'monster' },
    categories: ['relic'],
    effects: [],
    standing: [
      { is: 'life', n: 1 },
      { is: 'score', forms: ['melee'], n: 1 },
      { is: 'immune', to: { to: 'discard-and-minion' }, when: { if: 'host-is', any: ['cast'] } },
    ],
  },
} as const satisfies Readonly<Record<string, Bane>>;
