// Owns what the facts of Quests change on the board.

import { takeFrom, type EventRules } from '@undercroft/kernel';
import type { QuestId } from '../content/cards.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { all, spendDice } from './parts.ts';
import { newQuest, NOWHERE, playerOf, type Board, type QuestInPlay } from '../state.ts';

type QuestFact =
  | 'quest.revealed'
  | 'quest.attempted'
  | 'quest.searched'
  | 'quest.marked'
  | 'dice.rolled'
  | 'quest.wounded'
  | 'quest.completed'
  | 'component.taken'
  | 'component.dropped';

/** The Quest, wherever it lies open, changed. */
function setQuest(board: Board, quest: QuestId, change: (one: QuestInPlay) => QuestInPlay): void {
  const swap = (list: readonly QuestInPlay[]): readonly QuestInPlay[] =>
    list.some((one) => one.quest === quest) ? list.map((one) => (one.quest === quest ? change(one) : one)) : list;
  board.global = swap(board.global);
  for (const player of board.players) player.quests = swap(player.quests);
}

/** The Quest leaves wherever it lies open. */
function takeQuest(board: Board, quest: QuestId): QuestInPlay {
  const lists = [board.global, board.left, ...board.players.map(({ quests }) => quests)];
  const found = lists.flat().find((one) => one.quest === quest) ?? newQuest(quest);
  const without = (list: readonly QuestInPlay[]): readonly QuestInPlay[] => list.filter((one) => one.quest !== quest);
  board.global = without(board.global);
  board.left = without(board.left);
  for (const player of board.players) player.quests = without(player.quests);
  return found;
}

/** With a new turn attempts, searches and finds begin anew (DGN-SEARCH-05, A-24, A-30); marks and wounds stay. */
export function freshQuests(board: Board): void {
  const fresh = (one: QuestInPlay): QuestInPlay =>
    one.tries + one.searches > 0 || one.fought || one.kept.length > 0
      ? { ...one, tries: 0, searches: 0, found: NOWHERE, kept: [], fought: false }
      : one;
  board.global = board.global.map(fresh);
  for (const player of board.players) player.quests = player.quests.map(fresh);
}

export const questEvents: Pick<EventRules<Dungeoneer>, QuestFact> = {
  'quest.revealed': {
    shows: (board, { seat, quest }) => {
      const { sealed } = playerOf(board, seat);
      return [{ zone: sealed, at: sealed.cards.indexOf(quest), to: all(board) }];
    },
    apply: (board, { seat, quest }) => {
      const player = playerOf(board, seat);
      takeFrom(player.sealed, quest);
      player.quests = [...player.quests, newQuest(quest)];
    },
  },
  'quest.attempted': { apply: (board, { quest }) => setQuest(board, quest, (one) => ({ ...one, tries: one.tries + 1 })) },
  'quest.searched': {
    apply: (board, { seat, quest, found }) => {
      spendDice(board, seat, 'search');
      setQuest(board, quest, (one) => ({
        ...one,
        searches: one.searches + 1,
        found: found ? playerOf(board, seat).space : one.found,
      }));
    },
  },
  'quest.marked': { apply: (board, { quest, mark }) => setQuest(board, quest, (one) => ({ ...one, marks: [...one.marks, mark] })) },
  'dice.rolled': {
    apply: (board, { seat, quest, kept }) => {
      spendDice(board, seat, 'chance');
      setQuest(board, quest, (one) => ({ ...one, kept }));
    },
  },
  'quest.wounded': { apply: (board, { quest, n }) => setQuest(board, quest, (one) => ({ ...one, wounds: one.wounds + n })) },
  'quest.completed': {
    apply: (board, { seat, quest, choice, form }) => {
      takeQuest(board, quest);
      const player = playerOf(board, seat);
      player.done = [...player.done, { quest, choice, form }];
      board.completed = true;
    },
  },
  'component.taken': {
    apply: (board, { seat, quest }) => {
      const found = takeQuest(board, quest);
      const player = playerOf(board, seat);
      player.quests = [...player.quests, { ...found, carried: true, dropped: NOWHERE }];
    },
  },
  'component.dropped': {
    apply: (board, { seat, quest }) => setQuest(board, quest, (one) => ({ ...one, carried: false, dropped: playerOf(board, seat).space })),
  },
};
