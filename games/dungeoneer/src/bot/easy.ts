// Owns the easy bot: it knows what the normal one knows, and slips: it overlooks what it could do, and now and then does anything.

import type { Bot, Seen } from '@undercroft/bots';
import { randomAnswer, type Choice, type Random } from '@undercroft/kernel';
import type { View } from '../view.ts';
import { normal } from './heuristic.ts';

/** In a hundred questions: so many windows are overlooked, so many attacks not made, and so many answers are anybody's. */
const OVERLOOKED = 45;
const SPARED = 35;
const ANYTHING = 12;

const slips = (random: Random, inHundred: number): boolean => random.below(100) < inHundred;

function slip({ asking, offer, random }: Seen<View>): Choice | null {
  const acts = asking.open()?.options ?? [];
  if (offer.window) return slips(random, OVERLOOKED) ? { act: 'pass' } : null;
  // What is declared is attacked with; a monster that could still be declared is forgotten.
  if (offer.decision === 'dungeonlord') {
    if (!slips(random, SPARED)) return null;
    return { act: acts.includes('attack-last') ? 'attack-last' : 'end' };
  }
  return slips(random, ANYTHING) ? randomAnswer(asking, random.below) : null;
}

export const easy: Bot<View> = {
  name: 'easy',
  choose: (seen) => slip(seen) ?? normal.choose(seen),
};
