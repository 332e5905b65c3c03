// Owns the order in which effects that conflict in time are resolved.

import type { Family } from '../content/types.ts';

/**
 * DGN-ORDER-01, the one table. What is set off at the same time is sorted by it (`triggers.ts`); the procedures do what lies further down
 * in its order: a step (`walk.ts`) from the exit to the effect of the space, a combat (`combat.ts`) from the Encounter to the counter-attack roll.
 */
export const ORDER = [
  ...(['boon', 'treasure', 'bane'] as const),
  ...(['exit', 'movement', 'enters', 'collected', 'space'] as const),
  ...(['encounter', 'attack-roll', 'counter-attack-roll', 'quest'] as const),
] as const;
export type Rank = (typeof ORDER)[number];

/** Where an Adventure card stands. A hero's special ability stands with the Boons. */
export const RANK_OF: Readonly<Record<Family, Rank>> = {
  boon: 'boon',
  treasure: 'treasure',
  bane: 'bane',
  monster: 'encounter',
  trap: 'encounter',
};

export const inOrder = <T extends { readonly rank: Rank }>(list: readonly T[]): readonly T[] =>
  list.toSorted((one, other) => ORDER.indexOf(one.rank) - ORDER.indexOf(other.rank));
