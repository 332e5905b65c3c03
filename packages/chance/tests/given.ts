// Owns what several tests start from: one fixed game, and arbitrary ones for properties.
import * as fc from 'fast-check';
import { openSource, type Outcome, type SourceInputs } from '../src/index.ts';

export const NONCES = ['a0a1a2a3a4a5a6a7a8a9aaabacadaeaf', 'b0b1b2b3b4b5b6b7b8b9babbbcbdbebf', 'c0c1c2c3c4c5c6c7c8c9cacbcccdcecf'] as const;

/** The fixed game of the known-answer vectors; the text is not ASCII on purpose. */
export const GAME: SourceInputs = {
  secret: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  nonces: NONCES,
  setup: 'sha256:cavern/3 seats/夜の洞窟',
};

/** Nearly half of all words are refused for this n: what counts words wrongly shows here. */
export const OFTEN_REFUSED = 2 ** 31 + 1;

export function hex(bytes: number): fc.Arbitrary<string> {
  return fc
    .uint8Array({ minLength: bytes, maxLength: bytes })
    .map((array) => Array.from(array, (b) => b.toString(16).padStart(2, '0')).join(''));
}

export const text = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' });

export const game: fc.Arbitrary<SourceInputs> = fc.record({
  secret: hex(32),
  nonces: fc.array(hex(16), { minLength: 1, maxLength: 5 }),
  setup: text,
});

/** What is asked of a source: small and huge n, few streams so that they repeat, one of them with an evil name. */
export const asks = fc.array(
  fc.record({
    n: fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.constantFrom(OFTEN_REFUSED, 3 * 2 ** 30, 2 ** 32)),
    stream: fc.constantFrom('combat', 'deck', '__proto__', '7'),
  }),
  { maxLength: 60 },
);

export function play(inputs: SourceInputs, asked: readonly { n: number; stream: string }[]): Outcome[] {
  const source = openSource(inputs);
  return asked.map(({ n, stream }) => ({ n, stream, got: source.pick(n, stream) }));
}

export function picks(inputs: SourceInputs, stream: string, n: number, count: number): number[] {
  const source = openSource(inputs);
  return Array.from({ length: count }, () => source.pick(n, stream));
}
