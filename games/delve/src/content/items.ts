// Owns the items: their uses, their window and what they do; their names and sentences are text.

import { keysOf } from '@undercroft/kernel';
import type { Item } from './types.ts';

export const ITEMS = {
  gaff: { uses: 3, window: 'AFTER-ROLL', effect: { do: 'bonus', skill: 'ATK', n: 2 } },
  nails: { uses: 2, window: 'ROUND-START', effect: { do: 'fill', n: 1 } },
  hammer: { uses: 2, window: 'AFTER-PASS', effect: { do: 'fill-on-pass', of: 'attack', n: 1 } },
  firepot: { uses: 1, window: 'ROUND-START', effect: { do: 'fill', n: 2 } },
  whet: { uses: 1, window: 'ROUND-START', effect: { do: 'weaken', what: 'def', n: 1 } },
  oar: { uses: 3, window: 'AFTER-ROLL', effect: { do: 'bonus', skill: 'DEF', n: 2 } },
  cork: { uses: 2, window: 'DAMAGE', effect: { do: 'reduce-loss', n: 1 } },
  buckler: { uses: 2, window: 'AFTER-PASS', effect: { do: 'fill-on-pass', of: 'guard', n: 1 } },
  smoke: { uses: 2, window: 'ROUND-START', effect: { do: 'no-guard' } },
  fork: { uses: 1, window: 'ROUND-START', effect: { do: 'weaken', what: 'atk', n: 1 } },
  slippers: { uses: 3, window: 'AFTER-ROLL', effect: { do: 'bonus', skill: 'AGL', n: 2 } },
  lens: { uses: 3, window: 'AFTER-ROLL', effect: { do: 'bonus', skill: 'WIT', n: 2 } },
  storm: { uses: 2, window: 'AFTER-ROLL', effect: { do: 'auto-pass', skills: ['AGL', 'WIT'] } },
  key: { uses: 1, window: 'ON-CLEAR', effect: { do: 'open-reward' } },
  seal: { uses: 2, window: 'AFTER-ROLL', effect: { do: 'reroll-die' } },
  charm: { uses: 1, window: 'AFTER-ROLL', effect: { do: 'reroll-check' } },
  knuckle: { uses: 2, window: 'AFTER-ROLL', effect: { do: 'turn-die', face: 6 } },
  heron: { uses: 2, window: 'BEFORE-ROLL', effect: { do: 'roll-as', mode: '+2' } },
  bread: { uses: 2, window: 'ROUND-END', effect: { do: 'recover', n: 1 } },
  draught: { uses: 1, window: 'ON-CLEAR', effect: { do: 'recover-room', most: 3 } },
  wick: { uses: 1, window: 'DAMAGE', effect: { do: 'stay-alive' } },
  prism: { uses: 2, window: 'AFTER-ROLL', effect: { do: 'recolour-gem' } },
  manual: { uses: 1, window: 'BETWEEN', effect: { do: 'learn', in: ['AGL', 'WIT'] } },
  mask: { uses: 1, window: 'BETWEEN', effect: { do: 'learn', in: ['ATK', 'DEF'] } },
  rope: { uses: 1, window: 'DRAW', effect: { do: 'redraw' } },
  spy: { uses: 2, window: 'BETWEEN', effect: { do: 'look', n: 2 } },
  chalk: { uses: 2, window: 'PLACE', effect: { do: 'add-exit' } },
  almanac: { uses: null, window: 'PASSIVE', effect: { do: 'clear-bonus', n: 1 } },
  button: { uses: null, perEncounter: 1, window: 'AFTER-ROLL', effect: { do: 'nudge-die', by: 1 } },
} as const satisfies Record<string, Item>;

export type ItemId = keyof typeof ITEMS;
export const ITEM_IDS = keysOf<ItemId>(ITEMS);
