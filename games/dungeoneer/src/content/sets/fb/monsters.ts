// Owns the monsters of The Furnace Below.

import type { Monster } from '../../types.ts';
import { banner } from '../../write.ts';

export const MONSTERS = {
  'tin-sentry': {
    family: 'monster',
    deck: 'FB',
    cost: 3,
    playtime: 'dungeonlord',
    categories: ['cast'],
    forms: banner('M4s S1c'),
    life: 1,
    standing: [],
  },
  'your-own-casting': {
    family: 'monster',
    deck: 'FB',
    cost: 5,
    playtime: 'dungeonlord',
    categories: ['cast', 'mirror'],
    forms: banner('M3s G3s'),
    life: 2,
    standing: [],
    special: { peril: 0, effects: [{ do: 'copy-rows', forms: ['melee', 'magic'] }] },
  },
  'guardian-of-the-last-order': {
    family: 'monster',
    deck: 'FB',
    cost: 7,
    playtime: 'dungeonlord',
    categories: ['cast', 'boss'],
    forms: banner('M6s G3c S2c'),
    life: 4,
    standing: [
      { is: 'immune', to: { to: 'discard-and-minion' } },
      { is: 'aura', on: 'allies', any: ['cast'], forms: ['melee'], n: 1 },
      { is: 'hit', forms: ['melee'], effects: [{ do: 'wound', who: 'target', n: 2 }] },
    ],
  },
  'cinder-whelps': {
    family: 'monster',
    deck: 'FB',
    cost: 3,
    playtime: 'dungeonlord',
    categories: ['ember', 'beast'],
    forms: banner('M1c G3s S3s'),
    life: 1,
    standing: [],
    special: {
      peril: 0,
      more: { max: 3 },
      effects: [{ do: 'score', of: 'self', forms: 'attack', n: { base: 0, max: 3 }, until: 'combat' }],
    },
  },
  'idea-of-fire': {
    family: 'monster',
    deck: 'FB',
    cost: 6,
    playtime: 'dungeonlord',
    categories: ['ember', 'spirit'],
    forms: banner('G5s S2c'),
    life: 2,
    standing: [
      {
        is: 'hit',
        forms: ['magic'],
        effects: [
          { do: 'wound', who: 'target', n: 1 },
          { do: 'discard', what: 'hand', who: 'target', n: 1, by: 'random' },
        ],
      },
    ],
    special: {
      peril: 0,
      effects: [{ do: 'threat', who: 'all-here', threat: { score: 'speed', target: 7 }, fail: [{ do: 'wound', who: 'roller', n: 1 }] }],
    },
  },
  'clerk-of-works': {
    family: 'monster',
    deck: 'FB',
    cost: 4,
    playtime: 'dungeonlord',
    categories: ['smith', 'folk'],
    forms: banner('M2c G4s'),
    life: 2,
    standing: [],
    special: { peril: 2, effects: [{ do: 'swap-quest', of: 'target' }] },
  },
  'night-shift-paymaster': {
    family: 'monster',
    deck: 'FB',
    cost: 4,
    playtime: 'dungeonlord',
    categories: ['smith', 'folk'],
    forms: banner('M4s S1c'),
    life: 2,
    standing: [
      {
        is: 'hit',
        forms: ['melee'],
        effects: [{ do: 'choose', by: 'you', of: [[{ do: 'wound', who: 'target', n: 1 }], [{ do: 'take-glory', from: 'target', n: 2 }]] }],
      },
      { is: 'score', forms: ['melee'], n: 1, in: 'combat', when: { if: 'ally-near', any: ['smith'] } },
    ],
  },
} as const satisfies Readonly<Record<string, Monster>>;
