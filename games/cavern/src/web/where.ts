// Owns the line at the top: whose turn it is, and the round.

import type { GameText } from '@undercroft/presentation';
import type { View } from '../view.ts';
import { sayIn } from './say.ts';

export function where(view: View, text: GameText<View>): { readonly title: string; readonly detail: string; readonly brief?: string } {
  const say = sayIn(text);
  const { words } = say;
  if (view.result !== null) return { title: words.over, detail: words.round(view.round) };
  if (view.round === 0) return { title: say.card(view.setup.adventure).name, detail: words.phases.setup };
  return {
    title: words.turnOf(say.hero(view, view.active)),
    detail: `${words.phases[view.phase]} · ${words.round(view.round)}`,
    brief: words.phases[view.phase],
  };
}
