// Owns the proof of fairness: which words are refused, exactly; and counts that a biased sampler does not survive.
import { missing } from '@undercroft/kernel';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openSource } from '../src/index.ts';
import { keystream } from '../src/keystream.ts';
import { uniform } from '../src/uniform.ts';
import { GAME } from './given.ts';

const WORDS = 2 ** 32;

function wordsFrom(...words: number[]): () => number {
  return () => words.shift() ?? expect.fail('asked for a word too many');
}

describe('exactly', () => {
  const anyN = fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: WORDS }));

  test('every remainder has the same number of words: what is accepted is whole runs of n, and as many as fit', () => {
    fc.assert(
      fc.property(anyN, fc.integer({ min: 0, max: WORDS - 1 }), (n, word) => {
        const fair = Number((BigInt(WORDS) / BigInt(n)) * BigInt(n));
        const accepted = word < fair;
        expect(uniform(n, accepted ? wordsFrom(word) : wordsFrom(word, 0))).toBe(accepted ? word % n : 0);
      }),
    );
  });

  test('the last fair word is taken and the next one refused', () => {
    fc.assert(
      fc.property(anyN, (n) => {
        const fair = Number((BigInt(WORDS) / BigInt(n)) * BigInt(n));
        expect(uniform(n, wordsFrom(fair - 1))).toBe(n - 1);
        if (fair < WORDS) expect(uniform(n, wordsFrom(fair, WORDS - 1, n - 1))).toBe(n - 1);
      }),
    );
  });

  test('n = 1 is always 0 and n = 2^32 is the word itself', () => {
    expect(uniform(1, wordsFrom(WORDS - 1))).toBe(0);
    expect(uniform(WORDS, wordsFrom(WORDS - 1))).toBe(WORDS - 1);
  });

  test('a source of nothing but refused words stops with an error instead of hanging', () => {
    expect(() => uniform(3, () => WORDS - 1)).toThrow(/broken/);
  });
});

/** Chi-square of counts against equal frequencies; infinite where a value lies outside 0..cells-1. */
function chiSquare(cells: number, draws: number, draw: () => number): number {
  const counts = new Float64Array(cells);
  for (let i = 0; i < draws; i += 1) {
    const got = draw();
    if (!Number.isInteger(got) || got < 0 || got >= cells) return Number.POSITIVE_INFINITY;
    counts[got] = (counts[got] ?? missing()) + 1;
  }
  const expected = draws / cells;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Chi-square that a fair sampler stays below (z = 4) or above (z = -4) but for once in 30,000 (Wilson and Hilferty). */
function bound(cells: number, z: number): number {
  const df = cells - 1;
  return df * (1 - 2 / (9 * df) + z * Math.sqrt(2 / (9 * df))) ** 3;
}

/** Neither too uneven nor, like a counter, too even. */
function looksFair(cells: number, draws: number, draw: () => number): boolean {
  const chi = chiSquare(cells, draws, draw);
  return chi < bound(cells, 4) && chi > bound(cells, -4);
}

// The number of draws is what it takes for the biased samplers below to fail.
const CASES = [
  { n: 2, draws: 200_000, bits: 8 },
  { n: 3, draws: 2_000_000, bits: 8 },
  { n: 6, draws: 1_000_000, bits: 8 },
  { n: 20, draws: 400_000, bits: 8 },
  { n: 52, draws: 400_000, bits: 8 },
  { n: 1000, draws: 1_000_000, bits: 14 },
];
const THREE_QUARTERS = 3 * 2 ** 30;

function freshWords(): () => number {
  return keystream(new Uint8Array(32).fill(7), 0).next;
}

describe('by count', () => {
  test.each(CASES)('n = $n is uniform', ({ n, draws }) => {
    const source = openSource(GAME);
    expect(looksFair(n, draws, () => source.pick(n, 'fair'))).toBe(true);
  });

  test('n = 3 * 2^30 is uniform over its thirds', () => {
    const source = openSource(GAME);
    expect(looksFair(3, 200_000, () => Math.floor(source.pick(THREE_QUARTERS, 'fair') / 2 ** 30))).toBe(true);
  });

  test('pairs of neighbouring picks, and pairs across two streams, are uniform', () => {
    const source = openSource(GAME);
    expect(looksFair(400, 400_000, () => source.pick(20, 'one') * 20 + source.pick(20, 'one'))).toBe(true);
    expect(looksFair(400, 400_000, () => source.pick(20, 'two') * 20 + source.pick(20, 'three'))).toBe(true);
  });
});

describe('the count finds', () => {
  test.each(CASES.filter(({ n }) => n > 2))('the modulo bias of $bits bits at n = $n', ({ n, draws, bits }) => {
    const next = freshWords();
    expect(looksFair(n, draws, () => (next() >>> (32 - bits)) % n)).toBe(false);
  });

  test('the modulo bias of 32 bits at n = 3 * 2^30', () => {
    const next = freshWords();
    expect(looksFair(3, 200_000, () => Math.floor((next() % THREE_QUARTERS) / 2 ** 30))).toBe(false);
  });

  test.each(CASES)('off by one either way, half weight at the ends and a plain counter at n = $n', ({ n, draws }) => {
    const next = freshWords();
    let count = 0;
    expect(looksFair(n, draws, () => uniform(n - 1, next))).toBe(false);
    expect(looksFair(n, draws, () => uniform(n + 1, next))).toBe(false);
    expect(looksFair(n, draws, () => 1 + uniform(n, next))).toBe(false);
    if (n > 2) expect(looksFair(n, draws, () => Math.round((next() / WORDS) * (n - 1)))).toBe(false);
    if (n > 6) expect(looksFair(n, draws, () => count++ % n)).toBe(false);
  });
});
