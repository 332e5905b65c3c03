// Owns what combining sets changes on the board: the decks of a new grade, cards that are left out, Portals that are linked.

import { at, pileOf, putInto, takeFrom, type EventRules, type Pile, type Zone } from '@undercroft/kernel';
import { questsIn } from '../content/decks.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { newStocks } from '../piles.ts';
import { type Board } from '../state.ts';

type GradeFact = 'grade.began' | 'cards.left-out' | 'portal.linked';

/** What is left of a deck goes out of play; whoever knew a card of it still does. */
function putAside(board: Board, pile: Pile): void {
  for (const { cards, knowers } of pile) cards.forEach((card, i) => putInto(board.aside, card, at(knowers, i)));
}

export const gradeEvents: Pick<EventRules<Dungeoneer>, GradeFact> = {
  'grade.began': {
    apply: (board, { grade }) => {
      // hands, readied cards, Packs and Personal Quests stay; decks, discard piles and the open Global Quest make way.
      for (const { draw } of board.stocks) putAside(board, draw);
      putAside(board, board.quests);
      board.out = [...board.out, ...board.stocks.flatMap(({ discard }) => discard), ...board.global.map(({ quest }) => quest)];
      board.global = [];
      board.grade = grade;
      board.stocks = newStocks(board.setup, grade);
      board.quests = pileOf(questsIn(board.setup.decks, grade));
    },
  },
  'cards.left-out': {
    apply: (board, { cards }) => {
      const zones: readonly Zone[] = [...Object.values(board.maps), ...board.stocks.map(({ draw }) => draw)].flat();
      for (const card of cards) {
        const zone = zones.find((one) => one.cards.includes(card));
        if (zone !== undefined) takeFrom(zone, card);
      }
      board.out = [...board.out, ...cards];
    },
  },
  'portal.linked': {
    apply: (board, { space, to }) => {
      board.spaces = board.spaces.map((one, id) => (id === space ? { ...one, portal: to } : one));
    },
  },
};
