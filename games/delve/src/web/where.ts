// Owns the line at the top: which round, against whom, how far.

import type { GameText } from '@undercroft/presentation';
import type { View } from '../view.ts';
import { sayIn, type Say } from './say.ts';

function titleOf(view: View, { w }: Say): string {
  const { encounter } = view;
  if (view.ended) return w.over;
  if (encounter === null) {
    if (view.map.rooms.length > 0) return w.between;
    return view.entranceDice.length > 0 ? w.entrance : w.making;
  }
  if (encounter.stage === 'drawn') return w.drawn;
  if (encounter.stage === 'opening') return w.opening;
  return encounter.stage === 'clear' ? w.cleared : w.round(encounter.round);
}

export function where(view: View, text: GameText<View>): { readonly title: string; readonly detail: string; readonly brief?: string } {
  const say = sayIn(text);
  const { encounter } = view;
  const title = titleOf(view, say);
  if (encounter === null) return { title, detail: view.setup.area };
  const brief = say.words.room(encounter.card);
  return { title, detail: say.w.facing(brief, say.words.card(encounter.card).level, view.met.length), brief };
}
