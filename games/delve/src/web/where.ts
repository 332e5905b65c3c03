// Owns the line at the top: which round, against whom, how far.

import type { GameText } from '@undercroft/presentation';
import type { View } from '../view.ts';
import { sayIn, type Say } from './say.ts';

function titleOf(view: View, { boardWords, words }: Say): string {
  const { encounter } = view;
  if (view.ended) return boardWords.over(encounter === null ? null : words.room(encounter.card));
  if (encounter === null) {
    if (view.map.rooms.length > 0) return boardWords.between;
    return view.entranceDice.length > 0 ? boardWords.entrance : boardWords.making;
  }
  if (encounter.stage === 'drawn') return boardWords.drawn;
  if (encounter.stage === 'opening') return boardWords.opening;
  return encounter.stage === 'clear' ? boardWords.cleared : boardWords.round(encounter.round);
}

export function where(view: View, text: GameText<View>): { readonly title: string; readonly detail: string; readonly brief?: string } {
  const say = sayIn(text);
  const { encounter } = view;
  const title = titleOf(view, say);
  if (encounter === null || view.ended) return { title, detail: view.setup.area };
  const brief = say.words.room(encounter.card);
  return { title, detail: say.boardWords.facing(brief, say.words.card(encounter.card).level, view.met.length), brief };
}
