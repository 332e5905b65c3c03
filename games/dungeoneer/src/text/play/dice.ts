// Owns what dice of a Chance Quest come to, as far as it is a sum.

import { questOf, type QuestId } from '../../content/cards.ts';

/** The total and what it had to reach; null: the dice count one by one. */
export function totalOf(quest: QuestId, dice: readonly number[], add: number): { readonly total: number; readonly need: number } | null {
  const { completion } = questOf(quest);
  if (completion.by !== 'chance' || completion.pattern.need !== 'total') return null;
  return { total: dice.reduce((sum, die) => sum + die, add), need: completion.pattern.n };
}
