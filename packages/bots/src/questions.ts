// Owns what a question was worth asking: whether its answer decided anything.

import type { Asking, Choice } from '@undercroft/kernel';

/** One answer only; a window that was passed, or used; anything else. */
export const QUESTION_KINDS = ['forced', 'passed', 'responded', 'decided'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];
/** The kinds whose answers decide nothing. */
export const EMPTY_KINDS: readonly QuestionKind[] = ['forced', 'passed'];

/** Uses the question up: ask anew for an answer. */
export function questionKind(asking: Asking, window: boolean, { act }: Choice): QuestionKind {
  if (window) return act === 'pass' ? 'passed' : 'responded';
  while (!asking.complete) {
    if (asking.width() > 1) return 'decided';
    asking.takeAt(0);
  }
  return 'forced';
}
