// Owns handing the game's ready-made answers to the offer bar, as far as they go on from what was picked.

import type { GameText } from '@undercroft/face';
import { isAnswered, type Answered, type PickNode, type Step } from '@undercroft/table';
import type { Ask, Help, Quick } from '@undercroft/web-kit';
import { suggestions } from '../text/face.ts';
import type { View } from '../view.ts';
import { signIcon } from './art.ts';
import { sayIn } from './say.ts';

/** Whether the question allows these steps, as far as somebody looked ahead. */
export function mayFollow(node: PickNode, steps: readonly Step[]): boolean {
  let at: PickNode | Answered | null | undefined = node;
  for (const step of steps) {
    if (at === null || at === undefined) return true;
    if (isAnswered(at)) return false;
    if (step === null) {
      if (at.canStop !== true) return false;
      at = at.stopped;
    } else {
      const place: number = at.options.indexOf(step);
      if (place < 0) return false;
      at = at.next?.[place];
    }
  }
  return true;
}

export function quick(view: View, text: GameText<View>, ask: Ask, help?: Help): readonly Quick[] {
  const { p, w } = sayIn(text);
  return suggestions(view, ask.offer, p, w, help?.odds ?? true).flatMap(({ key, label, detail, odds, steps, sign }): readonly Quick[] => {
    if (steps.length <= ask.path.length || !ask.path.every((step, i) => step === steps[i])) return [];
    const rest = steps.slice(ask.path.length);
    if (!mayFollow(ask.node, rest)) return [];
    return [
      {
        key,
        label,
        ...(detail === undefined ? {} : { detail }),
        ...(odds === undefined ? {} : { odds }),
        steps: rest,
        icon: signIcon(sign),
      },
    ];
  });
}
