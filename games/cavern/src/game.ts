// The table of contents of Cavern: everything the engine needs to know, and where it is.

import type { Game } from '@undercroft/kernel';
import type { Cavern } from './cavern.ts';
import { events } from './events/index.ts';
import { hidden } from './hidden.ts';
import { fromFirst } from './migrations.ts';
import { carry, ended, next, returns } from './outcome.ts';
import { main } from './rules/game.ts';
import { ALL_PROCEDURES } from './rules/index.ts';
import { checkSetup } from './setup.ts';
import { copyBoard, newBoard } from './state.ts';
import { view } from './view.ts';

/** CAV-GEN-12: a position and an answer determine what follows; all chance is asked for, and recorded. */
export const game: Game<Cavern> = {
  id: 'cavern',
  rulesVersion: 2,
  migrations: { 1: fromFirst },
  bound: 100_000,
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
  carry,
  next,
  hidden,
};

export type { Cavern } from './cavern.ts';
