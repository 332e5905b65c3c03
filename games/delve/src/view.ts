// Owns what the player may see: the table, how many cards lie in each deck, and what is known of them.

import { knownIn, maskOf, pileSeenBy, pileSize, type Seat } from '@undercroft/kernel';
import type { CardId } from './content/cards.ts';
import { LEVELS, type Level } from './content/types.ts';
import { cardsWanted } from './queries/decks.ts';
import { reckoned, type Reckoned } from './queries/reckoned.ts';
import { scoreOf } from './queries/score.ts';
import { copyTable, ME, type Board, type Table } from './state.ts';

export interface DecksView {
  readonly impending: number;
  readonly future: number;
  readonly reserve: number;
  readonly discard: readonly CardId[];
  readonly victory: readonly CardId[];
  readonly unplaced: readonly CardId[];
  /** DLV-DECK-20: cards known to be among the impending, in no order. */
  readonly known: readonly CardId[];
  /** The impending deck from the top as far as it is known: a card's name, or how many unknown cards. */
  readonly order: readonly (string | number)[];
  /** In SPYGLASS: the cards being looked at. */
  readonly looking: readonly CardId[];
}

export interface View extends Table {
  readonly decks: DecksView;
  readonly score: number;
  /** Unique encounters of the full game still ahead, this one not counted. */
  readonly ahead: Readonly<Record<Level, number>>;
  /** Figures that follow from the rules, so that whoever shows the table derives none. */
  readonly reckoned: Reckoned;
}

export function view(board: Board, seat: Seat): View {
  const { decks } = board;
  const mine = maskOf(seat === ME ? ME : -1);
  const ahead = { 1: 0, 2: 0, 3: 0, B: 0 };
  for (const level of LEVELS) ahead[level] = level === 1 ? 0 : Math.max(0, cardsWanted(board.setup, level) - board.cleared[level]);
  return {
    ...copyTable(board),
    decks: {
      impending: pileSize(decks.impending),
      future: pileSize(decks.future),
      reserve: decks.reserve.cards.length,
      discard: decks.discard.slice(),
      victory: decks.victory.slice(),
      unplaced: decks.unplaced.slice(),
      known: decks.impending.flatMap((zone) => knownIn(zone, mine)),
      order: pileSeenBy(decks.impending, mine),
      looking: seat === ME ? decks.looking.slice() : [],
    },
    score: scoreOf(board),
    ahead,
    reckoned: reckoned(board),
  };
}
