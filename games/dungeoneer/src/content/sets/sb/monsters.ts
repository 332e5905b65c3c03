// Owns the monsters of Where the Sky Broke.

import type { Monster } from '../../types.ts';
import { banner } from '../../write.ts';

export const MONSTERS = {
  'lantern-hare': {
    family: 'monster',
    deck: 'SB',
    cost: 4,
    playtime: 'dungeonlord',
    categories: ['starbeast'],
    forms: banner('M3c G3c S=+2s'),
    life: 2,
    standing: [
      {
        is: 'hit',
        forms: ['speed'],
        effects: [{ do: 'choose', by: 'you', of: [[{ do: 'wound', who: 'target', n: 1 }], [{ do: 'take-glory', from: 'target', n: 3 }]] }],
      },
    ],
  },
  'hound-of-the-low-star': {
    family: 'monster',
    deck: 'SB',
    cost: 4,
    playtime: 'dungeonlord',
    categories: ['starbeast'],
    forms: banner('M5s S4c'),
    life: 2,
    standing: [{ is: 'score', forms: ['melee'], n: 1, in: 'combat', when: { if: 'here-terrain', any: ['desert'] } }],
    special: {
      peril: 0,
      more: { max: null },
      effects: [{ do: 'score', of: 'self', forms: ['melee'], n: { base: 0, max: null }, until: 'combat' }],
    },
  },
  'ox-of-seven-nails': {
    family: 'monster',
    deck: 'SB',
    cost: 10,
    playtime: 'dungeonlord',
    categories: ['starbeast', 'boss'],
    forms: banner('M8s G6s S3c'),
    life: 5,
    standing: [
      { is: 'immune', to: { to: 'discard-and-minion' } },
      { is: 'aura', on: 'allies', any: ['starbeast'], forms: ['melee', 'magic', 'speed'], n: 1 },
      { is: 'hit', forms: ['melee'], effects: [{ do: 'wound', who: 'target', n: 2 }] },
    ],
  },
  'polite-stranger': {
    family: 'monster',
    deck: 'SB',
    cost: 4,
    playtime: 'dungeonlord',
    categories: ['stray'],
    forms: banner('M3c G5s'),
    life: 2,
    standing: [
      { is: 'hit', forms: ['magic'], effects: [{ do: 'warp', who: 'target', to: { space: 'any' } }] },
      { is: 'score', forms: ['magic'], n: 2, in: 'combat', when: { if: 'here-portal' } },
    ],
  },
  'the-other-you': {
    family: 'monster',
    deck: 'SB',
    cost: 6,
    playtime: 'dungeonlord',
    categories: ['stray'],
    forms: banner('M=s G=s S=s'),
    life: 3,
    standing: [{ is: 'trigger', when: { on: 'defeated' }, effects: [{ do: 'draw', who: 'target', n: 1 }] }],
    special: {
      peril: 0,
      more: { max: 3 },
      effects: [{ do: 'score', of: 'self', forms: 'attack', n: { base: 0, max: 3 }, until: 'combat' }],
    },
  },
  'bailiff-from-nowhere': {
    family: 'monster',
    deck: 'SB',
    cost: 7,
    playtime: 'dungeonlord',
    categories: ['stray'],
    forms: banner('M5s G6s S2c'),
    life: 3,
    standing: [],
    special: {
      peril: 2,
      effects: [
        {
          do: 'threat',
          who: 'target',
          threat: { score: 'level', target: 11 },
          fail: [{ do: 'discard', what: 'treasure', who: 'roller', n: 1, by: 'you' }],
        },
      ],
    },
  },
  'window-walker': {
    family: 'monster',
    deck: 'SB',
    cost: 5,
    playtime: 'dungeonlord',
    categories: ['shardling'],
    forms: banner('M4c G6s'),
    life: 2,
    standing: [
      {
        is: 'hit',
        forms: ['magic'],
        effects: [
          { do: 'tip', who: 'target' },
          { do: 'peril', who: 'target', n: 2 },
        ],
      },
    ],
  },
  'choir-of-splinters': {
    family: 'monster',
    deck: 'SB',
    cost: 7,
    playtime: 'dungeonlord',
    categories: ['shardling'],
    forms: banner('M3c G7s S4c'),
    life: 2,
    standing: [],
    special: {
      peril: 0,
      effects: [{ do: 'threat', who: 'all-here', threat: { score: 'life', target: 9 }, fail: [{ do: 'wound', who: 'roller', n: 1 }] }],
    },
  },
} as const satisfies Readonly<Record<string, Monster>>;
