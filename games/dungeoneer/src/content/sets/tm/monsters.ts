// Owns the monsters of Thornmarch.

import type { Monster } from '../../types.ts';
import { banner } from '../../write.ts';

export const MONSTERS = {
  'thornling-brood': {
    family: 'monster',
    deck: 'TM',
    cost: 1,
    playtime: 'dungeonlord',
    categories: ['briar', 'plant'],
    forms: banner('M1s S1c'),
    life: 1,
    standing: [{ is: 'score', forms: ['melee'], n: 1, in: 'combat', when: { if: 'here-terrain', any: ['forest'] } }],
  },
  'hedge-that-walks': {
    family: 'monster',
    deck: 'TM',
    cost: 4,
    playtime: 'dungeonlord',
    categories: ['briar', 'plant'],
    forms: banner('M3s G1c'),
    life: 3,
    standing: [
      {
        is: 'hit',
        forms: ['melee'],
        effects: [
          { do: 'wound', who: 'target', n: 1 },
          { do: 'tip', who: 'target' },
        ],
      },
    ],
    special: { peril: 1, effects: [{ do: 'close-exits', which: 'every-open', threat: { score: 'melee', target: 5 } }] },
  },
  'rose-widow': {
    family: 'monster',
    deck: 'TM',
    cost: 5,
    playtime: 'dungeonlord',
    categories: ['briar', 'spirit', 'boss'],
    forms: banner('M2c G4s'),
    life: 3,
    standing: [
      { is: 'immune', to: { to: 'discard-and-minion' } },
      { is: 'aura', on: 'allies', any: ['briar'], forms: ['melee', 'magic'], n: 1 },
    ],
  },
  'tine-rider': {
    family: 'monster',
    deck: 'TM',
    cost: 2,
    playtime: 'dungeonlord',
    categories: ['antler', 'beast'],
    forms: banner('M2s S2s'),
    life: 1,
    standing: [{ is: 'hit', forms: ['speed'], effects: [{ do: 'step', who: 'target', exits: 'viable', by: 'you' }] }],
  },
  'antlered-assessor': {
    family: 'monster',
    deck: 'TM',
    cost: 4,
    playtime: 'dungeonlord',
    categories: ['antler', 'folk'],
    forms: banner('M3s G2c S1c'),
    life: 2,
    standing: [
      {
        is: 'hit',
        forms: ['melee'],
        effects: [
          {
            do: 'choose',
            by: 'target',
            of: [[{ do: 'discard', what: 'treasure', who: 'target', n: 1, by: 'owner' }], [{ do: 'wound', who: 'target', n: 2 }]],
          },
        ],
      },
    ],
  },
  'congregation-of-the-third-bell': {
    family: 'monster',
    deck: 'TM',
    cost: 2,
    playtime: 'dungeonlord',
    categories: ['drowned', 'spirit'],
    forms: banner('G2s'),
    life: 1,
    standing: [],
    special: {
      peril: 0,
      effects: [{ do: 'threat', who: 'all-here', threat: { score: 'magic', target: 5 }, fail: [{ do: 'peril', who: 'roller', n: 1 }] }],
    },
  },
  'ferryman-without-a-ferry': {
    family: 'monster',
    deck: 'TM',
    cost: 3,
    playtime: 'dungeonlord',
    categories: ['drowned', 'folk'],
    forms: banner('M2s G2s S0c'),
    life: 2,
    standing: [],
    special: {
      peril: 0,
      more: { max: 2 },
      effects: [
        {
          do: 'if',
          when: { if: 'here-terrain', any: ['swamp', 'water'] },
          effects: [{ do: 'score', of: 'self', forms: 'attack', n: { base: 1, max: 2 }, until: 'combat' }],
          else: [{ do: 'score', of: 'self', forms: 'attack', n: { base: 0, max: 2 }, until: 'combat' }],
        },
      ],
    },
  },
} as const satisfies Readonly<Record<string, Monster>>;
