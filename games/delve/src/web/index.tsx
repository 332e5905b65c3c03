// Owns what this game gives the page: its board and all that goes with it.

import type { GameBoard } from '@undercroft/web-kit';
import { signOf } from '../board-model/sign.ts';
import type { View } from '../view.ts';
import { signIcon } from './art.ts';
import { Board } from './board.tsx';
import './gems.css';
import './delve.css';
import './delve-map.css';
import { Ending } from './ending.tsx';
import { guide } from './guide.ts';
import { onBoard } from './on-board.ts';
import { motion, sound } from './staging.ts';
import { where } from './where.ts';

const icon: GameBoard<View>['icon'] = (view, _offer, choice) => signIcon(signOf(view, choice));

export const board: GameBoard<View> = { Board, icon, onBoard, motion, sound, Ending, guide, where };
