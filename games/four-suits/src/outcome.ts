// Owns how a campaign ends and what it is worth.

import type { Board } from './state.ts';

export const ended = ({ result }: Board): boolean => result !== null;
/** The party wins or loses together. */
export const returns = ({ result, setup }: Board): readonly number[] =>
  Array.from({ length: setup.players }, () => (result === 'won' ? 1 : 0));
/** CRD-END-04: the score of a won campaign. */
export const scoreOf = ({ result, townVisits, alarms, gold }: Board): number | null =>
  result === 'won' ? 1000 - 20 * townVisits - 50 * alarms + gold : null;
