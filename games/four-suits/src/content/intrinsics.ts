// Owns the active intrinsics of jobs (section 3.33 of the specification); the passive ones are asked for by name where they count.

import type { Intrinsic } from './types.ts';

/** CRD-TECH-01: an action that costs no MP. */
export const INTRINSICS = {
  // CRD-JOB-ALCHEMIST-02: it is thrown, so that neither Silence nor Reflect applies.
  flask: { kind: 'none', effects: [{ do: 'damage', who: 'one', element: 'any', grade: 'min' }], once: true },
  'marching-song': { kind: 'none', effects: [{ do: 'sing' }] },
  // CRD-JOB-BERSERKER-02.
  rage: {
    kind: 'arms',
    effects: [
      { do: 'add', who: 'self', marks: ['berserk'] },
      { do: 'attack', who: 'random-foe' },
    ],
  },
  prayer: { kind: 'none', effects: [{ do: 'pray', who: 'allies', n: 'level+force' }] },
  // CRD-JOB-DRUID-02.
  'wild-call': { kind: 'energy', effects: [{ do: 'damage', who: 'random-foe', element: 'drawn', grade: 'min' }] },
  'take-aim': { kind: 'none', effects: [{ do: 'aim' }] },
  sentinel: { kind: 'none', effects: [{ do: 'add', who: 'self', marks: ['defending'] }, { do: 'stand-guard' }] },
  leap: {
    kind: 'arms',
    effects: [
      { do: 'add', who: 'self', marks: ['hidden'] },
      { do: 'await', what: 'attack', mult: 1 },
    ],
  },
  vanish: {
    kind: 'none',
    effects: [
      { do: 'add', who: 'self', marks: ['hidden'] },
      { do: 'await', what: 'transparent', mult: 0 },
    ],
  },
  // CRD-JOB-RANGER-02.
  barrage: { kind: 'arms', effects: [{ do: 'attack', who: 'random-foe', n: 2, with: { mult: -1 } }] },
  'coin-throw': { kind: 'none', effects: [{ do: 'throw', who: 'foes', n: 'level+2' }], gold: 5 },
  steal: { kind: 'none', effects: [{ do: 'rob', who: 'foe' }] },
  // CRD-JOB-WIZARD-02.
  meditate: { kind: 'none', effects: [{ do: 'restore', who: 'self', what: 'mp', n: 'level+will' }] },
} as const satisfies Readonly<Record<string, Intrinsic>>;
