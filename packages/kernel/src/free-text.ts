// Owns what a player may type as a free text: printable characters in one line, written in one way only.

import type { Bounds } from './decision.ts';

/** Letters, marks, digits, punctuation, signs and two kinds of blank; nothing that is not seen, moves the cursor or turns the writing round. */
const PRINTABLE = /^(?:(?![\u2800\p{Default_Ignorable_Code_Point}])[\p{L}\p{M}\p{N}\p{P}\p{S} \u3000])*$/u;

/** Whether it is such a text: not longer or shorter than it may be (in code points), no blanks at its ends, in composed form. */
export function isFreeText(value: unknown, [least, most]: Bounds): value is string {
  if (typeof value !== 'string' || value.length > 2 * most || !PRINTABLE.test(value)) return false;
  const { length } = Array.from(value);
  return length >= least && length <= most && value.trim() === value && value.normalize() === value && !/^\p{M}/u.test(value);
}

/** What somebody typed, with what may differ without being seen set right: blanks at the ends, the form of its characters. */
export const tidied = (typed: string): string => typed.normalize().trim();
