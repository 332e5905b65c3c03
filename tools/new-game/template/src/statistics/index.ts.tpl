// Owns what a simulation of this game counts.

import type { Statistics } from '@undercroft/bots';
import type { View } from '../view.ts';

export const statistics: Statistics<View> = {
  tally: (tally, { type }) => {
    tally[`events/${type}`] = (tally[`events/${type}`] ?? 0) + 1;
  },
  result: ({ round }) => ({ rounds: round }),
};
