// Owns the icon of a suggested answer: the picture of the power or card it uses.

import { isKeyOf } from '@undercroft/kernel';
import type { GameBoard } from '@undercroft/web-kit';
import type { View } from '../view.ts';
import { iconOf } from './art.ts';
import { PICTURES } from './pictures.ts';

export const actIcon: NonNullable<GameBoard<View>['icon']> = (_view, _offer, choice) => {
  const named = choice['with'] ?? choice['card'] ?? choice['item'];
  return typeof named === 'string' && isKeyOf(PICTURES, named) ? iconOf(named) : null;
};
