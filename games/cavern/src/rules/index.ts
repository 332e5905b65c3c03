// Owns the list of all procedures of the game.

import { ACTIVATE_PROCEDURES } from './activate.ts';
import { EFFECT_PROCEDURES } from './effects.ts';
import { FOE_PROCEDURES } from './foes.ts';
import { GAME_PROCEDURES } from './game.ts';
import { HERO_PROCEDURES } from './hero-phase.ts';
import { hurt } from './hurt.ts';
import { LAY_PROCEDURES } from './lay.ts';
import { POWER_PROCEDURES } from './powers.ts';
import { REACTION_PROCEDURES } from './react.ts';
import { SETUP_PROCEDURES } from './setup.ts';
import { SUMMON_PROCEDURES } from './summon.ts';
import { TREASURE_PROCEDURES } from './treasure.ts';
import { VILLAIN_PROCEDURES } from './villain-phase.ts';

export const ALL_PROCEDURES = [
  ...GAME_PROCEDURES,
  ...SETUP_PROCEDURES,
  ...HERO_PROCEDURES,
  ...LAY_PROCEDURES,
  ...SUMMON_PROCEDURES,
  ...VILLAIN_PROCEDURES,
  ...ACTIVATE_PROCEDURES,
  ...FOE_PROCEDURES,
  ...EFFECT_PROCEDURES,
  ...POWER_PROCEDURES,
  ...TREASURE_PROCEDURES,
  ...REACTION_PROCEDURES,
  hurt,
] as const;
