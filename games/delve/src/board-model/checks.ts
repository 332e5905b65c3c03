// Owns what of a round a board shows: the checks with their dice and sums, and the throw that was just decided.

import type { ToldFact } from '@undercroft/kernel';
import type { Skill } from '../content/types.ts';
import type { Bodies } from '../facts.ts';
import { toldOf } from '../pieces/told.ts';
import { keptDice } from '../pieces/dice.ts';
import type { Check, Purpose } from '../state.ts';
import type { View } from '../view.ts';

export interface ShownCheck {
  readonly at: number;
  readonly purpose: Purpose;
  /** Which of two guard checks, from 1; 0 when there is one. */
  readonly number: number;
  readonly skill: Skill;
  readonly target: number;
  readonly dice: readonly { readonly face: number; readonly kept: boolean }[];
  /** What is added to the dice. */
  readonly plus: number;
  /** null while it has no dice. */
  readonly total: number | null;
  readonly passes: boolean;
  readonly state: Check['state'];
}

const diceOf = (faces: readonly number[], kept: readonly number[]) => faces.map((face, die) => ({ face, kept: kept.includes(die) }));

/** The checks of the round, in the order in which they are committed. */
export function shownChecks({ encounter, reckoned }: View): readonly ShownCheck[] {
  return (encounter?.checks ?? []).flatMap(({ purpose, skill, target, dice, state }, at) => {
    const sum = reckoned.checks[at];
    if (sum === undefined) return [];
    const { number, kept, plus, total, passes } = sum;
    return [{ at, purpose, number, skill, target, dice: diceOf(dice, kept), plus, total, passes, state }];
  });
}

/** Those whose dice lie and are not committed yet. */
export const openChecks = (view: View): readonly ShownCheck[] => shownChecks(view).filter(({ state }) => state === 'rolled');

interface Lying extends Omit<ShownCheck, 'dice' | 'plus'> {
  readonly mode: Bodies['check.rolled']['mode'];
  readonly faces: readonly number[];
}

/**
 * The checks of the latest throw that were decided, as long as no other card lies on the table: when nothing could change it the next round
 * is asked for at once, and the dice still lie there to be seen.
 */
export function lastThrow(facts: readonly ToldFact[]): readonly ShownCheck[] {
  const lying = new Map<number, Lying>();
  for (const { type, body } of facts.map(toldOf)) {
    if (type === 'card.drawn' || type === 'encounter.ended') lying.clear();
    else if (type === 'check.rolled') rolled(lying, body);
    else if (type === 'check.rerolled') {
      const { check, dice } = body;
      change(lying, check, () => ({ faces: dice }));
    } else if (type === 'die.changed' || type === 'die.rerolled') {
      const { check, die, to } = body;
      change(lying, check, ({ faces }) => ({ faces: faces.map((face, at) => (at === die ? to : face)) }));
    } else if (type === 'check.committed') {
      const { check, total, passed } = body;
      change(lying, check, () => ({ total, passes: passed, state: 'committed' }));
    }
  }
  const all = [...lying.values()];
  return all.every((one) => one.state === 'committed') ? all.map(shown) : [];
}

/** A check that is rolled after another was decided belongs to the next throw, if its place was taken before. */
function rolled(lying: Map<number, Lying>, { check, purpose, skill, target, mode, dice }: Bodies['check.rolled']): void {
  if (lying.get(check)?.state === 'committed') lying.clear();
  lying.set(check, { at: check, purpose, number: 0, skill, target, mode, faces: dice, total: null, passes: false, state: 'rolled' });
}

function change(lying: Map<number, Lying>, check: number, to: (one: Lying) => Partial<Lying>): void {
  const one = lying.get(check);
  if (one !== undefined) lying.set(check, { ...one, ...to(one) });
}

function shown({ mode, faces, ...check }: Lying): ShownCheck {
  const kept = keptDice(mode, faces);
  const sum = kept.reduce((total, die) => total + (faces[die] ?? 0), 0);
  return { ...check, dice: diceOf(faces, kept), plus: (check.total ?? sum) - sum };
}
