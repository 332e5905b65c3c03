// Owns what this game gives the page: its board and all that goes with it.

import type { GameBoard } from '@undercroft/web-kit';
import type { View } from '../view.ts';
import { actIcon } from './act-icons.ts';
import { Board } from './board.tsx';
import './board.css';
import './map.css';
import { Ending } from './ending.tsx';
import { guide } from './guide.ts';
import { onBoard } from './on-board.ts';
import { motion, sound, throws } from './staging.ts';
import { place } from './place.ts';
import { where } from './where.ts';

export const board: GameBoard<View> = {
  Board,
  places: ['offers', 'log', 'seats'],
  open: true,
  icon: actIcon,
  onBoard,
  motion,
  throws,
  sound,
  Ending,
  guide,
  where,
  place,
};
