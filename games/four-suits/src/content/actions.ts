// Owns the actions of monsters (section 4.12 of the specification), written short for the tables of species and bosses.

import type { Action, Ai, Energy, Grade, StatusId, With } from './types.ts';

export const strike = (ai: Ai, more: With = {}): Action => ({
  kind: 'arms',
  effects: [{ do: 'attack', who: 'pick', range: 'melee', ai, with: more }],
});
export const shot = (ai: Ai, more: With = {}): Action => ({
  kind: 'arms',
  effects: [{ do: 'attack', who: 'pick', range: 'ranged', ai, with: more }],
});
export const drain = (ai: Ai): Action => strike(ai, { drains: true });
/** CRD-AI-12: the second target uses the rank of a newly drawn card. */
export const twice = (ai: Ai): Action => ({ kind: 'arms', effects: [{ do: 'attack', who: 'pick', n: 2, range: 'melee', ai }] });
export const ray = (element: Energy, ai: Ai): Action => ({
  kind: 'energy',
  effects: [{ do: 'damage', who: 'pick', element, grade: 'min', ai }],
});
export const burst = (element: Energy): Action => ({ kind: 'energy', effects: [{ do: 'damage', who: 'foes', element, grade: 'min' }] });
export const wave = (element: Energy): Action => ({
  kind: 'energy',
  effects: [{ do: 'damage', who: 'foes', element, grade: 'min', mult: -1 }],
});
export const hex = (status: StatusId, grade: Grade, ai: Ai): Action => ({
  kind: 'hex',
  effects: [{ do: 'hex', who: 'pick', status, grade, ai }],
});
export const blight = (ai: Ai): Action => ({ kind: 'hex', effects: [{ do: 'unheal', who: 'pick', grade: 'min', ai }] });
export const aid = (grade: Grade): Action => ({ kind: 'grace', effects: [{ do: 'heal', who: 'weakest-ally', grade }] });
export const gain = (status: StatusId): Action => ({ kind: 'grace', effects: [{ do: 'add', who: 'self', marks: [status] }] });
export const grant = (status: StatusId): Action => ({ kind: 'grace', effects: [{ do: 'add', who: 'picked-ally', marks: [status] }] });
export const SWEEP: Action = { kind: 'arms', effects: [{ do: 'attack', who: 'near-foes', range: 'melee' }] };
export const GUARD: Action = { kind: 'none', effects: [{ do: 'add', who: 'self', marks: ['defending'] }] };
export const WAIT: Action = { kind: 'none', effects: [] };
