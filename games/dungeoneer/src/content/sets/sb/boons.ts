// Owns the Boons of Where the Sky Broke.

import type { Boon } from '../../types.ts';

export const BOONS = {
  'walk-on-what-fell': {
    family: 'boon',
    deck: 'SB',
    cost: 4,
    playtime: 'hero',
    duration: 'permanent',
    categories: ['blessing', 'sky'],
    effects: [{ do: 'movement', who: 'you', n: 1 }],
    standing: [
      { is: 'score', forms: ['speed'], n: 1 },
      { is: 'immune', to: { to: 'pit' } },
    ],
    upkeep: 1,
  },
  'through-not-round': {
    family: 'boon',
    deck: 'SB',
    cost: 3,
    more: { max: null },
    playtime: 'hero',
    duration: 'instant',
    categories: ['spell', 'door'],
    effects: [
      {
        do: 'choose',
        by: 'you',
        of: [
          [{ do: 'warp', who: 'you', to: { space: 'portal' }, cross: true }],
          [{ do: 'warp', who: 'you', to: { space: 'within', steps: { base: 1, max: null } } }],
        ],
      },
    ],
    standing: [],
  },
  'not-here-any-more': {
    family: 'boon',
    deck: 'SB',
    cost: 4,
    playtime: 'response',
    duration: 'instant',
    categories: ['spell', 'door'],
    effects: [
      { do: 'cancel-attack' },
      { do: 'may', who: 'you', price: {}, effects: [{ do: 'step', who: 'you', exits: 'viable', by: 'you' }] },
    ],
    standing: [],
  },
  'close-the-door-gently': {
    family: 'boon',
    deck: 'SB',
    cost: 6,
    playtime: 'response',
    duration: 'instant',
    categories: ['spell', 'door'],
    effects: [{ do: 'discard-attacker' }],
    standing: [],
  },
  'call-it-by-its-star-name': {
    family: 'boon',
    deck: 'SB',
    cost: 6,
    playtime: 'response',
    duration: 'instant',
    categories: ['blessing', 'sky'],
    effects: [{ do: 'minion', of: 'attacker', any: ['starbeast', 'stray'], most: { life: 2 } }],
    standing: [],
  },
  'borrowed-constellation': {
    family: 'boon',
    deck: 'SB',
    cost: 5,
    playtime: 'anytime',
    duration: 'permanent',
    categories: ['blessing', 'sky'],
    effects: [],
    standing: [],
    use: {
      playtime: 'anytime',
      price: { glory: 1 },
      once: true,
      effects: [{ do: 'die', who: 'you', change: { add: 2 }, rolls: 'threat' }],
    },
  },
} as const satisfies Readonly<Record<string, Boon>>;
