// Owns what the cards say that matter to this seat now, for a board with room for it.

import { explained, line, type Line } from '@undercroft/presentation/drawing';
import { playerOf } from '../state.ts';
import { cardText } from '../text/index.ts';
import { cardLine, cardsInMind } from '../text/play/explain.ts';
import type { Labels } from './labels.ts';
import type { Seen } from './seen.ts';

/** The cards that matter now, each with its name and what it says. */
export function textLines(seen: Seen, labels: Labels, width: number): Line[] {
  const { hero } = playerOf(seen.table, seen.seat);
  return cardsInMind(seen.view).flatMap((card) => {
    const text = cardText(labels.language, card);
    // The rows of one's own hero stand beside his name as they are now.
    const { name, said } = cardLine(labels.cards, card === hero ? { ...text, banner: [] } : text);
    return said === '' ? [] : explained(line(name, 'title'), said, width);
  });
}
