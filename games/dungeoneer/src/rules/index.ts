// Owns the list of all procedures of the game.

import { build } from './build.ts';
import { discardPhase, heroPhase, main, reset, turn } from './game.ts';
import { rise } from './rise.ts';
import { SETUP_PROCEDURES } from './setup.ts';
import { threat } from './threat.ts';
import { enter, passThrough, stepOut } from './walk.ts';
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
  threat,
  enter,
  stepOut,
  passThrough,
  wound,
] as const;
