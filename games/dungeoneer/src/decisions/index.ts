// Owns the list of every question the game can ask, for the texts and the tests.

import { chooseEntrance, chooseHero, discard, dodge, heroTurn, placeMap, saveMovement } from './turn.ts';
import { drawFrom } from './draw.ts';
import {
  branch,
  dropSurplus,
  freeStep,
  fromWhom,
  lockExit,
  lookedOrder,
  loseCard,
  may,
  openExit,
  payUpkeep,
  recall,
  shiftMap,
  swapQuest,
  warpTo,
  whichGlobal,
} from './effects.ts';
import { challenge, dungeonlord, givePeril, minionStrikes, putMonster, spaceForm, standIn, takeQuest, trimPack } from './fight.ts';
import { respondTo, special } from './moment.ts';
import { firstEntrance, layMap, newHero, newStart, startFrom } from './options.ts';
import { linkPortal } from './portal.ts';
import { artifactHow, attemptHow, lowestForm, questForm } from './quests.ts';

const TURN = { placeMap, heroTurn, discard, saveMovement, dodge, chooseHero, chooseEntrance };
const MOMENT = { special, respondTo };
const FIGHT = { dungeonlord, challenge, putMonster, trimPack, givePeril, spaceForm, minionStrikes, standIn, takeQuest };
const EFFECTS = { branch, loseCard, warpTo, freeStep, lockExit, recall, swapQuest, whichGlobal, fromWhom };
const CARDS = { shiftMap, openExit, may, lookedOrder, dropSurplus, payUpkeep };
const QUESTS = { attemptHow, questForm, artifactHow, lowestForm };
const OPTIONS = { newHero, newStart, firstEntrance, startFrom, layMap };
const COMBINED = { drawFrom, linkPortal };

export const DECISIONS = { ...TURN, ...MOMENT, ...FIGHT, ...EFFECTS, ...CARDS, ...QUESTS, ...OPTIONS, ...COMBINED } as const;
