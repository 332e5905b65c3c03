// Owns the Quests of the first deck of The Hollow Crown.

import type { Quest } from '../../types.ts';
import { banner } from '../../write.ts';

export const QUESTS = {
  'q-two-signatures': {
    deck: 'HCA',
    grade: 'heroic',
    at: { maps: ['map-hall-of-seals'] },
    completion: { by: 'threats', scores: ['melee', 'magic', 'speed'], target: 8, steps: 2, fail: [{ do: 'peril', who: 'roller', n: 1 }] },
    effect: [],
    reward: [
      { do: 'level', who: 'you', n: 1 },
      { do: 'glory', who: 'you', n: 3 },
      { do: 'peril', who: 'you', n: 2 },
    ],
    artifact: null,
    dark: true,
  },
  'q-fourteenth-step': {
    deck: 'HCA',
    grade: 'heroic',
    at: { any: 'room' },
    search: { target: 9, threat: { score: 'magic', target: 7 } },
    completion: { by: 'threat', threat: { score: 'speed', target: 8 }, fail: [{ do: 'tip', who: 'roller' }] },
    effect: [],
    reward: [
      { do: 'level', who: 'you', n: 1 },
      { do: 'heal', who: 'you', n: 1 },
    ],
    artifact: null,
    dark: false,
  },
  'q-dancing-master': {
    deck: 'HCA',
    grade: 'heroic',
    at: { maps: ['map-ossuary-ballroom'] },
    completion: {
      by: 'slay',
      monster: {
        id: 'dancing-master',
        categories: ['courtier'],
        forms: banner('M3s S4s'),
        life: 2,
        standing: [
          {
            is: 'hit',
            forms: ['speed'],
            effects: [
              { do: 'wound', who: 'target', n: 1 },
              { do: 'tip', who: 'target' },
            ],
          },
        ],
      },
    },
    effect: [],
    reward: [
      { do: 'level', who: 'you', n: 1 },
      { do: 'glory', who: 'you', n: 2 },
    ],
    artifact: null,
    dark: false,
  },
  'q-cook': {
    deck: 'HCA',
    grade: 'heroic',
    at: { maps: ['map-drowned-kitchens'] },
    completion: { by: 'slay', monster: { id: 'tireless-cook', categories: ['courtier'], forms: banner('M4s G1c'), life: 2, standing: [] } },
    effect: [{ is: 'cheaper', for: 'attacks-on-bearer', any: ['vermin'], n: 1, least: 1 }],
    reward: [
      { do: 'level', who: 'you', n: 1 },
      { do: 'heal', who: 'you', n: 2 },
    ],
    artifact: null,
    dark: false,
  },
  'q-smallest-heir': {
    deck: 'HCA',
    grade: 'heroic',
    at: { maps: ['map-oubliette'] },
    completion: { by: 'escort', to: 'map-gilded-chapel', carried: [{ is: 'score', forms: ['speed'], n: -1 }] },
    effect: [],
    reward: [
      { do: 'level', who: 'you', n: 1 },
      { do: 'glory', who: 'you', n: 2 },
    ],
    artifact: null,
    dark: false,
  },
  'q-late-prince': {
    deck: 'HCA',
    grade: 'heroic',
    at: { maps: ['map-drowned-kitchens', 'map-oubliette'] },
    attempt: { price: { glory: 1, movement: 1 }, firstFree: false },
    completion: { by: 'chance', pattern: { dice: 2, need: 'total', n: 9 } },
    effect: [],
    reward: [
      { do: 'level', who: 'you', n: 1 },
      { do: 'glory', who: 'you', n: 3 },
    ],
    artifact: null,
    dark: false,
  },
  'q-hollow-crown': {
    deck: 'HCA',
    grade: 'heroic',
    at: { maps: ['map-absent-throne'] },
    completion: { by: 'sacrifice', prices: [{ discard: { what: 'boon-or-treasure', n: 3 }, peril: 2 }] },
    effect: [],
    reward: [],
    artifact: [{ is: 'score', forms: ['melee', 'magic'], n: 1 }],
    dark: false,
  },
} as const satisfies Readonly<Record<string, Quest>>;
