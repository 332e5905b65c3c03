// Owns the traps of Where the Sky Broke.

import type { Trap } from '../../types.ts';

export const TRAPS = {
  'down-changes-its-mind': {
    family: 'trap',
    deck: 'SB',
    cost: 3,
    more: { max: null },
    playtime: 'dungeonlord',
    categories: ['sky', 'trap'],
    effects: [
      {
        do: 'threat',
        who: 'all-here',
        threat: { score: 'speed', target: { base: 8, max: null } },
        fail: [{ do: 'tip', who: 'roller', rise: { score: 'speed', target: { base: 8, max: null } } }],
      },
    ],
  },
  'the-unremembering': {
    family: 'trap',
    deck: 'SB',
    cost: 3,
    playtime: 'dungeonlord',
    categories: ['door', 'trap'],
    effects: [
      {
        do: 'threat',
        who: 'all-here',
        threat: { score: 'level', target: 11 },
        fail: [{ do: 'discard', what: 'boon', who: 'roller', n: 1, by: 'you', none: [{ do: 'wound', who: 'roller', n: 1 }] }],
      },
    ],
  },
  'rain-of-nails': {
    family: 'trap',
    deck: 'SB',
    cost: 3,
    playtime: 'dungeonlord',
    categories: ['sky', 'trap'],
    effects: [
      {
        do: 'if',
        when: { if: 'here-terrain', any: ['mountain', 'desert'] },
        effects: [
          {
            do: 'threat',
            who: 'all-here',
            threat: { score: 'life', target: 11 },
            ok: [{ do: 'glory', who: 'roller', n: 2 }],
            fail: [{ do: 'wound', who: 'roller', n: 1 }],
          },
        ],
        else: [
          {
            do: 'threat',
            who: 'all-here',
            threat: { score: 'life', target: 10 },
            ok: [{ do: 'glory', who: 'roller', n: 2 }],
            fail: [{ do: 'wound', who: 'roller', n: 1 }],
          },
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, Trap>>;
