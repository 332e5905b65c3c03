// Owns the icons of the board: of forms, families and what lies on a space.

import type { IconData } from '@undercroft/web-kit';
import type { CardFamily } from '../board-model/card.ts';
import type { ICON_NAMES } from '../board-model/icon-names.ts';
import type { Obstacle, Score } from '../content/types.ts';
import { ICONS } from '../generated/icons-board-model.ts';

export const signOf = (name: (typeof ICON_NAMES)[number]): IconData => ICONS[name];

export const SCORE_SIGNS: Readonly<Record<Score, IconData>> = {
  melee: ICONS.broadsword,
  magic: ICONS['magic-swirl'],
  speed: ICONS.wingfoot,
  life: ICONS.hearts,
  level: ICONS.crown,
};

export const FAMILY_SIGNS: Readonly<Record<CardFamily, IconData>> = {
  boon: ICONS.prayer,
  treasure: ICONS['open-chest'],
  bane: ICONS['cracked-mask'],
  monster: ICONS['dread-skull'],
  trap: ICONS['wolf-trap'],
  quest: ICONS['scroll-unfurled'],
  hero: ICONS['visored-helm'],
  map: ICONS['dungeon-gate'],
};

export const OBSTACLE_SIGNS: Readonly<Record<Obstacle['kind'], IconData>> = {
  pit: ICONS.hole,
  spikes: ICONS.spikes,
  hazard: ICONS['hazard-sign'],
};
