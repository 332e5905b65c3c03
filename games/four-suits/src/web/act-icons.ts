// Owns the icon of a suggested answer: the picture of what it uses, or of the act itself.

import { isKeyOf } from '@undercroft/kernel';
import type { GameBoard } from '@undercroft/web-kit';
import type { View } from '../view.ts';
import { hasPicture, iconOf, signOf } from './art.ts';
import type { IconName } from './icon-names.ts';

const ACTS: Readonly<Record<string, IconName>> = {
  attack: 'broadsword',
  defend: 'round-shield',
  flee: 'run',
  rearrange: 'switch-weapon',
  pass: 'night-sleep',
  move: 'footprint',
  level: 'upgrade',
  depart: 'dungeon-gate',
  leave: 'doorway',
  buy: 'two-coins',
  sell: 'two-coins',
  repack: 'knapsack',
  learn: 'spell-book',
};

export const actIcon: NonNullable<GameBoard<View>['icon']> = (_view, _offer, choice) => {
  const { technique, item, act } = choice;
  const named = typeof technique === 'string' ? `technique:${technique}` : typeof item === 'string' ? `item:${item}` : '';
  if (hasPicture(named)) return iconOf(named);
  return typeof act === 'string' && isKeyOf(ACTS, act) ? signOf(ACTS[act] ?? 'broadsword') : null;
};
