// Owns Potions and Tools (sections 4.6 and 4.7 of the specification), from the ace to the king.

import type { Potion, Tool } from './types.ts';

/** CRD-ITEM-07; each is a rule of its own, CRD-POTION-01, CRD-POTION-02, CRD-POTION-03, CRD-POTION-04, CRD-POTION-05, CRD-POTION-06, CRD-POTION-07, CRD-POTION-08, CRD-POTION-09, CRD-POTION-10, CRD-POTION-11, CRD-POTION-12, CRD-POTION-13. */
export const POTIONS = {
  water: { effects: [{ do: 'mend', who: 'ally', n: 10 }] },
  wine: { effects: [{ do: 'restore', who: 'ally', what: 'mp', n: 10 }] },
  // CRD-STATUS-PETRIFY-02.
  salve: { effects: [{ do: 'remove', who: 'fallen', what: 'one', not: ['dead'] }] },
  // CRD-POTION-04: on a Dead target the first, on a living one the second.
  'smelling-salts': {
    effects: [
      { do: 'revive', who: 'fallen' },
      { do: 'remove', who: 'fallen', what: ['stun', 'paralyze', 'confuse'] },
    ],
  },
  invisibility: { effects: [{ do: 'add', who: 'ally', marks: ['transparent'] }] },
  'clear-water': { effects: [{ do: 'mend', who: 'ally', n: 50 }] },
  'sweet-wine': { effects: [{ do: 'restore', who: 'ally', what: 'mp', n: 40 }] },
  ale: { effects: [{ do: 'add', who: 'ally', marks: ['berserk', 'wall'] }] },
  speed: { effects: [{ do: 'add', who: 'ally', marks: ['haste'] }] },
  'heroic-brew': { effects: [{ do: 'add', who: 'ally', marks: ['wall', 'barrier', 'regenerating'] }] },
  'spring-water': { effects: [{ do: 'mend', who: 'ally', n: 120 }] },
  'port-wine': { effects: [{ do: 'restore', who: 'ally', what: 'mp', n: 100 }] },
  // CRD-HEAL-08: the statuses go first.
  elixir: {
    effects: [
      { do: 'remove', who: 'ally', what: 'negative', not: ['dead', 'petrify'] },
      { do: 'mend', who: 'ally', n: 'all' },
      { do: 'restore', who: 'ally', what: 'mp', n: 'all' },
    ],
  },
} as const satisfies Readonly<Record<string, Potion>>;

/** CRD-TOOL-01, CRD-TOOL-02, CRD-TOOL-03, CRD-TOOL-04, CRD-TOOL-05, CRD-TOOL-06, CRD-TOOL-07, CRD-TOOL-08, CRD-TOOL-09, CRD-TOOL-10, CRD-TOOL-11, CRD-TOOL-12, CRD-TOOL-13. What works outside combat is carried out in rules/camp.ts and rules/traps.ts. */
export const TOOLS = {
  key: { use: 'outside', kind: 'none', effects: [] },
  'smoke-bomb': { use: 'combat', kind: 'none', effects: [] },
  torch: { use: 'outside', kind: 'none', effects: [] },
  'trap-kit': { use: 'trap', kind: 'none', effects: [] },
  rope: { use: 'trap', kind: 'none', effects: [] },
  'scroll-of-earth': { use: 'combat', kind: 'energy', effects: [{ do: 'damage', who: 'foes', element: 'earth', grade: 'med' }] },
  'scroll-of-flame': { use: 'combat', kind: 'energy', effects: [{ do: 'damage', who: 'foes', element: 'flame', grade: 'med' }] },
  'scroll-of-water': { use: 'combat', kind: 'energy', effects: [{ do: 'damage', who: 'foes', element: 'water', grade: 'med' }] },
  'scroll-of-wind': { use: 'combat', kind: 'energy', effects: [{ do: 'damage', who: 'foes', element: 'wind', grade: 'med' }] },
  'magic-map': { use: 'outside', kind: 'none', effects: [] },
  'bag-of-holding': { use: 'outside', kind: 'none', effects: [{ do: 'add', who: 'ally', marks: ['holding'] }] },
  'warp-stone': { use: 'outside', kind: 'none', effects: [] },
  'magic-hourglass': { use: 'combat', kind: 'none', effects: [{ do: 'add', who: 'characters', marks: ['quick'] }] },
} as const satisfies Readonly<Record<string, Tool>>;
