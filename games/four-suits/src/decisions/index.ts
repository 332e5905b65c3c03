// Owns the list of all decisions of the game.

import {
  askRecruit,
  faceHustler,
  lookAt,
  placeBet,
  raiseStats,
  takeJob,
  takeQuest,
  takeRecruit,
  takeTile,
  takeWeapon,
  useKit,
  useRope,
} from './camp.ts';
import { nextStep } from './dungeon.ts';
import { aim, fightAct, rearrange, resist, shakeOff } from './fight.ts';
import { repack } from './party.ts';
import { inTown } from './town.ts';

export const DECISIONS = {
  takeJob,
  raiseStats,
  takeQuest,
  askRecruit,
  takeRecruit,
  takeWeapon,
  nextStep,
  inTown,
  repack,
  lookAt,
  takeTile,
  useKit,
  useRope,
  faceHustler,
  placeBet,
  fightAct,
  aim,
  resist,
  shakeOff,
  rearrange,
} as const;
