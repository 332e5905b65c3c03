// Owns how a position that was saved under earlier rules goes on under those of today.

import { isRecord, type Saved } from '@undercroft/kernel';

/** 1 to 2: a table says when somebody is asked for a reaction; one that was begun before is asked as it was. */
export const fromFirst = (saved: Saved): Saved => {
  const { board } = saved;
  if (!('setup' in board) || !isRecord(board.setup)) return saved;
  return { ...saved, board: { ...board, setup: { ...board.setup, reactions: 'every' } } };
};
