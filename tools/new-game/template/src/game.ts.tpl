// The table of contents of @@TITLE@@: everything the engine needs to know, and where it is.

import { copyPile, type Game } from '@undercroft/kernel';
import { events } from './events.ts';
import { ended, returns } from './outcome.ts';
import { drawOmen, showOmen } from './rules/omens.ts';
import { carry, nameCrew, next } from './rules/story.ts';
import { main, turn } from './rules/turns.ts';
import { checkSetup, MOST_PLAYERS, MOST_ROUNDS } from './setup.ts';
import { newBoard, type @@Type@@ } from './state.ts';
import { view } from './view.ts';

export const game: Game<@@Type@@> = {
  id: '@@name@@',
  rulesVersion: 1,
  migrations: {},
  // A name and a card in each round, for everybody.
  bound: MOST_PLAYERS * (1 + MOST_ROUNDS),
  checkSetup,
  seats: ({ players }) => players,
  begin: newBoard,
  main,
  procedures: [main, turn, drawOmen, showOmen, nameCrew],
  events,
  copy: (board) => ({
    ...board,
    names: board.names.slice(),
    deck: copyPile(board.deck),
    omens: copyPile(board.omens),
    loot: board.loot.slice(),
    taken: board.taken.map((cards) => cards.slice()),
    spent: board.spent.slice(),
  }),
  view,
  ended,
  returns,
  carry,
  next,
  // What a seat has not seen may be dealt anew by a bot that thinks ahead.
  hidden: ({ deck, omens }) => [{ zones: [...deck, ...omens] }],
};
