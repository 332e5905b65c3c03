// Owns the list of all procedures of the game.

import { beginCompletion, buildDecks, lookAtTop, putOneBack, rebuildDeck } from './decks.ts';
import { commitCheck, dice, followPass, prepareCheck } from './dice.ts';
import { encounter, resolve } from './encounter.ts';
import { character, entrance, game } from './game.ts';
import { loseGem, loseHealth, settle, takeLoss } from './losses.ts';
import { opening, startTest } from './opening.ts';
import { place } from './place.ts';
import { checked, experience, onClear, take, takeOne } from './rewards.ts';
import { inTurn, round, testInTurn } from './round.ts';

export const ALL_PROCEDURES = [
  game,
  character,
  entrance,
  buildDecks,
  rebuildDeck,
  lookAtTop,
  putOneBack,
  beginCompletion,
  encounter,
  resolve,
  place,
  opening,
  startTest,
  round,
  inTurn,
  testInTurn,
  dice,
  prepareCheck,
  commitCheck,
  followPass,
  settle,
  takeLoss,
  loseHealth,
  loseGem,
  onClear,
  checked,
  take,
  takeOne,
  experience,
] as const;
