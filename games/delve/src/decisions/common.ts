// Owns what several questions declare of their answers in the same way: what they spend, what they are good for, their chance.

import { SKILLS } from '../content/types.ts';
import { improves } from '../queries/help.ts';
import { preselected } from '../queries/ladder.ts';
import { ways } from '../queries/odds.ts';
import type { Board } from '../state.ts';

/** In the order in which it is declared. */
export const suggested = { rank: () => [0] };
/** What was picked, whatever the question: looked at by name. */
type Ctx = Readonly<Record<string, unknown>>;
/** What an item that is used is called among what is used up: its place, as every entry counts for itself (DLV-ITEM-13). */
export const costs = (_board: Board, { item }: Ctx): string | null => (typeof item === 'number' ? `item ${item}` : null);
export const costing = { ...suggested, costs };
export function trains(board: Board, { skill }: Ctx): boolean {
  const known = SKILLS.find((one) => one === skill);
  return known === undefined || improves(board, known);
}

/** The chance of a skill against a target, in the mode that is preselected. */
export function skillOdds(board: Board, skill: unknown, target: number) {
  const known = SKILLS.find((one) => one === skill);
  return known === undefined ? null : ways(preselected(board, known), target);
}
