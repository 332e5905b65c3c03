// Owns what this game gives the page: its board and all that goes with it.

import { keysOf } from '@undercroft/kernel';
import type { GameBoard } from '@undercroft/web-kit';
import { HINT_WHEN } from '../board-model/guide.ts';
import { HINTS } from '../text/words/guide-words.ts';
import type { View } from '../view.ts';
import { actIcon } from './act-icons.ts';
import { Board } from './board.tsx';
import './board.css';
import { Ending } from './ending.tsx';
import { motion } from './staging.ts';
import { where } from './where.ts';

export const board: GameBoard<View> = {
  Board,
  places: ['offers', 'log', 'seats'],
  open: true,
  icon: actIcon,
  onBoard: (_offer, pick) => pick === 'tiles' || pick === 'tile',
  motion,
  Ending,
  guide: (text) =>
    keysOf(HINT_WHEN).flatMap((key) => {
      const hint = HINT_WHEN[key];
      if (hint === undefined) return [];
      const said = HINTS[text.language][key];
      return [{ key, when: hint.when, text: () => said, ...(hint.at === undefined ? {} : { at: hint.at }) }];
    }),
  where,
};
