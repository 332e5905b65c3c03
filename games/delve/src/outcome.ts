// Owns how a game ends: when it is over, and what it counts.

import type { Board } from './state.ts';

export const ended = (board: Board): boolean => board.ended;
/** 1 for a victory, 0 for a failure. */
export const returns = (board: Board): readonly number[] => [board.result === 'victory' ? 1 : 0];
