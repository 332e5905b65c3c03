// Owns the traps of the first deck of The Hollow Crown.

import type { Trap } from '../../types.ts';

export const TRAPS = {
  'tp-loose-tile': {
    family: 'trap',
    deck: 'HCA',
    cost: 1,
    playtime: 'dungeonlord',
    categories: ['trap'],
    effects: [{ do: 'threat', who: 'all-here', threat: { score: 'speed', target: 5 }, fail: [{ do: 'tip', who: 'roller' }] }],
  },
  'tp-to-your-health': {
    family: 'trap',
    deck: 'HCA',
    cost: 2,
    playtime: 'dungeonlord',
    categories: ['trap', 'poison'],
    effects: [{ do: 'threat', who: 'all-here', threat: { score: 'life', target: 8 }, fail: [{ do: 'wound', who: 'roller', n: 1 }] }],
  },
  'tp-chandelier-of-hands': {
    family: 'trap',
    deck: 'HCA',
    cost: 4,
    playtime: 'dungeonlord',
    categories: ['trap'],
    effects: [{ do: 'threat', who: 'all-here', threat: { score: 'speed', target: 6 }, fail: [{ do: 'wound', who: 'roller', n: 2 }] }],
  },
} as const satisfies Readonly<Record<string, Trap>>;
