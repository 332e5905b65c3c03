// Owns the number that a question about a reaction is about: what the die shows, or how much damage comes.

import type { Moment } from '../../content/types.ts';
import type { View } from '../../view.ts';

export const atStake = ({ rolled, attack, blow }: View, moment: Moment): number =>
  moment === 'rolled' ? (rolled?.die ?? attack?.die ?? 0) : (blow?.n ?? 0);
