// Owns the list of all procedures of the game.

import { COMBAT_PROCEDURES } from './combat.ts';
import { build } from './build.ts';
import { discardPhase, heroPhase, main, reset, turn } from './game.ts';
import { EFFECT_PROCEDURES } from './effects.ts';
import { drawCards, drawOne } from './draw.ts';
import { GRADE_PROCEDURES } from './grades.ts';
import { hurt } from './hurt.ts';
import { lordPhase } from './lord.ts';
import { lurk, moment, triggers } from './calls.ts';
import './lurk.ts';
import './moment.ts';
import { PLAY_PROCEDURES } from './play.ts';
import { link } from './portal.ts';
import { QUEST_PROCEDURES } from './quests.ts';
import { rebear, rebirth } from './options-reborn.ts';
import { tipOver } from './options-tip.ts';
import { rise } from './rise.ts';
import { SETUP_PROCEDURES } from './setup.ts';
import { dieOnly, threat } from './threat.ts';
import { arrive, enter, passThrough, stepOut } from './walk.ts';
import { fired } from './triggers.ts';
import { upkeep } from './upkeep.ts';
import { wound } from './wounds.ts';

export const ALL_PROCEDURES = [
  main,
  ...SETUP_PROCEDURES,
  turn,
  reset,
  build,
  heroPhase,
  discardPhase,
  rise,
  rebirth,
  rebear,
  tipOver,
  threat,
  dieOnly,
  enter,
  stepOut,
  passThrough,
  wound,
  hurt,
  moment,
  arrive,
  lordPhase,
  lurk,
  triggers,
  fired,
  upkeep,
  ...PLAY_PROCEDURES,
  ...COMBAT_PROCEDURES,
  ...EFFECT_PROCEDURES,
  ...QUEST_PROCEDURES,
  ...GRADE_PROCEDURES,
  drawCards,
  drawOne,
  link,
] as const;
