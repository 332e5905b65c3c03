// The table of contents of @@TITLE@@: everything the engine needs to know, and where it is.

import { copyPile, type Game } from '@undercroft/kernel';
import { events } from './events.ts';
import { ended, returns } from './outcome.ts';
import { drawOmen, showOmen } from './rules/omens.ts';
import { main, turn } from './rules/turns.ts';
import { MOST_PLAYERS, MOST_ROUNDS, SETUP } from './setup.ts';
import { newBoard, type @@Type@@ } from './state.ts';
import { view } from './view.ts';

export const game: Game<@@Type@@> = {
  id: '@@name@@',
  rulesVersion: 1,
  migrations: {},
  bound: MOST_PLAYERS * MOST_ROUNDS,
  checkSetup: SETUP.check,
  seats: ({ players }) => players,
  begin: newBoard,
  main,
  procedures: [main, turn, drawOmen, showOmen],
  events,
  copy: (board) => ({
    ...board,
    deck: copyPile(board.deck),
    omens: copyPile(board.omens),
    loot: board.loot.slice(),
    taken: board.taken.map((cards) => cards.slice()),
    spent: board.spent.slice(),
  }),
  view,
  ended,
  returns,
  // What a seat has not seen may be dealt anew by a bot that thinks ahead.
  hidden: ({ deck, omens }) => [{ zones: [...deck, ...omens] }],
};
