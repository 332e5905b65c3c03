// Owns the list of every question the game can ask, for the texts and the tests.

import { heroTurn } from './hero.ts';
import * as play from './play.ts';
import { closeEdge, firstPlayer, keepItems, takeAlly, takeHero, takePowers } from './setup.ts';

const { react, settle, stride, aim, extraAttack, whichItem, ownItem, keepTreasure, cancelEncounter, levelUp } = play;
const { exploreEdge, leaveCavern, lightShrine, pickHero, flipPower, branch, loseItem, shove, landing, spotTrap, orderTiles } = play;

export const DECISIONS = {
  takeHero,
  takePowers,
  takeAlly,
  firstPlayer,
  keepItems,
  closeEdge,
  heroTurn,
  react,
  settle,
  stride,
  aim,
  extraAttack,
  whichItem,
  ownItem,
  keepTreasure,
  cancelEncounter,
  levelUp,
  exploreEdge,
  leaveCavern,
  lightShrine,
  pickHero,
  flipPower,
  branch,
  loseItem,
  shove,
  landing,
  spotTrap,
  orderTiles,
} as const;
