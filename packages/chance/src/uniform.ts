// Owns the step from random 32-bit words to a fair number below n.
const WORD_VALUES = 2 ** 32;
// At worst a word is refused just under half the time; this many refusals in a row is a broken source.
const MOST_WORDS = 256;

export const LARGEST_N = WORD_VALUES;

/** A uniform integer 0..n-1. Words of the last, incomplete run of n are refused, so no remainder is favoured. */
export function uniform(n: number, nextWord: () => number): number {
  if (!Number.isInteger(n) || n < 1 || n > LARGEST_N) {
    throw new RangeError(`n must be an integer from 1 to ${LARGEST_N}, got ${typeof n === 'number' ? n : typeof n}`);
  }
  const fair = WORD_VALUES - (WORD_VALUES % n);
  for (let words = 0; words < MOST_WORDS; words += 1) {
    const word = nextWord();
    if (word < fair) return word % n;
  }
  throw new Error(`chance source is broken: ${MOST_WORDS} words in a row were refused for n = ${n}`);
}
