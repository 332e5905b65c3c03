// Owns Levels and grades: what a change of Level brings with it, and the decks of the next grade.

import { call, procedure, type Call, type Seat, type Turn } from '@undercroft/kernel';
import type { QuestId } from '../content/cards.ts';
import { questOf } from '../content/cards.ts';
import type { Grade } from '../content/types.ts';
import type { Dungeoneer } from '../dungeoneer.ts';
import { floorOf, LEVEL } from '../levels.ts';
import { winnersByPoints } from '../outcome.ts';
import { globalQuests, personalQuests } from '../queries/options.ts';
import { ceilingOf, gradeAfter, gradeReached, isUsedUp } from '../queries/stack.ts';
import { levelOf } from '../queries/standing.ts';
import { isGraded } from '../setup.ts';
import { isEdition, playerOf, seatsFrom, type Board } from '../state.ts';
import { trim } from './trim.ts';
import { cited } from './cited.ts';

/** DGN-LEVEL-04, A-53: never below the lowest Level of the grade in which the game began, never above the highest. */
const changeOne = procedure<Dungeoneer, { readonly seat: Seat; readonly n: number }>()('change-one')
  .step('DGN-LEVEL-04', (t, { seat, n }) => {
    const { level } = playerOf(t.board, seat);
    const change = Math.max(Math.min(n, ceilingOf(t.board, seat) - level), floorOf(t.board) - levelOf(t.board, seat));
    if (change !== 0)
      t.raise('level.changed', { seat, n: change }, change < 0 ? cited(t.board, 'DGN-GEN-02', 'DGN-LEVEL-04') : 'DGN-LEVEL-01');
  })
  .step(['DGN-COMBINE-19', 'DGN-COMBINE-20'], (t, { seat }) => {
    if (isGraded(t.board.setup) && playerOf(t.board, seat).level >= ceilingOf(t.board, seat))
      t.raise('game.won', { seats: winnersByPoints(t.board), by: 'points' }, 'DGN-COMBINE-19');
  })
  .call(['DGN-COMBINE-12', 'DGN-COMBINE-13'], trim, (_board, { seat }) => ({ seats: [seat] }))
  .done();

export const changeLevel = procedure<Dungeoneer, { readonly seats: readonly Seat[]; readonly n: number }>()('change-level')
  .each('DGN-LEVEL-01', changeOne, (_board, { seats, n }, done) => {
    const seat = seats[done];
    return seat === undefined ? null : { seat, n };
  })
  .done();

/** DGN-COMBINE-21: where the grade between is missing the heroes are not there yet. */
const raiseOne = procedure<Dungeoneer, { readonly seat: Seat; readonly grade: Grade }>()('raise-one')
  .step('DGN-COMBINE-21', (t, { seat, grade }) => {
    const n = LEVEL[grade] - playerOf(t.board, seat).level;
    if (n > 0) t.raise('level.changed', { seat, n });
  })
  .call('DGN-COMBINE-13', trim, (_board, { seat }) => ({ seats: [seat] }))
  .done();

/** DGN-COMBINE-08, DGN-COMBINE-09: once everybody has reached the next grade its decks take the place of the old ones, and its Quests are dealt. */
export const nextGrade = procedure<Dungeoneer, { readonly grade: Grade }>()('next-grade')
  .let('seats', 'DGN-COMBINE-21/a', (t) => seatsFrom(t.board, t.board.turn))
  .each('DGN-COMBINE-21', raiseOne, (_board, { seats, grade }, done) => {
    const seat = seats[done];
    return seat === undefined ? null : { seat, grade };
  })
  .step(['DGN-COMBINE-08', 'DGN-COMBINE-09'], (t, { grade }) =>
    t.raise('grade.began', { grade }, grade === 'epic' ? 'DGN-COMBINE-08' : 'DGN-COMBINE-09'),
  )
  .step('DGN-COMBINE-18', (t) => {
    for (const seat of personalsDue(t.board)) dealQuest(t, seat, drawQuest(t), 'DGN-COMBINE-18');
    turnUp(t, 'DGN-COMBINE-18');
  })
  .done();

/** So many rounds of dealing, in turn order, each player once in each. */
const personalsDue = (board: Board): readonly Seat[] =>
  Array.from({ length: personalQuests(board.setup) }, () => seatsFrom(board, board.turn)).flat();

/** What follows when somebody rises or falls: nothing, unless everybody left has reached the next grade. */
export function gradeCall(board: Board): Call | null {
  const grade = gradeReached(board);
  return grade === null ? null : call(nextGrade, { grade });
}

/** at the end of a turn in which the last Quest of a grade was done the next one begins, wherever the heroes stand. */
export function usedUpCall(board: Board): Call | null {
  const grade = isGraded(board.setup) && isUsedUp(board) ? gradeAfter(board) : undefined;
  return grade === undefined ? null : call(nextGrade, { grade });
}

export const drawQuest = (t: Turn<Dungeoneer>): QuestId => t.draw(t.board.quests, 'quest');

/** A-66, DGN-OPT-NOPERSONAL-02: as many Global Quests as there should be, as long as there is one to turn up. */
export function turnUp(t: Turn<Dungeoneer>, rule: 'DGN-QUEST-14' | 'DGN-ESCORT-05' | 'DGN-COMBINE-18'): void {
  while (t.board.global.length < globalQuests(t.board.setup) && t.board.quests.length > 0)
    t.raise('quest.turned-up', { quest: drawQuest(t) }, rule);
}

/** in 2.1 open, in 2.3c face down, but an Effect Quest lies open in either edition. */
export function dealQuest(t: Turn<Dungeoneer>, seat: Seat, quest: QuestId, rule: 'DGN-SETUP-14' | 'DGN-SETUP-15' | 'DGN-COMBINE-18'): void {
  t.raise('quest.dealt', { seat, quest, open: isEdition(t.board, '2.1') || isEffectQuest(quest) }, rule);
}

/** Something that happens by itself while the Quest lies there or its Component is carried. */
function isEffectQuest(quest: QuestId): boolean {
  const { effect, completion } = questOf(quest);
  return effect.length > 0 || (completion.by === 'escort' && completion.carried.some(({ is }) => is === 'trigger'));
}

export const GRADE_PROCEDURES = [changeLevel, changeOne, nextGrade, raiseOne] as const;
