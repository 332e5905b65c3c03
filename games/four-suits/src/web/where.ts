// Owns the line at the top: whose turn it is, or where the party is.

import type { GameText } from '@undercroft/presentation';
import type { View } from '../view.ts';
import { sayIn } from './say.ts';

export function where(view: View, text: GameText<View>): { readonly title: string; readonly detail: string; readonly brief?: string } {
  const say = sayIn(text);
  const { words, names } = say;
  if (view.result !== null) return { title: view.result === 'won' ? words.won : words.lost, detail: words.ql(view.ql) };
  if (view.phase !== 'dungeon' || view.quest === null) return { title: words.town, detail: words.ql(view.ql) };
  const place = `${names.domains[view.quest.domain].name} · ${words.floor(view.reckoned.floor + 1, view.quest.floors)}`;
  if (view.fight === null)
    return {
      title: names.domains[view.quest.domain].name,
      detail: `${words.ql(view.ql)} · ${words.floor(view.reckoned.floor + 1, view.quest.floors)}`,
      brief: words.ql(view.ql),
    };
  const turn = view.fight.turn;
  return {
    title: turn < 0 ? words.round(view.fight.round) : say.unit(view, turn),
    detail: `${words.round(view.fight.round)} · ${place}`,
    brief: words.round(view.fight.round),
  };
}
