// Owns the Boons of the first deck of The Hollow Crown.

import type { Boon } from '../../types.ts';

export const BOONS = {
  'bo-courtly-sidestep': {
    family: 'boon',
    deck: 'HCA',
    cost: 2,
    playtime: 'response',
    duration: 'instant',
    categories: ['manoeuvre'],
    effects: [{ do: 'step', who: 'you', exits: 'open', by: 'you' }],
    standing: [],
  },
  'bo-dismissed': {
    family: 'boon',
    deck: 'HCA',
    cost: 3,
    playtime: 'response',
    duration: 'instant',
    categories: ['edict'],
    effects: [{ do: 'discard-attacker' }],
    standing: [],
  },
  'bo-borrowed-hour': {
    family: 'boon',
    deck: 'HCA',
    cost: 2,
    playtime: 'hero',
    duration: 'instant',
    categories: ['blessing'],
    effects: [
      { do: 'score', of: 'you', forms: ['speed'], n: 1, until: 'turn' },
      { do: 'movement', who: 'you', n: 3 },
    ],
    standing: [],
  },
  'bo-vow-of-iron': {
    family: 'boon',
    deck: 'HCA',
    cost: 2,
    playtime: 'hero',
    duration: 'permanent',
    categories: ['vow'],
    effects: [],
    standing: [
      { is: 'score', forms: ['melee'], n: 2 },
      { is: 'standard', form: 'melee' },
    ],
    upkeep: 1,
  },
  'bo-family-nose': {
    family: 'boon',
    deck: 'HCA',
    cost: 1,
    playtime: 'hero',
    duration: 'permanent',
    categories: ['bloodline'],
    effects: [],
    standing: [{ is: 'die', n: 2, rolls: ['attack', 'counter-attack'], of: 'bearer', when: { if: 'opponent-is', any: ['courtier'] } }],
  },
  'bo-table-talk': {
    family: 'boon',
    deck: 'HCA',
    cost: 1,
    playtime: 'anytime',
    duration: 'instant',
    categories: ['gossip'],
    effects: [{ do: 'draw', who: 'you', n: 2 }],
    standing: [],
  },
} as const satisfies Readonly<Record<string, Boon>>;
