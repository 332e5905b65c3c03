// The table of contents of Four Suits: everything the engine needs to know, and where it is.

import type { Game } from '@undercroft/kernel';
import { events } from './events/index.ts';
import type { FourSuits } from './four-suits.ts';
import { fromFirst, fromSecond, fromThird } from './migrations.ts';
import { ended, returns } from './outcome.ts';
import { ALL_PROCEDURES, main } from './rules/main.ts';
import { checkSetup } from './setup.ts';
import { copyBoard, newBoard } from './state.ts';
import { view } from './view.ts';

/** CRD-CARDS-18: all chance is asked for, and recorded; in a test it is a script. */
export const game: Game<FourSuits> = {
  id: 'four-suits',
  rulesVersion: 4,
  migrations: { 1: fromFirst, 2: fromSecond, 3: fromThird },
  bound: 200_000,
  checkSetup,
  seats: ({ players }) => players,
  begin: newBoard,
  main,
  procedures: ALL_PROCEDURES,
  events,
  copy: copyBoard,
  view,
  ended,
  returns,
  // Nothing on the table is decided that somebody does not know.
  hidden: () => [],
};

export type { FourSuits } from './four-suits.ts';
