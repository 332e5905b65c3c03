// Owns the objects that adventures and options put on the table.

import type { ThingCard, ThingKind } from './types.ts';

const carried: ThingCard = { ac: 0, hp: 0, blocks: false, carried: true };

export const THING_CARDS: Readonly<Record<ThingKind, ThingCard>> = {
  lamp: carried,
  miner: carried,
  crystal: carried,
  heart: { ac: 12, hp: 3, blocks: true, carried: false },
  /** CAV-EDGE-04. */
  fissure: { ac: 13, hp: 3, blocks: false, carried: false },
};
/** CAV-EDGE-03: the rolls for which the fissures spawn. */
export const FISSURES: readonly (readonly [least: number, most: number])[] = [
  [1, 5],
  [6, 10],
  [11, 15],
  [16, 20],
];
