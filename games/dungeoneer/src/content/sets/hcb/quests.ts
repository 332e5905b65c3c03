// Owns the Quests of the second deck of The Hollow Crown.

import type { Quest } from '../../types.ts';
import { banner } from '../../write.ts';

export const QUESTS = {
  'q-painted-liar': {
    deck: 'HCB',
    grade: 'heroic',
    at: { maps: ['map-gallery-of-heirs'] },
    attempt: { price: null, firstFree: true },
    completion: {
      by: 'threat',
      threat: { score: 'magic', target: 8 },
      fail: [{ do: 'peril', who: 'roller', n: 1 }],
      boost: { discard: 2 },
    },
    effect: [],
    reward: [
      { do: 'level', who: 'you', n: 1 },
      { do: 'glory', who: 'you', n: 1 },
    ],
    artifact: null,
    dark: false,
  },
  'q-ring-of-keys': {
    deck: 'HCB',
    grade: 'heroic',
    at: { maps: ['map-regalia-vault'] },
    attempt: { price: { movement: 2 }, firstFree: true },
    completion: { by: 'threat', threat: { score: 'speed', target: 8 }, fail: [{ do: 'wound', who: 'roller', n: 1 }] },
    effect: [],
    reward: [],
    artifact: [{ is: 'score', forms: ['speed'], n: 1 }],
    dark: false,
  },
  'q-oath-outlived': {
    deck: 'HCB',
    grade: 'heroic',
    at: { maps: ['map-rust-barracks'] },
    completion: {
      by: 'slay',
      monster: {
        id: 'outliving-oath',
        categories: ['oath'],
        forms: banner('M2c G3s'),
        life: 2,
        standing: [
          {
            is: 'hit',
            forms: ['magic'],
            effects: [
              { do: 'wound', who: 'target', n: 1 },
              { do: 'peril', who: 'target', n: 1 },
            ],
          },
        ],
      },
    },
    effect: [],
    reward: [
      { do: 'level', who: 'you', n: 1 },
      { do: 'glory', who: 'you', n: 3 },
    ],
    artifact: null,
    dark: false,
  },
  'q-in-the-walls': {
    deck: 'HCB',
    grade: 'heroic',
    at: { any: 'grim-passage' },
    search: { target: 6, threat: { score: 'magic', target: 6 } },
    completion: {
      by: 'slay',
      monster: { id: 'thing-in-the-walls', categories: ['vermin'], forms: banner('M4c S4s'), life: 1, standing: [] },
    },
    effect: [],
    reward: [
      { do: 'level', who: 'you', n: 1 },
      { do: 'glory', who: 'you', n: 2 },
    ],
    artifact: null,
    dark: false,
  },
  'q-kings-heart': {
    deck: 'HCB',
    grade: 'heroic',
    at: { maps: ['map-embalmers-pantry'] },
    completion: { by: 'escort', to: 'map-bell-well', carried: [{ is: 'score', forms: ['speed'], n: -1 }] },
    effect: [],
    reward: [
      { do: 'level', who: 'you', n: 1 },
      { do: 'heal', who: 'you', n: 2 },
    ],
    artifact: null,
    dark: false,
  },
  'q-name-the-flowers': {
    deck: 'HCB',
    grade: 'heroic',
    at: { maps: ['map-winter-garden'] },
    completion: { by: 'chance', pattern: { dice: 1, need: 'unmarked', marks: 5 } },
    effect: [],
    reward: [
      { do: 'level', who: 'you', n: 1 },
      { do: 'glory', who: 'you', n: 1 },
    ],
    artifact: null,
    dark: false,
  },
  'q-long-mourning': {
    deck: 'HCB',
    grade: 'heroic',
    at: { maps: ['map-bell-well'] },
    completion: { by: 'sacrifice', prices: [{ glory: 8 }] },
    effect: [{ is: 'trigger', when: { on: 'collects', room: true }, effects: [{ do: 'peril', who: 'you', n: 1 }] }],
    reward: [
      { do: 'level', who: 'you', n: 1 },
      { do: 'heal', who: 'you', n: 2 },
      { do: 'peril', who: 'you', n: 2 },
    ],
    artifact: null,
    dark: true,
  },
} as const satisfies Readonly<Record<string, Quest>>;
