// Owns the traps of The Furnace Below.

import type { Trap } from '../../types.ts';

export const TRAPS = {
  'dropped-crucible': {
    family: 'trap',
    deck: 'FB',
    cost: 2,
    playtime: 'dungeonlord',
    categories: ['trap', 'fire'],
    effects: [{ do: 'threat', who: 'all-here', threat: { score: 'speed', target: 7 }, fail: [{ do: 'wound', who: 'roller', n: 1 }] }],
  },
  overpressure: {
    family: 'trap',
    deck: 'FB',
    cost: 2,
    more: { max: 3 },
    playtime: 'dungeonlord',
    categories: ['trap', 'steam'],
    effects: [
      {
        do: 'threat',
        who: 'all-here',
        threat: { score: 'melee', target: { base: 6, max: 3 } },
        ok: [{ do: 'glory', who: 'roller', n: 1 }],
        fail: [
          { do: 'wound', who: 'roller', n: 1 },
          { do: 'tip', who: 'roller' },
        ],
      },
    ],
  },
  'hammer-song': {
    family: 'trap',
    deck: 'FB',
    cost: 2,
    playtime: 'dungeonlord',
    categories: ['trap', 'song'],
    effects: [
      {
        do: 'threat',
        who: 'all-here',
        threat: { score: 'magic', target: 7 },
        ok: [{ do: 'draw', who: 'roller', n: 1 }],
        fail: [
          { do: 'discard', what: 'hand', who: 'roller', n: 2, by: 'random' },
          { do: 'peril', who: 'roller', n: 1 },
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, Trap>>;
