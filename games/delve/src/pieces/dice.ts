// Owns the dice of each mode: how many, which of them count, and what they come to.

import { missing, at } from '@undercroft/kernel';
import type { DieMode } from '../state.ts';

/** DLV-SKILL-05, DLV-SKILL-06, DLV-SKILL-07, DLV-SKILL-08; DLV-VAR-STACK-01, DLV-VAR-WEB-02, DLV-VAR-WEB-03. */
export const DICE: Readonly<Record<DieMode, { readonly dice: 2 | 3; readonly keep: 'low' | 'all' | 'high'; readonly plus: 0 | 2 }>> = {
  D: { dice: 3, keep: 'low', plus: 0 },
  '+0': { dice: 2, keep: 'all', plus: 0 },
  '+2': { dice: 2, keep: 'all', plus: 2 },
  A: { dice: 3, keep: 'high', plus: 0 },
  'A+2': { dice: 3, keep: 'high', plus: 2 },
};

/** The places of the dice that count, chosen anew from all dice of the check (DLV-CHECK-06). */
export function keptDice(mode: DieMode, dice: readonly number[]): readonly number[] {
  const { keep } = DICE[mode];
  const places = dice.map((_, i) => i);
  if (keep === 'all') return places;
  places.sort((a, b) => (keep === 'low' ? 1 : -1) * (at(dice, a) - at(dice, b)) || a - b);
  return places.slice(0, 2).sort((a, b) => a - b);
}

/** The kept dice and the +2 of the mode, without modifiers. Only the sum counts: doubles mean nothing (DLV-CHECK-07). */
export function sumOf(mode: DieMode, dice: readonly number[]): number {
  const [a, b, c] = [dice[0] ?? missing(), dice[1] ?? missing(), dice[2]];
  const { keep, plus } = DICE[mode];
  const sum = c === undefined ? a + b : a + b + c - (keep === 'low' ? Math.max(a, b, c) : Math.min(a, b, c));
  return sum + plus;
}
