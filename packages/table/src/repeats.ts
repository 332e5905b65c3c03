// Owns what was answered last to each kind of question, so that the same can be offered again.

import { isScalar, type Choice, type Offer, type Picked } from '@undercroft/kernel';
import type { PathStep } from './asked.ts';

type Question = Pick<Offer, 'decision' | 'about'>;
/** A question by its decision and by what it is about, whenever it is asked. */
const kindOf = ({ decision, about }: Question): string => JSON.stringify([decision, about]);

/** An answer, and the steps that lead to it. */
export interface Repeat {
  readonly choice: Choice;
  readonly steps: readonly PathStep[];
}

export class Repeats {
  private readonly answers = new Map<string, Repeat>();

  /** Notes an answer. One with a pick of several is forgotten: its steps do not say where a pick ended. */
  note(question: Question, given: Readonly<Record<string, Picked>>): void {
    const steps = Object.values(given);
    const { act } = given;
    if (typeof act === 'string' && steps.every((step): step is PathStep => step === null || isScalar(step)))
      this.answers.set(kindOf(question), { choice: { ...given, act }, steps });
    else this.answers.delete(kindOf(question));
  }

  /** The last answer to such a question; null where there is none. */
  of(question: Question): Repeat | null {
    return this.answers.get(kindOf(question)) ?? null;
  }
}
