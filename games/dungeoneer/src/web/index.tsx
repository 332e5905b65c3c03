// Owns what this game gives the page: its board and all that goes with it.

import type { SeatOffer } from '@undercroft/table';
import type { GameBoard } from '@undercroft/web-kit';
import { Board } from './board.tsx';
import './board.css';
import './map.css';
import './fight.css';
import './motion.css';
import './ending.css';
import { Ending } from './ending.tsx';
import { guide } from './guide.ts';
import { throws } from '../board-model/staged.ts';
import { milestones, moment } from './moments.ts';
import { onBoard } from './on-board.ts';
import { actIcon } from './act-icons.ts';
import { motion, sound } from './staging.ts';
import type { View } from '../view.ts';
import { where } from './where.ts';

/** What throws dice is thrown by whoever plays: of single answers only the end of a phase gives itself. */
const byHand = ({ node }: Pick<SeatOffer, 'node'>): boolean => node.options[0] !== 'end';

export const board: GameBoard<View> = {
  Board,
  places: ['offers', 'log', 'seats'],
  icon: actIcon,
  onBoard,
  byHand,
  motion,
  throws,
  sound,
  moment,
  milestones,
  Ending,
  guide,
  where,
};
