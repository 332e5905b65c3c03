// Owns the traps of Thornmarch.

import type { Trap } from '../../types.ts';

export const TRAPS = {
  'corpse-lights': {
    family: 'trap',
    deck: 'TM',
    cost: 2,
    playtime: 'dungeonlord',
    categories: ['trap', 'spirit'],
    effects: [
      {
        do: 'threat',
        who: 'all-here',
        threat: { score: 'magic', target: 5 },
        ok: [{ do: 'glory', who: 'roller', n: 1 }],
        fail: [
          { do: 'step', who: 'roller', exits: 'viable', by: 'you' },
          { do: 'tip', who: 'roller' },
        ],
      },
    ],
  },
  'leaves-over-nothing': {
    family: 'trap',
    deck: 'TM',
    cost: 2,
    playtime: 'dungeonlord',
    categories: ['trap', 'pit'],
    effects: [
      {
        do: 'if',
        when: { if: 'here-terrain', any: ['forest'] },
        effects: [{ do: 'threat', who: 'all-here', threat: { score: 'speed', target: 6 }, fail: [{ do: 'wound', who: 'roller', n: 1 }] }],
        else: [{ do: 'threat', who: 'all-here', threat: { score: 'speed', target: 5 }, fail: [{ do: 'wound', who: 'roller', n: 1 }] }],
      },
    ],
  },
  'the-grey-hour': {
    family: 'trap',
    deck: 'TM',
    cost: 3,
    playtime: 'dungeonlord',
    categories: ['trap', 'curse'],
    effects: [
      {
        do: 'threat',
        who: 'all-here',
        threat: { score: 'level', target: 5 },
        fail: [
          {
            do: 'if',
            when: { if: 'level-above-floor', who: 'roller' },
            effects: [{ do: 'level', who: 'roller', n: -1 }],
            else: [{ do: 'discard', what: 'boon', who: 'roller', n: 1, by: 'owner' }],
          },
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, Trap>>;
