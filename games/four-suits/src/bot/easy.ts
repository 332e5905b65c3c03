// Owns the easy bot: it knows what the normal one knows, and in a fight now and then does anything.

import type { Bot } from '@undercroft/bots';
import { randomAnswer } from '@undercroft/kernel';
import type { View } from '../view.ts';
import { normal } from './heuristic.ts';

/** In a hundred turns of a fight so many are anybody's. */
const ANYTHING = 40;

export const easy: Bot<View> = {
  name: 'easy',
  choose: (seen) =>
    seen.offer.decision === 'act' && seen.random.below(100) < ANYTHING ? randomAnswer(seen.asking, seen.random.below) : normal.choose(seen),
};
