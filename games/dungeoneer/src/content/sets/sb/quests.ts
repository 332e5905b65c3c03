// Owns the Quests of Where the Sky Broke.

import type { Quest } from '../../types.ts';
import { banner } from '../../write.ts';

export const QUESTS = {
  'the-missing-horizon': {
    deck: 'SB',
    grade: 'legendary',
    at: { any: 'site' },
    search: { target: 9, threat: { score: 'level', target: 10 } },
    completion: {
      by: 'threat',
      threat: { score: 'level', target: 12 },
      fail: [{ do: 'peril', who: 'roller', n: 1 }],
      failAll: true,
    },
    effect: [],
    reward: [
      { do: 'level', who: 'you', n: 1 },
      { do: 'glory', who: 'you', n: 3 },
      { do: 'heal', who: 'you', n: 1 },
    ],
    artifact: null,
    dark: false,
  },
  'the-bear-that-ate-its-stars': {
    deck: 'SB',
    grade: 'legendary',
    at: { maps: ['the-impact'] },
    completion: {
      by: 'slay',
      monster: {
        id: 'bear',
        categories: ['starbeast'],
        forms: banner('M6s G3c S4c'),
        life: 3,
        standing: [
          {
            is: 'hit',
            forms: ['melee'],
            effects: [
              { do: 'wound', who: 'target', n: 1 },
              { do: 'peril', who: 'target', n: 2 },
            ],
          },
        ],
      },
    },
    effect: [],
    reward: [
      { do: 'level', who: 'you', n: 1 },
      { do: 'glory', who: 'you', n: 5 },
    ],
    artifact: null,
    dark: false,
  },
  'late-for-your-own-arrival': {
    deck: 'SB',
    grade: 'legendary',
    at: { maps: ['empty-observatory'] },
    completion: {
      by: 'slay',
      monster: { id: 'late-self', categories: ['stray'], forms: banner('M=+1s G=+1s S=+1c'), life: 1, standing: [] },
    },
    effect: [],
    reward: [
      { do: 'level', who: 'you', n: 1 },
      { do: 'heal', who: 'you', n: 2 },
    ],
    artifact: null,
    dark: false,
  },
  'small-star-home': {
    deck: 'SB',
    grade: 'legendary',
    at: { maps: ['bog-of-small-lights'] },
    completion: { by: 'escort', to: 'upward-falls', carried: [{ is: 'score', forms: ['magic'], n: 1 }] },
    effect: [],
    reward: [
      { do: 'level', who: 'you', n: 1 },
      { do: 'glory', who: 'you', n: 4 },
    ],
    artifact: null,
    dark: false,
  },
  'sell-your-shadow': {
    deck: 'SB',
    grade: 'legendary',
    at: { maps: ['door-orchard'] },
    completion: { by: 'sacrifice', prices: [{ life: 2, discard: { what: 'boon-or-treasure', n: 2 } }] },
    effect: [],
    reward: [
      { do: 'level', who: 'you', n: 1 },
      { do: 'glory', who: 'you', n: 5 },
      { do: 'peril', who: 'you', n: 3 },
    ],
    artifact: null,
    dark: true,
  },
  'dial-without-numbers': {
    deck: 'SB',
    grade: 'legendary',
    at: { maps: ['empty-observatory'] },
    completion: { by: 'chance', pattern: { dice: 3, need: 'two-add-to-level' } },
    attempt: { price: { glory: 4 }, firstFree: false },
    effect: [
      {
        is: 'trigger',
        when: { on: 'reset' },
        effects: [{ do: 'may', who: 'bearer', price: {}, effects: [{ do: 'shift', how: 'rotate', of: 'one-without-heroes' }] }],
      },
    ],
    reward: [
      { do: 'level', who: 'you', n: 1 },
      { do: 'glory', who: 'you', n: 4 },
    ],
    artifact: null,
    dark: false,
  },
  'splinter-of-the-vault': {
    deck: 'SB',
    grade: 'legendary',
    at: { maps: ['the-impact', 'starfall-furrow'] },
    completion: {
      by: 'threat',
      threat: { score: 'life', target: 11 },
      fail: [{ do: 'wound', who: 'roller', n: 1 }],
      failAll: true,
    },
    effect: [],
    reward: [],
    artifact: [{ is: 'score', forms: 'lowest', n: 2 }],
    dark: false,
  },
} as const satisfies Readonly<Record<string, Quest>>;
