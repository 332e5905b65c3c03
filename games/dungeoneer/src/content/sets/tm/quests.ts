// Owns the Quests of Thornmarch.

import type { Quest } from '../../types.ts';
import { banner } from '../../write.ts';

export const QUESTS = {
  'heart-of-the-hedge': {
    deck: 'TM',
    grade: 'heroic',
    at: { maps: ['briar-heart'] },
    completion: {
      by: 'slay',
      monster: {
        id: 'hedge-mother',
        categories: ['briar', 'plant'],
        forms: banner('M3s G2c'),
        life: 2,
        standing: [],
        special: {
          peril: 0,
          effects: [{ do: 'threat', who: 'target', threat: { score: 'speed', target: 5 }, fail: [{ do: 'tip', who: 'roller' }] }],
        },
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
  'king-of-tines': {
    deck: 'TM',
    grade: 'heroic',
    at: { maps: ['hollow-oak-court'] },
    completion: {
      by: 'slay',
      monster: {
        id: 'stag-nobody-crowned',
        categories: ['antler', 'folk'],
        forms: banner('M3s G3s S2c'),
        life: 1,
        standing: [{ is: 'hit', forms: ['magic'], effects: [{ do: 'tip', who: 'target' }] }],
      },
    },
    effect: [],
    reward: [
      { do: 'level', who: 'you', n: 1 },
      { do: 'heal', who: 'you', n: 1 },
    ],
    artifact: null,
    dark: false,
  },
  'unring-the-bell': {
    deck: 'TM',
    grade: 'heroic',
    at: { maps: ['drowned-belfry'] },
    completion: { by: 'threat', threat: { score: 'magic', target: 8 }, fail: [{ do: 'tip', who: 'roller' }] },
    effect: [],
    reward: [
      { do: 'level', who: 'you', n: 1 },
      { do: 'glory', who: 'you', n: 2 },
    ],
    artifact: null,
    dark: false,
  },
  'village-that-was-here': {
    deck: 'TM',
    grade: 'heroic',
    at: { terrain: 'forest' },
    search: { target: 7, threat: { score: 'magic', target: 6 } },
    completion: { by: 'threat', threat: { score: 'speed', target: 8 }, fail: [{ do: 'peril', who: 'roller', n: 1 }] },
    effect: [],
    reward: [
      { do: 'level', who: 'you', n: 1 },
      { do: 'heal', who: 'you', n: 1 },
    ],
    artifact: null,
    dark: false,
  },
  'letter-for-the-hanged': {
    deck: 'TM',
    grade: 'heroic',
    at: { maps: ['winters-larder'] },
    completion: { by: 'escort', to: 'gallows-lane', carried: [] },
    effect: [{ is: 'die', n: -1, rolls: ['locked-exit'], of: 'bearer' }],
    reward: [
      { do: 'level', who: 'you', n: 1 },
      { do: 'glory', who: 'you', n: 3 },
    ],
    artifact: null,
    dark: false,
  },
  'dice-with-the-salt-king': {
    deck: 'TM',
    grade: 'heroic',
    at: { maps: ['white-pan', 'drovers-ford'] },
    completion: { by: 'chance', pattern: { dice: 3, need: 'pair-and-higher' } },
    attempt: { price: { glory: 1 }, firstFree: false },
    effect: [],
    reward: [
      { do: 'level', who: 'you', n: 1 },
      { do: 'glory', who: 'you', n: 3 },
    ],
    artifact: null,
    dark: false,
  },
  'the-thorn-circlet': {
    deck: 'TM',
    grade: 'heroic',
    at: { maps: ['hollow-oak-court'] },
    completion: { by: 'sacrifice', prices: [{ life: 2, discard: { what: 'boon-or-treasure', n: 2 } }] },
    effect: [],
    reward: [{ do: 'peril', who: 'you', n: 2 }],
    artifact: [{ is: 'score', forms: ['melee', 'magic'], n: 1 }],
    dark: true,
  },
} as const satisfies Readonly<Record<string, Quest>>;
