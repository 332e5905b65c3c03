// Owns by which rule something is told where the two editions have one each, or where in one of them only the card says so.

import { isEdition, type Board } from '../state.ts';

/** The rule of the edition that is played. */
export const cited = <Old extends string, New extends string>(board: Board, old: Old, now: New): Old | New =>
  isEdition(board, '2.1') ? old : now;
