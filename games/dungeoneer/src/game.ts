// The table of contents of Dungeoneer: everything the engine needs to know, and where it is.

import { SAME_PLAY, type Game } from '@undercroft/kernel';
import { fromSecond, fromThird } from './migrations.ts';
import type { Dungeoneer } from './dungeoneer.ts';
import { events } from './events/index.ts';
import { hidden } from './hidden.ts';
import { ended, returns } from './outcome.ts';
import { main } from './rules/game.ts';
import { ALL_PROCEDURES } from './rules/index.ts';
import { checkSetup } from './setup.ts';
import { copyBoard, newBoard } from './state.ts';
import { view } from './view.ts';

export const game: Game<Dungeoneer> = {
  id: 'dungeoneer',
  rulesVersion: 4,
  // 1 to 2: steps and locals have other names, and every game plays as it did. 2 to 3, 3 to 4: some rules were carried out wrongly.
  migrations: { 1: SAME_PLAY, 2: fromSecond, 3: fromThird },
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
  hidden,
};

export type { Dungeoneer } from './dungeoneer.ts';
