// Owns the English words that stand alone: conditions, tokens, tracks, phases and directions.

import type { Condition, ThingKind, Token, Track } from '../../../content/types.ts';
import type { Phase } from '../../../state.ts';

export const MARKS: Readonly<Record<Condition | Token, string>> = {
  immobilized: 'Immobilized',
  poisoned: 'Poisoned',
  slowed: 'Slowed',
  dazed: 'Dazed',
  pinned: 'Pinned',
  drowsy: 'Drowsy',
};
export const TRACKS: Readonly<Record<Track, string>> = { spore: 'spore track', water: 'water track', strain: 'Strain' };
export const PHASES: Readonly<Record<Phase, string>> = {
  setup: 'Setting up',
  hero: 'Hero Phase',
  exploration: 'Exploration Phase',
  villain: 'Villain Phase',
};
/** North, east, south, west. */
export const SIDES = ['north', 'east', 'south', 'west'] as const;
export const THINGS: Readonly<Record<ThingKind, string>> = {
  lamp: 'the lamp',
  miner: 'a miner',
  heart: 'a Bloom Heart',
  crystal: 'a crystal',
  fissure: 'a fissure',
};
