// Owns the monsters of the second deck of The Hollow Crown.

import type { Monster } from '../../types.ts';
import { banner } from '../../write.ts';

export const MONSTERS = {
  'mo-promise-unkept': {
    family: 'monster',
    deck: 'HCB',
    cost: 2,
    playtime: 'dungeonlord',
    categories: ['oath'],
    forms: banner('G2s S1c'),
    life: 1,
    standing: [{ is: 'score', forms: ['magic'], n: 2, in: 'combat', when: { if: 'has-boon', who: 'target', any: ['vow'] } }],
  },
  'mo-fealty-walking': {
    family: 'monster',
    deck: 'HCB',
    cost: 3,
    playtime: 'dungeonlord',
    categories: ['oath'],
    forms: banner('M1c G3s'),
    life: 1,
    standing: [
      {
        is: 'hit',
        forms: ['magic'],
        effects: [
          { do: 'wound', who: 'target', n: 1 },
          { do: 'tip', who: 'target' },
        ],
      },
    ],
  },
  'mo-ninth-feud': {
    family: 'monster',
    deck: 'HCB',
    cost: 5,
    playtime: 'dungeonlord',
    categories: ['oath'],
    forms: banner('M3s G3s'),
    life: 2,
    standing: [],
    special: {
      peril: 2,
      effects: [{ do: 'threat', who: 'all-here', threat: { score: 'speed', target: 5 }, fail: [{ do: 'wound', who: 'roller', n: 1 }] }],
    },
  },
  'mo-last-word': {
    family: 'monster',
    deck: 'HCB',
    cost: 6,
    playtime: 'dungeonlord',
    categories: ['oath', 'boss'],
    forms: banner('M2c G4s'),
    life: 2,
    standing: [
      { is: 'immune', to: { to: 'discard-and-minion' } },
      { is: 'hit', forms: ['magic'], effects: [{ do: 'wound', who: 'target', n: 2 }] },
    ],
  },
  'mo-rust-footman': {
    family: 'monster',
    deck: 'HCB',
    cost: 2,
    playtime: 'dungeonlord',
    categories: ['guard'],
    forms: banner('M2s'),
    life: 2,
    standing: [],
  },
  'mo-parade-lancer': {
    family: 'monster',
    deck: 'HCB',
    cost: 4,
    playtime: 'dungeonlord',
    categories: ['guard'],
    forms: banner('M4s S2s'),
    life: 1,
    standing: [
      {
        is: 'hit',
        forms: ['melee'],
        effects: [
          { do: 'wound', who: 'target', n: 1 },
          { do: 'warp', who: 'target', to: { space: 'adjacent' } },
        ],
      },
    ],
  },
  'mo-moth-choir': {
    family: 'monster',
    deck: 'HCB',
    cost: 2,
    playtime: 'dungeonlord',
    categories: ['vermin'],
    forms: banner('G1s S2s'),
    life: 1,
    standing: [{ is: 'hit', forms: ['speed'], effects: [{ do: 'peril', who: 'target', n: 2 }] }],
  },
  'mo-rat-bookkeeper': {
    family: 'monster',
    deck: 'HCB',
    cost: 3,
    playtime: 'dungeonlord',
    categories: ['vermin'],
    forms: banner('M2s S2s'),
    life: 2,
    standing: [],
    special: { peril: 1, effects: [{ do: 'recall', what: ['vermin'] }] },
  },
} as const satisfies Readonly<Record<string, Monster>>;
