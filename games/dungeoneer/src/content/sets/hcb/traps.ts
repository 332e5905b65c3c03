// Owns the traps of the second deck of The Hollow Crown.

import type { Trap } from '../../types.ts';

export const TRAPS = {
  'tp-staring-portrait': {
    family: 'trap',
    deck: 'HCB',
    cost: 3,
    playtime: 'dungeonlord',
    categories: ['trap'],
    effects: [
      {
        do: 'threat',
        who: 'all-here',
        threat: { score: 'magic', target: 6 },
        fail: [{ do: 'warp', who: 'roller', to: { space: 'nearest-entrance' } }],
      },
    ],
  },
  'tp-open-coffer': {
    family: 'trap',
    deck: 'HCB',
    cost: 1,
    playtime: 'dungeonlord',
    categories: ['trap'],
    effects: [
      {
        do: 'threat',
        who: 'all-here',
        threat: { score: 'speed', target: 5 },
        ok: [{ do: 'glory', who: 'roller', n: 1 }],
        fail: [{ do: 'wound', who: 'roller', n: 1 }],
      },
    ],
  },
  'tp-patient-gate': {
    family: 'trap',
    deck: 'HCB',
    cost: 2,
    playtime: 'dungeonlord',
    categories: ['trap'],
    effects: [
      { do: 'threat', who: 'all-here', threat: { score: 'melee', target: 5 }, fail: [{ do: 'wound', who: 'roller', n: 1 }] },
      { do: 'close-exits', which: 'one', threat: { score: 'melee', target: 5 } },
    ],
  },
} as const satisfies Readonly<Record<string, Trap>>;
