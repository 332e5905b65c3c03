// Owns the list of all decisions of the game.

import {
  askRecruit,
  faceHustler,
  lookAt,
  nextStep,
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
import { aim, fightAct, rearrange, resist, shakeOff } from './fight.ts';

export const DECISIONS = [
  takeJob,
  raiseStats,
  takeQuest,
  askRecruit,
  takeRecruit,
  takeWeapon,
  nextStep,
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
] as const;
