// Owns the icon of a suggested answer: the picture of the card it plays or uses.

import type { GameBoard } from '@undercroft/web-kit';
import { asCard } from '../board-model/card.ts';
import type { View } from '../view.ts';
import { cardPicture } from './art.ts';

export const actIcon: NonNullable<GameBoard<View>['icon']> = (_view, _offer, choice) => {
  const named = choice['card'] ?? choice['source'];
  const card = typeof named === 'string' ? asCard(named) : null;
  return card === null ? null : (cardPicture(card).icon ?? null);
};
