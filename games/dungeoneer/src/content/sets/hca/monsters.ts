// Owns the monsters of the first deck of The Hollow Crown.

import type { Monster } from '../../types.ts';
import { banner } from '../../write.ts';

export const MONSTERS = {
  'mo-cup-bearer': {
    family: 'monster',
    deck: 'HCA',
    cost: 1,
    playtime: 'dungeonlord',
    categories: ['courtier'],
    forms: banner('M1s S1c'),
    life: 1,
    standing: [
      {
        is: 'hit',
        forms: ['melee'],
        effects: [
          {
            do: 'if',
            when: { if: 'has-glory', who: 'target' },
            effects: [{ do: 'take-glory', from: 'target', n: 1 }],
            else: [{ do: 'wound', who: 'target', n: 1 }],
          },
        ],
      },
    ],
  },
  'mo-lady-still-waiting': {
    family: 'monster',
    deck: 'HCA',
    cost: 2,
    playtime: 'dungeonlord',
    categories: ['courtier'],
    forms: banner('M1c G2s'),
    life: 1,
    standing: [],
    special: {
      peril: 1,
      effects: [{ do: 'threat', who: 'all-here', threat: { score: 'speed', target: 5 }, fail: [{ do: 'tip', who: 'roller' }] }],
    },
  },
  'mo-royal-taster': {
    family: 'monster',
    deck: 'HCA',
    cost: 2,
    playtime: 'dungeonlord',
    categories: ['courtier'],
    forms: banner('M2s G1c'),
    life: 1,
    standing: [],
    special: {
      peril: 0,
      more: { max: null },
      effects: [{ do: 'score', of: 'self', forms: ['melee'], n: { base: 0, max: null }, until: 'combat' }],
    },
  },
  'mo-lord-chamberlain': {
    family: 'monster',
    deck: 'HCA',
    cost: 5,
    playtime: 'dungeonlord',
    categories: ['courtier', 'boss'],
    forms: banner('M2c G4s'),
    life: 3,
    standing: [
      { is: 'immune', to: { to: 'discard-and-minion' } },
      { is: 'aura', on: 'allies', any: ['courtier'], forms: ['melee', 'magic'], n: 1 },
    ],
  },
  'mo-hollow-halberdier': {
    family: 'monster',
    deck: 'HCA',
    cost: 3,
    playtime: 'dungeonlord',
    categories: ['guard'],
    forms: banner('M3s S1c'),
    life: 2,
    standing: [],
  },
  'mo-warden-of-no-door': {
    family: 'monster',
    deck: 'HCA',
    cost: 4,
    playtime: 'dungeonlord',
    categories: ['guard'],
    forms: banner('M3s G2s'),
    life: 2,
    standing: [
      {
        is: 'hit',
        forms: ['melee'],
        effects: [
          { do: 'wound', who: 'target', n: 1 },
          { do: 'close-exits', which: 'one', threat: { score: 'melee', target: 5 } },
        ],
      },
    ],
  },
  'mo-coin-rats': {
    family: 'monster',
    deck: 'HCA',
    cost: 1,
    playtime: 'dungeonlord',
    categories: ['vermin'],
    forms: banner('S2s'),
    life: 1,
    standing: [{ is: 'company', any: ['vermin'], form: 'speed', n: 1 }],
  },
  'mo-larder-beetle': {
    family: 'monster',
    deck: 'HCA',
    cost: 2,
    playtime: 'dungeonlord',
    categories: ['vermin'],
    forms: banner('M2s S1c'),
    life: 1,
    standing: [
      {
        is: 'hit',
        forms: ['melee'],
        effects: [
          { do: 'wound', who: 'target', n: 1 },
          { do: 'discard', what: 'hand', who: 'target', n: 1, by: 'random' },
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, Monster>>;
