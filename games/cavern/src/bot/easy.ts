// Owns the easy bot: it knows what the normal one knows, and now and then does anything.

import type { Bot } from '@undercroft/bots';
import { randomAnswer } from '@undercroft/kernel';
import type { View } from '../view.ts';
import { normal } from './heuristic.ts';

/** In a hundred questions so many answers are anybody's. */
const ANYTHING = 20;

export const easy: Bot<View> = {
  name: 'easy',
  choose: (seen) => (seen.random.below(100) < ANYTHING ? randomAnswer(seen.asking, seen.random.below) : normal.choose(seen)),
};
