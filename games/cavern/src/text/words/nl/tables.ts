// Owns the Dutch words that stand alone: conditions, tokens, tracks, phases and directions.

import type { Condition, ThingKind, Token, Track } from '../../../content/types.ts';
import type { Phase } from '../../../state.ts';

export const MARKS: Readonly<Record<Condition | Token, string>> = {
  immobilized: 'vastgezet',
  poisoned: 'vergiftigd',
  slowed: 'vertraagd',
  dazed: 'verdoofd',
  pinned: 'vastgepind',
  drowsy: 'slaperig',
};
export const TRACKS: Readonly<Record<Track, string>> = {
  spore: 'het sporenspoor',
  water: 'het waterspoor',
  strain: 'het aantal wrikfiches',
};
export const PHASES: Readonly<Record<Phase, string>> = {
  setup: 'Opzetten',
  hero: 'Heldenfase',
  exploration: 'Verkenfase',
  villain: 'Schurkenfase',
};
/** North, east, south, west. */
export const SIDES = ['noord', 'oost', 'zuid', 'west'] as const;
export const THINGS: Readonly<Record<ThingKind, string>> = {
  lamp: 'de lamp',
  miner: 'een mijnwerker',
  heart: 'een bloeihart',
  crystal: 'een kristal',
  fissure: 'een spleet',
};
