// Owns what this game gives the page: its board and all that goes with it.

import type { GameBoard } from '@undercroft/web-kit';
import type { View } from '../view.ts';
import { actIcon } from './act-icons.ts';
import { Board } from './board.tsx';
import './board.css';
import { isStray } from '../board-model/touch.ts';
import { Ending } from './ending.tsx';
import { guide } from './guide.ts';
import { motion } from './staging.ts';
import { where } from './where.ts';

export const board: GameBoard<View> = {
  Board,
  places: ['offers', 'log', 'seats'],
  open: true,
  icon: actIcon,
  onBoard: (_offer, pick) => pick === 'tiles' || pick === 'tile',
  isStray,
  repeats: ['act', 'aim'],
  motion,
  Ending,
  guide,
  where,
};
