// Owns the shape of the hints of a first campaign: one sentence or two, each shown once at its moment.

import type { Language } from '@undercroft/presentation';
import { hints as en } from './en/hints.ts';
import { hints as ja } from './ja/hints.ts';
import { hints as nl } from './nl/hints.ts';

export type HintKey =
  | 'quest'
  | 'kit'
  | 'gate'
  | 'floor'
  | 'suits'
  | 'rows'
  | 'save'
  | 'room'
  | 'loot'
  | 'foes'
  | 'order'
  | 'king'
  | 'aces'
  | 'attack'
  | 'suit-mult'
  | 'far'
  | 'monster'
  | 'tech'
  | 'kneel'
  | 'status'
  | 'flee'
  | 'win'
  | 'level'
  | 'level-card'
  | 'learn'
  | 'hurt'
  | 'back'
  | 'lair'
  | 'boss'
  | 'town'
  | 'recruit'
  | 'over';
export type GuideWords = Readonly<Record<HintKey, string>>;
export const HINTS: Readonly<Record<Language, GuideWords>> = { en, nl, ja };
