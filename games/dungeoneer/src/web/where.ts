// Owns the line at the top: the round and the phase.

import type { GameText } from '@undercroft/presentation';
import type { View } from '../view.ts';
import { sayIn } from './say.ts';

export function where(view: View, text: GameText<View>): { readonly title: string; readonly detail: string; readonly brief?: string } {
  const { words } = sayIn(text);
  if (view.winners !== null) return { title: words.over, detail: words.round(view.round) };
  if (view.round === 0) return { title: words.phases.setup, detail: '' };
  return { title: words.phaseNames[view.phase], detail: words.round(view.round), brief: '' };
}
