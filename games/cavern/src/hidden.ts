// Owns what a seat may not know, for searches that deal it anew: the order of the decks, and what lies where in the stack.

import type { HiddenPool } from '@undercroft/kernel';
import { TILE_IDS, tileOf } from './content/cards.ts';
import type { Board } from './state.ts';

const NAMED = new Set<string>(TILE_IDS.filter((id) => tileOf(id).kind === 'named'));

/** In which part of the stack a named tile lies is no secret (CAV-STACK-02). */
export const hidden = ({ monsters, encounters, treasures, stack, looked }: Board): readonly HiddenPool[] => [
  { zones: monsters.draw },
  { zones: encounters.draw },
  { zones: treasures.draw },
  { zones: [...stack, ...looked], holds: (tile) => !NAMED.has(tile) },
];
