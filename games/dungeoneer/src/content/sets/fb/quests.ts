// Owns the Quests of The Furnace Below.

import type { Quest } from '../../types.ts';
import { banner } from '../../write.ts';

export const QUESTS = {
  'break-the-glass-hammer': {
    deck: 'FB',
    grade: 'epic',
    at: { maps: ['pattern-vault'] },
    completion: { by: 'slay', monster: { id: 'glass-hammer', categories: ['cast'], forms: banner('M7s G3c'), life: 1, standing: [] } },
    effect: [],
    reward: [
      { do: 'level', who: 'you', n: 1 },
      { do: 'glory', who: 'you', n: 3 },
    ],
    artifact: null,
    dark: false,
  },
  'the-first-idea': {
    deck: 'FB',
    grade: 'epic',
    at: { maps: ['white-heart'] },
    completion: {
      by: 'slay',
      monster: {
        id: 'first-idea',
        categories: ['ember', 'spirit'],
        forms: banner('M3s G5s S2c'),
        life: 2,
        standing: [
          {
            is: 'hit',
            forms: ['magic'],
            effects: [
              { do: 'wound', who: 'target', n: 1 },
              { do: 'discard', what: 'boon', who: 'target', n: 1, by: 'owner' },
            ],
          },
        ],
      },
    },
    effect: [],
    reward: [
      { do: 'level', who: 'you', n: 1 },
      { do: 'glory', who: 'you', n: 4 },
    ],
    artifact: null,
    dark: false,
  },
  'bank-the-fire': {
    deck: 'FB',
    grade: 'epic',
    at: { maps: ['quenching-well'] },
    completion: { by: 'threat', threat: { score: 'magic', target: 9 }, fail: [{ do: 'wound', who: 'roller', n: 1 }] },
    effect: [{ is: 'aura', on: 'on-bearer', any: ['ember'], forms: ['melee', 'magic'], n: 1 }],
    reward: [
      { do: 'level', who: 'you', n: 1 },
      { do: 'glory', who: 'you', n: 3 },
    ],
    artifact: null,
    dark: false,
  },
  'where-number-one-sleeps': {
    deck: 'FB',
    grade: 'epic',
    at: { any: 'room' },
    search: { target: 7, threat: { score: 'magic', target: 6 } },
    completion: { by: 'threat', threat: { score: 'speed', target: 10 }, fail: [{ do: 'peril', who: 'roller', n: 2 }] },
    effect: [],
    reward: [
      { do: 'level', who: 'you', n: 1 },
      { do: 'heal', who: 'you', n: 1 },
      { do: 'glory', who: 'you', n: 2 },
    ],
    artifact: null,
    dark: false,
  },
  'a-live-coal': {
    deck: 'FB',
    grade: 'epic',
    at: { maps: ['white-heart'] },
    completion: {
      by: 'escort',
      to: 'cold-chimney',
      carried: [
        {
          is: 'trigger',
          when: { on: 'reset' },
          effects: [
            {
              do: 'threat',
              who: 'bearer',
              threat: { score: 'magic', target: 6 },
              fail: [
                {
                  do: 'choose',
                  by: 'bearer',
                  of: [[{ do: 'glory', who: 'bearer', n: 2, lose: true }], [{ do: 'wound', who: 'bearer', n: 1 }]],
                },
              ],
            },
          ],
        },
      ],
    },
    effect: [],
    reward: [
      { do: 'level', who: 'you', n: 1 },
      { do: 'glory', who: 'you', n: 4 },
    ],
    artifact: null,
    dark: false,
  },
  'punch-the-clock': {
    deck: 'FB',
    grade: 'epic',
    at: { maps: ['clocking-room', 'tongs-junction'] },
    completion: { by: 'chance', pattern: { dice: 3, need: 'each', n: 5, keep: true } },
    attempt: { price: { glory: 2 }, firstFree: true },
    effect: [],
    reward: [
      { do: 'level', who: 'you', n: 1 },
      { do: 'glory', who: 'you', n: 2 },
    ],
    artifact: null,
    dark: false,
  },
  'be-the-mould': {
    deck: 'FB',
    grade: 'epic',
    at: { maps: ['mould-hall'] },
    completion: {
      by: 'sacrifice',
      prices: [{ discard: { what: 'treasure', n: 2 } }, { discard: { what: 'treasure', n: 1 }, life: 2 }],
    },
    effect: [],
    reward: [{ do: 'peril', who: 'you', n: 3 }],
    artifact: [],
    artifactChoice: [[{ is: 'score', forms: ['melee'], n: 2 }], [{ is: 'score', forms: ['magic'], n: 2 }]],
    dark: true,
  },
} as const satisfies Readonly<Record<string, Quest>>;
