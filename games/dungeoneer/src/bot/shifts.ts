// Owns what it is worth to a bot that the map changes: its own way shorter, that of others longer.

import { at } from '@undercroft/kernel';
import type { Seat } from '@undercroft/kernel';
import { questOf } from '../content/cards.ts';
import type { EffectOf } from '../queries/effects.ts';
import { distancesTo } from '../queries/map.ts';
import { isAt, questsOf } from '../queries/quests.ts';
import { readShift, shiftable, shifted, shiftsOf } from '../queries/shift.ts';
import { playerOf, type Board, type QuestInPlay, type Space, type SpaceId } from '../state.ts';
import type { Mind } from './plan.ts';
import { others } from './seen.ts';
import { danger, STEP } from './worth.ts';

/** One way to shift, and what it brings. */
export interface ShiftPlan {
  readonly space: SpaceId;
  readonly to: string;
  readonly worth: number;
}

/** Steps beyond this are all alike: by then the map has changed again. */
const FAR = 8;

/** Where a seat has something to do for a Quest. */
function placesOf(board: Board, { quest, carried, dropped }: QuestInPlay): readonly SpaceId[] {
  const { at, completion } = questOf(quest);
  if (dropped >= 0) return [dropped];
  return board.spaces.flatMap((one, id) =>
    (completion.by === 'escort' && carried ? one.card === completion.to : isAt(board, id, at)) ? [id] : [],
  );
}

/** Everybody's way to what can be seen of his Quests, with what a step more or less of it is worth to the bot. */
interface Way {
  readonly from: SpaceId;
  readonly to: readonly SpaceId[];
  readonly step: number;
}
function waysOf({ board, seat, goal }: Mind): readonly Way[] {
  const way = (of: Seat, to: readonly SpaceId[], step: number): readonly Way[] =>
    to.length === 0 ? [] : [{ from: playerOf(board, of).space, to, step }];
  const own = goal === null || goal.at < 0 ? [] : way(seat, [goal.at], -0.8 * STEP);
  return [
    ...own,
    ...others(board, seat).flatMap((other) => {
      const quests = questsOf(board, other);
      const step = (0.8 * STEP * danger(board, other)) / Math.max(1, quests.length);
      return quests.flatMap((one) => way(other, placesOf(board, one), step));
    }),
  ];
}

const lengthOf = (spaces: readonly Space[], ways: readonly Way[]): number =>
  ways.reduce((sum, { from, to, step }) => sum + step * Math.min(FAR, at(distancesTo(spaces, to), from)), 0);

/** The best of the Shifts that an effect allows, or of a part of them, evenly spread: of so many cards, to so many places. */
export function bestShift(mind: Mind, effect: EffectOf<'shift'>, here: SpaceId, most: number): ShiftPlan | null {
  const { board } = mind;
  const ways = waysOf(mind);
  const now = lengthOf(board.spaces, ways);
  let best: ShiftPlan | null = null;
  for (const space of thinned(shiftable(board, effect, here), most))
    for (const to of thinned(shiftsOf(board, effect, here, space), most)) {
      const worth = lengthOf(shifted(board.spaces, readShift(board, space, to)), ways) - now;
      if (best === null || worth > best.worth) best = { space, to, worth };
    }
  return best;
}

const thinned = <V>(list: readonly V[], most: number): readonly V[] => {
  const step = Math.ceil(list.length / most);
  return step <= 1 ? list : list.filter((_, i) => i % step === 0);
};
