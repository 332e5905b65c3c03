// Owns the list of all procedures of the game.

import { beginCompletion, buildDecks, lookAtTop, rebuildDeck } from './decks.ts';
import { dice } from './dice.ts';
import { encounter, resolve } from './encounter.ts';
import { character, entrance, game } from './game.ts';
import { loseGem, loseHealth, settle } from './losses.ts';
import { opening } from './opening.ts';
import { place } from './place.ts';
import { checked, experience, onClear, take } from './rewards.ts';
import { inTurn, round } from './round.ts';

export const ALL_PROCEDURES = [
  game,
  character,
  entrance,
  buildDecks,
  rebuildDeck,
  lookAtTop,
  beginCompletion,
  encounter,
  resolve,
  place,
  opening,
  round,
  inTurn,
  dice,
  settle,
  loseHealth,
  loseGem,
  onClear,
  checked,
  take,
  experience,
] as const;
